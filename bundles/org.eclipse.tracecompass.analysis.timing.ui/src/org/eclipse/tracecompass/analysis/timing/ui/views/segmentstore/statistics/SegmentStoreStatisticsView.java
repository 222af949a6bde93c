package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.statistics;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;

/**
 * The statistics of the segments of the analysis whose id is the secondary id of the view.
 *
 * @since 9.5.0
 */
public class SegmentStoreStatisticsView extends AbstractSegmentsStatisticsView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.timing.ui.segstore.statistics";

    @Override
    public void createPartControl(@Nullable Composite parent) {
        String title = AnalysisViews.titleOf(getViewSite());
        if (title != null) {
            setPartName(title);
        }
        super.createPartControl(parent);
    }

    @Override
    protected AbstractSegmentsStatisticsViewer createSegmentStoreStatisticsViewer(
            Composite parent) {
        return new SegmentStoreStatisticsViewer(parent, AnalysisViews.analysisOf(getViewSite()));
    }
}
