package org.eclipse.tracecompass.internal.statesystem.core;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;

/**
 * Lets one thread at a time change the ongoing states, and tells a reader whether somebody has
 * changed something meanwhile. It is taken millions of times by one thread, for nanoseconds, and
 * hardly ever wanted by another: letting go of it is a plain store, which {@link
 * java.util.concurrent.locks.StampedLock} cannot do, and whoever has to wait looks again from time
 * to time. Not reentrant.
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

    /** Goes up by one when the lock is taken and when it is let go: odd while somebody has it. */
    private long version;

    /** Takes the lock; waits for whoever has it. */
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

    /** Tells whether nobody had the lock since a version was asked for: what was read is right. */
    boolean isUnchanged(long version) {
        VarHandle.loadLoadFence();
        return (version & 1) == 0 && (long) VERSION.getOpaque(this) == version;
    }
}
