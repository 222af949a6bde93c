package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ends a command early and cleanly. Work asks {@link #check} every now and then; Ctrl-C (or
 * SIGTERM) sets the flag and gives the command some seconds to remove what it has half written.
 * Thread-safe.
 */
public final class Cancellation {

    /** How long a cancelled command may take to clean up before the process ends regardless. */
    private static final long PATIENCE_SECONDS = 10;

    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile boolean cancelled;

    /** Asks the command to end. */
    public void cancel() {
        cancelled = true;
    }

    /** Returns whether the command has been asked to end. */
    public boolean isCancelled() {
        return cancelled;
    }

    /**
     * Returns if the work may go on.
     *
     * @throws CancellationException if it has been asked to end
     */
    public void check() {
        if (cancelled) {
            throw new CancellationException("cancelled");
        }
    }

    /** Cancels the command when the process is asked to end, and waits until it has cleaned up. */
    public void atInterrupt() {
        Runtime.getRuntime().addShutdownHook(new Thread(this::interrupted, "astrolabe-interrupt"));
    }

    /** Says that the command has ended, so that the process may. */
    public void finished() {
        finished.countDown();
    }

    private void interrupted() {
        cancel();
        try {
            finished.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
