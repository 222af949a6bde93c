package org.eclipse.tracecompass.statesystem.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Receives states of a history without an object for each of them, see {@link
 * ITmfStateSystem#visit}. Called by one thread.
 */
public interface IStateVisitor {

    /** Stands for a number where a visitor has given out as many as it can keep. */
    int UNNUMBERED = -2;

    /**
     * The states that follow, until the next call, are of one attribute. It may be called several
     * times for an attribute.
     *
     * @param quark the attribute
     * @return whether its states are wanted
     */
    boolean attribute(int quark);

    /**
     * Assigns a number to a value, which stands for it in the states that follow. Asked once per
     * value, as far as possible.
     *
     * @param value the value
     * @return a number; {@link #UNNUMBERED} if its states are wanted one by one with the value, any
     *     other negative number if they are not wanted
     */
    int number(@Nullable Object value);

    /**
     * A state of the attribute; in the order of time until the attribute changes.
     *
     * @param start its first instant
     * @param end its last instant
     * @param number the number of its value
     */
    void state(long start, long end, int number);

    /**
     * States of the attribute that follow each other in the order of time. By default, each is
     * given to {@link #state}.
     *
     * @param starts their first instants; to be read until this returns
     * @param ends their last instants
     * @param numbers the numbers of their values; those with a negative one are not wanted
     * @param from the index of the first one
     * @param to the index behind the last one
     */
    default void states(long[] starts, long[] ends, int[] numbers, int from, int to) {
        for (int i = from; i < to; i++) {
            if (numbers[i] >= 0) {
                state(starts[i], ends[i], numbers[i]);
            }
        }
    }

    /**
     * A state of the attribute whose value has no number.
     *
     * @param start its first instant
     * @param end its last instant
     * @param value its value
     */
    default void state(long start, long end, @Nullable Object value) {
        // only where UNNUMBERED is given out
    }

    /**
     * Shows a state to this visitor for which no number is known yet. For state systems; there is
     * no need to override it.
     *
     * @param start its first instant
     * @param end its last instant
     * @param value its value
     */
    default void interval(long start, long end, @Nullable Object value) {
        int number = number(value);
        if (number >= 0) {
            state(start, end, number);
        } else if (number == UNNUMBERED) {
            state(start, end, value);
        }
    }

    /**
     * Whether any state of any attribute in a span may be wanted. Where it is false, states in the
     * span may be left out, without reading them.
     *
     * @param start its first instant
     * @param end its last instant
     * @return false if none is wanted
     */
    default boolean isWanted(long start, long end) {
        return true;
    }

    /**
     * The first instant in a wanted span of which states of an attribute may be wanted. Those that
     * end before may be left out.
     *
     * @param quark the attribute
     * @param start the first instant of the span
     * @param end its last instant
     * @return an instant; that of the start by default, one after {@link #lastWanted} if none is
     *     wanted
     */
    default long firstWanted(int quark, long start, long end) {
        return start;
    }

    /**
     * The last instant in a wanted span of which states of an attribute may be wanted. Those that
     * begin after it may be left out.
     *
     * @param quark the attribute
     * @param start the first instant of the span
     * @param end its last instant
     * @return an instant; that of the end by default
     */
    default long lastWanted(int quark, long start, long end) {
        return end;
    }

    /**
     * Whether totals are taken in place of the states of a span; asked before they are read. Only
     * visitors that do not want null states can take totals, which leave them out.
     *
     * @param start its first instant
     * @param end its last instant
     * @return whether {@link #totals} can be called with what lies in it; false by default
     */
    default boolean takesTotals(long start, long end) {
        return false;
    }

    /**
     * Whether totals of an attribute are taken in place of its states. If not, those and others of
     * the same time are given one by one.
     *
     * @param quark the attribute
     * @param start the first instant of its first state
     * @param end the last instant of its last state
     * @return whether {@link #totals} can be called with them; true by default
     */
    default boolean takesTotals(int quark, long start, long end) {
        return true;
    }

    /**
     * Consecutive states of the attribute as one sum for each value, in the order in which the
     * values occur first. States of value null may lie between them. Called only where both methods
     * {@code takesTotals} have returned true. The arrays are to be read until this returns.
     *
     * @param starts the first instant of the first state of each value
     * @param ends the last instant of the last state of each value
     * @param numbers the numbers of the values, each value once; those with a negative one are not
     *     wanted
     * @param times how long the states of each value last together, in units of the history's time
     * @param counts how many states of each value there are, at least one
     * @param from the index of the first value in the arrays
     * @param to the index behind the last one
     */
    default void totals(
            long[] starts,
            long[] ends,
            int[] numbers,
            long[] times,
            int[] counts,
            int from,
            int to) {
        throw new UnsupportedOperationException();
    }

    /** Whether the rest is not wanted any more; asked from time to time. */
    default boolean isDone() {
        return false;
    }
}
