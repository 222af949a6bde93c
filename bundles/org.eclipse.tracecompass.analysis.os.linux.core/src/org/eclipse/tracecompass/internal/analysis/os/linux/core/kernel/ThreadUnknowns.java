package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What a part of a trace does not know of a thread, because it follows from what was before the
 * part. A thread is <em>settled</em> when it is known on which CPU it is, if on any; of one that is
 * not, nothing is known, and all events that concern it are deferred.
 */
final class ThreadUnknowns {

    /** The system call that it is in. */
    static final int CALL = 1;

    /** Whether it is about to end. */
    static final int EXITING = 2;

    /** Whether it has ended. */
    static final int GONE = 4;

    /** Whether it has not come out of its creator's system call. */
    static final int FORKED = 8;

    /** Whether, and by whom, it was woken. */
    static final int WAKE = 16;

    /** Its name. */
    static final int NAME = 32;

    /** Whether it has a user mode. */
    static final int USER = 64;

    /** Whether it is one of the kernel: no evidence for that changes anything. */
    static final int KERNEL = 128;

    static final int ALL = 255;

    private final KernelPart part;
    private final KernelThread thread;
    private boolean isSettled;
    private int unknown = ALL;
    private @Nullable CallSymbol symbol;

    ThreadUnknowns(KernelPart part, KernelThread thread) {
        this.part = part;
        this.thread = thread;
    }

    KernelPart part() {
        return part;
    }

    boolean isSettled() {
        return isSettled;
    }

    /** Nothing is known any more. */
    void unsettle() {
        isSettled = false;
        unknown = ALL;
        symbol = null;
    }

    /** It is known where it is, and nothing else. */
    void settle() {
        isSettled = true;
        unknown = thread.isIdle() ? 0 : ALL;
        symbol = null;
    }

    boolean is(int what) {
        return (unknown & what) != 0;
    }

    /** The bits of what is not known. */
    int bits() {
        return unknown;
    }

    void know(int what) {
        unknown &= ~what;
        if ((what & CALL) != 0) {
            symbol = null;
        }
    }

    /** What stands for the system call while it is not known. */
    CallSymbol symbol() {
        CallSymbol symbol = this.symbol;
        if (symbol == null) {
            symbol = part.symbolFor(thread);
            this.symbol = symbol;
        }
        return symbol;
    }
}
