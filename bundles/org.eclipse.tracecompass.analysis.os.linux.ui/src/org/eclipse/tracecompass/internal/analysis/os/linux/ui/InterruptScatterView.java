package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** How long the handling of interrupts took, over time: a dot for each. */
public final class InterruptScatterView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.irq.scatter";

    /** Made by the workbench. */
    public InterruptScatterView() {
        super(InterruptsView.ANALYSIS + ".scatter", InterruptsView.ANALYSIS);
    }

    /** Durations differ by powers of ten. */
    @Override
    protected boolean isLogarithmicAtFirst() {
        return true;
    }
}
