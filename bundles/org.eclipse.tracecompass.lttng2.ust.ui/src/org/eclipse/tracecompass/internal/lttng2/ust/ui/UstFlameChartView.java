package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.analysis.profiling.ui.views.flamechart.CallChartView;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;

/** The functions that the threads of a program were in, over time. */
public final class UstFlameChartView extends CallChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.flamechart";

    /** Made by the workbench. */
    public UstFlameChartView() {
        super(UstCallStackAnalysis.ID);
    }
}
