package org.eclipse.tracecompass.tmf.core.segment;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfTreeXYCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * Makes the statistics or the scatter chart of one analysis of segments. A plug-in with such an
 * analysis declares two subclasses, each with a constructor that names it.
 */
public abstract class SegmentDataProviderFactory implements IDataProviderFactory {

    private final String fAnalysisId;
    private final IDataProviderDescriptor fDescriptor;

    /**
     * Creates a factory.
     *
     * @param id the id of its data providers
     * @param analysisId the id of the analysis
     * @param name the name of the data providers for users
     * @param description what they show
     * @param type {@link ProviderType#DATA_TREE} for statistics, {@link ProviderType#TREE_TIME_XY}
     *     for a chart
     */
    protected SegmentDataProviderFactory(
            String id, String analysisId, String name, String description, ProviderType type) {
        fAnalysisId = analysisId;
        fDescriptor =
                new DataProviderDescriptor.Builder()
                        .setId(id)
                        .setName(name)
                        .setDescription(description)
                        .setProviderType(type)
                        .build();
    }

    @Override
    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
        String id = fDescriptor.getId();
        boolean chart = fDescriptor.getType() == ProviderType.TREE_TIME_XY;
        ISegmentStoreProvider segments = segmentsOf(trace);
        if (segments != null) {
            return chart
                    ? new SegmentScatterDataProvider(trace, segments, id, fDescriptor.getName())
                    : new SegmentStatisticsDataProvider(trace, segments, id);
        }
        Collection<ITmfTrace> members = members(trace);
        if (members.isEmpty()) {
            return null;
        }
        return chart
                ? TmfTreeXYCompositeDataProvider.create(members, fDescriptor.getName(), id)
                : TmfTreeCompositeDataProvider.create(members, id);
    }

    @Override
    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
        return members(trace).isEmpty() ? List.of() : List.of(fDescriptor);
    }

    private Collection<ITmfTrace> members(ITmfTrace trace) {
        List<ITmfTrace> traces = new ArrayList<>();
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (segmentsOf(member) != null) {
                traces.add(member);
            }
        }
        return traces;
    }

    /** The analysis of this very trace: an experiment has none of its own. */
    private @Nullable ISegmentStoreProvider segmentsOf(ITmfTrace trace) {
        return trace.getAnalysisModule(fAnalysisId) instanceof ISegmentStoreProvider segments
                ? segments
                : null;
    }
}
