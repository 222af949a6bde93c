package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.time.ZoneId;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.ITimeDataProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils.TimeFormat;

/**
 * The part of a documented time graph viewer that is about times: bounds, window and selection, and
 * who is told of them. What the program does is silent unless it asks for the contrary; what the
 * user does is told once a gesture has ended, and until then the program changes nothing.
 */
abstract class ViewerTimes extends Viewer implements ITimeDataProvider {

    private static final long NONE = -1;

    private final ViewerListeners listeners = new ViewerListeners(this);
    private TimeFormat timeFormat = TimeFormat.RELATIVE;
    private @Nullable TimeText timeText;
    private long beginTime = NONE;
    private long endTime = NONE;

    /** The time graph. */
    public abstract TimeGraphControl getTimeGraphControl();

    /** The listeners of user actions. */
    final ViewerListeners listeners() {
        return listeners;
    }

    /** Watches what the user does on the time graph. */
    final void watch() {
        getTimeGraphControl().addListener((TimeAxisListener) listeners);
        getTimeGraphControl().setTimeProvider(this);
        showTimeFormat();
    }

    private TimeGraphScene scene() {
        return getTimeGraphControl().scene();
    }

    private Viewport viewport() {
        return scene().viewport();
    }

    // --- bounds

    /**
     * Sets the time that can be shown.
     *
     * @param beginTime the first instant; -1 for that of the entries
     * @param endTime the last instant; -1 for that of the entries
     */
    public void setTimeBounds(long beginTime, long endTime) {
        long from = beginTime;
        long to = endTime;
        if (from != NONE && to != NONE && from > to) {
            from = endTime;
            to = beginTime;
        }
        if (from == NONE || to == NONE) {
            EntryTimes times = EntryTimes.of(getTimeGraphControl().getTraces());
            from = from == NONE ? times.start() : from;
            to = to == NONE ? times.end() : to;
        }
        this.beginTime = from;
        this.endTime = to;
        getTimeGraphControl().setBounds(from, to);
    }

    /** Shows the time of the entries, as long as nobody has set bounds. */
    final void showTimeOfEntries() {
        if (beginTime == NONE && endTime == NONE) {
            EntryTimes times = EntryTimes.of(getTimeGraphControl().getTraces());
            if (times.start() < times.end()) {
                getTimeGraphControl().setBounds(times.start(), times.end());
                setStartFinishTime(times.start(), times.end());
            }
        }
    }

    /** Sets the time that can be shown to that of the entries. */
    public void setTimeBounds() {
        setTimeBounds(NONE, NONE);
    }

    @Override
    public long getBeginTime() {
        return beginTime;
    }

    @Override
    public long getEndTime() {
        return endTime;
    }

    @Override
    public long getMinTime() {
        return viewport().boundsStart();
    }

    @Override
    public long getMaxTime() {
        return viewport().boundsEnd();
    }

    // --- window

    @Override
    public long getTime0() {
        return viewport().start();
    }

    @Override
    public long getTime1() {
        return viewport().end();
    }

    @Override
    public long getMinTimeInterval() {
        return Viewport.MIN_SPAN;
    }

    @Override
    public void setStartFinishTime(long time0, long time1) {
        if (!listeners.isPending()) {
            getTimeGraphControl().showWindow(time0, time1);
        }
    }

    @Override
    public void setStartFinishTimeNotify(long time0, long time1) {
        getTimeGraphControl().windowMoved(viewport().zoomTo(time0, time1));
        notifyStartFinishTime();
    }

    @Override
    public void notifyStartFinishTime() {
        listeners.windowMoved(getTime0(), getTime1());
    }

    @Override
    public void resetStartFinishTime() {
        resetStartFinishTime(true);
    }

    @Override
    public void resetStartFinishTime(boolean notify) {
        if (notify) {
            setStartFinishTimeNotify(getMinTime(), getMaxTime());
        } else {
            setStartFinishTime(getMinTime(), getMaxTime());
        }
    }

    // --- selection

    @Override
    public long getSelectionBegin() {
        TimeSelection selection = scene().selection();
        return selection == null ? NONE : selection.begin();
    }

