package org.eclipse.tracecompass.tmf.core.markers;

/** A time with a number, from which regular marks are counted. */
public interface ITimeReference {

    /** Number 0 at time 0. */
    ITimeReference ZERO = new TimeReference(0, 0);

    /** {@return nanoseconds} */
    long getTime();

    /** {@return the number of the mark at that time} */
    long getIndex();
}
