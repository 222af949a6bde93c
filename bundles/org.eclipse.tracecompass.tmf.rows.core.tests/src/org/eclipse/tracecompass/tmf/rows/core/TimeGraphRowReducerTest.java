package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import net.jqwik.api.constraints.Size;
import net.jqwik.api.constraints.UniqueElements;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState.Share;
import org.junit.jupiter.api.Test;

/** Rows are reduced to pixels without losing or inventing a nanosecond. */
class TimeGraphRowReducerTest {

    private record Piece(long start, long end, int value) {}

    private static final int GAP = -1;

    /** A state, or a gap, that lasts; the order tells when it is added. */
    record Step(int length, int value, int order) {}

    /** States with gaps, in the order in which they follow each other. */
    record Row(int before, List<Step> steps) {

        /** The states in the order in which they are added, from before the time 0 on. */
        List<Piece> pieces() {
            List<Piece> pieces = new ArrayList<>();
            Map<Piece, Integer> orders = new HashMap<>();
            long time = -before;
            for (Step step : steps) {
                if (step.value() != GAP) {
                    Piece piece = new Piece(time, time + step.length() - 1, step.value());
                    pieces.add(piece);
                    orders.put(piece, step.order());
                }
                time += step.length();
            }
            pieces.sort(Comparator.comparing(orders::get));
            return pieces;
        }

        List<Piece> inOrder() {
            List<Piece> pieces = pieces();
            pieces.sort(Comparator.comparingLong(Piece::start));
            return pieces;
        }
    }

