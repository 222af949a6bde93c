package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** How many threads waited for each CPU, on average. */
public final class RunQueueView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.runqueue";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.os.linux.runqueue.length";
    private static final String ANALYSIS = "org.eclipse.tracecompass.analysis.os.linux.runqueue";

    /** Made by the workbench. */
    public RunQueueView() {
        super(PROVIDER, ANALYSIS);
    }
}
