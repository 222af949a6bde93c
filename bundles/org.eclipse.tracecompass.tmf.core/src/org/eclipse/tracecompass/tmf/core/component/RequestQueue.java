package org.eclipse.tracecompass.tmf.core.component;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;

/**
 * The requests of one provider: those that are held back to share a pass, and the passes that run.
 *
 * <p>A request starts at once unless a signal is being dispatched or more requests have been
 * announced requests. Held requests start when that is over, but at the latest after {@link
 * #SIGNAL_LIMIT_MS} or {@link #ANNOUNCED_LIMIT_MS}: who waits for a request inside of a signal
 * handler waits a little longer, not for ever.
 */
final class RequestQueue {

    static final long SIGNAL_LIMIT_MS = 100;
    static final long ANNOUNCED_LIMIT_MS = 500;
    private static final long DISPOSE_WAIT_MS = 3000;

    private final TmfEventProvider provider;
    private final Executor readers;
    private final BackgroundPasses background;
    private final List<RequestPass> held = new ArrayList<>();
    private final List<RequestPass> running = new ArrayList<>();
    private final ThreadLocal<Boolean> isReader = ThreadLocal.withInitial(() -> Boolean.FALSE);
    private int signalDepth;
    private int announced;
    private int expected;
    private int generation;

    /** Written under the lock; read without it, for each event that a seek reads. */
    private volatile boolean closed;

    RequestQueue(TmfEventProvider provider) {
        this(provider, RequestThreads::read, BackgroundPasses.SHARED);
    }

    RequestQueue(TmfEventProvider provider, Executor readers, BackgroundPasses background) {
        this.provider = provider;
        this.readers = readers;
        this.background = background;
    }

    void send(ITmfEventRequest request) {
        synchronized (this) {
            if (!closed) {
                if (isHolding()) {
                    hold(request);
                    if (expected > 0) {
                        expect(-1);
                    }
                    return;
                }
                for (RequestPass pass : running) {
                    if (pass.join(request)) {
                        return;
                    }
                }
                startPass(new RequestPass(provider, request));
                return;
            }
        }
        request.cancel();
    }

    /** Starts a pass of its own for a request. */
    void startAlone(ITmfEventRequest request) {
        synchronized (this) {
            if (!closed) {
                startPass(new RequestPass(provider, request));
                return;
            }
        }
        request.cancel();
    }

    synchronized void hold(ITmfEventRequest request) {
        for (RequestPass pass : held) {
            if (pass.join(request)) {
                return;
            }
        }
        holdAlone(request);
    }

    synchronized void holdAlone(ITmfEventRequest request) {
        if (held.isEmpty()) {
            int generation = ++this.generation;
            RequestThreads.later(
                    () -> releaseOverdue(generation),
                    announced > 0 || expected > 0 ? ANNOUNCED_LIMIT_MS : SIGNAL_LIMIT_MS);
        }
        held.add(new RequestPass(provider, request));
    }

    private synchronized void releaseOverdue(int generation) {
        if (generation == this.generation) {
            expected = 0;
            release();
        }
    }

    synchronized void signalStarts() {
        signalDepth++;
    }

    synchronized void signalEnds() {
        if (signalDepth > 0) {
            signalDepth--;
        }
        releaseIfFree();
    }

    synchronized void announce(boolean more) {
        if (more) {
            announced++;
        } else if (announced > 0) {
            announced--;
            releaseIfFree();
        }
    }

    /** Holds requests back until so many more, or fewer, have been sent than was said before. */
    synchronized void expect(int more) {
        expected = Math.max(0, expected + more);
        releaseIfFree();
    }

    synchronized int expected() {
        return expected;
    }

    private boolean isHolding() {
        return signalDepth > 0 || announced > 0 || expected > 0;
    }

    private void releaseIfFree() {
        if (!isHolding()) {
            release();
        }
    }

    private void release() {
        List<RequestPass> passes = new ArrayList<>(held);
        held.clear();
        passes.sort(RequestQueue::compare);
        passes.forEach(this::startPass);
    }

    /** Lower levels first, and of one level those that somebody waits for. */
    private static int compare(RequestPass a, RequestPass b) {
        int byLevel = Integer.compare(a.level(), b.level());
        return byLevel == 0 ? Boolean.compare(b.isForeground(), a.isForeground()) : byLevel;
    }

    private void startPass(RequestPass pass) {
        running.add(pass);
        if (!pass.isForeground()) {
            background.read(this, pass, () -> read(pass), e -> cannotRead(pass, e));
            return;
        }
        try {
            readers.execute(() -> read(pass));
        } catch (RuntimeException | Error e) {
            cannotRead(pass, e);
        }
    }

    /** No thread could be made: who waits for the requests is told. */
    private void cannotRead(RequestPass pass, Throwable cause) {
        ended(pass);
        pass.failAll(cause);
    }

    private void read(RequestPass pass) {
        Thread thread = Thread.currentThread();
        String name = thread.getName();
        thread.setName("Reading " + provider.getName());
        isReader.set(Boolean.TRUE);
        try {
            pass.run();
        } finally {
            thread.setName(name);
            isReader.remove();
            ended(pass);
        }
    }

    private synchronized void ended(RequestPass pass) {
        running.remove(pass);
        notifyAll();
    }

    /** Cancels everything and waits, for a limited time, until all readers have stopped. */
    void close() {
        List<RequestPass> passes;
        synchronized (this) {
            closed = true;
            passes = new ArrayList<>(running);
            passes.addAll(held);
            held.clear();
        }
        passes.forEach(RequestPass::stop);
        for (RequestPass pass : passes) {
            if (background.remove(pass)) {
                ended(pass);
            }
        }
        if (!isReader.get()) {
            awaitEnd();
        }
        isReader.remove();
    }

    private synchronized void awaitEnd() {
        long deadline = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(DISPOSE_WAIT_MS);
        try {
            long left = DISPOSE_WAIT_MS;
            while (!running.isEmpty() && left > 0) {
                wait(left);
                left = TimeUnit.NANOSECONDS.toMillis(deadline - System.nanoTime());
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Lets no background request of this provider wait for those of others. */
    void prefer() {
        background.prefer(this);
    }

    void enter(BooleanSupplier cancelled) throws InterruptedException {
        background.enter(this, () -> isClosed() || cancelled.getAsBoolean());
    }

    void leave() {
        background.leave(this);
    }

    boolean isClosed() {
        return closed;
    }

    synchronized boolean isIdle() {
        return running.isEmpty();
    }
}