    /** Rows of short states and some that are four times as long. */
    private static Arbitrary<Row> rows(int longest, int length) {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 19),
                        Arbitraries.integers().between(1, longest))
                .as(Map::entry)
                .flatMap(
                        of ->
                                Combinators.combine(
                                                Arbitraries.frequencyOf(
                                                        Tuple.of(3, lengths(of.getValue())),
                                                        Tuple.of(1, lengths(4 * of.getValue()))),
                                                Arbitraries.integers().between(GAP, 2),
                                                Arbitraries.integers().between(0, 999))
                                        .as(Step::new)
                                        .list()
                                        .ofMaxSize(2 * length / of.getValue() + 2)
                                        .withSizeDistribution(RandomDistribution.uniform())
                                        .map(steps -> new Row(of.getKey(), steps)));
    }

    private static Arbitrary<Integer> lengths(int most) {
        return Arbitraries.integers()
                .between(1, most)
                .withDistribution(RandomDistribution.uniform());
    }

    @Provide
    Arbitrary<Row> rows() {
        return rows(30, 400);
    }

    @Provide
    Arbitrary<List<Row>> threeRows() {
        return rows(30, 1500).list().ofSize(3);
    }

    @Provide
    Arbitrary<List<Row>> twoRows() {
        return rows(60, 1500).list().ofSize(2);
    }

    private static List<ITimeGraphState> reduce(TimeGraphRowReducer reducer, List<Piece> row) {
        row.forEach(piece -> reducer.add(0, piece.start(), piece.end(), piece.value()));
        return reducer.toRows(List.of(42L)).get(0).getStates();
    }

    private static Map<Integer, Long> oracle(List<Piece> row, long from, long to) {
        Map<Integer, Long> times = new HashMap<>();
        for (long t = from; t <= to; t++) {
            for (Piece piece : row) {
                if (piece.start() <= t && t <= piece.end()) {
                    times.merge(piece.value(), 1L, Long::sum);
                }
            }
        }
        return times;
    }

    private static Map<Integer, Long> reduced(List<ITimeGraphState> states, long from, long to) {
        Map<Integer, Long> times = new HashMap<>();
        for (ITimeGraphState state : states) {
            long start = Math.max(from, state.getStartTime());
            long end = Math.min(to, state.getStartTime() + state.getDuration() - 1);
            if (start > end) {
                continue;
            }
            if (state instanceof TimeGraphBlendState blend) {
                // a blend lies within one pixel
                blend.getShares()
                        .forEach(share -> times.merge(share.value(), share.duration(), Long::sum));
            } else {
                times.merge(state.getValue(), end - start + 1, Long::sum);
            }
        }
        return times;
    }

    @Property(tries = 300)
    void eachPixelHasTheTimesThatAWalkOverEveryNanosecondFinds(
            @ForAll("rows") Row steps,
            @ForAll @IntRange(min = 1, max = 400) int length,
            @ForAll @IntRange(min = 1, max = 60) int pixels) {
        List<Piece> row = steps.pieces();
        List<ITimeGraphState> states = reduce(new TimeGraphRowReducer(0, length, pixels), row);
        checkAgainstOracle(
                row, states, new TimeQueryFilter(0, length, pixels + 1).getTimesRequested());
    }

    @Property(tries = 200)
    void pixelsOfUnequalLengthAreExactToo(
            @ForAll("rows") Row steps,
            @ForAll @Size(min = 2, max = 40) @UniqueElements
                    List<@LongRange(max = 299) Long> times) {
        TimeQueryFilter filter = new TimeQueryFilter(times);
        List<Piece> row = steps.pieces();
        checkAgainstOracle(
                row, reduce(new TimeGraphRowReducer(filter), row), filter.getTimesRequested());
    }

    @Property(tries = 300)
    void columnsOfStatesAreReducedLikeOneAfterTheOther(
            @ForAll("threeRows") List<Row> rows,
            @ForAll @Size(3) List<@IntRange(max = 1) Integer> targets,
            @ForAll @Size(min = 1, max = 50) List<@IntRange(max = 19) Integer> wanted,
            @ForAll @IntRange(min = 1, max = 3000) int length,
            @ForAll @IntRange(min = 1, max = 60) int pixels) {
        TimeGraphRowReducer one = new TimeGraphRowReducer(0, length, pixels);
        TimeGraphRowReducer many = new TimeGraphRowReducer(0, length, pixels);
        int[] kinds = new int[3];
        for (int value = 0; value < kinds.length; value++) {
            kinds[value] = many.kindOf(value, null, null);
        }
        for (int part = 0; part < 3; part++) {
            List<Piece> row = rows.get(part).inOrder();
            int count = row.size();
            long[] starts = row.stream().mapToLong(Piece::start).toArray();
            long[] ends = row.stream().mapToLong(Piece::end).toArray();
            int[] numbers = new int[count];
            int of = targets.get(part);
            for (int i = 0; i < count; i++) {
                boolean isWanted = wanted.get(i % wanted.size()) != 0;
                numbers[i] = isWanted ? kinds[row.get(i).value()] : -1;
                if (isWanted) {
                    one.add(of, starts[i], ends[i], row.get(i).value());
                }
            }
            many.addKinds(of, starts, ends, numbers, 0, count);
        }
        List<Long> ids = List.of(1L, 2L);
        assertThat(described(many.toRows(ids))).isEqualTo(described(one.toRows(ids)));
    }

    @Property(tries = 300)
    void partsOfThePixelsGiveWhatAllOfThemGive(
            @ForAll("twoRows") List<Row> rows,
            @ForAll @IntRange(min = 1, max = 3000) int length,
            @ForAll @IntRange(min = 1, max = 60) int pixels,
            @ForAll @IntRange(min = 1, max = 9) int most,
            @ForAll boolean keepsAll) {
        TimeGraphRowReducer whole = reducer(length, pixels, keepsAll);
        List<TimeGraphRowReducer> parts = reducer(length, pixels, keepsAll).divide(most);
        if (keepsAll) {
            assertThat(parts).hasSize(Math.min(most, length));
        }
        for (int row = 0; row < 2; row++) {
            List<Piece> pieces = rows.get(row).inOrder();
            long[] starts = pieces.stream().mapToLong(Piece::start).toArray();
            long[] ends = pieces.stream().mapToLong(Piece::end).toArray();
            for (Piece piece : pieces) {
                whole.add(row, piece.start(), piece.end(), piece.value());
            }
            for (TimeGraphRowReducer part : parts) {
                int[] kinds =
                        pieces.stream()
                                .mapToInt(piece -> part.kindOf(piece.value(), null, null))
                                .toArray();
                int from = 0;
                while (from < ends.length && ends[from] < part.getPartStart()) {
                    from++;
                }
                int to = from;
                while (to < starts.length && starts[to] <= part.getPartEnd()) {
                    to++;
                }
                part.addKinds(row, starts, ends, kinds, from, to);
            }
        }
        List<Long> ids = List.of(1L, 2L);
        assertThat(described(TimeGraphRowReducer.toRows(parts, ids)))
                .isEqualTo(described(whole.toRows(ids)));
    }

    /** One that keeps all is for a request without pixels. */
    private static TimeGraphRowReducer reducer(int length, int pixels, boolean keepsAll) {
        return keepsAll
                ? Objects.requireNonNull(
                        TimeGraphRowReducer.of(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        List.of(0L, (long) length),
                                        DataProviderParameterUtils.FULL_SEARCH_KEY,
                                        true)))
                : new TimeGraphRowReducer(0, length, pixels);
    }

    private static List<String> described(List<? extends ITimeGraphRowModel> rows) {
        List<String> lines = new ArrayList<>();
        for (ITimeGraphRowModel row : rows) {
            for (ITimeGraphState state : row.getStates()) {
                String shares =
                        state instanceof TimeGraphBlendState blend
                                ? blend.getShares().stream()
                                        .map(share -> share.value() + ":" + share.duration())
                                        .sorted()
                                        .toList()
                                        .toString()
                                : Integer.toString(state.getValue());
                lines.add(
                        row.getEntryID()
                                + " "
                                + state.getStartTime()
                                + "+"
                                + state.getDuration()
                                + " "
                                + shares);
            }
        }
        return lines;
    }

    private static void checkAgainstOracle(
            List<Piece> row, List<ITimeGraphState> states, long[] boundaries) {
        long[] distinct = java.util.Arrays.stream(boundaries).distinct().toArray();
        for (int i = 0; i + 1 < distinct.length; i++) {
            long last = i + 2 == distinct.length ? distinct[i + 1] : distinct[i + 1] - 1;
            assertThat(reduced(states, distinct[i], last))
                    .isEqualTo(oracle(row, distinct[i], last));
        }
        long previousEnd = Long.MIN_VALUE;
        for (ITimeGraphState state : states) {
            assertThat(state.getStartTime()).as("states do not overlap").isGreaterThan(previousEnd);
            previousEnd = state.getStartTime() + state.getDuration() - 1;
        }
        assertThat(states.size()).isLessThanOrEqualTo(2 * distinct.length + 2);
    }

    @Property(tries = 100)
    void theOrderOfTheStatesDoesNotMatter(@ForAll("rows") Row steps) {
        String first = reduce(new TimeGraphRowReducer(0, 300, 20), steps.inOrder()).toString();
        List<Piece> row = steps.pieces();
        assertThat(reduce(new TimeGraphRowReducer(0, 300, 20), row)).hasToString(first);
        Collections.reverse(row);
        assertThat(reduce(new TimeGraphRowReducer(0, 300, 20), row)).hasToString(first);
    }

    @Test
    void aStateOfAPixelOrMoreIsKeptExactlyEvenBeyondTheWindow() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 1000, 10);
        reducer.add(0, -500, 20, 1, "before", null);
        reducer.add(0, 21, 21 + 99, 2, "a pixel", null);
        reducer.add(0, 990, 5000, 3, "after", null);
        reducer.add(0, 2000, 2000, 4);
        assertThat(reducer.toRows(List.of(7L)).get(0).getStates())
                .extracting(
                        ITimeGraphState::getStartTime,
                        ITimeGraphState::getDuration,
                        ITimeGraphState::getLabel)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple(-500L, 521L, "before"),
                        org.assertj.core.groups.Tuple.tuple(21L, 100L, "a pixel"),
                        org.assertj.core.groups.Tuple.tuple(990L, 4011L, "after"));
    }

    @Test
    void aShortStateAloneIsKeptWholeAcrossABoundary() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 1000, 10);
        reducer.add(0, 95, 104, 1, "alone", null);
        List<ITimeGraphState> states = reducer.toRows(List.of(7L)).get(0).getStates();
        assertThat(states).hasSize(1);
        assertThat(states.get(0)).isNotInstanceOf(TimeGraphBlendState.class);
        assertThat(states.get(0).getStartTime()).isEqualTo(95);
        assertThat(states.get(0).getDuration()).isEqualTo(10);
    }

    @Test
    void aBlendNamesItsLongestShareFirst() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 1000, 10);
        reducer.add(0, 0, 9, 1, "a", null);
        reducer.add(0, 10, 39, 2, "b", null);
        reducer.add(0, 40, 44, 1, "a", null);
        List<ITimeGraphState> states = reducer.toRows(List.of(7L)).get(0).getStates();
        assertThat(states).singleElement().isInstanceOf(TimeGraphBlendState.class);
        TimeGraphBlendState blend = (TimeGraphBlendState) states.get(0);
        assertThat(blend.getShares())
                .containsExactly(new Share(2, "b", null, 30), new Share(1, "a", null, 15));
        assertThat(blend.getValue()).isEqualTo(2);
        assertThat(blend.getLabel()).isEqualTo("b");
        assertThat(blend.getDuration()).isEqualTo(45);
    }

    @Test
    void manyLabelsInOnePixelAreDroppedButNotTheirTime() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 10_000_000, 1);
        for (int i = 0; i < 100_000; i++) {
            reducer.add(0, i * 10L, i * 10L + 3, i % 2, "label " + i, null);
        }
        TimeGraphBlendState blend =
                (TimeGraphBlendState) reducer.toRows(List.of(7L)).get(0).getStates().get(0);
        assertThat(blend.getShares()).hasSizeLessThanOrEqualTo(BlendTable.MAX_LABELS_PER_PIXEL + 2);
        assertThat(
                        blend.getShares().stream()
                                .filter(share -> share.value() == 1)
                                .mapToLong(Share::duration)
                                .sum())
                .isEqualTo(200_000);
    }

    @Test
    void manyValuesInOnePixelStayBounded() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 10_000_000, 1);
        for (int i = 0; i < 100_000; i++) {
            reducer.add(0, i * 10L, i * 10L + 3, i);
        }
        TimeGraphBlendState blend =
                (TimeGraphBlendState) reducer.toRows(List.of(7L)).get(0).getStates().get(0);
        assertThat(blend.getShares()).hasSize(BlendTable.MAX_KINDS_PER_PIXEL);
        assertThat(blend.getShares().stream().mapToLong(Share::duration).sum()).isEqualTo(400_000);
    }

    @Test
    void aMillionStatesBecomeAsManyAsThePixels() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 100_000_000, 1000);
        for (int i = 0; i < 1_000_000; i++) {
            long start = (i / 50) * 5_000L;
            reducer.add(i % 50, start, start + 4_999, i % 7);
        }
        List<Long> ids = java.util.stream.LongStream.range(0, 50).boxed().toList();
        List<ITimeGraphRowModel> rows = reducer.toRows(ids);
        assertThat(rows).hasSize(50);
        assertThat(rows).allSatisfy(row -> assertThat(row.getStates()).hasSize(1000));
    }

    @Test
    void rowsWithoutStatesAreEmptyAndStatesWithoutARowAreLeftOut() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 10, 5);
        reducer.add(3, 0, 10, 1);
        List<ITimeGraphRowModel> rows = reducer.toRows(List.of(1L, 2L));
        assertThat(rows).extracting(ITimeGraphRowModel::getEntryID).containsExactly(1L, 2L);
        assertThat(rows).allSatisfy(row -> assertThat(row.getStates()).isEmpty());
    }

    @Test
    void aWindowOfOneInstantIsOnePixel() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(new TimeQueryFilter(List.of(5L)));
        reducer.add(0, 5, 5, 1);
        reducer.add(0, 6, 6, 1);
        assertThat(reducer.toRows(List.of(1L)).get(0).getStates()).hasSize(1);
        assertThatThrownBy(() -> new TimeGraphRowReducer(new TimeQueryFilter(List.of())))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void extremeTimesDoNotOverflow() {
        TimeGraphRowReducer reducer = new TimeGraphRowReducer(0, 1000, 10);
        reducer.add(0, Long.MIN_VALUE, Long.MAX_VALUE, 1);
        assertThat(reducer.toRows(List.of(1L)).get(0).getStates()).hasSize(1);
    }
}
