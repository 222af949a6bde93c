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

    private final @Nullable ITmfComponent fComponent;
    private final long fDelay;
    private final ScheduledExecutorService fTimer;
    private @Nullable ScheduledFuture<?> fPending;

    /**
     * A throttler.
     *
     * @param component who broadcasts the signals; null to send them through the signal manager
     * @param delay how long to wait for another signal, in milliseconds
     */
    public TmfSignalThrottler(@Nullable ITmfComponent component, long delay) {
        fComponent = component;
        fDelay = delay;
        fTimer =
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
        ScheduledFuture<?> pending = fPending;
        if (pending != null) {
            pending.cancel(false);
        }
        try {
            fPending = fTimer.schedule(() -> dispatchSignal(signal), fDelay, TimeUnit.MILLISECONDS);
        } catch (RejectedExecutionException e) {
            // Disposed: nobody listens any more.
        }
    }

    /** Ends the throttler; a signal that is held back is dropped. */
    public synchronized void dispose() {
        fTimer.shutdownNow();
    }

    /**
     * Sends a signal now.
     *
     * @param signal the signal
     */
    protected void dispatchSignal(TmfSignal signal) {
        ITmfComponent component = fComponent;
        if (component == null) {
            TmfSignalManager.dispatchSignal(signal);
        } else {
            component.broadcast(signal);
        }
    }
}
