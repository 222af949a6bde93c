package org.eclipse.tracecompass.analysis.os.linux.core.cpuusage;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuSlices;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * How long threads were on CPUs. The history has the sums; what ran in a range is read from the
 * kernel analysis, which knows the threads between their switches, too.
 */
public class KernelCpuUsageAnalysis extends TmfStateSystemAnalysisModule {

    /** The identifier of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.cpuusage";

    /** The key of the sum of all CPUs, and the first part of the key of a thread's sum. */
    public static final String TOTAL = "total";

    /** Stands between CPU and thread in a key. */
    public static final String SPLIT_STRING = "/";

    /** The idle thread in a key. */
    public static final String TID_ZERO = "0";

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the analysis of CPU usage has no trace");
        }
        return new KernelCpuUsageStateProvider(trace, KernelStateProvider.layoutOf(trace));
    }

    @Override
    protected StateSystemBackendType getBackendType() {
        return StateSystemBackendType.FULL;
    }

    /** {@inheritDoc} The kernel analysis. */
    @Override
    protected Iterable<IAnalysisModule> getDependentAnalyses() {
        KernelAnalysisModule kernel = kernelAnalysis();
        return kernel == null ? List.of() : List.of(kernel);
    }

    private @Nullable KernelAnalysisModule kernelAnalysis() {
        ITmfTrace trace = getTrace();
        return trace == null
                ? null
                : TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
    }

    /** Returns the number of CPUs that switched between threads so far. */
    public int getNumberOfCores() {
        ITmfStateSystem history = getStateSystem();
        return history == null ? 0 : history.getQuarks(Attributes.CPUS, "*").size();
    }

    /**
     * Returns how long threads were on CPUs in a range.
     *
     * @param cpus the numbers of the CPUs that count; none for all
     * @param start the first time, ns
     * @param end the last time, ns
     * @return times in ns: of a CPU by its number, of all by {@link #TOTAL}, of a thread on a CPU
     *     by both numbers with {@link #SPLIT_STRING} between them, of a thread on all CPUs with
     *     {@link #TOTAL} in front. Idle threads count for themselves only. Empty while nothing is
     *     known. Does not wait
     */
    public Map<String, Long> getCpuUsageInRange(Set<Integer> cpus, long start, long end) {
        Map<String, Long> usage = new HashMap<>();
        KernelAnalysisModule kernel = kernelAnalysis();
        ITmfStateSystem history = kernel == null ? null : kernel.getStateSystem();
        if (history == null) {
            return usage;
        }
        OnCpuSlices.forEach(
                history,
                start,
                end,
                null,
                (cpu, tid, from, to) -> {
                    if (cpus.isEmpty() || cpus.contains(Integer.valueOf(cpu))) {
                        add(usage, cpu, tid, to - from);
                    }
                });
        return usage;
    }

    private static void add(Map<String, Long> usage, int cpu, int tid, long time) {
        Long amount = Long.valueOf(time);
        usage.merge(cpu + SPLIT_STRING + tid, amount, Long::sum);
        usage.merge(TOTAL + SPLIT_STRING + tid, amount, Long::sum);
        Long busy = Long.valueOf(tid == 0 ? 0 : time);
        usage.merge(Integer.toString(cpu), busy, Long::sum);
        usage.merge(TOTAL, busy, Long::sum);
    }

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(
                new LayoutRequirement(
                        PriorityLevel.MANDATORY,
                        "Record sched_switch to see how long threads were on CPUs.",
                        IKernelAnalysisEventLayout::eventSchedSwitch));
    }
}
