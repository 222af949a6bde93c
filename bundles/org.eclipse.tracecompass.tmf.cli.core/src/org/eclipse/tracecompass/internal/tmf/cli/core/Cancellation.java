package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.Closeable;
import java.io.IOException;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;

/**
 * Ends a command early and cleanly. Work asks {@link #check} from time to time; Ctrl-C (or SIGTERM)
 * sets the flag and gives the command a moment to end by itself, or some seconds while it does what
 * {@linkplain #tidying must be tidied up}. A read that may wait for ever ends because its
 * {@linkplain #closing input} is closed; what cannot be asked ends with the process. Thread-safe.
 */
public final class Cancellation {

    /** How long a cancelled command has to notice it before the process ends regardless. */
    private static final long GRACE_MILLIS = 100;

    /** How long it has if it must bring a history to an end. */
    private static final long PATIENCE_MILLIS = 10_000;

    private static final long POLL_MILLIS = 10;

    private final CountDownLatch finished = new CountDownLatch(1);
    private final Set<Work> tidying = ConcurrentHashMap.newKeySet();
    private final Set<Closeable> inputs = ConcurrentHashMap.newKeySet();
    private volatile boolean cancelled;

    /** Asks the command to end. */
    public void cancel() {
        cancelled = true;
        inputs.forEach(Cancellation::close);
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

    /**
     * Closes an input as soon as the command is asked to end. Java waits 0.3 s for a thread that
     * the system keeps in a read before the process ends.
     *
     * @param input can be closed while another thread reads it
     * @return forgets the input when it is closed
     */
    public Tidying closing(Closeable input) {
        inputs.add(input);
        if (cancelled) {
            close(input);
        }
        return () -> inputs.remove(input);
    }

    private static void close(Closeable input) {
        try {
            input.close();
        } catch (IOException e) {
            // The command ends anyway.
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
