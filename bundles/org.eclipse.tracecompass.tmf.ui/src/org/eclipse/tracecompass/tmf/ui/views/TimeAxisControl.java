package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;

/** A widget with a time axis: a window of time that moves and a selection. For the UI thread. */
public interface TimeAxisControl {

    /** The display of the widget. */
    Display getDisplay();

    /** Whether the widget is gone. */
    boolean isDisposed();

    /** Window, selection, times and theme. */
    TimeGraphScene scene();

    /** The time that can be shown, in ns; both ends are included. */
    void setBounds(long start, long end);

    /** Writes times in another way. */
    void setTime(TimeText time);

    /** Shows a window chosen elsewhere; listeners are not notified. */
    void showWindow(long start, long end);

    /** Selects times chosen elsewhere; listeners are not notified. */
    void showSelection(long begin, long end);
}
