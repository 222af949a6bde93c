package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * The names that LTTng used before version 2.6, most of which are those of the kernel's own
 * tracepoints. It serves traces that are not {@link IKernelTrace}, and layouts of other tracers
 * extend it and override what differs.
 */
public class DefaultEventLayout implements IKernelAnalysisEventLayout {

    private static final DefaultEventLayout INSTANCE = new DefaultEventLayout();

    /** Creates a layout; for subclasses. */
    protected DefaultEventLayout() {}

    /** Returns the one instance of this layout. */
    public static DefaultEventLayout getInstance() {
        return INSTANCE;
    }

    @Override
    public String eventSchedSwitch() {
        return "sched_switch";
    }

    @Override
    public Collection<String> eventsSchedWakeup() {
        return List.of("sched_wakeup", "sched_wakeup_new");
    }

    @NonNullByDefault({})
    @Override
    public String eventSchedProcessWakeup() {
        return "sched_wakeup";
    }

    @NonNullByDefault({})
    @Override
    public String eventSchedProcessWakeupNew() {
        return "sched_wakeup_new";
    }

    @NonNullByDefault({})
    @Override
    public String eventSchedProcessWaking() {
        return "sched_waking";
    }

    /**
     * Returns the event of a thread that begins to wake another one, as tracers name it that have
     * it instead of {@link #eventSchedProcessWaking()}.
     */
    public String eventSchedProcessTTWU() {
        return "sched_ttwu";
    }

    @Override
    public String eventSchedProcessFork() {
        return "sched_process_fork";
    }

    @Override
    public String eventSchedProcessExit() {
        return "sched_process_exit";
    }

    @NonNullByDefault({})
    @Override
    public String eventSchedProcessFree() {
        return "sched_process_free";
    }

    @NonNullByDefault({})
    @Override
    public String eventSchedProcessExec() {
        return "sched_process_exec";
    }

    @NonNullByDefault({})
    @Override
    public String eventSchedPiSetprio() {
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
        return "softirq_entry";
    }

    @Override
    public String eventSoftIrqExit() {
        return "softirq_exit";
    }

    @NonNullByDefault({})
    @Override
    public String eventSoftIrqRaise() {
        return "softirq_raise";
    }

    @NonNullByDefault({})
    @Override
    public String eventHRTimerStart() {
        return "hrtimer_start";
    }

    @NonNullByDefault({})
    @Override
    public String eventHRTimerCancel() {
        return "hrtimer_cancel";
    }

    @NonNullByDefault({})
    @Override
    public String eventHRTimerExpireEntry() {
        return "hrtimer_expire_entry";
    }

    @NonNullByDefault({})
    @Override
    public String eventHRTimerExpireExit() {
        return "hrtimer_expire_exit";
    }

    @Override
    public String eventSyscallEntryPrefix() {
        return "sys_";
    }

    @Override
    public String eventCompatSyscallEntryPrefix() {
        return "compat_sys_";
    }

    @Override
    public String eventSyscallExitPrefix() {
        return "exit_syscall";
    }

    @Override
    public String eventCompatSyscallExitPrefix() {
        return "exit_syscall";
    }

    @NonNullByDefault({})
    @Override
    public @NonNull String eventStatedumpProcessState() {
        return "lttng_statedump_process_state";
    }

    @Override
    public @NonNull String eventStatedumpCpuTopology() {
        return "lttng_statedump_cpu_topology";
    }

    @Override
    public String eventKmemPageAlloc() {
        return "kmem_mm_page_alloc";
    }

    @Override
    public String eventKmemPageFree() {
        return "kmem_mm_page_free";
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
    public String fieldPrevComm() {
        return "prev_comm";
    }

    @Override
    public String fieldPrevPrio() {
        return "prev_prio";
    }

    @Override
    public String fieldNextTid() {
        return "next_tid";
    }

    @Override
    public String fieldNextComm() {
        return "next_comm";
    }

    @Override
    public String fieldNextPrio() {
        return "next_prio";
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
    public String fieldChildPid() {
        return "child_pid";
    }

    @Override
    public String fieldChildComm() {
        return "child_comm";
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
    public String fieldFilename() {
        return "filename";
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
    public String fieldHRtimer() {
        return "hrtimer";
    }

    @Override
    public String fieldHRtimerFunction() {
        return "function";
    }

    @Override
    public String fieldHRtimerExpires() {
        return "expires";
    }

    @Override
    public String fieldHRtimerSoftexpires() {
        return "softexpires";
    }

    @Override
    public String fieldHRtimerNow() {
        return "now";
    }

    @Override
    public @NonNull String fieldOrder() {
        return "order";
    }
}
