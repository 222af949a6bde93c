package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.function.IntFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTree;
import org.eclipse.tracecompass.internal.statesystem.core.AttributeTreeCodec;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Every limit inside of a history is crossed, with tiny blocks where that makes it come sooner. */
class LimitsTest {

    private static final int VERSION = 6;

    @TempDir private Path folder = Path.of("");

    private File file() {
        return folder.resolve("history.ht").toFile();
    }

    private HistoryBackend create(int capacity) throws IOException {
        return HistoryBackend.create("l", file(), VERSION, 0, capacity, new BlockCache(3000));
    }

    private HistoryBackend open() throws IOException {
        return HistoryBackend.open("l", file(), VERSION, new BlockCache(3000));
    }

    private static List<ITmfStateInterval> range(HistoryBackend backend, int quark) {
        List<ITmfStateInterval> found = new ArrayList<>();
        backend.query2D(
                        IntegerRangeCondition.forDiscreteRange(List.of(quark)),
                        TimeRangeCondition.forContinuousRange(
                                backend.getStartTime(), backend.getEndTime()),
                        false)
                .forEach(found::add);
        found.sort(Comparator.comparingLong(ITmfStateInterval::getStartTime));
        return found;
    }

    /** Inserts values one instant after the other, and looks for them before and after closing. */
    private void assertComeBack(int capacity, int count, IntFunction<@Nullable Object> value)
            throws IOException {
        HistoryBackend backend = create(capacity);
        for (int i = 0; i < count; i++) {
            backend.insertPastState(i, i, 0, value.apply(i));
        }
        assertValues(backend, count, value);
        backend.finishedBuilding(count - 1L);
        assertValues(backend, count, value);
        backend.dispose();
        HistoryBackend reopened = open();
        assertThat(reopened.getIntervalCount()).isEqualTo(count);
        assertValues(reopened, count, value);
        reopened.dispose();
    }

    private static void assertValues(
            HistoryBackend backend, int count, IntFunction<@Nullable Object> value) {
        List<ITmfStateInterval> found = range(backend, 0);
        assertThat(found).hasSize(count);
        for (int i = 0; i < count; i++) {
            ITmfStateInterval interval = found.get(i);
            if (interval.getStartTime() != i
                    || interval.getEndTime() != i
                    || !Objects.equals(interval.getValue(), value.apply(i))) {
                throw new AssertionError("Wrong at " + i + ": " + interval);
            }
        }
    }

    // --- levels and directories

