package org.eclipse.tracecompass.tmf.rows.core;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphBlendState.Share;

/**
 * The states of a row as columns: what a picture is drawn from without an object per state. Times
 * are nanoseconds since the epoch; a state lasts from its first to its last instant, both included.
 * Immutable and thread-safe.
 */
public final class StateColumns {

    private final LookTable table;
    private final boolean regular;
    private final long[] starts;
    private final long[] lasts;
    private final int[] looks;

    /** The filter marks; empty for none. */
    private final int[] marks;

    /**
     * Where the times of a state's shares begin, and behind the last one; empty if no state has
     * shares.
     */
    private final int[] timesFrom;

    /** Where the looks of a state's shares begin; neighbours with the same looks have them once. */
    private final int[] looksFrom;

    private final long[] shareTimes;
    private final int[] shareLooks;

    private StateColumns(Builder from) {
        table = from.table;
        regular = from.regular;
        starts = Arrays.copyOf(from.starts, from.size);
        lasts = Arrays.copyOf(from.lasts, from.size);
        looks = Arrays.copyOf(from.looks, from.size);
        marks = from.marks.length == 0 ? from.marks : Arrays.copyOf(from.marks, from.size);
        boolean blended = from.times > 0;
        timesFrom = Arrays.copyOf(from.timesFrom, blended ? from.size + 1 : 0);
        looksFrom = Arrays.copyOf(from.looksFrom, blended ? from.size : 0);
        shareTimes = Arrays.copyOf(from.shareTimes, from.times);
        shareLooks = Arrays.copyOf(from.shareLooks, from.shares);
    }

    private StateColumns(StateColumns states, LookTable table, int[] looks) {
        this.table = table;
        this.looks = looks;
        regular = states.regular;
        starts = states.starts;
        lasts = states.lasts;
        marks = states.marks;
        timesFrom = states.timesFrom;
        looksFrom = states.looksFrom;
        shareTimes = states.shareTimes;
        shareLooks = states.shareLooks;
    }

    /** The same states with looks of a table that begins with those of their own. */
    StateColumns with(LookTable larger, int[] numbers) {
        return new StateColumns(this, larger, numbers);
    }

    /** Returns how many states there are. */
    public int size() {
        return starts.length;
    }

    /** Returns the first instant of a state. */
    public long start(int state) {
        return starts[state];
    }

    /** Returns the last instant of a state. */
    public long last(int state) {
        return lasts[state];
    }

    /**
     * Returns the number of a state's look in {@link #looks()}; that of a blend's longest share.
     */
    public int look(int state) {
        return looks[state];
    }

    /** Returns the looks that this row, and mostly the other rows of its answer, refers to. */
    public LookTable looks() {
        return table;
    }

    /** Returns the filter marks of a state, see {@link TimeGraphState#getActiveProperties()}. */
    public int marks(int state) {
        return marks.length == 0 ? 0 : marks[state];
    }

    /** Returns how many shares a blend has; 0 for a state that is none. */
    public int shares(int state) {
        return timesFrom.length == 0 ? 0 : timesFrom[state + 1] - timesFrom[state];
    }

    /** Returns the number of the look of a share of a blend. */
    public int shareLook(int state, int share) {
        return shareLooks[looksFrom[state] + share];
    }

    /** Returns the time that a share of a blend has in it, ns. */
    public long shareTime(int state, int share) {
        return shareTimes[timesFrom[state] + share];
    }

    /**
     * Returns whether each state has a duration and starts after the end of the previous one, so
     * that the row can be drawn as it is. Rows out of a history are regular.
     */
    public boolean isRegular() {
        return regular;
    }

    /** Creates the object of a state. */
    ITimeGraphState state(int state) {
        long start = starts[state];
        long duration = lasts[state] - start + 1;
        StateLook look = table.get(looks[state]);
        TimeGraphState made =
                shares(state) == 0
                        ? new TimeGraphState(
                                start, duration, look.value(), look.label(), look.style())
                        : new TimeGraphBlendState(start, duration, shareList(state));
        made.setActiveProperties(marks(state));
        return made;
    }

    private List<Share> shareList(int state) {
        List<Share> list = new ArrayList<>(shares(state));
        for (int share = 0; share < shares(state); share++) {
            StateLook look = table.get(shareLook(state, share));
            list.add(new Share(look.value(), look.label(), look.style(), shareTime(state, share)));
        }
        return list;
    }

    /** Collects the states of a row in list order. Not thread-safe. */
    public static final class Builder {

