package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * The times of a sampled query, sorted, with a table that leads close to any of them: the times of
 * a picture are evenly spaced, so that a look-up costs one step where a binary search costs ten.
 * Immutable.
 */
final class SampleTimes {

    /** The table has between two and four buckets per time. */
    private static final int BUCKETS_PER_TIME = 4;

    private final long[] fTimes;
    private final long fFirst;
    private final int fShift;

    /** For each bucket, the first index whose time lies in it or after it; one more for the end. */
    private final int[] fTable;

    SampleTimes(long[] sorted) {
        fTimes = sorted;
        fFirst = sorted[0];
        long span = sorted[sorted.length - 1] - fFirst;
        int bits =
                Integer.SIZE - Integer.numberOfLeadingZeros(sorted.length * BUCKETS_PER_TIME - 1);
        fShift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(span) - bits);
        fTable = new int[(int) (span >>> fShift) + 2];
        int bucket = 0;
        for (int i = 0; i < sorted.length; i++) {
            int own = (int) (sorted[i] - fFirst >>> fShift);
            while (bucket <= own) {
                fTable[bucket++] = i;
            }
        }
        fTable[bucket] = sorted.length;
    }

    int size() {
        return fTimes.length;
    }

    long get(int index) {
        return fTimes[index];
    }

    long last() {
        return fTimes[fTimes.length - 1];
    }

    /** Counts the times from one instant to another. */
    int count(long from, long to) {
        return to == Long.MAX_VALUE
                ? fTimes.length - firstFrom(from)
                : firstFrom(to + 1) - firstFrom(from);
    }

    /** Finds the first of the times that is not before {@code t}, which is not after the last. */
    long next(long t) {
        int bucket = (int) (Math.max(0, t - fFirst) >>> fShift);
        int index = fTable[bucket];
        // One step at most, nearly always: without a branch, because it cannot be foreseen.
        index += fTimes[index] < t ? 1 : 0;
        while (fTimes[index] < t) {
            index++;
        }
        return fTimes[index];
    }

    /** Finds the first index with a time of at least {@code t}; the size if there is none. */
    int firstFrom(long t) {
        if (t <= fFirst) {
            return 0;
        }
        if (t > last()) {
            return fTimes.length;
        }
        int bucket = (int) (t - fFirst >>> fShift);
        int low = fTable[bucket];
        int high = fTable[bucket + 1];
        while (low < high) {
            int middle = low + high >>> 1;
            if (fTimes[middle] < t) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