    /** Attribute k changes every 2^k units of time, so that each level gets its blocks. */
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 5})
    void allLevelsAndGrowingDirectoriesAnswerLikeAListOfIntervals(int capacity) throws IOException {
        long start = Long.MIN_VALUE;
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.create(
                                "l", file(), VERSION, start, capacity, new BlockCache(3000)));
        NaiveHistory oracle = new NaiveHistory(start);
        record Change(long time, int quark, long value) {}
        List<Change> changes = new ArrayList<>();
        for (int k = 0; k < Long.SIZE; k++) {
            ss.getQuarkAbsoluteAndAdd(Integer.toString(k));
            oracle.addAttribute();
            // Unsigned: behind 2^62 steps there is only one more, and none behind 2^63.
            long most = k == 0 ? Long.MAX_VALUE : (1L << Long.SIZE - k) - 1;
            for (long i = 1; i <= Math.min(40, most); i++) {
                changes.add(new Change(start + (i << k), k, i * 1_000_003 * k));
            }
        }
        changes.sort(Comparator.comparingLong(Change::time));
        for (Change change : changes) {
            ss.modifyAttribute(change.time, change.value, change.quark);
            oracle.modify(change.time, change.value, change.quark);
        }
        List<Long> times = new ArrayList<>(List.of(start, Long.MAX_VALUE));
        for (int i = 0; i < changes.size(); i += 7) {
            times.add(changes.get(i).time);
            times.add(changes.get(i).time - 1);
        }
        ss.closeHistory(Long.MAX_VALUE);
        oracle.close(Long.MAX_VALUE);
        assertAnswers(ss, oracle, times);
        ss.dispose();
        ITmfStateSystem reopened = StateSystemFactory.newStateSystem(open(), false);
        assertAnswers(reopened, oracle, times);
        reopened.dispose();
        assertThat(blocksPerLevel()).hasSize(HistoryStore.LEVELS).doesNotContain(0);
    }

    private static void assertAnswers(ITmfStateSystem ss, NaiveHistory oracle, List<Long> times) {
        List<Integer> quarks = new ArrayList<>();
        for (int quark = 0; quark < oracle.size(); quark++) {
            quarks.add(quark);
        }
        for (long t : times) {
            assertThat(ss.queryFullState(t)).isEqualTo(oracle.full(t));
            int quark = (int) Math.floorMod(t, (long) oracle.size());
            assertThat(ss.querySingleState(t, quark)).isEqualTo(oracle.at(t, quark));
        }
        assertThat(ss.query2D(quarks, times))
                .containsExactlyInAnyOrderElementsOf(oracle.sampled(quarks, times));
        assertThat(ss.query2D(quarks, Long.MIN_VALUE, Long.MAX_VALUE))
                .containsExactlyInAnyOrderElementsOf(
                        oracle.range(quarks, Long.MIN_VALUE, Long.MAX_VALUE));
    }

    private List<Integer> blocksPerLevel() throws IOException {
        HistoryFile file =
                HistoryFile.open(
                        file(),
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "l", VERSION, HistoryOrigin.UNKNOWN));
        Level[] levels =
                new HistoryStore("l", file.startTime(), file, 1, new BlockCache(0)).levels();
        DirectoryCodec.read(file.readSections().directory(), levels);
        file.close();
        List<Integer> blocks = new ArrayList<>();
        for (Level level : levels) {
            blocks.add(level.view().size());
        }
        return blocks;
    }

    @Test
    void aDirectoryGrowsToManyThousandBlocks() throws IOException {
        assertComeBack(1, 70_000, i -> i);
        assertThat(blocksPerLevel().getFirst()).isEqualTo(70_000);
    }

    // --- blocks

    @Test
    void theLargestBlockIsFullWithOneAttributeAndWithOnePerInterval() throws IOException {
        int capacity = HistoryStore.MAX_BLOCK_CAPACITY;
        assertComeBack(capacity, 2 * capacity + 1, i -> (long) i * i);
        HistoryBackend backend = create(capacity);
        long duration = 1L << 40;
        for (int quark = 0; quark <= capacity; quark++) {
            backend.insertPastState(0, duration, capacity - quark, quark);
        }
        backend.finishedBuilding(duration);
        @Nullable ITmfStateInterval[] state = new ITmfStateInterval[capacity + 1];
        backend.fillState(state, duration / 2);
        for (int quark = 0; quark <= capacity; quark++) {
            assertThat(Objects.requireNonNull(state[quark]).getValue()).isEqualTo(capacity - quark);
        }
        backend.dispose();
        assertThatThrownBy(() -> create(capacity + 1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void numbersOfEveryWidthComeBack() throws IOException {
        for (int bits = 1; bits <= Long.SIZE; bits++) {
            long widest = -1L >>> Long.SIZE - bits;
            Random random = new Random(bits);
            long[] values = new long[41];
            for (int i = 0; i < values.length; i++) {
                values[i] = random.nextLong() & widest;
            }
            values[3] = widest;
            values[4] = 0;
            values[5] = widest ^ widest >>> 1;
            values[6] = widest >>> 1;
            assertComeBack(16, values.length, i -> values[i]);
        }
    }

    @Test
    void attributesFarApartAreFoundInOneBlock() throws IOException {
        int[] quarks = {0, 1, 4095, 1 << 20, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE - 1};
        HistoryBackend backend = create(16);
        for (int round = 0; round < 5; round++) {
            for (int quark : quarks) {
                backend.insertPastState(round * 10L, round * 10L + 9, quark, quark - round);
            }
        }
        backend.finishedBuilding(49);
        for (int quark : quarks) {
            assertThat(range(backend, quark)).hasSize(5);
            ITmfStateInterval found = Objects.requireNonNull(backend.doSingularQuery(35, quark));
            assertThat(found.getValue()).isEqualTo(quark - 3);
            assertThat(found.getStartTime()).isEqualTo(30);
        }
        assertThat(backend.doSingularQuery(35, 2)).isNull();
        backend.dispose();
    }

    @Test
    void aBlockIsWrittenBeforeItIsFullWhenItsTextsAreVeryLong() throws IOException {
        assertComeBack(64, 9, i -> Character.toString('a' + i % 4).repeat(1_500_000 + i % 4));
        assertThat(blocksPerLevel().getFirst()).isGreaterThan(1);
    }

    // --- dictionary

    @Test
    void moreTextsThanTheDictionaryTakesComeBack() throws IOException {
        // Its limit of 131,072 texts; the last ones are met twice, in the dictionary or not.
        assertComeBack(512, 140_000, i -> "text " + (i < 135_000 ? i : i - 9_000));
    }

    @Test
    void aFullDictionaryStillKnowsWhatItHas() {
        StringDictionary dictionary = new StringDictionary();
        int count = 0;
        while (dictionary.number("text " + count) >= 0) {
            count++;
        }
        assertThat(count).isEqualTo(131_072);
        assertThat(dictionary.number("text " + 131_071)).isEqualTo(131_071);
        assertThat(dictionary.number("text " + 131_072)).isEqualTo(-1);
        assertThat(dictionary.get(77_777)).isEqualTo("text 77777");
    }

    @Test
    void moreCharactersThanTheDictionaryTakesComeBack() throws IOException {
        // Its limits of 1,024 characters per text and of 16 M for all.
        String filler = "x".repeat(1017);
        assertComeBack(
                512,
                17_000,
                i -> i % 1000 == 7 ? "y".repeat(1023 + i / 1000 % 3) : filler + (1_000_000 + i));
    }

    // --- counts and positions

    @Test
    @DisabledOnOs(value = OS.WINDOWS, disabledReason = "A file with a hole takes its full size")
    void moreThanTwoToThe33IntervalsAndAFileOfMoreThanFiveGigabytesAreNothingSpecial()
            throws IOException {
        long before = 1L << 33;
        int intervals = 100;
        HoleyChannel channel = new HoleyChannel(file().toPath());
        HistoryFile file =
                HistoryFile.create(
                        file().toPath(),
                        channel,
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "l", VERSION, HistoryOrigin.UNKNOWN),
                        0);
        HistoryStore store = new HistoryStore("l", 0, file, 4, new BlockCache(3000));
        store.restore(new StringDictionary(), 0, before);
        for (int i = 0; i < intervals; i++) {
            if (i == intervals / 2) {
                store.lane().finish();
                channel.skip(file, 5L << 30);
            }
            store.insert(i, i, 0, "value " + i);
        }
        store.seal();
        assertThat(store.intervals()).isEqualTo(before + intervals);
        file.finish(
                new HistoryFile.Sections(
                        store.strings().store(),
                        AttributeTreeCodec.write(new AttributeTree()),
                        DirectoryCodec.write(store.levels()),
                        store.endTime(),
                        store.intervals(),
                        new byte[0]));
        file.close();
        assertThat(file().length()).isGreaterThan(5L << 30);

        HistoryBackend reopened = open();
        assertThat(reopened.getIntervalCount()).isEqualTo(before + intervals);
        assertThat(StateSystemFactory.newStateSystem(reopened, false).getNbIntervals())
                .isEqualTo(before + intervals);
        for (int i = 0; i < intervals; i++) {
            assertThat(Objects.requireNonNull(reopened.doSingularQuery(i, 0)).getValue())
                    .isEqualTo("value " + i);
        }
        assertThat(range(reopened, 0)).hasSize(intervals);
        reopened.dispose();
    }

    @Test
    void aFullStateOfVeryManyAttributesIsCompleteWhileBuildingAndLater() throws IOException {
        int attributes = 40_000;
        int rounds = 5;
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.create(
                                "m", file(), VERSION, 0, 256, new BlockCache(1 << 20)));
        for (int i = 0; i < attributes; i++) {
            ss.getQuarkAbsoluteAndAdd(Integer.toString(i));
        }
        for (int round = 0; round < rounds; round++) {
            for (int quark = 0; quark < attributes; quark++) {
                ss.modifyAttribute((long) round * attributes + quark, round, quark);
            }
            assertRounds(ss, attributes, (long) round * attributes + attributes / 3);
        }
        ss.closeHistory((long) rounds * attributes);
        for (long t = 0; t <= (long) rounds * attributes; t += 7919) {
            assertRounds(ss, attributes, t);
        }
        ss.dispose();
    }

    private static void assertRounds(ITmfStateSystem ss, int attributes, long t) {
        List<ITmfStateInterval> state = ss.queryFullState(t);
        assertThat(state).hasSize(attributes);
        for (int quark = 0; quark < attributes; quark++) {
            ITmfStateInterval interval = state.get(quark);
            Integer expected = t < quark ? null : (int) Math.min(4, (t - quark) / attributes);
            if (interval.getAttribute() != quark
                    || !interval.intersects(t)
                    || !Objects.equals(interval.getValue(), expected)) {
                assertThat(interval).as("quark " + quark + " at " + t).isNull();
            }
        }
    }

    /** A channel that can leave holes in its file. */
    private static final class HoleyChannel extends DurableChannel {

        private static final int STEP = 64 << 20;

        private boolean skipping;

        HoleyChannel(Path path) throws IOException {
            super(path);
        }

        void skip(HistoryFile file, long bytes) {
            skipping = true;
            byte[] nothing = new byte[STEP];
            for (long skipped = 0; skipped < bytes; skipped += STEP) {
                file.append(nothing);
            }
            skipping = false;
        }

        @Override
        void write(ByteBuffer source, long position) throws IOException {
            if (!skipping) {
                super.write(source, position);
            }
        }
    }
}
