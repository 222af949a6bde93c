package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphView;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;

/** Callers and callees of a program, with counts and durations. */
public final class UstFlameGraphView extends FlameGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.flamegraph";

    /** Made by the workbench. */
    public UstFlameGraphView() {
        super(UstCallStackAnalysis.ID);
    }
}
