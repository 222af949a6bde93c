package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The names that the kernel itself gives its events and their fields, as the tracers print them
 * that add none of their own. Threads are called {@code pid} there, and there is no state dump.
 */
public abstract class TracepointEventLayout implements IKernelAnalysisEventLayout {

    private static final String SCHEDULER = "sched";
    private static final String INTERRUPTS = "irq";
    private static final String VECTORS = "irq_vectors";
    private static final String TIMERS = "timer";
    private static final String SYSCALLS = "syscalls";
    private static final String RAW_SYSCALLS = "raw_syscalls";
    private static final String MEMORY = "kmem";
    private static final String DISKS = "block";
    private static final String NETWORK = "net";
    private static final String VIRTUAL_MACHINES = "kvm";

    /** The interrupts with which processors ask each other for something. */
    private static final List<String> INTER_PROCESSOR =
            List.of("reschedule", "call_function", "call_function_single", "irq_work");

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

    private List<String> vectors(String suffix) {
        return INTER_PROCESSOR.stream().map(name -> event(VECTORS, name + suffix)).toList();
    }

    @Override
    public String eventSchedSwitch() {
        return event(SCHEDULER, "sched_switch");
    }

    @Override
    public Collection<String> eventsSchedWakeup() {
        return List.of(
                eventSchedProcessWaking(), eventSchedProcessWakeup(), eventSchedProcessWakeupNew());
    }

    @Override
    public String eventSchedProcessWakeup() {
        return event(SCHEDULER, "sched_wakeup");
    }

    @Override
    public String eventSchedProcessWakeupNew() {
        return event(SCHEDULER, "sched_wakeup_new");
    }

    @Override
    public String eventSchedProcessWaking() {
        return event(SCHEDULER, "sched_waking");
    }

    @Override
    public String eventSchedMigrateTask() {
        return event(SCHEDULER, "sched_migrate_task");
    }

    @Override
    public String eventSchedProcessFork() {
        return event(SCHEDULER, "sched_process_fork");
    }

    @Override
    public String eventSchedProcessExit() {
        return event(SCHEDULER, "sched_process_exit");
    }

    @Override
    public String eventSchedProcessFree() {
        return event(SCHEDULER, "sched_process_free");
    }

    @Override
    public String eventSchedProcessExec() {
        return event(SCHEDULER, "sched_process_exec");
    }

    @Override
    public String eventSchedPiSetprio() {
        return event(SCHEDULER, "sched_pi_setprio");
    }

    @Override
    public String eventIrqHandlerEntry() {
        return event(INTERRUPTS, "irq_handler_entry");
    }

    @Override
    public String eventIrqHandlerExit() {
        return event(INTERRUPTS, "irq_handler_exit");
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
    public String eventSoftIrqRaise() {
        return event(INTERRUPTS, "softirq_raise");
    }

    @Override
    public String eventHRTimerStart() {
        return event(TIMERS, "hrtimer_start");
    }

    @Override
    public String eventHRTimerCancel() {
        return event(TIMERS, "hrtimer_cancel");
    }

    @Override
    public String eventHRTimerExpireEntry() {
        return event(TIMERS, "hrtimer_expire_entry");
    }

    @Override
    public String eventHRTimerExpireExit() {
        return event(TIMERS, "hrtimer_expire_exit");
    }

    @Override
    public String eventCpuFrequency() {
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
    public @NonNull String eventRawSyscallEntry() {
        return event(RAW_SYSCALLS, "sys_enter");
    }

    @Override
    public @NonNull String eventRawSyscallExit() {
        return event(RAW_SYSCALLS, "sys_exit");
    }

    @Override
    public String eventKmemPageAlloc() {
        return event(MEMORY, "mm_page_alloc");
    }

    @Override
    public String eventKmemPageFree() {
        return event(MEMORY, "mm_page_free");
    }

    @Override
    public String eventBlockGetRequest() {
        return event(DISKS, "block_getrq");
    }

    @Override
    public String eventBlockRqInsert() {
        return event(DISKS, "block_rq_insert");
    }

    @Override
    public String eventBlockRqIssue() {
        return event(DISKS, "block_rq_issue");
    }

    @Override
    public String eventBlockRqComplete() {
        return event(DISKS, "block_rq_complete");
    }

    @Override
    public String eventBlockBioFrontmerge() {
        return event(DISKS, "block_bio_frontmerge");
    }

    @Override
    public String eventBlockBioBackmerge() {
        return event(DISKS, "block_bio_backmerge");
    }

    @Override
    public String eventBlockRqMerge() {
        return event(DISKS, "block_rq_merge");
    }

    @Override
    public Collection<String> getIPIIrqVectorsEntries() {
        return vectors("_entry");
    }

    @Override
    public Collection<String> getIPIIrqVectorsExits() {
        return vectors("_exit");
    }

    @Override
    public Collection<String> eventsNetworkSend() {
        return List.of(event(NETWORK, "net_dev_queue"));
    }

    @Override
    public Collection<String> eventsNetworkReceive() {
        return List.of(event(NETWORK, "netif_receive_skb"));
    }

    @Override
    public Collection<String> eventsKVMEntry() {
        return List.of(event(VIRTUAL_MACHINES, "kvm_entry"));
    }

    @Override
    public Collection<String> eventsKVMExit() {
        return List.of(event(VIRTUAL_MACHINES, "kvm_exit"));
    }

    @Override
    public @Nullable String eventStatedumpProcessState() {
        return null;
    }

    @Override
    public boolean tellsThreadOfEveryEvent() {
        return true;
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
        return "pid";
    }

    @Override
    public String fieldPrevTid() {
        return "prev_pid";
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
        return "next_pid";
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
        return "parent_pid";
    }

    @Override
    public String fieldChildTid() {
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
    public String fieldOldTid() {
        return "old_pid";
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
