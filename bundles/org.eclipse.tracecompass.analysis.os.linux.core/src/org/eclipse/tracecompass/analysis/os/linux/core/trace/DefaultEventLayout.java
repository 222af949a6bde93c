package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names that LTTng uses since version 2.8, which are those of the kernel's own tracepoints with
 * a subsystem in front. It serves traces that are not {@link IKernelTrace}, and layouts of other
 * tracers extend it and override what differs.
 */
public class DefaultEventLayout implements IKernelAnalysisEventLayout {

    private static final DefaultEventLayout INSTANCE = new DefaultEventLayout();

    /** Creates a layout; for subclasses. */
    protected DefaultEventLayout() {}

    /** Returns the one instance of this layout. */
    public static IKernelAnalysisEventLayout getInstance() {
        return INSTANCE;
    }

    @Override
    public String eventSchedSwitch() {
        return "sched_switch";
    }

    @Override
    public Collection<String> eventsSchedWakeup() {
        return List.of("sched_waking", "sched_wakeup", "sched_wakeup_new");
    }

    @Override
    public @Nullable String eventSchedProcessWakeup() {
        return "sched_wakeup";
    }

    @Override
    public @Nullable String eventSchedProcessWakeupNew() {
        return "sched_wakeup_new";
    }

    @Override
    public @Nullable String eventSchedProcessWaking() {
        return "sched_waking";
    }

    @Override
    public @Nullable String eventSchedMigrateTask() {
        return "sched_migrate_task";
    }

    @Override
    public String eventSchedProcessFork() {
        return "sched_process_fork";
    }

    @Override
    public String eventSchedProcessExit() {
        return "sched_process_exit";
    }

    @Override
    public @Nullable String eventSchedProcessFree() {
        return "sched_process_free";
    }

    @Override
    public @Nullable String eventSchedProcessExec() {
        return "sched_process_exec";
    }

    @Override
    public @Nullable String eventSchedPiSetprio() {
        return "sched_pi_setprio";
    }

    @Override
    public String eventIrqHandlerEntry() {
        return "irq_handler_entry";
    }

    @Override
    public String eventIrqHandlerExit() {
        return "irq_handler_exit";
    }

    @Override
    public String eventSoftIrqEntry() {
        return "irq_softirq_entry";
    }

    @Override
    public String eventSoftIrqExit() {
        return "irq_softirq_exit";
    }

    @Override
    public @Nullable String eventSoftIrqRaise() {
        return "irq_softirq_raise";
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return "syscall_entry_";
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return "compat_syscall_entry_";
    }

    @Override
    public String eventSyscallExitPrefix() {
        return "syscall_exit_";
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return "compat_syscall_exit_";
    }

    @Override
    public @Nullable String eventStatedumpProcessState() {
        return "lttng_statedump_process_state";
    }

    @Override
    public @Nullable String eventStatedumpCpuTopology() {
        return "lttng_statedump_cpu_topology";
    }

    @Override
    public @Nullable String eventCpuFrequency() {
        return "power_cpu_frequency";
    }

    @Override
    public @Nullable String eventHRTimerStart() {
        return "timer_hrtimer_start";
    }

    @Override
    public @Nullable String eventHRTimerCancel() {
        return "timer_hrtimer_cancel";
    }

    @Override
    public @Nullable String eventHRTimerExpireEntry() {
        return "timer_hrtimer_expire_entry";
    }

    @Override
    public @Nullable String eventHRTimerExpireExit() {
        return "timer_hrtimer_expire_exit";
    }

    @Override
    public String fieldIrq() {
        return "irq";
    }

    @Override
    public String fieldVec() {
        return "vec";
    }

    @Override
    public String fieldTid() {
        return "tid";
    }

    @Override
    public String fieldPrevTid() {
        return "prev_tid";
    }

    @Override
    public String fieldPrevState() {
        return "prev_state";
    }

    @Override
    public String fieldNextComm() {
        return "next_comm";
    }

    @Override
    public String fieldNextTid() {
        return "next_tid";
    }

    @Override
    public String fieldChildComm() {
        return "child_comm";
    }

    @Override
    public String fieldParentTid() {
        return "parent_tid";
    }

    @Override
    public String fieldChildTid() {
        return "child_tid";
    }

    @Override
    public String fieldComm() {
        return "comm";
    }

    @Override
    public String fieldName() {
        return "name";
    }

    @Override
    public String fieldStatus() {
        return "status";
    }

    @Override
    public String fieldPrio() {
        return "prio";
    }

    @Override
    public String fieldNewPrio() {
        return "newprio";
    }

    @Override
    public String fieldPrevPrio() {
        return "prev_prio";
    }

    @Override
    public String fieldNextPrio() {
        return "next_prio";
    }

    @Override
    public String fieldSyscallRet() {
        return "ret";
    }
}
