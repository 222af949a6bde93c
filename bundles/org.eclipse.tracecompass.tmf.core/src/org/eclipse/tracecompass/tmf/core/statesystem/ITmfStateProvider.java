package org.eclipse.tracecompass.tmf.core.statesystem;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Turns events into state changes. Extend {@link AbstractTmfStateProvider}. */
public interface ITmfStateProvider {

    /** The kind of change of a future event. */
    enum FutureEventType {
        /** It takes the value. */
        MODIFICATION,
        /** The value is pushed on it. */
        PUSH,
        /** The top value is popped off it. */
        POP
    }

    /**
     * Returns the version; a stored history of another version is rebuilt. Increase it with every
     * change of the states.
     */
    int getVersion();

    /** Returns the trace whose events are read. */
    ITmfTrace getTrace();

    /** Returns where the history starts, in nanoseconds. */
    long getStartTime();

    /** Returns the last instant whose states will not change any more, in nanoseconds. */
    long getLatestSafeTime();

    /**
     * Sets where the changes go.
     *
     * @param ssb the state system under construction
     */
    void assignTargetStateSystem(ITmfStateSystemBuilder ssb);

    /** Returns where the changes go, null before it is set. */
    @Nullable
    ITmfStateSystem getAssignedStateSystem();

    /**
     * Takes the next event of the trace.
     *
     * @param event the event
     * @throws IllegalStateException when there is no state system yet
     */
    void processEvent(ITmfEvent event);

    /** Returns a new provider for the same trace, in its initial state. */
    ITmfStateProvider getNewInstance();

    /**
     * Ends the construction: handles the remaining events, calls {@link #done()}, and closes the
     * history.
     */
    void dispose();

    /**
     * Called after the last event and before the history is closed; the last chance for changes.
     */
    default void done() {
        // nothing to do
    }

    /**
     * Ends the construction as failed.
     *
     * @param cause what happened
     */
    default void fail(Throwable cause) {
        // kept by implementations only
    }

    /** Returns what made the construction fail, null when it did not. */
    default @Nullable Throwable getFailureCause() {
        return null;
    }

    /**
     * Changes an attribute later.
     *
     * @param time when, in nanoseconds
     * @param futureValue the value, null for the null value
     * @param attribute the quark of the attribute
     */
    default void addFutureEvent(long time, @Nullable Object futureValue, int attribute) {
        addFutureEvent(time, futureValue, attribute, FutureEventType.MODIFICATION);
    }

    /**
     * Changes an attribute later.
     *
     * @param time when, in nanoseconds
     * @param futureValue the value, null for the null value; ignored by {@link FutureEventType#POP}
     * @param attribute the quark of the attribute
     * @param type what happens to the attribute
     */
    default void addFutureEvent(
            long time, @Nullable Object futureValue, int attribute, FutureEventType type) {
        throw new UnsupportedOperationException(getClass().getName() + " has no future events");
    }
}
