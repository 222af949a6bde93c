package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.eclipse.core.resources.IResourceChangeListener;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.action.IToolBarManager;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ILabelProvider;
import org.eclipse.jface.viewers.ILabelProviderListener;
import org.eclipse.jface.viewers.ITableLabelProvider;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.ViewFilterDialog;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.signal.TmfTimeViewAlignmentInfo;
import org.eclipse.tracecompass.tmf.ui.views.ITmfAllowMultiple;
import org.eclipse.tracecompass.tmf.ui.views.ITmfFilterableControl;
import org.eclipse.tracecompass.tmf.ui.views.ITmfPinnable;
import org.eclipse.tracecompass.tmf.ui.views.ITmfTimeAligned;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry.Sampling;

/**
 * A view that shows the rows and states that a subclass finds for a trace, and follows traces,
 * their selection and their window. Rows are found in the background by {@link #buildEntryList};
 * the states of the rows on the screen are fetched by a {@link ZoomThread} whenever another window
 * or other rows are shown.
 *
 * <p>Handlers of opened, selected and closed traces, and everything about widgets, run on the UI
 * thread. {@link #refresh()}, {@link #redraw()}, {@link #restartZoomThread()} and the methods about
 * lists of rows may be called by any thread.
 *
 * @since 9.5.0
 */
