package org.eclipse.tracecompass.ftrace.core.event;

import java.util.function.LongFunction;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.TracepointEventLayout;

/** The names that the kernel itself gives its events and their fields, as ftrace prints them. */
public final class FtraceEventLayout extends TracepointEventLayout {

    private final LongFunction<String> syscalls;

    private FtraceEventLayout(LongFunction<String> syscalls) {
        this.syscalls = syscalls;
    }

    /**
     * Returns a layout.
     *
     * @param syscalls gives the names of system calls by their numbers, which differ between
     *     machines
     */
    public static IKernelAnalysisEventLayout of(LongFunction<String> syscalls) {
        return new FtraceEventLayout(syscalls);
    }

    @Override
    public String syscallName(long number) {
        return syscalls.apply(number);
    }

    /** A fork tells threads only, not the processes that they belong to. */
    @Override
    public String fieldParentPid() {
        return "parent_tgid";
    }

    @Override
    public String fieldChildPid() {
        return "child_tgid";
    }

    @Override
    public String fieldContextTid() {
        return FtraceEventType.COMMON_PID;
    }

    @Override
    public String fieldContextPid() {
        return FtraceEventType.COMMON_TGID;
    }

    @Override
    public String toString() {
        return "kernel events as ftrace names them";
    }
}
