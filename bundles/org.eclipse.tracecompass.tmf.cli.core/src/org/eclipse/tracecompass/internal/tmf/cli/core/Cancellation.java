package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Ends a command early and cleanly. Work asks {@link #check} every from time to time; Ctrl-C (or
 * SIGTERM) sets the flag and gives the command a moment to end by itself, or some seconds while it
 * does what {@linkplain #tidying must be tidied up}. What cannot be asked, such as a read from a
 * pipe, ends with the process. Thread-safe.
 */
public final class Cancellation {

    /** How long a cancelled command has to notice it before the process ends regardless. */
    private static final long GRACE_MILLIS = 100;

    /** How long it has if it must bring a history to an end. */
    private static final long PATIENCE_MILLIS = 10_000;

    private static final long POLL_MILLIS = 10;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Set<Work> tidying = ConcurrentHashMap.newKeySet();
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
        try {
            Runtime.getRuntime()
                    .addShutdownHook(new Thread(this::interrupted, "astrolabe-interrupt"));
        } catch (IllegalStateException e) {
            // The process is ending already.
            cancel();
        }
    }

    /**
     * Begins work that leaves something behind unless it is brought to an end, such as a history.
     *
     * @return ends the work when it is closed
     */
    public Tidying tidying() {
        return tidyingWhile(() -> true);
    }

    /**
     * Begins work that leaves something behind only at times.
     *
     * @param needed whether it would leave something behind now; called on any thread
     * @return ends the work when it is closed
     */
    public Tidying tidyingWhile(BooleanSupplier needed) {
        Work work = new Work(needed);
        tidying.add(work);
        return () -> tidying.remove(work);
    }

    /** Work that goes on; equal to no other. */
    private static final class Work {
        private final BooleanSupplier needed;

        Work(BooleanSupplier needed) {
            this.needed = needed;
        }
    }

    private boolean mustTidy() {
        return tidying.stream().anyMatch(work -> work.needed.getAsBoolean());
    }

    /** Work that must be tidied up. */
    public interface Tidying extends AutoCloseable {
        @Override
        void close();
    }

    /** Marks the command as ended, so that the process may end. */
    public void finished() {
        finished.countDown();
    }

    void interrupted() {
        cancel();
        try {
            long patience = PATIENCE_MILLIS;
            boolean ended = finished.await(GRACE_MILLIS, TimeUnit.MILLISECONDS);
            while (!ended && patience > 0 && mustTidy()) {
                ended = finished.await(POLL_MILLIS, TimeUnit.MILLISECONDS);
                patience -= POLL_MILLIS;
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
