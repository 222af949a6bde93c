package org.eclipse.tracecompass.internal.tmf.core.trace;

import java.nio.file.Path;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.InvertibleTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;

/**
 * Leads between the times that a trace shows and those of the clock that it was recorded with. What
 * is stored of a trace has the latter, so that it stays valid when the trace's clock is changed.
 * Immutable, thread-safe.
 */
public final class OwnClock {

    private final ITmfTimestampTransform toShown;
    private final ITmfTimestampTransform toOwn;

    private OwnClock(ITmfTimestampTransform toShown, ITmfTimestampTransform toOwn) {
        this.toShown = toShown;
        this.toOwn = toOwn;
    }

    /**
     * The clock of a trace.
     *
     * @param trace a trace
     * @return its clock; empty when the trace shows its own times, or there is no way back from
     *     those that it shows: experiments, and transforms of foreign classes
     */
    public static Optional<OwnClock> of(ITmfTrace trace) {
        return trace instanceof TmfExperiment
                ? Optional.empty()
                : of(trace.getTimestampTransform());
    }

    static Optional<OwnClock> of(ITmfTimestampTransform transform) {
        return transform instanceof InvertibleTransform invertible
                        && !transform.equals(TimestampTransformFactory.getDefaultTransform())
                ? Optional.of(new OwnClock(transform, invertible.inverse()))
                : Optional.empty();
    }

    /**
     * Where what has the times of a trace's own clock is stored.
     *
     * @param trace a trace
     * @return the folder, which exists; one of the shown times where there is no way back from them
     */
    public static Path folder(ITmfTrace trace) {
        return of(trace).isPresent()
                ? SupplementaryFolder.ofTrace(trace)
                : SupplementaryFolder.of(trace);
    }

    /**
     * Returns a text that identifies the content of a trace and its clock, for files in the {@link
     * #folder}.
     *
     * @param trace a trace
     * @return the text
     */
    public static String origin(ITmfTrace trace) {
        return of(trace).isPresent()
                ? SupplementaryFolder.contentOf(trace)
                : SupplementaryFolder.originOf(trace);
    }

    /**
     * The displayed time for a time of the trace's own clock.
     *
     * @param own the time
     * @return the shown time
     */
    public long toShown(long own) {
        return isNever(own) ? own : toShown.transform(own);
    }

    /**
     * The last time of the own clock that is shown at or before a time: of an event's shown time it
     * leads back to the same shown time exactly.
     *
     * @param shown the shown time
     * @return the time of the own clock
     */
    public long toOwn(long shown) {
        if (isNever(shown)) {
            return shown;
        }
        long own = toOwn.transform(shown);
        // The inverse is rounded: a few steps lead to the place.
        while (own > Long.MIN_VALUE && toShown.transform(own) > shown) {
            own--;
        }
        while (own < Long.MAX_VALUE && toShown.transform(own + 1) <= shown) {
            own++;
        }
        return own;
    }

    /** {@return whether shown times are always as much later than own times} */
    public boolean isShift() {
        return toShown.equals(TimestampTransformFactory.createWithOffset(toShown.transform(0)));
    }

    private static boolean isNever(long time) {
        return time == Long.MIN_VALUE || time == Long.MAX_VALUE;
    }
}
