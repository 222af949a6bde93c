package org.eclipse.tracecompass.tmf.tables.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * A state.
 *
 * @param source its history
 * @param interval when and what
 */
record StateRow(StateSource source, ITmfStateInterval interval) {

    int quark() {
        return interval.getAttribute();
    }

    @Nullable
    Object value() {
        return interval.getValue();
    }
}
