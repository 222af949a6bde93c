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
 * else the thread that was, says the kernel analysis, on the event's CPU.
 */
public final class KernelTidAspect extends LinuxTidAspect {

    /** The one instance; it has no state. */
    public static final KernelTidAspect INSTANCE = new KernelTidAspect();

    private static final long MISSING = -1;
    private static final long FIRST_WAIT_MS = 10;
    private static final long LONGEST_WAIT_MS = 200;

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
        return KernelThreadInformationProvider.getThreadOnCpu(
                module, cpu.longValue(), event.getTimestamp().toNanos());
    }

    /** Waits, if asked to, until the kernel analysis has passed the event. */
    @Override
    public @Nullable Integer resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
            throws InterruptedException {
        Integer tid = resolve(event);
        KernelAnalysisModule module = tid == null && block ? analysis(event.getTrace()) : null;
        if (module == null) {
            return tid;
        }
        long time = event.getTimestamp().toNanos();
        if (!AnalysisCondition.start(module).canAnswer() || !module.waitForInitialization()) {
            return null;
        }
        long pause = FIRST_WAIT_MS;
        while (!module.reaches(time) && !monitor.isCanceled()) {
            Thread.sleep(pause);
            pause = Math.min(2 * pause, LONGEST_WAIT_MS);
        }
        return resolve(event);
    }

    private static long contextTid(ITmfEvent event) {
        String name = KernelStateProvider.layoutOf(event.getTrace()).fieldContextTid();
        return ContextFields.of(name).asLong(event, MISSING);
    }

    static @Nullable KernelAnalysisModule analysis(ITmfTrace trace) {
        return TmfTraceUtils.getAnalysisModuleOfClass(
                trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
    }
}
