package org.eclipse.tracecompass.internal.statesystem.core;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;

/**
 * The life of a state system: it is built, closed and disposed of, and others wait for it.
 * Thread-safe; phases only go forward.
 */
final class Life {

    private enum Phase {
        BUILDING,
        CLOSING,
        CLOSED,
        DISPOSED
    }

    private final String fName;
    private final CountDownLatch fBuilt = new CountDownLatch(1);
    private volatile Phase fPhase;
    private volatile boolean fCancelled;

    /**
     * Begins a life.
     *
     * @param name the id of the state system, for messages
     * @param building true if it is to be built, false if it is complete
     */
    Life(String name, boolean building) {
        fName = name;
        fPhase = building ? Phase.BUILDING : Phase.CLOSED;
        if (!building) {
            fBuilt.countDown();
        }
    }

    /** Tells whether everything is in the backend and nothing will be added. */
    boolean isClosed() {
        return fPhase == Phase.CLOSED;
    }

    boolean isDisposed() {
        return fPhase == Phase.DISPOSED;
    }

    /** Tells whether building was given up. */
    boolean isCancelled() {
        return fCancelled;
    }

    void checkDisposed() {
        if (fPhase == Phase.DISPOSED) {
            throw new StateSystemDisposedException();
        }
    }

    void checkBuilding() {
        Phase phase = fPhase;
        if (phase != Phase.BUILDING) {
            if (phase == Phase.DISPOSED) {
                throw new StateSystemDisposedException();
            }
            throw new IllegalStateException(
                    "The history of " + fName + " is closed: nothing can be added to it any more");
        }
    }

    /** Ends building; false if that was over already. */
    synchronized boolean beginClosing() {
        if (fPhase != Phase.BUILDING) {
            return false;
        }
        fPhase = Phase.CLOSING;
        return true;
    }

    /** Ends closing and tells whoever waits. */
    void closed() {
        synchronized (this) {
            if (fPhase == Phase.CLOSING) {
                fPhase = Phase.CLOSED;
            }
        }
        fBuilt.countDown();
    }

    /** Notes that the history will never be complete, and tells whoever waits. */
    void giveUp() {
        fCancelled = true;
        fBuilt.countDown();
    }

    /** Ends everything and tells whoever waits; false if that was done before. */
    boolean dispose() {
        synchronized (this) {
            if (fPhase == Phase.DISPOSED) {
                return false;
            }
            if (fPhase != Phase.CLOSED) {
                fCancelled = true;
            }
            fPhase = Phase.DISPOSED;
        }
        fBuilt.countDown();
        return true;
    }

    /** What an error of the backend is to the caller: after dispose, a consequence of that. */
    RuntimeException explain(RuntimeException e) {
        return fPhase == Phase.DISPOSED ? new StateSystemDisposedException(e) : e;
    }

    void waitUntilBuilt() {
        try {
            fBuilt.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for so many milliseconds; true if the history is complete then. */
    boolean waitUntilBuilt(long timeout) {
        try {
            return fBuilt.await(timeout, TimeUnit.MILLISECONDS) && !fCancelled;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
