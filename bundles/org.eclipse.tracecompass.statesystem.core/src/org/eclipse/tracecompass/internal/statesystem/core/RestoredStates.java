package org.eclipse.tracecompass.internal.statesystem.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The states that were ongoing at some instant of the building; the arrays are indexed by quark.
 *
 * @param latest the time of the latest change
 * @param starts since when each state is ongoing
 * @param values the states
 * @param types the types of the attributes, null where there was none but null
 */
public record RestoredStates(
        long latest, long[] starts, @Nullable Object[] values, @Nullable Class<?>[] types) {

    /**
     * Counts the attributes.
     *
     * @return how many there are
     */
    public int size() {
        return starts.length;
    }
}
