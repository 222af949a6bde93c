package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.Arrays;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The states of one row in a time window, ordered by time and without overlap: state <i>i</i>
 * covers [{@link #start(int)}, {@link #end(int)}). What lies between two states is a gap. Immutable
 * and thread-safe.
 */
public final class RowStates {

    /**
     * Several short states that a data provider merged into one.
     *
     * @param styles the palette index of each share
     * @param durations the time of each share, ns
     * @param labels the label of each share
     */
    public record Blend(int[] styles, long[] durations, @Nullable String[] labels) {}

    /** No states. */
    public static final RowStates EMPTY = new Builder(0).build();

    private final int size;
    private final long[] starts;
    private final long[] ends;
    private final int[] styles;
    private final @Nullable String[] labels;
    private final @Nullable Blend[] blends;

    private RowStates(Builder b) {
        size = b.size;
        starts = Arrays.copyOf(b.starts, size);
        ends = Arrays.copyOf(b.ends, size);
        styles = Arrays.copyOf(b.styles, size);
        labels = Arrays.copyOf(b.labels, size);
        blends = Arrays.copyOf(b.blends, size);
    }

    /** How many states. */
    public int size() {
        return size;
    }

    /** Whether there is nothing to draw. */
    public boolean isEmpty() {
        return size == 0;
    }

    /** The first instant of a state, ns. */
    public long start(int i) {
        return starts[i];
    }

    /** The first instant after a state, ns. */
    public long end(int i) {
        return ends[i];
    }

    /** The palette index of a state's style. */
    public int style(int i) {
        return styles[i];
    }

    /** The label of a state, or null. */
    public @Nullable String label(int i) {
        return labels[i];
    }

    /** The shares of a merged state, or null for a state that is one. */
    public @Nullable Blend blend(int i) {
        return blends[i];
    }

    /**
     * The index of the first state that ends after an instant, {@link #size()} if none does. O(log
     * n).
     */
    public int firstEndingAfter(long time) {
        int low = 0;
        int high = size;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (ends[mid] > time) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low;
    }

    /** The index of the state at an instant, or -1. O(log n). */
    public int indexAt(long time) {
        int i = firstEndingAfter(time);
        return i < size && starts[i] <= time ? i : -1;
    }

    /** Collects the states of a row. Of states that overlap, the later one covers the earlier. */
    public static final class Builder {
        private int size;
        private long[] starts;
        private long[] ends;
        private int[] styles;
        private @Nullable String[] labels;
        private @Nullable Blend[] blends;

        /**
         * @param expected how many states are expected; a hint
         */
        public Builder(int expected) {
            starts = new long[expected];
            ends = new long[expected];
            styles = new int[expected];
            labels = new @Nullable String[expected];
            blends = new @Nullable Blend[expected];
        }

        /**
         * Adds a state; states without duration are dropped.
         *
         * @param start the first instant; not before the start of the state added before
         * @param end the first instant after the state
         * @param style the palette index
         * @throws IllegalArgumentException if states come out of order
         */
        public Builder add(
                long start, long end, int style, @Nullable String label, @Nullable Blend blend) {
            if (end <= start) {
                return this;
            }
            if (size > 0 && start < starts[size - 1]) {
                throw new IllegalArgumentException(
                        "State at " + start + " comes after one at " + starts[size - 1]);
            }
            if (size > 0 && ends[size - 1] > start) {
                ends[size - 1] = start;
                if (starts[size - 1] >= start) {
                    size--;
                }
            }
            if (size == starts.length) {
                grow(Math.max(16, size * 2));
            }
            starts[size] = start;
            ends[size] = end;
            styles[size] = style;
            labels[size] = label;
            blends[size] = blend;
            size++;
            return this;
        }

        /** Adds a plain state. */
        public Builder add(long start, long end, int style) {
            return add(start, end, style, null, null);
        }

        private void grow(int capacity) {
            starts = Arrays.copyOf(starts, capacity);
            ends = Arrays.copyOf(ends, capacity);
            styles = Arrays.copyOf(styles, capacity);
            labels = Arrays.copyOf(labels, capacity);
            blends = Arrays.copyOf(blends, capacity);
        }

        /** The states so far. */
        public RowStates build() {
            return new RowStates(this);
        }
    }
}
