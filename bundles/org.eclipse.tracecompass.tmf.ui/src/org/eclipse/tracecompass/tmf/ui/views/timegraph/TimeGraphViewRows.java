package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.Multimap;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TraceCompassFilter;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.TmfUiRefreshHandler;
import org.eclipse.tracecompass.tmf.ui.views.EmptyReason;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.AbstractTimeGraphView.ZoomThread;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.ui.progress.IWorkbenchSiteProgressService;

/**
 * The part of a documented time graph view that finds rows, shows them, and fetches the states of
 * those on the screen.
 */
abstract class TimeGraphViewRows extends TimeGraphViewSetup {

    private final EntryLists<ITmfTrace> entries = new EntryLists<>();
    private final BuildJobs jobs = new BuildJobs((AbstractTimeGraphView) this);
    private final TraceMarkers traceMarkers = new TraceMarkers();
    private final BookmarkFile bookmarks = new BookmarkFile();
    private final ViewMemory memory = new ViewMemory();
    private final StateFilters filters = new StateFilters();
    private final AtomicBoolean refreshing = new AtomicBoolean();
    private final AtomicBoolean redrawing = new AtomicBoolean();
    private volatile ITmfTrace trace;
    private volatile ZoomThread zoomThread;
    private ITmfTrace shown;
    private Set<TimeGraphEntry> zoomedRows = Set.of();
    private int zoomedWidth;

    TimeGraphViewRows(String id, TimeGraphPresentationProvider pres) {
        super(id, pres);
    }

    // --- what the documented class says

    protected abstract void buildEntryList(
            ITmfTrace part, ITmfTrace parentTrace, IProgressMonitor monitor);

    protected abstract Iterable<ITmfTrace> getTracesToBuild(@Nullable ITmfTrace whole);

    protected abstract ZoomThread createZoomThread(
            long startTime, long endTime, long resolution, boolean restart);

    protected abstract void synchingToTime(long time);

    final TraceMarkers traceMarkers() {
        return traceMarkers;
    }

    final StateFilters filters() {
        return filters;
    }

    final BookmarkFile bookmarks() {
        return bookmarks;
    }

    final ViewMemory memory() {
        return memory;
    }

    /** The trace that is shown; null if there is none. */
    public ITmfTrace getTrace() {
        return trace;
    }

    final void setTrace(ITmfTrace next) {
        if (next != null) {
            entries.open(next);
        }
        trace = next;
    }

    /** Runs something on the UI thread, soon, unless the view is closed by then. */
    final void onUi(Runnable action) {
        try {
            Display.getDefault()
                    .asyncExec(
                            () -> {
                                if (isOpen()) {
                                    action.run();
                                }
                            });
        } catch (SWTException e) {
            // The display is gone, and the view with it.
        }
    }

    final boolean isOpen() {
        TimeGraphViewer viewer = getTimeGraphViewer();
        return viewer != null && !viewer.getControl().isDisposed();
    }

    // --- lists of rows

    /**
     * The rows at the top of the tree of a trace.
     *
     * @return the rows themselves, not a copy; null if they have not been found yet
     */
    protected @Nullable List<TimeGraphEntry> getEntryList(ITmfTrace of) {
        return entries.get(of);
    }

    /** Replaces the rows at the top of the tree of a trace; does nothing if it is closed. */
    protected void putEntryList(ITmfTrace of, List<TimeGraphEntry> list) {
        entries.put(of, list);
    }

    /**
     * Adds rows at the top of the tree of a trace; those that are there already stay. Does nothing
     * if the trace is closed.
     */
    protected void addToEntryList(ITmfTrace of, List<TimeGraphEntry> list) {
        entries.add(of, list);
    }

    /** Removes rows from the top of the tree of a trace. */
    protected void removeFromEntryList(ITmfTrace of, List<TimeGraphEntry> list) {
        entries.remove(of, list);
    }

    /**
     * A trace is closed: rows that are found from now on are not kept, because nobody would forget
     * them. Comes before {@link #resetView}, which forgets those that are there.
     */
    final void closeEntryList(ITmfTrace closed) {
        entries.close(closed);
    }

    /** Whether a trace was closed and is not shown again. Any thread. */
    final boolean isClosed(ITmfTrace of) {
        return entries.isClosed(of);
    }

