package org.eclipse.tracecompass.tmf.core.request;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/**
 * A wish for events and what to do with them. The provider calls {@link #start()}, then {@link
 * #handleData} per event, then {@link #done()} or {@link #fail}, all from one thread of its own.
 * {@link #cancel()} may be called from any thread at any time; an event that is just being handled
 * is handled to its end.
 */
public interface ITmfEventRequest {

    /** As number of events: all there are, even if they are more than this number. */
    int ALL_DATA = Integer.MAX_VALUE;

    /** How urgent a request is. */
    enum ExecutionType {
        /** Long work that should not hold up the user. */
        BACKGROUND,
        /** The user waits for it. */
        FOREGROUND
    }

    /** {@return the class of the wanted events} */
    @NonNullByDefault({})
    Class<? extends ITmfEvent> getDataType();

    /** {@return a number of this request's own, unique in the process} */
    int getRequestId();

    /** {@return how urgent it is} */
    @NonNullByDefault({})
    ExecutionType getExecType();

    /**
     * The level of this request among requests that wait for each other; requests of different
     * levels are never served by the same pass, lower levels go first.
     *
     * @return the level, from 0
     */
    default int getDependencyLevel() {
        return 0;
    }

    /**
     * {@return rank in the trace of the first wanted event; 0 for the first event of the range, of
     * any rank}
     */
    long getIndex();

    /** {@return how many events are wanted at most} */
    int getNbRequested();

    /**
     * {@return how many events were handed to {@link #handleData} so far; stays at {@link
     * Integer#MAX_VALUE} when it gets there}
     */
    int getNbRead();

    /** {@return the time of the wanted events} */
    @NonNullByDefault({})
    TmfTimeRange getRange();

    /** {@return the filter of the provider that events pass before {@link #handleData}} */
    @NonNullByDefault({})
    ITmfFilter getProviderFilter();

    /**
     * Sets the provider's filter.
     *
     * @param filter the filter, null to let all events pass
     */
    @NonNullByDefault({})
    void setProviderFilter(ITmfFilter filter);

    /** {@return whether the request was started and is not completed} */
    boolean isRunning();

    /** {@return whether the request has ended, successfully or not} */
    boolean isCompleted();

    /** {@return whether it ended by a failure} */
    boolean isFailed();

    /** {@return whether it was cancelled} */
    boolean isCancelled();

    /** {@return what made it fail, null when it did not} */
    @Nullable
    Throwable getFailureCause();

    /**
     * Called with each wanted event.
     *
     * @param event the event
     */
    void handleData(ITmfEvent event);

    /** Called before the first event. */
    void handleStarted();

    /** Called at the end in any case; the default calls one of the three below. */
    void handleCompleted();

    /** Called at the end when all went well. */
    void handleSuccess();

    /** Called at the end after a failure. */
    void handleFailure();

    /** Called at the end when the request was cancelled. */
    void handleCancel();

    /**
     * Waits until the request has ended.
     *
     * @throws InterruptedException when the waiting thread was interrupted
     */
    void waitForCompletion() throws InterruptedException;

    /** Marks the request as running. */
    void start();

    /** Ends the request. */
    void done();

    /**
     * Ends the request by a failure.
     *
     * @param e what went wrong
     */
    @NonNullByDefault({})
    void fail(Exception e);

    /** Ends the request at the wish of its owner: no event is handed to it any more. */
    void cancel();

    /**
     * Sets the rank of the first event.
     *
     * @param index rank in the trace
     */
    void setStartIndex(int index);
}
