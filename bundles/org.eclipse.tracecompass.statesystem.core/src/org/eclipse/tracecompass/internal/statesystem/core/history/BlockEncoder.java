package org.eclipse.tracecompass.internal.statesystem.core.history;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Turns a full buffer into the bytes of a block; the layout is described in the package
 * documentation. Chooses the encoding of each column from the data. Keeps its scratch arrays
 * between blocks; not thread-safe.
 */
final class BlockEncoder {

    /**
     * A range of quarks up to this many times the number of intervals is sorted in one counting
     * pass.
     */
    private static final int COUNTING_FACTOR = 4;

    private static final int RADIX_BITS = 11;

    /** Spans cost queries one more look, so they have to save an eighth of the times' room. */
    private static final int LEAST_SAVING = 7;

    private static final int LEAST_SAVING_OF = 8;

    /** Spans are tried if at least one in this many intervals has the times of the previous one. */
    private static final int FEWEST_SHARED = 16;

    /** Totals take at most one byte for so many of their block. */
    private static final int TOTALS_SHARE = 2;

    private int count;
    private int[] order = new int[0];
    private int[] order2 = new int[0];
    private int[] counts = new int[0];
    private long[] starts = new long[0];
    private long[] ends = new long[0];
    private long[] values = new long[0];
    private int[] quarks = new int[0];
    private byte[] types = new byte[0];
    private int[] runBegin = new int[0];
    private long[] scratch = new long[0];
    private final ValueColumn column = new ValueColumn();
    private final SpanColumns spans = new SpanColumns();
    private final TotalsEncoder totals = new TotalsEncoder();
    private byte[] totalsOfBlock = TotalsEncoder.NONE;
    private int runs;

    private int minQuark;
    private int maxQuark;
    private long minStart;
    private long maxEnd;

    /** The earliest start in the block that was encoded last. */
    long minStart() {
        return minStart;
    }

    /** The latest end in the block that was encoded last. */
    long maxEnd() {
        return maxEnd;
    }

    /** The smallest quark in the block that was encoded last. */
    int minQuark() {
        return minQuark;
    }

    /** The largest quark in the block that was encoded last. */
    int maxQuark() {
        return maxQuark;
    }

    /** Encodes a buffer that is not empty, without totals. */
    byte[] encode(IntervalBuffer buffer) {
        return encode(buffer, false);
    }

    /**
     * Encodes a buffer that is not empty.
     *
     * @param withTotals whether {@link #totals} is asked for afterwards
     */
    byte[] encode(IntervalBuffer buffer, boolean withTotals) {
        prepare(buffer.count());
        sortByQuark(buffer);
        gather(buffer);
        findRuns();
        int explicit = findDurations();
        long minDuration = min(scratch, explicit);
        int durationBits = PackedColumns.width(max(scratch, explicit) - minDuration);
        int startBits = PackedColumns.width(max(starts, count) - minStart);
        long plain = (long) count * (startBits + 1) + (long) explicit * durationBits;
        int spans = 0;
        if (mayShareSpans(buffer)
                && SpanColumns.isSortable(startBits)
                && this.spans.find(starts, ends, count)
                && this.spans.bits(startBits, count) * LEAST_SAVING_OF < plain * LEAST_SAVING) {
            this.spans.sort(minStart, count, runBegin, runs);
            spans = this.spans.size();
            startBits = this.spans.startBits();
            explicit = spans;
            minDuration = this.spans.minDistance();
            durationBits = this.spans.distanceBits();
        }
        int typeMask = typeMask();
        // Before the column of values, which puts other numbers in their place.
        totalsOfBlock = withTotals ? sumUp() : TotalsEncoder.NONE;
        column.choose(values, types, Integer.bitCount(typeMask), count, runBegin, runs);
        byte[] blobs = buffer.localCount() == 0 ? new byte[0] : encodeLocals(buffer);

        BlockHeader header =
                new BlockHeader(
                        count,
                        runs,
                        minStart,
                        minQuark,
                        maxQuark - minQuark + 1,
                        startBits,
                        explicit,
                        minDuration,
                        durationBits,
                        typeMask,
                        column.encoding(),
                        column.bits(),
                        column.runBaseBits(),
                        column.base(),
                        column.tableSize(),
                        column.tableBits(),
                        blobs.length,
                        spans,
                        spans > 0 ? this.spans.startWords() : 0,
                        spans > 0 ? this.spans.sortedNumberBits() : 0,
                        spans > 0 ? this.spans.numberWords() : 0,
                        BlockHeader.isRunListSmaller(runs, count));
        BlockLayout layout = new BlockLayout(header);
        byte[] bytes = new byte[layout.size(blobs.length)];
        header.write(bytes);
        writeColumns(bytes, header, layout);
        System.arraycopy(blobs, 0, bytes, layout.blobBase, blobs.length);
        if ((long) totalsOfBlock.length * TOTALS_SHARE > bytes.length) {
            totalsOfBlock = TotalsEncoder.NONE;
        }
        return bytes;
    }

