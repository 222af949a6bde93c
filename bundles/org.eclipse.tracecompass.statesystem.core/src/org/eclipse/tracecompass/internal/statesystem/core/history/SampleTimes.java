package org.eclipse.tracecompass.internal.statesystem.core.history;

/**
 * The times of a sampled query, sorted, with a table that leads close to any of them: the times of
 * a picture are evenly spaced, so that a look-up costs one step where a binary search costs ten.
 * Immutable.
 */
final class SampleTimes {

    /** The table has between two and four buckets per time. */
    private static final int BUCKETS_PER_TIME = 4;

    /** So many times are filled in by one call: a method with many calls is soon compiled. */
    private static final int STEP = 16;

    private final long[] times;
    private final long first;
    private final int shift;

    /** For each bucket, the first index whose time lies in it or after it; one more for the end. */
    private final int[] table;

    SampleTimes(long[] sorted) {
        times = sorted;
        first = sorted[0];
        long span = sorted[sorted.length - 1] - first;
        int bits =
                Integer.SIZE - Integer.numberOfLeadingZeros(sorted.length * BUCKETS_PER_TIME - 1);
        shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(span) - bits);
        table = new int[(int) (span >>> shift) + 2];
        int bucket = 0;
        for (int from = 0; from < sorted.length; from += STEP) {
            bucket = fill(bucket, from, Math.min(sorted.length, from + STEP));
        }
        table[bucket] = sorted.length;
    }

    /** Fills in the buckets of some times; returns the next one. */
    private int fill(int nextBucket, int from, int to) {
        int bucket = nextBucket;
        for (int i = from; i < to; i++) {
            int own = (int) (times[i] - first >>> shift);
            while (bucket <= own) {
                table[bucket++] = i;
            }
        }
        return bucket;
    }

    int size() {
        return times.length;
    }

    long get(int index) {
        return times[index];
    }

    long last() {
        return times[times.length - 1];
    }

    /** Counts the times from one instant to another. */
    int count(long from, long to) {
        return to == Long.MAX_VALUE
                ? times.length - firstFrom(from)
                : firstFrom(to + 1) - firstFrom(from);
    }

    /** Finds the first of the times that is not before {@code t}, which is not after the last. */
    long next(long t) {
        int bucket = (int) (Math.max(0, t - first) >>> shift);
        int index = table[bucket];
        // One step at most, nearly always: without a branch, because it cannot be foreseen.
        index += times[index] < t ? 1 : 0;
        while (times[index] < t) {
            index++;
        }
        return times[index];
    }

    /** Finds the first index with a time of at least {@code t}; the size if there is none. */
    int firstFrom(long t) {
        if (t <= first) {
            return 0;
        }
        if (t > last()) {
            return times.length;
        }
        int bucket = (int) (t - first >>> shift);
        int low = table[bucket];
        int high = table[bucket + 1];
        while (low < high) {
            int middle = low + high >>> 1;
            if (times[middle] < t) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
