package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** How many bytes per second each disk read and wrote. */
public final class DiskThroughputView extends XyChartView {

    /** The id of the view. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.os.linux.views.diskthroughput";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.os.linux.block.throughput";
    private static final String ANALYSIS = "org.eclipse.tracecompass.analysis.os.linux.block";

    /** Made by the workbench. */
    public DiskThroughputView() {
        super(PROVIDER, ANALYSIS);
    }
}
