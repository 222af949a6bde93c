package org.eclipse.tracecompass.analysis.os.linux.core.contextswitch;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** How often the CPUs of a Linux machine switched between threads. */
public class KernelContextSwitchAnalysis extends TmfStateSystemAnalysisModule {

    /** The identifier of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.contextswitch";

    /** The key of the sum of all CPUs. */
    public static final Integer TOTAL = Integer.valueOf(-1);

    @Override
    public String getHelpText() {
        return "Counts how often each CPU of a Linux machine switched between threads.";
    }

    @Override
    public String getHelpText(ITmfTrace trace) {
        return canExecute(trace) ? getHelpText() : super.getHelpText(trace);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the count of context switches has no trace");
        }
        return new KernelContextSwitchStateProvider(trace, KernelStateProvider.layoutOf(trace));
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    /** {@inheritDoc} None: the events say it all. */
    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        return List.of();
    }

    /**
     * Returns how often the CPUs switched after one time and up to another.
     *
     * @param startParam the first time, ns; a switch at this very time does not count
     * @param endParam the last time, ns
     * @return the number of switches by the number of the CPU, and of all with the key {@link
     *     #TOTAL}; empty while nothing is known or if the range is outside of the trace. Does not
     *     wait
     */
    public Map<Integer, Long> getContextSwitchesRange(long startParam, long endParam) {
        Map<Integer, Long> switches = new HashMap<>();
        ITmfStateSystem history = getStateSystem();
        if (history == null) {
            return switches;
        }
        long start = Math.max(startParam, history.getStartTime());
        long end = Math.min(endParam, history.getCurrentEndTime());
        if (start > end) {
            return switches;
        }
        try {
            List<ITmfStateInterval> before = history.queryFullState(start);
            List<ITmfStateInterval> after = history.queryFullState(end);
            long total = 0;
            for (Integer quark : history.getQuarks(Attributes.CPUS, "*")) {
                int cpu = quark.intValue();
                if (cpu < before.size() && cpu < after.size()) {
                    long count = count(after.get(cpu)) - count(before.get(cpu));
                    switches.put(
                            Integer.valueOf(history.getAttributeName(cpu)), Long.valueOf(count));
                    total += count;
                }
            }
            switches.put(TOTAL, Long.valueOf(total));
        } catch (StateSystemDisposedException e) {
            switches.clear();
        }
        return switches;
    }

    private static long count(ITmfStateInterval interval) {
        return interval.getValue() instanceof Integer count ? count.longValue() : 0;
    }
}
