package org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.dataprovider.AnalysisDataProviderFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Makes the statistics or the scatter chart of one analysis of segments. A plug-in with such an
 * analysis declares two subclasses, each with a constructor that names it.
 */
public abstract class SegmentDataProviderFactory
        extends AnalysisDataProviderFactory<IAnalysisModule> {

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
        super(IAnalysisModule.class, analysisId, descriptor(id, name, description, type));
    }

    @Override
    protected @Nullable ITmfDataProvider create(ITmfTrace trace, IAnalysisModule analysis) {
        ProvidedSegments provided = ProvidedSegments.of(analysis);
        if (provided == null) {
            return null;
        }
        IDataProviderDescriptor segments = getDescriptor();
        String id = segments.getId();
        return segments.getType() == ProviderType.TREE_TIME_XY
                ? new SegmentScatterDataProvider(trace, provided, id, segments.getName())
                : new SegmentStatisticsDataProvider(trace, provided, id);
    }
}
