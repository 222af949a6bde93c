package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Lists;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.BuiltKernelModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Questions about ranges of time are answered as if every instant had been looked at. */
class ThreadRangesProperties {

    private static final long FIRST = 100;
    private static final int THREADS = 4;
    private static final int CPUS = 2;
    private static final int LONGEST = 60;

    private record Step(int later, int cpu, int kind, int thread) {}

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 4),
                        Arbitraries.integers().between(0, CPUS - 1),
                        Arbitraries.integers().between(0, 5),
                        Arbitraries.integers().between(0, THREADS))
                .as(Step::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(40);
    }

    private static ITmfStateSystem history(List<Step> steps) {
        SyntheticKernelTrace trace = new SyntheticKernelTrace();
        int[] current = new int[CPUS];
        long time = FIRST;
        for (Step step : steps) {
            time += step.later();
            switch (step.kind()) {
                case 0 -> trace.at(time, step.cpu(), "syscall_entry_read");
                case 1 -> trace.at(time, step.cpu(), "syscall_exit_read", "ret", 0);
                case 2 -> trace.at(time, step.cpu(), "sched_wakeup", "tid", step.thread());
                case 3 -> trace.at(time, step.cpu(), "irq_handler_entry", "irq", 1);
                default -> {
                    int next = step.thread();
                    trace.switchTo(time, step.cpu(), current[step.cpu()], step.kind() & 1, next);
                    current[step.cpu()] = next;
                }
            }
        }
        return trace.at(time + 1, 0, "something_else").history();
    }

    private static void forEachInstant(
            ITmfStateSystem history, long start, long end, BiConsumer<Long, Integer> visitor) {
        for (long t = Math.max(start, history.getStartTime());
                t <= Math.min(end, history.getCurrentEndTime());
                t++) {
            for (int quark = 0; quark < history.getNbAttributes(); quark++) {
                visitor.accept(t, quark);
            }
        }
    }

    private static Object value(ITmfStateSystem history, long time, int quark) {
        try {
            Object value = history.querySingleState(time, quark).getValue();
            return value == null ? "" : value;
        } catch (StateSystemDisposedException e) {
            throw new AssertionError(e);
        }
    }

    @Property(tries = 200)
    void threadsOfCpusAreThoseSeenAtSomeInstant(
            @ForAll("steps") List<Step> steps,
            @ForAll @LongRange(min = FIRST - 5, max = FIRST + LONGEST) long start,
            @ForAll @LongRange(min = 0, max = LONGEST) long length,
            @ForAll @Size(max = 2) Set<@LongRange(max = 2) Long> cpus) {
        ITmfStateSystem history = history(steps);
        Set<Integer> expected = new TreeSet<>();
        forEachInstant(
                history,
                start,
                start + length,
                (t, quark) -> {
                    String[] path = history.getFullAttributePathArray(quark);
                    if (path.length == 3
                            && path[2].equals("Current_thread")
                            && cpus.contains(Long.valueOf(path[1]))
                            && value(history, t, quark) instanceof Integer tid
                            && tid > 0) {
                        expected.add(tid);
                    }
                });
        assertThat(
                        KernelThreadInformationProvider.getThreadsOfCpus(
                                new BuiltKernelModule(history), cpus, start, start + length))
                .isEqualTo(expected);
    }

    @Property(tries = 200)
    void activeThreadsAreThoseThatRanOrWaitedForACpu(
            @ForAll("steps") List<Step> steps,
            @ForAll @LongRange(min = FIRST - 5, max = FIRST + LONGEST) long start,
            @ForAll @LongRange(min = 0, max = LONGEST) long length) {
        ITmfStateSystem history = history(steps);
        Set<Integer> expected = new TreeSet<>();
        forEachInstant(
                history,
                start,
                start + length,
                (t, quark) -> {
                    String[] path = history.getFullAttributePathArray(quark);
                    if (path.length == 2
                            && path[0].equals("Threads")
                            && !path[1].startsWith("0_")
                            && List.of(2, 3, 4, 5).contains(value(history, t, quark))) {
                        expected.add(Integer.valueOf(path[1]));
                    }
                });
        assertThat(
                        KernelThreadInformationProvider.getActiveThreadsForRange(
                                new BuiltKernelModule(history), start, start + length))
                .isEqualTo(expected);
    }

    @Property(tries = 200)
    void statesOfARangeEndBeforeItsEnd(
            @ForAll("steps") List<Step> steps,
            @ForAll @LongRange(min = FIRST - 5, max = FIRST + LONGEST) long start,
            @ForAll @LongRange(min = 0, max = LONGEST) long length) {
        ITmfStateSystem history = history(steps);
        BuiltKernelModule module = new BuiltKernelModule(history);
        for (int tid = 1; tid <= THREADS; tid++) {
            List<ITmfStateInterval> expected = new ArrayList<>();
            int quark = history.optQuarkAbsolute("Threads", Integer.toString(tid));
            if (quark != ITmfStateSystem.INVALID_ATTRIBUTE) {
                expected = intervals(history, quark, start, start + length - 1);
            }
            assertThat(
                            KernelThreadInformationProvider.getStatusIntervalsForThread(
                                    module,
                                    tid,
                                    start,
                                    start + length,
                                    1,
                                    new NullProgressMonitor()))
                    .isEqualTo(expected);
            assertThat(
                            Lists.newArrayList(
                                    KernelThreadInformationProvider.getStatusIntervalsForThread(
                                            module, tid, start, start + length, 1)))
                    .isEqualTo(expected);
        }
    }

    private static List<ITmfStateInterval> intervals(
            ITmfStateSystem history, int quark, long first, long last) {
        List<ITmfStateInterval> intervals = new ArrayList<>();
        forEachInstant(
                history,
                first,
                last,
                (t, q) -> {
                    try {
                        ITmfStateInterval interval = history.querySingleState(t, quark);
                        if (q == quark && !intervals.contains(interval)) {
                            intervals.add(interval);
                        }
                    } catch (StateSystemDisposedException e) {
                        throw new AssertionError(e);
                    }
                });
        return intervals;
    }

    @Property(tries = 200)
    void statesAtTimesHaveTheNamesOfSystemCalls(
            @ForAll("steps") List<Step> steps,
            @ForAll @Size(max = 6)
                    Set<@LongRange(min = FIRST - 5, max = FIRST + LONGEST) Long> times) {
        ITmfStateSystem history = history(steps);
        TreeSet<Long> inside = new TreeSet<>(times);
        inside.pollFirst();
        inside.pollLast();
        Collection<Integer> threads = List.of(1, 2, 3, 4, 99);
        Map<Integer, List<ITmfStateInterval>> found =
                KernelThreadInformationProvider.getStatusIntervalsForThreads(
                        new BuiltKernelModule(history), threads, times, new NullProgressMonitor());
        for (Integer tid : threads) {
            int quark = history.optQuarkAbsolute("Threads", tid.toString());
            if (quark == ITmfStateSystem.INVALID_ATTRIBUTE) {
                assertThat(found).doesNotContainKey(tid);
                continue;
            }
            List<String> expected = new ArrayList<>();
            for (Long t : inside) {
                for (ITmfStateInterval interval : intervals(history, quark, t, t)) {
                    Object value =
                            Integer.valueOf(3).equals(interval.getValue())
                                    ? "read"
                                    : interval.getValue();
                    String text = interval.getStartTime() + " " + value;
                    if (!expected.contains(text)) {
                        expected.add(text);
                    }
                }
            }
            assertThat(found.get(tid))
                    .extracting(i -> i.getStartTime() + " " + i.getValue())
                    .isEqualTo(expected);
        }
    }
}
