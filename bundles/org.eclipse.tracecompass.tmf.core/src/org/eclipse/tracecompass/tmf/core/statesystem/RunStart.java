package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;

/** The moment of a run that others wait for. Thread-safe. */
final class RunStart {

    /** How often a waiter looks whether the run was cancelled before it began. */
    private static final long POLL_MS = 100;

    private volatile @Nullable CountDownLatch latch;

    /** A run is going to begin. */
    void begin() {
        latch = new CountDownLatch(1);
    }

    /** The moment has come; harmless when repeated. */
    void reached() {
        CountDownLatch latch = this.latch;
        if (latch != null) {
            latch.countDown();
        }
    }

    /**
     * Waits for the moment; false if no run is going to begin, if the run ended before the moment
     * came, or when interrupted.
     *
     * @param goesOn tells whether the run has not ended
     */
    boolean await(BooleanSupplier goesOn) {
        CountDownLatch latch = this.latch;
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
