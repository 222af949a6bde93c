package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.trace.OwnClock;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A history with a trace's own times, asked by other times, answers as one built with these. */
class OwnClockStateSystemProperties {

    private static final int ATTRIBUTES = 3;

    private record Change(long time, int attribute, int value) {}

    private static ITmfTimestampTransform transform(int ppm, int offset) {
        return TimestampTransformFactory.createLinear(
                BigDecimal.valueOf(1_000_000L + ppm).movePointLeft(6), BigDecimal.valueOf(offset));
    }

    private static MessageTrace trace(ITmfTimestampTransform transform) {
        MessageTrace trace = new MessageTrace("clock", "host", List.of());
        trace.useTimestampTransform(transform);
        return trace;
    }

    private static ITmfStateSystemBuilder newStateSystem(long start) {
        return StateSystemFactory.newStateSystem(
                StateHistoryBackendFactory.createInMemoryBackend("states", start));
    }

    private static void build(
            ITmfStateSystemBuilder states, List<Change> changes, ITmfTimestampTransform transform) {
        for (int i = 0; i < ATTRIBUTES; i++) {
            states.getQuarkAbsoluteAndAdd("a" + i);
        }
        long end = 0;
        for (Change change : changes) {
            end = transform.transform(change.time);
            states.modifyAttribute(end, change.value, change.attribute);
        }
        states.closeHistory(end);
    }

    private static List<String> texts(Iterable<ITmfStateInterval> intervals) {
        TreeSet<String> texts = new TreeSet<>();
        for (ITmfStateInterval interval : intervals) {
            texts.add(
                    interval.getAttribute()
                            + " "
                            + interval.getStartTime()
                            + " "
                            + interval.getEndTime()
                            + " "
                            + interval.getValue());
        }
        return List.copyOf(texts);
    }

