package org.eclipse.tracecompass.tmf.rows.core;

import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;

/**
 * The looks of the states of rows. Rows that look alike should share one object: then a value is
 * looked up once for all of them. The functions are called by several threads.
 */
public abstract sealed class RowLooks {

    /** The look of a value as of an instant. */
    @FunctionalInterface
    public interface ValueLook {
        /**
         * Returns the look of all states with a value.
         *
         * @param value the value
         * @param time an instant of one of these states, ns
         * @return their look, null if they are not shown
         */
        @Nullable
        StateLook of(Object value, long time);
    }

    /** Divides a state into parts. */
    @FunctionalInterface
    public interface Division {
        /**
         * Passes on the parts of a state in time order; omitted parts are not shown.
         *
         * @param start its first instant, ns
         * @param last its last instant, ns
         * @param value its value
         * @param parts receives the parts
         */
        void divide(long start, long last, Object value, Parts parts);
    }

    /** Receives the parts of a state. */
    @FunctionalInterface
    public interface Parts {
        /**
         * Adds a part.
         *
         * @param start its first instant, ns
         * @param last its last instant, ns
         * @param look its look
         */
        void add(long start, long last, StateLook look);
    }

    private RowLooks() {}

    /**
     * States look like their values. The fastest way, as a value is looked up once for a picture.
     *
     * @param looks gives a value its look, null if it is not shown
     */
    public static RowLooks ofValues(Function<Object, @Nullable StateLook> looks) {
        return new OfValues((value, time) -> looks.apply(value), false);
    }

    /**
     * States look like their values, but the look of a value can only be found with an instant at
     * which it occurs, such as the name of a function at an address. A value is looked up a few
     * times for a picture.
     *
     * @param looks gives a value its look
     */
    public static RowLooks ofValuesAt(ValueLook looks) {
        return new OfValues(looks, true);
    }

    /**
     * Each state has a look of its own, or several one after the other. The slowest way: asked for
     * each state.
     *
     * @param division gives a state its parts
     */
    public static RowLooks ofStates(Division division) {
        return new OfStates(division);
    }

    /** Looks by value. */
    static final class OfValues extends RowLooks {
        final ValueLook look;
        final boolean timed;

        private OfValues(ValueLook look, boolean timed) {
            this.look = look;
            this.timed = timed;
        }
    }

    /** Looks by state. */
    static final class OfStates extends RowLooks {
        final Division division;

        private OfStates(Division division) {
            this.division = division;
        }
    }
}
