package org.eclipse.tracecompass.analysis.os.linux.core.tid;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelThreadInformationProvider;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.LayoutRequirement;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.tid.CurrentThreadProvider;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement;
import org.eclipse.tracecompass.tmf.core.analysis.requirements.TmfAbstractAnalysisRequirement.PriorityLevel;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * Which thread was on which CPU. The history has one attribute per CPU, its number, whose value is
 * the identifier of the thread that a switch brought there.
 *
 * <p>The kernel analysis, which runs with every trace, knows this too. This one therefore runs only
 * on demand, and its methods answer from the kernel analysis until it does. Any thread may ask.
 *
 * @since 0.2.0
 */
public class TidAnalysisModule extends TmfStateSystemAnalysisModule {

    /** The analysis' identifier. */
    public static final String ID = "org.eclipse.tracecompass.analysis.os.linux.kernel.tid";

    @Override
    public Iterable<TmfAbstractAnalysisRequirement> getAnalysisRequirements() {
        return List.of(
                new LayoutRequirement(
                        PriorityLevel.MANDATORY,
                        "Record sched_switch to see which thread was on which CPU.",
                        IKernelAnalysisEventLayout::eventSchedSwitch));
    }

    @Override
    public String getHelpText() {
        return "Computes which thread was on which CPU of a Linux kernel trace.";
    }

    @Override
    public String getHelpText(ITmfTrace trace) {
        return canExecute(trace) ? getHelpText() : super.getHelpText(trace);
    }

    @Override
    protected ITmfStateProvider createStateProvider() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            throw new IllegalStateException("the analysis of current threads has no trace");
        }
        return new CurrentThreadProvider(trace);
    }

    /**
     * Returns the thread on a CPU. At the very time of a switch that is still the thread that
     * leaves, so that an event is counted to the thread that caused it.
     *
     * @param cpu the number of the CPU
     * @param time the time, ns
     * @return the identifier of the thread, 0 for an idle CPU; null where it is not known, or not
     *     known yet. Does not wait
     */
    public @Nullable Integer getThreadOnCpuAtTime(int cpu, long time) {
        ITmfStateSystem history = getStateSystem();
        if (history != null) {
            int quark = history.optQuarkAbsolute(Integer.toString(cpu));
            return quark == ITmfStateSystem.INVALID_ATTRIBUTE
                    ? null
                    : threadAt(history, quark, Math.max(time - 1, history.getStartTime()));
        }
        KernelAnalysisModule kernel = kernelAnalysis();
        return kernel == null
                ? null
                : KernelThreadInformationProvider.getThreadOnCpu(kernel, cpu, time - 1);
    }

    /**
     * Returns the CPU on which a thread is.
     *
     * @param tid the identifier of the thread, not 0
     * @param time the time, ns
     * @return the number of the CPU; null while the thread is on none, or where it is not known.
     *     Does not wait
     */
    public @Nullable Integer getCpuForTidAtTime(int tid, long time) {
        ITmfStateSystem history = getStateSystem();
        if (history != null) {
            for (Integer quark : history.getQuarks("*")) {
                Integer thread = threadAt(history, quark.intValue(), time);
                if (thread != null && thread.intValue() == tid) {
                    return Integer.valueOf(history.getAttributeName(quark.intValue()));
                }
            }
            return null;
        }
        KernelAnalysisModule kernel = kernelAnalysis();
        return kernel == null
                ? null
                : KernelThreadInformationProvider.getCpuOfThread(kernel, tid, time);
    }

    private @Nullable KernelAnalysisModule kernelAnalysis() {
        ITmfTrace trace = getTrace();
        return trace == null
                ? null
                : TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
    }

    private static @Nullable Integer threadAt(ITmfStateSystem history, int quark, long time) {
        if (time < history.getStartTime() || time > history.getCurrentEndTime()) {
            return null;
        }
        try {
            return history.querySingleState(time, quark).getValue() instanceof Integer tid
                    ? tid
                    : null;
        } catch (StateSystemDisposedException e) {
            return null;
        }
    }
}
