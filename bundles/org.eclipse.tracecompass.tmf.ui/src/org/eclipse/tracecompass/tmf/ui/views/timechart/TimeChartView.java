package org.eclipse.tracecompass.tmf.ui.views.timechart;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventSearchAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.views.ITmfTimeAligned;
import org.eclipse.tracecompass.tmf.ui.views.TmfView;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSetting;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSettingsManager;
import org.eclipse.tracecompass.tmf.ui.views.colors.IColorSettingsListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphRangeListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphSelectionListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphTimeListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphRangeUpdateEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphSelectionEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils.TimeFormat;
import org.eclipse.ui.IWorkbenchActionConstants;

/**
 * Shows the events of all open traces along the time, a row per trace, in the colours of the
 * settings of events.
 *
 * @since 9.5.0
 */
public class TimeChartView extends TmfView
        implements ITimeGraphRangeListener,
                ITimeGraphSelectionListener,
                ITimeGraphTimeListener,
                IColorSettingsListener,
                IResourceChangeListener,
                ITmfTimeAligned {

    /** The id of the view. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.timechart";

    private static final int EVENTS_PER_PICTURE = 50_000;

    private final TimeChartAnalysisProvider provider = new TimeChartAnalysisProvider();
    private final Map<ITmfTrace, TimeChartDecorationProvider> decorations = new HashMap<>();
    private final Map<ITmfTrace, ITmfEventRequest> requests = new HashMap<>();
    private final Map<ITmfTrace, TimeChartAnalysisEntry> rows = new LinkedHashMap<>();
    private TimeGraphViewer viewer;
    private ITmfTrace current;
    private boolean watchingFiles;

    /** Reads all events of a trace into its row. */
    private final class Reader extends TmfEventRequest {

        private final TimeChartAnalysisEntry row;
        private final TimeChartDecorationProvider decoration;

        Reader(TimeChartAnalysisEntry row, TimeChartDecorationProvider decoration) {
            super(
                    ITmfEvent.class,
                    TmfTimeRange.ETERNITY,
                    0,
                    ITmfEventRequest.ALL_DATA,
                    ExecutionType.BACKGROUND);
            this.row = row;
            this.decoration = decoration;
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            long rank = getNbRead() - 1L;
            row.addTraceEvent(new TimeChartEvent(row, event, rank, decoration));
            row.setLastRank(rank);
            if (getNbRead() % EVENTS_PER_PICTURE == 0) {
                onUi(TimeChartView.this::refresh);
            }
        }

        @Override
        public void handleCompleted() {
            super.handleCompleted();
            onUi(TimeChartView.this::refresh);
        }
    }

    /** The view. */
    public TimeChartView() {
        super("Time Chart");
    }

    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        viewer = new TimeGraphViewer(parent, SWT.NONE);
        viewer.setTimeGraphProvider(provider);
        viewer.addRangeListener(this);
        viewer.addTimeListener(this);
        viewer.addSelectionListener(this);
        IToolBarManager bar = getViewSite().getActionBars().getToolBarManager();
        String group = IWorkbenchActionConstants.MB_ADDITIONS;
        bar.appendToGroup(group, viewer.getShowLegendAction());
        bar.appendToGroup(group, viewer.getResetScaleAction());
        bar.appendToGroup(group, viewer.getPreviousEventAction());
        bar.appendToGroup(group, viewer.getNextEventAction());
        bar.appendToGroup(group, viewer.getZoomInAction());
        bar.appendToGroup(group, viewer.getZoomOutAction());
        ColorSettingsManager.addColorSettingsListener(this);
        current = TmfTraceManager.getInstance().getActiveTrace();
        TmfTraceManager.getInstance().getOpenedTraces().forEach(this::addRows);
        updateTimeFormat(null);
        refresh();
    }

    @Override
    public void dispose() {
        ColorSettingsManager.removeColorSettingsListener(this);
        if (watchingFiles) {
            ResourcesPlugin.getWorkspace().removeResourceChangeListener(this);
        }
        requests.values().forEach(ITmfEventRequest::cancel);
        super.dispose();
    }

    @Override
    public void setFocus() {
        viewer.setFocus();
    }

    private void onUi(Runnable action) {
        try {
            Display.getDefault()
                    .asyncExec(
                            () -> {
                                if (viewer != null && !viewer.getControl().isDisposed()) {
                                    action.run();
                                }
                            });
        } catch (SWTException e) {
            // The display is gone, and the view with it.
        }
    }

    // --- rows

    private void addRows(ITmfTrace trace) {
        for (ITmfTrace part : TmfTraceManager.getTraceSet(trace)) {
            if (!rows.containsKey(part)) {
                IFile file = TmfTraceManager.getInstance().getTraceEditorFile(part);
                watch(file);
                decorations.put(part, new TimeChartDecorationProvider(file));
                read(part);
            }
        }
    }

    private void watch(IFile file) {
        if (file != null && !watchingFiles) {
            watchingFiles = true;
            ResourcesPlugin.getWorkspace()
                    .addResourceChangeListener(this, IResourceChangeEvent.POST_CHANGE);
        }
    }

    private void read(ITmfTrace part) {
        ITmfEventRequest before = requests.get(part);
        if (before != null && before.isRunning()) {
            before.cancel();
        }
        TimeChartAnalysisEntry row = new TimeChartAnalysisEntry(part);
        rows.put(part, row);
        Reader reader = new Reader(row, decorations.get(part));
        requests.put(part, reader);
        part.sendRequest(reader);
    }

    private void readAll() {
        List.copyOf(rows.keySet()).forEach(this::read);
        refresh();
    }

    private void refresh() {
        List<TimeChartAnalysisEntry> shown = new ArrayList<>(rows.values());
        long start = Long.MAX_VALUE;
        long end = Long.MIN_VALUE;
        for (TimeChartAnalysisEntry row : shown) {
            start = Math.min(start, row.getTrace().getStartTime().toNanos());
            end = Math.max(end, row.getTrace().getEndTime().toNanos());
        }
        viewer.setInput(shown);
        if (start <= end) {
            viewer.setTimeBounds(start, end);
            showTimes();
        }
    }

    private void showTimes() {
        if (current == null) {
            return;
        }
        var context = TmfTraceManager.getInstance().getTraceContext(current);
        TmfTimeRange selection = context.getSelectionRange();
        TmfTimeRange window = context.getWindowRange();
        viewer.setSelectionRange(
                selection.getStartTime().toNanos(), selection.getEndTime().toNanos(), false);
        viewer.setStartFinishTime(window.getStartTime().toNanos(), window.getEndTime().toNanos());
    }

    // --- what the user does

    @Override
    public void timeRangeUpdated(TimeGraphRangeUpdateEvent event) {
        if (current != null) {
            TmfTimeRange range =
                    new TmfTimeRange(
                            TmfTimestamp.fromNanos(event.getStartTime()),
                            TmfTimestamp.fromNanos(event.getEndTime()));
            broadcastAsync(new TmfWindowRangeUpdatedSignal(this, range, current));
        }
    }

    /** A row was selected: its trace becomes the active one. */
    @Override
    public void selectionChanged(TimeGraphSelectionEvent event) {
        if (event.getSelection() instanceof TimeChartAnalysisEntry row
                && TmfTraceManager.getInstance().getOpenedTraces().contains(row.getTrace())
                && row.getTrace() != current) {
            TraceSelection.selectLater(this, row.getTrace());
        }
    }

    @Override
    public void timeSelected(TimeGraphTimeEvent event) {
        if (current != null) {
            broadcastAsync(
                    new TmfSelectionRangeUpdatedSignal(
                            this,
                            TmfTimestamp.fromNanos(event.getBeginTime()),
                            TmfTimestamp.fromNanos(event.getEndTime()),
                            current));
        }
    }

    /** Events have other colours: finds those of all events again. */
    @Override
    public void colorSettingsChanged(ColorSetting[] colorSettings) {
        onUi(
                () -> {
                    readAll();
                    provider.colorSettingsChanged(colorSettings);
                });
    }

    /** Bookmarks have changed: reads them and marks events anew. */
    @Override
    public void resourceChanged(IResourceChangeEvent event) {
        if (event.findMarkerDeltas(IMarker.BOOKMARK, false).length > 0) {
            onUi(
                    () -> {
                        decorations.values().forEach(TimeChartDecorationProvider::refreshBookmarks);
                        readAll();
                    });
        }
    }

    // --- signals

    /** A trace was opened: its events are shown too. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        if (viewer != null) {
            current = signal.getTrace();
            addRows(signal.getTrace());
            refresh();
        }
    }

    /** A trace was closed: its events are shown no more. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        for (ITmfTrace part : TmfTraceManager.getTraceSet(signal.getTrace())) {
            ITmfEventRequest request = requests.remove(part);
            if (request != null) {
                request.cancel();
            }
            rows.remove(part);
            decorations.remove(part);
        }
        if (current == signal.getTrace()) {
            current = null;
        }
        if (viewer != null) {
            refresh();
        }
    }

    /** A trace was selected: its times are shown. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (viewer != null && signal.getTrace() != current) {
            current = signal.getTrace();
            addRows(current);
            refresh();
        }
    }

    /** A trace has more events: the bounds are those of all traces again. */
    @TmfSignalHandler
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        onUi(this::refresh);
    }

    /** Other times are selected. */
    @TmfSignalHandler
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        if (signal.getSource() != this) {
            onUi(this::showTimes);
        }
    }

    /** Another window is shown. */
    @TmfSignalHandler
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        if (signal.getSource() != this) {
            onUi(this::showTimes);
        }
    }

    /** A filter of events was applied: the others are not shown. */
    @TmfSignalHandler
    public void filterApplied(TmfEventFilterAppliedSignal signal) {
        onUi(
                () -> {
                    for (ITmfTrace part : TmfTraceManager.getTraceSet(signal.getTrace())) {
                        TimeChartDecorationProvider decoration = decorations.get(part);
                        if (decoration != null) {
                            decoration.filterApplied(signal.getEventFilter());
                            read(part);
                        }
                    }
                    refresh();
                });
    }

    /** A search was applied: what it finds is marked. */
    @TmfSignalHandler
    public void searchApplied(TmfEventSearchAppliedSignal signal) {
        onUi(
                () -> {
                    for (ITmfTrace part : TmfTraceManager.getTraceSet(signal.getTrace())) {
                        TimeChartDecorationProvider decoration = decorations.get(part);
                        if (decoration != null) {
                            decoration.searchApplied(signal.getSearchFilter());
                            read(part);
                        }
                    }
                    refresh();
                });
    }

    /** Times are written in another way. */
    @TmfSignalHandler
    public void updateTimeFormat(TmfTimestampFormatUpdateSignal signal) {
        onUi(() -> viewer.setTimeFormat(TimeFormat.CALENDAR, TimeDisplay.textOf(current)));
    }

    // --- alignment

    @Override
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        return viewer == null || viewer.getControl().isDisposed()
                ? null
                : viewer.getTimeViewAlignmentInfo();
    }

    @Override
    public int getAvailableWidth(int requestedOffset) {
        return viewer == null ? 0 : viewer.getAvailableWidth(requestedOffset);
    }

    @Override
    public void performAlign(int offset, int width) {
        if (viewer != null && !viewer.getControl().isDisposed()) {
            viewer.performAlign(offset, width);
        }
    }
}
