package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.IStateVisitor;

/** Counts the states that have a value. */
final class StateCount implements IStateVisitor {

    private long count;

    long get() {
        return count;
    }

    @Override
    public boolean attribute(int quark) {
        return true;
    }

    @Override
    public int number(@Nullable Object value) {
        return value == null ? -1 : 0;
    }

    @Override
    public void state(long start, long end, int number) {
        count++;
    }
}
