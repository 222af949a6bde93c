package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets;

import org.eclipse.tracecompass.tmf.ui.views.ITimeReset;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils.TimeFormat;

/**
 * The times of a time graph: those that can be shown, those that are visible, and those that are
 * selected. On the UI thread.
 *
 * @since 0.2.0
 */
public interface ITimeDataProvider extends ITimeReset {

    /**
     * Selects a range and tells listeners.
     *
     * @param beginTime where the selection was begun
     * @param endTime where it was ended; may be before its begin
     * @param ensureVisible whether the window is moved so that the end is visible
     */
    void setSelectionRangeNotify(long beginTime, long endTime, boolean ensureVisible);

    /**
     * Selects a range; listeners are not told.
     *
     * @param beginTime where the selection was begun
     * @param endTime where it was ended; may be before its begin
     * @param ensureVisible whether the window is moved so that the end is visible
     */
    void setSelectionRange(long beginTime, long endTime, boolean ensureVisible);

    /** Where the selection was begun; -1 if nothing is selected. */
    long getSelectionBegin();

    /** Where the selection was ended; may be before its begin; -1 if nothing is selected. */
    long getSelectionEnd();

    /** The first instant of the data. */
    long getBeginTime();

    /** The last instant of the data. */
    long getEndTime();

    /** The first instant that can be shown. */
    long getMinTime();

    /** The last instant that can be shown. */
    long getMaxTime();

    /** The start of the visible window. */
    long getTime0();

    /** The end of the visible window. */
    long getTime1();

    /** The length of the shortest window. */
    long getMinTimeInterval();

    /**
     * Shows another window and tells listeners.
     *
     * @param time0 the start of the window
     * @param time1 the end of the window
     */
    void setStartFinishTimeNotify(long time0, long time1);

    /**
     * Shows another window; listeners are not told.
     *
     * @param time0 the start of the window
     * @param time1 the end of the window
     */
    void setStartFinishTime(long time0, long time1);

    /** Tells listeners which window is visible. */
    void notifyStartFinishTime();

    /**
     * Selects an instant and tells listeners.
     *
     * @param time the instant
     * @param ensureVisible whether the window is moved so that it is visible
     */
    void setSelectedTimeNotify(long time, boolean ensureVisible);

    /**
     * Selects an instant; listeners are not told.
     *
     * @param time the instant
     * @param ensureVisible whether the window is moved so that it is visible
     */
    void setSelectedTime(long time, boolean ensureVisible);

    /** Shows all time. */
    @Override
    default void resetStartFinishTime(boolean notify) {
        if (notify) {
            setStartFinishTimeNotify(getMinTime(), getMaxTime());
        } else {
            setStartFinishTime(getMinTime(), getMaxTime());
        }
    }

    /** The width of the names, in pixels. */
    int getNameSpace();

    /** Makes the names wider or narrower. */
    void setNameSpace(int width);

    /** The width of the time, in pixels. */
    int getTimeSpace();

    /** How times are written. */
    TimeFormat getTimeFormat();
}
