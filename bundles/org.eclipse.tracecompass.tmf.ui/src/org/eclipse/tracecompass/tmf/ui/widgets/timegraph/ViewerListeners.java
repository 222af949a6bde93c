package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.tracecompass.tmf.ui.views.TimeAxisListener;

/**
 * Tells the listeners of a viewer what the user has done, once a gesture has ended: first of the
 * row, then of the window, then of the selected times. For the UI thread.
 */
final class ViewerListeners implements TimeAxisListener {

    /** How long after the last change a gesture has ended, in ms. */
    private static final int DELAY = 150;

    private final ViewerTimes viewer;
    private final List<ITimeGraphSelectionListener> selection = new CopyOnWriteArrayList<>();
    private final List<ITimeGraphTimeListener> time = new CopyOnWriteArrayList<>();
    private final List<ITimeGraphRangeListener> range = new CopyOnWriteArrayList<>();
    private boolean rowPending;
    private boolean timePending;
    private boolean rangePending;
    private int changes;

    ViewerListeners(ViewerTimes viewer) {
        this.viewer = viewer;
    }

    List<ITimeGraphSelectionListener> selection() {
        return selection;
    }

    List<ITimeGraphTimeListener> time() {
        return time;
    }

    List<ITimeGraphRangeListener> range() {
        return range;
    }

    /** Whether listeners are still to be told what the user does. */
    boolean isPending() {
        return rowPending || timePending || rangePending;
    }

    @Override
    public void rowSelected(Long id) {
        rowPending = true;
        later();
    }

    @Override
    public void timesSelected(long begin, long end) {
        timePending = true;
        later();
    }

    @Override
    public void windowMoved(long start, long end) {
        rangePending = true;
        later();
    }

    private void later() {
        int now = ++changes;
        viewer.getTimeGraphControl()
                .getDisplay()
                .timerExec(
                        DELAY,
                        () -> {
                            if (now == changes && !viewer.getTimeGraphControl().isDisposed()) {
                                tell();
                            }
                        });
    }

    private void tell() {
        boolean row = rowPending;
        boolean times = timePending;
        boolean window = rangePending;
        rowPending = false;
        timePending = false;
        rangePending = false;
        if (row) {
            TimeGraphSelectionEvent event =
                    new TimeGraphSelectionEvent(
                            viewer, viewer.getTimeGraphControl().getSelectedTrace());
            selection.forEach(listener -> listener.selectionChanged(event));
        }
        if (window) {
            TimeGraphRangeUpdateEvent event =
                    new TimeGraphRangeUpdateEvent(viewer, viewer.getTime0(), viewer.getTime1());
            range.forEach(listener -> listener.timeRangeUpdated(event));
        }
        if (times) {
            TimeGraphTimeEvent event =
                    new TimeGraphTimeEvent(
                            viewer, viewer.getSelectionBegin(), viewer.getSelectionEnd());
            time.forEach(listener -> listener.timeSelected(event));
        }
    }
}
