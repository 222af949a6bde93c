package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.StreamSupport;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.junit.jupiter.api.Test;

/** The names of states are those that the views show. */
class KernelStateNamesTest {

    private final ITmfStateSystem history =
            new SyntheticKernelTrace()
                    .at(
                            1,
                            0,
                            "lttng_statedump_process_state",
                            "tid",
                            9,
                            "vtid",
                            9,
                            "pid",
                            9,
                            "vpid",
                            9,
                            "ppid",
                            2,
                            "vppid",
                            2,
                            "name",
                            "worker",
                            "type",
                            1,
                            "mode",
                            0,
                            "submode",
                            0,
                            "status",
                            5,
                            "ns_level",
                            0)
                    .switchTo(10, 0, 0, 0, 7)
                    .at(20, 0, "syscall_entry_read")
                    .switchTo(30, 0, 7, 1, 0)
                    .switchTo(40, 0, 0, 0, 9)
                    .switchTo(50, 0, 9, 0, 7)
                    .at(60, 0, "irq_softirq_entry", "vec", 1)
                    .history();

    private List<String> names(String... path) {
        KernelStateNames names = new KernelStateNames(history);
        int quark = history.getQuarkAbsolute(path);
        return StreamSupport.stream(
                        history.query2D(
                                        List.of(quark),
                                        history.getStartTime(),
                                        history.getCurrentEndTime())
                                .spliterator(),
                        false)
                .sorted((a, b) -> Long.compare(a.getStartTime(), b.getStartTime()))
                .map(each -> each.getStartTime() + " " + names.of(quark, each.getValue()))
                .toList();
    }

    @Test
    void threadsAndCpusHaveThem() {
        assertThat(names("Threads", "7"))
                .endsWith(
                        "10 Usermode",
                        "20 System call",
                        "30 Wait blocked",
                        "50 System call",
                        "60 Interrupted");
        assertThat(names("Threads", "9")).endsWith("40 Kernel", "50 Wait for CPU");
        assertThat(names("Threads", "0_0")).endsWith("30 Idle", "40 null");
        assertThat(names("CPUs", "0"))
                .endsWith(
                        "10 Usermode",
                        "20 System call",
                        "30 Idle",
                        "40 Usermode",
                        "50 System call",
                        "60 Soft IRQ");
    }

    @Test
    void whatIsNoStateHasNone() {
        assertThat(names("Threads", "7", "Prio")).allMatch(line -> line.endsWith(" null"));
        assertThat(names("CPUs", "0", "Current_thread")).allMatch(line -> line.endsWith(" null"));
    }
}
