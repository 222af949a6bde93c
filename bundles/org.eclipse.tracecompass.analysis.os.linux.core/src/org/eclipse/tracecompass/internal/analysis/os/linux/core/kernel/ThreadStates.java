package org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel;

import org.eclipse.jdt.annotation.Nullable;

/**
 * What a part of a trace knows of a thread at some instant.
 *
 * @param home the CPU on which it was first heard of
 * @param unknown the bits of {@link ThreadUnknowns} that are not known
 * @param cpu the number of the CPU that it is on, negative for none
 * @param flags the flags, as far as they are known
 * @param shown its attributes
 */
record ThreadStates(
        int tid,
        int home,
        int unknown,
        int cpu,
        @Nullable String systemCall,
        int flags,
        boolean wakePending,
        int waker,
        ThreadAttributes.Shown shown) {

    /** Returns whether some of what may be unknown was known. */
    boolean isKnown(int what) {
        return (unknown & what) == 0;
    }
}
