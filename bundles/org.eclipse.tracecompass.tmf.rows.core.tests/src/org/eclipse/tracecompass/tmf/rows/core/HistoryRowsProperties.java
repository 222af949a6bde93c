package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.junit.jupiter.api.Test;

/** Rows that are read at once, against the intervals of a query that are reduced one by one. */
class HistoryRowsProperties {

    private static final int ATTRIBUTES = 4;
    private static final OutputElementStyle STYLE = new OutputElementStyle("some");
    private static final RowLooks.StretchSource SEVENS = (from, to) -> quark -> new Sevens();

    /** The kinds of looks, and how each does the same for an interval. */
    private enum Kind {
        VALUES(RowLooks.ofValues(HistoryRowsProperties::look)),
        LABELS(RowLooks.ofValues(value -> new StateLook(0, value.toString(), STYLE))),
        AT(
                RowLooks.ofValuesAt(
                        (value, time) -> {
                            assertThat(time).isNotNegative();
                            return look(value);
                        })),
        STRETCHES(RowLooks.ofStretches(SEVENS, Sevens.KINDS, new SevensLook())),
        HALVES(RowLooks.ofStates((start, last, value, parts) -> halve(start, last, value, parts)));

        private final RowLooks looks;

        Kind(RowLooks looks) {
            this.looks = looks;
        }

        void add(TimeGraphRowReducer reducer, int row, long start, long last, Object value) {
            switch (this) {
                case VALUES, AT -> {
                    StateLook look = look(value);
                    if (look != null) {
                        reducer.add(row, start, last, look);
                    }
                }
                case LABELS ->
                        reducer.add(row, start, last, new StateLook(0, value.toString(), STYLE));
                case STRETCHES -> {
                    SevensLook looks = new SevensLook();
                    long from = start;
                    for (long time = start; time <= last; time++) {
                        // Stretch by stretch, from each instant to the next that is another.
                        boolean ends =
                                time == last
                                        || looks.isDivided(value)
                                                && Sevens.number(time) != Sevens.number(time + 1);
                        if (ends) {
                            int kind = looks.isDivided(value) ? Sevens.kindAt(from) : 0;
                            StateLook look = looks.of(value, kind);
                            if (look != null) {
                                reducer.add(row, from, time, look);
                            }
                            from = time + 1;
                        }
                    }
                }
                case HALVES ->
                        halve(
                                start,
                                last,
                                value,
                                (from, to, look) -> reducer.add(row, from, to, look));
            }
        }
    }

    /** Stretches that get longer, up to some time. */
    private static final class Sevens implements RowLooks.Stretches {
        static final int KINDS = 3;
        private static final long LONGEST = 40;

        static int number(long time) {
            int number = 0;
            for (long end = 7; end <= time && number < LONGEST; end += 7 + number) {
                number++;
            }
            return number;
        }

        static int kindAt(long time) {
            return number(time) % KINDS;
        }

        @Override
        public int at(long time) {
            return number(time);
        }

        @Override
        public long last(int stretch) {
            if (stretch == LONGEST) {
                return Long.MAX_VALUE;
            }
            long time = 0;
            while (number(time) <= stretch) {
                time++;
            }
            return time - 1;
        }

        @Override
        public int kind(int stretch) {
            return stretch % KINDS;
        }
    }

    private static final class SevensLook implements RowLooks.StretchLook {
        @Override
        public boolean isDivided(Object value) {
            return value.hashCode() % 3 != 0;
        }

        @Override
        public @Nullable StateLook of(Object value, int kind) {
            int number = Math.floorMod(value.hashCode() + kind, 5);
            return number == 4 ? null : new StateLook(number, null, null);
        }
    }

    private record Row(int quark, long from, long to, Kind kind) {}

    private record Change(int step, int quark, int value) {}

    private static @Nullable StateLook look(Object value) {
        int number = Math.floorMod(value.hashCode(), 5);
        return number == 4 ? null : new StateLook(number, null, null);
    }

    private static void halve(long start, long last, Object value, RowLooks.Parts parts) {
        long middle = start + (last - start) / 2;
        parts.add(start, middle, new StateLook(value.hashCode(), null, null));
        if (middle < last) {
            parts.add(middle + 1, last, new StateLook(1, "half", null));
        }
    }

