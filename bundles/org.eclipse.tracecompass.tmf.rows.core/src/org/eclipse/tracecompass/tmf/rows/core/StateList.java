package org.eclipse.tracecompass.tmf.rows.core;

import java.util.AbstractList;
import java.util.Objects;
import java.util.RandomAccess;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;

/**
 * States in columns as the list that the API documents. The object of a state is made when it is
 * first asked for, and stays the same: what a filter marks stays marked. Thread-safe.
 */
final class StateList extends AbstractList<ITimeGraphState> implements RandomAccess {

    private final StateColumns columns;
    private volatile @Nullable AtomicReferenceArray<@Nullable ITimeGraphState> made;

    StateList(StateColumns columns) {
        this.columns = columns;
    }

    @Override
    public int size() {
        return columns.size();
    }

    @Override
    public ITimeGraphState get(int index) {
        Objects.checkIndex(index, columns.size());
        AtomicReferenceArray<@Nullable ITimeGraphState> states = states();
        ITimeGraphState state = states.get(index);
        if (state == null) {
            states.compareAndSet(index, null, columns.state(index));
            state = Objects.requireNonNull(states.get(index));
        }
        return state;
    }

    private AtomicReferenceArray<@Nullable ITimeGraphState> states() {
        AtomicReferenceArray<@Nullable ITimeGraphState> states = made;
        return states == null ? makeRoom() : states;
    }

    private synchronized AtomicReferenceArray<@Nullable ITimeGraphState> makeRoom() {
        AtomicReferenceArray<@Nullable ITimeGraphState> states = made;
        if (states == null) {
            states = new AtomicReferenceArray<>(columns.size());
            made = states;
        }
        return states;
    }
}
