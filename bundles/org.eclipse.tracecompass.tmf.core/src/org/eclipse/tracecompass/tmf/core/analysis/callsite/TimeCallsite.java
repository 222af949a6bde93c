package org.eclipse.tracecompass.tmf.core.analysis.callsite;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;

/** A call site and when it was current. Immutable. */
public class TimeCallsite {

    private final ITmfCallsite callsite;
    private final long time;

    /**
     * Creates it.
     *
     * @param callsite the call site
     * @param time the instant in nanoseconds
     */
    public TimeCallsite(ITmfCallsite callsite, long time) {
        this.callsite = callsite;
        this.time = time;
    }

    /** Returns the call site. */
    public ITmfCallsite getCallsite() {
        return callsite;
    }

    /** Returns the instant in nanoseconds. */
    public long getTime() {
        return time;
    }

    @Override
    public int hashCode() {
        return Objects.hash(callsite, time);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TimeCallsite other
                && time == other.time
                && callsite.equals(other.callsite);
    }

    @Override
    public String toString() {
        return time + ": " + callsite;
    }
}
