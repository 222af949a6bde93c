package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.UstMemoryAnalysis;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** In how many blocks processes and threads had memory, over time. */
public final class UstMemoryBlocksView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.memory.blocks";

    private static final String PROVIDER = "org.eclipse.tracecompass.lttng2.ust.core.memory.blocks";

    /** Made by the workbench. */
    public UstMemoryBlocksView() {
        super(PROVIDER, UstMemoryAnalysis.ID);
    }
}
