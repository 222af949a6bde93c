package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Base of all state providers: events are handed over in chunks to a thread of its own, which calls
 * {@link #eventHandle} for each, in order. A subclass need not be thread-safe.
 *
 * <p>{@link #processEvent}, {@link #waitForEmptyQueue} and {@link #dispose} are for the one that
 * reads the trace: they are called one after the other, not at the same time. When {@code
 * eventHandle} throws, the exception is kept as {@linkplain #getFailureCause() failure cause},
 * events are dropped from then on, and the next {@code processEvent} throws it again; the state
 * system is then disposed instead of closed, so that no half history is taken for a whole one.
 */
public abstract class AbstractTmfStateProvider implements ITmfStateProvider {

    private static final int DEFAULT_QUEUE_SIZE = 127;
    private static final int DEFAULT_CHUNK_SIZE = 127;

    /**
     * Where the changes go, null before it is set: the same as {@link #getStateSystemBuilder()},
     * under the name of the older edition of the guide. Subclasses read it only.
     */
    @NonNullByDefault({})
    protected volatile ITmfStateSystemBuilder ss;

    private final ITmfTrace fTrace;
    private final String fId;
    private final int fChunkSize;
    private final EventPump fPump;
    private final FutureEvents fFutureEvents = new FutureEvents();

    private volatile @Nullable ITmfStateSystemBuilder fStateSystem;
    private volatile @Nullable Throwable fFailureCause;
    private volatile long fLatestSafeTime = Long.MIN_VALUE;

    /**
     * The chunk being filled, and how many events it has; touched only by whoever reads the trace.
     */
    private ITmfEvent @Nullable [] fChunk;

    private int fFill;
    private boolean fDisposed;

    /**
     * The time of the latest event, or the least value; touched only by the thread of the provider.
     */
    private long fLastTime = Long.MIN_VALUE;

    /**
     * Creates a provider.
     *
     * @param trace the trace whose events are read
     * @param id an id, which names the thread
     */
    public AbstractTmfStateProvider(ITmfTrace trace, String id) {
        this(trace, id, DEFAULT_QUEUE_SIZE, DEFAULT_CHUNK_SIZE);
    }

    /**
     * Creates a provider.
     *
     * @param trace the trace whose events are read
     * @param id an id, which names the thread
     * @param queueSize how many chunks of events may wait, at least 1; the reader of the trace
     *     waits beyond that
     * @param chunkSize how many events are handed over at once, at least 1
     * @throws IllegalArgumentException when a size is below 1
     */
    protected AbstractTmfStateProvider(ITmfTrace trace, String id, int queueSize, int chunkSize) {
        if (queueSize < 1 || chunkSize < 1) {
            throw new IllegalArgumentException(
                    "sizes must be positive: " + queueSize + ", " + chunkSize);
        }
        fTrace = trace;
        fId = id;
        fChunkSize = chunkSize;
        fPump = new EventPump(queueSize, this::handleChunk, this::finish);
    }

    /** Returns where the changes go, null before it is set. */
    protected @Nullable ITmfStateSystemBuilder getStateSystemBuilder() {
        return fStateSystem;
    }

    @Override
    public ITmfTrace getTrace() {
        return fTrace;
    }

    /**
     * {@inheritDoc} That is the time of the first event, which is read if it is not known; 0 for a
     * trace without events.
     */
    @Override
    public long getStartTime() {
        return TraceTimes.start(fTrace);
    }

    /** {@inheritDoc} It moves on with each chunk of events; {@link Long#MIN_VALUE} at first. */
    @Override
    public long getLatestSafeTime() {
        return fLatestSafeTime;
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        fStateSystem = ssb;
        ss = ssb;
        InitialState.schedule(this, ssb);
        fPump.start("State provider " + fId);
    }

    @Override
    public @Nullable ITmfStateSystem getAssignedStateSystem() {
        return fStateSystem;
    }

    @Override
    public void processEvent(ITmfEvent event) {
        ITmfEvent[] chunk = fChunk;
        if (chunk == null || fFailureCause != null) {
            chunk = newChunk();
        }
        chunk[fFill++] = event;
        if (fFill == chunk.length) {
            fPump.put(chunk, fFill);
            fChunk = null;
        }
    }

    /**
     * Begins a chunk; all that could be wrong is checked here, and thus once per chunk only (except
     * for failures).
     */
    private ITmfEvent[] newChunk() {
        if (fStateSystem == null) {
            throw new IllegalStateException(
                    "The state provider " + fId + " has no state system yet.");
        }
        if (fDisposed) {
            throw new IllegalStateException("The state provider " + fId + " was disposed.");
        }
        Throwable cause = fFailureCause;
        if (cause instanceof RuntimeException exception) {
            throw exception;
        } else if (cause != null) {
            throw new IllegalStateException("The state provider " + fId + " failed.", cause);
        }
        ITmfEvent[] chunk = new ITmfEvent[fChunkSize];
        fChunk = chunk;
        fFill = 0;
        return chunk;
    }

    private void flush() {
        ITmfEvent[] chunk = fChunk;
        if (chunk != null) {
            fPump.put(chunk, fFill);
            fChunk = null;
        }
    }

    /** Waits until all events given so far were handled. */
    public void waitForEmptyQueue() {
        if (fPump.isStarted()) {
            flush();
            fPump.await();
        }
    }

    /**
     * {@inheritDoc} The history is closed at the time of the last event, or {@link Long#MIN_VALUE}
     * if there was none. Waits for the end of all that; the second call does nothing.
     */
    @Override
    public void dispose() {
        if (fDisposed) {
            return;
        }
        fDisposed = true;
        if (fPump.isStarted()) {
            flush();
            fPump.stop();
        }
    }

    @Override
    public void fail(Throwable cause) {
        synchronized (this) {
            if (fFailureCause == null) {
                fFailureCause = cause;
            }
        }
    }

    @Override
    public @Nullable Throwable getFailureCause() {
        return fFailureCause;
    }

    @Override
    public void addFutureEvent(long time, @Nullable Object futureValue, int attribute) {
        addFutureEvent(time, futureValue, attribute, FutureEventType.MODIFICATION);
    }

    /**
     * {@inheritDoc} It happens before the first event that is not earlier, or after the last event.
     * To be called from {@link #eventHandle}, {@link #done()}, or before the first event.
     */
    @Override
    public void addFutureEvent(
            long time, @Nullable Object futureValue, int attribute, FutureEventType type) {
        fFutureEvents.add(time, futureValue, attribute, type);
    }

    /**
     * Turns an event into state changes. Called for each event in order, always from the thread of
     * the provider.
     *
     * @param event the event
     */
    protected abstract void eventHandle(ITmfEvent event);

    /**
     * Called once, after {@link #done()} and all future events and right before the history is
     * closed, in the thread of the provider: the place for a base class to write what it has
     * collected.
     *
     * @param endTime where the history is going to end, unless changes were made beyond, in
     *     nanoseconds
     */
    protected void closing(long endTime) {
        // nothing is collected here
    }

    // ---- below here: the thread of the provider

    private void handleChunk(ITmfEvent[] events, int count) {
        if (fFailureCause != null || count == 0) {
            return;
        }
        try {
            long time = Long.MIN_VALUE;
            fLatestSafeTime = Math.max(fLatestSafeTime, events[0].getTimestamp().toNanos() - 1);
            for (int i = 0; i < count; i++) {
                ITmfEvent event = events[i];
                if (fFutureEvents.isWaiting()) {
                    time = event.getTimestamp().toNanos();
                    fFutureEvents.apply(target(), time);
                }
                eventHandle(event);
                if (fFailureCause != null) {
                    return;
                }
            }
            fLastTime = Math.max(fLastTime, events[count - 1].getTimestamp().toNanos());
            fLatestSafeTime = Math.max(fLatestSafeTime, fLastTime - 1);
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void finish() {
        ITmfStateSystemBuilder target = target();
        try {
            if (fFailureCause == null) {
                done();
                fLastTime = Math.max(fLastTime, fFutureEvents.apply(target, Long.MAX_VALUE));
            }
            if (fFailureCause == null) {
                closing(fLastTime);
                target.closeHistory(fLastTime);
                return;
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        target.dispose();
    }

    private ITmfStateSystemBuilder target() {
        return Objects.requireNonNull(fStateSystem);
    }
}