    /** The filters of rows, by trace: the map itself, not a copy. */
    protected Map<ITmfTrace, ViewerFilter[]> getFiltersMap() {
        return memory.filters();
    }

    // --- finding rows

    /** Finds the rows of the trace again. Does nothing without a trace. */
    protected void rebuild() {
        ITmfTrace whole = trace;
        if (whole == null) {
            return;
        }
        showBoundsOf(whole);
        refresh();
        resetView(whole);
        traceMarkers.begin(whole);
        for (ITmfTrace part : getTracesToBuild(whole)) {
            if (part == null) {
                break;
            }
            traceMarkers.add(whole, part);
            jobs.start(part, whole);
        }
        onUi(this::explain);
    }

    final void showBoundsOf(ITmfTrace whole) {
        setStartTime(whole.getStartTime().toNanos());
        setEndTime(whole.getEndTime().toNanos());
    }

    /** Runs a job and shows in the tab of the view that it works. */
    final void schedule(Job job) {
        IWorkbenchSiteProgressService service =
                getSite() == null
                        ? null
                        : getSite().getService(IWorkbenchSiteProgressService.class);
        if (service == null) {
            job.schedule();
        } else {
            service.schedule(job);
        }
    }

    /** All rows of a trace have been found. */
    final void built(ITmfTrace whole) {
        if (whole.equals(trace)) {
            refresh();
            onUi(this::explain);
        }
    }

    /** Says that rows are being found, or why there are none. */
    private void explain() {
        ITmfTrace whole = trace;
        var graph = getTimeGraphViewer().getTimeGraphControl();
        boolean running = whole != null && jobs.areRunning(whole);
        graph.setProgress(
                running ? NLS.bind(Messages.AbstractTimeGraphView_BuildJob, getTitle()) : null, -1);
        Collection<TimeGraphEntry> rows = whole == null ? null : getEntryList(whole);
        EmptyReason reason = null;
        if (whole == null) {
            reason = EmptyReason.noTrace();
        } else if (!running && (rows == null || rows.isEmpty())) {
            reason =
                    new EmptyReason(
                            NLS.bind(Messages.Empty_NoRows, whole.getName()),
                            Messages.Empty_NoRowsDetail);
        }
        graph.setMessage(
                reason == null ? null : reason.title(), reason == null ? null : reason.detail());
    }

    /** Cancels the jobs that find the rows of a trace. */
    final void cancelBuilding(ITmfTrace viewTrace) {
        jobs.cancel(viewTrace);
    }

    /**
     * Forgets all about a trace, because its rows are found again or it is closed. Subclasses
     * forget what they know and call this.
     */
    protected void resetView(ITmfTrace viewTrace) {
        jobs.cancel(viewTrace);
        entries.forget(viewTrace);
        traceMarkers.forget(viewTrace);
        ZoomThread zoom = zoomThread;
        if (viewTrace.equals(trace) && zoom != null) {
            zoom.cancel();
        }
        onUi(() -> memory.forget(viewTrace));
    }

    // --- showing rows

    @Override
    protected void refresh() {
        refreshing.set(true);
        TmfUiRefreshHandler.getInstance()
                .queueUpdate(
                        this,
                        () -> {
                            refreshing.set(false);
                            if (isOpen()) {
                                show();
                            }
                        });
    }

    /** Paints states anew, soon. Any thread. */
    protected void redraw() {
        if (redrawing.compareAndSet(false, true)) {
            onUi(
                    () -> {
                        redrawing.set(false);
                        getTimeGraphViewer().getTimeGraphControl().redraw();
                    });
        }
    }

    private void show() {
        ITmfTrace whole = trace;
        TimeGraphViewer viewer = getTimeGraphViewer();
        List<TimeGraphEntry> rows = whole == null ? null : getEntryList(whole);
        if (rows == null) {
            rows = List.of();
        }
        Comparator<ITimeGraphEntry> order = getEntryComparator();
        if (order != null && !rows.isEmpty()) {
            rows.sort(order);
            rows.forEach(row -> sort(row, order));
        }
        boolean other = viewer.getInput() != rows && !(rows.isEmpty() && isEmpty(viewer));
        if (other) {
            showOther(viewer, whole, rows);
        } else {
            viewer.refresh();
        }
        viewer.setTimeBounds(getStartTime(), getEndTime());
        if (whole != null) {
            showTimes(viewer, whole, other);
        }
        if (!rows.isEmpty() || whole == null) {
            explain();
        }
        startZoomThread(viewer.getTime0(), viewer.getTime1());
    }

