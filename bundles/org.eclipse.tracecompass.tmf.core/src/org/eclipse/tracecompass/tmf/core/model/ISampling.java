package org.eclipse.tracecompass.tmf.core.model;

import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/** Where the values of a series lie on its x axis. */
public sealed interface ISampling {

    /** Returns the number of samples. */
    int size();

    /**
     * Samples at instants.
     *
     * @param timestamps nanoseconds since the epoch; not copied, not to be changed
     */
    record Timestamps(long[] timestamps) implements ISampling {
        @Override
        public int size() {
            return timestamps.length;
        }

        @Override
        public boolean equals(@Nullable Object obj) {
            return obj instanceof Timestamps other && Arrays.equals(timestamps, other.timestamps);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(timestamps);
        }

        @Override
        public String toString() {
            return "Timestamps " + Arrays.toString(timestamps);
        }
    }

    /**
     * One sample per name.
     *
     * @param categories the names
     */
    record Categories(List<String> categories) implements ISampling {
        @Override
        public int size() {
            return categories.size();
        }
    }

    /**
     * One sample per range of numbers.
     *
     * @param ranges the ranges, in ascending order
     */
    record Ranges(List<Range<Long>> ranges) implements ISampling {
        @Override
        public int size() {
            return ranges.size();
        }
    }

    /**
     * A range, both ends included.
     *
     * @param start the lower end
     * @param end the upper end
     * @param <T> the type of its ends
     */
    record Range<T extends Comparable<T>>(T start, T end) {}
}
