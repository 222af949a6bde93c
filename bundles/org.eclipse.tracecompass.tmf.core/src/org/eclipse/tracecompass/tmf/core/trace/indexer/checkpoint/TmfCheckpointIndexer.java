package org.eclipse.tracecompass.tmf.core.trace.indexer.checkpoint;

import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.indexer.ITmfTraceIndexer;
import org.eclipse.tracecompass.tmf.core.trace.location.ITmfLocation;

/**
 * An indexer that keeps the location and time of every n-th event.
 *
 * <p>Every reader in order helps to build the index: an event's checkpoint is added by the first
 * reader that comes to it. {@link #buildIndex} is such a reader that wants nothing else, and sends
 * {@link TmfTraceUpdatedSignal}s as it goes; up to a time only, it is continued by the next call.
 * An index that was read from storage is complete: nothing is read then, only the signal is sent.
 */
public class TmfCheckpointIndexer implements ITmfTraceIndexer {

    private static final long SIGNAL_INTERVAL_NS = TimeUnit.MILLISECONDS.toNanos(250);
    private static final int CLOCK_MASK = 0xFFF;

    /** The trace. */
    protected final ITmfTrace fTrace;

    /** The index. */
    protected final ITmfCheckpointIndex fTraceIndex;

    private final int interval;
    private final Object lock = new Object();
    private volatile long nextRank;
    private volatile boolean isIndexing;
    private volatile boolean isComplete;

    /** The number of events that the requests so far have read, from the first one on. */
    private volatile long indexed;

    private @Nullable ITmfEventRequest request;

    /**
     * An indexer with the trace's own interval.
     *
     * @param trace the trace
     */
    @NonNullByDefault({})
    public TmfCheckpointIndexer(ITmfTrace trace) {
        this(trace, trace.getCacheSize());
    }

    /**
     * An indexer.
     *
     * @param trace the trace
     * @param interval number of events between two checkpoints
     */
    @NonNullByDefault({})
    public TmfCheckpointIndexer(ITmfTrace trace, int interval) {
        fTrace = trace;
        this.interval = Math.max(1, interval);
        fTraceIndex = createIndex(trace);
        nextRank = (long) fTraceIndex.size() * this.interval;
        isComplete = !fTraceIndex.isCreatedFromScratch();
        indexed = isComplete ? fTraceIndex.getNbEvents() : 0;
    }

    /**
     * Creates the index; called by the constructor.
     *
     * @param trace the trace
     * @return the index
     */
    @NonNullByDefault({})
    protected ITmfCheckpointIndex createIndex(ITmfTrace trace) {
        return new MemoryCheckpointIndex();
    }

    @Override
    public void dispose() {
        ITmfEventRequest request;
        synchronized (lock) {
            request = this.request;
            this.request = null;
        }
        if (request != null && !request.isCompleted()) {
            request.cancel();
        }
        fTraceIndex.dispose();
    }

    @Override
    public boolean isIndexing() {
        return isIndexing;
    }

