package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;

/** How busy the CPUs were: in total, by CPU and by thread. */
public final class CpuUsageView extends XyChartView {

    /** The id of the view. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.views.cpuusage";

    private static final String PROVIDER =
            "org.eclipse.tracecompass.analysis.os.linux.core.cpuusage.CpuUsageDataProvider";

    /** Made by the workbench. */
    public CpuUsageView() {
        super(PROVIDER, KernelAnalysisModule.ID);
    }
}
