package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Which threads are those of the kernel, and that they are not shown in a user mode. */
class KernelThreadsTest {

    private static boolean isKernel(ITmfStateSystem history, int tid, long time) {
        int quark =
                history.optQuarkAbsolute(
                        Attributes.THREADS, Integer.toString(tid), Attributes.KERNEL_THREAD);
        return quark >= 0 && history.querySingleState(time, quark).getValue() != null;
    }

    private static SyntheticKernelTrace dump(int tid, int ppid, int type) {
        return new SyntheticKernelTrace()
                .at(
                        1,
                        0,
                        "lttng_statedump_process_state",
                        "tid",
                        tid,
                        "pid",
                        tid,
                        "ppid",
                        ppid,
                        "name",
                        "x",
                        "type",
                        type,
                        "status",
                        5)
                .switchTo(10, 0, 0, 0, tid)
                .switchTo(20, 0, tid, 1, 0);
    }

    @Test
    void theChildrenOfThreadTwoAreThoseOfTheKernel() {
        assertThat(isKernel(dump(7, 2, 1).history(), 7, 1)).isTrue();
        assertThat(isKernel(dump(7, 1, 0).history(), 7, 15)).isFalse();
    }

    @Test
    void whatTheDumpCallsAProgramIsOne() {
        assertThat(isKernel(dump(7, 2, 0).history(), 7, 15)).isFalse();
    }

