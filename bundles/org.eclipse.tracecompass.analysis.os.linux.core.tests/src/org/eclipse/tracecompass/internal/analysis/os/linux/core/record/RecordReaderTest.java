package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One rule of each table of records, with hand-made events. A record reads as its row. */
class RecordReaderTest {

    private static final int BLOCKED = 1;
    private static final int PREEMPTED = 256;

    @TempDir private Path folder = Path.of("");

    private List<String> records(RecordAnalysis analysis, SyntheticKernelTrace source)
            throws Exception {
        analysis.setId("records");
        analysis.setTrace(new EventListTrace(source, folder.toString()));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        List<String> records = new ArrayList<>();
        for (ISegment segment : Objects.requireNonNull(analysis.getSegmentStore())) {
            records.add(segment.toString());
        }
        return records;
    }

    @Test
    void aThreadWaitsFromItsWakeUpToItsNextSwitch() throws Exception {
        assertThat(
                        records(
                                new SchedulingLatencyAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(10, 0, 0, 0, 7)
                                        .at(20, 0, "sched_waking", "tid", 8)
                                        .at(22, 0, "sched_wakeup", "tid", 8)
                                        // Another one while it waits changes nothing.
                                        .at(25, 0, "sched_waking", "tid", 8)
                                        .switchTo(30, 0, 7, BLOCKED, 8)))
                .containsExactly("20-30 t8 (8) 8 20 0 8 t7 (7) t7 (7)");
    }

    @Test
    void aThreadThatRunsDoesNotWaitWhenItIsWoken() throws Exception {
        assertThat(
                        records(
                                new SchedulingLatencyAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(10, 0, 0, 0, 7)
                                        .switchTo(11, 1, 0, 0, 8)
                                        .at(20, 0, "sched_waking", "tid", 8)
                                        .at(22, 0, "sched_wakeup", "tid", 8)
                                        .switchTo(30, 1, 8, PREEMPTED, 9)
                                        .switchTo(40, 1, 9, BLOCKED, 8)))
                .isEmpty();
    }

    @Test
    void aThreadThatFallsAsleepWhileItIsWokenWaitsFromTheCompletedWakeUp() throws Exception {
        assertThat(
                        records(
                                new SchedulingLatencyAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(10, 0, 0, 0, 7)
                                        .switchTo(11, 1, 0, 0, 8)
                                        .at(20, 0, "sched_waking", "tid", 8)
                                        .switchTo(21, 1, 8, BLOCKED, 0)
                                        .at(25, 1, "sched_wakeup", "tid", 8)
                                        .switchTo(30, 1, 0, 0, 8)))
                .containsExactly("25-30 t8 (8) 8 20 1 5 t7 (7) idle");
    }

