package org.eclipse.tracecompass.analysis.counters.core.aspects;

import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;

/**
 * An aspect whose value is the reading of a counter. Thread-safe.
 *
 * @since 0.2.0
 */
public interface ITmfCounterAspect extends ITmfEventAspect<Number> {

    /** Counters are for charts: tables hide them until one asks for them. */
    @Override
    default boolean isHiddenByDefault() {
        return true;
    }

    @Override
    default DataType getDataType() {
        return DataType.NUMBER;
    }

    /**
     * Returns whether an event has the total since the counter began; false if it has what was
     * added since the event before.
     */
    default boolean isCumulative() {
        return true;
    }
}
