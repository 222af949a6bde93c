package org.eclipse.tracecompass.tmf.ui.viewers;

/**
 * A viewer of a trace with a time axis. Times are nanoseconds since the epoch.
 *
 * @since 0.2.0
 */
public interface ITmfTimeProvider extends ITmfViewer {

    /** The start of the trace. */
    long getStartTime();

    /** The end of the trace. */
    long getEndTime();

    /** The start of the visible window. */
    long getWindowStartTime();

    /** The end of the visible window. */
    long getWindowEndTime();

    /** The length of the visible window. */
    long getWindowDuration();

    /** Where the selection was begun. */
    long getSelectionBeginTime();

    /** Where the selection was ended; may be before its begin. */
    long getSelectionEndTime();

    /**
     * Selects a range, here and in all views.
     *
     * @param currentBeginTime where the selection was begun
     * @param currentEndTime where it was ended; may be before its begin
     */
    void updateSelectionRange(long currentBeginTime, long currentEndTime);

    /**
     * Shows another window, here and in all views.
     *
     * @param windowStartTime the start of the window
     * @param windowEndTime the end of the window
     */
    void updateWindow(long windowStartTime, long windowEndTime);
}
