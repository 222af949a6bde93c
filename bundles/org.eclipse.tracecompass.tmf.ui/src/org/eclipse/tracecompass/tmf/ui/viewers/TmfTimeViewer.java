package org.eclipse.tracecompass.tmf.ui.viewers;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.tmf.ui.signal.Pinning;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.views.ITmfPinnable;

/**
 * The base of viewers that follow the active trace, its selection and its visible window. Handlers
 * of opened, selected and closed traces are called on the UI thread, all others on the thread of
 * the sender.
 *
 * @since 0.2.0
 */
public abstract class TmfTimeViewer extends TmfViewer implements ITmfTimeProvider, ITmfPinnable {

    private volatile long startTime;
    private volatile long endTime;
    private volatile long windowStartTime;
    private volatile long windowEndTime;
    private volatile long selectionBeginTime;
    private volatile long selectionEndTime;
    private volatile ITmfTrace trace;

    /** A viewer that is initialised by {@link #init} later. */
    public TmfTimeViewer() {
        // see init
    }

    /**
     * A viewer without a name.
     *
     * @param parent the parent of its widgets
     */
    public TmfTimeViewer(Composite parent) {
        this(parent, "");
    }

    /**
     * @param parent the parent of its widgets
     * @param name the name of the viewer
     */
    public TmfTimeViewer(Composite parent, String name) {
        super(parent, name);
    }

    /** Sets the start of the trace. */
    protected void setStartTime(long startTime) {
        this.startTime = startTime;
    }

    /** Sets the end of the trace. */
    protected void setEndTime(long endTime) {
        this.endTime = endTime;
    }

    /** Sets the visible window; nobody is told. */
    protected void setWindowRange(long windowStartTime, long windowEndTime) {
        this.windowStartTime = windowStartTime;
        this.windowEndTime = windowEndTime;
    }

    /** Sets the selection; nobody is told. */
    protected void setSelectionRange(long selectionBeginTime, long selectionEndTime) {
        this.selectionBeginTime = selectionBeginTime;
        this.selectionEndTime = selectionEndTime;
    }

    /** Sets the trace; nothing is loaded. */
    protected void setTrace(ITmfTrace trace) {
        this.trace = trace;
    }

    /** The trace that is shown; null if there is none. */
    @Override
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public long getStartTime() {
        return startTime;
    }

    @Override
    public long getEndTime() {
        return endTime;
    }

    @Override
    public long getWindowStartTime() {
        return windowStartTime;
    }

    @Override
    public long getWindowEndTime() {
        return windowEndTime;
    }

    @Override
    public long getWindowDuration() {
        return windowEndTime - windowStartTime;
    }

    @Override
    public long getSelectionBeginTime() {
        return selectionBeginTime;
    }

    @Override
    public long getSelectionEndTime() {
        return selectionEndTime;
    }

    @Override
    public void updateSelectionRange(long currentBeginTime, long currentEndTime) {
        ITmfTrace shown = trace;
        if (shown != null) {
            setSelectionRange(currentBeginTime, currentEndTime);
            broadcast(
                    new TmfSelectionRangeUpdatedSignal(
                            this,
                            TmfTimestamp.fromNanos(currentBeginTime),
                            TmfTimestamp.fromNanos(currentEndTime),
                            shown));
        }
    }

    @Override
    public void updateWindow(long windowStartTime, long windowEndTime) {
        ITmfTrace shown = trace;
        if (shown != null) {
            broadcast(
                    new TmfWindowRangeUpdatedSignal(
                            this,
                            new TmfTimeRange(
                                    TmfTimestamp.fromNanos(windowStartTime),
                                    TmfTimestamp.fromNanos(windowEndTime)),
                            shown));
        }
    }

