package org.eclipse.tracecompass.tmf.ui.views.timegraph;

import com.google.common.collect.HashBasedTable;
import com.google.common.collect.HashMultimap;
import com.google.common.collect.SetMultimap;
import com.google.common.collect.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.tracecompass.internal.provisional.tmf.ui.widgets.timegraph.BaseDataProviderTimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.TimeGraphPresentationProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ILinkEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NamedTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.NullTimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry.Sampling;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.Utils;

/**
 * A view that shows what a data provider knows of a trace: rows, states, arrows, annotations and
 * tooltips. A view of a plug-in is often only a constructor:
 *
 * <pre>
 * public LockView() {
 *     super(ID, new BaseDataProviderTimeGraphPresentationProvider(), "org.example.locks");
 * }
 * </pre>
 *
 * @since 9.5.0
 */
public class BaseDataProviderTimeGraphView extends ProviderRequests {

    /** How long to wait until a provider that is at work is asked again, in ms. */
    protected static final long BUILD_UPDATE_TIMEOUT = 500;

    private static final int MOST_WAITS = 20;
    private static final long NONE = -1;

    /** The rows by provider and id; also the lock of all three tables. */
    protected final Table<
                    ITimeGraphDataProvider<? extends TimeGraphEntryModel>, Long, TimeGraphEntry>
            fEntries = HashBasedTable.create();

    /** The ids of rows by provider: rows of several providers have several. */
    protected final Table<
                    TimeGraphEntry, ITimeGraphDataProvider<? extends TimeGraphEntryModel>, Long>
            fEntryIds = HashBasedTable.create();

    /** The rows by scope of their ids and id. */
    protected final Table<Object, Long, TimeGraphEntry> fScopedEntries = HashBasedTable.create();

    /** The providers by the trace of the view, those without rows too; fEntries is their lock. */
    private final SetMultimap<ITmfTrace, ITimeGraphDataProvider<? extends TimeGraphEntryModel>>
            providers = HashMultimap.create();

    private final String providerId;
    private final ProviderMarks marks = new ProviderMarks(this);

    /**
     * A row at the top of the tree, which knows its trace and its provider.
     *
     * @since 9.5.0
     */
    protected static class TraceEntry extends TimeGraphEntry {

        private final ITmfTrace trace;
        private final ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider;

        /**
         * @param model the entry of the data model
         * @param trace the trace
         * @param provider the provider of the entry
         */
        public TraceEntry(
                TimeGraphEntryModel model,
                ITmfTrace trace,
                ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider) {
            super(model);
            this.trace = trace;
            this.provider = provider;
        }

        /** The trace. */
        public ITmfTrace getTrace() {
            return trace;
        }

        /** The provider. */
        public ITimeGraphDataProvider<? extends TimeGraphEntryModel> getProvider() {
            return provider;
        }
    }

    /**
     * @param id the id of the view, or its name
     * @param pres says how states look
     * @param providerId the id of the data provider
     */
    public BaseDataProviderTimeGraphView(
            String id, TimeGraphPresentationProvider pres, String providerId) {
        super(id, pres);
        this.providerId = providerId;
    }

    /** The id of the data provider; asked whenever rows are found. */
    protected String getProviderId() {
        return providerId;
    }

    // --- rows

