package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.Multimap;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import org.eclipse.core.resources.IResourceChangeEvent;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.ViewFilterDialog;
import org.eclipse.tracecompass.internal.tmf.ui.signal.Pinning;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfMarkerEventSourceUpdatedSignal;
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
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphPanel;
import org.eclipse.tracecompass.tmf.ui.views.ITimeReset;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.ITimeGraphBookmarkListener;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphBookmarkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphRangeUpdateEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphSelectionEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.ITimeDataProvider;

/**
 * The part of a documented time graph view that creates its widgets, follows the signals of traces,
 * and tells others what the user does.
 */
abstract class TimeGraphViewSignals extends TimeGraphViewRows {

    private final ViewActions actions = new ViewActions((AbstractTimeGraphView) this);
    private final IResourceChangeListener resources = this::resourceChanged;
    private ViewFilterDialog filterDialog;
    private String title;
    private boolean watchingFiles;

    TimeGraphViewSignals(String id, TimeGraphPresentationProvider pres) {
        super(id, pres);
    }

    // --- what the documented class says

    public abstract void setPinned(@Nullable ITmfTrace pinned);

    protected abstract void loadingTrace(ITmfTrace next);

    protected abstract void fillLocalToolBar(IToolBarManager manager);

    protected abstract void fillLocalMenu(IMenuManager manager);

    protected abstract void fillTimeGraphEntryContextMenu(IMenuManager menuManager);

    final ViewActions viewActions() {
        return actions;
    }

    final ViewFilterDialog filterDialog() {
        if (filterDialog == null) {
            filterDialog =
                    new ViewFilterDialog(
                            getSite().getShell(),
                            Messages.AbstractTimeGraphView_TimeEventFilterDialogTitle,
                            (AbstractTimeGraphView) this,
                            getTimeGraphViewer().getControl());
        }
        return filterDialog;
    }

    // --- the widgets

    /** Sets who shows the legend; null for the usual one. */
    public void setLegendProvider(ITimeGraphLegendProvider legendProvider) {
        actions.setLegendProvider(legendProvider);
    }

    /**
     * Creates the widgets, and shows the active trace. Subclasses call this first; rows may be
     * found already while the rest of their method runs.
     */
    @Override
    public void createPartControl(Composite parent) {
        super.createPartControl(parent);
        TimeGraphViewer viewer = new TimeGraphViewer(parent, SWT.NONE);
        setUp(viewer);
        getPresentationProvider().refresh();
        actions.create(viewer);
        viewer.getTimeGraphControl()
                .setStatusLineManager(getViewSite().getActionBars().getStatusLineManager());
        fillLocalToolBar(getViewSite().getActionBars().getToolBarManager());
        fillLocalMenu(getViewSite().getActionBars().getMenuManager());
        actions.finish();
        listen(viewer);
        ITmfTrace active = TmfTraceManager.getInstance().getActiveTrace();
        if (active != null) {
            traceSelected(new TmfTraceSelectedSignal(this, active));
        } else {
            refresh();
        }
        getSite().setSelectionProvider(viewer.getSelectionProvider());
    }

    private void listen(TimeGraphViewer viewer) {
        viewer.addSelectionListener(this::rowSelected);
        viewer.addTimeListener(this::timesSelected);
        viewer.addRangeListener(this::windowMoved);
        viewer.addMarkerListener(this::restartZoomThread);
        viewer.addBookmarkListener(new Bookmarked());
        viewer.getTimeGraphControl().addPaintListener(e -> rowsPainted());
    }

    private void rowSelected(TimeGraphSelectionEvent event) {
        ITimeGraphEntry row = event.getSelection();
        if (row instanceof ICoreElementResolver known) {
            Multimap<String, Object> metadata = known.getMetadata();
            if (!metadata.isEmpty()) {
                tell(new TmfDataModelSelectedSignal(this, metadata));
            }
        }
    }

    private void timesSelected(TimeGraphTimeEvent event) {
        ITmfTrace whole = getTrace();
        if (whole != null) {
            tell(
                    new TmfSelectionRangeUpdatedSignal(
                            this,
                            TmfTimestamp.fromNanos(event.getBeginTime()),
                            TmfTimestamp.fromNanos(event.getEndTime()),
                            whole));
        }
    }

