package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph.FlameGraphView;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;

/** Which functions of a program called which, how often and how long. */
public final class UstFlameGraphView extends FlameGraphView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.flamegraph";

    /** Made by the workbench. */
    public UstFlameGraphView() {
        super(UstCallStackAnalysis.ID);
    }
}
