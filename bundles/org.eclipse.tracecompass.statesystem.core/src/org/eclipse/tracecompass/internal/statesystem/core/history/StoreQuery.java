package org.eclipse.tracecompass.internal.statesystem.core.history;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;

/**
 * A two-dimensional query of what a store holds when it is made. Immutable.
 *
 * @param store the store
 * @param views its levels
 * @param openCounts how many intervals of the open buffer of each level count
 * @param quarks the attributes
 * @param times the times, sorted; null for all from first to last
 * @param first the first instant
 * @param last the last one
 * @param reverse whether blocks are read backwards
 */
record StoreQuery(
        HistoryStore store,
        Level.View[] views,
        int[] openCounts,
        QuarkSet quarks,
        @Nullable SampleTimes times,
        long first,
        long last,
        boolean reverse) {

    static StoreQuery of(
            HistoryStore store, QuarkSet quarks, TimeRangeCondition times, boolean reverse) {
        Level.View[] views = store.views();
        long[] discrete = times.discreteValues();
        return new StoreQuery(
                store,
                views,
                Level.openCounts(views),
                quarks,
                discrete == null ? null : new SampleTimes(discrete),
                times.min(),
                times.max(),
                reverse);
    }
}
