package org.eclipse.tracecompass.tmf.core.model;

/** An element with an extent in time. */
public interface ITimeElement extends IOutputElement {

    /** Returns the start in nanoseconds. */
    long getStartTime();

    /** Returns the length in nanoseconds. */
    long getDuration();
}