    /**
     * Shows a trace: takes over its range, its window and its selection. Subclasses load its data.
     *
     * @param trace the trace; null for none
     */
    public void loadTrace(ITmfTrace trace) {
        setTrace(trace);
        if (trace == null) {
            setStartTime(0);
            setEndTime(0);
            setWindowRange(0, 0);
            setSelectionRange(0, 0);
            return;
        }
        TmfTraceContext context = TmfTraceManager.getInstance().getTraceContext(trace);
        TmfTimeRange selection = context.getSelectionRange();
        TmfTimeRange window = context.getWindowRange();
        setStartTime(trace.getStartTime().toNanos());
        setEndTime(trace.getEndTime().toNanos());
        setSelectionRange(selection.getStartTime().toNanos(), selection.getEndTime().toNanos());
        showWindow(window);
    }

    /** Shows no trace. */
    public void reset() {
        setWindowRange(0, 0);
        setStartTime(0);
        setEndTime(0);
        setSelectionRange(0, 0);
        setTrace(null);
    }

    /**
     * Keeps a trace, whichever is opened or selected, or follows the active trace again.
     *
     * @param trace the trace to keep, which is loaded if it is another one; null to follow the
     *     active one
     */
    @Override
    public void setPinned(ITmfTrace trace) {
        Pinning.apply(this, trace);
        ITmfTrace next = Pinning.traceOf(trace);
        if (next != null && next != this.trace) {
            loadTrace(next);
        }
    }

    /** A trace was opened: it is loaded. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        loadTrace(signal.getTrace());
    }

    /** A trace was selected: it is loaded, unless it is the current one. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (trace != signal.getTrace()) {
            loadTrace(signal.getTrace());
        }
    }

    /** A trace was closed: if it is the current one, none is shown. */
    @TmfSignalHandler
    public void traceClosed(@Nullable TmfTraceClosedSignal signal) {
        if (signal != null && signal.getTrace() == trace) {
            reset();
        }
    }

    /** The selection has changed. */
    @TmfSignalHandler
    public void selectionRangeUpdated(@Nullable TmfSelectionRangeUpdatedSignal signal) {
        ITmfTrace shown = trace;
        if (signal != null && shown != null && concerns(signal.getTrace(), shown)) {
            TmfTimeRange range = context(shown).getSelectionRange();
            setSelectionRange(range.getStartTime().toNanos(), range.getEndTime().toNanos());
        }
    }

    /** The visible window has changed. */
    @TmfSignalHandler
    public void windowRangeUpdated(@Nullable TmfWindowRangeUpdatedSignal signal) {
        ITmfTrace shown = trace;
        if (signal != null && shown != null && concerns(signal.getTrace(), shown)) {
            showWindow(context(shown).getWindowRange());
        }
    }

    /** The range of a trace has changed. */
    @TmfSignalHandler
    public void traceRangeUpdated(@Nullable TmfTraceRangeUpdatedSignal signal) {
        if (signal != null && signal.getTrace() == trace) {
            setStartTime(signal.getRange().getStartTime().toNanos());
            setEndTime(signal.getRange().getEndTime().toNanos());
        }
    }

    /** A trace has more events. */
    @TmfSignalHandler
    public void traceUpdated(@Nullable TmfTraceUpdatedSignal signal) {
        ITmfTrace shown = trace;
        if (signal != null && shown != null && signal.getTrace() == shown) {
            setStartTime(shown.getStartTime().toNanos());
            setEndTime(shown.getEndTime().toNanos());
        }
    }

    private static TmfTraceContext context(ITmfTrace shown) {
        return TmfTraceManager.getInstance().getTraceContext(shown);
    }

    private static boolean concerns(ITmfTrace other, ITmfTrace shown) {
        return other == null || TmfTraceManager.getInstance().isSynchronized(shown, other);
    }

    /** Shows a window as far as the trace goes. */
    private void showWindow(TmfTimeRange range) {
        long start = Math.max(range.getStartTime().toNanos(), startTime);
        long end = Math.min(range.getEndTime().toNanos(), Math.max(endTime, startTime));
        setWindowRange(start, Math.max(start, end));
    }
}
