package org.eclipse.tracecompass.spark.source;

import java.io.Serializable;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.InvertibleTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;

/**
 * How the times in the files of a trace lead to those of its tables.
 *
 * @param toHost the formula from the trace's clock to that of its host
 * @param toCommon the formula from the host's clock to the common one
 */
record TraceClock(String toHost, String toCommon) implements Serializable {

    private static final String SAME = "1 0";

    /** Transforms round; a range must not become too short by that. */
    private static final long ROUNDING = 8;

    static TraceClock of(ITmfTimestampTransform toHost, ITmfTimestampTransform toCommon) {
        return new TraceClock(formula(toHost), formula(toCommon));
    }

    private static String formula(ITmfTimestampTransform transform) {
        String formula = TimestampTransformFactory.formulaOf(transform);
        return formula == null ? SAME : formula;
    }

    ITmfTimestampTransform host() {
        return TimestampTransformFactory.parse(toHost);
    }

    /** From the trace's clock to the common one. */
    ITmfTimestampTransform common() {
        return TimestampTransformFactory.parse(toCommon).composeWith(host());
    }

    boolean isCorrected() {
        return !SAME.equals(toCommon);
    }

    /** The earliest own time that may become a time or a later one. */
    long least(long time) {
        return time == Long.MIN_VALUE ? time : own(time) - ROUNDING;
    }

    /** The latest own time that may become a time or an earlier one. */
    long most(long time) {
        return time == Long.MAX_VALUE ? time : own(time) + ROUNDING;
    }

    private long own(long time) {
        return ((InvertibleTransform) common()).inverse().transform(time);
    }
}
