package org.eclipse.tracecompass.internal.tmf.statemap.core;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.statemap.core.analysis.StatemapAnalysis;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;

/**
 * Makes the data provider of a statemap, and of a stack of them: an experiment's maps have their
 * colours in common.
 */
public final class StatemapDataProviderFactory implements IDataProviderFactory {

    private static final IDataProviderDescriptor DESCRIPTOR =
            new DataProviderDescriptor.Builder()
                    .setId(StatemapDataProvider.ID)
                    .setName("Statemap")
                    .setDescription("The states of entities over time")
                    .setProviderType(ProviderType.TIME_GRAPH)
                    .build();

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        List<StatemapTrace> maps = maps(trace);
        StatemapColours colours =
                new StatemapColours(maps.stream().map(StatemapTrace::metadata).toList());
        List<StatemapDataProvider> providers = new ArrayList<>();
        for (StatemapTrace map : maps) {
            if (map.getAnalysisModule(StatemapAnalysis.ID) instanceof StatemapAnalysis analysis) {
                analysis.schedule();
                providers.add(new StatemapDataProvider(map, analysis, colours));
            }
        }
        return switch (providers.size()) {
            case 0 -> null;
            case 1 -> providers.get(0);
            default ->
                    new TmfTimeGraphCompositeDataProvider<
                            TimeGraphEntryModel, StatemapDataProvider>(
                            providers, StatemapDataProvider.ID);
        };
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return maps(trace).isEmpty() ? List.of() : List.of(DESCRIPTOR);
    }

    private static List<StatemapTrace> maps(ITmfTrace trace) {
        List<StatemapTrace> maps = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (member instanceof StatemapTrace map) {
                maps.add(map);
            }
        }
        return maps;
    }
}
