package org.eclipse.tracecompass.tmf.core.analysis.callsite;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.lookup.ITmfCallsite;

/** A call site and when it was current. Immutable. */
public class TimeCallsite {

    private final ITmfCallsite fCallsite;
    private final long fTime;

    /**
     * Creates it.
     *
     * @param callsite the call site
     * @param time the instant in nanoseconds
     */
    public TimeCallsite(ITmfCallsite callsite, long time) {
        fCallsite = callsite;
        fTime = time;
    }

    /** Returns the call site. */
    public ITmfCallsite getCallsite() {
        return fCallsite;
    }

    /** Returns the instant in nanoseconds. */
    public long getTime() {
        return fTime;
    }

    @Override
    public int hashCode() {
        return Objects.hash(fCallsite, fTime);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof TimeCallsite other
                && fTime == other.fTime
                && fCallsite.equals(other.fCallsite);
    }

    @Override
    public String toString() {
        return fTime + ": " + fCallsite;
    }
}
