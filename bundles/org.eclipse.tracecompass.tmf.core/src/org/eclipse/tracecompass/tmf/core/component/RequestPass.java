package org.eclipse.tracecompass.tmf.core.component;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
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

    private static final System.Logger LOGGER = LazyLogger.of(RequestPass.class);

    /** Made in time: without memory, no exception can be made. */
    private static final Exception NO_MEMORY =
            new IllegalStateException("Java's memory is used up", new OutOfMemoryError());

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

    private final TmfEventProvider provider;
    private final ITmfEventRequest first;
    private final long index;
    private final List<ITmfEventRequest> requests = new ArrayList<>();
    private boolean open = true;
    private volatile boolean stopped;

    /** How many events were handed out; written by the reading thread. */
    private final AtomicLong handedOut = new AtomicLong();

    RequestPass(TmfEventProvider provider, ITmfEventRequest first) {
        this.provider = provider;
        this.first = first;
        index = first.getIndex();
        requests.add(first);
    }

    /** Adds a request when it wants the same start and the pass has not handed out an event yet. */
    synchronized boolean join(ITmfEventRequest request) {
        if (!open
                || stopped
                || request.getExecType() != first.getExecType()
                || request.getDependencyLevel() != first.getDependencyLevel()
                || request.getIndex() != index
                || !request.getRange().getStartTime().equals(first.getRange().getStartTime())) {
            return false;
        }
        requests.add(request);
        return true;
    }

    /** {@return how many events were handed out, seen from any thread, perhaps a little late} */
    long handedOut() {
        return handedOut.getOpaque();
    }

    int level() {
        return first.getDependencyLevel();
    }

    boolean isForeground() {
        return first.getExecType() == ITmfEventRequest.ExecutionType.FOREGROUND;
    }

    /** Cancels all requests; the reading thread leaves at the next event. */
    void stop() {
        List<ITmfEventRequest> requests;
        synchronized (this) {
            stopped = true;
            requests = new ArrayList<>(this.requests);
        }
        for (ITmfEventRequest request : requests) {
            try {
                request.cancel();
            } catch (RuntimeException | Error e) {
                // The others must still be cancelled.
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "Request failed when it was cancelled: " + request,
                        e);
            }
        }
    }

    private synchronized List<ITmfEventRequest> close() {
        open = false;
        return requests;
    }

    @Override
    public void run() {
        ITmfContext context = null;
        try {
            start(first);
            context = provider.armRequest(first);
            ITmfEvent event = context == null ? null : provider.getNext(context);
            // From here on no request joins, and the list belongs to this thread.
            List<Part> parts = startAll(close());
            long count = 0;
            while (event != null && context != null && !stopped) {
                handOut(parts, event);
                handedOut.setOpaque(++count);
                if (parts.isEmpty()) {
                    break;
                }
                event = provider.getNext(context);
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
            if (request != first) {
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
            if (provider.isCompleted(request, event, part.nbRead)) {
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

    /** Ends a request with the pass: one of a stopped pass has not got all of its events. */
    private void finish(ITmfEventRequest request) {
        try {
            if (stopped) {
                request.cancel();
            } else {
                request.done();
            }
        } catch (RuntimeException | Error e) {
            fail(request, e);
        }
    }

    private static void fail(ITmfEventRequest request, Throwable cause) {
        boolean isNews = !request.isCompleted();
        try {
            // Before it is logged: without memory, logging may fail, and a thread may wait for the
            // request.
            request.fail(
                    cause instanceof Exception e
                            ? e
                            : new IllegalStateException(cause.toString(), cause));
            // Of what the machine is short of, the answer of the analysis tells.
            if (isNews && Shortage.behind(cause).isEmpty()) {
                LOGGER.log(System.Logger.Level.WARNING, "Request failed: " + request, cause);
            }
        } catch (RuntimeException | Error e) {
            boolean isTold = e instanceof OutOfMemoryError && isToldOfNoMemory(request);
            if (!request.isCompleted()) {
                request.cancel();
            }
            if (!isTold) {
                LOGGER.log(
                        System.Logger.Level.ERROR,
                        "Request failed when it was told of a failure: " + request,
                        e);
            }
        }
    }

    /** Without memory, the first attempt may have failed; what it had made is gone by now. */
    private static boolean isToldOfNoMemory(ITmfEventRequest request) {
        try {
            request.fail(NO_MEMORY);
            return true;
        } catch (RuntimeException | Error e) {
            return false;
        }
    }

    /** Fails all requests: of a pass that cannot be run, or not to its end. */
    void failAll(Throwable cause) {
        for (ITmfEventRequest request : close()) {
            if (!request.isCompleted()) {
                fail(request, cause);
            }
        }
    }
}
