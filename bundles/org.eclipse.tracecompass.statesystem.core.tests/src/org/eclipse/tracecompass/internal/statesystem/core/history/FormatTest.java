package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.RandomDistribution;
import net.jqwik.api.Tuple;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.statevalue.IStateValueSerializer;
import org.eclipse.tracecompass.statesystem.core.statevalue.StateValueSerializers;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The stored form: the golden files of all versions, and the pieces that they are made of. */
class FormatTest {

    private static final String GOLDEN = "history-v1.ht";
    private static final String GOLDEN_2 = "history-v2.ht";
    private static final String GOLDEN_3 = "history-v3.ht";
    private static final String GOLDEN_4 = "history-v4.ht";
    private static final String GOLDEN_5 = "history-v5.ht";
    private static final HistoryOrigin ORIGIN = new HistoryOrigin("a trace", "some rules");
    private static final int VERSION = 11;
    private static final int CHANGES = 3000;
    private static final long START = 1_000_000_000_000L;

    @TempDir private Path folder = Path.of("");

    /** A value of a type that is not built in. */
    record Flag(boolean set) {}

    private static final class FlagSerializer implements IStateValueSerializer<Flag> {
        @Override
        public String getId() {
            return "test.flag";
        }

        @Override
        public Class<Flag> getValueClass() {
            return Flag.class;
        }

        @Override
        public byte[] serialize(Flag value) {
            return new byte[] {(byte) (value.set ? 1 : 0)};
        }

        @Override
        public Flag deserialize(byte[] bytes) {
            return new Flag(bytes[0] != 0);
        }
    }

    /** Every kind of value, column encoding and name. */
    private static void fill(ITmfStateSystemBuilder ss) {
        StateValueSerializers.register(new FlagSerializer());
        int[] quarks = new int[12];
        for (int i = 0; i < quarks.length; i++) {
            quarks[i] = ss.getQuarkAbsoluteAndAdd("group/" + i % 3, "é\n" + i);
        }
        for (int i = 0; i < 300; i++) {
            ss.getQuarkAbsoluteAndAdd("others", Integer.toString(i));
        }
        long t = ss.getStartTime();
        Random random = new Random(5);
        for (int i = 0; i < CHANGES; i++) {
            t += random.nextInt(1 << random.nextInt(14));
            int kind = random.nextInt(quarks.length);
            Object value =
                    switch (kind) {
                        case 0 -> i;
                        case 1 -> (long) i << 33;
                        case 2 -> random.nextInt(6) / 3.0;
                        case 3 -> "short " + i % 7;
                        case 4 -> "long ".repeat(400) + i % 3;
                        case 5 -> "\ud800" + i % 5;
                        case 6 -> new Flag(i % 2 == 0);
                        case 7 -> null;
                        default -> random.nextInt(1000);
                    };
            ss.modifyAttribute(t, value, quarks[kind]);
        }
        ss.closeHistory(t + 1);
    }

    private static void compare(ITmfStateSystem expected, ITmfStateSystem actual) {
        assertThat(actual.getStartTime()).isEqualTo(expected.getStartTime());
        assertThat(actual.getCurrentEndTime()).isEqualTo(expected.getCurrentEndTime());
        assertThat(actual.getNbAttributes()).isEqualTo(expected.getNbAttributes());
        for (int quark = 0; quark < expected.getNbAttributes(); quark++) {
            assertThat(actual.getFullAttributePathArray(quark))
                    .isEqualTo(expected.getFullAttributePathArray(quark));
        }
        Random random = new Random(9);
        for (int i = 0; i < 300; i++) {
            long t = random.nextLong(expected.getStartTime(), expected.getCurrentEndTime() + 1);
            assertThat(actual.queryFullState(t)).isEqualTo(expected.queryFullState(t));
        }
    }