    /** The totals of the block that was encoded last, as they are stored; empty for none. */
    byte[] totals() {
        return totalsOfBlock;
    }

    private byte[] sumUp() {
        return totals.encode(
                new TotalsEncoder.Intervals(
                        count, starts, ends, values, types, quarks, runBegin, runs, minStart,
                        maxEnd));
    }

    // Loops have methods of their own: around one of them, all of encode would be compiled, thrice.
    private int typeMask() {
        int mask = 0;
        for (int i = 0; i < count; i++) {
            mask |= 1 << types[i];
        }
        return mask;
    }

    /**
     * A quick look at whether intervals may share their times: those that do so come one after the
     * other, because one event has ended them.
     */
    private boolean mayShareSpans(IntervalBuffer buffer) {
        long[] starts = buffer.starts;
        long[] ends = buffer.ends;
        int shared = 0;
        for (int i = 1; i < count; i++) {
            shared += (starts[i] ^ starts[i - 1] | ends[i] ^ ends[i - 1]) == 0 ? 1 : 0;
        }
        return shared * FEWEST_SHARED >= count;
    }

    private void prepare(int count) {
        this.count = count;
        if (order.length < count) {
            order = new int[count];
            order2 = new int[count];
            starts = new long[count];
            ends = new long[count];
            values = new long[count];
            quarks = new int[count];
            types = new byte[count];
            runBegin = new int[count + 1];
            scratch = new long[count];
        }
    }

    private void sortByQuark(IntervalBuffer buffer) {
        int[] quarks = buffer.quarks;
        int min = Integer.MAX_VALUE;
        int max = 0;
        for (int i = 0; i < count; i++) {
            min = Math.min(min, quarks[i]);
            max = Math.max(max, quarks[i]);
            order[i] = i;
        }
        minQuark = min;
        maxQuark = max;
        int range = max - min + 1;
        if (range <= COUNTING_FACTOR * count) {
            countingPass(quarks, min, 0, range);
            return;
        }
        int width = Integer.SIZE - Integer.numberOfLeadingZeros(max - min);
        for (int shift = 0; shift < width; shift += RADIX_BITS) {
            countingPass(quarks, min, shift, 1 << RADIX_BITS);
        }
    }

    /**
     * One stable pass over the order; the digit is the whole number if there are as many buckets as
     * numbers.
     */
    private void countingPass(int[] quarks, int min, int shift, int buckets) {
        if (counts.length < buckets + 1) {
            counts = new int[buckets + 1];
        }
        int[] counts = this.counts;
        Arrays.fill(counts, 0, buckets + 1, 0);
        int mask = Integer.bitCount(buckets) == 1 ? buckets - 1 : -1;
        int[] order = this.order;
        for (int i = 0; i < count; i++) {
            counts[(quarks[order[i]] - min >>> shift & mask) + 1]++;
        }
        for (int i = 0; i < buckets; i++) {
            counts[i + 1] += counts[i];
        }
        int[] sorted = order2;
        for (int i = 0; i < count; i++) {
            int index = order[i];
            sorted[counts[quarks[index] - min >>> shift & mask]++] = index;
        }
        this.order = sorted;
        order2 = order;
    }

    private void gather(IntervalBuffer buffer) {
        long minStart = Long.MAX_VALUE;
        long maxEnd = Long.MIN_VALUE;
        for (int i = 0; i < count; i++) {
            int from = order[i];
            long start = buffer.starts[from];
            long end = buffer.ends[from];
            starts[i] = start;
            ends[i] = end;
            values[i] = buffer.payloads[from];
            types[i] = buffer.types[from];
            quarks[i] = buffer.quarks[from];
            minStart = Math.min(minStart, start);
            maxEnd = Math.max(maxEnd, end);
        }
        this.minStart = minStart;
        this.maxEnd = maxEnd;
        for (int i = 1; i < count; i++) {
            if (quarks[i] == quarks[i - 1] && starts[i] < starts[i - 1]) {
                moveBack(i);
            }
        }
    }

    /**
     * Intervals of one attribute came out of order: insertion sort, which costs nothing when they
     * did not.
     */
    private void moveBack(int from) {
        for (int i = from; i > 0 && quarks[i] == quarks[i - 1] && starts[i] < starts[i - 1]; i--) {
            swap(starts, i);
            swap(ends, i);
            swap(values, i);
            byte type = types[i];
            types[i] = types[i - 1];
            types[i - 1] = type;
        }
    }

    private static void swap(long[] values, int i) {
        long value = values[i];
        values[i] = values[i - 1];
        values[i - 1] = value;
    }

