package org.eclipse.tracecompass.internal.parquet.core;

/** The hybrid of run lengths and packed bits, encoding RLE of the format. */
final class RunLengths {

    /** Literals come in groups of this many; shorter runs are literals. */
    private static final int GROUP = 8;

    private RunLengths() {}

    /** Returns the bits that numbers up to the largest need, at least one. */
    static int width(int largest) {
        return Math.max(1, Integer.SIZE - Integer.numberOfLeadingZeros(largest));
    }

    /**
     * Encodes numbers.
     *
     * @param values not negative
     * @param count how many of them
     * @param width the bits of each
     */
    static void encode(int[] values, int count, int width, Bytes to) {
        BitWriter bits = new BitWriter(to);
        int at = 0;
        while (at < count) {
            int end = runEnd(values, at, count);
            if (end - at >= GROUP) {
                to.putVarint((long) (end - at) << 1);
                for (int shift = 0; shift < width; shift += Byte.SIZE) {
                    to.put(values[at] >>> shift);
                }
                at = end;
            } else {
                at = literals(values, at, count, width, to, bits);
            }
        }
    }

    private static int literals(
            int[] values, int from, int count, int width, Bytes to, BitWriter bits) {
        int groups = 0;
        int end = from;
        do {
            groups++;
            end += GROUP;
        } while (end < count && runEnd(values, end, Math.min(count, end + GROUP)) < end + GROUP);
        to.putVarint((long) groups << 1 | 1);
        for (int i = from; i < end; i++) {
            bits.put(i < count ? values[i] : 0, width);
        }
        bits.flush();
        return Math.min(end, count);
    }

    private static int runEnd(int[] values, int from, int limit) {
        int end = from + 1;
        while (end < limit && values[end] == values[from]) {
            end++;
        }
        return end;
    }
}
