package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Reads the totals of one block after the other: for some attributes, how long each value lasted
 * and how often it occurred. Null states do not count. See the package documentation for the form.
 * Not thread-safe.
 */
final class BlockTotals {

    /** How many bits of the first number of a run say how many totals there are. */
    static final int SIZE_BITS = 4;

    private final QuarkSet quarks;
    private byte[] bytes = new byte[0];
    private int at;
    private int end;

    private byte[] types = new byte[16];
    private long[] payloads = new long[16];

    private boolean isComplete;
    private int runs;
    private int[] quarkOf = new int[16];
    private long[] firsts = new long[16];
    private long[] lasts = new long[16];
    private int[] begins = new int[17];

    private int[] values = new int[64];
    private int[] counts = new int[64];
    private long[] times = new long[64];
    private long[] starts = new long[64];
    private long[] ends = new long[64];

    BlockTotals(QuarkSet quarks) {
        this.quarks = quarks;
    }

    /**
     * Reads the totals of a block.
     *
     * @param stored has the bytes
     * @param from where they begin
     * @param to where they end
     * @param minStart the earliest start of the block
     * @throws IllegalArgumentException if they are no totals
     */
    void read(byte[] stored, int from, int to, long minStart) {
        bytes = stored;
        at = from;
        end = to;
        try {
            readRuns(minStart, readTable());
        } catch (IndexOutOfBoundsException e) {
            throw tooShort(e);
        }
        if (at > end) {
            throw tooShort(null);
        }
    }

    private static IllegalArgumentException tooShort(@Nullable Throwable cause) {
        return new IllegalArgumentException("Totals of a block end too early", cause);
    }

    private int readTable() {
        int size = count();
        if (types.length < size) {
            types = new byte[size];
            payloads = new long[size];
        }
        for (int i = 0; i < size; i++) {
            types[i] = bytes[at++];
            long number = varint();
            payloads[i] = number >>> 1 ^ -(number & 1);
        }
        return size;
    }

    private void readRuns(long minStart, int table) {
        runs = 0;
        isComplete = true;
        int quark = 0;
        int total = 0;
        while (at < end) {
            long head = varint();
            quark += (int) (head >>> SIZE_BITS);
            int size = (int) head & (1 << SIZE_BITS) - 1;
            boolean isWanted = quarks.contains(quark);
            if (size == 0) {
                isComplete &= !isWanted;
                continue;
            }
            int next = count() + at;
            if (!isWanted) {
                at = next;
                continue;
            }
            if (runs + 1 >= begins.length) {
                growRuns();
            }
            if (total + size > values.length) {
                growTotals();
            }
            long last = readTotals(total, total + size, minStart, table);
            if (at != next) {
                throw new IllegalArgumentException("Totals of a block have a wrong length");
            }
            quarkOf[runs] = quark;
            firsts[runs] = starts[total];
            lasts[runs] = last;
            total += size;
            begins[++runs] = total;
        }
    }

    /** Reads the totals of a run, and returns the last instant of its states. */
    private long readTotals(int from, int to, long minStart, int table) {
        long start = minStart;
        long last = Long.MIN_VALUE;
        for (int i = from; i < to; i++) {
            int head = (int) varint();
            values[i] = head >>> 1;
            if (values[i] >= table) {
                throw new IllegalArgumentException(
                        "Totals of a block name a value that is not there");
            }
            start += varint();
            long length = varint();
            starts[i] = start;
            ends[i] = start + length;
            last = Math.max(last, ends[i]);
            boolean isOne = (head & 1) != 0;
            counts[i] = isOne ? 1 : (int) varint();
            times[i] = isOne ? length + 1 : varint();
        }
        return last;
    }

    /** Reads how many bytes follow, or entries, which take at least a byte each. */
    private int count() {
        long count = varint();
        if (count < 0 || count > end - at) {
            throw new IllegalArgumentException("Totals of a block have a wrong number of entries");
        }
        return (int) count;
    }

    private long varint() {
        long value = bytes[at++];
        if (value >= 0) {
            return value;
        }
        value &= 0x7F;
        for (int shift = 7; shift < Long.SIZE; shift += 7) {
            byte next = bytes[at++];
            value |= (next & 0x7FL) << shift;
            if (next >= 0) {
                return value;
            }
        }
        throw new IllegalArgumentException("A number has more than 64 bits");
    }

    private void growRuns() {
        int capacity = begins.length * 2;
        quarkOf = Arrays.copyOf(quarkOf, capacity);
        firsts = Arrays.copyOf(firsts, capacity);
        lasts = Arrays.copyOf(lasts, capacity);
        begins = Arrays.copyOf(begins, capacity + 1);
    }

    private void growTotals() {
        int capacity = values.length * 2;
        values = Arrays.copyOf(values, capacity);
        counts = Arrays.copyOf(counts, capacity);
        times = Arrays.copyOf(times, capacity);
        starts = Arrays.copyOf(starts, capacity);
        ends = Arrays.copyOf(ends, capacity);
    }

    /** Whether all states of the attributes are in the totals, except null. */
    boolean isComplete() {
        return isComplete;
    }

    /** The number of attributes that have states other than null. */
    int runs() {
        return runs;
    }

    int quark(int run) {
        return quarkOf[run];
    }

    /** The first instant of the states of a run. */
    long first(int run) {
        return firsts[run];
    }

    /** The last instant of the states of a run. */
    long last(int run) {
        return lasts[run];
    }

    /** The index of the first total of a run; for the number of runs, the number of totals. */
    int begin(int run) {
        return begins[run];
    }

    int type(int total) {
        return types[values[total]];
    }

    long payload(int total) {
        return payloads[values[total]];
    }

    /** The first instant of the states of each total; good until the next block is read. */
    long[] starts() {
        return starts;
    }

    /** The last instant of the states of each total; good until the next block is read. */
    long[] ends() {
        return ends;
    }

    /** How many states each total sums up; good until the next block is read. */
    int[] counts() {
        return counts;
    }

    /** How long the states of each total last together, ns; good until the next block is read. */
    long[] times() {
        return times;
    }
}
