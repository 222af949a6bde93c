package org.eclipse.tracecompass.segmentstore.core;

import java.io.Serializable;

/** A stretch of time, both ends included. Ordered by start, then by end. */
public interface ISegment extends Comparable<ISegment>, Serializable {

    /** Returns the start in nanoseconds. */
    long getStart();

    /** Returns the end in nanoseconds, not before the start. */
    long getEnd();

    /** Returns the length in nanoseconds, the difference of the ends. */
    default long getLength() {
        return getEnd() - getStart();
    }

    @Override
    default int compareTo(ISegment o) {
        int byStart = Long.compare(getStart(), o.getStart());
        return byStart != 0 ? byStart : Long.compare(getEnd(), o.getEnd());
    }
}
