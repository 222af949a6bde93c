package org.eclipse.tracecompass.tmf.core.component;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfEndSynchSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartSynchSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/**
 * Base of the event providers: serves requests on threads of its own.
 *
 * <p>A request starts at once. Requests that want the same start share one pass when they are sent
 * while a signal is being dispatched, between {@link #notifyPendingRequest
 * notifyPendingRequest(true)} and {@code (false)}, or before the other's first event. Foreground
 * and background requests have passes of their own, and so have the dependency levels.
 */
public abstract class TmfEventProvider extends TmfComponent
        implements ITmfEventProvider, ITmfFilter {

    /**
     * Number of events that documents name as a good block size; passes are not cut into blocks.
     */
    public static final int DEFAULT_BLOCK_SIZE = 50000;

    private Class<? extends ITmfEvent> type = ITmfEvent.class;
    private final RequestQueue queue = new RequestQueue(this);
    private final List<ITmfEventProvider> children = new CopyOnWriteArrayList<>();
    private volatile @Nullable ITmfEventProvider parent;

    /** A provider that is initialised by {@link #init} later. */
    public TmfEventProvider() {
        // Everything happens in init().
    }

    /**
     * An initialised provider.
     *
     * @param name its name
     * @param type class of its events
     */
    @NonNullByDefault({})
    public TmfEventProvider(String name, Class<? extends ITmfEvent> type) {
        init(name, type);
    }

    /**
     * Names the provider and registers it for signals.
     *
     * @param name its name
     * @param type class of its events
     */
    @NonNullByDefault({})
    public void init(String name, Class<? extends ITmfEvent> type) {
        super.init(name);
        this.type = type;
    }

    /** Cancels all requests, waits a little for their passes to end, and disposes of the parts. */
    @Override
    public void dispose() {
        queue.close();
        for (ITmfEventProvider child : children) {
            child.dispose();
        }
        super.dispose();
    }

    @NonNullByDefault({})
    @Override
    public Class<? extends ITmfEvent> getEventType() {
        return type;
    }

    @NonNullByDefault({})
    @Override
    public void sendRequest(ITmfEventRequest request) {
        queue.send(request);
    }

    @Override
    public void notifyPendingRequest(boolean isIncrement) {
        queue.announce(isIncrement);
    }

    /**
     * Holds requests back until so many have been sent, at the latest for half a second, so that
     * they share a pass. May be called several times.
     *
     * @param more how many are expected besides those that were before; negative if fewer will come
     * @return how many are expected now
     * @since 0.2.0
     */
    public int expectRequests(int more) {
        queue.expect(more);
        return queue.expected();
    }

    /**
     * Holds a request back with a pass of its own, which others may join.
     *
     * @param request the request
     */
    @NonNullByDefault({})
    protected void newCoalescedEventRequest(ITmfEventRequest request) {
        queue.holdAlone(request);
    }

    /**
     * Holds a request back, together with others of the same start.
     *
     * @param request the request
     */
    @NonNullByDefault({})
    protected void coalesceEventRequest(ITmfEventRequest request) {
        queue.hold(request);
    }

    /**
     * Serves a request now, in a pass of its own.
     *
     * @param request the request
     */
    @NonNullByDefault({})
    protected void queueRequest(ITmfEventRequest request) {
        queue.startAlone(request);
    }

    /**
     * Waits until a background request of this provider would be read soon. Who writes what it
     * reads should create its files only then: there may be hundreds of providers. To be followed
     * by {@link #endBackgroundWork}, when the request has ended or is not sent.
     *
     * @param cancelled whether to wait no longer; asked only while other providers come first
     * @throws InterruptedException if the thread is interrupted
     */
    public void beginBackgroundWork(BooleanSupplier cancelled) throws InterruptedException {
        queue.enter(cancelled);
    }

    /** Ends what {@link #beginBackgroundWork} has begun. */
    public void endBackgroundWork() {
        queue.leave();
    }

    /**
     * Lets the background requests of this provider start before those of others, which is the case
     * until this is called for another provider. Of the others, only as many are read at a time as
     * the processor has use for.
     */
    public void preferBackgroundRequests() {
        queue.prefer();
    }

    /**
     * A context at the first event that a request may want.
     *
     * @param request the request
     * @return the context, null when there is nothing to read
     */
    @NonNullByDefault({})
    public abstract ITmfContext armRequest(ITmfEventRequest request);

    /**
     * Whether a request has all that it wants.
     *
     * @param request the request
     * @param event the next event of the pass
     * @param nbRead how many events were handed to the request; {@link Integer#MAX_VALUE} stands
     *     for more, too
     * @return true when it has; the event is not handed to it then
     */
    @NonNullByDefault({})
    public boolean isCompleted(ITmfEventRequest request, ITmfEvent event, int nbRead) {
        int wanted = request.getNbRequested();
        return request.isCompleted()
                || nbRead >= wanted && wanted != ITmfEventRequest.ALL_DATA
                || event.getTimestamp().compareTo(request.getRange().getEndTime()) > 0;
    }

    /** {@return whether the provider takes no more requests} */
    protected boolean executorIsShutdown() {
        return queue.isClosed();
    }

    /** {@return whether the provider takes no more requests and none is being served} */
    protected boolean executorIsTerminated() {
        return queue.isClosed() && queue.isIdle();
    }

    /**
     * A signal is being dispatched: requests wait to share a pass.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    public void startSynch(TmfStartSynchSignal signal) {
        queue.signalStarts();
    }

    /**
     * A signal was dispatched: the requests that wait are served.
     *
     * @param signal the signal
     */
    @NonNullByDefault({})
    @TmfSignalHandler
    public void endSynch(TmfEndSynchSignal signal) {
        queue.signalEnds();
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventProvider getParent() {
        return parent;
    }

    @NonNullByDefault({})
    @Override
    public void setParent(ITmfEventProvider parent) {
        this.parent = parent;
    }

    @NonNullByDefault({})
    @Override
    public List<ITmfEventProvider> getChildren() {
        return new ArrayList<>(children);
    }

    @NonNullByDefault({})
    @Override
    public <T extends ITmfEventProvider> List<T> getChildren(Class<T> clazz) {
        List<T> found = new ArrayList<>();
        for (ITmfEventProvider child : children) {
            if (clazz.isInstance(child)) {
                found.add(clazz.cast(child));
            }
        }
        return found;
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventProvider getChild(String name) {
        for (ITmfEventProvider child : children) {
            if (child.getName().equals(name)) {
                return child;
            }
        }
        return null;
    }

    @NonNullByDefault({})
    @Override
    public ITmfEventProvider getChild(int index) {
        return children.get(index);
    }

    @NonNullByDefault({})
    @Override
    public void addChild(ITmfEventProvider child) {
        child.setParent(this);
        children.add(child);
    }

    @Override
    public int getNbChildren() {
        return children.size();
    }

    /** Whether an event comes from this provider or one of its parts. */
    @NonNullByDefault({})
    @Override
    public boolean matches(ITmfEvent event) {
        if (event.getTrace() == this) {
            return true;
        }
        for (ITmfEventProvider child : children) {
            if (child instanceof ITmfFilter filter && filter.matches(event)) {
                return true;
            }
        }
        return false;
    }
}
