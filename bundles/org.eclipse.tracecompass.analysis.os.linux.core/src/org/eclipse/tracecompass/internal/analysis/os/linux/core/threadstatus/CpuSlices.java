package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.tmf.rows.core.RowLooks;

/**
 * When a CPU ran which thread, as far as it matters whether that was one of the kernel: slices that
 * follow each other without gaps. Eight bytes each, and one for a table that leads close to an
 * instant, as a picture asks for as many instants as there are slices. Immutable.
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

    /** The table has so many slices per entry, on average, if their lengths are alike. */
    private static final int SLICES_PER_BUCKET = 4;

    private final long origin;

    /** The slices in the order of time, see {@link #encode}. */
    private final long[] slices;

    /** For each stretch of time, the index of the first slice that starts in it or later. */
    private final int[] table;

    private final int shift;

    /** Some slices, in any order. For one thread. */
    static final class Builder {
        private final long origin;
        private long[] slices = new long[64];
        private int size;

        Builder(long origin) {
            this.origin = origin;
        }

        void add(long start, boolean isKernel) {
            if (size == slices.length) {
                slices = Arrays.copyOf(slices, size * 2);
            }
            slices[size++] = encode(start - origin, isKernel);
        }

        void sort() {
            Arrays.sort(slices, 0, size);
        }
    }

    /**
     * Makes one of several.
     *
     * @param origin an instant before all slices
     * @param builders slices of consecutive times, sorted; one that reaches from one time into the
     *     next may be in both
     */
    static CpuSlices of(long origin, List<Builder> builders) {
        long[] all = new long[builders.stream().mapToInt(builder -> builder.size).sum()];
        int size = 0;
        for (Builder builder : builders) {
            for (int i = 0; i < builder.size; i++) {
                if (size == 0 || builder.slices[i] > all[size - 1]) {
                    all[size++] = builder.slices[i];
                }
            }
        }
        return new CpuSlices(origin, size == all.length ? all : Arrays.copyOf(all, size));
    }

    private CpuSlices(long origin, long[] slices) {
        this.origin = origin;
        this.slices = slices;
        int size = slices.length;
        long span = size == 0 ? 0 : slices[size - 1] - slices[0];
        int bits =
                Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, size / SLICES_PER_BUCKET));
        shift = Math.max(0, Long.SIZE - Long.numberOfLeadingZeros(span) - bits);
        table = new int[(int) (span >>> shift) + 2];
        int bucket = 0;
        for (int i = 0; i < size; i++) {
            int own = (int) (slices[i] - slices[0] >>> shift);
            while (bucket <= own) {
                table[bucket++] = i;
            }
        }
        while (bucket < table.length) {
            table[bucket++] = size;
        }
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
        if (slices.length == 0 || time < origin) {
            return -1;
        }
        long wanted = encode(time - origin, true);
        if (wanted < slices[0]) {
            return -1;
        }
        if (wanted >= slices[slices.length - 1]) {
            return slices.length - 1;
        }
        int bucket = (int) (wanted - slices[0] >>> shift);
        int low = table[bucket];
        int high = table[bucket + 1];
        while (low < high) {
            int middle = low + high >>> 1;
            if (slices[middle] <= wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low - 1;
    }
}
