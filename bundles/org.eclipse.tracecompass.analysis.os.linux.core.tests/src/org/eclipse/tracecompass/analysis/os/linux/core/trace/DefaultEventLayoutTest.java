package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Plug-ins subclass this layout and rely on the names that they do not override. */
class DefaultEventLayoutTest {

    private static final String NAMES =
            """
            eventBlockBioBackmerge=block_bio_backmerge
            eventBlockBioFrontmerge=block_bio_frontmerge
            eventBlockRqComplete=block_rq_complete
            eventBlockRqInsert=block_rq_insert
            eventBlockRqIssue=block_rq_issue
            eventBlockRqMerge=block_rq_merge
            eventCompatSyscallEntryPrefix=compat_sys_
            eventCompatSyscallExitPrefix=exit_syscall
            eventCpuFrequency=power_cpu_frequency
            eventHRTimerCancel=hrtimer_cancel
            eventHRTimerExpireEntry=hrtimer_expire_entry
            eventHRTimerExpireExit=hrtimer_expire_exit
            eventHRTimerStart=hrtimer_start
            eventIrqEntry=do_IRQ_entry
            eventIrqExit=do_IRQ_return
            eventIrqHandlerEntry=irq_handler_entry
            eventIrqHandlerExit=irq_handler_exit
            eventKmemPageAlloc=kmem_mm_page_alloc
            eventKmemPageFree=kmem_mm_page_free
            eventSchedMigrateTask=sched_migrate_task
            eventSchedPiSetprio=sched_pi_setprio
            eventSchedProcessExec=sched_process_exec
            eventSchedProcessExit=sched_process_exit
            eventSchedProcessFork=sched_process_fork
            eventSchedProcessFree=sched_process_free
            eventSchedProcessTTWU=sched_ttwu
            eventSchedProcessWakeup=sched_wakeup
            eventSchedProcessWakeupNew=sched_wakeup_new
            eventSchedProcessWaking=sched_waking
            eventSchedSwitch=sched_switch
            eventSoftIrqEntry=softirq_entry
            eventSoftIrqExit=softirq_exit
            eventSoftIrqRaise=softirq_raise
            eventStatedumpBlockDevice=null
            eventStatedumpFileDescriptor=null
            eventStatedumpProcessState=lttng_statedump_process_state
            eventSyscallEntryPrefix=sys_
            eventSyscallExitPrefix=exit_syscall
            eventsKVMEntry=[]
            eventsKVMExit=[]
            eventsNetworkReceive=[]
            eventsNetworkReceiveEntry=[]
            eventsNetworkReceiveExit=[]
            eventsNetworkSend=[]
            eventsSchedWakeup=[sched_wakeup, sched_wakeup_new]
            fieldBlockDeviceId=dev
            fieldBlockNextRqSector=nextrq_sector
            fieldBlockNrSector=nr_sector
            fieldBlockRqSector=rq_sector
            fieldBlockRwbs=rwbs
            fieldBlockSector=sector
            fieldChildComm=child_comm
            fieldChildPid=child_pid
            fieldChildTid=child_tid
            fieldComm=comm
            fieldDestCpu=dest_cpu
            fieldDiskname=diskname
            fieldFilename=filename
            fieldHRtimer=hrtimer
            fieldHRtimerExpires=expires
            fieldHRtimerFunction=function
            fieldHRtimerNow=now
            fieldHRtimerSoftexpires=softexpires
            fieldIPIVector=vector
            fieldIrq=irq
            fieldName=name
            fieldNewPrio=newprio
            fieldNextComm=next_comm
            fieldNextPrio=next_prio
            fieldNextTid=next_tid
            fieldOrder=order
            fieldParentTid=parent_tid
            fieldPathTcpAckSeq=[ack_seq]
            fieldPathTcpFlags=[flags]
            fieldPathTcpSeq=[seq]
            fieldPrevComm=prev_comm
            fieldPrevPrio=prev_prio
            fieldPrevState=prev_state
            fieldPrevTid=prev_tid
            fieldPrio=prio
            fieldStatus=status
            fieldSyscallRet=ret
            fieldTargetCpu=target_cpu
            fieldTid=tid
            fieldVec=vec
            getIPIIrqVectorsEntries=[]
            getIPIIrqVectorsExits=[]
            """;

    @Test
    void everyNameIsTheDocumentedOne() {
        assertThat(names(DefaultEventLayout.getInstance())).containsAllEntriesOf(expected());
    }

    @Test
    void aSubclassOverridesOneNameAndKeepsTheOthers() {
        DefaultEventLayout layout =
                new DefaultEventLayout() {
                    @Override
                    public String fieldTid() {
                        return "pid";
                    }
                };
        Map<String, String> expected = expected();
        expected.put("fieldTid", "pid");
        assertThat(names(layout)).containsAllEntriesOf(expected);
    }

    private static Map<String, String> expected() {
        Map<String, String> names = new TreeMap<>();
        NAMES.lines()
                .map(line -> line.split("=", 2))
                .forEach(parts -> names.put(parts[0], parts[1]));
        return names;
    }

    private static Map<String, String> names(DefaultEventLayout layout) {
        Map<String, String> names = new TreeMap<>();
        for (Method method : DefaultEventLayout.class.getMethods()) {
            if (method.getName().matches("(event|field|getIPI).*")) {
                try {
                    Object value = method.invoke(layout);
                    names.put(
                            method.getName(),
                            value instanceof String[] path
                                    ? Arrays.toString(path)
                                    : String.valueOf(value));
                } catch (ReflectiveOperationException e) {
                    throw new AssertionError(method.getName(), e);
                }
            }
        }
        return names;
    }
}
