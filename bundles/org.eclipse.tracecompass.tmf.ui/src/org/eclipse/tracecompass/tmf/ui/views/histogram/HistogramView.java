package org.eclipse.tracecompass.tmf.ui.views.histogram;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.tracecompass.internal.tmf.ui.histogram.HistogramPanel;
import org.eclipse.tracecompass.internal.tmf.ui.histogram.SplitPanel;
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
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.export.TableExport;
import org.eclipse.tracecompass.tmf.ui.export.ViewTable;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentSignal;
import org.eclipse.tracecompass.tmf.ui.views.ITmfTimeAligned;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * Shows how many events there are over time: in the visible window, and below it in the whole
 * trace. The fields on the left show and set the selection and the length of the window.
 *
 * @since 9.5.0
 */
public class HistogramView extends TraceView implements ITmfTimeAligned {

    /** The view's id. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.histogram";

    private final Action showLostEvents =
            RunAction.check(Messages.HistogramView_hideLostEvents, null, this::lostEventsChanged);
    private final Action showTraces =
            RunAction.check(Messages.HistogramView_showTraces, null, this::showTracesChanged);
    private SplitPanel split;
    private HistogramPanel panel;
    private Label total;
    private Label selected;
    private HistogramSelectionStartControl selectionStart;
    private HistogramSelectionEndControl selectionEnd;
    private HistogramTimeRangeControl windowSpan;

    @Override
    public String getName() {
        return ID;
    }

    @Override
    protected void createContent(Composite parent) {
        split = new SplitPanel(parent, this::splitMoved);
        Composite fields = split.left();
        total = new Label(split.header(), SWT.NONE);
        selected = new Label(split.header(), SWT.RIGHT);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(selected);
        selectionStart =
                new HistogramSelectionStartControl(
                        this, fields, Messages.HistogramView_selectionStartLabel, 0);
        selectionEnd =
                new HistogramSelectionEndControl(
                        this, fields, Messages.HistogramView_selectionEndLabel, 0);
        windowSpan =
                new HistogramTimeRangeControl(
                        this, fields, Messages.HistogramView_windowSpanLabel, 0);
        for (HistogramTextControl field :
                new HistogramTextControl[] {selectionStart, selectionEnd, windowSpan}) {
            field.setLayoutData(GridDataFactory.fillDefaults().grab(true, false).create());
        }
        panel = new HistogramPanel(split, new Follower());
        split.setRight(panel);
        createActions();
    }

    private void createActions() {
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        IMenuManager menu = getViewSite().getActionBars().getMenuManager();
        String group = IWorkbenchActionConstants.MB_ADDITIONS;
        panel.addActions(bar, menu, group);
        menu.appendToGroup(group, showTraces);
        showLostEvents.setChecked(HistogramScaledData.hideLostEvents);
        menu.appendToGroup(group, showLostEvents);
        menu.appendToGroup(group, TableExport.action(this::exportTable));
    }

    private void lostEventsChanged() {
        HistogramScaledData.hideLostEvents = showLostEvents.isChecked();
        panel.refresh();
    }

    private void showTracesChanged() {
        panel.setShowTraces(showTraces.isChecked());
    }

    @Override
    public void setFocus() {
        if (panel != null && !panel.isDisposed()) {
            panel.setFocus();
        }
    }

    // --- the time axis

    @Override
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        if (split == null || split.isDisposed() || split.isNarrow()) {
            return null;
        }
        return new TmfTimeViewAlignmentInfo(
                split.getShell(), split.toDisplay(0, 0), split.axisOffset());
    }

    @Override
    public int getAvailableWidth(int requestedOffset) {
        return split == null || split.isDisposed() ? 0 : split.availableWidth(requestedOffset);
    }

    @Override
    public void performAlign(int offset, int width) {
        if (split != null && !split.isDisposed()) {
            split.align(offset, width);
        }
    }

    private void splitMoved() {
        broadcast(new TmfTimeViewAlignmentSignal(this, getTimeViewAlignmentInfo(), true));
    }

    // --- what is shown

    @Override
    public ITmfTrace getTrace() {
        return super.getTrace();
    }

    @Override
    public boolean hasTable() {
        return true;
    }

    @Override
    protected @Nullable ViewTable table() {
        return panel == null ? null : panel.table();
    }

    /** The visible window; null before the view has a trace. */
    public TmfTimeRange getTimeRange() {
        if (getTrace() == null || panel == null) {
            return null;
        }
        Viewport window = panel.window();
        return new TmfTimeRange(
                TmfTimestamp.fromNanos(window.start()), TmfTimestamp.fromNanos(window.end()));
    }

