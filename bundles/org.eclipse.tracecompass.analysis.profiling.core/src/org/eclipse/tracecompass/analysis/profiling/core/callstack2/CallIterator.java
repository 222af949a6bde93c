package org.eclipse.tracecompass.analysis.profiling.core.callstack2;

import java.util.Iterator;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/** Makes calls of the states that have a value. */
final class CallIterator implements Iterator<ISegment> {

    private final Iterator<ITmfStateInterval> states;
    private final Map<Integer, CallStack> stacks;
    private @Nullable ITmfStateInterval next;

    /**
     * @param states the states
     * @param stacks the stacks by the attributes of their levels
     */
    CallIterator(Iterator<ITmfStateInterval> states, Map<Integer, CallStack> stacks) {
        this.states = states;
        this.stacks = stacks;
    }

    @Override
    public boolean hasNext() {
        while (next == null && states.hasNext()) {
            ITmfStateInterval state = states.next();
            next = state.getValue() == null ? null : state;
        }
        return next != null;
    }

    @Override
    public ISegment next() {
        ITmfStateInterval state = hasNext() ? next : null;
        if (state == null) {
            throw new NoSuchElementException();
        }
        next = null;
        CallStack stack = stacks.get(Integer.valueOf(state.getAttribute()));
        return Objects.requireNonNull(stack).getFunctionFromInterval(state);
    }
}