    @Provide
    Arbitrary<List<Change>> changes() {
        return Combinators.combine(
                        Arbitraries.integers().between(0, 12),
                        Arbitraries.integers().between(0, ATTRIBUTES - 1),
                        Arbitraries.integers().between(0, 6000))
                .as(Change::new)
                .list()
                .ofMaxSize(300);
    }

    @Provide
    Arbitrary<List<Row>> rows() {
        Arbitrary<Long> limits = Arbitraries.longs().between(-100, 2000);
        return Combinators.combine(
                        Arbitraries.integers().between(-2, ATTRIBUTES - 1),
                        limits.injectDuplicates(0.1),
                        limits,
                        Arbitraries.of(Kind.values()),
                        Arbitraries.of(true, false))
                .as(
                        (quark, from, to, kind, limited) ->
                                limited
                                        ? new Row(quark == -1 ? -2 : quark, from, to, kind)
                                        : new Row(
                                                quark == -1 ? -2 : quark,
                                                Long.MIN_VALUE,
                                                Long.MAX_VALUE,
                                                kind))
                .list()
                .ofMaxSize(6);
    }

    private static ITmfStateSystem history(List<Change> changes, boolean closed) {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("rows", 0));
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
        long time = 0;
        for (Change change : changes) {
            time += change.step;
            int value = change.value;
            Object shown =
                    switch (change.quark) {
                        case 0 -> value % 7;
                        case 1 -> "text " + value % 9;
                        default -> (Object) (long) value;
                    };
            ss.modifyAttribute(time, value % 10 == 0 ? null : shown, change.quark);
        }
        if (closed) {
            ss.closeHistory(time + 5);
        }
        return ss;
    }

    private static List<String> oneByOne(
            ITmfStateSystem ss, List<Row> rows, Map<String, Object> parameters) {
        TimeGraphRowReducer reducer = Objects.requireNonNull(TimeGraphRowReducer.of(parameters));
        List<Long> ids = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            ids.add((long) i);
            long start = Math.max(0, reducer.getStart());
            long end = Math.min(ss.getCurrentEndTime(), reducer.getEnd());
            if (row.quark < 0 || end < start) {
                continue;
            }
            for (ITmfStateInterval interval : ss.query2D(List.of(row.quark), start, end)) {
                long from = Math.max(row.from, interval.getStartTime());
                long to = Math.min(row.to, interval.getEndTime());
                Object value = interval.getValue();
                if (value != null && from <= to) {
                    row.kind.add(reducer, i, from, to, value);
                }
            }
        }
        return reducer.toRows(ids).stream().map(Object::toString).toList();
    }

    private static List<String> atOnce(
            ITmfStateSystem ss, List<Row> rows, Map<String, Object> parameters) {
        HistoryRows reader = new HistoryRows(ss);
        for (int i = 0; i < rows.size(); i++) {
            Row row = rows.get(i);
            reader.add(i, row.quark, row.from, row.to, row.kind.looks);
        }
        return Objects.requireNonNull(reader.read(parameters, null)).stream()
                .map(Object::toString)
                .toList();
    }

    @Property(tries = 300)
    void rowsAreThoseOfEachIntervalByItself(
            @ForAll("changes") List<Change> changes,
            @ForAll("rows") List<Row> rows,
            @ForAll boolean closed,
            @ForAll @IntRange(min = -10, max = 300) int from,
            @ForAll @IntRange(max = 1500) int length,
            @ForAll @IntRange(min = 1, max = 100) int pixels,
            @ForAll boolean allStates) {
        ITmfStateSystem ss = history(changes, closed);
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(from, from + length, pixels + 1);
        parameters.put(DataProviderParameterUtils.FULL_SEARCH_KEY, allStates);
        assertThat(atOnce(ss, rows, parameters)).isEqualTo(oneByOne(ss, rows, parameters));
    }

    @Property(tries = 300)
    void valuesThatAreTooManyToBeNumberedAreShownAllTheSame(
            @ForAll("changes") List<Change> changes,
            @ForAll("rows") List<Row> rows,
            @ForAll @IntRange(max = 20) int mostValues) {
        ITmfStateSystem ss = history(changes, true);
        RowSet set = new RowSet();
        List<Long> ids = new ArrayList<>();
        for (Row row : rows) {
            set.add(ids.size(), row.quark, row.from, row.to, row.kind.looks);
            ids.add((long) ids.size());
        }
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(0, ss.getCurrentEndTime(), 50);
        TimeGraphRowReducer reducer = Objects.requireNonNull(TimeGraphRowReducer.of(parameters));
        ss.visit(
                set.quarks(),
                0,
                ss.getCurrentEndTime(),
                new RowVisitor(set, 0, ss.getCurrentEndTime(), reducer, mostValues, null));
        assertThat(reducer.toRows(ids).stream().map(Object::toString).toList())
                .isEqualTo(oneByOne(ss, rows, parameters));
    }

    /** A history with blocks, whose totals take the place of states where pixels are long. */
    private static ITmfStateSystem stored(long seed, int changes) throws IOException {
        Path file = Files.createTempFile("rows", ".ht");
        file.toFile().deleteOnExit();
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "rows", file.toFile(), 1, 0, 0));
        for (int i = 0; i < ATTRIBUTES; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
        Random random = new Random(seed);
        long time = 0;
        for (int i = 0; i < changes; i++) {
            time += random.nextInt(6);
            int quark = random.nextInt(ATTRIBUTES);
            int value = random.nextInt(7);
            Object shown = quark % 2 == 0 ? (Object) value : "text " + value;
            ss.modifyAttribute(time, value == 0 ? null : shown, quark);
        }
        ss.closeHistory(time + 5);
        return ss;
    }

    @Property(tries = 40)
    void rowsOfTotalsAreThoseOfEachInterval(
            @ForAll long seed,
            @ForAll @IntRange(min = 20_000, max = 60_000) int changes,
            @ForAll @IntRange(min = 1, max = 60) int pixels,
            @ForAll boolean limited)
            throws IOException {
        ITmfStateSystem ss = stored(seed, changes);
        Random random = new Random(seed);
        long end = ss.getCurrentEndTime();
        long from = limited ? random.nextLong(end / 2) : 0;
        long to = limited ? random.nextLong(from, end) : end;
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < 6; i++) {
            long first = random.nextLong(end);
            long last = random.nextLong(first, end);
            Kind kind = random.nextBoolean() ? Kind.VALUES : Kind.LABELS;
            rows.add(
                    random.nextBoolean()
                            ? new Row(i % ATTRIBUTES, first, last, kind)
                            : new Row(i % ATTRIBUTES, Long.MIN_VALUE, Long.MAX_VALUE, kind));
        }
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(from, to, pixels + 1);
        assertThat(atOnce(ss, rows, parameters)).isEqualTo(oneByOne(ss, rows, parameters));
        ss.dispose();
    }

    @Property(tries = 200)
    void spansOfRowsAreSearchedLikeAList(
            @ForAll @Size(max = 20) List<@IntRange(max = 50) Integer> from,
            @ForAll @IntRange(min = -5, max = 20) int length,
            @ForAll @IntRange(max = 60) int start,
            @ForAll @IntRange(max = 30) int asked) {
        long[] first = from.stream().mapToLong(i -> i).toArray();
        long[] last = from.stream().mapToLong(i -> i + length - i % 7).toArray();
        boolean expected = false;
        for (int i = 0; i < first.length; i++) {
            for (long t = first[i]; t <= last[i]; t++) {
                expected |= t >= start && t <= start + asked;
            }
        }
        assertThat(new RowSpans(first, last).intersects(start, start + asked)).isEqualTo(expected);
    }

    @Test
    void withoutTimesOrWhenCancelledThereAreNoRows() {
        HistoryRows rows =
                new HistoryRows(history(List.of(new Change(1, 0, 1)), true))
                        .add(1, 0, Kind.VALUES.looks);
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        Map<String, Object> parameters = DataProviderParameterUtils.timeParameters(0, 5, 3);
        assertThat(rows.read(Map.of(), null)).isNull();
        assertThat(rows.read(parameters, cancelled)).isNull();
        assertThat(rows.read(parameters, null)).hasSize(1);
        HistoryRows missing = new HistoryRows(history(List.of(), true));
        missing.add(1, ATTRIBUTES, Kind.VALUES.looks);
        assertThatThrownBy(() -> missing.read(parameters, null))
                .isInstanceOf(IndexOutOfBoundsException.class);
    }
}
