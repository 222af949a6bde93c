package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.DefaultEventLayout;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.Test;

/** What single events do to the history, and that none can spoil it. */
class KernelStateProviderTest {

    /** The values of an attribute as {@code start value} in the order of time. */
    private static List<String> values(ITmfStateSystem history, String... path) {
        int quark = history.getQuarkAbsolute(path);
        return StreamSupport.stream(
                        history.query2D(
                                        List.of(quark),
                                        history.getStartTime(),
                                        history.getCurrentEndTime())
                                .spliterator(),
                        false)
                .sorted((a, b) -> Long.compare(a.getStartTime(), b.getStartTime()))
                .map(KernelStateProviderTest::text)
                .toList();
    }

    private static String text(ITmfStateInterval interval) {
        return interval.getStartTime() + " " + interval.getValue();
    }

    private static @Nullable Object at(ITmfStateSystem history, long time, String... path) {
        return history.querySingleState(time, history.getQuarkAbsolute(path)).getValue();
    }

    @Test
    void aSwitchPutsOneThreadOnTheCpuAndTakesTheOtherAway() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 1, 0, 2)
                        .switchTo(20, 0, 2, 1, 0)
                        .switchTo(30, 0, 0, 0, 1)
                        .switchTo(40, 0, 1, 256, 2)
                        .history();
        assertThat(values(history, "CPUs", "0", "Current_thread"))
                .containsExactly("10 2", "20 0", "30 1", "40 2");
        assertThat(values(history, "CPUs", "0")).containsExactly("10 2", "20 0", "30 2");
        assertThat(values(history, "Threads", "1")).containsExactly("10 5", "30 2", "40 5");
        assertThat(values(history, "Threads", "2")).containsExactly("10 2", "20 1", "40 2");
        assertThat(values(history, "Threads", "0_0")).containsExactly("10 null", "20 2", "30 1");
        assertThat(at(history, 25, "Threads", "2", "Exec_name")).isEqualTo("t2");
        assertThat(at(history, 25, "Threads", "2", "Prio")).isEqualTo(20);
        assertThat(at(history, 25, "Threads", "2", "Current_cpu_rq")).isEqualTo(0);
    }

    @Test
    void aSystemCallOutlastsTheThreadsAbsenceFromTheCpu() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "syscall_entry_read")
                        .switchTo(30, 0, 7, 1, 0)
                        .switchTo(40, 0, 0, 0, 7)
                        .at(50, 0, "syscall_exit_read", "ret", 5)
                        .at(60, 0, "compat_syscall_entry_open")
                        .at(70, 0, "compat_syscall_exit_open", "ret", 3)
                        .history();
        assertThat(values(history, "Threads", "7"))
                .containsExactly("10 2", "20 3", "30 1", "40 3", "50 2", "60 3", "70 2");
        assertThat(values(history, "Threads", "7", "System_call"))
                .containsExactly("10 null", "20 read", "50 null", "60 open", "70 null");
        assertThat(values(history, "CPUs", "0"))
                .containsExactly("10 2", "20 4", "30 0", "40 4", "50 2", "60 4", "70 2");
    }

    @Test
    void interruptsNestAndInterruptTheThread() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 1, 0, 0, 7)
                        .at(20, 1, "irq_softirq_raise", "vec", 1)
                        .at(30, 1, "irq_softirq_entry", "vec", 1)
                        .at(40, 1, "irq_handler_entry", "irq", 25, "name", "disk")
                        .at(45, 1, "irq_softirq_raise", "vec", 1)
                        .at(50, 1, "irq_handler_exit", "irq", 25)
                        .at(60, 1, "irq_softirq_exit", "vec", 1)
                        .history();
        assertThat(values(history, "CPUs", "1"))
                .containsExactly("10 2", "30 8", "40 16", "50 8", "60 2");
        assertThat(values(history, "Threads", "7")).containsExactly("10 2", "30 4", "60 2");
        assertThat(values(history, "CPUs", "1", "IRQs", "25"))
                .containsExactly("10 null", "40 16", "50 null");
        assertThat(values(history, "CPUs", "1", "Soft_IRQs", "1"))
                .containsExactly("10 null", "20 1", "30 8", "60 1");
        assertThat(at(history, 60, "IRQs", "25")).isEqualTo("disk");
    }

    @Test
    void aWakeUpLastsFromItsCauseToTheSwitch() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sched_waking", "tid", 8, "target_cpu", 1, "prio", 20)
                        .at(25, 1, "sched_wakeup", "tid", 8, "target_cpu", 1, "prio", 20)
                        .switchTo(30, 1, 0, 0, 8)
                        .history();
        assertThat(values(history, "Wakeups", "8")).containsExactly("10 null", "20 7", "30 null");
        assertThat(values(history, "Threads", "8")).containsExactly("10 null", "20 5", "30 2");
        assertThat(at(history, 27, "Threads", "8", "Current_cpu_rq")).isEqualTo(1);
    }

    @Test
    void aThreadWokenOnItsWayFromTheCpuRemembersWhoSetOutToWakeIt() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .switchTo(11, 1, 0, 0, 8)
                        .at(20, 0, "sched_waking", "tid", 8, "target_cpu", 1)
                        .switchTo(22, 1, 8, 1, 9)
                        .at(25, 1, "sched_wakeup", "tid", 8, "target_cpu", 1)
                        .switchTo(30, 1, 9, 1, 8)
                        .history();
        assertThat(values(history, "Wakeups", "8")).containsExactly("10 null", "25 7", "30 null");
        assertThat(values(history, "Threads", "8"))
                .containsExactly("10 null", "11 2", "22 1", "25 5", "30 2");
    }

    @Test
    void aLifeGoesFromForkToFreeAndTheIdentifierCanBeUsedAgain() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(
                                20,
                                0,
                                "sched_process_fork",
                                "parent_tid",
                                7,
                                "parent_pid",
                                6,
                                "child_comm",
                                "sh",
                                "child_tid",
                                8,
                                "child_pid",
                                8)
                        .switchTo(30, 0, 7, 1, 8)
                        .at(35, 0, "sched_process_exec", "filename", "/usr/bin/a-very-long-name-x")
                        .at(40, 0, "sched_process_exit", "tid", 8)
                        .switchTo(50, 0, 8, 64, 7)
                        .at(60, 0, "sched_process_free", "tid", 8)
                        .at(
                                70,
                                0,
                                "sched_process_fork",
                                "parent_tid",
                                7,
                                "child_comm",
                                "ls",
                                "child_tid",
                                8);
        ITmfStateSystem history = trace.history();
        assertThat(values(history, "Threads", "8"))
                .containsExactly("10 null", "20 5", "30 2", "50 null", "70 5");
        assertThat(values(history, "Threads", "8", "PPID"))
                .containsExactly("10 null", "20 6", "60 null", "70 7");
        assertThat(values(history, "Threads", "8", "Exec_name"))
                .containsExactly(
                        "10 null", "20 sh", "30 t8", "35 a-very-long-nam", "60 null", "70 ls");
        assertThat(trace.oddities()).isEmpty();
    }

    @Test
    void theEndOfAThreadNobodyHasSeenLeavesNoTrace() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sched_process_free", "tid", 99)
                        .at(21, 0, "sched_migrate_task", "tid", 98, "dest_cpu", 3)
                        .history();
        assertThat(history.getQuarks("Threads", "*").stream().map(history::getAttributeName))
                .containsExactlyInAnyOrder("0_0", "7");
    }

    @Test
    void aSideThreadThatExecutesAProgramGoesOnAsItsProcess() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 9)
                        .at(20, 0, "syscall_entry_execve")
                        .at(
                                30,
                                0,
                                "sched_process_exec",
                                "filename",
                                "/bin/true",
                                "tid",
                                8,
                                "old_tid",
                                9)
                        .at(40, 0, "syscall_exit_execve", "ret", 0)
                        .history();
        assertThat(values(history, "CPUs", "0", "Current_thread")).containsExactly("10 9", "30 8");
        assertThat(values(history, "Threads", "8")).containsExactly("10 null", "30 3", "40 2");
        assertThat(values(history, "Threads", "9")).containsExactly("10 2", "20 3", "30 null");
    }

    @Test
    void thePriorityFollowsInheritanceAndTheRunQueueFollowsMigration() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sched_pi_setprio", "tid", 7, "oldprio", 20, "newprio", -5)
                        .at(25, 0, "sched_wakeup", "tid", 8, "target_cpu", 1)
                        .at(30, 0, "sched_migrate_task", "tid", 8, "dest_cpu", 3)
                        .at(40, 2, "power_cpu_frequency", "cpu_id", 0, "state", 2_400_000)
                        .history();
        assertThat(values(history, "Threads", "7", "Prio")).containsExactly("10 20", "20 -5");
        assertThat(at(history, 30, "Threads", "8", "Current_cpu_rq")).isEqualTo(3);
        assertThat(at(history, 40, "CPUs", "0", "Frequency")).isEqualTo(2_400_000L);
    }

    @Test
    void theStateDumpFillsGapsButBelievesEventsMore() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 5, 1, 7)
                        .at(
                                20,
                                0,
                                "lttng_statedump_process_state",
                                "tid",
                                5,
                                "pid",
                                5,
                                "ppid",
                                1,
                                "name",
                                "old",
                                "status",
                                2)
                        .at(
                                21,
                                0,
                                "lttng_statedump_process_state",
                                "tid",
                                6,
                                "pid",
                                5,
                                "ppid",
                                1,
                                "name",
                                "new",
                                "status",
                                5)
                        .history();
        assertThat(values(history, "Threads", "5")).containsExactly("10 1");
        assertThat(at(history, 20, "Threads", "5", "Exec_name")).isEqualTo("t5");
        assertThat(at(history, 20, "Threads", "5", "PPID")).isEqualTo(1);
        assertThat(values(history, "Threads", "6")).containsExactly("10 null", "21 6");
        assertThat(at(history, 21, "Threads", "6", "PID")).isEqualTo(5);
    }

    @Test
    void anEventsContextTellsTheThreadBeforeTheFirstSwitch() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .at(10, 0, "syscall_entry_read", "context._tid", 7)
                        .at(20, 0, "syscall_exit_read", "context._tid", 7, "ret", 1)
                        .history();
        assertThat(values(history, "Threads", "7")).containsExactly("10 3", "20 2");
        assertThat(values(history, "CPUs", "0", "Current_thread")).containsExactly("10 7");
    }

    @Test
    void oldTracersNamesServeAsWell() {
        ITmfStateSystem history =
                new SyntheticKernelTrace(DefaultEventLayout.getInstance())
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sys_open")
                        .at(30, 0, "exit_syscall", "ret", 3)
                        .history();
        assertThat(values(history, "Threads", "7", "System_call"))
                .containsExactly("10 null", "20 open", "30 null");
    }

    // --- oddities

    @Test
    void aReturnFromASignalHandlerIsOverAtOnce() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "syscall_entry_rt_sigreturn")
                        .at(30, 0, "syscall_entry_read");
        assertThat(values(trace.history(), "Threads", "7")).containsExactly("10 2", "30 3");
        assertThat(trace.oddities()).isEmpty();
    }

    @Test
    void anExitWithoutEntryIsCountedAndTheRestStands() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "syscall_exit_read", "ret", 1)
                        .at(30, 0, "irq_handler_exit", "irq", 4)
                        .at(31, 0, "irq_softirq_exit", "vec", 4)
                        .at(40, 0, "syscall_entry_write")
                        .switchTo(50, 0, 7, 1, 0);
        assertThat(values(trace.history(), "Threads", "7")).containsExactly("10 2", "40 3", "50 1");
        assertThat(trace.oddities())
                .containsOnlyKeys(
                        KernelOddity.SYSCALL_EXIT_WITHOUT_ENTRY,
                        KernelOddity.IRQ_EXIT_WITHOUT_ENTRY,
                        KernelOddity.SOFTIRQ_EXIT_WITHOUT_ENTRY);
    }

    @Test
    void aSwitchFromAnUnexpectedThreadIsBelieved() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .switchTo(20, 0, 8, 1, 9)
                        .switchTo(30, 1, 0, 0, 9);
        ITmfStateSystem history = trace.history();
        assertThat(values(history, "Threads", "7")).containsExactly("10 2", "20 6");
        assertThat(values(history, "Threads", "8")).containsExactly("10 null", "20 1");
        assertThat(values(history, "CPUs", "0", "Current_thread"))
                .containsExactly("10 7", "20 9", "30 null");
        assertThat(values(history, "CPUs", "0")).containsExactly("10 2", "30 null");
        assertThat(trace.oddities())
                .containsOnlyKeys(
                        KernelOddity.SWITCH_FROM_OTHER_THREAD, KernelOddity.THREAD_ON_TWO_CPUS);
    }

    /** As of a tracer that names the thread of each event, where switches are not recorded. */
    @Test
    void anEventOfAnotherThreadTellsOfASwitchThatIsMissing() {
        String tid = "context._tid";
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace(new ThreadsToldLayout())
                        .at(10, 0, "sys_open", tid, 7)
                        .at(20, 0, "sys_close", tid, 8)
                        .at(30, 0, "softirq_raise", tid, 0, "vec", 1)
                        .at(40, 1, "exit_syscall", tid, 7, "ret", 1)
                        .at(50, 1, "sys_open", tid, 8);
        ITmfStateSystem history = trace.history();
        assertThat(values(history, "CPUs", "0", "Current_thread"))
                .containsExactly("10 7", "20 8", "30 0");
        assertThat(values(history, "CPUs", "1", "Current_thread"))
                .containsExactly("10 null", "40 7", "50 8");
        assertThat(values(history, "Threads", "7")).containsExactly("10 3", "20 6", "40 2", "50 6");
        assertThat(values(history, "Threads", "8"))
                .containsExactly("10 null", "20 3", "30 6", "50 3");
        assertThat(values(history, "Threads", "8", "System_call"))
                .containsExactly("10 null", "20 close", "50 open");
        assertThat(trace.oddities()).containsKey(KernelOddity.SWITCH_FROM_OTHER_THREAD);
    }

    /** The identifier changes at the event, without a switch. */
    @Test
    void aSideThreadThatExecutesAProgramIsNoMissingSwitch() {
        String tid = "context._tid";
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace(new ThreadsToldLayout())
                        .at(10, 0, "sys_execve", tid, 6)
                        .at(20, 0, "sched_process_exec", tid, 5, "tid", 5, "old_tid", 6)
                        .at(30, 0, "exit_syscall", tid, 5, "ret", 0);
        ITmfStateSystem history = trace.history();
        assertThat(values(history, "Threads", "5", "System_call"))
                .containsExactly("10 null", "20 execve", "30 null");
        assertThat(values(history, "Threads", "6")).containsExactly("10 3", "20 null");
        assertThat(trace.oddities()).isEmpty();
    }

    /** A tracer that names the thread of each event. */
    private static final class ThreadsToldLayout extends DefaultEventLayout {
        @Override
        public boolean tellsThreadOfEveryEvent() {
            return true;
        }
    }

    @Test
    void theChildsReturnFromCloneIsNoOddity() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(15, 0, "syscall_entry_clone")
                        .at(20, 0, "sched_process_fork", "parent_tid", 7, "child_tid", 8)
                        .at(25, 0, "syscall_exit_clone", "ret", 8)
                        .switchTo(30, 0, 7, 1, 8)
                        .at(35, 0, "syscall_exit_clone", "ret", 0);
        trace.history();
        assertThat(trace.oddities()).isEmpty();
    }

    @Test
    void eventsWithoutCpuOrThreadOrInDisorderAreCountedAndChangeNothing() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .switchTo(20, -1, 7, 1, 0)
                        .at(30, 0, "sched_wakeup", "tid", -7)
                        .at(31, 0, "sched_wakeup")
                        .at(32, 0, "irq_handler_entry")
                        .at(33, 0, "sched_process_fork", "child_comm", "x")
                        .at(25, 0, "syscall_entry_read");
        ITmfStateSystem history = trace.history();
        assertThat(values(history, "Threads", "7")).containsExactly("10 2", "33 3");
        assertThat(trace.oddities())
                .containsOnlyKeys(
                        KernelOddity.NO_CPU, KernelOddity.NO_THREAD, KernelOddity.TIME_BACKWARDS);
        assertThat(at(history, 10, "Oddities", "NO_CPU")).isEqualTo(1L);
    }

    @Test
    void aSwitchWithoutIdentifiersLeavesTheCpuUnknown() {
        SyntheticKernelTrace trace =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "sched_switch", "prev_tid", 7, "prev_state", 1)
                        .at(30, 0, "syscall_entry_read")
                        .at(40, 0, "syscall_exit_read")
                        .switchTo(50, 0, 3, 1, 7);
        ITmfStateSystem history = trace.history();
        assertThat(values(history, "CPUs", "0")).containsExactly("10 2", "20 null", "30 4", "40 2");
        assertThat(values(history, "Threads", "7")).containsExactly("10 2", "20 1", "50 2");
    }

    @Test
    void aPrefixThatIsTheWholeNameMeansCallsByNumber() {
        ITmfStateSystem history =
                new SyntheticKernelTrace(
                                new DefaultEventLayout() {
                                    @Override
                                    public String eventSyscallEntryPrefix() {
                                        return "raw_syscalls:sys_enter";
                                    }

                                    @Override
                                    public String eventSyscallExitPrefix() {
                                        return "raw_syscalls:sys_exit";
                                    }
                                })
                        .switchTo(10, 0, 0, 0, 7)
                        .at(20, 0, "raw_syscalls:sys_enter", "id", 0)
                        .at(30, 0, "raw_syscalls:sys_exit", "id", 0, "ret", 3)
                        .history();
        assertThat(values(history, "Threads", "7", "System_call"))
                .containsExactly("10 null", "20 read", "30 null");
    }
}