    @Override
    @SuppressWarnings("unchecked")
    protected void buildEntryList(
            ITmfTrace trace, ITmfTrace parentTrace, IProgressMonitor monitor) {
        ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider =
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, getProviderId(), ITimeGraphDataProvider.class);
        if (provider == null) {
            return;
        }
        addStyles(provider, parentTrace, monitor);
        for (int round = 1; !monitor.isCanceled(); round++) {
            TmfModelResponse<? extends TmfTreeModel<? extends ITmfTreeDataModel>> response =
                    provider.fetchTree(getFetchTreeParameters(), monitor);
            TmfTreeModel<? extends ITmfTreeDataModel> model = response.getModel();
            ITmfResponse.Status status = response.getStatus();
            if (status == ITmfResponse.Status.FAILED) {
                ILog.of(BaseDataProviderTimeGraphView.class)
                        .error(
                                getTitle()
                                        + ": the rows of "
                                        + trace.getName()
                                        + " cannot be found: "
                                        + response.getStatusMessage());
                return;
            }
            if (status == ITmfResponse.Status.CANCELLED) {
                return;
            }
            if (model != null && !monitor.isCanceled()) {
                show(model, provider, trace, parentTrace, monitor);
            }
            monitor.worked(1);
            if (status == ITmfResponse.Status.COMPLETED
                    || !pause(BUILD_UPDATE_TIMEOUT * Math.min(round, MOST_WAITS), monitor)) {
                return;
            }
        }
    }

    /** Adds the styles of a provider until its trace is reset, which may be meanwhile. */
    private void addStyles(
            ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider,
            ITmfTrace parentTrace,
            IProgressMonitor monitor) {
        if (!(getPresentationProvider()
                instanceof BaseDataProviderTimeGraphPresentationProvider styled)) {
            return;
        }
        synchronized (fEntries) {
            if (monitor.isCanceled() || isClosed(parentTrace)) {
                return;
            }
            providers.put(parentTrace, provider);
        }
        // Not in the lock, for which the UI thread may wait: the provider is asked for its styles.
        styled.addProvider(provider, marks.tooltipResolver(provider));
        synchronized (fEntries) {
            removeUnusedStyles(Set.of(provider));
        }
    }

    /** Removes the styles of those providers that no trace of the view has. In the lock. */
    private void removeUnusedStyles(
            Set<ITimeGraphDataProvider<? extends TimeGraphEntryModel>> candidates) {
        List<ITimeGraphDataProvider<? extends TimeGraphEntryModel>> unused =
                new ArrayList<>(candidates);
        unused.removeIf(providers::containsValue);
        if (!unused.isEmpty()
                && getPresentationProvider()
                        instanceof BaseDataProviderTimeGraphPresentationProvider styled) {
            unused.forEach(styled::removeProvider);
            onUi(styled::refresh);
        }
    }

    /** Waits; false if that is not wanted any more. */
    private static boolean pause(long millis, IProgressMonitor monitor) {
        long end = System.nanoTime() + millis * 1_000_000;
        while (System.nanoTime() < end) {
            if (monitor.isCanceled()) {
                return false;
            }
            try {
                Thread.sleep(50);
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                return false;
            }
        }
        return true;
    }

    private void show(
            TmfTreeModel<? extends ITmfTreeDataModel> model,
            ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider,
            ITmfTrace trace,
            ITmfTrace parentTrace,
            IProgressMonitor monitor) {
        List<TimeGraphEntry> rows = new ArrayList<>();
        List<TimeGraphEntry> top = new ArrayList<>();
        Object scope = model.getScope() == null ? provider : model.getScope();
        synchronized (fEntries) {
            if (monitor.isCanceled() || isClosed(parentTrace)) {
                // The view was reset in the meantime: nobody would forget these rows.
                return;
            }
            for (ITmfTreeDataModel entry : model.getEntries()) {
                TimeGraphEntry row = row(entry, scope, trace, provider);
                rows.add(row);
                if (entry.getParentId() == NONE) {
                    top.add(row);
                }
            }
            for (ITmfTreeDataModel entry : model.getEntries()) {
                TimeGraphEntry parent = fEntries.get(provider, entry.getParentId());
                TimeGraphEntry row = fEntries.get(provider, entry.getId());
                if (entry.getParentId() != NONE && parent != null && parent != row) {
                    parent.addChild(row);
                }
            }
            addToEntryList(parentTrace, top);
        }
        boolean current = parentTrace.equals(getTrace());
        if (current) {
            model.getEntries().stream()
                    .filter(entry -> entry.getParentId() == NONE)
                    .forEach(this::widen);
        }
        long start = getStartTime();
        long end = getEndTime();
        if (current && start != SWT.DEFAULT && end > start) {
            long resolution = Math.max(1, (end - start) / Math.max(1, getDisplayWidth()));
            zoomEntries(rows, start, end, resolution, false, monitor);
        }
        if (parentTrace.equals(getTrace())) {
            long selected =
                    TmfTraceManager.getInstance()
                            .getTraceContext(parentTrace)
                            .getSelectionRange()
                            .getStartTime()
                            .toNanos();
            onUi(() -> synchingToTime(selected));
            refresh();
        }
    }

    private TimeGraphEntry row(
            ITmfTreeDataModel model,
            Object scope,
            ITmfTrace trace,
            ITimeGraphDataProvider<? extends TimeGraphEntryModel> provider) {
        TimeGraphEntry row = fScopedEntries.get(scope, model.getId());
        if (row == null) {
            row =
                    model.getParentId() == NONE
                            ? new TraceEntry(timed(model), trace, provider)
                            : new TimeGraphEntry(model);
            fScopedEntries.put(scope, model.getId(), row);
        }
        row.updateModel(model);
        if (!fEntries.contains(provider, model.getId())) {
            fEntries.put(provider, model.getId(), row);
            fEntryIds.put(row, provider, model.getId());
        }
        return row;
    }

    private static TimeGraphEntryModel timed(ITmfTreeDataModel model) {
        if (model instanceof TimeGraphEntryModel known) {
            return known;
        }
        boolean hasTimes = model instanceof ITimeGraphEntryModel;
        return new TimeGraphEntryModel(
                model.getId(),
                model.getParentId(),
                model.getName(),
                hasTimes ? ((ITimeGraphEntryModel) model).getStartTime() : 0,
                hasTimes ? ((ITimeGraphEntryModel) model).getEndTime() : Long.MAX_VALUE);
    }

    private void widen(ITmfTreeDataModel model) {
        if (!(model instanceof ITimeGraphEntryModel timed)) {
            return;
        }
        if (timed.getStartTime() != Long.MIN_VALUE) {
            long start = getStartTime();
            setStartTime(
                    start == SWT.DEFAULT
                            ? timed.getStartTime()
                            : Math.min(start, timed.getStartTime()));
        }
        if (timed.getEndTime() != Long.MAX_VALUE) {
            setEndTime(Math.max(getEndTime(), timed.getEndTime() + 1));
        }
    }

    private static TraceEntry traceEntry(TimeGraphEntry entry) {
        for (TimeGraphEntry up = entry; up != null; up = up.getParent()) {
            if (up instanceof TraceEntry found) {
                return found;
            }
        }
        throw new IllegalStateException(entry + " is not below an entry of a trace");
    }

    /**
     * The trace of a row.
     *
     * @throws IllegalStateException if the row is not one of a data provider
     */
    public static ITmfTrace getTrace(TimeGraphEntry entry) {
        return traceEntry(entry).getTrace();
    }

    /**
     * The data provider of a row.
     *
     * @throws IllegalStateException if the row is not one of a data provider
     */
    public static ITimeGraphDataProvider<? extends TimeGraphEntryModel> getProvider(
            TimeGraphEntry entry) {
        return traceEntry(entry).getProvider();
    }

    @Override
    protected void resetView(ITmfTrace viewTrace) {
        cancelBuilding(viewTrace);
        synchronized (fEntries) {
            List<TimeGraphEntry> top = getEntryList(viewTrace);
            Set<TimeGraphEntry> gone = new LinkedHashSet<>();
            if (top != null) {
                top.forEach(entry -> Utils.flatten(entry).forEach(gone::add));
            }
            for (TimeGraphEntry entry : gone) {
                fEntryIds.row(entry).forEach(fEntries::remove);
                fEntryIds.row(entry).clear();
            }
            fScopedEntries.values().removeAll(gone);
            removeUnusedStyles(providers.removeAll(viewTrace));
        }
        super.resetView(viewTrace);
    }

    // --- states

    @Override
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
        boolean zoom = Thread.currentThread() instanceof ZoomThread;
        Map<ITimeGraphDataProvider<? extends TimeGraphEntryModel>, Map<Long, TimeGraphEntry>>
                wanted = new LinkedHashMap<>();
        List<TimeGraphEntry> without = new ArrayList<>();
        for (TimeGraphEntry entry : entries) {
            boolean visible =
                    zoomStartTime <= entry.getEndTime() && zoomEndTime >= entry.getStartTime();
            if (visible && entry.hasTimeEvents()) {
                synchronized (fEntries) {
                    fEntryIds
                            .row(entry)
                            .forEach(
                                    (provider, id) ->
                                            wanted.computeIfAbsent(
                                                            provider, p -> new LinkedHashMap<>())
                                                    .put(id, entry));
                }
            } else {
                without.add(entry);
            }
        }
        if (zoom && !without.isEmpty()) {
            applyResults(() -> without.forEach(entry -> entry.setZoomedEventList(null)));
        }
        Sampling sampling = new Sampling(zoomStartTime, zoomEndTime, resolution);
        wanted.forEach(
                (provider, rows) -> {
                    if (monitor.isCanceled()) {
                        return;
                    }
                    TmfModelResponse<TimeGraphModel> response =
                            provider.fetchRowModel(
                                    getFetchRowModelParameters(
                                            zoomStartTime,
                                            zoomEndTime,
                                            resolution,
                                            fullSearch,
                                            new ArrayList<>(rows.keySet())),
                                    monitor);
                    TimeGraphModel model = response.getModel();
                    if (model != null && !monitor.isCanceled()) {
                        boolean complete = response.getStatus() == ITmfResponse.Status.COMPLETED;
                        show(model.getRows(), rows, zoom, complete ? sampling : null);
                    }
                });
    }

    private void show(
            List<ITimeGraphRowModel> rows,
            Map<Long, TimeGraphEntry> entries,
            boolean zoom,
            Sampling sampling) {
        for (ITimeGraphRowModel row : rows) {
            TimeGraphEntry entry = entries.get(row.getEntryID());
            if (entry == null) {
                continue;
            }
            List<ITimeEvent> events = createTimeEvents(entry, row.getStates());
            if (zoom) {
                applyResults(
                        () -> {
                            entry.setZoomedEventList(events);
                            entry.setSampling(sampling);
                        });
            } else {
                entry.setEventList(events);
            }
        }
    }

    /**
     * Makes events of the states of a row. Between states that do not follow each other is an event
     * without a value, unless filters are kept.
     *
     * @param entry the row
     * @param values its states, ordered by time
     * @return a list that may be changed
     */
    protected List<ITimeEvent> createTimeEvents(
            TimeGraphEntry entry, List<ITimeGraphState> values) {
        List<ITimeEvent> events = new ArrayList<>(values.size());
        boolean gaps = !filters().areKept();
        boolean dimmed = filters().isTyped();
        ITimeEvent before = null;
        for (ITimeGraphState state : values) {
            TimeEvent event = createTimeEvent(entry, state);
            if (before != null && gaps) {
                long end = before.getTime() + before.getDuration();
                if (end < event.getTime()) {
                    TimeEvent gap = new TimeEvent(entry, end, event.getTime() - end);
                    gap.setProperty(CoreFilterProperty.DIMMED, dimmed);
                    events.add(gap);
                }
            }
            events.add(event);
            before = event;
        }
        return events;
    }

    /** Makes an event of a state: one with a name, one without, or a gap. */
    protected TimeEvent createTimeEvent(TimeGraphEntry entry, ITimeGraphState state) {
        String label = state.getLabel();
        if (label != null) {
            return new NamedTimeEvent(entry, label, state);
        }
        if (state.getValue() == Integer.MIN_VALUE && state.getStyle() == null) {
            return new NullTimeEvent(entry, state.getStartTime(), state.getDuration());
        }
        return new TimeEvent(entry, state);
    }

    // --- arrows and annotations

    @Override
    protected List<ILinkEvent> getLinkList(
            long zoomStartTime, long zoomEndTime, long resolution, IProgressMonitor monitor) {
        return marks.links(zoomStartTime, zoomEndTime, resolution, monitor);
    }

    @Override
    protected List<String> getViewMarkerCategories() {
        return marks.categories();
    }

    @Override
    protected List<IMarkerEvent> getViewMarkerList(
            Iterable<TimeGraphEntry> entries,
            long startTime,
            long endTime,
            long resolution,
            IProgressMonitor monitor) {
        return marks.markers(entries, startTime, endTime, resolution, monitor);
    }

    // --- the menu of states

    @Override
    final void fillStateMenu(IMenuManager menu) {
        fillTimeEventContextMenu(menu);
    }

    /**
     * Adds actions to the menu of the selected state, each time it opens: one that opens the source
     * code, if the tooltip of the state names its file and line.
     */
    protected void fillTimeEventContextMenu(IMenuManager menuManager) {
        SourceCodeMenu.fill(menuManager, getTimeGraphViewer(), getSite().getShell());
    }
}
