package org.eclipse.tracecompass.tmf.drawing.core.time;

import java.util.List;

/** How instants are written. */
public enum TimeFormat {
    /** Date and time of day in a time zone. */
    DATE,
    /** Seconds since the origin of the trace's clock. */
    SECONDS,
    /** Time since the start of the trace. */
    RELATIVE,
    /**
     * A plain number, for an axis that is no time.
     *
     * @since 0.2.0
     */
    NUMBER,
    /**
     * Cycles of a clock, whose frequency in Hz is the origin of the text.
     *
     * @since 0.2.0
     */
    CYCLES;

    /** The formats of time, between which users choose. */
    public static final List<TimeFormat> OF_TIME = List.of(DATE, SECONDS, RELATIVE);
}
