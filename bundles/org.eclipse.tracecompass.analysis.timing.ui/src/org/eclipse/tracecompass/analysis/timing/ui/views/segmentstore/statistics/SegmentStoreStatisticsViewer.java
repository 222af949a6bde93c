package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreStatisticsFactory;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentAnalyses;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The statistics of the segments of an analysis.
 *
 * @since 9.5.0
 */
public class SegmentStoreStatisticsViewer extends AbstractSegmentsStatisticsViewer {

    private static final String SEPARATOR = ":";

    private final String analysisId;

    /**
     * @param parent the parent of the tree
     * @param analysisId the id of the analysis
     */
    public SegmentStoreStatisticsViewer(Composite parent, String analysisId) {
        super(parent, SegmentStoreStatisticsFactory.ID + SEPARATOR + analysisId);
        this.analysisId = analysisId;
    }

    /** Starts the analysis. */
    @Override
    protected void initializeDataSource(ITmfTrace trace) {
        SegmentAnalyses.start(trace, analysisId);
    }
}
