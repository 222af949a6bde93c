package org.eclipse.tracecompass.statesystem.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Receives states of a history without an object for each of them, see {@link StateVisits}. Called
 * by one thread.
 */
public interface IStateVisitor {

    /**
     * The states that follow, until the next call, are of one attribute. It may be called several
     * times for an attribute.
     *
     * @param quark the attribute
     * @return whether its states are wanted
     */
    boolean attribute(int quark);

    /**
     * Gives a value a number, which its states are visited with. Asked once, as far as possible,
     * for each value.
     *
     * @param value the value
     * @return a number; negative if states with this value are not wanted
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

    /** Whether the rest is not wanted any more; asked from time to time. */
    default boolean isDone() {
        return false;
    }
}
