package org.eclipse.tracecompass.tmf.core.component;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;

/**
 * One reading of a provider from one start on, which serves all requests that want to start there.
 *
 * <p>A request may join until the first event is handed out. A request whose handler throws fails
 * alone. The pass ends when no request is left.
 */
final class RequestPass implements Runnable {

    private static final System.Logger LOGGER = System.getLogger(RequestPass.class.getName());

    /** One request of the pass. Only the reading thread touches it once the pass runs. */
    private static final class Part {
        final ITmfEventRequest request;
        final Class<? extends ITmfEvent> type;
        final ITmfTimestamp start;
        boolean reached;
        int nbRead;
        // Events of a trace are mostly of one class: comparing with the last one saves the
        // reflective test.
        @Nullable Class<?> lastAccepted;

        Part(ITmfEventRequest request) {
            this.request = request;
            type = request.getDataType();
            start = request.getRange().getStartTime();
            reached = request.getRange() == TmfTimeRange.ETERNITY;
        }

        boolean accepts(ITmfEvent event) {
            Class<?> eventClass = event.getClass();
            if (eventClass != lastAccepted) {
                if (!type.isInstance(event)) {
                    return false;
                }
                lastAccepted = eventClass;
            }
            if (!reached) {
                reached = event.getTimestamp().compareTo(start) >= 0;
            }
            return reached && request.getProviderFilter().matches(event);
        }
    }

    private final TmfEventProvider fProvider;
    private final ITmfEventRequest fFirst;
    private final long fIndex;
    private final List<ITmfEventRequest> fRequests = new ArrayList<>();
    private boolean fOpen = true;
    private volatile boolean fStopped;

    RequestPass(TmfEventProvider provider, ITmfEventRequest first) {
        fProvider = provider;
        fFirst = first;
        fIndex = first.getIndex();
        fRequests.add(first);
    }

    /** Adds a request when it wants the same start and the pass has not handed out an event yet. */
    synchronized boolean join(ITmfEventRequest request) {
        if (!fOpen
                || fStopped
                || request.getExecType() != fFirst.getExecType()
                || request.getDependencyLevel() != fFirst.getDependencyLevel()
                || request.getIndex() != fIndex
                || !request.getRange().getStartTime().equals(fFirst.getRange().getStartTime())) {
            return false;
        }
        fRequests.add(request);
        return true;
    }

    int level() {
        return fFirst.getDependencyLevel();
    }

    boolean isForeground() {
        return fFirst.getExecType() == ITmfEventRequest.ExecutionType.FOREGROUND;
    }

    /** Cancels all requests; the reading thread leaves at the next event. */
    void stop() {
        List<ITmfEventRequest> requests;
        synchronized (this) {
            fStopped = true;
            requests = new ArrayList<>(fRequests);
        }
        for (ITmfEventRequest request : requests) {
            try {
                request.cancel();
            } catch (RuntimeException e) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "Request failed when it was cancelled: " + request,
                        e);
            }
        }
    }

    private synchronized List<ITmfEventRequest> close() {
        fOpen = false;
        return fRequests;
    }

    @Override
    public void run() {
        ITmfContext context = null;
        try {
            start(fFirst);
            context = fProvider.armRequest(fFirst);
            ITmfEvent event = context == null ? null : fProvider.getNext(context);
            // From here on nobody joins, and the list is this thread's own.
            List<Part> parts = startAll(close());
            while (event != null && context != null && !fStopped) {
                handOut(parts, event);
                if (parts.isEmpty()) {
                    break;
                }
                event = fProvider.getNext(context);
            }
            for (Part part : parts) {
                finish(part.request);
            }
        } catch (RuntimeException | Error e) {
            failAll(e);
        } finally {
            if (context != null) {
                context.dispose();
            }
        }
    }

    private static void start(ITmfEventRequest request) {
        if (request.isCompleted()) {
            return;
        }
        try {
            request.start();
        } catch (RuntimeException | Error e) {
            fail(request, e);
        }
    }

    private List<Part> startAll(List<ITmfEventRequest> requests) {
        List<Part> parts = new ArrayList<>(requests.size());
        for (ITmfEventRequest request : requests) {
            if (request != fFirst) {
                start(request);
            }
            if (!request.isCompleted()) {
                parts.add(new Part(request));
            }
        }
        return parts;
    }

    private void handOut(List<Part> parts, ITmfEvent event) {
        for (int i = 0; i < parts.size(); i++) {
            Part part = parts.get(i);
            if (!handOut(part, event)) {
                parts.remove(i);
                i--;
            }
        }
    }

    /** Hands an event to one request; false when that request has ended. */
    private boolean handOut(Part part, ITmfEvent event) {
        ITmfEventRequest request = part.request;
        try {
            if (fProvider.isCompleted(request, event, part.nbRead)) {
                request.done();
                return false;
            }
            if (part.accepts(event)) {
                request.handleData(event);
                // All data may be more than an integer counts.
                if (part.nbRead < Integer.MAX_VALUE) {
                    part.nbRead++;
                }
                int wanted = request.getNbRequested();
                if (part.nbRead >= wanted && wanted != ITmfEventRequest.ALL_DATA) {
                    request.done();
                    return false;
                }
            }
            return true;
        } catch (RuntimeException | Error e) {
            fail(request, e);
            return false;
        }
    }

    private static void finish(ITmfEventRequest request) {
        try {
            request.done();
        } catch (RuntimeException | Error e) {
            fail(request, e);
        }
    }

    private static void fail(ITmfEventRequest request, Throwable cause) {
        if (!request.isCompleted()) {
            LOGGER.log(System.Logger.Level.WARNING, "Request failed: " + request, cause);
        }
        try {
            request.fail(
                    cause instanceof Exception e
                            ? e
                            : new IllegalStateException(cause.toString(), cause));
        } catch (RuntimeException | Error e) {
            LOGGER.log(
                    System.Logger.Level.ERROR,
                    "Request failed when it was told of a failure: " + request,
                    e);
        }
    }

    private void failAll(Throwable cause) {
        for (ITmfEventRequest request : close()) {
            if (!request.isCompleted()) {
                fail(request, cause);
            }
        }
    }
}
