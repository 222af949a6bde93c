package org.eclipse.tracecompass.tmf.core.component;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;

/**
 * The requests of one provider: those that are held back to share a pass, and the passes that run.
 *
 * <p>A request starts at once unless a signal is being dispatched or somebody has announced more
 * requests. Held requests start when that is over, but at the latest after {@link #SIGNAL_LIMIT_MS}
 * or {@link #ANNOUNCED_LIMIT_MS}: who waits for a request inside of a signal handler waits a little
 * longer, not for ever.
 */
final class RequestQueue {

    static final long SIGNAL_LIMIT_MS = 100;
    static final long ANNOUNCED_LIMIT_MS = 500;
    private static final long DISPOSE_WAIT_MS = 3000;

    private final TmfEventProvider fProvider;
    private final List<RequestPass> fHeld = new ArrayList<>();
    private final List<RequestPass> fRunning = new ArrayList<>();
    private final ThreadLocal<Boolean> fIsReader = ThreadLocal.withInitial(() -> Boolean.FALSE);
    private int fSignalDepth;
    private int fAnnounced;
    private int fGeneration;
    private boolean fClosed;

    RequestQueue(TmfEventProvider provider) {
        fProvider = provider;
    }

    void send(ITmfEventRequest request) {
        synchronized (this) {
            if (!fClosed) {
                if (fSignalDepth > 0 || fAnnounced > 0) {
                    hold(request);
                    return;
                }
                for (RequestPass pass : fRunning) {
                    if (pass.join(request)) {
                        return;
                    }
                }
                startPass(new RequestPass(fProvider, request));
                return;
            }
        }
        request.cancel();
    }

    /** Starts a pass of its own for a request. */
    void startAlone(ITmfEventRequest request) {
        synchronized (this) {
            if (!fClosed) {
                startPass(new RequestPass(fProvider, request));
                return;
            }
        }
        request.cancel();
    }

    synchronized void hold(ITmfEventRequest request) {
        for (RequestPass pass : fHeld) {
            if (pass.join(request)) {
                return;
            }
        }
        holdAlone(request);
    }

    synchronized void holdAlone(ITmfEventRequest request) {
        if (fHeld.isEmpty()) {
            int generation = ++fGeneration;
            RequestThreads.later(
                    () -> releaseOverdue(generation),
                    fAnnounced > 0 ? ANNOUNCED_LIMIT_MS : SIGNAL_LIMIT_MS);
        }
        fHeld.add(new RequestPass(fProvider, request));
    }

    private synchronized void releaseOverdue(int generation) {
        if (generation == fGeneration) {
            release();
        }
    }

    synchronized void signalStarts() {
        fSignalDepth++;
    }

    synchronized void signalEnds() {
        if (fSignalDepth > 0) {
            fSignalDepth--;
        }
        releaseIfFree();
    }

    synchronized void announce(boolean more) {
        if (more) {
            fAnnounced++;
        } else if (fAnnounced > 0) {
            fAnnounced--;
            releaseIfFree();
        }
    }

    private void releaseIfFree() {
        if (fSignalDepth == 0 && fAnnounced == 0) {
            release();
        }
    }

    private void release() {
        List<RequestPass> passes = new ArrayList<>(fHeld);
        fHeld.clear();
        passes.sort(
                Comparator.comparingInt(RequestPass::level)
                        .thenComparing(pass -> !pass.isForeground()));
        passes.forEach(this::startPass);
    }

    private void startPass(RequestPass pass) {
        fRunning.add(pass);
        RequestThreads.read(
                () -> {
                    Thread thread = Thread.currentThread();
                    String name = thread.getName();
                    thread.setName("Reading " + fProvider.getName());
                    fIsReader.set(Boolean.TRUE);
                    try {
                        pass.run();
                    } finally {
                        thread.setName(name);
                        fIsReader.remove();
                        ended(pass);
                    }
                });
    }

    private synchronized void ended(RequestPass pass) {
        fRunning.remove(pass);
        notifyAll();
    }

    /** Cancels everything and waits, not for ever, until nobody reads any more. */
    void close() {
        List<RequestPass> passes;
        synchronized (this) {
            fClosed = true;
            passes = new ArrayList<>(fRunning);
            passes.addAll(fHeld);
            fHeld.clear();
        }
        passes.forEach(RequestPass::stop);
        if (!fIsReader.get()) {
            awaitEnd();
        }
        fIsReader.remove();
    }

    private synchronized void awaitEnd() {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(DISPOSE_WAIT_MS);
        try {
            long left = DISPOSE_WAIT_MS;
            while (!fRunning.isEmpty() && left > 0) {
                wait(left);
                left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    synchronized boolean isClosed() {
        return fClosed;
    }

    synchronized boolean isIdle() {
        return fRunning.isEmpty();
    }
}