        private static final int INITIAL = 16;

        private final LookTable table;
        private int size;
        private int times;
        private int shares;

        /** Where the looks of the latest blend begin. */
        private int latestLooks;

        private boolean regular = true;
        private long[] starts = new long[INITIAL];
        private long[] lasts = new long[INITIAL];
        private int[] looks = new int[INITIAL];
        private int[] marks = {};
        private int[] timesFrom = new int[INITIAL + 1];
        private int[] looksFrom = new int[INITIAL];
        private long[] shareTimes = {};
        private int[] shareLooks = {};

        /**
         * Creates a builder.
         *
         * @param table the table that states refer to
         */
        public Builder(LookTable table) {
            this.table = table;
        }

        /** Forgets all states; the room for them stays. */
        void clear() {
            size = 0;
            times = 0;
            shares = 0;
            latestLooks = 0;
            regular = true;
            marks = new int[0];
        }

        /**
         * Adds a state.
         *
         * @param start its first instant
         * @param last its last instant
         * @param look the number of its look
         * @return this
         */
        public Builder add(long start, long last, int look) {
            if (size == starts.length) {
                grow();
            }
            regular &= last >= start && (size == 0 || start > lasts[size - 1]);
            starts[size] = start;
            lasts[size] = last;
            looks[size] = look;
            looksFrom[size] = 0;
            size++;
            timesFrom[size] = times;
            return this;
        }

        /**
         * Makes the last added state a blend.
         *
         * @param count how many shares it has
         * @param numbers the numbers of their looks
         * @param durations the time of each, ns
         * @return this
         */
        public Builder blend(int count, int[] numbers, long[] durations) {
            int state = size - 1;
            if (times + count > shareTimes.length) {
                shareTimes = Arrays.copyOf(shareTimes, Math.max(INITIAL, (times + count) * 2));
            }
            System.arraycopy(durations, 0, shareTimes, times, count);
            if (!Arrays.equals(shareLooks, latestLooks, shares, numbers, 0, count)) {
                latestLooks = shares;
                if (shares + count > shareLooks.length) {
                    shareLooks = Arrays.copyOf(shareLooks, Math.max(INITIAL, (shares + count) * 2));
                }
                System.arraycopy(numbers, 0, shareLooks, shares, count);
                shares += count;
            }
            looksFrom[state] = latestLooks;
            times += count;
            timesFrom[size] = times;
            return this;
        }

        /**
         * Marks the state that was added last.
         *
         * @param active the bits, see {@link TimeGraphState#getActiveProperties()}
         * @return this
         */
        public Builder mark(int active) {
            if (active != 0 || marks.length > 0) {
                if (marks.length < size) {
                    marks = Arrays.copyOf(marks, starts.length);
                }
                marks[size - 1] = active;
            }
            return this;
        }

        /**
         * Adds a state of other columns of the same table, or of one that this is a copy of.
         *
         * @param from the columns
         * @param state the state
         * @return this
         */
        public Builder add(StateColumns from, int state) {
            add(from.starts[state], from.lasts[state], from.looks[state]);
            int count = from.shares(state);
            if (count > 0) {
                int looksAt = from.looksFrom[state];
                int timesAt = from.timesFrom[state];
                blend(
                        count,
                        Arrays.copyOfRange(from.shareLooks, looksAt, looksAt + count),
                        Arrays.copyOfRange(from.shareTimes, timesAt, timesAt + count));
            }
            return mark(from.marks(state));
        }

        /**
         * Ends the state that was added last before an instant; takes it away if nothing of it is
         * left.
         *
         * @param start the first instant at which it must not last any more
         * @return this
         */
        public Builder end(long start) {
            if (size > 0 && lasts[size - 1] >= start) {
                if (starts[size - 1] >= start) {
                    size--;
                    times = timesFrom[size];
                } else {
                    lasts[size - 1] = start - 1;
                }
            }
            return this;
        }

        /** Returns how many states there are so far. */
        public int size() {
            return size;
        }

        private void grow() {
            int capacity = size * 2;
            starts = Arrays.copyOf(starts, capacity);
            lasts = Arrays.copyOf(lasts, capacity);
            looks = Arrays.copyOf(looks, capacity);
            timesFrom = Arrays.copyOf(timesFrom, capacity + 1);
            looksFrom = Arrays.copyOf(looksFrom, capacity);
        }

        /** Returns the states so far. */
        public StateColumns build() {
            return new StateColumns(this);
        }
    }
}