    @Test
    void theGoldenFileOfVersionOneIsReadAsItWasWritten() throws IOException {
        Path file = folder.resolve("golden.ht");
        try (InputStream golden = Objects.requireNonNull(getClass().getResourceAsStream(GOLDEN))) {
            Files.copy(golden, file);
        }
        ITmfStateSystemBuilder expected =
                StateSystemFactory.newStateSystem(HistoryBackend.inMemory("golden", START));
        fill(expected);
        ITmfStateSystem actual =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.open("golden", file.toFile(), VERSION), false);
        compare(expected, actual);
        actual.dispose();
    }

    /** The same, and before it what version 2 has brought: several attributes change at once. */
    private static void fillAtOnce(ITmfStateSystemBuilder ss) {
        Random random = new Random(6);
        int[] quarks = new int[8];
        for (int i = 0; i < quarks.length; i++) {
            quarks[i] = ss.getQuarkAbsoluteAndAdd("at once", Integer.toString(i));
        }
        for (int i = 0; i < CHANGES; i++) {
            long t = START + 100L * i + random.nextInt(100);
            for (int k = 0; k < 2 + random.nextInt(5); k++) {
                Object value = random.nextInt(3) == 0 ? null : (k < 3 ? i % 7 : "text " + i % 5);
                ss.modifyAttribute(t, value, quarks[k]);
            }
        }
        fill(ss);
    }

    private Path golden(String name) throws IOException {
        Path file = folder.resolve("golden.ht");
        try (InputStream golden = Objects.requireNonNull(getClass().getResourceAsStream(name))) {
            Files.copy(golden, file);
        }
        return file;
    }

    private static void compareAtOnce(HistoryBackend opened) throws IOException {
        ITmfStateSystemBuilder expected =
                StateSystemFactory.newStateSystem(HistoryBackend.inMemory("golden", START, 100));
        fillAtOnce(expected);
        ITmfStateSystem actual = StateSystemFactory.newStateSystem(opened, false);
        compare(expected, actual);
        actual.dispose();
    }

    @Test
    void theGoldenFileOfVersionTwoIsReadAsItWasWritten() throws IOException {
        compareAtOnce(HistoryBackend.open("golden", golden(GOLDEN_2).toFile(), VERSION));
    }

    @Test
    void theGoldenFileOfVersionThreeIsReadAsItWasWritten() throws IOException {
        Path file = golden(GOLDEN_3);
        compareAtOnce(HistoryBackend.open("golden", file.toFile(), VERSION));
        compareAtOnce(HistoryBackend.open("golden", file.toFile(), VERSION, ORIGIN));
    }

    @Test
    void theGoldenFileOfVersionFourIsReadAsItWasWritten() throws IOException {
        Path file = golden(GOLDEN_4);
        compareAtOnce(HistoryBackend.open("golden", file.toFile(), VERSION, ORIGIN));
    }

    @Test
    void theGoldenFileOfVersionFiveIsReadAsItWasWritten() throws IOException {
        Path file = golden(GOLDEN_5);
        compareAtOnce(HistoryBackend.open("golden", file.toFile(), VERSION, ORIGIN));
    }

    @Test
    void theTotalsOfTheGoldenFileAreThoseOfItsStates() throws IOException {
        ITmfStateSystem ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.open("golden", golden(GOLDEN_5).toFile(), VERSION), false);
        List<Integer> quarks =
                IntStream.range(0, ss.getNbAttributes())
                        .filter(quark -> ss.getAttributeName(quark).length() == 1)
                        .boxed()
                        .toList();
        long end = ss.getCurrentEndTime();
        TotalsOfPixels summed = new TotalsOfPixels(end + 1, true, null);
        TotalsOfPixels single = new TotalsOfPixels(end + 1, false, null);
        ss.visit(quarks, START, end, summed);
        ss.visit(quarks, START, end, single);
        assertThat(summed.taken).isPositive();
        assertThat(summed.sums).isEqualTo(single.sums);
        ss.dispose();
    }

    @Test
    void aFileOfAnotherTraceOrOfOtherRulesIsRefused() throws IOException {
        Path file = golden(GOLDEN_3);
        assertThatThrownBy(() -> openOf(file, new HistoryOrigin("b trace", "some rules")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("golden.ht was built from another trace");
        assertThatThrownBy(() -> openOf(file, new HistoryOrigin("a trace", "other rules")))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("golden.ht was built with other declarations");
        assertThatThrownBy(() -> openOf(file, new HistoryOrigin("a trace", "")))
                .isInstanceOf(IOException.class);
    }

    @Test
    void aFileThatDoesNotSayOfWhichTraceItIsIsRefusedWhereThatIsAskedFor() throws IOException {
        Path file = golden(GOLDEN_2);
        assertThatThrownBy(() -> openOf(file, ORIGIN))
                .isInstanceOf(IOException.class)
                .hasMessageContaining("does not name its trace");
    }

    private static void openOf(Path file, HistoryOrigin origin) throws IOException {
        HistoryBackend.open("golden", file.toFile(), VERSION, origin).dispose();
    }

    /** How the golden files of versions 2 to 5 were made. */
    static void writeAtOnce(Path file) throws IOException {
        HistoryHeader header = new HistoryHeader(HistoryFile.Kind.FULL, "golden", VERSION, ORIGIN);
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.on(
                                "golden",
                                HistoryFile.create(file.toFile(), header, START),
                                256,
                                new BlockCache(0)));
        fillAtOnce(ss);
        ss.dispose();
    }

    @Test
    void theSameLoadWrittenTodayIsReadAsItWasWritten() throws IOException {
        Path file = folder.resolve("today.ht");
        write(file);
        ITmfStateSystemBuilder expected =
                StateSystemFactory.newStateSystem(HistoryBackend.inMemory("golden", START, 100));
        fill(expected);
        ITmfStateSystem actual =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.open("golden", file.toFile(), VERSION), false);
        compare(expected, actual);
        actual.dispose();
    }

    /**
     * How the golden file was made; that of a new version is made like this and put beside the old
     * ones.
     */
    static void write(Path file) throws IOException {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.create(
                                "golden", file.toFile(), VERSION, START, 256, new BlockCache(0)));
        fill(ss);
        ss.dispose();
    }

    @Property(tries = 300)
    void packedNumbersComeBack(
            @ForAll @Size(min = 1, max = 200) List<Long> numbers,
            @ForAll @IntRange(max = 64) int bits,
            @ForAll long offset) {
        int count = numbers.size();
        long[] values = new long[count];
        long max = 0;
        for (int i = 0; i < count; i++) {
            long value = bits == 0 ? 0 : numbers.get(i) & -1L >>> 64 - bits;
            max = Long.compareUnsigned(value, max) > 0 ? value : max;
            values[i] = offset + value;
        }
        int width = PackedColumns.width(max);
        byte[] bytes = new byte[16 + PackedColumns.packedSize(count, width) + 8];
        assertThat(PackedColumns.pack(bytes, 16, width, values, count, offset))
                .isEqualTo(bytes.length - 8);
        long[] words = Words.of(bytes);
        for (int i = 0; i < count; i++) {
            assertThat(offset + PackedColumns.get(words, 16, width, PackedColumns.mask(width), i))
                    .isEqualTo(values[i]);
        }
        int first = count / 3;
        long[] read = new long[count];
        PackedColumns.read(words, 16, width, first, count - first, offset, read);
        assertThat(Arrays.copyOf(read, count - first))
                .containsExactly(Arrays.copyOfRange(values, first, count));
    }

    @Property(tries = 200)
    void wordsHoldTheBytesInTheirOrder(@ForAll @Size(max = 70) byte[] bytes) {
        long[] words = Words.of(bytes);
        assertThat(Words.bytes(words, 0, bytes.length)).containsExactly(bytes);
        for (int i = 0; i + Integer.BYTES <= bytes.length; i++) {
            assertThat(Words.getInt(words, i)).isEqualTo(Bytes.getInt(bytes, i));
        }
        for (int i = 0; i + Short.BYTES <= bytes.length; i += Short.BYTES) {
            assertThat(Words.getUnsignedShort(words, i))
                    .isEqualTo(Bytes.getUnsignedShort(bytes, i));
        }
    }

    /** PackedColumns of which few, many or any are set. */
    @Provide
    Arbitrary<List<Boolean>> bitmaps() {
        return Arbitraries.integers()
                .between(0, 100)
                .flatMap(
                        set ->
                                Arbitraries.frequency(
                                                Tuple.of(100 - set, false), Tuple.of(set, true))
                                        .list()
                                        .ofMinSize(1)
                                        .ofMaxSize(3000)
                                        .withSizeDistribution(RandomDistribution.uniform()));
    }

    @Property(tries = 200)
    void bitmapsRankAndSelect(@ForAll("bitmaps") List<Boolean> set) {
        int count = set.size();
        byte[] bytes = new byte[8 + PackedColumns.bitmapSize(count) + 8];
        for (int i = 0; i < count; i++) {
            if (set.get(i)) {
                PackedColumns.setBit(bytes, 8, i);
            }
        }
        PackedColumns.putRanks(bytes, 8, count);
        long[] words = Words.of(bytes);
        int rank = 0;
        for (int i = 0; i < count; i++) {
            assertThat(PackedColumns.bit(words, 8, i)).isEqualTo(set.get(i));
            assertThat(PackedColumns.rank(words, 8, count, i)).isEqualTo(rank);
            if (set.get(i)) {
                assertThat(PackedColumns.select(words, 8, count, rank)).isEqualTo(i);
                assertThat(PackedColumns.nextSetBit(words, 8, count, i)).isEqualTo(i);
                rank++;
            }
        }
    }

    @Property(tries = 200)
    void sampleTimesAreFoundLikeInAList(
            @ForAll @Size(min = 1, max = 50) List<Long> numbers,
            @ForAll @Size(max = 100) List<Long> asked,
            @ForAll @IntRange(max = 61) int bits) {
        long[] times =
                numbers.stream().mapToLong(n -> n >> 63 - bits).sorted().distinct().toArray();
        SampleTimes sample = new SampleTimes(times);
        List<Long> all = new ArrayList<>(asked.stream().map(n -> n >> 63 - bits).toList());
        LongStream.of(times).forEach(all::add);
        for (long t : all) {
            int expected = 0;
            while (expected < times.length && times[expected] < t) {
                expected++;
            }
            assertThat(sample.firstFrom(t)).isEqualTo(expected);
        }
        assertThat(sample.firstFrom(Long.MIN_VALUE)).isZero();
        assertThat(sample.firstFrom(Long.MAX_VALUE)).isEqualTo(times.length);
    }

    @Property(tries = 200)
    void stringsAndVarintsComeBack(@ForAll String text, @ForAll long number) {
        ByteSink sink = new ByteSink();
        sink.putString(text);
        sink.putVarint(number);
        ByteBuffer bytes = ByteBuffer.wrap(sink.toByteArray());
        assertThat(Bytes.getString(bytes)).isEqualTo(text);
        assertThat(Bytes.getVarint(bytes)).isEqualTo(number);
    }

    @Test
    void aFullDiskGivesAnErrorThatNamesTheFileAndNothingIsLeft() throws IOException {
        Path path = folder.resolve("full.ht");
        DurableChannel channel = new FullDisk(path, 2000);
        HistoryFile file =
                HistoryFile.create(
                        path,
                        channel,
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "full", VERSION, HistoryOrigin.UNKNOWN),
                        0);
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.on("full", file, 10, new BlockCache(0)));
        int quark = ss.getQuarkAbsoluteAndAdd("a");
        assertThatThrownBy(
                        () -> {
                            for (int i = 1; i < 5000; i++) {
                                ss.modifyAttribute(i, i, quark);
                            }
                        })
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("full.ht")
                .hasMessageContaining("No space");
        for (int i = 0; i < 50; i++) {
            int time = 5000 + i;
            Throwable problem = catchThrowable(() -> ss.modifyAttribute(time, time, quark));
            if (problem != null) {
                assertThat(problem)
                        .isInstanceOf(UncheckedIOException.class)
                        .hasMessageContaining("No space");
            }
        }
        assertThatThrownBy(() -> ss.closeHistory(6000)).isInstanceOf(UncheckedIOException.class);
        assertThat(ss.isCancelled()).isTrue();
        assertThat(ss.waitUntilBuilt(0)).isFalse();
        ss.waitUntilBuilt();
        ss.dispose();
        assertThat(path).doesNotExist();
    }

    /** A channel to a disk that is full after some bytes. */
    private static final class FullDisk extends DurableChannel {
        private final long room;

        FullDisk(Path path, long room) throws IOException {
            super(path);
            this.room = room;
        }

        @Override
        void write(ByteBuffer source, long position) throws IOException {
            if (position + source.remaining() > room) {
                throw new IOException("No space left on device");
            }
            super.write(source, position);
        }
    }
}
