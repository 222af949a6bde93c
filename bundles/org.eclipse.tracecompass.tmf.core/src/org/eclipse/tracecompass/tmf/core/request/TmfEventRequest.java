package org.eclipse.tracecompass.tmf.core.request;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
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

    /** How many events are wanted at most. */
    protected int fNbRequested;

    private final Class<? extends ITmfEvent> fDataType;
    private final int fRequestId = REQUEST_IDS.getAndIncrement();
    private final ExecutionType fExecType;
    private final int fDependencyLevel;
    private final TmfTimeRange fRange;
    private volatile ITmfFilter fProviderFilter = ALL;

    private final CountDownLatch fStarted = new CountDownLatch(1);
    private final CountDownLatch fCompleted = new CountDownLatch(1);
    private final Object fStateLock = new Object();

    // One writer, the provider's thread: no need for an atomic, which would cost some 5 ns per
    // event.
    private volatile int fNbRead;
    private volatile State fState = State.PENDING;
    private volatile boolean fFailed;
    private volatile boolean fCancelled;
    private volatile @Nullable Throwable fFailureCause;

    /**
     * A request for events of any time.
     *
     * @param dataType class of the wanted events
     * @param index rank of the first wanted event
     * @param nbRequested how many events at most, or {@link #ALL_DATA}
     * @param priority how urgent
     */
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
    public TmfEventRequest(
            Class<? extends ITmfEvent> dataType,
            TmfTimeRange range,
            long index,
            int nbRequested,
            ExecutionType priority,
            int dependencyLevel) {
        fDataType = dataType;
        fRange = range;
        fIndex = index;
        fNbRequested = nbRequested;
        fExecType = priority;
        fDependencyLevel = dependencyLevel;
    }

    @Override
    public int getRequestId() {
        return fRequestId;
    }

    @Override
    public long getIndex() {
        return fIndex;
    }

    @Override
    public ExecutionType getExecType() {
        return fExecType;
    }

    @Override
    public int getNbRequested() {
        return fNbRequested;
    }

    @Override
    public int getNbRead() {
        return fNbRead;
    }

    @Override
    public boolean isRunning() {
        return fState == State.RUNNING;
    }

    @Override
    public boolean isCompleted() {
        return fState == State.COMPLETED;
    }

    @Override
    public boolean isFailed() {
        return fFailed;
    }

    @Override
    public boolean isCancelled() {
        return fCancelled;
    }

    @Override
    public Class<? extends ITmfEvent> getDataType() {
        return fDataType;
    }

    @Override
    public TmfTimeRange getRange() {
        return fRange;
    }

    @Override
    public ITmfFilter getProviderFilter() {
        return fProviderFilter;
    }

    @Override
    public void setProviderFilter(@Nullable ITmfFilter provider) {
        fProviderFilter = provider == null ? ALL : provider;
    }

    @Override
    public int getDependencyLevel() {
        return fDependencyLevel;
    }

    @Override
    public @Nullable Throwable getFailureCause() {
        return fFailureCause;
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

    @Override
    public void handleData(ITmfEvent event) {
        int nbRead = fNbRead;
        if (nbRead < Integer.MAX_VALUE) {
            fNbRead = nbRead + 1;
        }
    }

    @Override
    public void handleStarted() {
        // For subclasses.
    }

    @Override
    public void handleCompleted() {
        if (fFailed) {
            handleFailure();
        } else if (fCancelled) {
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
        fStarted.await();
    }

    @Override
    public void waitForCompletion() throws InterruptedException {
        fCompleted.await();
    }

    @Override
    public void start() {
        synchronized (fStateLock) {
            if (fState != State.PENDING) {
                return;
            }
            fState = State.RUNNING;
        }
        try {
            handleStarted();
        } finally {
            fStarted.countDown();
        }
    }

    @Override
    public void done() {
        synchronized (fStateLock) {
            if (fState == State.COMPLETED) {
                return;
            }
            fState = State.COMPLETED;
        }
        try {
            handleCompleted();
        } finally {
            fStarted.countDown();
            fCompleted.countDown();
        }
    }

    @Override
    public void fail(Exception e) {
        synchronized (fStateLock) {
            if (fState == State.COMPLETED) {
                return;
            }
            fFailed = true;
            fFailureCause = e;
        }
        done();
    }

    @Override
    public void cancel() {
        synchronized (fStateLock) {
            if (fState == State.COMPLETED) {
                return;
            }
            fCancelled = true;
        }
        done();
    }

    @Override
    public String toString() {
        return "["
                + getClass().getSimpleName()
                + " "
                + fRequestId
                + " (dataType="
                + fDataType.getSimpleName()
                + ", index="
                + fIndex
                + ", nbRequested="
                + fNbRequested
                + ", range="
                + fRange
                + ", execType="
                + fExecType
                + ", level="
                + fDependencyLevel
                + ", state="
                + fState
                + (fFailed ? ", failed" : fCancelled ? ", cancelled" : "")
                + ")]";
    }
}
