package org.eclipse.tracecompass.statesystem.core.backend;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.IntegerRangeCondition;
import org.eclipse.tracecompass.internal.provisional.datastore.core.condition.TimeRangeCondition;

/**
 * A backend that keeps a part of the intervals and is told beforehand what the next query is about.
 */
public interface IPartialStateHistoryBackend extends IStateHistoryBackend {

    /**
     * Sets the attributes of the next query.
     *
     * @param quarksRangeCondition the attributes
     */
    @NonNullByDefault({})
    void updateRangeCondition(IntegerRangeCondition quarksRangeCondition);

    /**
     * Sets the times of the next query.
     *
     * @param timeConditionrange the times
     */
    @NonNullByDefault({})
    void updateTimeCondition(TimeRangeCondition timeConditionrange);

    /**
     * Sets the kind of the next query.
     *
     * @param type true for a two-dimensional query, false for a full query
     */
    void updateQueryType(boolean type);
}
