package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;

/** The moment of a run that others wait for. Thread-safe. */
final class RunStart {

    /** How often a waiter looks whether the run was cancelled before it began. */
    private static final long POLL_MS = 100;

    private volatile @Nullable CountDownLatch latest;

    /** That of the run that executes: the latest one may wait for its end. */
    private volatile @Nullable CountDownLatch executing;

    /** A run is going to begin. */
    void begin() {
        latest = new CountDownLatch(1);
    }

    /** The latest run executes from now on. */
    void enter() {
        executing = latest;
    }

    /** The moment of the run that executes has come; harmless when repeated. */
    void reached() {
        release(executing);
    }

    /** The latest run has failed; perhaps it never executed. */
    void failed() {
        release(latest);
    }

    private static void release(@Nullable CountDownLatch latch) {
        if (latch != null) {
            latch.countDown();
        }
    }

    /**
     * Waits for the moment of the latest run; false if no run is going to begin, if the run ended
     * before the moment came, or when interrupted.
     *
     * @param goesOn tells whether the run has not ended
     */
    boolean await(BooleanSupplier goesOn) {
        CountDownLatch latch = latest;
        if (latch == null) {
            return false;
        }
        try {
            while (!latch.await(POLL_MS, TimeUnit.MILLISECONDS)) {
                if (!goesOn.getAsBoolean()) {
                    return false;
                }
            }
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