    private static boolean isEmpty(TimeGraphViewer viewer) {
        return viewer.getInput() instanceof List<?> list && list.isEmpty();
    }

    private static void sort(TimeGraphEntry row, Comparator<ITimeGraphEntry> order) {
        row.sortChildren(order);
        row.getChildren().forEach(child -> sort(child, order));
    }

    private void showOther(TimeGraphViewer viewer, ITmfTrace whole, List<TimeGraphEntry> rows) {
        viewer.setLinks(null);
        viewer.setMarkers(null);
        viewer.setFilters(whole == null ? null : memory.filters().get(whole));
        viewer.setInput(rows);
        viewer.setBookmarks(whole == null ? List.of() : bookmarks.read(whole));
        viewer.setMarkerCategories(List.of());
        zoomedRows = Set.of();
        ViewMemory.Choices known = whole == null ? null : memory.get(whole);
        if (known != null) {
            viewer.setExpandedState(known.collapsed(), false);
            if (known.selection() != null) {
                viewer.getTimeGraphControl().selectItem(known.selection(), false);
            }
        }
        shown = whole;
    }

    /** Remembers what the user has chosen for the trace that is shown. */
    final void remember() {
        ITmfTrace whole = shown;
        if (whole == null || !isOpen()) {
            return;
        }
        TimeGraphViewer viewer = getTimeGraphViewer();
        memory.filters().put(whole, viewer.getFilters());
        memory.put(
                whole,
                new ViewMemory.Choices(
                        columnOrder().choice(),
                        viewer.getSelection(),
                        viewer.getAllCollapsedElements(),
                        viewer.getTimeGraphControl().isHideEmptyRowsFilterActive()));
    }

    /**
     * Forgets what the user has chosen for a trace that is closed. It may still be on the screen
     * when another one is loaded, and is not remembered then.
     */
    final void forgetChoices(ITmfTrace closed) {
        memory.forget(closed);
        if (closed == shown) {
            shown = null;
        }
    }

    private void showTimes(TimeGraphViewer viewer, ITmfTrace whole, boolean other) {
        TmfTimeRange selection =
                TmfTraceManager.getInstance().getTraceContext(whole).getSelectionRange();
        TmfTimeRange window = windowOf(whole);
        long begin = inBounds(selection.getStartTime().toNanos());
        viewer.setSelectionRange(begin, inBounds(selection.getEndTime().toNanos()), false);
        viewer.setStartFinishTime(
                inBounds(window.getStartTime().toNanos()), inBounds(window.getEndTime().toNanos()));
        if (other) {
            synchingToTime(begin);
        }
    }

    static TmfTimeRange windowOf(ITmfTrace whole) {
        return TmfTraceManager.getInstance().getTraceContext(whole).getWindowRange();
    }

    /** A time, cut to those that can be shown. */
    final long inBounds(long time) {
        long start = getStartTime();
        long end = getEndTime();
        return start == SWT.DEFAULT || end == SWT.DEFAULT || end < start
                ? time
                : Math.clamp(time, start, end);
    }

    // --- zoom

    /**
     * Fetches the states of a window. On the UI thread.
     *
     * @param startTime the start of the window, in ns
     * @param endTime its end
     */
    protected final void startZoomThread(long startTime, long endTime) {
        long start = inBounds(startTime);
        long end = inBounds(endTime);
        ZoomThread before = zoomThread;
        boolean restart = false;
        if (before != null) {
            before.cancel();
            restart = before.getZoomStartTime() == start && before.getZoomEndTime() == end;
        }
        if (trace == null || !isOpen() || end < start) {
            return;
        }
        TimeGraphViewer viewer = getTimeGraphViewer();
        int width = Math.max(1, viewer.getTimeSpace());
        long resolution = Math.max(1, (end - start) / width);
        zoomedRows = visibleRows(0);
        zoomedWidth = viewer.getTimeSpace();
        ZoomThread next = createZoomThread(start, end, resolution, restart);
        zoomThread = next;
        if (next != null) {
            next.start();
        }
    }

