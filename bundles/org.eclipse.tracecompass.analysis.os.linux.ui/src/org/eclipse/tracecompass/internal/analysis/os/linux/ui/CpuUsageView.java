package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.tracecompass.tmf.xychart.core.ChartData;

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

    /** {@inheritDoc} A total of 0 % would say that the CPUs were idle, where nothing is known. */
    @Override
    protected @Nullable EmptyReason emptyReason(ChartData data) {
        ITmfTrace shown = getTrace();
        EmptyReason unknown = shown == null ? null : NoThreads.of(shown);
        return unknown == null ? super.emptyReason(data) : unknown;
    }
}
