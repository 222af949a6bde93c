package org.eclipse.tracecompass.internal.tmf.statemap.core.view;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/**
 * Makes the data provider of a statemap, and of a stack of them: an experiment's maps have their
 * colours in common.
 */
public final class StatemapDataProviderFactory
        extends AnalysisDataProviderFactory<StatemapAnalysis> {

    /** Creates the factory; called for the extension point. */
    public StatemapDataProviderFactory() {
        super(
                StatemapAnalysis.class,
                StatemapAnalysis.ID,
                descriptor(
                        StatemapDataProvider.ID,
                        "Statemap",
                        "The states of entities over time",
                        ProviderType.TIME_GRAPH));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, StatemapAnalysis analysis) {
        return trace instanceof StatemapTrace map ? stack(List.of(map)).get(0) : null;
    }

    @Override
    protected @Nullable ITmfDataProvider join(ITmfTrace experiment, Collection<ITmfTrace> members) {
        List<StatemapTrace> maps = new ArrayList<>();
        for (ITmfTrace member : members) {
            if (member instanceof StatemapTrace map) {
                maps.add(map);
            }
        }
        List<StatemapDataProvider> providers = stack(maps);
        return switch (providers.size()) {
            case 0 -> null;
            case 1 -> providers.get(0);
            default ->
                    new TmfTimeGraphCompositeDataProvider<
                            TimeGraphEntryModel, StatemapDataProvider>(
                            providers, StatemapDataProvider.ID);
        };
    }

    /** Creates the providers of maps that are seen together. */
    private List<StatemapDataProvider> stack(List<StatemapTrace> maps) {
        StatemapColours colours =
                new StatemapColours(maps.stream().map(StatemapTrace::metadata).toList());
        List<StatemapDataProvider> providers = new ArrayList<>();
        for (StatemapTrace map : maps) {
            analysesOf(map)
                    .forEach(
                            analysis ->
                                    providers.add(
                                            new StatemapDataProvider(map, analysis, colours)));
        }
        return providers;
    }
}
