package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.tmf.ui.analysis.AnalysisViews;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;
import org.eclipse.tracecompass.tmf.ui.views.xychart.TmfChartView;

/**
 * The durations over time of the segments of the analysis whose id is the secondary id of the view.
 *
 * @since 9.5.0
 */
public class SegmentStoreScatterView2 extends TmfChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.timing.ui.segstore.scatter2";

    /** Creates the view. */
    public SegmentStoreScatterView2() {
        super(ID);
    }

    @Override
    public void createPartControl(@Nullable Composite parent) {
        String title = AnalysisViews.titleOf(getViewSite());
        if (title != null) {
            setPartName(title);
        }
        super.createPartControl(parent);
    }

    @Override
    protected TmfXYChartViewer createChartViewer(@Nullable Composite parent) {
        return new AbstractSegmentStoreScatterChartViewer2(
                parent,
                new TmfXYChartSettings(null, Messages.Scatter_Time, Messages.Scatter_Duration, 1),
                AnalysisViews.analysisOf(getViewSite()));
    }

    @Override
    protected TmfViewer createLeftChildViewer(@Nullable Composite parent) {
        return new AbstractSegmentStoreScatterChartTreeViewer2(
                parent, AnalysisViews.analysisOf(getViewSite()));
    }
}