    /** Fetches the states of the rows on the screen if these are others than before. */
    final void rowsPainted() {
        Set<TimeGraphEntry> visible = visibleRows(0);
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (trace != null
                && !visible.isEmpty()
                && (!visible.equals(zoomedRows) || viewer.getTimeSpace() != zoomedWidth)) {
            startZoomThread(viewer.getTime0(), viewer.getTime1());
        }
    }

    /** Fetches states again, for instance because a filter is another one. Any thread. */
    public void restartZoomThread() {
        onUi(
                () -> {
                    ITmfTrace whole = trace;
                    List<TimeGraphEntry> rows = whole == null ? null : getEntryList(whole);
                    if (rows != null) {
                        rows.forEach(TimeGraphViewRows::forgetSampling);
                        TimeGraphViewer viewer = getTimeGraphViewer();
                        startZoomThread(viewer.getTime0(), viewer.getTime1());
                    }
                });
    }

    private static void forgetSampling(TimeGraphEntry row) {
        row.setSampling(null);
        row.getChildren().forEach(TimeGraphViewRows::forgetSampling);
    }

    /** Stops fetching states. */
    final void stopZoom() {
        ZoomThread zoom = zoomThread;
        zoomThread = null;
        if (zoom != null) {
            zoom.cancel();
        }
    }

    final boolean isCurrent(ZoomThread zoom) {
        return zoom == zoomThread && !zoom.getMonitor().isCanceled();
    }

    /** A thread has ended; its results are shown by what it has asked to run. */
    final void zoomEnded(ZoomThread zoom) {
        if (isCurrent(zoom)) {
            redraw();
        }
    }

    final Set<TimeGraphEntry> visibleRows(int around) {
        TimeGraphViewer viewer = getTimeGraphViewer();
        var graph = viewer.getTimeGraphControl();
        int top = viewer.getTopIndex();
        int last = top + graph.countPerPage() + around;
        Set<TimeGraphEntry> rows = new LinkedHashSet<>();
        for (int i = Math.max(0, top - around); i <= last; i++) {
            if (graph.getExpandedElement(i) instanceof TimeGraphEntry row) {
                rows.add(row);
            }
        }
        return rows;
    }

    /** Shows links and markers; markers of rows that were not asked again stay. */
    final void showAround(
            List<ILinkEvent> links,
            List<String> categories,
            Set<IMarkerEvent> markers,
            Set<TimeGraphEntry> asked) {
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (links != null) {
            viewer.setLinks(links);
        }
        viewer.setMarkerCategories(categories);
        Set<IMarkerEvent> all = new LinkedHashSet<>();
        for (IMarkerEvent before : viewer.getMarkers()) {
            if (before.getEntry() != null && !asked.contains(before.getEntry())) {
                all.add(before);
            }
        }
        all.addAll(markers);
        viewer.setMarkers(List.copyOf(all));
    }

    // --- state

    /** Whether what is shown lags behind the trace, its window or its selection. Any thread. */
    public boolean isDirty() {
        ITmfTrace whole = trace;
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (whole == null || viewer == null) {
            return false;
        }
        ZoomThread zoom = zoomThread;
        if (refreshing.get()
                || redrawing.get()
                || jobs.areRunning(whole)
                || zoom != null && zoom.isAlive()) {
            return true;
        }
        TmfTimeRange window = windowOf(whole);
        return viewer.getTime0() != inBounds(window.getStartTime().toNanos())
                || viewer.getTime1() != inBounds(window.getEndTime().toNanos());
    }

    /** The filters of states as texts, by property. */
    protected Multimap<Integer, String> getRegexes() {
        Multimap<Integer, String> regexes = filters.regexes();
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (viewer != null && viewer.getTimeGraphControl().isHideEmptyRowsFilterActive()) {
            regexes.put(CoreFilterProperty.EXCLUDE, "");
        }
        ITmfTrace whole = trace;
        TraceCompassFilter global =
                whole == null ? null : TraceCompassFilter.getFilterForTrace(whole);
        if (global != null) {
            regexes.putAll(CoreFilterProperty.DIMMED, global.getRegexes());
        }
        return regexes;
    }

    @Override
    public void dispose() {
        jobs.cancelAll();
        stopZoom();
        super.dispose();
    }

    /** Sends a signal from a thread of its own, so that nobody makes the screen wait. */
    final void tell(TmfSignal signal) {
        broadcastAsync(signal);
    }
}
