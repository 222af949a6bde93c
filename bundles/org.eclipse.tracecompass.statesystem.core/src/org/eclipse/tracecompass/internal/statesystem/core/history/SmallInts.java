package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * The intervals of a block where all values are small integers, as in most: column by column, for
 * many runs at once, without a branch that depends on what is read. For block after block. Not
 * thread-safe.
 */
final class SmallInts {

    /** What has no number yet. */
    static final int UNKNOWN = Integer.MIN_VALUE;

    /** So many values of at most eight bits are loaded at once. */
    private static final int GROUP = 8;

    private long[] fStarts = new long[0];
    private long[] fEnds = new long[0];
    private int[] fNumbers = new int[0];

    /** Whether a block is such a one: all values are from 0 to less than a limit, none is null. */
    static boolean holds(Block block, int limit) {
        return block.hasPackedInts()
                && !block.hasSpans()
                && block.typeBits() == 0
                && block.type(0) == ValueType.INT
                && block.valueOffset() >= 0
                && Bits.mask(block.valueBits()) < limit
                && block.valueOffset() + Bits.mask(block.valueBits()) < limit;
    }

    /** Reads the intervals of runs that follow each other, which are taken as a whole. */
    void readTimes(Block block, int begin, int end) {
        int count = end - begin;
        if (fStarts.length <= count) {
            fStarts = new long[block.count() + 1];
            fEnds = new long[block.count() + 1];
            fNumbers = new int[block.count()];
        }
        byte[] bytes = block.bytes();
        long[] starts = fStarts;
        long[] ends = fEnds;
        long minStart = block.minStart();
        int startBase = block.startBase();
        int startBits = block.startBits();
        long startMask = Bits.mask(startBits);
        // Behind the last one is something too, by which it is not followed.
        for (int i = 0; i <= count; i++) {
            starts[i] = minStart + Bits.get(bytes, startBase, startBits, startMask, begin + i);
        }
        int distanceBase = block.durationBase();
        int distanceBits = block.durationBits();
        long distanceMask = Bits.mask(distanceBits);
        long minDistance = block.minDuration();
        int contiguousBase = block.contiguousBase();
        int distance = begin - Bits.rank(bytes, contiguousBase, block.count(), begin);
        for (int i = 0; i < count; ) {
            int position = begin + i;
            int chunk = Math.min(count, i + Long.SIZE - (position & 63));
            long flags =
                    Bytes.getLong(bytes, contiguousBase + (position >>> 6) * Long.BYTES)
                            >>> position;
            for (; i < chunk; i++) {
                long isContiguous = -(flags & 1);
                long stored =
                        starts[i]
                                + minDistance
                                + Bits.get(
                                        bytes, distanceBase, distanceBits, distanceMask, distance);
                ends[i] = starts[i + 1] - 1 & isContiguous | stored & ~isContiguous;
                distance += 1 + (int) isContiguous;
                flags >>>= 1;
            }
        }
    }

    /**
     * Reads the numbers of the values.
     *
     * @param known the number of each value
     * @return whether all have one
     */
    boolean readNumbers(Block block, int begin, int end, int[] known) {
        byte[] bytes = block.bytes();
        int base = block.valueBase();
        int bits = block.valueBits();
        long mask = Bits.mask(bits);
        int offset = (int) block.valueOffset();
        int[] numbers = fNumbers;
        int count = end - begin;
        int least = 0;
        int i = 0;
        for (; bits <= Byte.SIZE && i + GROUP <= count; i += GROUP) {
            int bit = (begin + i) * bits;
            long values = Bytes.getLong(bytes, base + (bit >>> 3)) >>> (bit & 7);
            for (int j = 0; j < GROUP; j++) {
                int number = known[offset + (int) (values & mask)];
                numbers[i + j] = number;
                least = Math.min(least, number);
                values >>>= bits;
            }
        }
        for (; i < count; i++) {
            int number = known[offset + (int) Bits.get(bytes, base, bits, mask, begin + i)];
            numbers[i] = number;
            least = Math.min(least, number);
        }
        return least != UNKNOWN;
    }

    long[] starts() {
        return fStarts;
    }

    long[] ends() {
        return fEnds;
    }

    int[] numbers() {
        return fNumbers;
    }
}
