package org.eclipse.tracecompass.spark.source;

import java.io.Serializable;
import java.util.Map;
import java.util.Objects;
import java.util.function.Function;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.InvertibleTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;

/**
 * How the times in the files of a trace lead to those of its tables.
 *
 * @param toHost from the trace's clock to that of its host
 * @param toCommon from the host's clock to the common one
 */
record TraceClock(ITmfTimestampTransform toHost, ITmfTimestampTransform toCommon)
        implements Serializable {

    /** The times in the files are those of the tables. */
    static final TraceClock SAME =
            new TraceClock(
                    TimestampTransformFactory.getDefaultTransform(),
                    TimestampTransformFactory.getDefaultTransform());

    /** Transforms round; a range must not become too short by that. */
    private static final long ROUNDING = 8;

    /** Returns the clocks of the traces of a fleet. */
    static Function<TraceEntry, TraceClock> of(Manifest fleet) {
        Map<String, ITmfTimestampTransform> toHost = fleet.toHost();
        Map<String, ITmfTimestampTransform> toCommon = fleet.toCommon();
        return trace ->
                new TraceClock(
                        Objects.requireNonNull(toHost.get(trace.name())),
                        Objects.requireNonNull(toCommon.get(trace.host())));
    }

    /** From the trace's clock to the common one. */
    ITmfTimestampTransform common() {
        return toCommon.composeWith(toHost);
    }

    boolean isCorrected() {
        return !toCommon.equals(SAME.toCommon);
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
