package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.util.Arrays;

/**
 * Sums up the times of the values of each run of a block, in the form that {@link BlockTotals}
 * reads. A block of many short runs, or of many values, has no totals: they would take nearly as
 * much room as its intervals. Keeps its arrays between blocks; not thread-safe.
 */
final class TotalsEncoder {

    /** A block with fewer intervals per run than this has no totals. */
    private static final int FEWEST_PER_RUN = 16;

    /** A run of more values than this is not summed up. */
    private static final int MOST_PER_RUN = 8;

    /** A block whose first runs, so many of them, all have more values has no totals. */
    private static final int MOST_REFUSED = 4;

    /** Totals have at least so many intervals each, on average. */
    private static final int FEWEST_PER_TOTAL = 4;

    /** Sums of times below this cannot overflow. */
    private static final long LONGEST = 1L << 62;

    /** Stands for a block without totals. */
    static final byte[] NONE = {};

    private static final long MIX = 0x9E3779B97F4A7C15L;

    /** From the hash of a value to its number plus 1. */
    private int[] slots = new int[0];

    private int shift;

    /** The different values of the block, in the order in which they were found. */
    private long[] payloads = new long[0];

    private byte[] types = new byte[0];

    /** Which place each value has in the table of those that are stored; -1 for none. */
    private int[] places = new int[0];

    private int[] stored = new int[0];
    private int storedCount;

    /** The latest total of each value. */
    private int[] latest = new int[0];

    private int values;

    /** The totals, run by run. */
    private int[] valueOf = new int[0];

    private long[] times = new long[0];
    private long[] firsts = new long[0];
    private long[] lasts = new long[0];
    private int[] counts = new int[0];
    private int totals;

    /** The bytes of a run. */
    private final ByteSink run = new ByteSink();

    /** The totals that are stored, and the intervals that they sum up. */
    private int storedTotals;

    private int storedIntervals;

    /** The runs of too many values. */
    private int refused;

    private int most;

    /**
     * Sums up the intervals of a block, sorted by run.
     *
     * @param block the intervals; {@code runBegin} has the place behind the last one at its end
     * @return the totals; empty if there are none
     */
    byte[] encode(Intervals block) {
        if ((long) block.runs * FEWEST_PER_RUN > block.count
                || block.maxEnd - block.minStart < 0
                || block.maxEnd - block.minStart >= LONGEST) {
            return NONE;
        }
        prepare(block.count);
        ByteSink sink = new ByteSink();
        int previous = 0;
        for (int run = 0; run < block.runs; run++) {
            if (run == MOST_REFUSED && refused == MOST_REFUSED) {
                return NONE;
            }
            int begin = block.runBegin[run];
            int end = block.runBegin[run + 1];
            int firstTotal = totals;
            if (!sum(block, begin, end, firstTotal)) {
                return NONE;
            }
            if (totals > firstTotal) {
                int quark = block.quarks[begin];
                putRun(sink, quark - previous, firstTotal, block.minStart);
                previous = quark;
            }
        }
        if (storedIntervals < (long) storedTotals * FEWEST_PER_TOTAL) {
            return NONE;
        }
        byte[] runs = sink.toByteArray();
        byte[] table = table();
        byte[] all = Arrays.copyOf(table, table.length + runs.length);
        System.arraycopy(runs, 0, all, table.length, runs.length);
        return all;
    }

    /** The sorted intervals of a block that is being encoded. */
    record Intervals(
            int count,
            long[] starts,
            long[] ends,
            long[] payloads,
            byte[] types,
            int[] quarks,
            int[] runBegin,
            int runs,
            long minStart,
            long maxEnd) {}

    private void prepare(int count) {
        most = count / FEWEST_PER_TOTAL;
        storedTotals = 0;
        storedIntervals = 0;
        refused = 0;
        int bits = Integer.SIZE - Integer.numberOfLeadingZeros(most * 2 + 1);
        if (slots.length < 1 << bits) {
            slots = new int[1 << bits];
            shift = Long.SIZE - bits;
        } else {
            Arrays.fill(slots, 0);
        }
        if (payloads.length < most) {
            payloads = new long[most];
            types = new byte[most];
            places = new int[most];
            stored = new int[most];
            latest = new int[most];
            valueOf = new int[most];
            times = new long[most];
            firsts = new long[most];
            lasts = new long[most];
            counts = new int[most];
        }
        values = 0;
        storedCount = 0;
        totals = 0;
    }

    /**
     * Sums up a run; returns false if there are too many totals, or a value that only the block
     * knows.
     */
    private boolean sum(Intervals block, int begin, int end, int firstTotal) {
        long[] starts = block.starts;
        long[] ends = block.ends;
        for (int i = begin; i < end; i++) {
            int type = block.types[i];
            if (type == PayloadType.NULL) {
                continue;
            }
            if (type == PayloadType.LOCAL) {
                return false;
            }
            int value = value(type, block.payloads[i]);
            if (value < 0) {
                return false;
            }
            int total = latest[value];
            if (total < firstTotal) {
                if (totals == most) {
                    return false;
                }
                total = totals++;
                latest[value] = total;
                valueOf[total] = value;
                times[total] = 0;
                counts[total] = 0;
                firsts[total] = starts[i];
                if (totals - firstTotal > MOST_PER_RUN) {
                    return true;
                }
            }
            times[total] += ends[i] - starts[i] + 1;
            counts[total]++;
            lasts[total] = ends[i];
        }
        return true;
    }

    /** The number of a value in the block; -1 if there are too many. */
    private int value(int type, long payload) {
        int mask = slots.length - 1;
        int slot = (int) ((payload * PayloadType.COUNT + type) * MIX >>> shift);
        for (; slots[slot] != 0; slot = slot + 1 & mask) {
            int found = slots[slot] - 1;
            if (payloads[found] == payload && types[found] == type) {
                return found;
            }
        }
        if (values == most) {
            return -1;
        }
        payloads[values] = payload;
        types[values] = (byte) type;
        places[values] = -1;
        latest[values] = -1;
        slots[slot] = ++values;
        return values - 1;
    }

    /** Writes the totals of a run, in the order in which its values have occurred. */
    private void putRun(ByteSink sink, long quarkStep, int first, long minStart) {
        int size = totals - first;
        if (size > MOST_PER_RUN) {
            refused++;
            sink.putVarint(quarkStep << BlockTotals.SIZE_BITS);
            return;
        }
        storedTotals += size;
        sink.putVarint(quarkStep << BlockTotals.SIZE_BITS | size);
        run.clear();
        long previous = minStart;
        for (int i = first; i < totals; i++) {
            boolean isOne = counts[i] == 1;
            storedIntervals += counts[i];
            run.putVarint(place(valueOf[i]) << 1 | (isOne ? 1 : 0));
            run.putVarint(firsts[i] - previous);
            run.putVarint(lasts[i] - firsts[i]);
            if (!isOne) {
                run.putVarint(counts[i]);
                run.putVarint(times[i]);
            }
            previous = firsts[i];
        }
        sink.putVarint(run.size());
        sink.putAll(run);
    }

    private int place(int value) {
        if (places[value] < 0) {
            places[value] = storedCount;
            stored[storedCount++] = value;
        }
        return places[value];
    }

    private byte[] table() {
        ByteSink sink = new ByteSink();
        sink.putVarint(storedCount);
        for (int i = 0; i < storedCount; i++) {
            long payload = payloads[stored[i]];
            sink.putByte(types[stored[i]]);
            // Small negative numbers are short, too.
            sink.putVarint(payload << 1 ^ payload >> Long.SIZE - 1);
        }
        return sink.toByteArray();
    }
}
