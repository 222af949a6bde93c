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

    /** Spans are tried where one of so many intervals has the times of the one before it. */
    private static final int FEWEST_SHARED = 16;

    private int fCount;
    private int[] fOrder = new int[0];
    private int[] fOrder2 = new int[0];
    private int[] fCounts = new int[0];
    private long[] fStarts = new long[0];
    private long[] fEnds = new long[0];
    private long[] fValues = new long[0];
    private int[] fQuarks = new int[0];
    private byte[] fTypes = new byte[0];
    private int[] fRunBegin = new int[0];
    private long[] fScratch = new long[0];
    private final ValueColumn fColumn = new ValueColumn();
    private final SpanColumns fSpans = new SpanColumns();
    private int fRuns;

    private int fMinQuark;
    private int fMaxQuark;
    private long fMinStart;
    private long fMaxEnd;

    /** The earliest start in the block that was encoded last. */
    long minStart() {
        return fMinStart;
    }

    /** The latest end in the block that was encoded last. */
    long maxEnd() {
        return fMaxEnd;
    }

    /** The smallest quark in the block that was encoded last. */
    int minQuark() {
        return fMinQuark;
    }

    /** The largest quark in the block that was encoded last. */
    int maxQuark() {
        return fMaxQuark;
    }

    /** Encodes a buffer that is not empty. */
    byte[] encode(IntervalBuffer buffer) {
        prepare(buffer.count());
        sortByQuark(buffer);
        gather(buffer);
        findRuns();
        int explicit = findDurations();
        long minDuration = min(fScratch, explicit);
        int durationBits = Bits.width(max(fScratch, explicit) - minDuration);
        int startBits = Bits.width(max(fStarts, fCount) - fMinStart);
        long plain = (long) fCount * (startBits + 1) + (long) explicit * durationBits;
        int spans = 0;
        if (mayShareSpans(buffer)
                && SpanColumns.isSortable(startBits)
                && fSpans.find(fStarts, fEnds, fCount)
                && fSpans.bits(startBits, fCount) * LEAST_SAVING_OF < plain * LEAST_SAVING) {
            fSpans.sort(fMinStart);
            spans = fSpans.size();
            explicit = spans;
            minDuration = fSpans.minDistance();
            durationBits = fSpans.distanceBits();
        }
        int typeMask = 0;
        for (int i = 0; i < fCount; i++) {
            typeMask |= 1 << fTypes[i];
        }
        fColumn.choose(fValues, fTypes, Integer.bitCount(typeMask), fCount, fRunBegin, fRuns);
        byte[] blobs = buffer.localCount() == 0 ? new byte[0] : encodeLocals(buffer);

        BlockHeader header =
                new BlockHeader(
                        fCount,
                        fRuns,
                        fMinStart,
                        fMinQuark,
                        fMaxQuark - fMinQuark + 1,
                        startBits,
                        explicit,
                        minDuration,
                        durationBits,
                        typeMask,
                        fColumn.encoding(),
                        fColumn.bits(),
                        fColumn.runBaseBits(),
                        fColumn.base(),
                        fColumn.tableSize(),
                        blobs.length,
                        spans);
        byte[] bytes = new byte[header.size()];
        header.write(bytes);
        writeColumns(bytes, header);
        System.arraycopy(blobs, 0, bytes, header.blobBase(), blobs.length);
        return bytes;
    }

    /**
     * A quick look at whether intervals may share their times: those that do so come one after the
     * other, because one event has ended them.
     */
    private boolean mayShareSpans(IntervalBuffer buffer) {
        long[] starts = buffer.starts;
        long[] ends = buffer.ends;
        int shared = 0;
        for (int i = 1; i < fCount; i++) {
            shared += (starts[i] ^ starts[i - 1] | ends[i] ^ ends[i - 1]) == 0 ? 1 : 0;
        }
        return shared * FEWEST_SHARED >= fCount;
    }

    private void prepare(int count) {
        fCount = count;
        if (fOrder.length < count) {
            fOrder = new int[count];
            fOrder2 = new int[count];
            fStarts = new long[count];
            fEnds = new long[count];
            fValues = new long[count];
            fQuarks = new int[count];
            fTypes = new byte[count];
            fRunBegin = new int[count + 1];
            fScratch = new long[count];
        }
    }

    private void sortByQuark(IntervalBuffer buffer) {
        int[] quarks = buffer.quarks;
        int min = Integer.MAX_VALUE;
        int max = 0;
        for (int i = 0; i < fCount; i++) {
            min = Math.min(min, quarks[i]);
            max = Math.max(max, quarks[i]);
            fOrder[i] = i;
        }
        fMinQuark = min;
        fMaxQuark = max;
        int range = max - min + 1;
        if (range <= COUNTING_FACTOR * fCount) {
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
        if (fCounts.length < buckets + 1) {
            fCounts = new int[buckets + 1];
        }
        int[] counts = fCounts;
        Arrays.fill(counts, 0, buckets + 1, 0);
        int mask = Integer.bitCount(buckets) == 1 ? buckets - 1 : -1;
        int[] order = fOrder;
        for (int i = 0; i < fCount; i++) {
            counts[(quarks[order[i]] - min >>> shift & mask) + 1]++;
        }
        for (int i = 0; i < buckets; i++) {
            counts[i + 1] += counts[i];
        }
        int[] sorted = fOrder2;
        for (int i = 0; i < fCount; i++) {
            int index = order[i];
            sorted[counts[quarks[index] - min >>> shift & mask]++] = index;
        }
        fOrder = sorted;
        fOrder2 = order;
    }

    private void gather(IntervalBuffer buffer) {
        long minStart = Long.MAX_VALUE;
        long maxEnd = Long.MIN_VALUE;
        for (int i = 0; i < fCount; i++) {
            int from = fOrder[i];
            long start = buffer.starts[from];
            long end = buffer.ends[from];
            fStarts[i] = start;
            fEnds[i] = end;
            fValues[i] = buffer.payloads[from];
            fTypes[i] = buffer.types[from];
            fQuarks[i] = buffer.quarks[from];
            minStart = Math.min(minStart, start);
            maxEnd = Math.max(maxEnd, end);
        }
        fMinStart = minStart;
        fMaxEnd = maxEnd;
        for (int i = 1; i < fCount; i++) {
            if (fQuarks[i] == fQuarks[i - 1] && fStarts[i] < fStarts[i - 1]) {
                moveBack(i);
            }
        }
    }

    /**
     * Intervals of one attribute came out of order: insertion sort, which costs nothing when they
     * did not.
     */
    private void moveBack(int from) {
        for (int i = from;
                i > 0 && fQuarks[i] == fQuarks[i - 1] && fStarts[i] < fStarts[i - 1];
                i--) {
            swap(fStarts, i);
            swap(fEnds, i);
            swap(fValues, i);
            byte type = fTypes[i];
            fTypes[i] = fTypes[i - 1];
            fTypes[i - 1] = type;
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
        for (int i = 0; i < fCount; i++) {
            if (fQuarks[i] != last) {
                last = fQuarks[i];
                fRunBegin[runs++] = i;
            }
        }
        fRunBegin[runs] = fCount;
        fRuns = runs;
    }

    private boolean isContiguous(int i) {
        return i + 1 < fCount && fQuarks[i + 1] == fQuarks[i] && fStarts[i + 1] == fEnds[i] + 1;
    }

    /**
     * Puts the distances from start to end of all intervals without a contiguous successor into the
     * scratch array.
     */
    private int findDurations() {
        int explicit = 0;
        for (int i = 0; i < fCount; i++) {
            if (!isContiguous(i)) {
                fScratch[explicit++] = fEnds[i] - fStarts[i];
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

    private void writeColumns(byte[] bytes, BlockHeader header) {
        int quarkBase = header.quarkBase();
        if (header.hasQuarkBitmap()) {
            for (int run = 0; run < fRuns; run++) {
                Bits.setBit(bytes, quarkBase, fQuarks[fRunBegin[run]] - fMinQuark);
            }
            Bits.putRanks(bytes, quarkBase, fMaxQuark - fMinQuark + 1);
        } else {
            for (int run = 0; run < fRuns; run++) {
                fScratch[run] = fQuarks[fRunBegin[run]];
            }
            Bits.pack(bytes, quarkBase, header.quarkBits(), fScratch, fRuns, fMinQuark);
        }
        for (int run = 0; run < fRuns; run++) {
            Bits.setBit(bytes, header.runBase(), fRunBegin[run]);
        }
        Bits.putRanks(bytes, header.runBase(), fCount);
        if (header.hasSpans()) {
            fSpans.write(bytes, header, fCount);
        } else {
            writeTimes(bytes, header);
        }
        writeTypes(bytes, header);
        fColumn.write(bytes, header);
    }

    private void writeTimes(byte[] bytes, BlockHeader header) {
        Bits.pack(bytes, header.startBase(), header.startBits(), fStarts, fCount, fMinStart);
        int explicit = 0;
        for (int i = 0; i < fCount; i++) {
            if (isContiguous(i)) {
                Bits.setBit(bytes, header.contiguousBase(), i);
            } else {
                fScratch[explicit++] = fEnds[i] - fStarts[i];
            }
        }
        Bits.putRanks(bytes, header.contiguousBase(), fCount);
        Bits.pack(
                bytes,
                header.durationBase(),
                header.durationBits(),
                fScratch,
                explicit,
                header.minDuration());
    }

    private void writeTypes(byte[] bytes, BlockHeader header) {
        int bits = header.typeBits();
        if (bits == 0) {
            return;
        }
        for (int i = 0; i < fCount; i++) {
            fScratch[i] = Integer.bitCount(header.typeMask() & (1 << fTypes[i]) - 1);
        }
        Bits.pack(bytes, header.typeBase(), bits, fScratch, fCount, 0);
    }
}
