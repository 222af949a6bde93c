package org.eclipse.tracecompass.tmf.loading.core;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.function.BiPredicate;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Serves requests in the background of which only the latest counts: one that came before and has
 * not been started is forgotten, one that is running is cancelled if the latest has no use for it.
 * While there is more to come, the request is served again from time to time. Thread-safe.
 *
 * @param <R> what a request is; two that are equal have the same answer
 */
public final class LatestRequest<R> implements AutoCloseable {

    /**
     * Serves requests; called in the executor's thread, for one at a time.
     *
     * @param <R> what a request is
     */
    public interface Server<R> {

        /**
         * Serves a request.
         *
         * @return whether there is more to come, because an analysis is running
         * @throws OperationCanceledException if the monitor has been cancelled
         */
        boolean serve(R request, IProgressMonitor monitor);

        /** Called when serving failed unexpectedly. */
        void failed(String message, Throwable cause);

        /** The last request is about to be served again because there was more to come. */
        default void comesAgain() {}
    }

    private static final long FIRST_DELAY = 150;
    private static final long LAST_DELAY = 1000;

    private final Executor executor;
    private final BiPredicate<R, R> covers;
    private final Server<R> server;

    private @Nullable R wanted;
    private @Nullable R running;
    private @Nullable IProgressMonitor monitor;
    private boolean again;
    private boolean closed;
    private boolean scheduled;
    private long pollDelay = FIRST_DELAY;

    /** The number of the latest poll; those before it have nothing left to do. */
    private long polls;

    /**
     * @param executor runs the tasks, one at a time as far as this object is concerned
     * @param covers whether a request that is running (the first one) is still of use for a later
     *     one
     * @param server serves the requests
     */
    public LatestRequest(Executor executor, BiPredicate<R, R> covers, Server<R> server) {
        this.executor = executor;
        this.covers = covers;
        this.server = server;
    }

    /** Asks for something; returns at once. */
    public synchronized void ask(R request) {
        wanted = request;
        R served = running;
        if (served != null && !covers.test(served, request)) {
            cancel();
        }
        schedule();
    }

    /** Asks for the last request again, after the one that is running. */
    public synchronized void askAgain() {
        pollDelay = FIRST_DELAY;
        again = running != null;
        schedule();
    }

    /** Stops everything; what is running is cancelled. */
    @Override
    public synchronized void close() {
        closed = true;
        wanted = null;
        cancel();
    }

    /** Whether the answer is no longer needed. */
    public synchronized boolean isClosed() {
        return closed;
    }

    private void cancel() {
        IProgressMonitor active = monitor;
        if (active != null) {
            active.setCanceled(true);
        }
    }

    private synchronized void schedule() {
        if (!scheduled && !closed && wanted != null) {
            scheduled = true;
            try {
                executor.execute(this::run);
            } catch (RuntimeException | Error e) {
                scheduled = false;
                throw e;
            }
        }
    }

    private void run() {
        R request;
        IProgressMonitor active = new NullProgressMonitor();
        synchronized (this) {
            request = wanted;
            if (closed || request == null) {
                scheduled = false;
                return;
            }
            running = request;
            monitor = active;
        }
        boolean more = false;
        try {
            more = server.serve(request, active);
        } catch (OperationCanceledException e) {
            active.setCanceled(true);
        } catch (RuntimeException | Error e) {
            if (!active.isCanceled()) {
                server.failed(Objects.requireNonNullElse(e.getMessage(), e.toString()), e);
            }
        } finally {
            finish(request, active, more);
        }
    }

    private synchronized void finish(R request, IProgressMonitor active, boolean more) {
        monitor = null;
        running = null;
        scheduled = false;
        boolean repeat = again;
        again = false;
        if (closed) {
            return;
        }
        if (repeat || active.isCanceled() || !request.equals(wanted)) {
            schedule();
        } else if (more) {
            long delay = pollDelay;
            pollDelay = Math.min(LAST_DELAY, delay * 3 / 2);
            long number = ++polls;
            CompletableFuture.delayedExecutor(delay, TimeUnit.MILLISECONDS, executor)
                    .execute(() -> poll(number));
        }
    }

    private void poll(long number) {
        if (isLatest(number)) {
            server.comesAgain();
            schedule();
        }
    }

    private synchronized boolean isLatest(long number) {
        return !closed && number == polls;
    }
}
