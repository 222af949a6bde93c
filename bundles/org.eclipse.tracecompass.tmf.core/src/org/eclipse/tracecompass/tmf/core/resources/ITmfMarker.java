package org.eclipse.tracecompass.tmf.core.resources;

/** Attributes of bookmarks in traces. */
public interface ITmfMarker {

    /** Colour, as text. */
    String MARKER_COLOR = "color";

    /** Rank of the event. */
    String MARKER_RANK = "rank";

    /** Time in nanoseconds. */
    String MARKER_TIME = "time";

    /** Duration in nanoseconds. */
    String MARKER_DURATION = "duration";

    /** Whether the mark is drawn over the states. */
    String MARKER_FOREGROUND = "foreground";
}
