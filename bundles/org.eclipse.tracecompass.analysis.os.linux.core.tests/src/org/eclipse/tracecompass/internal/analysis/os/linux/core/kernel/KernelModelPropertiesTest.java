package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelOddity;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallPairing;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ISplitWork;

/** Whatever the events: the history is whole and does not contradict itself. */
class KernelModelPropertiesTest {

    private static final String LOST = "Lost event";

    private static final List<String> NAMES =
            List.of(
                    LOST,
                    "sched_switch",
                    "sched_switch",
                    "sched_switch",
                    "sched_waking",
                    "sched_wakeup",
                    "sched_wakeup_new",
                    "sched_process_fork",
                    "sched_process_exit",
                    "sched_process_free",
                    "sched_process_exec",
                    "sched_migrate_task",
                    "sched_pi_setprio",
                    "irq_handler_entry",
                    "irq_handler_exit",
                    "irq_softirq_raise",
                    "irq_softirq_entry",
                    "irq_softirq_exit",
                    "syscall_entry_a",
                    "syscall_exit_a",
                    "syscall_entry_b",
                    "syscall_exit_b",
                    "lttng_statedump_process_state",
                    "power_cpu_frequency",
                    "something_else");

    private static final List<String> FIELDS =
            List.of(
                    "prev_tid",
                    "next_tid",
                    "prev_state",
                    "prev_prio",
                    "next_prio",
                    "tid",
                    "prio",
                    "target_cpu",
                    "dest_cpu",
                    "child_tid",
                    "child_pid",
                    "parent_tid",
                    "parent_pid",
                    "old_tid",
                    "irq",
                    "vec",
                    "status",
                    "pid",
                    "ppid",
                    "newprio",
                    "state",
                    "cpu_id",
                    "ret",
                    "context._tid");

    private static final List<String> COMMS = List.of("prev_comm", "next_comm", "comm");
    private static final List<String> TIDS = List.of("prev_tid", "next_tid", "tid");
    private static final List<String> THREADS =
            List.of("swapper", "kworker/1:0", "app", "", "ksoftirqd/0");

    @Property(tries = 150)
    void noEventsMakeAHistoryThatContradictsItself(@ForAll("events") List<Event> events) {
        ITmfStateSystem history = trace(events).history();
        for (long t = history.getStartTime(); t <= history.getCurrentEndTime(); t++) {
            check(history, history.queryFullState(t));
        }
    }

    @Property(tries = 300)
    void anAnalysisThatGoesOnFromACheckpointGivesTheSameHistory(
            @ForAll("events") List<Event> events, @ForAll @IntRange(max = 159) int before)
            throws IOException {
        SyntheticKernelTrace trace = trace(events);
        ITmfStateSystem history = trace.history();
        Map<KernelOddity, Long> oddities = trace.oddities();
        trace.withResumedHistory(
                Math.min(before, events.size() - 1), resumed -> assertSame(resumed, history));
        assertThat(trace.oddities()).isEqualTo(oddities);
    }

    @Property(tries = 600)
    void partsThatAreJoinedGiveTheSameFile(
            @ForAll("events") List<Event> events, @ForAll("partCounts") int parts)
            throws IOException {
        SyntheticKernelTrace trace = trace(events);
        Path folder = Files.createTempDirectory("parts");
        try {
            Path one = folder.resolve("one");
            Path other = folder.resolve("other");
            trace.store(one, 1);
            Map<KernelOddity, Long> oddities = trace.oddities();
            trace.store(other, parts);
            assertThat(trace.oddities()).isEqualTo(oddities);
            assertThat(Files.mismatch(one, other)).isEqualTo(-1);
        } finally {
            for (String name : List.of("one", "other")) {
                Files.deleteIfExists(folder.resolve(name));
            }
            Files.delete(folder);
        }
    }

    @Property(tries = 300)
    void systemCallsOfPartsThatAreJoinedAreTheSame(
            @ForAll("events") List<Event> events, @ForAll("partCounts") int parts) {
        SyntheticKernelTrace trace = trace(events);
        List<ITmfEvent> all = trace.events();
        List<String> whole = new ArrayList<>();
        SyscallPairing one = pairing(trace, whole);
        all.forEach(one::accept);
        List<String> joined = new ArrayList<>();
        SyscallPairing other = pairing(trace, joined);
        for (int i = 0; i < parts; i++) {
            ISplitWork.Part part = other.newPart();
            all.subList(i * all.size() / parts, (i + 1) * all.size() / parts).forEach(part);
            part.join(null, 0);
        }
        assertThat(joined).isEqualTo(whole);
    }

    private static SyscallPairing pairing(SyntheticKernelTrace trace, List<String> calls) {
        return new SyscallPairing(
                trace.trace(),
                (name, tid, start, end, returned) ->
                        calls.add("%s %d %d %d %d".formatted(name, tid, start, end, returned)));
    }

    @Provide
    Arbitrary<Integer> partCounts() {
        return Arbitraries.of(2, 3, 7, 16);
    }

