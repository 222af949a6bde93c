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
        IntervalBuffer buffer = new IntervalBuffer(COUNT);
        long time = random.nextLong(1L << 60);
        for (int i = 0; i < COUNT; ) {
            long end = time + random.nextInt(1000);
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
                assertThat(cursor.endTime(position, start)).isEqualTo(end);
                assertThat(block.type(position)).isEqualTo(buffer.types[expected]);
                if (buffer.types[expected] != ValueType.NULL) {
                    assertThat(block.payload(position, cursor.run()))
                            .isEqualTo(buffer.payloads[expected]);
                }
                for (long t = start - 1; t <= start + 1; t++) {
                    int found = block.lastStarted(cursor.begin(), cursor.end(), t);
                    assertThat(found >= position).isEqualTo(t >= start);
                    assertThat(cursor.isStarted(position, t)).isEqualTo(t >= start);
                }
                int last = cursor.lastStarted(cursor.begin(), end);
                assertThat(last).isEqualTo(position);
                assertThat(cursor.lastStartedNear(cursor.begin(), end)).isEqualTo(position);
            }
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
