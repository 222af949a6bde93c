package org.eclipse.tracecompass.analysis.timing.core.compare;

import java.util.Arrays;

/**
 * Times of the same thing, such as the durations of all calls of a function. Count and total are
 * exact. The times themselves are kept up to {@value #LIMIT}; of more, every second, fourth and so
 * on, so that the same times always leave the same ones. For one thread.
 */
public final class Samples {

    /** The greatest number of times that are kept. */
    public static final int LIMIT = 1 << 13;

    private long count;
    private long total;
    private long[] kept = new long[4];
    private int size;
    private int step = 1;

    /**
     * Adds a time.
     *
     * @param time the time, ns
     */
    public void add(long time) {
        if (count % step == 0) {
            keep(time);
        }
        count++;
        total += time;
    }

    /**
     * Returns times that were kept earlier.
     *
     * @param count how many times there were
     * @param total their sum, ns
     * @param kept those that were kept, ns
     * @throws IllegalArgumentException if more were kept than there were
     */
    public static Samples of(long count, long total, long[] kept) {
        if (kept.length > count) {
            throw new IllegalArgumentException(kept.length + " times of " + count);
        }
        Samples samples = new Samples();
        samples.kept = kept.clone();
        samples.size = kept.length;
        samples.count = count;
        samples.total = total;
        return samples;
    }

    private void keep(long time) {
        if (size == LIMIT) {
            size = LIMIT / 2;
            for (int i = 0; i < size; i++) {
                kept[i] = kept[2 * i];
            }
            step *= 2;
        }
        if (size == kept.length) {
            kept = Arrays.copyOf(kept, Math.max(4, 2 * size));
        }
        kept[size++] = time;
    }

    /** Returns how many times were added. */
    public long count() {
        return count;
    }

    /** Returns the sum of all times, ns. */
    public long total() {
        return total;
    }

    /** Returns the mean of all times, ns; 0 for none. */
    public double mean() {
        return count() == 0 ? 0 : (double) total / count();
    }

    /** Returns the times that are kept, in their order, ns. */
    public long[] kept() {
        return Arrays.copyOf(kept, size);
    }
}