    @Test
    void aThreadThatSleepsIdlyIsOneOfTheKernelFromItsBeginning() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .switchTo(20, 0, 7, 0x80, 0)
                        .history();
        assertThat(isKernel(history, 7, 10)).isTrue();
    }

    @Test
    void aThreadThatEntersASystemCallIsNeverOneOfTheKernel() {
        ITmfStateSystem history =
                new SyntheticKernelTrace()
                        .switchTo(10, 0, 0, 0, 7)
                        .switchTo(20, 0, 7, 0x80, 0)
                        .switchTo(30, 0, 0, 0, 7)
                        .at(40, 0, "syscall_entry_read")
                        .at(50, 0, "syscall_exit_read")
                        .switchTo(60, 0, 7, 0x80, 0)
                        .history();
        assertThat(isKernel(history, 7, 15)).isFalse();
        assertThat(isKernel(history, 7, 60)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"kworker/u8:1", "ksoftirqd/0", "migration/12", "kswapd0", "kdamond.3"})
    void threadsWithTheNamesOfTheKernelAreItsOwn(String name) {
        ITmfStateSystem history = woken(name).history();
        assertThat(isKernel(history, 7, 10)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"bash", "kate", "a/b", "ksoftirqd", "/0"})
    void otherNamesTellNothing(String name) {
        assertThat(isKernel(woken(name).history(), 7, 10)).isFalse();
    }

    private static SyntheticKernelTrace woken(String name) {
        return new SyntheticKernelTrace()
                .at(5, 0, "sched_wakeup", "tid", 7, "comm", name, "prio", 20, "target_cpu", 0)
                .at(
                        10,
                        0,
                        "sched_switch",
                        "prev_tid",
                        0,
                        "prev_state",
                        0,
                        "next_tid",
                        7,
                        "next_comm",
                        name)
                .at(
                        30,
                        0,
                        "sched_switch",
                        "prev_tid",
                        7,
                        "prev_state",
                        1,
                        "prev_comm",
                        name,
                        "next_tid",
                        8,
                        "next_comm",
                        "bash")
                .at(
                        50,
                        0,
                        "sched_switch",
                        "prev_tid",
                        8,
                        "prev_state",
                        1,
                        "prev_comm",
                        "bash",
                        "next_tid",
                        0);
    }

    @Test
    void aHelperOfTheKernelIsAProgramOnceItExecutesOne() {
        ITmfStateSystem history =
                woken("kworker/0:1")
                        .at(
                                60,
                                0,
                                "sched_switch",
                                "prev_tid",
                                0,
                                "prev_state",
                                0,
                                "next_tid",
                                7,
                                "next_comm",
                                "kworker/0:1")
                        .at(
                                61,
                                0,
                                "sched_process_fork",
                                "parent_tid",
                                7,
                                "child_tid",
                                9,
                                "child_comm",
                                "kworker/0:1",
                                "child_pid",
                                9,
                                "parent_pid",
                                7)
                        .switchTo(70, 0, 7, 1, 9)
                        .at(
                                75,
                                0,
                                "sched_process_exec",
                                "tid",
                                9,
                                "filename",
                                "/bin/true",
                                "old_tid",
                                9)
                        .switchTo(80, 0, 9, 1, 0)
                        .history();
        assertThat(isKernel(history, 9, 72)).isTrue();
        assertThat(isKernel(history, 9, 76)).isFalse();
    }

    @Test
    void aReusedIdentifierBeginsAnew() {
        ITmfStateSystem history =
                woken("kworker/0:1")
                        .at(60, 0, "sched_process_free", "tid", 7)
                        .at(
                                70,
                                0,
                                "sched_process_fork",
                                "parent_tid",
                                8,
                                "child_tid",
                                7,
                                "child_comm",
                                "bash",
                                "child_pid",
                                7,
                                "parent_pid",
                                8)
                        .switchTo(80, 0, 0, 0, 7)
                        .switchTo(90, 0, 7, 1, 0)
                        .history();
        assertThat(isKernel(history, 7, 40)).isTrue();
        assertThat(isKernel(history, 7, 85)).isFalse();
    }

    // --- pictures

    private static String look(ITimeGraphState state) {
        return state.getStartTime()
                + " "
                + Objects.requireNonNull(state.getStyle()).getParentKey()
                + " "
                + state.getLabel();
    }

    private static List<String> states(KernelTimeGraphProvider<?> provider, String row) {
        long id =
                Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel())
                        .getEntries()
                        .stream()
                        .filter(entry -> entry.getName().equals(row))
                        .findFirst()
                        .orElseThrow()
                        .getId();
        return Objects.requireNonNull(
                        provider.fetchRowModel(
                                        ThreadStatusDataProviderTest.parameters(
                                                5, 50, 45, List.of(id)),
                                        null)
                                .getModel())
                .getRows()
                .get(0)
                .getStates()
                .stream()
                .map(KernelThreadsTest::look)
                .toList();
    }

    @Test
    void aThreadOfTheKernelIsShownToRunInTheKernel() {
        SyntheticKernelTrace trace = woken("kworker/0:1");
        var provider =
                new ThreadStatusDataProvider(trace.trace(), new BuiltKernelModule(trace.history()));
        assertThat(states(provider, "kworker/0:1"))
                .containsExactly("5 WAIT_FOR_CPU null", "10 KERNEL null", "30 WAIT_BLOCKED null");
        assertThat(states(provider, "bash")).contains("30 USER_MODE null");
    }

    @Test
    void aCpuThatRunsAThreadOfTheKernelIsShownInTheKernel() {
        SyntheticKernelTrace trace = woken("kworker/0:1");
        var provider = ResourcesStatusDataProviderTest.provider(trace);
        assertThat(states(provider, "CPU 0"))
                .containsExactly("10 KERNEL kworker/0:1", "30 USER_MODE bash", "50 CPU_IDLE null");
    }

    @Test
    void timesOnCpuCountBoth() throws Exception {
        ITmfStateSystem history = woken("kworker/0:1").history();
        assertThat(
                        history.querySingleState(
                                        20,
                                        history.getQuarkAbsolute(
                                                Attributes.CPUS, "0", Attributes.CURRENT_THREAD))
                                .getValue())
                .isEqualTo(7);
        assertThat(
                        history.querySingleState(20, history.getQuarkAbsolute("Threads", "7"))
                                .getValue())
                .isEqualTo(2);
    }
}