    private void findRuns() {
        int runs = 0;
        int last = -1;
        for (int i = 0; i < count; i++) {
            if (quarks[i] != last) {
                last = quarks[i];
                runBegin[runs++] = i;
            }
        }
        runBegin[runs] = count;
        this.runs = runs;
    }

    private boolean isContiguous(int i) {
        return i + 1 < count && quarks[i + 1] == quarks[i] && starts[i + 1] == ends[i] + 1;
    }

    /**
     * Puts the distances from start to end of all intervals without a contiguous successor into the
     * scratch array.
     */
    private int findDurations() {
        int explicit = 0;
        for (int i = 0; i < count; i++) {
            if (!isContiguous(i)) {
                scratch[explicit++] = ends[i] - starts[i];
            }
        }
        return explicit;
    }

    private static long min(long[] values, int count) {
        long min = values[0];
        for (int i = 1; i < count; i++) {
            min = Math.min(min, values[i]);
        }
        return min;
    }

    private static long max(long[] values, int count) {
        long max = values[0];
        for (int i = 1; i < count; i++) {
            max = Math.max(max, values[i]);
        }
        return max;
    }

    private static byte[] encodeLocals(IntervalBuffer buffer) {
        int count = buffer.localCount();
        ByteSink bodies = new ByteSink();
        ByteSink sink = new ByteSink();
        sink.putInt(count);
        for (int i = 0; i < count; i++) {
            sink.putInt(bodies.size());
            switch (buffer.local(i)) {
                case String text -> {
                    boolean wide = Bytes.hasLoneSurrogate(text);
                    bodies.putByte(wide ? LocalValues.WIDE_TEXT : LocalValues.TEXT);
                    bodies.putBytes(Bytes.encode(text, wide));
                }
                case CustomValue custom -> {
                    byte[] id = custom.id().getBytes(StandardCharsets.UTF_8);
                    bodies.putByte(LocalValues.CUSTOM);
                    bodies.putInt(id.length);
                    bodies.putBytes(id);
                    bodies.putBytes(custom.bytes());
                }
                default -> throw new IllegalStateException();
            }
        }
        sink.putInt(bodies.size());
        sink.putBytes(bodies.toByteArray());
        return sink.toByteArray();
    }

    private void writeColumns(byte[] bytes, BlockHeader header, BlockLayout layout) {
        writeQuarks(bytes, header, layout);
        writeRuns(bytes, header, layout);
        if (header.hasSpans()) {
            spans.write(bytes, header, layout, count);
        } else {
            writeTimes(bytes, header, layout);
        }
        writeTypes(bytes, header, layout);
        column.write(bytes, header, layout);
    }

    private void writeQuarks(byte[] bytes, BlockHeader header, BlockLayout layout) {
        int quarkBase = layout.quarkBase;
        if (header.hasQuarkBitmap()) {
            for (int run = 0; run < runs; run++) {
                PackedColumns.setBit(bytes, quarkBase, quarks[runBegin[run]] - minQuark);
            }
            PackedColumns.putRanks(bytes, quarkBase, maxQuark - minQuark + 1);
        } else {
            for (int run = 0; run < runs; run++) {
                scratch[run] = quarks[runBegin[run]];
            }
            PackedColumns.pack(bytes, quarkBase, header.quarkBits(), scratch, runs, minQuark);
        }
    }

    private void writeRuns(byte[] bytes, BlockHeader header, BlockLayout layout) {
        if (header.hasRunList()) {
            for (int run = 0; run < runs; run++) {
                scratch[run] = runBegin[run];
            }
            PackedColumns.pack(bytes, layout.runBase, header.runBits(), scratch, runs, 0);
            return;
        }
        for (int run = 0; run < runs; run++) {
            PackedColumns.setBit(bytes, layout.runBase, runBegin[run]);
        }
        PackedColumns.putRanks(bytes, layout.runBase, count);
    }

    private void writeTimes(byte[] bytes, BlockHeader header, BlockLayout layout) {
        PackedColumns.pack(bytes, layout.startBase, header.startBits(), starts, count, minStart);
        int explicit = 0;
        for (int i = 0; i < count; i++) {
            if (isContiguous(i)) {
                PackedColumns.setBit(bytes, layout.contiguousBase, i);
            } else {
                scratch[explicit++] = ends[i] - starts[i];
            }
        }
        PackedColumns.putRanks(bytes, layout.contiguousBase, count);
        PackedColumns.pack(
                bytes,
                layout.durationBase,
                header.durationBits(),
                scratch,
                explicit,
                header.minDuration());
    }

    private void writeTypes(byte[] bytes, BlockHeader header, BlockLayout layout) {
        int bits = header.typeBits();
        if (bits == 0) {
            return;
        }
        for (int i = 0; i < count; i++) {
            scratch[i] = Integer.bitCount(header.typeMask() & (1 << types[i]) - 1);
        }
        PackedColumns.pack(bytes, layout.typeBase, bits, scratch, count, 0);
    }
}
