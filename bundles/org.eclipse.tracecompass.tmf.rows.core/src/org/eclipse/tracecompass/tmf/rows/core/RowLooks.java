package org.eclipse.tracecompass.tmf.rows.core;

import java.util.function.Function;
import java.util.function.IntFunction;
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

    /**
     * Stretches of time without gaps, numbered in the order of time; there is one for each instant.
     */
    public interface Stretches {
        /**
         * Returns the number of the stretch in which an instant is.
         *
         * @param time the instant, ns
         */
        int at(long time);

        /**
         * Returns the last instant of a stretch, ns; {@link Long#MAX_VALUE} for the last one.
         *
         * @param stretch its number
         */
        long last(int stretch);

        /**
         * Returns the kind of a stretch, from 0 on.
         *
         * @param stretch its number
         */
        int kind(int stretch);
    }

    /**
     * Finds the stretches of several rows. Rows that share one are read together. Thread-safe; the
     * stretches that it gives are for one thread.
     */
    @FunctionalInterface
    public interface StretchSource {
        /**
         * Finds the stretches in a part of the time.
         *
         * @param from the first instant of the part, ns
         * @param to its last instant, ns
         * @return the stretches by the attribute of a row. Those that share an instant with the
         *     part are as long as they are; what is said of the time before and behind them does
         *     not matter
         */
        IntFunction<Stretches> between(long from, long to);
    }

    /** The look of a value in a kind of stretch. */
    public interface StretchLook {
        /**
         * Whether states with a value are divided where a stretch begins. If not, they look as in
         * stretches of kind 0.
         *
         * @param value the value
         */
        boolean isDivided(Object value);

        /**
         * Returns the look of all states with a value, or of their parts in some stretches.
         *
         * @param value the value
         * @param kind the kind of the stretches
         * @return their look, null if they are not shown
         */
        @Nullable
        StateLook of(Object value, int kind);
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
     * States look like their values and like the time in which they are, and are divided where that
     * changes: what a CPU does, for example, by what kind of thread it runs. A value is looked up
     * once for a picture and a kind of stretches.
     *
     * @param source finds the stretches of time
     * @param kinds how many kinds of stretches there are
     * @param look gives a value its look
     */
    public static RowLooks ofStretches(StretchSource source, int kinds, StretchLook look) {
        return new OfStretches(source, kinds, look, null);
    }

    /**
     * The same, but states that were summed up in groups are not read.
     *
     * @param source finds the stretches of time; what it says of times that the groups cover does
     *     not matter
     * @param kinds how many kinds of stretches there are
     * @param look gives a value its look
     * @param groups the states of the row that need not be read; null for none. With groups, the
     *     row is not limited in time
     */
    public static RowLooks ofStretches(
            StretchSource source, int kinds, StretchLook look, @Nullable PixelGroups groups) {
        return new OfStretches(source, kinds, look, groups);
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

    /** Looks by value and stretch of time. */
    static final class OfStretches extends RowLooks {
        final StretchSource source;
        final int kinds;
        final StretchLook look;
        final @Nullable PixelGroups groups;

        private OfStretches(
                StretchSource source, int kinds, StretchLook look, @Nullable PixelGroups groups) {
            this.source = source;
            this.kinds = kinds;
            this.look = look;
            this.groups = groups;
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
