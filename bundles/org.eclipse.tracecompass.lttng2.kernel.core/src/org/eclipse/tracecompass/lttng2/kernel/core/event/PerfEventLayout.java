package org.eclipse.tracecompass.lttng2.kernel.core.event;

import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;

/**
 * The names in traces that {@code perf data convert --to-ctf} writes: those of the kernel with the
 * subsystem in front, fields as the kernel has them, and fields of perf's own in every event.
 * Immutable, thread-safe.
 */
public final class PerfEventLayout extends TracepointEventLayout {

    private static final PerfEventLayout INSTANCE = new PerfEventLayout();

    private PerfEventLayout() {}

    /** Returns the one instance. */
    public static IKernelAnalysisEventLayout getInstance() {
        return INSTANCE;
    }

    @Override
    protected String event(String subsystem, String name) {
        return subsystem + ':' + name;
    }

    @Override
    public String fieldContextTid() {
        return "perf_tid";
    }

    @Override
    public String fieldContextPid() {
        return "perf_pid";
    }

    @Override
    public String toString() {
        return "kernel events as perf names them";
    }
}
