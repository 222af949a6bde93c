package org.eclipse.tracecompass.parquet.core;

/**
 * Differences of neighbours, packed in blocks: encoding DELTA_BINARY_PACKED of the format. The
 * differences have whole bytes, which compress better than the fewest bits: starts of states become
 * 8 % shorter.
 */
final class Deltas {

    private static final int BLOCK = 128;
    private static final int MINIBLOCKS = 4;
    private static final int MINIBLOCK = BLOCK / MINIBLOCKS;

    private Deltas() {}

    /**
     * Encodes integers. Differences overflow as the integers of the type do, and readers undo it.
     *
     * @param values at least one; those of an INT32 are sign-extended
     * @param from index of the first one
     * @param count how many of them
     * @param isInt whether the column is an INT32
     */
    static void encode(long[] values, int from, int count, boolean isInt, Bytes to) {
        to.putVarint(BLOCK);
        to.putVarint(MINIBLOCKS);
        to.putVarint(count);
        to.putZigzag(values[from]);
        BitWriter bits = new BitWriter(to);
        long[] deltas = new long[BLOCK];
        int[] widths = new int[MINIBLOCKS];
        for (int at = from + 1; at < from + count; at += BLOCK) {
            int size = Math.min(BLOCK, from + count - at);
            long least = Long.MAX_VALUE;
            for (int i = 0; i < size; i++) {
                long delta = values[at + i] - values[at + i - 1];
                deltas[i] = isInt ? (int) delta : delta;
                least = Math.min(least, deltas[i]);
            }
            to.putZigzag(least);
            for (int m = 0; m < MINIBLOCKS; m++) {
                widths[m] = shift(deltas, m * MINIBLOCK, size, least, isInt);
                to.put(widths[m]);
            }
            for (int m = 0; m * MINIBLOCK < size; m++) {
                for (int i = m * MINIBLOCK; i < (m + 1) * MINIBLOCK; i++) {
                    bits.put(i < size ? deltas[i] : 0, widths[m]);
                }
                bits.flush();
            }
        }
    }

    /** Subtracts the least from the deltas of a miniblock; returns the bits for what is left. */
    private static int shift(long[] deltas, int from, int size, long least, boolean isInt) {
        long all = 0;
        for (int i = from; i < Math.min(from + MINIBLOCK, size); i++) {
            deltas[i] -= least;
            if (isInt) {
                deltas[i] &= 0xFFFF_FFFFL;
            }
            all |= deltas[i];
        }
        int bits = Long.SIZE - Long.numberOfLeadingZeros(all);
        return (bits + Byte.SIZE - 1) / Byte.SIZE * Byte.SIZE;
    }
}
