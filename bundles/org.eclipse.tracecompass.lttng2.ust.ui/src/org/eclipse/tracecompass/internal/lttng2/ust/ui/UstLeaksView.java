package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentStatisticsView;
import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.UstMemoryAnalysis;

/** The blocks not freed at the end of the trace and of the selected time. */
public final class UstLeaksView extends SegmentStatisticsView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.memory.leaks";

    private static final String PROVIDER = "org.eclipse.tracecompass.lttng2.ust.core.memory.leaks";

    /** Made by the workbench. */
    public UstLeaksView() {
        super(PROVIDER, UstMemoryAnalysis.ID);
    }
}