    @Test
    void nothingIsPairedAcrossLostEvents() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sched_waking", "tid", 8)
                        .at(21, 0, "syscall_entry_futex", "uaddr", 0xabc, "op", 128)
                        .switchTo(22, 0, 7, PREEMPTED, 9)
                        .lost(25, 26)
                        .switchTo(30, 0, 9, BLOCKED, 8)
                        .switchTo(40, 0, 8, BLOCKED, 7)
                        .at(41, 0, "syscall_exit_futex", "ret", 0);
        assertThat(records(new SchedulingLatencyAnalysis(), trace)).isEmpty();
        assertThat(records(new PreemptionAnalysis(), trace)).isEmpty();
        assertThat(records(new FutexWaitAnalysis(), trace)).isEmpty();
    }

    @Test
    void anInterruptIsTheWakerOfWhatItWakes() throws Exception {
        assertThat(
                        records(
                                new SchedulingLatencyAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(10, 0, 0, 0, 7)
                                        .at(15, 0, "irq_softirq_entry", "vec", 3)
                                        .at(20, 0, "sched_waking", "tid", 8)
                                        .at(21, 0, "irq_softirq_exit", "vec", 3)
                                        .at(25, 0, "sched_waking", "tid", 9)
                                        .switchTo(30, 0, 7, BLOCKED, 8)
                                        .switchTo(40, 0, 8, BLOCKED, 9)))
                .containsExactly(
                        "20-30 t8 (8) 8 20 0 - Soft IRQ NET_RX t7 (7)",
                        "25-40 t9 (9) 9 20 0 - t7 (7) t8 (8)");
    }

    @Test
    void aThreadIsPreemptedByTheOneThatTakesItsCpu() throws Exception {
        assertThat(
                        records(
                                new PreemptionAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(10, 0, 0, 0, 7)
                                        .switchTo(20, 0, 7, PREEMPTED, 8)
                                        .switchTo(30, 0, 8, BLOCKED, 9)
                                        .switchTo(40, 1, 0, 0, 7)
                                        // It goes to sleep by itself.
                                        .switchTo(50, 1, 7, BLOCKED, 8)
                                        .switchTo(60, 1, 8, BLOCKED, 7)))
                .containsExactly("20-40 t7 (7) 7 20 t8 (8) 20 0 1");
    }

    @Test
    void aRunQueueHasTheThreadsThatCouldRunOnItsCpu() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sched_wakeup", "tid", 8, "target_cpu", 0)
                        // It runs already.
                        .at(25, 0, "sched_wakeup", "tid", 7, "target_cpu", 0)
                        .at(30, 0, "sched_wakeup", "tid", 9, "target_cpu", 0)
                        .at(40, 0, "sched_migrate_task", "tid", 9, "dest_cpu", 1)
                        .switchTo(50, 0, 7, PREEMPTED, 8)
                        .switchTo(60, 1, 0, 0, 9)
                        .switchTo(70, 0, 8, BLOCKED, 7)
                        .at(90, 0, "sched_wakeup", "tid", 8, "target_cpu", 0);
        assertThat(records(new RunQueueAnalysis(), trace))
                .containsExactly(
                        "10-20 0 CPU 0: 0 waiting 0 0",
                        "20-30 0 CPU 0: 1 waiting 1 10",
                        "30-40 0 CPU 0: 2 waiting 2 20",
                        "40-50 0 CPU 0: 1 waiting 1 10",
                        "40-60 1 CPU 1: 1 waiting 1 20",
                        "50-70 0 CPU 0: 1 waiting 1 20",
                        "70-90 0 CPU 0: 0 waiting 0 0");
    }

    @Test
    void aRequestHasItsTimesInTheQueueAndInTheDevice() throws Exception {
        assertThat(
                        records(
                                new BlockRequestAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(5, 0, 0, 0, 7)
                                        .at(10, 0, "block_rq_insert", request(100, 8, 1))
                                        .at(12, 0, "block_bio_backmerge", request(108, 8, 1))
                                        .at(15, 0, "block_bio_frontmerge", request(96, 4, 1))
                                        .switchTo(18, 0, 7, BLOCKED, 9)
                                        .at(20, 0, "block_rq_issue", request(96, 20, 1))
                                        .at(25, 0, "block_rq_issue", request(500, 8, 4))
                                        .at(50, 0, "block_rq_complete", request(96, 20, 1))
                                        .at(60, 0, "block_rq_complete", request(500, 8, 4))
                                        // Issued before the trace began.
                                        .at(70, 0, "block_rq_complete", request(900, 8, 4))))
                .containsExactly(
                        "10-50 8,1 Write 96 10240 10 30 2 - t7 (7) 7 t7 (7)",
                        "25-60 8,1 Read 500 4096 - 35 0 - t9 (9) 9 t9 (9)");
    }

    @Test
    void aRequestGrowsFromWhenItsThreadBeginsIt() throws Exception {
        assertThat(
                        records(
                                new BlockRequestAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(5, 0, 0, 0, 7)
                                        .at(10, 0, "block_getrq", request(100, 8, 1))
                                        .at(11, 0, "block_bio_backmerge", request(108, 8, 1))
                                        .at(12, 0, "block_bio_frontmerge", request(92, 8, 1))
                                        .at(13, 0, "block_getrq", request(116, 8, 1))
                                        .at(14, 0, "block_bio_backmerge", request(124, 8, 1))
                                        .at(15, 0, "block_rq_insert", request(92, 24, 1))
                                        // Now the one is behind the other.
                                        .at(16, 0, "block_rq_merge", request(116, 16, 1))
                                        .at(20, 0, "block_rq_issue", request(92, 40, 1))
                                        // What is on its way grows no more.
                                        .at(21, 0, "block_bio_backmerge", request(132, 8, 1))
                                        .at(30, 0, "block_rq_complete", request(92, 40, 1))
                                        // Another one at the same place.
                                        .at(40, 0, "block_rq_issue", request(92, 8, 1))
                                        .at(50, 0, "block_rq_complete", request(92, 8, 1))
                                        // Never issued.
                                        .at(60, 0, "block_getrq", request(500, 8, 1))
                                        .at(70, 0, "block_rq_complete", request(500, 8, 1))))
                .containsExactly(
                        "15-30 8,1 Write 92 20480 5 10 4 - t7 (7) 7 t7 (7)",
                        "40-50 8,1 Write 92 4096 - 10 0 - t7 (7) 7 t7 (7)");
    }

    @Test
    void aRequestDoesNotGrowAcrossLostEvents() throws Exception {
        assertThat(
                        records(
                                new BlockRequestAnalysis(),
                                new SyntheticKernelTrace()
                                        .at(10, 0, "block_getrq", request(100, 8, 1))
                                        .at(11, 0, "block_bio_backmerge", request(108, 8, 1))
                                        .lost(12, 13)
                                        .at(20, 0, "block_rq_issue", request(100, 16, 1))
                                        .at(30, 0, "block_rq_complete", request(100, 16, 1))))
                .containsExactly("20-30 8,1 Write 100 8192 - 10 0 - - - -");
    }

    private static Object[] request(int sector, int sectors, int flags) {
        return new Object[] {
            "dev", (8 << 20) + 1, "sector", sector, "nr_sector", sectors, "rwbs", flags
        };
    }

    @Test
    void filesAreKnownThroughAllTheirNumbersAndProcesses() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(5, 0, 0, 0, 7)
                        .at(10, 0, "syscall_entry_openat", "filename", "/a", "flags", 0x80000)
                        .at(11, 0, "syscall_exit_openat", "ret", 3)
                        .at(12, 0, "syscall_entry_dup2", "oldfd", 3, "newfd", 9)
                        .at(13, 0, "syscall_exit_dup2", "ret", 9)
                        .at(14, 0, "sched_process_fork", fork(7, 8))
                        .at(15, 0, "syscall_entry_close", "fd", 3)
                        .at(16, 0, "syscall_exit_close", "ret", 0)
                        .at(17, 0, "syscall_entry_write", "fd", 9)
                        .at(18, 0, "syscall_exit_write", "ret", 100)
                        .at(19, 0, "syscall_entry_write", "fd", 3)
                        .at(20, 0, "syscall_exit_write", "ret", -9)
                        .switchTo(30, 0, 7, BLOCKED, 8)
                        .at(31, 0, "syscall_entry_read", "fd", 3)
                        .at(32, 0, "syscall_exit_read", "ret", 50)
                        .at(33, 0, "sched_process_exec", "filename", "/bin/b")
                        .at(34, 0, "syscall_entry_read", "fd", 3)
                        .at(35, 0, "syscall_exit_read", "ret", 5);
        assertThat(records(new FileOperationAnalysis(), trace))
                .containsExactly(
                        "17-18 Write write 9 /a 100 - t7 (7) 7 t7 (7)",
                        "19-20 Write write 3 fd 3 of t7 (7) - 9 t7 (7) 7 t7 (7)",
                        "31-32 Read read 3 /a 50 - t8 (8) 8 t8 (8)",
                        "34-35 Read read 3 fd 3 of t8 (8) 5 - t8 (8) 8 t8 (8)");
    }

    @Test
    void aFileIsNamedByTheTextAndNotByItsAddress() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(5, 0, 0, 0, 7)
                        .at(10, 0, "syscall_entry_openat", opened("/a", "O_RDONLY|O_CLOEXEC"))
                        .at(11, 0, "syscall_exit_openat", "ret", 3)
                        .at(12, 0, "syscall_entry_openat", opened("/b", "O_RDONLY"))
                        .at(13, 0, "syscall_exit_openat", "ret", 4)
                        .at(14, 0, "syscall_entry_read", "fd", 3)
                        .at(15, 0, "syscall_exit_read", "ret", 50)
                        .at(16, 0, "sched_process_exec", "filename", "/bin/b")
                        .at(17, 0, "syscall_entry_read", "fd", 3)
                        .at(18, 0, "syscall_exit_read", "ret", 5)
                        .at(19, 0, "syscall_entry_read", "fd", 4)
                        .at(20, 0, "syscall_exit_read", "ret", 5)
                        .at(21, 0, "syscall_entry_openat", "filename", 0x7ffc)
                        .at(22, 0, "syscall_exit_openat", "ret", 4)
                        .at(23, 0, "syscall_entry_read", "fd", 4)
                        .at(24, 0, "syscall_exit_read", "ret", 5);
        assertThat(records(new FileOperationAnalysis(), trace))
                .containsExactly(
                        "14-15 Read read 3 /a 50 - t7 (7) 7 t7 (7)",
                        "17-18 Read read 3 fd 3 of t7 (7) 5 - t7 (7) 7 t7 (7)",
                        "19-20 Read read 4 /b 5 - t7 (7) 7 t7 (7)",
                        "23-24 Read read 4 fd 4 of t7 (7) 5 - t7 (7) 7 t7 (7)");
    }

    private static Object[] opened(String file, String flags) {
        return new Object[] {"filename", 0x7ffc, "__filename_val", file, "flags", flags};
    }

    private static Object[] fork(int parent, int child) {
        return new Object[] {
            "parent_tid", parent, "child_tid", child, "child_pid", child, "child_comm", "t" + child
        };
    }

    @Test
    void aLockKnowsItsWaitersAndWhoReleasedIt() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(5, 0, 0, 0, 7)
                        .switchTo(5, 1, 0, 0, 9)
                        .at(6, 0, "sched_process_fork", "child_tid", 8, "child_pid", 7)
                        .at(10, 0, "syscall_entry_futex", "uaddr", 0xabc, "op", 128)
                        .switchTo(11, 0, 7, BLOCKED, 8)
                        .at(12, 0, "syscall_entry_futex", "uaddr", 0xabc, "op", 393)
                        .at(13, 0, "syscall_exit_futex", "ret", -11)
                        .at(20, 1, "syscall_entry_futex", "uaddr", 0xabc, "op", 129)
                        .at(21, 1, "sched_waking", "tid", 7)
                        .switchTo(25, 0, 8, BLOCKED, 7)
                        .at(30, 0, "syscall_exit_futex", "ret", 0);
        assertThat(records(new FutexWaitAnalysis(), trace))
                .containsExactly(
                        "12-13 t7 (7) 0xabc 1 - changed t8 (8) 8 t7 (7)",
                        "10-30 t7 (7) 0xabc 0 t9 (9) woken t7 (7) 7 t7 (7)");
    }

    @Test
    void anOperationOnALockMayBePrintedByName() throws Exception {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(5, 0, 0, 0, 7)
                        .at(10, 0, "syscall_entry_futex", lock("FUTEX_WAIT|FUTEX_PRIVATE_FLAG"))
                        .at(11, 0, "syscall_exit_futex", "ret", 0)
                        .at(12, 0, "syscall_entry_futex", lock("FUTEX_WAKE|FUTEX_PRIVATE_FLAG"))
                        .at(13, 0, "syscall_exit_futex", "ret", 0)
                        .at(14, 0, "syscall_entry_futex", lock("FUTEX_LOCK_PI"))
                        .at(15, 0, "syscall_exit_futex", "ret", 0);
        assertThat(records(new FutexWaitAnalysis(), trace))
                .containsExactly(
                        "10-11 t7 (7) 0xabc 0 - woken t7 (7) 7 t7 (7)",
                        "14-15 t7 (7) 0xabc 0 - woken t7 (7) 7 t7 (7)");
    }

    private static Object[] lock(String operation) {
        return new Object[] {"uaddr", 0xabc, "op", operation};
    }

    private static final class NetworkLayout extends DefaultEventLayout {

        @Override
        public Collection<String> eventsNetworkSend() {
            return List.of("net_dev_queue");
        }

        @Override
        public Collection<String> eventsNetworkReceive() {
            return List.of("netif_receive_skb");
        }
    }

    @Test
    void aPacketOfAnInterruptHasNoThread() throws Exception {
        assertThat(
                        records(
                                new NetworkPacketAnalysis(),
                                new SyntheticKernelTrace(new NetworkLayout())
                                        .switchTo(5, 0, 0, 0, 7)
                                        .at(10, 0, "net_dev_queue", "len", 60, "name", "eth0")
                                        .at(15, 0, "softirq_entry", "vec", 3)
                                        .at(16, 0, "netif_receive_skb", "len", 70, "name", "lo")
                                        .at(17, 0, "net_dev_queue", "len", 80, "name", "eth0")))
                .containsExactly(
                        "10-10 eth0 Sent 60 t7 (7) 7 t7 (7)",
                        "16-16 lo Received 70 - - -",
                        "17-17 eth0 Sent 80 - - -");
    }

    @Test
    void aPageFaultTellsWhatWasAccessed() throws Exception {
        assertThat(
                        records(
                                new PageFaultAnalysis(),
                                new SyntheticKernelTrace()
                                        .switchTo(5, 0, 0, 0, 7)
                                        .at(
                                                10,
                                                0,
                                                "x86_exceptions_page_fault_user",
                                                "address",
                                                0x1000,
                                                "ip",
                                                0x20,
                                                "error_code",
                                                6)))
                .containsExactly("10-10 t7 (7) 7 t7 (7) Program Write 0x1000 0x20");
    }

    @Test
    void anIdleStateEndsWithTheNextOne() throws Exception {
        assertThat(
                        records(
                                new CpuPowerAnalysis(),
                                new SyntheticKernelTrace()
                                        .at(10, 0, "power_cpu_idle", "state", 1, "cpu_id", 1)
                                        .at(20, 0, "power_cpu_idle", "state", 3, "cpu_id", 1)
                                        .at(
                                                30,
                                                0,
                                                "power_cpu_idle",
                                                "state",
                                                0xffff_ffffL,
                                                "cpu_id",
                                                1)
                                        .at(40, 0, "power_cpu_frequency", frequency(800))
                                        .at(50, 0, "power_cpu_frequency", frequency(800))
                                        .at(60, 0, "power_cpu_frequency", frequency(1600))))
                .containsExactly(
                        "10-20 1 CPU 1 idle state 1 1 -",
                        "20-30 1 CPU 1 idle state 3 3 -",
                        "40-60 1 CPU 1 at 800 kHz - 800");
    }

    private static Object[] frequency(int kilohertz) {
        return new Object[] {"state", kilohertz, "cpu_id", 1};
    }
}
