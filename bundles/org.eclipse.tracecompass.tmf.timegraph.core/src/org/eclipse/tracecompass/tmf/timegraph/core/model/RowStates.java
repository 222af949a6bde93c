package org.eclipse.tracecompass.tmf.timegraph.core.model;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.rows.core.LookTable;
import org.eclipse.tracecompass.tmf.rows.core.StateColumns;
import org.eclipse.tracecompass.tmf.rows.core.StateLook;

/**
 * The states of one row in a time window, ordered by time and without overlap: state <i>i</i>
 * covers [{@link #start(int)}, {@link #end(int)}). What lies between two states is a gap. Made of
 * the columns of an answer, which are not copied. Immutable and thread-safe.
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
    public static final RowStates EMPTY = new Builder().build();

    private final StateColumns columns;
    private final int[] styles;

    private RowStates(StateColumns columns, int[] styles) {
        this.columns = columns;
        this.styles = styles;
    }

    /**
     * The states of a row of an answer. Columns that can be drawn are taken as they are; otherwise
     * states are sorted, of overlapping ones the later wins, and those that are not drawn are left
     * out.
     *
     * @param columns the states
     * @param styles the palette index of each of the looks that the columns refer to, negative for
     *     one that is not drawn
     * @param allDrawn whether none of the indexes is negative
     */
    public static RowStates of(StateColumns columns, int[] styles, boolean allDrawn) {
        return new RowStates(
                allDrawn && columns.isRegular() ? columns : drawable(columns, styles), styles);
    }

    private static StateColumns drawable(StateColumns columns, int[] styles) {
        StateColumns.Builder drawable = new StateColumns.Builder(columns.looks());
        IntStream states = IntStream.range(0, columns.size());
        (columns.isRegular()
                        ? states
                        : states.boxed()
                                .sorted(Comparator.comparingLong(columns::start))
                                .mapToInt(Integer::intValue))
                .filter(i -> styles[columns.look(i)] >= 0 && columns.last(i) >= columns.start(i))
                .forEach(i -> addDrawn(drawable.end(columns.start(i)), columns, i, styles));
        return drawable.build();
    }

    /** Adds a state with those of its shares that are drawn. */
    private static void addDrawn(
            StateColumns.Builder drawable, StateColumns columns, int state, int[] styles) {
        drawable.add(columns.start(state), columns.last(state), columns.look(state));
        if (columns.shares(state) > 0) {
            int[] shares =
                    IntStream.range(0, columns.shares(state))
                            .filter(share -> styles[columns.shareLook(state, share)] >= 0)
                            .toArray();
            drawable.blend(
                    shares.length,
                    Arrays.stream(shares).map(share -> columns.shareLook(state, share)).toArray(),
                    Arrays.stream(shares)
                            .mapToLong(share -> columns.shareTime(state, share))
                            .toArray());
        }
    }

    /** The number of states. */
    public int size() {
        return columns.size();
    }

    /** Whether there is nothing to draw. */
    public boolean isEmpty() {
        return size() == 0;
    }

    /** The first instant of a state, ns. */
    public long start(int i) {
        return columns.start(i);
    }

    /** The first instant after a state, ns. */
    public long end(int i) {
        long last = columns.last(i);
        return last == Long.MAX_VALUE ? last : last + 1;
    }

    /** The palette index of a state's style; of the longest share for a merged state. */
    public int style(int i) {
        return styles[columns.look(i)];
    }

    /** The label of a state, or null; of the longest share for a merged state. */
    public @Nullable String label(int i) {
        return columns.looks().get(columns.look(i)).label();
    }

    /** The number of shares of a merged state, 0 for a single state. */
    public int shares(int i) {
        return columns.shares(i);
    }

    /** The palette index of a share of a merged state. */
    public int shareStyle(int i, int share) {
        return styles[columns.shareLook(i, share)];
    }

    /** The time of a share of a merged state, ns. */
    public long shareTime(int i, int share) {
        return columns.shareTime(i, share);
    }

    /** The label of a share of a merged state, or null. */
    public @Nullable String shareLabel(int i, int share) {
        return columns.looks().get(columns.shareLook(i, share)).label();
    }

    /**
     * The index of the first state that ends after an instant, {@link #size()} if none does. O(log
     * n).
     */
    public int firstEndingAfter(long time) {
        int low = 0;
        int high = size();
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (end(mid) > time) {
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
        return i < size() && start(i) <= time ? i : -1;
    }

    /** Collects states by hand. Of overlapping ones, the later ends the earlier. */
    public static final class Builder {
        private final LookTable looks = new LookTable();
        private final StateColumns.Builder columns = new StateColumns.Builder(looks);
        private long latest = Long.MIN_VALUE;

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
            if (start < latest) {
                throw new IllegalArgumentException(
                        "State at " + start + " comes after one at " + latest);
            }
            latest = start;
            columns.end(start).add(start, end - 1, look(style, label));
            if (blend != null) {
                int count = blend.styles.length;
                int[] numbers = new int[count];
                Arrays.setAll(numbers, i -> look(blend.styles[i], blend.labels[i]));
                columns.blend(count, numbers, blend.durations);
            }
            return this;
        }

        private int look(int style, @Nullable String label) {
            return looks.number(new StateLook(style, label, null));
        }

        /** Adds a plain state. */
        public Builder add(long start, long end, int style) {
            return add(start, end, style, null, null);
        }

        /** The states so far. */
        public RowStates build() {
            int[] styles = new int[looks.size()];
            Arrays.setAll(styles, number -> looks.get(number).value());
            return new RowStates(columns.build(), styles);
        }
    }
}
