package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxPidAspect;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.KernelStateProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * The process of a kernel event: as the event itself tells if it was recorded with that context,
 * else the process to which the event's thread belongs, says the kernel analysis.
 */
public final class KernelPidAspect extends LinuxPidAspect {

    /** The one instance; it has no state. */
    public static final KernelPidAspect INSTANCE = new KernelPidAspect();

    private static final long MISSING = -1;

    private KernelPidAspect() {}

    @Override
    public @Nullable Integer resolve(ITmfEvent event) {
        long context = contextPid(event);
        if (context >= 0) {
            return Integer.valueOf((int) context);
        }
        Integer tid = KernelTidAspect.INSTANCE.resolve(event);
        KernelAnalysisModule module = KernelTidAspect.analysis(event.getTrace());
        if (tid == null || module == null) {
            return null;
        }
        return KernelThreadInformationProvider.getProcessId(
                module, tid, event.getTimestamp().toNanos());
    }

    /**
     * Waits, if asked to and if the event itself does not tell, until the kernel analysis is
     * complete: it may learn the process of a thread from a later event.
     */
    @Override
    public @Nullable Integer resolve(ITmfEvent event, boolean block, IProgressMonitor monitor)
            throws InterruptedException {
        return !block
                        || contextPid(event) >= 0
                        || KernelTidAspect.isAnalyzed(event.getTrace(), monitor)
                ? resolve(event)
                : null;
    }

    private static long contextPid(ITmfEvent event) {
        String name = KernelStateProvider.layoutOf(event.getTrace()).fieldContextPid();
        return ContextFields.of(name).asLong(event, MISSING);
    }
}
