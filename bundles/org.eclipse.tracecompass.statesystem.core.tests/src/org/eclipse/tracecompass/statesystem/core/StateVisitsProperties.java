package org.eclipse.tracecompass.statesystem.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.LongUnaryOperator;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** A visit shows what a query gives: in memory, in a file, complete or not. */
class StateVisitsProperties {

    private static final int ATTRIBUTES = 5;
    private static final Object[] VALUES = {
        1, 2, 70_000, -3, "a", "b", 5L, 1L << 40, 0.5, "c".repeat(2000)
    };

    /** A change; the numbers tell which attribute, which of its values and how much later. */
    record Change(int quark, int value, int later) {}

    /** The times to visit, as parts of the history, and how many values to tell apart. */
    record Span(double from, double to, int numbers) {

        long begin(long end) {
            return (long) (Math.min(from, to) * end);
        }

        long end(long end) {
            return (long) (Math.max(from, to) * end);
        }
    }

    @Provide
    Arbitrary<List<Change>> changes() {
        return changes(9000);
    }

    @Provide
    Arbitrary<List<Change>> manyChanges() {
        return changes(20_000);
    }

    private static Arbitrary<List<Change>> changes(int most) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, ATTRIBUTES - 1),
                        Arbitraries.integers()
                                .between(0, (1 << 14) - 1)
                                .withDistribution(RandomDistribution.uniform()),
                        Arbitraries.integers().between(0, 2047))
                .as(Change::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(most)
                .withSizeDistribution(RandomDistribution.uniform());
    }

    @Provide
    Arbitrary<Span> spans() {
        return Combinators.combine(
                        Arbitraries.doubles().between(0, 1).ofScale(9),
                        Arbitraries.doubles().between(0, 1).ofScale(9),
                        Arbitraries.integers().between(0, 19))
                .as(Span::new);
    }

    private static void addAttributes(ITmfStateSystemBuilder ss) {
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
    }

    @Property(tries = 60)
    void aVisitShowsWhatAQueryGives(
            @ForAll("changes") List<Change> changes,
            @ForAll @IntRange(max = 3) int kind,
            @ForAll("spans") Span span,
            @ForAll boolean closed,
            @ForAll boolean inFile)
            throws Exception {
        File file = File.createTempFile("visits", ".ht");
        IStateHistoryBackend backend =
                inFile
                        ? StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "visits", file, 1, 0, 0)
                        : StateHistoryBackendFactory.createInMemoryBackend("visits", 0);
        ITmfStateSystemBuilder ss = StateSystemFactory.newStateSystem(backend);
        addAttributes(ss);
        long time = 0;
        for (Change change : changes) {
            Object value = value(change.value() / 9, (kind + change.quark()) % 4);
            ss.modifyAttribute(time, change.value() % 9 == 0 ? null : value, change.quark());
            time += change.later();
        }
        if (closed) {
            ss.closeHistory(time);
        }
        check(ss, span.begin(time), span.end(time), span.numbers());
        ss.dispose();
        file.delete();
    }

    @Property(tries = 60)
    void smallIntegersAreReadRightWholeBlocksAtATime(
            @ForAll("manyChanges") List<Change> changes,
            @ForAll @IntRange(max = 14) int bits,
            @ForAll @IntRange(max = 2999) int least,
            @ForAll boolean gaps,
            @ForAll("spans") Span span)
            throws Exception {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("visits", 0));
        addAttributes(ss);
        long time = 0;
        for (Change change : changes) {
            Integer value = least + (change.value() & (1 << bits) - 1);
            boolean gap = gaps && change.value() % 500 == 0;
            ss.modifyAttribute(time, gap ? null : value, change.quark());
            time += change.later();
        }
        ss.closeHistory(time);
        check(ss, span.begin(time), span.end(time), span.numbers());
        check(ss, 0, time, span.numbers());
        ss.dispose();
    }

    private static void check(ITmfStateSystem ss, long from, long to, int numbers)
            throws Exception {
        List<Integer> quarks = List.of(0, 2, 3);
        assertThat(counted(VisitedStates.of(ss, quarks, from, to, numbers)))
                .isEqualTo(counted(ss.query2D(quarks, from, to)));
        checkParts(ss, quarks, from, to);
    }

    /**
     * Of the first attribute, all is wanted; of others, smaller parts; of the last one, nothing.
     */
    private static void checkParts(ITmfStateSystem ss, List<Integer> quarks, long from, long to)
            throws Exception {
        LongUnaryOperator firstOf = quark -> from + (to - from) * quark / 5;
        LongUnaryOperator lastOf = quark -> quark == 3 ? from - 1 : to - (to - from) * quark / 8;
        List<ITmfStateInterval> all = new ArrayList<>();
        ss.query2D(quarks, from, to).forEach(all::add);
        List<ITmfStateInterval> wanted = new ArrayList<>(all);
        wanted.removeIf(
                state -> {
                    long first = firstOf.applyAsLong(state.getAttribute());
                    long last = lastOf.applyAsLong(state.getAttribute());
                    return first > last
                            || state.getEndTime() < first
                            || state.getStartTime() > last;
                });
        Map<ITmfStateInterval, Integer> visited =
                counted(VisitedStates.of(ss, quarks, from, to, firstOf, lastOf));
        assertThat(visited.keySet().containsAll(wanted)).isTrue();
        assertThat(counted(all).keySet().containsAll(visited.keySet())).isTrue();
        assertThat(visited.values()).containsOnly(1);
    }

    /** A comparison of lists in any order takes minutes. */
    private static Map<ITmfStateInterval, Integer> counted(Iterable<ITmfStateInterval> states) {
        Map<ITmfStateInterval, Integer> counts = new HashMap<>();
        states.forEach(state -> counts.merge(state, 1, Integer::sum));
        return counts;
    }

    private static Object value(int n, int kind) {
        return switch (kind) {
            case 0 -> VALUES[n % 4];
            case 1 -> n % 20 == 0 ? VALUES[9] : VALUES[4 + n % 2];
            case 2 -> VALUES[6 + n % 2];
            default -> VALUES[8];
        };
    }
}
