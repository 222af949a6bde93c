package org.eclipse.tracecompass.internal.statesystem.core.history;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** Blocks of intervals that share their times and values. */
class BlockEncoderProperties {

    private static final int COUNT = 2000;

    /** Intervals as the events of a trace make them: each changes so many attributes. */
    private static IntervalBuffer buffer(Random random, int together, int values, int types) {
        return buffer(random, 1000, together, values, types);
    }

    private static IntervalBuffer buffer(
            Random random, long longest, int together, int values, int types) {
        IntervalBuffer buffer = new IntervalBuffer(COUNT);
        long time = random.nextLong(1L << 60);
        for (int i = 0; i < COUNT; ) {
            long end = time + random.nextLong(longest);
            for (int k = 0; k < together && i < COUNT; k++, i++) {
                int type = random.nextInt(types);
                buffer.add(time, end, k, type, random.nextInt(values));
            }
            time = end + 1 + random.nextInt(2);
        }
        return buffer;
    }

    @Property(tries = 200)
    void everyIntervalComesBackHoweverItIsEncoded(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 8) int together,
            @ForAll @IntRange(min = 1, max = 5000) int values,
            @ForAll @IntRange(min = 1, max = 4) int types) {
        IntervalBuffer buffer = buffer(new Random(seed), together, values, types);
        Block block = new Block(new BlockEncoder().encode(buffer));
        assertThat(block.count()).isEqualTo(COUNT);
        RunCursor cursor = new RunCursor(block);
        int[] next = new int[together];
        for (int i = 0; i < together; i++) {
            next[i] = i;
        }
        while (cursor.next()) {
            int from = cursor.quark();
            for (int position = cursor.begin(); position < cursor.end(); position++) {
                int expected = next[from];
                next[from] += together;
                long start = buffer.starts[expected];
                long end = buffer.ends[expected];
                assertThat(block.start(position)).isEqualTo(start);
                assertThat(block.end(position)).isEqualTo(end);
                assertThat(block.type(position)).isEqualTo(buffer.types[expected]);
                if (buffer.types[expected] != ValueType.NULL) {
                    assertThat(block.payload(position, cursor.run()))
                            .isEqualTo(buffer.payloads[expected]);
                }
                for (long t = start - 1; t <= start + 1; t++) {
                    int found = block.lastStarted(cursor.begin(), cursor.end(), t);
                    assertThat(found >= position).isEqualTo(t >= start);
                }
                assertThat(cursor.lastStartedNear(cursor.begin(), end)).isEqualTo(position);
            }
        }
    }

    @Property(tries = 200)
    void columnsHaveWhatOverlapsATime(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 8) int together,
            @ForAll @IntRange(min = 4, max = 50) int longestBits,
            @ForAll @IntRange(min = 1, max = 4) int types) {
        Random random = new Random(seed);
        IntervalBuffer buffer = buffer(random, 1L << longestBits, together, 9, types);
        long first = buffer.starts[0];
        long last = buffer.ends[COUNT - 1];
        Block block = new Block(new BlockEncoder().encode(buffer));
        for (int i = 0; i < 20; i++) {
            long a = random.nextLong(first - 5, last + 5);
            long b = random.nextBoolean() ? a : random.nextLong(first - 5, last + 5);
            long from = Math.min(a, b);
            long to = Math.max(a, b);
            RunColumns columns = new RunColumns(from, to, block, last);
            SampleTimes times = new SampleTimes(new long[] {from, from + (to - from) / 2, to});
            boolean sampled = random.nextBoolean();
            RunCursor cursor = new RunCursor(block);
            while (cursor.next()) {
                columns.read(cursor.begin(), cursor.end());
                if (sampled) {
                    columns.keepAt(times);
                }
                int found = 0;
                for (int p = cursor.begin(); p < cursor.end(); p++) {
                    long start = block.start(p);
                    long end = block.end(p);
                    if (start <= to
                            && end >= from
                            && (!sampled || times.get(times.firstFrom(start)) <= end)) {
                        assertThat(columns.position(found)).isEqualTo(p);
                        assertThat(columns.starts()[found]).isEqualTo(start);
                        assertThat(columns.ends()[found]).isEqualTo(end);
                        found++;
                    }
                }
                assertThat(columns.count()).isEqualTo(found);
            }
        }
    }

    @Property(tries = 200)
    void marksTellWhatHasStarted(
            @ForAll long seed,
            @ForAll @IntRange(min = 1, max = 8) int together,
            @ForAll @IntRange(min = 0, max = 50) int longestBits) {
        Random random = new Random(seed);
        IntervalBuffer buffer = buffer(random, 1L << longestBits, together, 9, 1);
        Block block = new Block(new BlockEncoder().encode(buffer));
        StartedMarks marks = new StartedMarks();
        for (int i = 0; i < 20; i++) {
            long t = buffer.starts[random.nextInt(COUNT)] + random.nextInt(3) - 1;
            marks.mark(block, t);
            for (int p = 0; p < COUNT; p++) {
                assertThat((marks.word(p / Long.SIZE) >>> p & 1) == 1)
                        .isEqualTo(block.start(p) <= t);
            }
            assertThat(marks.word(COUNT / Long.SIZE) >>> COUNT).isZero();
            assertThat(marks.word(COUNT / Long.SIZE + 1)).isZero();
        }
    }

    @Test
    void intervalsThatShareTheirTimesTakeLessRoom() {
        byte[] alone = new BlockEncoder().encode(buffer(new Random(1), 1, 7, 1));
        byte[] shared = new BlockEncoder().encode(buffer(new Random(1), 6, 7, 1));
        assertThat(new Block(alone).hasSpans()).isFalse();
        assertThat(new Block(shared).hasSpans()).isTrue();
        assertThat(shared.length).isLessThan(alone.length * 3 / 4);
    }

    @Test
    void valuesOfSeveralTypesThatAreFewTakeLessRoom() {
        byte[] many = new BlockEncoder().encode(buffer(new Random(1), 6, 1000, 4));
        byte[] few = new BlockEncoder().encode(buffer(new Random(1), 6, 7, 4));
        assertThat(few.length).isLessThan(many.length * 3 / 4);
    }
}