    /** The action that leaves out lost events while it is checked. */
    public Action getShowLostEventsAction() {
        return showLostEvents;
    }

    /** The action that tells the traces of an experiment apart while it is checked. */
    public Action getShowTraceAction() {
        return showTraces;
    }

    /**
     * Shows a window of another length in all views, about the middle of the present one.
     *
     * @param newDuration the length in ns
     */
    public void updateTimeRange(long newDuration) {
        if (getTrace() == null || newDuration <= 0) {
            return;
        }
        Viewport window = panel.window();
        long length = Math.min(newDuration, window.boundsEnd() - window.boundsStart());
        long middle = window.start() + window.span() / 2;
        long start =
                Math.clamp(middle - length / 2, window.boundsStart(), window.boundsEnd() - length);
        panel.setWindow(start, start + length);
        showWindow(start, start + length);
    }

    long getSelectionBegin() {
        return selectionStart.getValue();
    }

    long getSelectionEnd() {
        return selectionEnd.getValue();
    }

    /** Selects a time range in all views. */
    void select(long begin, long end) {
        if (getTrace() != null) {
            showSelection(begin, end);
            selectTimes(begin, end);
        }
    }

    @Override
    protected void traceChanged(@Nullable ITmfTrace active) {
        panel.setTrace(active);
        for (HistogramTextControl field :
                new HistogramTextControl[] {selectionStart, selectionEnd, windowSpan}) {
            field.setEnabled(active != null);
        }
        if (active == null) {
            showSelection(0, 0);
        }
    }

    @Override
    protected void selectionChanged(long begin, long end) {
        if (getTrace() != null) {
            showSelection(begin, end);
        }
    }

    @Override
    protected void windowChanged(long start, long end) {
        if (getTrace() != null) {
            panel.setWindow(start, end);
        }
    }

    @Override
    protected void traceGrew() {
        panel.refresh();
    }

    @Override
    protected void timeFormatChanged() {
        panel.timeFormatChanged();
    }

    private void showSelection(long begin, long end) {
        selectionStart.setValue(begin);
        selectionEnd.setValue(end);
        panel.setSelection(begin, end);
    }

    // --- signals, besides those that every view hears

    /** A trace was opened: it is shown. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        if (panel != null) {
            follow(signal.getTrace());
        }
    }

    /** A trace became the active one: it is shown. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (panel != null) {
            follow(signal.getTrace());
        }
    }

    /** A trace was closed: the active one is shown instead. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (panel != null) {
            leave(signal.getTrace());
        }
    }

    /** A trace has another range. */
    @TmfSignalHandler
    public void traceRangeUpdated(TmfTraceRangeUpdatedSignal signal) {
        refreshFor(signal.getTrace());
    }

    /** Counts again if a trace is shown. */
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        refreshFor(signal.getTrace());
    }

    private void refreshFor(ITmfTrace changed) {
        if (changed == getTrace()) {
            onUi(panel::refresh);
        }
    }

    /** Shows another selection. */
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        onUi(
                () ->
                        selectionChanged(
                                signal.getBeginTime().toNanos(), signal.getEndTime().toNanos()));
    }

    /** Shows another window. */
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        TmfTimeRange range = signal.getCurrentRange();
        onUi(() -> windowChanged(range.getStartTime().toNanos(), range.getEndTime().toNanos()));
    }

    /** Broadcasts what the user does on the panel. */
    private final class Follower implements HistogramPanel.Listener {

        @Override
        public void selected(long begin, long end) {
            select(begin, end);
        }

        @Override
        public void windowMoved(long start, long end) {
            showWindow(start, end);
        }

        @Override
        public void changed() {
            if (panel != null) {
                total.setText(panel.total());
                selected.setText(panel.selected());
                total.getParent().layout();
                windowSpan.setValue(getTrace() == null ? 0 : panel.window().span());
            }
        }
    }
}
