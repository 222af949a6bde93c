package org.eclipse.tracecompass.parquet.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;

/** What is encoded is decoded by readers that follow the words of the format. */
class EncodingProperties {

    private final byte[] none = {};
    private byte[] bytes = none;
    private int at;

    @Property
    void packedBitsAreRead(
            @ForAll @Size(max = 70) List<Long> values, @ForAll @IntRange(max = 64) int w) {
        Bytes to = new Bytes();
        BitWriter bits = new BitWriter(to);
        values.forEach(value -> bits.put(masked(value, w), w));
        bits.flush();

        begin(to);
        assertThat(bytes).hasSize((values.size() * w + 7) / 8);
        assertThat(unpack(values.size(), w))
                .isEqualTo(values.stream().map(value -> masked(value, w)).toList());
    }

    @Property
    void runsAndLiteralsAreRead(
            @ForAll @Size(max = 40) List<@IntRange(max = 9) Integer> values,
            @ForAll @IntRange(min = 1, max = 20) int repeat,
            @ForAll boolean wide) {
        int[] all =
                values.stream()
                        .flatMapToInt(
                                value -> {
                                    int[] run = new int[value % 2 == 0 ? repeat : 1];
                                    Arrays.fill(run, wide ? value << 20 : value);
                                    return Arrays.stream(run);
                                })
                        .toArray();
        int width = RunLengths.width(Arrays.stream(all).max().orElse(0));
        Bytes to = new Bytes();
        RunLengths.encode(all, 0, all.length, width, to);

        begin(to);
        assertThat(runs(all.length, width)).containsExactly(all);
        assertThat(at).isEqualTo(bytes.length);
    }

    @Property
    void deltasAreRead(
            @ForAll @Size(min = 1, max = 300) List<Long> values,
            @ForAll boolean isInt,
            @ForAll @IntRange(max = 63) int shift) {
        long[] all =
                values.stream().mapToLong(v -> isInt ? (int) (v >> shift) : v >> shift).toArray();
        Bytes to = new Bytes();
        Deltas.encode(all, 0, all.length, isInt, to);

        begin(to);
        assertThat(deltas(isInt)).containsExactly(all);
        assertThat(at).isEqualTo(bytes.length);
    }

    private static long masked(long value, int width) {
        return width == 0 ? 0 : value & -1L >>> Long.SIZE - width;
    }

    private void begin(Bytes from) {
        bytes = from.copy();
        at = 0;
    }

    private long varint() {
        long value = 0;
        for (int shift = 0; ; shift += 7) {
            byte next = bytes[at++];
            value |= (long) (next & 0x7F) << shift;
            if (next >= 0) {
                return value;
            }
        }
    }

    private long zigzag() {
        long value = varint();
        return value >>> 1 ^ -(value & 1);
    }

    /** Bit by bit. */
    private List<Long> unpack(int count, int width) {
        List<Long> values = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            long value = 0;
            for (int bit = 0; bit < width; bit++) {
                int position = i * width + bit;
                long set = bytes[at + position / 8] >> position % 8 & 1;
                value |= set << bit;
            }
            values.add(value);
        }
        at += (count * width + 7) / 8;
        return values;
    }

    private int[] runs(int count, int width) {
        List<Integer> values = new ArrayList<>();
        while (values.size() < count) {
            long header = varint();
            if ((header & 1) == 1) {
                unpack((int) (header >> 1) * 8, width).forEach(v -> values.add(v.intValue()));
            } else {
                int value = 0;
                for (int i = 0; i < (width + 7) / 8; i++) {
                    value |= (bytes[at++] & 0xFF) << 8 * i;
                }
                for (long i = 0; i < header >> 1; i++) {
                    values.add(value);
                }
            }
        }
        return values.stream().limit(count).mapToInt(v -> v).toArray();
    }

    private long[] deltas(boolean isInt) {
        int block = (int) varint();
        int miniblocks = (int) varint();
        int count = (int) varint();
        List<Long> values = new ArrayList<>();
        values.add(zigzag());
        while (values.size() < count) {
            long least = zigzag();
            byte[] widths = Arrays.copyOfRange(bytes, at, at + miniblocks);
            at += miniblocks;
            for (int m = 0; m < miniblocks && values.size() < count; m++) {
                for (long delta : unpack(block / miniblocks, widths[m])) {
                    long value = values.getLast() + least + delta;
                    values.add(isInt ? (int) value : value);
                }
                while (values.size() > count) {
                    values.removeLast();
                }
            }
        }
        return values.stream().mapToLong(v -> v).toArray();
    }
}
