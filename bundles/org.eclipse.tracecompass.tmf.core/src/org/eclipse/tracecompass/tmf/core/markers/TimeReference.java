package org.eclipse.tracecompass.tmf.core.markers;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** The plain time reference. */
public class TimeReference implements ITimeReference {

    private final long time;
    private final long index;

    /**
     * A reference.
     *
     * @param time nanoseconds
     * @param index the number of the mark at that time
     */
    public TimeReference(long time, long index) {
        this.time = time;
        this.index = index;
    }

    @Override
    public long getTime() {
        return time;
    }

    @Override
    public long getIndex() {
        return index;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[" + time + ", " + index + ']';
    }
}
