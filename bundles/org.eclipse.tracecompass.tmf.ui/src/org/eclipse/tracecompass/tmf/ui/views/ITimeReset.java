package org.eclipse.tracecompass.tmf.ui.views;

/**
 * Something with a window of time that can show all time again.
 *
 * @since 0.2.0
 */
public interface ITimeReset {

    /** Shows all time, in all views. */
    default void resetStartFinishTime() {
        resetStartFinishTime(true);
    }

    /**
     * Shows all time.
     *
     * @param broadcast whether other views follow
     */
    void resetStartFinishTime(boolean broadcast);
}
