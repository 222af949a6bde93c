package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;

/**
 * The thread of a kernel event: as the event itself tells if it was recorded with that context,
 * else the thread that was, says the kernel analysis, on the event's CPU. A switch is an event of
 * the thread that leaves, as in the contexts of tracers.
 */
public final class KernelTidAspect extends LinuxTidAspect {

    /** The one instance; it has no state. */
    public static final KernelTidAspect INSTANCE = new KernelTidAspect();

    private static final long MISSING = -1;

    private KernelTidAspect() {}

    @Override
    public @Nullable Integer resolve(ITmfEvent event) {
        long context = contextTid(event);
        if (context >= 0) {
            return Integer.valueOf((int) context);
        }
        KernelAnalysisModule module = analysis(event.getTrace());
        TmfCpuAspect cpuAspect = TmfCpuAspect.of(event.getTrace());
        Integer cpu = cpuAspect == null ? null : cpuAspect.resolve(event);
        if (module == null || cpu == null) {
            return null;
        }
        // The history has the next thread from the very time of a switch on.
        return KernelThreadInformationProvider.getThreadOnCpu(
                module, cpu.longValue(), event.getTimestamp().toNanos() - 1);
    }

    /**
     * Waits, if asked to and if the event itself does not tell, until the kernel analysis is
     * complete.
     */
    @Override
    public @Nullable Integer resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
            throws InterruptedException {
        return !block || contextTid(event) >= 0 || isAnalyzed(event.getTrace(), monitor)
                ? resolve(event)
                : null;
    }

    private static long contextTid(ITmfEvent event) {
        String name = KernelStateProvider.layoutOf(event.getTrace()).fieldContextTid();
        return ContextFields.of(name).asLong(event, MISSING);
    }

    /** Waits for the kernel analysis; false if there is none, or it does not complete. */
    static boolean isAnalyzed(ITmfTrace trace, IProgressMonitor monitor)
            throws InterruptedException {
        KernelAnalysisModule module = analysis(trace);
        return module != null && AnalysisCondition.complete(module, monitor);
    }

    static @Nullable KernelAnalysisModule analysis(ITmfTrace trace) {
        return TmfTraceUtils.getAnalysisModuleOfClass(
                trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
    }
}
