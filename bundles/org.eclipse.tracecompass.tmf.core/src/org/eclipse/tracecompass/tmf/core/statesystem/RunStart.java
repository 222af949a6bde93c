package org.eclipse.tracecompass.tmf.core.statesystem;

import java.util.concurrent.CountDownLatch;
import org.eclipse.jdt.annotation.Nullable;

/** The moment of a run that others wait for. Thread-safe. */
final class RunStart {

    private volatile @Nullable CountDownLatch fLatch;

    /** A run is going to begin. */
    void begin() {
        fLatch = new CountDownLatch(1);
    }

    /** The moment has come; harmless when repeated. */
    void reached() {
        CountDownLatch latch = fLatch;
        if (latch != null) {
            latch.countDown();
        }
    }

    /** Waits for the moment; false at once if no run is going to begin, or when interrupted. */
    boolean await() {
        CountDownLatch latch = fLatch;
        if (latch == null) {
            return false;
        }
        try {
            latch.await();
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
