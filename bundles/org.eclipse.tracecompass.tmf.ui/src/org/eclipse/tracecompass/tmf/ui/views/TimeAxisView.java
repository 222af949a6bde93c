package org.eclipse.tracecompass.tmf.ui.views;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;

/**
 * A view of the active trace with a time axis: its window and its selection are those of all views.
 * Subclasses register the {@link #follower} with their control.
 */
public abstract class TimeAxisView extends ProviderView {

    private static final int SYNC_DELAY = 60;

    private boolean syncPending;

    /** No window of the trace has been shown yet. */
    private boolean fresh;

    /**
     * @param providerId the id of the data provider
     * @param analysisId the id of the analysis behind it; null if there is none
     */
    protected TimeAxisView(String providerId, @Nullable String analysisId) {
        super(providerId, analysisId);
    }

    /**
     * @param subject says what is shown
     */
    protected TimeAxisView(ViewSubject subject) {
        super(subject);
    }

    /** The control with the axis; not asked before it has been created. */
    protected abstract TimeAxisControl axis();

    /** The listener that broadcasts the user's actions on the control. */
    protected final TimeAxisListener follower() {
        return new Follower();
    }

    /** Enables what can be done now. */
    protected abstract void updateActions();

    /** The window that the user has moved to is shown in all views. */
    protected void windowShown() {}

    /** Another trace is about to be shown: its first window is nothing to go back from. */
    protected final void beginTrace() {
        fresh = true;
    }

    @Override
    protected void traceGrew() {
        ITmfTrace active = getTrace();
        TimeAxisControl axis = axis();
        if (active != null) {
            axis.setBounds(active.getStartTime().toNanos(), active.getEndTime().toNanos());
            axis.setTime(TimeDisplay.textOf(active));
        }
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        TimeAxisControl axis = axis();
        if (getTrace() != null) {
            axis.showSelection(begin, end);
        }
    }

    @Override
    protected void windowChanged(long start, long end) {
        TimeAxisControl axis = axis();
        if (end <= start || getTrace() == null) {
            return;
        }
        Viewport bounds = axis.scene().viewport();
        if (end > bounds.boundsStart() && start < bounds.boundsEnd()) {
            axis.showWindow(start, end);
            if (fresh) {
                axis.scene().history().clear();
                updateActions();
            }
            fresh = false;
        }
    }

    @Override
    protected void timeFormatChanged() {
        axis().setTime(TimeDisplay.textOf(getTrace()));
    }

    /** Broadcasts the user's actions on the axis to the other views. */
    private final class Follower implements TimeAxisListener {

        @Override
        public void windowMoved(long start, long end) {
            if (syncPending) {
                return;
            }
            syncPending = true;
            TimeAxisControl axis = axis();
            axis.getDisplay().timerExec(SYNC_DELAY, () -> showWindowOf(axis));
        }

        private void showWindowOf(TimeAxisControl axis) {
            syncPending = false;
            if (!axis.isDisposed() && getTrace() != null) {
                Viewport window = axis.scene().viewport();
                showWindow(window.start(), window.end());
                windowShown();
            }
        }

        @Override
        public void timesSelected(long begin, long end) {
            if (getTrace() != null) {
                selectTimes(begin, end);
            }
        }

        @Override
        public void changed() {
            updateActions();
        }
    }
}