public abstract class AbstractTimeGraphView extends TimeGraphViewSignals
        implements ITmfTimeAligned,
                ITmfAllowMultiple,
                ITmfPinnable,
                IResourceChangeListener,
                ITmfFilterableControl {

    /** All levels of the tree. */
    protected static final int ALL_LEVELS = TimeGraphViewer.ALL_LEVELS;

    private static final int ROWS_AROUND = 3;

    /**
     * Says the names of rows: the name of an entry in the first column, and nothing in others.
     *
     * @since 9.5.0
     */
    protected static class TreeLabelProvider implements ITableLabelProvider, ILabelProvider {

        /** For subclasses, and for columns that are named like rows. */
        protected TreeLabelProvider() {
            // nothing to set up
        }

        @Override
        public void addListener(ILabelProviderListener listener) {
            // names change with a refresh of the view
        }

        @Override
        public void dispose() {
            // has no resources
        }

        @Override
        public boolean isLabelProperty(Object element, String property) {
            return false;
        }

        @Override
        public void removeListener(ILabelProviderListener listener) {
            // none is kept
        }

        @Override
        public Image getColumnImage(Object element, int columnIndex) {
            return null;
        }

        @Override
        public String getColumnText(Object element, int columnIndex) {
            return columnIndex == 0 ? getText(element) : "";
        }

        @Override
        public Image getImage(Object element) {
            return null;
        }

        @Override
        public String getText(Object element) {
            return element instanceof TimeGraphEntry entry ? entry.getName() : "";
        }
    }

    /**
     * Fetches what a window shows. A view has one at a time: a newer one cancels it, and its
     * results are not shown any more.
     *
     * @since 9.5.0
     */
    protected abstract class ZoomThread extends Thread {

        private final long zoomStartTime;
        private final long zoomEndTime;
        private final long resolution;
        private final IProgressMonitor monitor = new NullProgressMonitor();
        private int scopeId = -1;

        /**
         * @param startTime the start of the window, in ns
         * @param endTime its end
         * @param resolution how long a pixel is, in ns
         */
        public ZoomThread(long startTime, long endTime, long resolution) {
            super(AbstractTimeGraphView.this.getName() + " zoom");
            this.zoomStartTime = startTime;
            this.zoomEndTime = endTime;
            this.resolution = resolution;
            setDaemon(true);
        }

        /** The start of the window, in ns. */
        public long getZoomStartTime() {
            return zoomStartTime;
        }

        /** The end of the window, in ns. */
        public long getZoomEndTime() {
            return zoomEndTime;
        }

        /** How long a pixel is, in ns. */
        public long getResolution() {
            return resolution;
        }

        /** Is cancelled when the results are not wanted any more. */
        public IProgressMonitor getMonitor() {
            return monitor;
        }

        /** The results are not wanted any more. */
        public void cancel() {
            monitor.setCanceled(true);
        }

        @Override
        public final void run() {
            try {
                doRun();
            } catch (OperationCanceledException e) {
                monitor.setCanceled(true);
            } catch (RuntimeException | LinkageError e) {
                if (!monitor.isCanceled()) {
                    ILog.of(AbstractTimeGraphView.class)
                            .error(NLS.bind(Messages.Zoom_Failed, getTitle()), e);
                }
            } finally {
                zoomEnded(this);
            }
        }

        /**
         * Runs something on the UI thread, soon, if this is still the current thread of the view by
         * then.
         *
         * @param runnable shows results
         */
        protected void applyResults(Runnable runnable) {
            onUi(
                    () -> {
                        if (isCurrent(this)) {
                            runnable.run();
                        }
                    });
        }

        /** Fetches what the window shows. In this thread. */
        public abstract void doRun();

        /**
         * Sets what this thread belongs to, for those who follow the work of a view; it is a part
         * of the name of the thread.
         *
         * @param scopeId a number
         */
        public void setScopeId(int scopeId) {
            this.scopeId = scopeId;
            setName(AbstractTimeGraphView.this.getName() + " zoom " + this.scopeId);
        }
    }

    /** Fetches links, markers and the states of some rows. */
    private final class RowsZoom extends ZoomThread {

        private final Collection<TimeGraphEntry> rows;

        RowsZoom(Collection<TimeGraphEntry> rows, long start, long end, long resolution) {
            super(start, end, resolution);
            this.rows = rows;
        }

        @Override
        public void doRun() {
            long start = getZoomStartTime();
            long end = getZoomEndTime();
            long pixel = getResolution();
            Sampling sampling = new Sampling(start, end, pixel);
            Set<TimeGraphEntry> wanted = new LinkedHashSet<>(rows);
            wanted.removeIf(entry -> sampling.equals(entry.getSampling()));
            List<ILinkEvent> links = getLinkList(start, end, pixel, getMonitor());
            Set<IMarkerEvent> markers =
                    new LinkedHashSet<>(getViewMarkerList(wanted, start, end, pixel, getMonitor()));
            markers.addAll(getTraceMarkerList(start, end, pixel, getMonitor()));
            List<String> categories = getMarkerCategories();
            if (getMonitor().isCanceled()) {
                return;
            }
            applyResults(() -> showAround(links, categories, markers, wanted));
            zoomEntries(wanted, start, end, pixel, getMonitor());
            redraw();
            if (filters().isTyped()) {
                for (TimeGraphEntry entry : wanted) {
                    if (getMonitor().isCanceled()) {
                        return;
                    }
                    zoomEntries(List.of(entry), start, end, pixel, true, getMonitor());
                }
                redraw();
            }
        }
    }

    /**
     * @param id the id of the view, or its name
     * @param pres says how events look
     */
    public AbstractTimeGraphView(String id, TimeGraphPresentationProvider pres) {
        super(id, pres);
    }

    /**
     * Keeps a trace, whichever is opened or selected, or follows the active trace again.
     *
     * @param trace the trace to keep, which is shown if it is another one; null to follow the
     *     active one
     */
    @Override
    public void setPinned(ITmfTrace trace) {
        pin(trace);
    }

    // --- what subclasses find

    /**
     * Finds the rows of a trace and adds them with {@link #putEntryList} or {@link
     * #addToEntryList}. Called in a job, for several traces at once.
     *
     * @param trace the trace whose rows to find
     * @param parentTrace the trace that the view shows, under which rows are added: the trace
     *     itself, or the experiment that it is in
     * @param monitor is cancelled when the rows are not wanted any more
     */
    @Override
    protected abstract void buildEntryList(
            ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor);

    /**
     * The states of a row in a window. In a zoom thread.
     *
     * @param entry the row
     * @param startTime the start of the window, in ns
     * @param endTime its end
     * @param resolution how long a pixel is, in ns
     * @param monitor is cancelled when the states are not wanted any more
     * @return a list that may be changed, ordered by time; null leaves the row as it is
     */
    protected @Nullable List<ITimeEvent> getEventList(
            TimeGraphEntry entry,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        return new ArrayList<>();
    }

    /**
     * The links in a window. In a zoom thread.
     *
     * @return the links; null leaves those that are shown
     */
    protected @Nullable List<ILinkEvent> getLinkList(
            long startTime, long endTime, long resolution, IProgressMonitor monitor) {
        return new ArrayList<>();
    }

    /** The categories of the markers of this view itself. */
    protected List<String> getViewMarkerCategories() {
        return new ArrayList<>();
    }

    /**
     * The markers of this view itself in a window. In a zoom thread.
     *
     * @param entries the rows that are shown
     */
    protected List<IMarkerEvent> getViewMarkerList(
            Iterable<TimeGraphEntry> entries,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        return new ArrayList<>();
    }

    /** The markers of the trace in a window, of categories that are shown. In a zoom thread. */
    protected List<IMarkerEvent> getTraceMarkerList(
            long startTime, long endTime, long resolution, IProgressMonitor monitor) {
        TimeGraphViewer viewer = getTimeGraphViewer();
        return traceMarkers()
                .markers(
                        getTrace(),
                        viewer::isMarkerCategoryVisible,
                        startTime,
                        endTime,
                        resolution,
                        monitor);
    }

    /** The categories of the markers of this view and of the trace. */
    protected List<String> getMarkerCategories() {
        Set<String> categories = new LinkedHashSet<>(getViewMarkerCategories());
        categories.addAll(traceMarkers().categories(getTrace()));
        return new ArrayList<>(categories);
    }

    /** The traces whose rows are found: those of an experiment, or the trace itself. */
    @Override
    protected Iterable<ITmfTrace> getTracesToBuild(@Nullable ITmfTrace trace) {
        return TmfTraceManager.getTraceSet(trace);
    }

    /** A trace is about to be shown. */
    @Override
    protected void loadingTrace(ITmfTrace trace) {
        // for subclasses
    }

    /** Other times are selected. */
    @Override
    protected void synchingToTime(long time) {
        // for subclasses
    }

    // --- zoom

    /**
     * Fetches the states of rows in a window and shows them. In a zoom thread.
     *
     * @param entries the rows
     * @param zoomStartTime the start of the window, in ns
     * @param zoomEndTime its end
     * @param resolution how long a pixel is, in ns
     * @param monitor is cancelled when the states are not wanted any more
     */
    protected void zoomEntries(
            Iterable<TimeGraphEntry> entries,
            long zoomStartTime,
            long zoomEndTime,
            long resolution,
            IProgressMonitor monitor) {
        zoomEntries(entries, zoomStartTime, zoomEndTime, resolution, false, monitor);
    }

    /**
     * Fetches the states of rows in a window and shows them. In a zoom thread.
     *
     * @param fullSearch whether every state is wanted, however short, because a filter looks for
     *     some
     */
    protected void zoomEntries(
            Iterable<TimeGraphEntry> entries,
            long zoomStartTime,
            long zoomEndTime,
            long resolution,
            boolean fullSearch,
            IProgressMonitor monitor) {
        if (resolution < 0) {
            return;
        }
        Map<Integer, Predicate<Multimap<String, Object>>> predicates = generateRegexPredicate();
        for (TimeGraphEntry entry : entries) {
            if (monitor.isCanceled()) {
                return;
            }
            List<ITimeEvent> events =
                    getEventList(
                            entry,
                            zoomStartTime,
                            zoomEndTime,
                            fullSearch ? 1 : resolution,
                            monitor);
            if (events != null) {
                doFilterEventList(entry, events, predicates);
                applyResults(() -> entry.setZoomedEventList(events));
            }
        }
    }

    /**
     * Runs something on the UI thread, soon: if a zoom thread calls this, only if it is still the
     * current one by then.
     */
    protected void applyResults(Runnable runnable) {
        if (Thread.currentThread() instanceof ZoomThread zoom) {
            zoom.applyResults(runnable);
        } else {
            onUi(runnable);
        }
    }

    /**
     * Makes what fetches the states of a window.
     *
     * @param startTime the start of the window, in ns
     * @param endTime its end
     * @param resolution how long a pixel is, in ns
     * @param restart whether the same window was fetched before
     * @return the thread, not started; null to fetch nothing
     */
    @Override
    protected @Nullable ZoomThread createZoomThread(
            long startTime, long endTime, long resolution, boolean restart) {
        return new RowsZoom(getVisibleItems(ROWS_AROUND), startTime, endTime, resolution);
    }

    /**
     * The rows on the screen.
     *
     * @param buffer how many more above and below
     */
    protected Set<TimeGraphEntry> getVisibleItems(int buffer) {
        return visibleRows(buffer);
    }

    // --- filters of states

    /**
     * Marks events by filters.
     *
     * @param entry the row
     * @param eventList its events, a list that may be changed
     * @param predicates the filters by property
     */
    protected void doFilterEventList(
            TimeGraphEntry entry,
            List<ITimeEvent> eventList,
            Map<Integer, Predicate<Multimap<String, Object>>> predicates) {
        filters().apply(getPresentationProvider(), entry, eventList, predicates);
    }

    /** The filters of states, by property. */
    protected Map<Integer, Predicate<Multimap<String, Object>>> generateRegexPredicate() {
        return StateFilters.compile(getRegexes());
    }

    /** The filters of states as texts, by property. */
    @Override
    protected Multimap<Integer, String> getRegexes() {
        return super.getRegexes();
    }

    /** The dialog in which states are filtered. */
    protected ViewFilterDialog getViewFilterDialog() {
        return filterDialog();
    }

    @Override
    public Action getFilterAction() {
        return viewActions().filter();
    }

    @Override
    public void filterUpdated(String regex, Set<String> filterRegexes) {
        filters().set(regex, filterRegexes);
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (viewer != null) {
            viewer.setTimeEventFilterApplied(filters().isTyped());
            viewer.setSavedFilterStatus(filters().areKept());
        }
        restartZoomThread();
    }

    // --- tool bar and menus

    @Override
    protected IAction createSaveAction() {
        return viewActions().export();
    }

    /** The action that shows texts in states. */
    protected Action getShowLabelsAction() {
        return viewActions().labels();
    }

    /** The action that hides rows without states. */
    protected Action getHideEmptyRowsAction() {
        return viewActions().hideEmpty();
    }

    /** The menu in which a set of markers is chosen. */
    protected MenuManager getMarkerSetMenu() {
        return viewActions().markerSets();
    }

    /** Adds actions to the tool bar. */
    @Override
    protected void fillLocalToolBar(IToolBarManager manager) {
        viewActions().fillToolBar(manager);
    }

    /** Adds actions to the menu of the view. */
    @Override
    protected void fillLocalMenu(IMenuManager manager) {
        viewActions().fillMenu(manager);
    }

    /** Adds actions to the menu of a row, each time it opens; the row is selected. */
    @Override
    protected void fillTimeGraphEntryContextMenu(IMenuManager menuManager) {
        // for subclasses
    }

    /** Adds actions to the menu of a state, each time it opens. */
    void fillStateMenu(IMenuManager menu) {
        // nothing is known of states here
    }

    /** The name under which choices are stored. */
    final String settingsName() {
        return getViewId();
    }

    /** The text of the action that goes to the next row. */
    protected String getNextText() {
        return Messages.AbstractTimeGraphtView_NextText;
    }

    /** The tooltip of the action that goes to the next row. */
    protected String getNextTooltip() {
        return Messages.AbstractTimeGraphView_NextTooltip;
    }

    /** The text of the action that goes to the previous row. */
    protected String getPrevText() {
        return Messages.AbstractTimeGraphView_PreviousText;
    }

    /** The tooltip of the action that goes to the previous row. */
    protected String getPrevTooltip() {
        return Messages.AbstractTimeGraphView_PreviousTooltip;
    }

    /** Adds who paints above the time graph. */
    public void addPaintListener(PaintListener listener) {
        getTimeGraphViewer().getTimeGraphControl().addPaintListener(listener);
    }

    // --- alignment

    @Override
    public TmfTimeViewAlignmentInfo getTimeViewAlignmentInfo() {
        TimeGraphViewer viewer = getTimeGraphViewer();
        return viewer == null || viewer.getControl().isDisposed()
                ? null
                : viewer.getTimeViewAlignmentInfo();
    }

    @Override
    public int getAvailableWidth(int requestedOffset) {
        TimeGraphViewer viewer = getTimeGraphViewer();
        return viewer == null ? 0 : viewer.getAvailableWidth(requestedOffset);
    }

    @Override
    public void performAlign(int offset, int width) {
        TimeGraphViewer viewer = getTimeGraphViewer();
        if (viewer != null && !viewer.getControl().isDisposed()) {
            viewer.performAlign(offset, width);
        }
    }
}