    private void windowMoved(TimeGraphRangeUpdateEvent event) {
        startZoomThread(event.getStartTime(), event.getEndTime());
        ITmfTrace whole = getTrace();
        if (whole != null) {
            TmfTimeRange range =
                    new TmfTimeRange(
                            TmfTimestamp.fromNanos(event.getStartTime()),
                            TmfTimestamp.fromNanos(event.getEndTime()));
            tell(new TmfWindowRangeUpdatedSignal(this, range, whole));
        }
    }

    /** Stores what the user does with bookmarks. */
    private final class Bookmarked implements ITimeGraphBookmarkListener {

        @Override
        public void bookmarkAdded(TimeGraphBookmarkEvent event) {
            if (getTrace() != null) {
                bookmarks().add(getTrace(), event.getBookmark());
            }
        }

        @Override
        public void bookmarkRemoved(TimeGraphBookmarkEvent event) {
            if (getTrace() != null) {
                bookmarks().remove(getTrace(), event.getBookmark());
            }
        }
    }

    @Override
    public void setFocus() {
        getTimeGraphViewer().setFocus();
    }

    @Override
    public void dispose() {
        if (watchingFiles) {
            ResourcesPlugin.getWorkspace().removeResourceChangeListener(resources);
        }
        if (filterDialog != null) {
            filterDialog.close();
        }
        super.dispose();
    }

    /** Bookmarks have changed in the workspace: shows those of the trace. Any thread. */
    public void resourceChanged(IResourceChangeEvent event) {
        ITmfTrace whole = getTrace();
        if (whole != null && BookmarkFile.concerns(event, whole)) {
            onUi(
                    () -> {
                        if (whole == getTrace()) {
                            getTimeGraphViewer().setBookmarks(bookmarks().read(whole));
                        }
                    });
        }
    }

    private void watchFiles(ITmfTrace whole) {
        if (!watchingFiles && TmfTraceManager.getInstance().getTraceEditorFile(whole) != null) {
            watchingFiles = true;
            ResourcesPlugin.getWorkspace()
                    .addResourceChangeListener(resources, IResourceChangeEvent.POST_CHANGE);
        }
    }

    // --- traces

    /** A trace was opened: it is shown. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        loadTrace(signal.getTrace());
    }

    /** A trace was selected: it is shown, unless it is the current one. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (signal.getTrace() != getTrace()) {
            loadTrace(signal.getTrace());
        }
    }

    /** A trace was closed: its rows are forgotten, and if it is the current one, none is shown. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        ITmfTrace closed = signal.getTrace();
        closeEntryList(closed);
        resetView(closed);
        forgetChoices(closed);
        bookmarks().forget(closed);
        if (closed == getTrace()) {
            setTrace(null);
            setStartTime(SWT.DEFAULT);
            setEndTime(SWT.DEFAULT);
            if (isPinned()) {
                setPinned(null);
                fPinAction.setPinnedTrace(null);
            }
            refresh();
        }
    }

    /** A trace has more events. */
    @TmfSignalHandler
    public void traceUpdated(TmfTraceUpdatedSignal signal) {
        ITmfTrace whole = getTrace();
        if (whole != null && signal.getTrace() == whole) {
            showBoundsOf(whole);
            refresh();
        }
    }

    private void loadTrace(ITmfTrace next) {
        if (next == null || !isOpen()) {
            return;
        }
        stopZoom();
        remember();
        setTrace(next);
        TimeGraphViewer viewer = getTimeGraphViewer();
        viewer.setNames(new TimeGraphPanel.Names(next.getName(), getTitle()));
        showTimeFormat(next);
        watchFiles(next);
        restore(viewer, memory().get(next));
        loadingTrace(next);
        if (getEntryList(next) == null) {
            rebuild();
        } else {
            showBoundsOf(next);
            refresh();
        }
        getPresentationProvider().refresh();
    }

