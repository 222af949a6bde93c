package org.eclipse.tracecompass.tmf.core.markers;

/** The plain time reference. */
public class TimeReference implements ITimeReference {

    private final long fTime;
    private final long fIndex;

    /**
     * A reference.
     *
     * @param time nanoseconds
     * @param index the number of the mark at that time
     */
    public TimeReference(long time, long index) {
        fTime = time;
        fIndex = index;
    }

    @Override
    public long getTime() {
        return fTime;
    }

    @Override
    public long getIndex() {
        return fIndex;
    }

    @Override
    public String toString() {
        return "[" + fTime + ", " + fIndex + ']';
    }
}
