package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.AbstractSegmentStatisticsAnalysis;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentAspects;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

/**
 * The statistics of the segments of any analysis, by their names. In an experiment without such an
 * analysis of its own, of the segments of all its traces.
 *
 * @since 0.2.0
 */
public class GenericSegmentStatisticsAnalysis extends AbstractSegmentStatisticsAnalysis {

    private final String analysisId;

    /**
     * Creates the analysis.
     *
     * @param secondaryId the id of the analysis that finds the segments
     */
    public GenericSegmentStatisticsAnalysis(String secondaryId) {
        analysisId = secondaryId;
        setId(GenericSegmentStatisticsAnalysis.class.getName() + ':' + secondaryId);
    }

    @Override
    protected @Nullable String getSegmentType(ISegment segment) {
        return SegmentAspects.getName(segment);
    }

    @Override
    protected @Nullable ISegmentStoreProvider getSegmentStoreProvider(ITmfTrace trace) {
        if (trace.getAnalysisModule(analysisId) instanceof ISegmentStoreProvider provider) {
            return provider;
        }
        for (ITmfTrace member : TmfTraceManager.getTraceSet(trace)) {
            if (member != trace
                    && member.getAnalysisModule(analysisId) instanceof ISegmentStoreProvider) {
                return new SegmentStoreAnalysisModule(trace, analysisId);
            }
        }
        return null;
    }
}
