package org.eclipse.tracecompass.internal.rcp.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.StatusLineContributionItem;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSynchronizedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;

/**
 * Shows the selected time, or the selected range and its length, in the status line; and the trace
 * in the title.
 */
public final class SelectionStatus {

    private static final int CHARACTERS = 84;

    private final IWorkbenchWindowConfigurer window;
    private final Display display;
    private final StatusLineContributionItem item =
            new StatusLineContributionItem("selection", CHARACTERS);

    SelectionStatus(IWorkbenchWindowConfigurer window) {
        this.window = window;
        this.display = window.getWindow().getShell().getDisplay();
    }

    void start() {
        window.getActionBarConfigurer().getStatusLineManager().add(item);
        item.setText("");
        window.getActionBarConfigurer().getStatusLineManager().update(true);
        TmfSignalManager.register(this);
    }

    void stop() {
        TmfSignalManager.deregister(this);
    }

    /** The selection changed. */
    @TmfSignalHandler
    public void selectionChanged(TmfSelectionRangeUpdatedSignal signal) {
        long begin = signal.getBeginTime().toNanos();
        long end = signal.getEndTime().toNanos();
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        say(trace == null ? "" : text(TimeDisplay.textOf(trace), begin, end));
    }

    /** Another trace is shown. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        refresh(signal.getTrace());
    }

    /** A trace was closed. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        ITmfTrace active = TmfTraceManager.getInstance().getActiveTrace();
        refresh(active == signal.getTrace() ? null : active);
    }

    /** The traces of an experiment have other times. */
    @TmfSignalHandler
    public void traceSynchronized(TmfTraceSynchronizedSignal signal) {
        refresh(TmfTraceManager.getInstance().getActiveTrace());
    }

    /** Times are written otherwise. */
    @TmfSignalHandler
    public void timeFormatChanged(TmfTimestampFormatUpdateSignal signal) {
        refresh(TmfTraceManager.getInstance().getActiveTrace());
    }

    private void refresh(@Nullable ITmfTrace trace) {
        String title = trace == null ? "Astrolabe" : trace.getName() + " – Astrolabe";
        onUi(() -> window.setTitle(title));
        if (trace == null) {
            say("");
        } else {
            TmfTimeRange selection =
                    TmfTraceManager.getInstance().getTraceContext(trace).getSelectionRange();
            say(
                    text(
                            TimeDisplay.textOf(trace),
                            selection.getStartTime().toNanos(),
                            selection.getEndTime().toNanos()));
        }
    }

    /** The selection in words. */
    static String text(TimeText time, long begin, long end) {
        long from = Math.min(begin, end);
        long to = Math.max(begin, end);
        return from == to
                ? time.full(from)
                : time.full(from) + " – " + time.clock(to) + "   Δ " + TimeText.duration(to - from);
    }

    private void say(String text) {
        onUi(() -> item.setText(text));
    }

    private void onUi(Runnable action) {
        if (!display.isDisposed()) {
            display.asyncExec(
                    () -> {
                        Object shell = window.getWindow().getShell();
                        if (shell != null && !display.isDisposed()) {
                            action.run();
                        }
                    });
        }
    }
}
