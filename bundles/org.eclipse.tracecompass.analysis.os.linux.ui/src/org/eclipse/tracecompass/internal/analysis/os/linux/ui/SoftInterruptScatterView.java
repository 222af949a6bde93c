package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** How long soft interrupts waited, over time: a dot for each. */
public final class SoftInterruptScatterView extends XyChartView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.softirq.scatter";

    /** Made by the workbench. */
    public SoftInterruptScatterView() {
        super(SoftInterruptWaitsView.ANALYSIS + ".scatter", SoftInterruptWaitsView.ANALYSIS);
    }

    /** Durations differ by powers of ten. */
    @Override
    protected boolean isLogarithmicAtFirst() {
        return true;
    }
}
