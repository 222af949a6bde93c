package org.eclipse.tracecompass.tmf.core.request;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;

/**
 * Base of the requests: subclasses override {@link #handleData} and what else they care for.
 *
 * <p>The handlers are called from the provider's thread. {@link #cancel()} may be called from any
 * thread; a request that is cancelled before it was started ends at once.
 */
public abstract class TmfEventRequest implements ITmfEventRequest {

    private enum State {
        PENDING,
        RUNNING,
        COMPLETED
    }

    private static final AtomicInteger REQUEST_IDS = new AtomicInteger();
    private static final ITmfFilter ALL = event -> true;

    /** Rank of the first wanted event. */
    protected long fIndex;

    /** The maximum number of events. */
    protected int fNbRequested;

    private final Class<? extends ITmfEvent> dataType;
    private final int requestId = REQUEST_IDS.getAndIncrement();
    private final ExecutionType execType;
    private final int dependencyLevel;
    private final TmfTimeRange range;
    private volatile ITmfFilter providerFilter = ALL;

    private final CountDownLatch started = new CountDownLatch(1);
    private final CountDownLatch completed = new CountDownLatch(1);
    private final Object stateLock = new Object();

    // One writer, the provider's thread: no need for an atomic, which would cost some 5 ns per
    // event.
    private volatile int nbRead;
    private volatile State state = State.PENDING;
    private volatile boolean failed;
    private volatile boolean cancelled;
    private volatile @Nullable Throwable failureCause;

    /**
     * A request for events of any time.
     *
     * @param dataType class of the wanted events
     * @param index rank of the first wanted event
     * @param nbRequested how many events at most, or {@link #ALL_DATA}
     * @param priority how urgent
     */
    @NonNullByDefault({})
    public TmfEventRequest(
            Class<? extends ITmfEvent> dataType,
            long index,
            int nbRequested,
            ExecutionType priority) {
        this(dataType, TmfTimeRange.ETERNITY, index, nbRequested, priority);
    }

    /**
     * A request for the events of a time range.
     *
     * @param dataType class of the wanted events
     * @param range the time of the wanted events
     * @param index rank of the first wanted event
     * @param nbRequested how many events at most, or {@link #ALL_DATA}
     * @param priority how urgent
     */
    @NonNullByDefault({})
    public TmfEventRequest(
            Class<? extends ITmfEvent> dataType,
            TmfTimeRange range,
            long index,
            int nbRequested,
            ExecutionType priority) {
        this(dataType, range, index, nbRequested, priority, 0);
    }

    /**
     * A request that depends on others.
     *
     * @param dataType class of the wanted events
     * @param range the time of the wanted events
     * @param index rank of the first wanted event
     * @param nbRequested how many events at most, or {@link #ALL_DATA}
     * @param priority how urgent
     * @param dependencyLevel its level, see {@link #getDependencyLevel()}
     */
    @NonNullByDefault({})
    public TmfEventRequest(
            Class<? extends ITmfEvent> dataType,
            TmfTimeRange range,
            long index,
            int nbRequested,
            ExecutionType priority,
            int dependencyLevel) {
        this.dataType = dataType;
        this.range = range;
        fIndex = index;
        fNbRequested = nbRequested;
        execType = priority;
        this.dependencyLevel = dependencyLevel;
    }

    @Override
    public int getRequestId() {
        return requestId;
    }

    @Override
    public long getIndex() {
        return fIndex;
    }

    @NonNullByDefault({})
    @Override
    public ExecutionType getExecType() {
        return execType;
    }

    @Override
    public int getNbRequested() {
        return fNbRequested;
    }

    @Override
    public int getNbRead() {
        return nbRead;
    }

    @Override
    public boolean isRunning() {
        return state == State.RUNNING;
    }

    @Override
    public boolean isCompleted() {
        return state == State.COMPLETED;
    }

    @Override
    public boolean isFailed() {
        return failed;
    }

    @Override
    public boolean isCancelled() {
        return cancelled;
    }

    @NonNullByDefault({})
    @Override
    public Class<? extends ITmfEvent> getDataType() {
        return dataType;
    }

    @NonNullByDefault({})
    @Override
    public TmfTimeRange getRange() {
        return range;
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilter getProviderFilter() {
        return providerFilter;
    }

    @NonNullByDefault({})
    @Override
    public void setProviderFilter(ITmfFilter provider) {
        providerFilter = provider == null ? ALL : provider;
    }

    @Override
    public int getDependencyLevel() {
        return dependencyLevel;
    }

    @Override
    public @Nullable Throwable getFailureCause() {
        return failureCause;
    }

    /**
     * Sets the rank of the first wanted event.
     *
     * @param index the rank
     */
    protected void setIndex(int index) {
        fIndex = index;
    }

    @Override
    public void setStartIndex(int index) {
        setIndex(index);
    }

    @NonNullByDefault({})
    @Override
    public void handleData(ITmfEvent event) {
        int nbRead = this.nbRead;
        if (nbRead < Integer.MAX_VALUE) {
            this.nbRead = nbRead + 1;
        }
    }

    @Override
    public void handleStarted() {
        // For subclasses.
    }

    @Override
    public void handleCompleted() {
        if (failed) {
            handleFailure();
        } else if (cancelled) {
            handleCancel();
        } else {
            handleSuccess();
        }
    }

    @Override
    public void handleSuccess() {
        // For subclasses.
    }

    @Override
    public void handleFailure() {
        // For subclasses.
    }

    @Override
    public void handleCancel() {
        // For subclasses.
    }

    /**
     * Waits until the request was started, or has ended without.
     *
     * @throws InterruptedException when the waiting thread was interrupted
     */
    public void waitForStart() throws InterruptedException {
        started.await();
    }

    @Override
    public void waitForCompletion() throws InterruptedException {
        completed.await();
    }

    @Override
    public void start() {
        synchronized (stateLock) {
            if (state != State.PENDING) {
                return;
            }
            state = State.RUNNING;
        }
        try {
            handleStarted();
        } finally {
            started.countDown();
        }
    }

    @Override
    public void done() {
        synchronized (stateLock) {
            if (state == State.COMPLETED) {
                return;
            }
            state = State.COMPLETED;
        }
        try {
            handleCompleted();
        } finally {
            started.countDown();
            completed.countDown();
        }
    }

    @NonNullByDefault({})
    @Override
    public void fail(Exception e) {
        synchronized (stateLock) {
            if (state == State.COMPLETED) {
                return;
            }
            failed = true;
            failureCause = e;
        }
        done();
    }

    @Override
    public void cancel() {
        synchronized (stateLock) {
            if (state == State.COMPLETED) {
                return;
            }
            cancelled = true;
        }
        done();
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "["
                + getClass().getSimpleName()
                + " "
                + requestId
                + " (dataType="
                + dataType.getSimpleName()
                + ", index="
                + fIndex
                + ", nbRequested="
                + fNbRequested
                + ", range="
                + range
                + ", execType="
                + execType
                + ", level="
                + dependencyLevel
                + ", state="
                + state
                + (failed ? ", failed" : cancelled ? ", cancelled" : "")
                + ")]";
    }
}
