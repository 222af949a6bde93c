package org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout;

import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;

/**
 * The names in traces that {@code perf data convert --to-ctf} writes: those of the kernel with the
 * subsystem in front, fields as the kernel has them, and fields of perf's own in every event.
 * Immutable, thread-safe.
 */
public class PerfEventLayout extends TracepointEventLayout {

    private static final PerfEventLayout INSTANCE = new PerfEventLayout();

    /** Creates the layout, for subclasses that change some of its names. */
    protected PerfEventLayout() {}

    /** Returns the one instance. */
    public static PerfEventLayout getInstance() {
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