    @Override
    public long getSelectionEnd() {
        TimeSelection selection = scene().selection();
        return selection == null ? NONE : selection.end();
    }

    @Override
    public void setSelectedTime(long time, boolean ensureVisible) {
        setSelectionRange(time, time, ensureVisible);
    }

    @Override
    public void setSelectedTimeNotify(long time, boolean ensureVisible) {
        setSelectionRangeNotify(time, time, ensureVisible);
    }

    @Override
    public void setSelectionRange(long begin, long end, boolean ensureVisible) {
        if (!listeners.isPending()) {
            show(begin, end);
            if (ensureVisible) {
                Viewport revealed = viewport().reveal(inBounds(end));
                getTimeGraphControl().showWindow(revealed.start(), revealed.end());
            }
        }
    }

    @Override
    public void setSelectionRangeNotify(long begin, long end, boolean ensureVisible) {
        getTimeGraphControl().select(new TimeSelection(inBounds(begin), inBounds(end)));
        listeners.timesSelected(getSelectionBegin(), getSelectionEnd());
        if (ensureVisible) {
            getTimeGraphControl().windowMoved(viewport().reveal(inBounds(end)));
        }
    }

    private void show(long begin, long end) {
        if (begin == NONE && end == NONE) {
            scene().setSelection(null);
            getTimeGraphControl().refresh();
        } else {
            getTimeGraphControl().showSelection(inBounds(begin), inBounds(end));
        }
    }

    private long inBounds(long time) {
        return Math.clamp(time, getMinTime(), getMaxTime());
    }

    // --- how times are written

    @Override
    public TimeFormat getTimeFormat() {
        return timeFormat;
    }

    /** Writes times in another way. */
    public void setTimeFormat(TimeFormat tf) {
        timeFormat = tf;
        timeText = null;
        showTimeFormat();
    }

    /** Writes times in another way. */
    public void setTimeFormat(FormatTimeUtils.TimeFormat tf) {
        setTimeFormat(TimeFormat.convert(tf));
    }

    /**
     * Writes times as another view does.
     *
     * @param tf the format that {@link #getTimeFormat()} tells
     * @param text writes times
     */
    public void setTimeFormat(TimeFormat tf, TimeText text) {
        timeFormat = tf;
        timeText = text;
        showTimeFormat();
    }

    /** Counts cycles of a clock in place of nanoseconds. */
    final void showCycles(long clockFrequency) {
        timeFormat = TimeFormat.CYCLES;
        timeText =
                new TimeText(
                        org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.CYCLES,
                        TmfTimePreferences.getTimeZone().toZoneId(),
                        clockFrequency);
        showTimeFormat();
    }

    private void showTimeFormat() {
        TimeText text = timeText;
        getTimeGraphControl().setTime(text == null ? textOf(timeFormat) : text);
    }

    private static TimeText textOf(TimeFormat format) {
        ZoneId zone = TmfTimePreferences.getTimeZone().toZoneId();
        return new TimeText(
                switch (format) {
                    case CALENDAR -> org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.DATE;
                    case RELATIVE ->
                            org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.SECONDS;
                    case NUMBER, CYCLES, PERCENTAGE ->
                            org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.NUMBER;
                },
                zone,
                0);
    }

    // --- where the time is

    @Override
    public int getNameSpace() {
        return (int) Math.round(scene().namesWidth());
    }

    @Override
    public void setNameSpace(int width) {
        getTimeGraphControl().setNamesWidth(width);
    }

    @Override
    public int getTimeSpace() {
        return viewport().width();
    }

    /** The place of an instant, from the left edge of the time graph; -1 if it is not visible. */
    public int getXForTime(long time) {
        return getTimeGraphControl().getXForTime(time);
    }

    /** The instant at a place, from the left edge of the time graph; -1 over the names. */
    public long getTimeAtX(int x) {
        return getTimeGraphControl().getTimeAtX(x);
    }

    /** Shows a shorter time. */
    public void zoomIn() {
        getTimeGraphControl().zoomIn();
    }

    /** Shows a longer time. */
    public void zoomOut() {
        getTimeGraphControl().zoomOut();
    }
}
