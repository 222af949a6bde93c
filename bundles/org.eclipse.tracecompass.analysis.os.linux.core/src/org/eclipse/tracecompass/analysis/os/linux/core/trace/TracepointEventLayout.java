package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names that the kernel itself gives its events and their fields, as the tracers print them
 * that add none of their own. Threads are called {@code pid} there, and there is no state dump.
 */
public abstract class TracepointEventLayout extends DefaultEventLayout {

    private static final String SCHEDULER = "sched";
    private static final String INTERRUPTS = "irq";
    private static final String TIMERS = "timer";
    private static final String SYSCALLS = "syscalls";

    /** Creates the layout. */
    protected TracepointEventLayout() {}

    /**
     * Returns how the tracer calls an event.
     *
     * @param subsystem the part of the kernel that it is of
     * @param name its name in the kernel
     */
    protected String event(String subsystem, String name) {
        return name;
    }

    private @Nullable String scheduling(@Nullable String name) {
        return name == null ? null : event(SCHEDULER, name);
    }

    @Override
    public String eventSchedSwitch() {
        return event(SCHEDULER, super.eventSchedSwitch());
    }

    @Override
    public @Nullable String eventSchedProcessWakeup() {
        return scheduling(super.eventSchedProcessWakeup());
    }

    @Override
    public @Nullable String eventSchedProcessWakeupNew() {
        return scheduling(super.eventSchedProcessWakeupNew());
    }

    @Override
    public @Nullable String eventSchedProcessWaking() {
        return scheduling(super.eventSchedProcessWaking());
    }

    @Override
    public @Nullable String eventSchedMigrateTask() {
        return scheduling(super.eventSchedMigrateTask());
    }

    @Override
    public String eventSchedProcessFork() {
        return event(SCHEDULER, super.eventSchedProcessFork());
    }

    @Override
    public String eventSchedProcessExit() {
        return event(SCHEDULER, super.eventSchedProcessExit());
    }

    @Override
    public @Nullable String eventSchedProcessFree() {
        return scheduling(super.eventSchedProcessFree());
    }

    @Override
    public @Nullable String eventSchedProcessExec() {
        return scheduling(super.eventSchedProcessExec());
    }

    @Override
    public @Nullable String eventSchedPiSetprio() {
        return scheduling(super.eventSchedPiSetprio());
    }

    @Override
    public Collection<String> eventsSchedWakeup() {
        return super.eventsSchedWakeup().stream().map(name -> event(SCHEDULER, name)).toList();
    }

    @Override
    public String eventIrqHandlerEntry() {
        return event(INTERRUPTS, super.eventIrqHandlerEntry());
    }

    @Override
    public String eventIrqHandlerExit() {
        return event(INTERRUPTS, super.eventIrqHandlerExit());
    }

    @Override
    public String eventSoftIrqEntry() {
        return event(INTERRUPTS, "softirq_entry");
    }

    @Override
    public String eventSoftIrqExit() {
        return event(INTERRUPTS, "softirq_exit");
    }

    @Override
    public @Nullable String eventSoftIrqRaise() {
        return event(INTERRUPTS, "softirq_raise");
    }

    @Override
    public @Nullable String eventHRTimerStart() {
        return event(TIMERS, "hrtimer_start");
    }

    @Override
    public @Nullable String eventHRTimerCancel() {
        return event(TIMERS, "hrtimer_cancel");
    }

    @Override
    public @Nullable String eventHRTimerExpireEntry() {
        return event(TIMERS, "hrtimer_expire_entry");
    }

    @Override
    public @Nullable String eventHRTimerExpireExit() {
        return event(TIMERS, "hrtimer_expire_exit");
    }

    @Override
    public @Nullable String eventCpuFrequency() {
        return event("power", "cpu_frequency");
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return event(SYSCALLS, "sys_enter_");
    }

    @Override
    public String eventSyscallExitPrefix() {
        return event(SYSCALLS, "sys_exit_");
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return event(SYSCALLS, "compat_sys_enter_");
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return event(SYSCALLS, "compat_sys_exit_");
    }

    @Override
    public @Nullable String eventRawSyscallEntry() {
        return event("raw_syscalls", "sys_enter");
    }

    @Override
    public @Nullable String eventRawSyscallExit() {
        return event("raw_syscalls", "sys_exit");
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
}
