package org.eclipse.tracecompass.tmf.drawing.core.time;

/** How instants are written. */
public enum TimeFormat {
    /** Date and time of day in a time zone. */
    DATE,
    /** Seconds since the origin of the trace's clock. */
    SECONDS,
    /** Time since the start of the trace. */
    RELATIVE
}
