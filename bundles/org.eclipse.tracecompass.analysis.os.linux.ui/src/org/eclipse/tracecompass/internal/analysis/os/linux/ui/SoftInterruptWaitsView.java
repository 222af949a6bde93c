package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;

/** Every wait of a soft interrupt, from when it was raised to when it was handled. */
public final class SoftInterruptWaitsView extends SegmentTableView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.softirq";

    /** The analysis behind the views of waiting soft interrupts. */
    static final String ANALYSIS = "org.eclipse.tracecompass.analysis.os.linux.latency.softirq";

    /** Made by the workbench. */
    public SoftInterruptWaitsView() {
        super(ANALYSIS);
    }
}
