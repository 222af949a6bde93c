package org.eclipse.tracecompass.internal.statesystem.core;

import org.eclipse.jdt.annotation.Nullable;

/** The states that are ongoing, to be read by the thread that changes them. */
public interface IOngoingStates {

    /**
     * Returns the time of the latest change.
     *
     * @return the time; the start of the history before any change
     */
    long latest();

    /**
     * Returns since when a state is ongoing.
     *
     * @param quark the attribute
     * @return its first instant
     */
    long start(int quark);

    /**
     * Returns the ongoing state.
     *
     * @param quark the attribute
     * @return the value
     */
    @Nullable
    Object value(int quark);

    /**
     * Returns the type of an attribute.
     *
     * @param quark the attribute
     * @return the class of its values, null as long as it had none but null
     */
    @Nullable
    Class<?> type(int quark);
}
