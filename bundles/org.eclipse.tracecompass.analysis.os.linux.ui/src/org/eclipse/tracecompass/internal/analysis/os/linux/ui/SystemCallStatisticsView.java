package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;

/** How often each system call was made, how long it took and how often it failed. */
public final class SystemCallStatisticsView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.latency.statistics";

    /** Made by the workbench. */
    public SystemCallStatisticsView() {
        super(SystemCallsView.ANALYSIS + ".statistics", SystemCallsView.ANALYSIS);
    }
}
