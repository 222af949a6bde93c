package org.eclipse.tracecompass.segmentstore.core;

import java.util.Arrays;

/**
 * The latest ends of blocks of segments, of blocks of these blocks, and so on: a search for
 * segments that end after a time skips whole blocks of those that end earlier. Immutable.
 */
final class LatestEnds {

    /** The logarithm of the number of segments in a block, and of blocks in a larger one. */
    private static final int BITS = 6;

    private static final int MASK = (1 << BITS) - 1;

    /** Larger blocks are not worth a level of their own. */
    private static final int LEVELS = 4;

    static final LatestEnds NONE = new LatestEnds(new long[LEVELS][0]);

    private final long[][] levels;

    private LatestEnds(long[][] levels) {
        this.levels = levels;
    }

    /**
     * Returns the latest ends of segments whose first ones are the same as before.
     *
     * @param segments the segments
     * @param same how many are the same, and at their places
     * @param size how many there are
     */
    LatestEnds extended(Object[] segments, int same, int size) {
        long[][] extended = new long[LEVELS][];
        int first = same >> BITS;
        long[] blocks = Arrays.copyOf(levels[0], blocks(size));
        for (int block = first; block < blocks.length; block++) {
            long latest = Long.MIN_VALUE;
            for (int i = block << BITS; i < Math.min((block + 1) << BITS, size); i++) {
                latest = Math.max(latest, ((ISegment) segments[i]).getEnd());
            }
            blocks[block] = latest;
        }
        extended[0] = blocks;
        for (int level = 1; level < LEVELS; level++) {
            first >>= BITS;
            long[] lower = extended[level - 1];
            long[] upper = Arrays.copyOf(levels[level], blocks(lower.length));
            for (int block = first; block < upper.length; block++) {
                long latest = Long.MIN_VALUE;
                for (int i = block << BITS; i < Math.min((block + 1) << BITS, lower.length); i++) {
                    latest = Math.max(latest, lower[i]);
                }
                upper[block] = latest;
            }
            extended[level] = upper;
        }
        return new LatestEnds(extended);
    }

    private static int blocks(int size) {
        return (size + MASK) >>> BITS;
    }

    /** Returns how many segments from an index on are known to end before a time; often 0. */
    int endingBefore(long time, int index) {
        int known = 0;
        for (int level = 0; level < LEVELS; level++) {
            int shift = BITS * (level + 1);
            if ((index & ((1 << shift) - 1)) != 0 || levels[level][index >> shift] >= time) {
                return known;
            }
            known = 1 << shift;
        }
        return known;
    }
}
