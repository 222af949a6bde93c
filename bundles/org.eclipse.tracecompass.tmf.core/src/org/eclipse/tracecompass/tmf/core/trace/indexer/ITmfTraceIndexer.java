package org.eclipse.tracecompass.tmf.core.trace.indexer;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/** Builds and asks the index of one trace. Thread-safe. */
public interface ITmfTraceIndexer {

    /**
     * Reads a part of the trace in the background and indexes it.
     *
     * @param offset rank of the first event to read
     * @param range the time to read
     * @param waitForCompletion whether to wait until that is done
     */
    @NonNullByDefault({})
    void buildIndex(long offset, TmfTimeRange range, boolean waitForCompletion);

    /** {@return whether the index is being built} */
    boolean isIndexing();

    /**
     * Passes to the index an event that was read anyway.
     *
     * @param context the context before the event, with its rank
     * @param timestamp the event's time
     */
    @NonNullByDefault({})
    void updateIndex(ITmfContext context, ITmfTimestamp timestamp);

    /**
     * A context at the last checkpoint from which the first event at or after a time can be read
     * on.
     *
     * @param timestamp the time
     * @return the context
     */
    @NonNullByDefault({})
    ITmfContext seekIndex(ITmfTimestamp timestamp);

    /**
     * A context at the last checkpoint at or before an event.
     *
     * @param rank the event's rank
     * @return the context
     */
    @NonNullByDefault({})
    ITmfContext seekIndex(long rank);

    /** Frees the index and keeps what is stored of it. */
    void dispose();
}
