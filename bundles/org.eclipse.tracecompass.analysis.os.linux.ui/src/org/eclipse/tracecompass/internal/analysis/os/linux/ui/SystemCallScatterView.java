package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** How long system calls took, over time: a dot for each. */
public final class SystemCallScatterView extends XyChartView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.latency.scatter";

    /** Made by the workbench. */
    public SystemCallScatterView() {
        super(SystemCallsView.ANALYSIS + ".scatter", SystemCallsView.ANALYSIS);
    }

    /** Durations differ by powers of ten. */
    @Override
    protected boolean isLogarithmicAtFirst() {
        return true;
    }
}
