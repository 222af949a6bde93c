package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuStatistics;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;

/** The text of the CPU time column. */
final class ThreadCpuTimes {

    private static final double NS_PER_MS = 1e6;

    private final OnCpuStatistics statistics;
    private final Map<Integer, OnCpuStatistics.Use> byThread;

    ThreadCpuTimes(
            ITmfStateSystem history,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        boolean all = times == null || times.size() < 2;
        statistics =
                OnCpuStatistics.compute(
                        history,
                        all || times == null ? Long.MIN_VALUE : times.get(0).longValue(),
                        all || times == null
                                ? Long.MAX_VALUE
                                : times.get(times.size() - 1).longValue(),
                        monitor);
        byThread = statistics.byThread();
    }

    String of(ThreadLife life) {
        OnCpuStatistics.Use use =
                life.isIdle()
                        ? statistics.of(life.cpu(), 0)
                        : byThread.get(Integer.valueOf(life.tid()));
        return use == null || use.time() == 0
                ? ""
                : String.format(Locale.ROOT, "%.3f", use.time() / NS_PER_MS);
    }
}
