package org.eclipse.tracecompass.lttng2.kernel.core.event;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;

/**
 * The names in traces that {@code perf data convert --to-ctf} writes: those of the kernel with the
 * subsystem in front, fields as the kernel has them (threads are {@code pid} there), and fields of
 * perf's own in every event. Immutable, thread-safe.
 */
public final class PerfEventLayout extends DefaultEventLayout {

    private static final PerfEventLayout INSTANCE = new PerfEventLayout();
    private static final String SCHEDULER = "sched:";
    private static final String INTERRUPTS = "irq:";
    private static final String TIMERS = "timer:";

    private PerfEventLayout() {}

    /** Returns the one instance. */
    public static IKernelAnalysisEventLayout getInstance() {
        return INSTANCE;
    }

    @Override
    public String eventSchedSwitch() {
        return SCHEDULER + super.eventSchedSwitch();
    }

    @Override
    public Collection<String> eventsSchedWakeup() {
        return super.eventsSchedWakeup().stream().map(SCHEDULER::concat).toList();
    }

    @Override
    public @Nullable String eventSchedProcessWakeup() {
        return SCHEDULER + super.eventSchedProcessWakeup();
    }

    @Override
    public @Nullable String eventSchedProcessWakeupNew() {
        return SCHEDULER + super.eventSchedProcessWakeupNew();
    }

    @Override
    public @Nullable String eventSchedProcessWaking() {
        return SCHEDULER + super.eventSchedProcessWaking();
    }

    @Override
    public @Nullable String eventSchedMigrateTask() {
        return SCHEDULER + super.eventSchedMigrateTask();
    }

    @Override
    public String eventSchedProcessFork() {
        return SCHEDULER + super.eventSchedProcessFork();
    }

    @Override
    public String eventSchedProcessExit() {
        return SCHEDULER + super.eventSchedProcessExit();
    }

    @Override
    public @Nullable String eventSchedProcessFree() {
        return SCHEDULER + super.eventSchedProcessFree();
    }

    @Override
    public @Nullable String eventSchedProcessExec() {
        return SCHEDULER + super.eventSchedProcessExec();
    }

    @Override
    public @Nullable String eventSchedPiSetprio() {
        return SCHEDULER + super.eventSchedPiSetprio();
    }

    @Override
    public String eventIrqHandlerEntry() {
        return INTERRUPTS + super.eventIrqHandlerEntry();
    }

    @Override
    public String eventIrqHandlerExit() {
        return INTERRUPTS + super.eventIrqHandlerExit();
    }

    @Override
    public String eventSoftIrqEntry() {
        return INTERRUPTS + "softirq_entry";
    }

    @Override
    public String eventSoftIrqExit() {
        return INTERRUPTS + "softirq_exit";
    }

    @Override
    public @Nullable String eventSoftIrqRaise() {
        return INTERRUPTS + "softirq_raise";
    }

    @Override
    public @Nullable String eventHRTimerStart() {
        return TIMERS + "hrtimer_start";
    }

    @Override
    public @Nullable String eventHRTimerCancel() {
        return TIMERS + "hrtimer_cancel";
    }

    @Override
    public @Nullable String eventHRTimerExpireEntry() {
        return TIMERS + "hrtimer_expire_entry";
    }

    @Override
    public @Nullable String eventHRTimerExpireExit() {
        return TIMERS + "hrtimer_expire_exit";
    }

    @Override
    public @Nullable String eventCpuFrequency() {
        return "power:cpu_frequency";
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return "syscalls:sys_enter_";
    }

    @Override
    public String eventSyscallExitPrefix() {
        return "syscalls:sys_exit_";
    }

    @Override
    public @Nullable String eventRawSyscallEntry() {
        return "raw_syscalls:sys_enter";
    }

    @Override
    public @Nullable String eventRawSyscallExit() {
        return "raw_syscalls:sys_exit";
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
    public boolean tellsThreadOfEveryEvent() {
        return true;
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

    @Override
    public String fieldChildTid() {
        return "child_pid";
    }

    @Override
    public String fieldOldTid() {
        return "old_pid";
    }

    @Override
    public String toString() {
        return "kernel events as perf names them";
    }
}
