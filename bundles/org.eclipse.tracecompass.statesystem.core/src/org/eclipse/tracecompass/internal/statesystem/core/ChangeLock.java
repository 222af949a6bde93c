package org.eclipse.tracecompass.internal.statesystem.core;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * Lets one thread at a time change the ongoing states, and lets a reader detect whether another
 * thread has changed something meanwhile. It is taken millions of times by one thread, for
 * nanoseconds, and hardly ever wanted by another: letting go of it is a plain store, which {@link
 * java.util.concurrent.locks.StampedLock} cannot do, and a waiting thread looks again from time to
 * time. Not reentrant.
 */
final class ChangeLock {

    private static final int SPINS = 100;
    private static final long PAUSE_NANOS = 20_000;
    private static final VarHandle VERSION;

    static {
        try {
            VERSION = MethodHandles.lookup().findVarHandle(ChangeLock.class, "version", long.class);
        } catch (ReflectiveOperationException e) {
            throw new ExceptionInInitializerError(e);
        }
    }

    /** Incremented when the lock is taken and when it is released: odd while it is held. */
    private long version;

    /** Takes the lock; waits for its holder. */
    void lock() {
        for (int tries = 0; ; tries++) {
            long version = (long) VERSION.getOpaque(this);
            if ((version & 1) == 0 && VERSION.compareAndSet(this, version, version + 1)) {
                // No change may be seen before the version.
                VarHandle.storeStoreFence();
                return;
            }
            if (tries < SPINS) {
                Thread.onSpinWait();
            } else {
                LockSupport.parkNanos(PAUSE_NANOS);
            }
        }
    }

    /** Lets go of the lock, which the thread has. */
    void unlock() {
        VERSION.setRelease(this, version + 1);
    }

    /** Begins to read without the lock. */
    long version() {
        return (long) VERSION.getAcquire(this);
    }

    /**
     * Returns whether the lock was free since a version was read, so that the data read is
     * consistent.
     */
    boolean isUnchanged(long version) {
        VarHandle.loadLoadFence();
        return (version & 1) == 0 && (long) VERSION.getOpaque(this) == version;
    }
}