    /** How long after the one before, and of what. */
    record Step(int later, int attribute) {}

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 11),
                        Arbitraries.integers().between(0, ATTRIBUTES - 1))
                .as(Step::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(60)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    /** Changes by a trace's own clock, from 5000 on, also several at one time. */
    private static List<Change> changes(List<Step> steps) {
        List<Change> changes = new ArrayList<>();
        long time = 5000;
        for (Step step : steps) {
            time += step.later();
            changes.add(new Change(time, step.attribute(), changes.size()));
        }
        return changes;
    }

    /**
     * The states that a visit of two attributes shows; values that are multiples are not wanted.
     */
    private static List<String> visited(ITmfStateSystem states, long from, long to, int modulus) {
        TreeSet<String> visited = new TreeSet<>();
        states.visit(
                List.of(0, 2),
                from,
                to,
                new IStateVisitor() {
                    private int quark;

                    @Override
                    public boolean attribute(int attribute) {
                        quark = attribute;
                        return true;
                    }

                    @Override
                    public int number(@Nullable Object value) {
                        return value instanceof Integer number && number % modulus != 0
                                ? number
                                : -1;
                    }

                    @Override
                    public void state(long start, long end, int number) {
                        visited.add(quark + " " + start + " " + end + " " + number);
                    }
                });
        return List.copyOf(visited);
    }

    @Property(tries = 200)
    void aVisitIsThatOfAHistoryOfTheShownTimes(
            @ForAll("steps") List<Step> steps,
            @ForAll @IntRange(min = -400_000, max = 400_000) int ppm,
            @ForAll @IntRange(max = 999) int offset,
            @ForAll @IntRange(max = 100) int fromPercent,
            @ForAll @IntRange(max = 100) int toPercent,
            @ForAll @IntRange(min = 2, max = 5) int modulus) {
        ITmfTimestampTransform transform = transform(ppm, offset);
        MessageTrace trace = trace(transform);
        List<Change> changes = changes(steps);
        long start = transform.transform(5000);
        ITmfStateSystemBuilder expected = newStateSystem(start);
        build(expected, changes, transform);
        ITmfStateSystemBuilder actual = OwnClockStateSystem.of(newStateSystem(5000), trace);
        build(actual, changes, transform);
        long duration = expected.getCurrentEndTime() - start;
        long from = start + duration * Math.min(fromPercent, toPercent) / 100;
        long to = start + duration * Math.max(fromPercent, toPercent) / 100;
        assertThat(visited(actual, from, to, modulus))
                .isEqualTo(visited(expected, from, to, modulus));
        trace.dispose();
    }

    @Test
    void aVisitReadsRunsAsThatOfAHistoryOfTheShownTimesDoes() {
        MessageTrace trace = trace(transform(100, 5));
        ITmfStateSystemBuilder states = OwnClockStateSystem.of(newStateSystem(0), trace);
        int quark = states.getQuarkAbsoluteAndAdd("a");
        for (int i = 1; i < 10_000; i++) {
            states.modifyAttribute(i * 10L, i % 7, quark);
        }
        states.closeHistory(100_000);
        List<Integer> runs = new ArrayList<>();
        states.visit(
                List.of(quark),
                states.getStartTime(),
                states.getCurrentEndTime(),
                new IStateVisitor() {
                    @Override
                    public boolean attribute(int attribute) {
                        return true;
                    }

                    @Override
                    public int number(@Nullable Object value) {
                        return 0;
                    }

                    @Override
                    public void state(long start, long end, int number) {
                        runs.add(1);
                    }

                    @Override
                    public void states(
                            long[] starts, long[] ends, int[] numbers, int from, int to) {
                        runs.add(to - from);
                    }
                });
        assertThat(runs.stream().mapToInt(Integer::intValue).sum()).isEqualTo(10_000);
        assertThat(runs).hasSizeLessThan(100);
        trace.dispose();
    }

    /** How long values last together, and how many totals that came from. */
    private static class Sums implements IStateVisitor {
        private final boolean takesTotals;
        private final Map<Integer, Long> times = new HashMap<>();
        private final Map<Integer, Long> ends = new HashMap<>();
        private int taken;

        Sums(boolean takesTotals) {
            this.takesTotals = takesTotals;
        }

        @Override
        public boolean attribute(int attribute) {
            return true;
        }

        @Override
        public int number(@Nullable Object value) {
            return value instanceof Integer number ? number : -1;
        }

        @Override
        public void state(long start, long end, int number) {
            times.merge(number, end - start + 1, Long::sum);
            ends.merge(number, end, Math::max);
        }

        @Override
        public boolean takesTotals(long start, long end) {
            return takesTotals;
        }

        @Override
        public void totals(
                long[] starts,
                long[] ends,
                int[] numbers,
                long[] times,
                int[] counts,
                int from,
                int to) {
            for (int i = from; i < to; i++) {
                taken++;
                assertThat(times[i]).isLessThanOrEqualTo(ends[i] - starts[i] + 1);
                this.times.merge(numbers[i], times[i], Long::sum);
                this.ends.merge(numbers[i], ends[i], Math::max);
            }
        }
    }

    private static ITmfStateSystemBuilder storedStates(Path file, MessageTrace trace)
            throws IOException {
        ITmfStateSystemBuilder stored =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "states", file.toFile(), 1, 0, 1000));
        int quark = stored.getQuarkAbsoluteAndAdd("a");
        for (int i = 1; i < 50_000; i++) {
            stored.modifyAttribute(i * 10L, i % 7, quark);
        }
        stored.closeHistory(500_000);
        return OwnClockStateSystem.of(stored, trace);
    }

    private static Sums sums(ITmfStateSystem states, boolean takesTotals) {
        Sums sums = new Sums(takesTotals);
        states.visit(List.of(0), states.getStartTime(), states.getCurrentEndTime(), sums);
        return sums;
    }

    @Test
    void totalsAreShiftedButNotStretched(@TempDir Path folder) throws IOException {
        MessageTrace shifted = trace(transform(0, 5_000_000));
        ITmfStateSystemBuilder states = storedStates(folder.resolve("shifted"), shifted);
        Sums expected = sums(states, false);
        Sums actual = sums(states, true);
        assertThat(actual.taken).isPositive();
        assertThat(actual.times).isEqualTo(expected.times);
        assertThat(actual.ends).isEqualTo(expected.ends);
        states.dispose();
        shifted.dispose();
        MessageTrace drifting = trace(transform(100, 5));
        ITmfStateSystemBuilder others = storedStates(folder.resolve("drifting"), drifting);
        assertThat(sums(others, true).taken).isZero();
        others.dispose();
        drifting.dispose();
    }

    @Test
    void aSpanIsNotWantedByItsShownTime() {
        MessageTrace trace = trace(transform(100_000, 1000));
        OwnClock clock = OwnClock.of(trace).orElseThrow();
        List<Long> asked = new ArrayList<>();
        IStateVisitor visitor =
                new ShownStates(
                        new Sums(false) {
                            @Override
                            public boolean isWanted(long start, long end) {
                                asked.add(start);
                                asked.add(end);
                                return start > 2100;
                            }
                        },
                        clock,
                        5000);
        assertThat(visitor.isWanted(1000, 1999)).isFalse();
        assertThat(visitor.isWanted(2000, 5000)).isTrue();
        assertThat(asked).containsExactly(2100L, 3199L, 3200L, 6500L);
        trace.dispose();
    }

    @Test
    void aPartOfASpanIsWantedByItsShownTimeIfTheClockIsShifted() {
        Sums wanting =
                new Sums(false) {
                    @Override
                    public long firstWanted(int quark, long start, long end) {
                        assertThat(quark).isEqualTo(3);
                        assertThat(end).isEqualTo(6000);
                        return start + 7;
                    }

                    @Override
                    public long lastWanted(int quark, long start, long end) {
                        assertThat(start).isEqualTo(2000);
                        return end - 7;
                    }
                };
        MessageTrace trace = trace(transform(0, 1000));
        IStateVisitor shifted = new ShownStates(wanting, OwnClock.of(trace).orElseThrow(), 9000);
        assertThat(shifted.firstWanted(3, 1000, 5000)).isEqualTo(1007);
        assertThat(shifted.lastWanted(3, 1000, 5000)).isEqualTo(4993);
        trace.dispose();
        MessageTrace drifting = trace(transform(100_000, 1000));
        IStateVisitor drifted = new ShownStates(wanting, OwnClock.of(drifting).orElseThrow(), 9000);
        assertThat(drifted.firstWanted(3, 1000, 5000)).isEqualTo(1000);
        assertThat(drifted.lastWanted(3, 1000, 5000)).isEqualTo(5000);
        drifting.dispose();
    }

    @Property(tries = 200)
    void everyQueryAnswersAsAHistoryOfTheShownTimes(
            @ForAll("steps") List<Step> steps,
            @ForAll @IntRange(min = -400_000, max = 400_000) int ppm,
            @ForAll @IntRange(min = -1000, max = 1000) int offset)
            throws Exception {
        ITmfTimestampTransform transform = transform(ppm, offset);
        MessageTrace trace = trace(transform);
        List<Change> changes = changes(steps);
        long start = transform.transform(5000);
        ITmfStateSystemBuilder expected = newStateSystem(start);
        build(expected, changes, transform);
        ITmfStateSystemBuilder actual = OwnClockStateSystem.of(newStateSystem(5000), trace);
        build(actual, changes, transform);
        assertThat(actual.getStartTime()).isEqualTo(expected.getStartTime());
        assertThat(actual.getCurrentEndTime()).isEqualTo(expected.getCurrentEndTime());
        long end = expected.getCurrentEndTime();
        for (long t = start; t <= end; t++) {
            assertThat(texts(actual.queryFullState(t)))
                    .isEqualTo(texts(expected.queryFullState(t)));
            assertThat(texts(List.of(actual.querySingleState(t, 1))))
                    .isEqualTo(texts(List.of(expected.querySingleState(t, 1))));
        }
        long middle = (start + end) / 2;
        assertThat(texts(actual.query2D(List.of(0, 2), List.of(start, middle, end))))
                .isEqualTo(texts(expected.query2D(List.of(0, 2), List.of(start, middle, end))));
        assertThat(texts(actual.query2D(List.of(0, 1, 2), start + 3, middle)))
                .isEqualTo(texts(expected.query2D(List.of(0, 1, 2), start + 3, middle)));
        assertThatThrownBy(() -> actual.queryFullState(end + 1))
                .isInstanceOf(TimeRangeException.class);
        ITmfStateSystem same = newStateSystem(0);
        assertThat(OwnClockStateSystem.of((ITmfStateSystemBuilder) same, trace(transform(0, 0))))
                .isSameAs(same);
        trace.dispose();
    }

    @Property(tries = 300)
    void theOwnTimeOfAShownTimeIsTheLastThatIsNotLater(
            @ForAll int offset,
            @ForAll int later,
            @ForAll @IntRange(min = -500, max = 500) int ppm) {
        MessageTrace trace = trace(transform(ppm, offset));
        OwnClock.of(trace)
                .ifPresent(
                        clock -> {
                            long own = 1_700_000_000_000_000_000L + later;
                            long shown = clock.toShown(own);
                            assertThat(clock.toShown(clock.toOwn(shown))).isEqualTo(shown);
                            assertThat(clock.toOwn(shown)).isGreaterThanOrEqualTo(own);
                            assertThat(clock.toShown(clock.toOwn(shown) + 1)).isGreaterThan(shown);
                        });
        trace.dispose();
    }
}