    private void restore(TimeGraphViewer viewer, ViewMemory.Choices known) {
        if (known != null) {
            Comparator<ITimeGraphEntry> order = columnOrder().choose(known.order());
            if (order != null) {
                setEntryComparator(order);
            }
            viewer.setHideEmptyRowsFilterActive(known.hideEmpty());
            actions.hideEmpty().setChecked(known.hideEmpty());
        }
    }

    /** Keeps a trace, or follows the active trace again. */
    final void pin(ITmfTrace pinned) {
        if (title == null) {
            title = getTitle();
        }
        Pinning.apply(this, pinned);
        setPartName(Pinning.title(title, pinned));
        ITmfTrace next = Pinning.traceOf(pinned);
        if (next != null && next != getTrace()) {
            loadTrace(next);
        } else {
            refresh();
        }
    }

    // --- times

    /** Other times are selected. */
    @TmfSignalHandler
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        ITmfTrace whole = getTrace();
        if (signal.getSource() == this || whole == null || !concerns(signal.getTrace(), whole)) {
            return;
        }
        TmfTimeRange range =
                TmfTraceManager.getInstance().getTraceContext(whole).getSelectionRange();
        long begin = range.getStartTime().toNanos();
        long end = range.getEndTime().toNanos();
        onUi(
                () -> {
                    if (whole == getTrace()) {
                        getTimeGraphViewer().setSelectionRange(begin, end, true);
                        synchingToTime(begin);
                    }
                });
    }

    /** Another window is shown. */
    @TmfSignalHandler
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        ITmfTrace whole = getTrace();
        if (signal.getSource() == this || whole == null || !concerns(signal.getTrace(), whole)) {
            return;
        }
        TmfTimeRange range = windowOf(whole);
        long start = range.getStartTime().toNanos();
        long end = range.getEndTime().toNanos();
        onUi(
                () -> {
                    if (whole == getTrace()) {
                        getTimeGraphViewer().setStartFinishTime(inBounds(start), inBounds(end));
                        startZoomThread(start, end);
                    }
                });
    }

    private static boolean concerns(ITmfTrace other, ITmfTrace whole) {
        return other == null || TmfTraceManager.getInstance().isSynchronized(whole, other);
    }

    /** Times are written in another way. */
    @TmfSignalHandler
    public void updateTimeFormat(TmfTimestampFormatUpdateSignal signal) {
        onUi(() -> showTimeFormat(getTrace()));
        refresh();
    }

    /** There are other markers. */
    @TmfSignalHandler
    public void markerEventSourceUpdated(TmfMarkerEventSourceUpdatedSignal signal) {
        onUi(
                () -> {
                    getTimeGraphViewer().setMarkerCategories(List.of());
                    getTimeGraphViewer().setMarkers(null);
                });
        refresh();
    }

    /** The filter of all views of a trace is another one. */
    @TmfSignalHandler
    public void regexFilterApplied(TmfFilterAppliedSignal signal) {
        if (signal.getTrace() == getTrace()) {
            restartZoomThread();
        }
    }

    /** Something is selected in another view: selects the row about the same, if there is one. */
    @TmfSignalHandler
    public void selectionChanged(TmfDataModelSelectedSignal signal) {
        if (signal.getSource() != this) {
            onUi(() -> selectRow(signal.getMetadata()));
        }
    }

    private void selectRow(Multimap<String, Object> metadata) {
        ITmfTrace whole = getTrace();
        List<TimeGraphEntry> rows = whole == null ? null : getEntryList(whole);
        Deque<TimeGraphEntry> left = new ArrayDeque<>(rows == null ? List.of() : rows);
        while (!left.isEmpty()) {
            TimeGraphEntry row = left.removeFirst();
            if (ICoreElementResolver.commonIntersect(metadata, row.getMetadata())) {
                getTimeGraphViewer().setSelection(new StructuredSelection(row), true);
                return;
            }
            left.addAll(row.getChildren());
        }
    }

    // --- adapters

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (viewer != null && (adapter == ITimeReset.class || adapter == ITimeDataProvider.class)) {
            return adapter.cast(viewer);
        }
        return super.getAdapter(adapter);
    }
}
