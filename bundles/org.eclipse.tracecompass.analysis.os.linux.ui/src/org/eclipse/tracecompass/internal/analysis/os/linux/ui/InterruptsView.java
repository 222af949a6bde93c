package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;

/** Every handling of an interrupt and soft interrupt, with its CPU and its duration. */
public final class InterruptsView extends SegmentTableView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.irq";

    /** The analysis behind the views of interrupts. */
    static final String ANALYSIS = "org.eclipse.tracecompass.analysis.os.linux.latency.irq";

    /** Made by the workbench. */
    public InterruptsView() {
        super(ANALYSIS);
    }
}
