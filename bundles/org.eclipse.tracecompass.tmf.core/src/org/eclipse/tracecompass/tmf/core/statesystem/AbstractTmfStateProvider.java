package org.eclipse.tracecompass.tmf.core.statesystem;

import java.io.ByteArrayOutputStream;
import java.io.DataInput;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.backend.ICheckpointedBackend;
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

    private final ITmfTrace trace;
    private final String id;
    private final int chunkSize;
    private final EventPump pump;
    private final FutureEvents futureEvents = new FutureEvents();

    private volatile @Nullable ITmfStateSystemBuilder stateSystem;
    private volatile @Nullable Throwable failureCause;

    /** The greatest known safe time; {@link #current} may tell a greater one. */
    private final AtomicLong latestSafeTime = new AtomicLong(Long.MIN_VALUE);

    /**
     * The event that is being handled; the changes of those before it are made. It is kept instead
     * of its time, which few readers ask for and which would cost an object per event.
     */
    private final AtomicReference<@Nullable ITmfEvent> current = new AtomicReference<>();

    /**
     * The chunk being filled, and its number of events; used only by the thread that reads the
     * trace.
     */
    private ITmfEvent @Nullable [] chunk;

    private int fill;
    private long chunkPosition;
    private boolean disposed;

    /** The rank of the next event, negative if unknown; as above. */
    private long position = -1;

    /** Whether events are handled in the calling thread: for a replay. */
    private boolean replaying;

    private boolean resuming;
    private final @Nullable ITmfEvent[] replayed = new @Nullable ITmfEvent[1];
    private int replayedInChunk;
    private @Nullable ICheckpointedBackend checkpoints;

    /**
     * The time of the latest event, or the least value; touched only by the thread of the provider.
     */
    private long lastTime = Long.MIN_VALUE;

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
        this.trace = trace;
        this.id = id;
        this.chunkSize = chunkSize;
        pump = new EventPump(queueSize, this::handleChunk, this::finish, this::fail);
    }

    /** Returns where the changes go, null before it is set. */
    protected @Nullable ITmfStateSystemBuilder getStateSystemBuilder() {
        return stateSystem;
    }

    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    /**
     * {@inheritDoc} That is the time of the first event, which is read if it is not known; 0 for a
     * trace without events.
     */
    @Override
    public long getStartTime() {
        return TraceTimes.start(trace);
    }

    /**
     * {@inheritDoc} It moves on with each event: while one is handled, the time before it is safe.
     * {@link Long#MIN_VALUE} at first.
     */
    @Override
    public long getLatestSafeTime() {
        ITmfEvent event = current.get();
        return event == null ? latestSafeTime.get() : safeBefore(event);
    }

    private long safeBefore(ITmfEvent event) {
        return latestSafeTime.accumulateAndGet(event.getTimestamp().toNanos() - 1, Math::max);
    }

    @Override
    public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
        stateSystem = ssb;
        ss = ssb;
        if (!resuming) {
            InitialState.schedule(this, ssb);
        }
        if (!replaying) {
            pump.start("State provider " + id);
        }
    }

    @Override
    public @Nullable ITmfStateSystem getAssignedStateSystem() {
        return stateSystem;
    }

    @Override
    public void processEvent(ITmfEvent event) {
        if (replaying) {
            replay(event);
            return;
        }
        ITmfEvent[] chunk = this.chunk;
        if (chunk == null || failureCause != null) {
            chunk = newChunk();
        }
        chunk[fill++] = event;
        if (fill == chunk.length) {
            pump.put(chunk, fill, chunkPosition);
            this.chunk = null;
        }
    }

    /**
     * Begins a chunk; all that could be wrong is checked here, and thus once per chunk only (except
     * for failures).
     */
    private ITmfEvent[] newChunk() {
        if (stateSystem == null) {
            throw new IllegalStateException(
                    "The state provider " + id + " has no state system yet.");
        }
        if (disposed) {
            throw new IllegalStateException("The state provider " + id + " was disposed.");
        }
        checkFailure();
        ITmfEvent[] chunk = new ITmfEvent[chunkSize];
        this.chunk = chunk;
        chunkPosition = position;
        fill = 0;
        return chunk;
    }

    private void checkFailure() {
        Throwable cause = failureCause;
        if (cause instanceof RuntimeException exception) {
            throw exception;
        } else if (cause != null) {
            throw new IllegalStateException("The state provider " + id + " failed.", cause);
        }
    }

    private void flush() {
        ITmfEvent[] chunk = this.chunk;
        if (chunk != null) {
            pump.put(chunk, fill, chunkPosition);
            this.chunk = null;
        }
    }

    /** Waits until all events given so far were handled. */
    public void waitForEmptyQueue() {
        if (pump.isStarted()) {
            flush();
            pump.await();
        }
    }

    /**
     * {@inheritDoc} The history is closed at the time of the last event, or {@link Long#MIN_VALUE}
     * if there was none. Waits for the end of all that; the second call does nothing.
     */
    @Override
    public void dispose() {
        if (disposed) {
            return;
        }
        disposed = true;
        if (pump.isStarted()) {
            flush();
            pump.stop();
        } else if (replaying && stateSystem != null) {
            ITmfEvent last = replayed[0];
            if (replayedInChunk > 0 && failureCause == null && last != null) {
                seen(last);
            }
            finish();
        }
    }

    @Override
    public void fail(Throwable cause) {
        synchronized (this) {
            if (failureCause == null) {
                failureCause = cause;
            }
        }
    }

    @Override
    public @Nullable Throwable getFailureCause() {
        return failureCause;
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
        futureEvents.add(time, futureValue, attribute, type);
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

    // --- checkpoints and replays

    /** Sets the receiver of checkpoints; call it before the state system is assigned. */
    void takeCheckpoints(ICheckpointedBackend checkpoints) {
        this.checkpoints = checkpoints;
    }

    /** Sets the rank of the next event. */
    void setPosition(long position) {
        this.position = position;
    }

    /**
     * From now on, events are handled at once, in the calling thread: nothing needs to be waited
     * for to stop after any of them. Called before the state system is assigned.
     *
     * @param resuming whether {@link #resume} will be called
     */
    void beginReplay(boolean resuming) {
        replaying = true;
        this.resuming = resuming;
    }

    /** Goes on from a checkpoint; called after the state system was assigned. */
    void resume(DataInput in) throws IOException {
        lastTime = in.readLong();
        latestSafeTime.set(in.readLong());
        futureEvents.restore(in);
        if (this instanceof IResumableStateProvider resumable) {
            resumable.restoreState(in);
        }
    }

    /** Returns whether changes are announced that did not happen yet. */
    boolean hasFutureEvents() {
        return futureEvents.isWaiting();
    }

    /**
     * Takes note that the events of a part were handled by another provider.
     *
     * @param last the last of them, null for none
     * @param count their number
     */
    void partJoined(@Nullable ITmfEvent last, long count) {
        if (last != null) {
            seen(last);
        }
        replayedInChunk = (int) ((replayedInChunk + count) % chunkSize);
    }

    private void replay(ITmfEvent event) {
        checkFailure();
        replayed[0] = event;
        // As if it were one of a chunk: the last event of each tells the time.
        replayedInChunk = replayedInChunk % chunkSize + 1;
        handleEvents(replayed, 1, replayedInChunk == chunkSize);
        checkFailure();
    }

    // --- below here: the thread of the provider

    private void checkpoint(ICheckpointedBackend checkpoints, long position) {
        if (this instanceof IResumableStateProvider resumable && futureEvents.canSave()) {
            try {
                ByteArrayOutputStream bytes = new ByteArrayOutputStream();
                DataOutputStream out = new DataOutputStream(bytes);
                out.writeLong(lastTime);
                out.writeLong(latestSafeTime.get());
                futureEvents.save(out);
                resumable.saveState(out);
                checkpoints.addCheckpoint(position, bytes.toByteArray());
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
    }

    private void handleChunk(ITmfEvent[] events, int count, long position) {
        if (failureCause != null || count == 0) {
            return;
        }
        try {
            ICheckpointedBackend checkpoints = this.checkpoints;
            if (checkpoints != null && position >= 0 && checkpoints.isCheckpointDue()) {
                checkpoint(checkpoints, position);
            }
            safeBefore(events[0]);
        } catch (RuntimeException | Error e) {
            fail(e);
            return;
        }
        handleEvents(events, count, true);
    }

    private void handleEvents(ITmfEvent[] events, int count, boolean endsChunk) {
        try {
            for (int i = 0; i < count; i++) {
                ITmfEvent event = events[i];
                current.lazySet(event);
                if (futureEvents.isWaiting()) {
                    futureEvents.apply(target(), event.getTimestamp().toNanos());
                }
                eventHandle(event);
                if (failureCause != null) {
                    return;
                }
            }
            if (endsChunk) {
                seen(events[count - 1]);
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
    }

    private void seen(ITmfEvent event) {
        lastTime = Math.max(lastTime, event.getTimestamp().toNanos());
        safeBefore(event);
    }

    private void finish() {
        current.set(null);
        ITmfStateSystemBuilder target = target();
        try {
            if (failureCause == null) {
                done();
                lastTime = Math.max(lastTime, futureEvents.apply(target, Long.MAX_VALUE));
            }
            if (failureCause == null) {
                closing(lastTime);
                target.closeHistory(lastTime);
                return;
            }
        } catch (RuntimeException | Error e) {
            fail(e);
        }
        target.dispose();
    }

    private ITmfStateSystemBuilder target() {
        return Objects.requireNonNull(stateSystem);
    }
}
