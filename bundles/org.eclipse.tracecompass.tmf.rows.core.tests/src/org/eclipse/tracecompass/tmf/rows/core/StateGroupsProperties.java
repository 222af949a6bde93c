package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.junit.jupiter.api.Test;

/** Rows of which many states were summed up, against rows that are read state by state. */
class StateGroupsProperties {

    private static final int ATTRIBUTES = 3;
    private static final int KINDS = 2;
    private static final int VALUES = 7;

    private static final List<StateLook> LOOKS =
            IntStream.range(0, VALUES + KINDS).mapToObj(Look::look).toList();

    /** Some values are divided, one is not shown, one is not shown in some stretches. */
    private static final class Look implements RowLooks.StretchLook {
        static StateLook look(int number) {
            return new StateLook(number, null, null);
        }

        @Override
        public boolean isDivided(Object value) {
            return (Integer) value % 2 == 0;
        }

        @Override
        public @Nullable StateLook of(Object value, int kind) {
            int number = (Integer) value;
            return number == 3 || number == 4 && kind == 1 ? null : look(number + kind);
        }
    }

    /** Stretches of some length each, by attribute. */
    private record Equal(int length) implements RowLooks.Stretches {
        @Override
        public int at(long time) {
            return (int) Math.floorDiv(time, length);
        }

        @Override
        public long last(int stretch) {
            return (stretch + 1L) * length - 1;
        }

        @Override
        public int kind(int stretch) {
            return Math.floorMod(stretch, KINDS);
        }
    }

    private static RowLooks.StretchSource stretches(int length) {
        return (from, to) -> quark -> new Equal(length + quark);
    }

    /** Mostly short states, and some that are longer than any pixel. */
    private static ITmfStateSystem history(Random random, int changes, int longest) {
        return history(
                StateHistoryBackendFactory.createInMemoryBackend("groups", 10),
                random,
                changes,
                longest);
    }

    private static ITmfStateSystem history(
            IStateHistoryBackend backend, Random random, int changes, int longest) {
        ITmfStateSystemBuilder history = StateSystemFactory.newStateSystem(backend);
        for (int i = 0; i < ATTRIBUTES; i++) {
            history.getQuarkAbsoluteAndAdd("a" + i);
        }
        long time = 10;
        for (int i = 0; i < changes; i++) {
            time += random.nextInt(20) == 0 ? random.nextInt(longest) : random.nextInt(5);
            int value = random.nextInt(VALUES);
            Object shown = value == VALUES - 1 ? null : (Object) value;
            history.modifyAttribute(time, shown, random.nextInt(ATTRIBUTES));
        }
        history.closeHistory(time + random.nextInt(50));
        return history;
    }

    private static Map<Integer, StateGroups> groups(
            ITmfStateSystem history, RowLooks.StretchSource source, StateGrouping.Sizes sizes) {
        Set<Integer> quarks = Set.of(0, 1, 2);
        return Objects.requireNonNull(
                new StateGrouping(history, quarks, LOOKS, source, KINDS, new Look(), sizes)
                        .sum(new NullProgressMonitor()));
    }

    private static StateGroups stored(StateGroups groups) {
        ByteBuffer bytes = ByteBuffer.allocate(groups.bytes() + 3);
        groups.write(bytes);
        assertThat(bytes.remaining()).isEqualTo(3);
        return StateGroups.read(bytes.flip(), LOOKS);
    }

    private static List<String> rows(
            ITmfStateSystem history,
            Map<String, Object> parameters,
            RowLooks.StretchSource source,
            Map<Integer, StateGroups> groups) {
        HistoryRows rows = new HistoryRows(history);
        for (int quark = 0; quark < ATTRIBUTES; quark++) {
            StateGroups summed = groups.get(quark);
            rows.add(
                    quark,
                    quark,
                    RowLooks.ofStretches(
                            source,
                            KINDS,
                            new Look(),
                            summed == null ? null : summed.in(parameters)));
            rows.add(quark + 100L, quark, RowLooks.ofValues(value -> Look.look((Integer) value)));
        }
        return Objects.requireNonNull(rows.read(parameters, null)).stream()
                .map(Object::toString)
                .toList();
    }

