package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import org.eclipse.tracecompass.lttng2.ust.core.analysis.memory.UstMemoryAnalysis;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** The bytes allocated by processes and threads over time. */
public final class UstMemoryView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.lttng2.ust.ui.memory";

    private static final String PROVIDER = "org.eclipse.tracecompass.lttng2.ust.core.memory.bytes";

    /** Made by the workbench. */
    public UstMemoryView() {
        super(PROVIDER, UstMemoryAnalysis.ID);
    }
}