    @NonNullByDefault({})
    @Override
    public void buildIndex(long offset, TmfTimeRange range, boolean waitForCompletion) {
        if (!isComplete && !isIndexing && wasReadByOthers()) {
            complete(
                    new TmfTimeRange(fTrace.getStartTime(), fTrace.getEndTime()),
                    fTrace.getNbEvents());
        }
        ITmfEventRequest request = requestFor(offset, range);
        if (request == null) {
            signal(fTraceIndex.getTimeRange(), fTraceIndex.getNbEvents());
        } else if (waitForCompletion) {
            try {
                request.waitForCompletion();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
    }

    /**
     * The request that is indexing, sent now if there is none; null if there is nothing to read.
     */
    private @Nullable ITmfEventRequest requestFor(long offset, TmfTimeRange range) {
        synchronized (lock) {
            if (!isIndexing) {
                if (isComplete
                        && (fTrace.getStreamingInterval() == 0
                                || offset < fTraceIndex.getNbEvents())) {
                    return null;
                }
                ITmfEventRequest request =
                        new IndexingRequest(range.getEndTime(), Math.min(offset, indexed));
                this.request = request;
                isIndexing = true;
                fTrace.sendRequest(request);
            }
            return request;
        }
    }

    /**
     * Whether others have read the trace to its end, for instance as part of an experiment: all
     * checkpoints are there.
     */
    private boolean wasReadByOthers() {
        long nbEvents = fTrace.getNbEvents();
        if (nbEvents == 0
                || fTrace.getStreamingInterval() > 0
                || nbEvents > nextRank
                || nbEvents <= nextRank - interval) {
            return false;
        }
        ITmfContext context = fTrace.seekEvent(nbEvents);
        try {
            return fTrace.getNext(context) == null;
        } finally {
            context.dispose();
        }
    }

    private void complete(TmfTimeRange range, long nbEvents) {
        fTraceIndex.setTimeRange(range);
        fTraceIndex.setNbEvents(nbEvents);
        indexed = nbEvents;
        isComplete = true;
    }

    private void signal(TmfTimeRange range, long nbEvents) {
        // Asynchronously: who waits for the index may do so inside of a signal handler.
        TmfTraceUpdatedSignal signal = new TmfTraceUpdatedSignal(this, fTrace, range, nbEvents);
        if (fTrace instanceof TmfTrace trace) {
            trace.traceUpdated(signal);
        }
        fTrace.broadcastAsync(signal);
    }

    @NonNullByDefault({})
    @Override
    public void updateIndex(ITmfContext context, ITmfTimestamp timestamp) {
        long rank = context.getRank();
        if (rank == nextRank) {
            addCheckpoint(context, timestamp, rank);
        }
    }

    private void addCheckpoint(ITmfContext context, ITmfTimestamp timestamp, long rank) {
        ITmfLocation location = context.getLocation();
        if (location == null) {
            return;
        }
        synchronized (lock) {
            if (rank == nextRank) {
                fTraceIndex.insert(new TmfCheckpoint(timestamp, location, rank / interval));
                nextRank = rank + interval;
            }
        }
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekIndex(ITmfTimestamp timestamp) {
        long index = fTraceIndex.binarySearch(new TmfCheckpoint(timestamp, null, 0));
        if (index < 0) {
            index = -index - 1;
        }
        // Before the first checkpoint that is not earlier: events of the same time may come before
        // it.
        do {
            index--;
        } while (index > 0 && isAtOrAfter(index, timestamp));
        return seekCheckpoint(index);
    }

    private boolean isAtOrAfter(long index, ITmfTimestamp timestamp) {
        ITmfCheckpoint checkpoint = fTraceIndex.get(index);
        return checkpoint != null && checkpoint.getTimestamp().compareTo(timestamp) >= 0;
    }

    @NonNullByDefault({})
    @Override
    public ITmfContext seekIndex(long rank) {
        return seekCheckpoint(Math.min(rank / interval, fTraceIndex.size() - 1L));
    }

    private ITmfContext seekCheckpoint(long index) {
        ITmfCheckpoint checkpoint = index > 0 ? fTraceIndex.get(index) : null;
        ITmfContext context =
                fTrace.seekEvent(checkpoint == null ? null : checkpoint.getLocation());
        context.setRank(checkpoint == null ? 0 : index * interval);
        return context;
    }

    /** {@return the index} */
    @NonNullByDefault({})
    protected ITmfCheckpointIndex getTraceIndex() {
        return fTraceIndex;
    }

    /** Reads the trace for the sake of its index. */
    private final class IndexingRequest extends TmfEventRequest {
        private final long offset;
        private long count;
        private ITmfTimestamp start = TmfTimestamp.BIG_CRUNCH;
        private ITmfTimestamp end = TmfTimestamp.BIG_BANG;
        private long lastSignal = System.nanoTime();

        IndexingRequest(ITmfTimestamp end, long offset) {
            super(
                    ITmfEvent.class,
                    end.equals(TmfTimestamp.BIG_CRUNCH)
                            ? TmfTimeRange.ETERNITY
                            : new TmfTimeRange(TmfTimestamp.BIG_BANG, end),
                    offset,
                    ALL_DATA,
                    ExecutionType.BACKGROUND);
            this.offset = offset;
            TmfTimeRange known = fTraceIndex.getTimeRange();
            if (offset > 0 && !known.equals(TmfTimeRange.NULL_RANGE)) {
                start = known.getStartTime();
                this.end = known.getEndTime();
            }
        }

        @Override
        public void handleData(ITmfEvent event) {
            ITmfTimestamp time = event.getTimestamp();
            if (time.compareTo(end) > 0) {
                end = time;
            }
            if (start == TmfTimestamp.BIG_CRUNCH) {
                start = time;
            }
            count++;
            if ((count & CLOCK_MASK) == 0 && System.nanoTime() - lastSignal > SIGNAL_INTERVAL_NS) {
                lastSignal = System.nanoTime();
                signal(new TmfTimeRange(start, end), offset + count);
            }
        }

        @Override
        public void handleSuccess() {
            TmfTimeRange range =
                    count + offset == 0 ? TmfTimeRange.NULL_RANGE : new TmfTimeRange(start, end);
            if (getRange().getEndTime().equals(TmfTimestamp.BIG_CRUNCH)
                    || fTrace.getStreamingInterval() > 0) {
                complete(range, offset + count);
            } else {
                fTraceIndex.setTimeRange(range);
                indexed = offset + count;
            }
            end();
            signal(range, offset + count);
        }

        @Override
        public void handleFailure() {
            end();
        }

        @Override
        public void handleCancel() {
            end();
        }

        private void end() {
            isIndexing = false;
        }
    }
}
