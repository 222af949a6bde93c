package org.eclipse.tracecompass.tmf.core.signal;

import java.util.concurrent.Executors;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledFuture;
import java.util.concurrent.TimeUnit;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.component.ITmfComponent;

/**
 * Holds back signals that come in quick succession: only the last one is sent, when no other has
 * come for a while. Thread-safe.
 */
public class TmfSignalThrottler {

    private final @Nullable ITmfComponent component;
    private final long delay;
    private final ScheduledExecutorService timer;
    private @Nullable ScheduledFuture<?> pending;

    /**
     * A throttler.
     *
     * @param component who broadcasts the signals; null to send them through the signal manager
     * @param delay how long to wait for another signal, in milliseconds
     */
    public TmfSignalThrottler(@Nullable ITmfComponent component, long delay) {
        this.component = component;
        this.delay = delay;
        timer =
                Executors.newSingleThreadScheduledExecutor(
                        task -> {
                            Thread thread = new Thread(task, "Signal throttle");
                            thread.setDaemon(true);
                            return thread;
                        });
    }

    /**
     * Sends a signal when no other comes in time.
     *
     * @param signal the signal
     */
    public synchronized void queue(TmfSignal signal) {
        ScheduledFuture<?> pending = this.pending;
        if (pending != null) {
            pending.cancel(false);
        }
        try {
            this.pending =
                    timer.schedule(() -> dispatchSignal(signal), delay, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            // Disposed: there are no listeners any more.
        }
    }

    /** Ends the throttler; a signal that is held back is dropped. */
    public synchronized void dispose() {
        timer.shutdownNow();
    }

    /**
     * Sends a signal now.
     *
     * @param signal the signal
     */
    protected void dispatchSignal(TmfSignal signal) {
        ITmfComponent component = this.component;
        if (component == null) {
            TmfSignalManager.dispatchSignal(signal);
        } else {
            component.broadcast(signal);
        }
    }
}
