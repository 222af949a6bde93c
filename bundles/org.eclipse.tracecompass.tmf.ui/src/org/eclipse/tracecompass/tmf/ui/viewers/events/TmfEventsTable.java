package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.jface.util.PropertyChangeEvent;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.filter.SavedFilters;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterObjectNode;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventFilterAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfEventSearchAppliedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsCache.CachedEvent;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSetting;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSettingsManager;
import org.eclipse.tracecompass.tmf.ui.views.colors.IColorSettingsListener;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * A table of the events of a trace, which a trace type can replace by its own subclass (extension
 * point {@code org.eclipse.linuxtools.tmf.ui.tracetypeui}). The first row takes what to search for;
 * below it are the events, or those that pass the filters. Methods are for the UI thread unless
 * they say otherwise.
 *
 * @since 0.2.0
 */
public class TmfEventsTable extends EventsTableSelection
        implements IColorSettingsListener, IPropertyChangeListener {

    /** The data of items and columns. */
    public interface Key {
        /** Of a column: the text that is searched for. */
        String SEARCH_TXT = "$srch_txt";

        /** Of a column: the filter that finds it. */
        String SEARCH_OBJ = "$srch_obj";

        /** Of a column: the text of its filter. */
        String FILTER_TXT = "$fltr_txt";

        /** Of a column: its filter. */
        String FILTER_OBJ = "$fltr_obj";

        /** Of an item: the time of its event. */
        String TIMESTAMP = "$time";

        /** Of an item: the rank of its event. */
        String RANK = "$rank";

        /** Of an item: the text of its bookmarks. */
        String BOOKMARK = "$bookmark";

        /** Of a column: the {@code TmfEventTableColumn}. */
        String ASPECT = "$aspect";

        /** Of an item: the styles of its texts. */
        String STYLE_RANGES = "$style_ranges";

        /** Of a column: its width when it was hidden. */
        String WIDTH = "$width";

        /** Of a column: its index. */
        String INDEX = "$index";

        /** Of an item: whether its colour is the usual one. */
        String IS_DEFAULT_FG_COLOR = "$default_fc";
    }

    /** What the first row takes. */
    public enum HeaderState {
        /** Nothing is searched for. */
        NO_SEARCH,
        /** Something is searched for. */
        SEARCH
    }

    /** Applies a filter and waits until it is done. */
    protected class FilterThread extends Thread {

        private final Object lock = new Object();
        private final ITmfFilterTreeNode filter;
        private volatile boolean cancelled;

        /**
         * @param filter lets events pass
         */
        public FilterThread(ITmfFilterTreeNode filter) {
            super("Filter of events");
            setDaemon(true);
            this.filter = filter;
        }

        @Override
        public void run() {
            synchronized (lock) {
                // Once it is cancelled, the table has another filter, another trace or no filter.
                if (!cancelled) {
                    cache.applyFilter(filter, false);
                }
            }
            while (!cancelled && cache.state().filtering()) {
                refreshTable();
                try {
                    Thread.sleep(POLL_MS);
                } catch (InterruptedException e) {
                    cancel();
                }
            }
            refreshTable();
        }

        /** Shows what was found so far, soon. */
        public void refreshTable() {
            cacheUpdated(!cache.state().filtering());
        }

        /** Stops; what was found stays. */
        public void cancel() {
            synchronized (lock) {
                cancelled = true;
                cache.stopFilter();
            }
        }
    }

    /** Searches an event and selects it. */
    protected class SearchThread extends Job {

        private final ITmfFilterTreeNode wanted;
        private final ITmfFilterTreeNode shown;
        private final int from;
        private final boolean forward;

        /**
         * @param searchFilter lets the wanted events pass
         * @param eventFilter lets the shown events pass; null if all are shown
         * @param startIndex the index to start beside
         * @param currentRank the rank of its event
         * @param direction above 0 to search forward, below 0 backward
         */
        public SearchThread(
                ITmfFilterTreeNode searchFilter,
                ITmfFilterTreeNode eventFilter,
                int startIndex,
                long currentRank,
                int direction) {
            super(Messages.Search_Running);
            wanted = searchFilter;
            shown = eventFilter;
            from = startIndex;
            forward = direction >= 0;
        }

        @Override
        protected IStatus run(IProgressMonitor monitor) {
            cache.find(
                    event -> wanted.matches(event) && (shown == null || shown.matches(event)),
                    forward,
                    from,
                    index -> onUi(() -> found((int) index)));
            return Status.OK_STATUS;
        }

        @Override
        protected void canceling() {
            cache.stopSearch();
        }
    }

    private final class HeaderListener implements TmfEventsTableHeader.IEventsTableHeaderListener {

        @Override
        public void filterSelected(ITmfFilter filter) {
            say(String.valueOf(filter));
        }

        @Override
        public void filterRemoved(ITmfFilter filter) {
            removeFilter(filter);
        }
    }

    private static final int POLL_MS = 100;

    private final HeaderRowEditor search;
    private final List<ITmfFilter> filters = new ArrayList<>();
    private boolean disposesTrace;
    private FilterThread filterThread;
    private SearchThread searchThread;

    /**
     * Creates a table with the columns that all traces have.
     *
     * @param parent the parent
     * @param cacheSize how many events to keep
     */
    public TmfEventsTable(Composite parent, int cacheSize) {
        this(parent, cacheSize, TmfTrace.BASE_ASPECTS);
    }

    /**
     * Creates a table.
     *
     * @param parent the parent
     * @param cacheSize how many events to keep
     * @param aspects the columns; aspects of one name share a column
     */
    public TmfEventsTable(Composite parent, int cacheSize, Iterable<ITmfEventAspect<?>> aspects) {
        super(parent, cacheSize, aspects);
        search = new HeaderRowEditor(this, fTable);
        ColorSettingsManager.addColorSettingsListener(this);
        area.addListener(SWT.Dispose, e -> release());
    }

    @Override
    TmfEventsTableHeader createHeader(Composite parent) {
        return new TmfEventsTableHeader(parent, SWT.NONE, new HeaderListener());
    }

    @Override
    public void dispose() {
        release();
        if (!area.isDisposed()) {
            area.dispose();
        }
        super.dispose();
    }

    private void release() {
        ColorSettingsManager.removeColorSettingsListener(this);
        stopSearchThread();
        stopFilterThread();
        cache.dispose();
        menu.dispose();
        if (disposesTrace && trace != null) {
            trace.dispose();
        }
        trace = null;
        TmfSignalManager.deregister(this);
    }

    @Override
    void addFilterItems(MenuManager filterMenu) {
        filterMenu.add(SavedFilters.menu(this::applyFilter));
        if (!filters.isEmpty()) {
            filterMenu.add(RunAction.push(Messages.Events_ClearFilters, null, this::clearFilters));
        }
    }

    @Override
    int firstEventRow() {
        return filters.isEmpty() ? 1 : 2;
    }

    /** Shows only the events that are searched for. */
    protected void applySearchAsFilter() {
        TmfFilterAndNode wanted = search.wanted();
        if (wanted != null) {
            search.clear();
            applyFilter(wanted.getChildrenCount() == 1 ? wanted.getChild(0) : wanted);
        }
    }

    /** Tells of another filter. */
    protected void fireFilterApplied(ITmfFilter filter) {
        if (trace != null) {
            broadcastAsync(new TmfEventFilterAppliedSignal(this, trace, filter));
        }
    }

    /** Tells of another search. */
    protected void fireSearchApplied(ITmfFilter filter) {
        if (trace != null) {
            broadcastAsync(new TmfEventSearchAppliedSignal(this, trace, filter));
        }
    }

    /** All filters, to hold at once; null if there is none. */
    private ITmfFilterTreeNode combined() {
        if (filters.isEmpty()) {
            return null;
        }
        TmfFilterAndNode all = new TmfFilterAndNode(null);
        filters.forEach(filter -> new TmfFilterObjectNode(all, filter));
        return all;
    }

    /** Starts to filter by all filters that are set. */
    protected void startFilterThread() {
        stopFilterThread();
        ITmfFilterTreeNode all = combined();
        if (all != null) {
            filterThread = new FilterThread(all);
            filterThread.start();
        }
    }

    /** The filter of all views has changed. Called on any thread. */
    @TmfSignalHandler
    public void eventFilterApplied(TmfFilterAppliedSignal signal) {
        onUi(fTable::refresh);
    }

    /** Stops a filter that is at work; what it found stays. */
    protected void stopFilterThread() {
        if (filterThread != null) {
            filterThread.cancel();
            filterThread = null;
        }
    }

    /** Adds a filter, and shows only the events that pass all of them. */
    protected void applyFilter(ITmfFilter filter) {
        filters.add(filter);
        header.addFilter(filter);
        filtersChanged();
    }

    /** Removes a filter. */
    protected void removeFilter(ITmfFilter filter) {
        filters.remove(filter);
        header.removeFilter(filter);
        filtersChanged();
    }

    /** Shows all events. */
    protected void clearFilters() {
        filters.clear();
        header.clearFilters();
        filtersChanged();
    }

    private void filtersChanged() {
        fTable.setSelection(-1);
        fTable.setFrozenRowCount(firstEventRow());
        if (filters.isEmpty()) {
            stopFilterThread();
            cache.clearFilter();
        } else {
            startFilterThread();
        }
        showRows();
        fireFilterApplied(combined());
    }

    /** Finds and selects the next event that is searched for. */
    protected void searchNext() {
        search(1);
    }

    /** Finds and selects the previous event that is searched for. */
    protected void searchPrevious() {
        search(-1);
    }

    private void search(int direction) {
        ITmfFilterTreeNode wanted = search.wanted();
        fireSearchApplied(wanted);
        if (wanted == null || trace == null) {
            return;
        }
        stopSearchThread();
        int row = fTable.getSelectionIndex();
        int index = row < firstEventRow() ? -1 : row - firstEventRow();
        CachedEvent current = index < 0 ? null : cache.peekEvent(index);
        searchThread =
                new SearchThread(
                        wanted, combined(), index, current == null ? -1 : current.rank, direction);
        searchThread.schedule();
    }

    private void found(int index) {
        if (index < 0) {
            say(Messages.Events_NotFound);
            return;
        }
        say("");
        fTable.setSelection(index + firstEventRow());
        selected();
    }

    /** Stops a search. */
    protected void stopSearchThread() {
        if (searchThread != null) {
            searchThread.cancel();
            searchThread = null;
        }
        cache.stopSearch();
    }

    /** The user wants other colours or fonts. */
    @Override
    public void propertyChange(PropertyChangeEvent event) {
        onUi(fTable::refresh);
    }

    /**
     * Shows another trace, without filters.
     *
     * @param trace the trace; null for none
     * @param disposeOnClose whether the table disposes of the trace at its end
     */
    public void setTrace(ITmfTrace trace, boolean disposeOnClose) {
        if (this.trace != null && this.trace != trace && disposesTrace) {
            this.trace.dispose();
        }
        stopSearchThread();
        stopFilterThread();
        this.trace = trace;
        disposesTrace = disposeOnClose;
        filters.clear();
        header.clearFilters();
        fTable.setSelection(-1);
        fTable.setFrozenRowCount(1);
        cache.setTrace(trace);
        showRows();
    }

    @Override
    public void colorSettingsChanged(ColorSetting[] colorSettings) {
        onUi(fTable::refresh);
    }

    /** Reads the events again. */
    public void refresh() {
        if (filters.isEmpty()) {
            cache.clear();
        }
        showRows();
        fTable.refresh();
    }
}
