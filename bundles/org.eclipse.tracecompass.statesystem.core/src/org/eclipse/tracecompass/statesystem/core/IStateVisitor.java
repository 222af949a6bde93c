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

    /** Whether the rest is not wanted any more; asked from time to time. */
    default boolean isDone() {
        return false;
    }
}
