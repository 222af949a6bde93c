package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.statesystem.core.history.TotalsOfPixels.Cell;
import org.eclipse.tracecompass.internal.statesystem.core.history.TotalsOfPixels.Sum;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.DamagedHistoryException;
import org.eclipse.tracecompass.statesystem.core.backend.HistoryOrigin;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.junit.jupiter.api.Test;

/** Totals that are stored with blocks, against sums of the intervals that a query gives. */
class BlockTotalsTest {

    private static final int VERSION = 1;
    private static final long START = 1000;

    private static Path write(long seed, int attributes, int values, int changes)
            throws IOException {
        Path file = Files.createTempFile("totals", ".ht");
        ITmfStateSystemBuilder ss = create(file, attributes);
        Random random = new Random(seed);
        long t = START;
        for (int i = 0; i < changes; i++) {
            t = change(ss, random, t, attributes, values);
        }
        ss.closeHistory(t + 1);
        ss.dispose();
        return file;
    }

    private static ITmfStateSystemBuilder create(Path file, int attributes) throws IOException {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        HistoryBackend.create(
                                "t", file.toFile(), VERSION, START, 256, new BlockCache(0)));
        for (int i = 0; i < attributes; i++) {
            ss.getQuarkAbsoluteAndAdd("a" + i);
        }
        return ss;
    }

    /** Changes an attribute, and returns when. */
    private static long change(
            ITmfStateSystemBuilder ss, Random random, long last, int attributes, int values) {
        long t = last + random.nextInt(1 << random.nextInt(8));
        int quark = random.nextInt(attributes);
        ss.modifyAttribute(t, value(random, quark, values), quark);
        return t;
    }

    /** A value of the type that an attribute has, sometimes null. */
    private static @Nullable Object value(Random random, int quark, int values) {
        int number = random.nextInt(values) - values / 2;
        if (random.nextInt(5) == 0) {
            return null;
        }
        return switch (quark % 4) {
            case 0 -> number;
            case 1 -> "text " + number;
            case 2 -> number / 4.0;
            default -> (Object) ((long) number << 40);
        };
    }

    private static ITmfStateSystem open(Path file) throws IOException {
        return StateSystemFactory.newStateSystem(
                HistoryBackend.open("t", file.toFile(), VERSION, new BlockCache(0)), false);
    }

    private static Map<Cell, Sum> naive(
            ITmfStateSystem ss, List<Integer> quarks, long from, long to, long pixel, Object not) {
        TotalsOfPixels one = new TotalsOfPixels(pixel, false, not);
        Map<Object, Integer> numbers = new HashMap<>();
        for (ITmfStateInterval interval : ss.query2D(quarks, from, to)) {
            Object value = interval.getValue();
            if (value != null && !value.equals(not)) {
                one.attribute(interval.getAttribute());
                int number = numbers.computeIfAbsent(value, one::number);
                one.state(interval.getStartTime(), interval.getEndTime(), number);
            }
        }
        return one.sums;
    }

    @Property(tries = 60)
    void sumsOfPixelsAreThoseOfTheirIntervals(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 24) int attributes,
            @ForAll @IntRange(min = 1, max = 12) int values,
            @ForAll @IntRange(max = 4000) int changes)
            throws IOException {
        Path file = write(seed, attributes, values, changes);
        ITmfStateSystem ss = open(file);
        Random random = new Random(seed);
        for (int i = 0; i < 6; i++) {
            long end = ss.getCurrentEndTime();
            long from = i == 0 ? START : random.nextLong(START, end + 1);
            long to = i == 0 ? end : random.nextLong(from, end + 1);
            long pixel = 1 + random.nextLong(1L << 1 + random.nextInt(20));
            Object unwanted = random.nextBoolean() ? (Object) 0 : "text 1";
            List<Integer> quarks =
                    IntStream.range(0, attributes)
                            .filter(quark -> random.nextInt(3) > 0)
                            .boxed()
                            .toList();
            TotalsOfPixels visitor = new TotalsOfPixels(pixel, true, unwanted);
            ss.visit(quarks, from, to, visitor);
            assertThat(visitor.sums).isEqualTo(naive(ss, quarks, from, to, pixel, unwanted));
        }
        ss.dispose();
        Files.delete(file);
    }

    @Test
    void mostStatesInOnePixelAreSummedUpAndOthersAreNot() throws IOException {
        Path file = write(3, 5, 4, 30_000);
        ITmfStateSystem ss = open(file);
        List<Integer> quarks = List.of(0, 1, 2, 3, 4);
        long end = ss.getCurrentEndTime();
        TotalsOfPixels visitor = new TotalsOfPixels(end + 1, true, "");
        ss.visit(quarks, START, end, visitor);
        assertThat(visitor.taken).isGreaterThan(500);
        assertThat(visitor.sums).isEqualTo(naive(ss, quarks, START, end, end + 1, ""));
        TotalsOfPixels fine = new TotalsOfPixels(2, true, "");
        ss.visit(quarks, START, end, fine);
        assertThat(fine.taken).isZero();
        ss.dispose();
        Files.delete(file);
    }

    @Test
    void totalsAreRightWhileTheHistoryGrows() throws IOException {
        Path file = Files.createTempFile("totals", ".ht");
        ITmfStateSystemBuilder ss = create(file, 5);
        List<Integer> quarks = List.of(0, 1, 2, 3, 4);
        Random random = new Random(3);
        long t = START;
        int taken = 0;
        for (int i = 1; i <= 60_000; i++) {
            t = change(ss, random, t, 5, 4);
            if (i % 7_000 == 0) {
                TotalsOfPixels visitor = new TotalsOfPixels(1L << 40, true, "");
                ss.visit(quarks, START, t, visitor);
                assertThat(visitor.sums).isEqualTo(naive(ss, quarks, START, t, 1L << 40, ""));
                taken = visitor.taken;
            }
        }
        assertThat(taken).isGreaterThan(100);
        ss.dispose();
        Files.deleteIfExists(file);
    }

    @Test
    void damagedTotalsAreFoundByVisitsAndByVerifying() throws IOException {
        Path file = write(3, 5, 4, 5000);
        byte[] good = Files.readAllBytes(file);
        int damaged = 0;
        HistoryFile opened =
                HistoryFile.open(
                        file.toFile(),
                        new HistoryHeader(
                                HistoryFile.Kind.FULL, "t", VERSION, HistoryOrigin.UNKNOWN));
        HistoryStore store = new HistoryStore("t", START, opened, 256, new BlockCache(0));
        DirectoryCodec.read(opened.readSections().directory(), store.levels());
        opened.close();
        for (Level level : store.levels()) {
            Directory directory = level.view().directory();
            for (int i = 0; i < level.view().size(); i++) {
                if (directory.totals(i) > 0 && damaged++ < 20) {
                    byte[] bad = good.clone();
                    bad[(int) directory.totalsPosition(i) + 3] ^= 4;
                    Files.write(file, bad);
                    assertDamaged(file);
                }
            }
        }
        assertThat(damaged).isGreaterThan(5);
        Files.delete(file);
    }

    private static void assertDamaged(Path file) throws IOException {
        HistoryBackend backend =
                HistoryBackend.open("t", file.toFile(), VERSION, new BlockCache(0));
        assertThatThrownBy(() -> backend.verify(() -> false))
                .isInstanceOf(DamagedHistoryException.class);
        ITmfStateSystem ss = StateSystemFactory.newStateSystem(backend, false);
        TotalsOfPixels visitor = new TotalsOfPixels(1L << 40, true, "");
        List<Integer> quarks = List.of(0, 1, 2, 3, 4);
        assertThatThrownBy(() -> ss.visit(quarks, START, ss.getCurrentEndTime(), visitor))
                .isInstanceOf(DamagedHistoryException.class);
        // What does not need the totals is right all the same.
        assertThat(ss.queryFullState(START + 10)).hasSize(5);
        ss.dispose();
    }

    @Test
    void bytesThatAreNoTotalsAreRefused() {
        Random random = new Random(1);
        BlockTotals totals = new BlockTotals(QuarkSet.ALL);
        for (int i = 0; i < 20_000; i++) {
            byte[] bytes = new byte[random.nextInt(40)];
            random.nextBytes(bytes);
            try {
                totals.read(bytes, 0, bytes.length, 0);
            } catch (IllegalArgumentException e) {
                assertThat(e).hasMessageMatching("Totals .*|A number .*");
            }
        }
        assertThatThrownBy(() -> totals.read(new byte[] {1, 1, 0, 0x11, 3, 2, 0, 0}, 0, 8, 0))
                .isInstanceOf(IllegalArgumentException.class);
    }

    /** The totals of runs of 64 states each, with so many values. */
    private static byte[] totalsOf(int... values) {
        int length = 64;
        int count = values.length * length;
        long[] starts = new long[count];
        long[] ends = new long[count];
        long[] payloads = new long[count];
        byte[] types = new byte[count];
        int[] quarks = new int[count];
        int[] begins = new int[values.length + 1];
        for (int i = 0; i < count; i++) {
            int run = i / length;
            starts[i] = i % length * 10;
            ends[i] = starts[i] + 9;
            payloads[i] = i % values[run];
            types[i] = PayloadType.INT;
            quarks[i] = run;
            begins[run + 1] = i + 1;
        }
        return new TotalsEncoder()
                .encode(
                        new TotalsEncoder.Intervals(
                                count,
                                starts,
                                ends,
                                payloads,
                                types,
                                quarks,
                                begins,
                                values.length,
                                0,
                                length * 10 - 1));
    }

    @Test
    void aBlockOfManyValuesIsGivenUpAfterAFewRuns() {
        assertThat(totalsOf(20, 20, 20, 20, 2, 2, 2, 2)).isEmpty();
        byte[] totals = totalsOf(20, 20, 2, 20, 20, 20, 1);
        BlockTotals read = new BlockTotals(QuarkSet.ALL);
        read.read(totals, 0, totals.length, 0);
        assertThat(read.isComplete()).isFalse();
        assertThat(read.runs()).isEqualTo(2);
        assertThat(read.quark(0)).isEqualTo(2);
        assertThat(read.first(0)).isZero();
        assertThat(read.last(0)).isEqualTo(639);
        assertThat(read.times()).startsWith(320, 320, 640);
        assertThat(read.starts()).startsWith(0, 10, 0);
        assertThat(read.ends()).startsWith(629, 639, 639);
        assertThat(read.counts()).startsWith(32, 32, 64);
        assertThat(read.quark(1)).isEqualTo(6);
    }
}
