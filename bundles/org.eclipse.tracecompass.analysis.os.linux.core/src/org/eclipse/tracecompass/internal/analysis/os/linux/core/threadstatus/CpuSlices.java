package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.Arrays;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;

/**
 * When a CPU ran which thread, as far as it matters whether that was one of the kernel: slices that
 * follow each other without gaps. Eight bytes each. Immutable.
 */
final class CpuSlices implements RowLooks.Stretches {

    /** The kind of slices of threads that are not of the kernel, or not known. */
    static final int OTHER = 0;

    /** The kind of slices of threads of the kernel. */
    static final int KERNEL = 1;

    /** The number of kinds. */
    static final int KINDS = 2;

    /** No thread is known at any time. */
    static final CpuSlices NONE = new CpuSlices(0, new long[0]);

    private final long origin;

    /** The slices in the order of time, see {@link #encode}. */
    private final long[] slices;

    /** Some slices, in any order. For one thread. */
    static final class Builder {
        private final long origin;
        private long[] slices = new long[64];
        private int size;
        private long end = Long.MIN_VALUE;

        /**
         * Begins without slices.
         *
         * @param origin an instant before all slices
         */
        Builder(long origin) {
            this.origin = origin;
        }

        void add(long start, long last, boolean isKernel) {
            append(encode(start - origin, isKernel));
            end = Math.max(end, last);
        }

        private void append(long slice) {
            if (size == slices.length) {
                slices = Arrays.copyOf(slices, size * 2);
            }
            slices[size++] = slice;
        }

        int size() {
            return size;
        }

        /**
         * Makes the slices. Behind the last one nothing is known; but one that reaches to the end
         * of the history goes on.
         *
         * @param historyEnd the last instant of the history
         */
        CpuSlices build(long historyEnd) {
            if (size > 0 && end < historyEnd) {
                append(encode(end + 1 - origin, false));
            }
            Arrays.sort(slices, 0, size);
            return new CpuSlices(origin, Arrays.copyOf(slices, size));
        }
    }

    private CpuSlices(long origin, long[] slices) {
        this.origin = origin;
        this.slices = slices;
    }

    /**
     * Twice the distance of the start, and 1 for a thread of the kernel; in the order of numbers.
     */
    private static long encode(long distance, boolean isKernel) {
        return (distance << 1 | (isKernel ? KERNEL : OTHER)) ^ Long.MIN_VALUE;
    }

    @Override
    public long last(int slice) {
        return slice + 1 == slices.length
                ? Long.MAX_VALUE
                : origin + ((slices[slice + 1] ^ Long.MIN_VALUE) >>> 1) - 1;
    }

    @Override
    public int kind(int slice) {
        return slice < 0 ? OTHER : (int) slices[slice] & 1;
    }

    /** {@inheritDoc} The time before the first slice is number -1. */
    @Override
    public int at(long time) {
        if (time < origin) {
            return -1;
        }
        int found = Arrays.binarySearch(slices, encode(time - origin, true));
        return found >= 0 ? found : -found - 2;
    }
}
