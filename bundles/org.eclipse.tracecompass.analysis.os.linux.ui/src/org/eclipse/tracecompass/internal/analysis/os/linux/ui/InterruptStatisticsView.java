package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;

/** How often each interrupt was handled and how long it took. */
public final class InterruptStatisticsView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.irq.statistics";

    /** Made by the workbench. */
    public InterruptStatisticsView() {
        super(InterruptsView.ANALYSIS + ".statistics", InterruptsView.ANALYSIS);
    }
}