    private static void assertSame(ITmfStateSystem resumed, ITmfStateSystem history) {
        assertThat(resumed.getNbAttributes()).isEqualTo(history.getNbAttributes());
        for (int quark = 0; quark < history.getNbAttributes(); quark++) {
            assertThat(resumed.getFullAttributePath(quark))
                    .isEqualTo(history.getFullAttributePath(quark));
        }
        for (long t = history.getStartTime(); t <= history.getCurrentEndTime(); t++) {
            assertThat(resumed.queryFullState(t)).isEqualTo(history.queryFullState(t));
        }
    }

    private static final int UNKNOWN_CPU = -1;
    private static final long ABSENT = Long.MIN_VALUE + 1;

    /** An event with a value for each field; {@link #ABSENT} leaves it out. */
    record Event(String name, int later, int cpu, List<Long> values) {

        @Override
        public String toString() {
            return "+%d %s on %d %s".formatted(later, name, cpu, values);
        }
    }

    @Provide
    Arbitrary<List<Event>> events() {
        Arbitrary<Long> value =
                Arbitraries.frequencyOf(
                        Tuple.of(93, Arbitraries.longs().between(0, 4)),
                        Tuple.of(4, Arbitraries.just(ABSENT)),
                        Tuple.of(3, Arbitraries.longs()));
        return Combinators.combine(
                        Arbitraries.of(NAMES),
                        Arbitraries.frequencyOf(
                                Tuple.of(19, Arbitraries.integers().between(0, 2)),
                                Tuple.of(1, Arbitraries.integers().between(-2, 0))),
                        Arbitraries.frequencyOf(
                                Tuple.of(14, Arbitraries.integers().between(0, 2)),
                                Tuple.of(1, Arbitraries.just(UNKNOWN_CPU))),
                        value.list().ofSize(FIELDS.size()))
                .as(Event::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(160)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    /**
     * The events, and a last one that is the latest: the last event of each chunk tells how far a
     * history goes, and chunks end elsewhere when an analysis goes on in between.
     */
    private static SyntheticKernelTrace trace(List<Event> events) {
        SyntheticKernelTrace trace = new SyntheticKernelTrace();
        long time = 1000;
        long latest = time;
        for (Event event : events) {
            time += event.later();
            latest = Math.max(latest, time);
            if (event.name().equals(LOST)) {
                trace.lost(time, time);
                continue;
            }
            Object[] fields = new Object[2 * FIELDS.size() + 6];
            for (int k = 0; k < FIELDS.size(); k++) {
                long value = event.values().get(k);
                fields[2 * k] = value == ABSENT ? "absent " + k : FIELDS.get(k);
                fields[2 * k + 1] = value;
            }
            for (int k = 0; k < COMMS.size(); k++) {
                int at = 2 * FIELDS.size() + 2 * k;
                fields[at] = COMMS.get(k);
                fields[at + 1] = name(event, k);
            }
            trace.at(time, event.cpu(), event.name(), fields);
        }
        return trace.at(latest, 0, "something_else");
    }

    /** Mostly the same name for a thread; some are those of the kernel's own threads. */
    private static String name(Event event, int comm) {
        long tid = event.values().get(FIELDS.indexOf(TIDS.get(comm)));
        boolean isOther = event.values().get(FIELDS.indexOf("ret")) > 3;
        return THREADS.get((int) Math.floorMod(tid + (isOther ? 1 : 0), (long) THREADS.size()));
    }

    private static void check(ITmfStateSystem history, List<ITmfStateInterval> state) {
        assertThat(state).hasSize(history.getNbAttributes());
        Map<String, Object> onCpu = new HashMap<>();
        for (Integer quark : history.getQuarks("CPUs", "*", "Current_thread")) {
            int cpuQuark = history.getParentAttributeQuark(quark);
            String cpu = history.getAttributeName(cpuQuark);
            Object tid = state.get(quark).getValue();
            if (tid != null) {
                String thread = tid.equals(0) ? "0_" + cpu : tid.toString();
                assertThat(onCpu.put(thread, cpu)).as("CPUs of %s", thread).isNull();
                int status = state.get(history.getQuarkAbsolute("Threads", thread)).getValueInt();
                assertThat(status).isBetween(2, 4);
                int cpuStatus = state.get(cpuQuark).getValueInt();
                assertThat(cpuStatus)
                        .isIn(
                                switch (status) {
                                    case 2 -> Set.of(0, 2);
                                    case 3 -> Set.of(4);
                                    default -> Set.of(8, 16);
                                });
            }
        }
        Set<String> running = new HashSet<>();
        for (Integer quark : history.getQuarks("Threads", "*")) {
            if (state.get(quark).getValue() instanceof Integer status
                    && status >= 2
                    && status <= 4) {
                running.add(history.getAttributeName(quark));
            }
        }
        assertThat(running).isEqualTo(onCpu.keySet());
    }
}
