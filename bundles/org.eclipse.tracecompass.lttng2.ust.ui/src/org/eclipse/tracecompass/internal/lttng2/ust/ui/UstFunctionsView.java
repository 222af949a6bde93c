package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.callstack.UstCallStackAnalysis;

/** How often and how long each function of a program ran. */
public final class UstFunctionsView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.functions";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.profiling.core.functions:" + UstCallStackAnalysis.ID;

    /** Made by the workbench. */
    public UstFunctionsView() {
        super(PROVIDER, UstCallStackAnalysis.ID);
    }
}
