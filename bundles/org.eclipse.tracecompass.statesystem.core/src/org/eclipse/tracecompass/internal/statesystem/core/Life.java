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

    private final String name;
    private final CountDownLatch built = new CountDownLatch(1);
    private volatile Phase phase;
    private volatile boolean cancelled;

    /**
     * Begins a life.
     *
     * @param name the id of the state system, for messages
     * @param building true if it is being built, false if it is complete
     */
    Life(String name, boolean building) {
        this.name = name;
        phase = building ? Phase.BUILDING : Phase.CLOSED;
        if (!building) {
            built.countDown();
        }
    }

    /** Returns whether everything is in the backend and nothing will be added. */
    boolean isClosed() {
        return phase == Phase.CLOSED;
    }

    boolean isDisposed() {
        return phase == Phase.DISPOSED;
    }

    /** Returns whether building was given up. */
    boolean isCancelled() {
        return cancelled;
    }

    void checkDisposed() {
        if (phase == Phase.DISPOSED) {
            throw new StateSystemDisposedException();
        }
    }

    void checkBuilding() {
        Phase phase = this.phase;
        if (phase != Phase.BUILDING) {
            if (phase == Phase.DISPOSED) {
                throw new StateSystemDisposedException();
            }
            throw new IllegalStateException(
                    "The history of " + name + " is closed and accepts no more states");
        }
    }

    /** Ends building; false if that was over already. */
    synchronized boolean beginClosing() {
        if (phase != Phase.BUILDING) {
            return false;
        }
        phase = Phase.CLOSING;
        return true;
    }

    /** Ends closing and wakes waiting threads. */
    void closed() {
        synchronized (this) {
            if (phase == Phase.CLOSING) {
                phase = Phase.CLOSED;
            }
        }
        built.countDown();
    }

    /** Records that the history will never be complete, and wakes waiting threads. */
    void giveUp() {
        cancelled = true;
        built.countDown();
    }

    /** Ends everything and wakes waiting threads; false if that was done before. */
    boolean dispose() {
        synchronized (this) {
            if (phase == Phase.DISPOSED) {
                return false;
            }
            if (phase != Phase.CLOSED) {
                cancelled = true;
            }
            phase = Phase.DISPOSED;
        }
        built.countDown();
        return true;
    }

    /**
     * Converts an error of the backend for the caller: after dispose, it is a consequence of that.
     */
    RuntimeException explain(RuntimeException e) {
        return phase == Phase.DISPOSED ? new StateSystemDisposedException(e) : e;
    }

    void waitUntilBuilt() {
        try {
            built.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Waits for this many milliseconds; true if the history is complete then. */
    boolean waitUntilBuilt(long timeout) {
        try {
            return built.await(timeout, TimeUnit.MILLISECONDS) && !cancelled;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
