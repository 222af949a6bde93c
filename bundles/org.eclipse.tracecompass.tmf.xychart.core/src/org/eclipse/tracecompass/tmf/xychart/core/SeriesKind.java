package org.eclipse.tracecompass.tmf.xychart.core;

/** How a series is drawn. */
public enum SeriesKind {
    /** A line from value to value. */
    LINE,
    /** A line whose area down to zero is filled. */
    AREA,
    /** A dot for each value. */
    SCATTER,
    /** A bar for each value. */
    BAR
}