    @Property(tries = 300)
    void rowsWithGroupsAreThoseOfAllStates(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 3000) int changes,
            @ForAll @IntRange(min = 1, max = 2000) int longest,
            @ForAll @IntRange(min = 1, max = 40) int perGroup,
            @ForAll @IntRange(min = 1, max = 60) int pixels,
            @ForAll @IntRange(max = 3) int zoom,
            @ForAll @IntRange(max = ATTRIBUTES) int grouped) {
        Random random = new Random(seed);
        ITmfStateSystem history = history(random, changes, longest);
        RowLooks.StretchSource source = stretches(1 + random.nextInt(30));
        Map<Integer, StateGroups> groups =
                groups(
                        history,
                        source,
                        new StateGrouping.Sizes(
                                perGroup, 6 + random.nextInt(300), 5 + random.nextInt(200)));
        groups.keySet().removeIf(quark -> quark >= grouped);
        groups.replaceAll((quark, summed) -> stored(summed));
        long end = history.getCurrentEndTime();
        long from = zoom == 0 ? 0 : random.nextLong(end);
        long to = zoom == 0 ? end + 5 : from + random.nextLong(end - from + 10);
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(from, to, pixels + 1);
        assertThat(rows(history, parameters, source, groups))
                .isEqualTo(rows(history, parameters, source, Map.of()));
    }

    @Property(tries = 30)
    void rowsOfAStoredHistoryWithGroupsAreThoseOfAllStates(
            @ForAll long seed,
            @ForAll @IntRange(min = 20_000, max = 60_000) int changes,
            @ForAll @IntRange(min = 1, max = 60) int pixels,
            @ForAll @IntRange(min = 1, max = ATTRIBUTES) int grouped)
            throws IOException {
        Path file = Files.createTempFile("groups", ".ht");
        Random random = new Random(seed);
        ITmfStateSystem history =
                history(
                        StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                                "groups", file.toFile(), 1, 10, 0),
                        random,
                        changes,
                        2000);
        RowLooks.StretchSource source = stretches(1 + random.nextInt(30));
        Map<Integer, StateGroups> groups =
                groups(history, source, new StateGrouping.Sizes(20, 100_000, 5000));
        groups.keySet().removeIf(quark -> quark >= grouped);
        long end = history.getCurrentEndTime();
        long from = random.nextLong(end / 2);
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(
                        from, random.nextLong(from + 1, end), pixels + 1);
        assertThat(rows(history, parameters, source, groups))
                .isEqualTo(rows(history, parameters, source, Map.of()));
        history.dispose();
        Files.delete(file);
    }

    @Test
    void groupsSpareMostStatesOfAPictureOfALongTime() {
        ITmfStateSystem history = history(new Random(1), 20_000, 10);
        RowLooks.StretchSource source = stretches(9);
        Map<Integer, StateGroups> groups =
                groups(history, source, new StateGrouping.Sizes(8, 1 << 20, 1000));
        long end = history.getCurrentEndTime();
        Map<String, Object> parameters = DataProviderParameterUtils.timeParameters(10, end, 21);
        StateGroups summed = Objects.requireNonNull(groups.get(0));
        PixelGroups pixels = Objects.requireNonNull(summed.in(parameters));
        TimesToRead times = new TimesToRead(Map.of(7, pixels));
        long read = 0;
        for (long time = 10; time <= end; time++) {
            read += times.intersect(time, time) ? 1 : 0;
        }
        assertThat(read).isPositive().isLessThan((end - 10) / 10);
        assertThat(times.firstFrom(7, end / 2)).isGreaterThan(end / 2);
        assertThat(times.lastUntil(7, end / 2)).isLessThan(end / 2);
        assertThat(times.firstFrom(8, end / 2)).isEqualTo(end / 2);
        assertThat(times.lastUntil(8, end / 2)).isEqualTo(end / 2);
        parameters.put(DataProviderParameterUtils.FULL_SEARCH_KEY, true);
        assertThat(summed.in(parameters)).isNull();
        assertThat(summed.in(Map.of())).isNull();
    }

    @Test
    void thereAreNoMoreGroupsThanAllowed() {
        ITmfStateSystem history = history(new Random(2), 20_000, 10);
        Map<Integer, StateGroups> groups =
                groups(history, stretches(9), new StateGrouping.Sizes(8, 120, 1000));
        assertThat(groups.values()).hasSize(3).allMatch(group -> group.size() <= 40);
        assertThat(groups.values()).allMatch(group -> group.size() > 10);
    }

    @Test
    void aCancelledSumIsNone() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        ITmfStateSystem history = history(new Random(3), 100, 10);
        assertThat(
                        new StateGrouping(
                                        history, Set.of(0), LOOKS, stretches(5), KINDS, new Look())
                                .sum(monitor))
                .isNull();
    }

    @Test
    void whatIsCutOffOrMakesNoSenseIsRefused() {
        StateGroups groups =
                Objects.requireNonNull(
                        groups(
                                        history(new Random(4), 500, 10),
                                        stretches(9),
                                        new StateGrouping.Sizes(8, 1000, 1000))
                                .get(0));
        byte[] bytes = new byte[groups.bytes()];
        groups.write(ByteBuffer.wrap(bytes));
        for (int length = 0; length < bytes.length; length++) {
            ByteBuffer part = ByteBuffer.wrap(bytes, 0, length);
            assertThatThrownBy(() -> StateGroups.read(part, LOOKS))
                    .isInstanceOf(IllegalArgumentException.class);
        }
        assertThatThrownBy(() -> StateGroups.read(ByteBuffer.wrap(bytes), LOOKS.subList(0, 1)))
                .isInstanceOf(IllegalArgumentException.class);
        ByteBuffer huge = ByteBuffer.allocate(8).putInt(Integer.MAX_VALUE).putInt(1).flip();
        assertThatThrownBy(() -> StateGroups.read(huge, LOOKS))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aRowWithGroupsIsNotLimitedInTime() {
        ITmfStateSystem history = history(new Random(5), 2000, 10);
        RowLooks.StretchSource source = stretches(9);
        Map<String, Object> parameters =
                DataProviderParameterUtils.timeParameters(10, history.getCurrentEndTime(), 3);
        PixelGroups pixels =
                Objects.requireNonNull(
                                groups(history, source, new StateGrouping.Sizes(4, 1000, 1000))
                                        .get(0))
                        .in(parameters);
        RowLooks looks = RowLooks.ofStretches(source, KINDS, new Look(), pixels);
        assertThatThrownBy(() -> new HistoryRows(history).add(1, 0, 10, 20, looks))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
