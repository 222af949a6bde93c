package org.eclipse.tracecompass.ftrace.core.event;

import java.util.function.LongFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;

/**
 * The names that the kernel itself gives its events and their fields, as ftrace prints them.
 * Threads are called {@code pid} there.
 */
public final class FtraceEventLayout extends DefaultEventLayout {

    private final LongFunction<String> fSyscalls;

    private FtraceEventLayout(LongFunction<String> syscalls) {
        fSyscalls = syscalls;
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
        return fSyscalls.apply(number);
    }

    @Override
    public String eventSoftIrqEntry() {
        return "softirq_entry";
    }

    @Override
    public String eventSoftIrqExit() {
        return "softirq_exit";
    }

    @Override
    public @Nullable String eventSoftIrqRaise() {
        return "softirq_raise";
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return "sys_enter_";
    }

    @Override
    public String eventSyscallExitPrefix() {
        return "sys_exit_";
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return "compat_sys_enter_";
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return "compat_sys_exit_";
    }

    @Override
    public @Nullable String eventRawSyscallEntry() {
        return "sys_enter";
    }

    @Override
    public @Nullable String eventRawSyscallExit() {
        return "sys_exit";
    }

    @Override
    public boolean tellsThreadOfEveryEvent() {
        return true;
    }

    @Override
    public @Nullable String eventStatedumpProcessState() {
        return null;
    }

    @Override
    public @Nullable String eventStatedumpCpuTopology() {
        return null;
    }

    @Override
    public @Nullable String eventCpuFrequency() {
        return "cpu_frequency";
    }

    @Override
    public @Nullable String eventHRTimerStart() {
        return "hrtimer_start";
    }

    @Override
    public @Nullable String eventHRTimerCancel() {
        return "hrtimer_cancel";
    }

    @Override
    public @Nullable String eventHRTimerExpireEntry() {
        return "hrtimer_expire_entry";
    }

    @Override
    public @Nullable String eventHRTimerExpireExit() {
        return "hrtimer_expire_exit";
    }

    @Override
    public String fieldTid() {
        return "pid";
    }

    @Override
    public String fieldPrevTid() {
        return "prev_pid";
    }

    @Override
    public String fieldNextTid() {
        return "next_pid";
    }

    @Override
    public String fieldParentTid() {
        return "parent_pid";
    }

    /** A fork tells threads only, not the processes that they belong to. */
    @Override
    public String fieldParentPid() {
        return "parent_tgid";
    }

    @Override
    public String fieldChildTid() {
        return "child_pid";
    }

    @Override
    public String fieldChildPid() {
        return "child_tgid";
    }

    @Override
    public String fieldOldTid() {
        return "old_pid";
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
