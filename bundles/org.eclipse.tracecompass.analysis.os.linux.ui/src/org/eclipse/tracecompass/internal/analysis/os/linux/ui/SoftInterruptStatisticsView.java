package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;

/** How often each soft interrupt waited for its handling, and how long. */
public final class SoftInterruptStatisticsView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.softirq.statistics";

    /** Made by the workbench. */
    public SoftInterruptStatisticsView() {
        super(SoftInterruptWaitsView.ANALYSIS + ".statistics", SoftInterruptWaitsView.ANALYSIS);
    }
}
