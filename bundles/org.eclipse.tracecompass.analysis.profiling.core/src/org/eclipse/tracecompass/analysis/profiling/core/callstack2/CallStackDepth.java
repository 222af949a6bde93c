package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A level of a call stack. Equal for the same call stack and depth.
 *
 * @since 0.2.0
 */
public class CallStackDepth {

    private final CallStack callstack;
    private final int depth;

    /**
     * Creates a level.
     *
     * @param callstack the call stack
     * @param depth the depth, 1 for the outermost call
     */
    public CallStackDepth(CallStack callstack, int depth) {
        this.callstack = callstack;
        this.depth = depth;
    }

    /**
     * Returns the attribute that has the calls of this level.
     *
     * @throws ArrayIndexOutOfBoundsException if the stack is not that deep
     */
    public int getQuark() {
        return callstack.getQuarkAtDepth(depth).intValue();
    }

    /** Returns the call stack. */
    public CallStack getCallStack() {
        return callstack;
    }

    /** Returns the depth, 1 for the outermost call. */
    public int getDepth() {
        return depth;
    }

    @Override
    public int hashCode() {
        return Objects.hash(callstack, depth);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof CallStackDepth other
                && depth == other.depth
                && callstack.equals(other.callstack);
    }

    @Override
    public String toString() {
        return callstack + ":" + depth;
    }
}
