package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentsOfTraces;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.internal.analysis.timing.ui.GivenSegments;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentGrid;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentRows;
import org.eclipse.tracecompass.internal.analysis.timing.ui.TsvExport;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TraceCompassFilter;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.ICoreElementResolver;
import org.eclipse.tracecompass.tmf.core.model.MetadataFilters;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.signal.TmfDataModelSelectedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.jobs.ViewerJobs;
import org.eclipse.tracecompass.tmf.ui.viewers.table.TmfSimpleTableViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;
import org.eclipse.tracecompass.tmf.ui.widgets.Sorting;

/**
 * The segments of a provider as a table, which follows the active trace. A click on a row selects
 * the times of the segment in all views.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentStoreTableViewer extends TmfSimpleTableViewer {

    private final ViewerJobs jobs = new ViewerJobs();
    private final SegmentGrid grid;
    private final IAnalysisProgressListener listener;
    private final SegmentColumns columns;
    private TableHost host = TableHost.NONE;
    private boolean fed;
    private ISegmentStoreProvider provider;
    private volatile ITmfTrace trace;
    private volatile Object model;
    private volatile Set<String> localRegexes = Set.of();
    private volatile Predicate<ISegment> filter;
    private volatile Comparator<ISegment> order;

    private final class Input implements SegmentGrid.Input {

        @Override
        public void selected(ISegment segment) {
            rowSelected(segment);
        }

        @Override
        public void unreadable(UncheckedIOException cause) {
            ILog.of(AbstractSegmentStoreTableViewer.class).error(Messages.Table_Unreadable, cause);
            host.unreadable(cause);
        }

        @Override
        public String whyEmpty(int column, ISegment segment) {
            return columns.whyEmpty(column, segment);
        }

        @Override
        public void sortBy(Comparator<ISegment> wanted) {
            order = wanted;
            chooseRows();
        }
    }

    /**
     * A table that follows the active trace.
     *
     * @param tableViewer the viewer of a virtual table
     */
    public AbstractSegmentStoreTableViewer(TableViewer tableViewer) {
        this(tableViewer, true);
    }

    /**
     * Creates the columns for start, end and duration.
     *
     * @param tableViewer the viewer of a virtual table
     * @param withListener whether the table follows the active trace; else it shows what it is
     *     given by {@link #updateModel}
     */
    public AbstractSegmentStoreTableViewer(TableViewer tableViewer, boolean withListener) {
        super(tableViewer);
        listener = withListener ? (source, data) -> completed(source, data) : null;
        tableViewer.getTable().setLinesVisible(false);
        grid = new SegmentGrid(tableViewer, new Input());
        columns = new SegmentColumns(this, () -> trace);
        columns.add(ISegmentStoreProvider.getBaseSegmentAspects());
    }

    // --- columns

    /** Creates columns for what the provider knows of a segment, once. On the UI thread. */
    protected void createProviderColumns() {
        if (provider != null && !getControl().isDisposed()) {
            columns.complete(provider.getSegmentAspects());
        }
    }

    /** Replaces all columns. Rows are sorted by whoever gives them. */
    final void setAspects(List<ISegmentAspect> wanted) {
        columns.replace(wanted, () -> host.wish());
    }

    /** The columns that show an aspect. */
    final List<ISegmentAspect> aspects() {
        return columns.aspects();
    }

    // --- content

    /**
     * The provider of a trace.
     *
     * @param trace the trace
     * @return the provider; null for an empty table
     */
    protected abstract @Nullable ISegmentStoreProvider getSegmentStoreProvider(
            @NonNull ITmfTrace trace);

    /** The provider whose segments are shown; null if there is none. */
    public @Nullable ISegmentStoreProvider getSegmentProvider() {
        return provider;
    }

    /** Sets the provider, whose aspects become columns; the rows stay as they are. */
    public void setSegmentProvider(ISegmentStoreProvider segmentProvider) {
        provider = segmentProvider;
        OnDisplay.now(getControl(), this::createProviderColumns);
    }

    /**
     * Shows the segments of a provider. If they have not been found, the analysis is started and
     * they are shown when it is complete. On the UI thread.
     *
     * @param provider the provider; null for an empty table
     */
    public void setData(@Nullable ISegmentStoreProvider provider) {
        if (this.provider != null && listener != null) {
            this.provider.removeListener(listener);
        }
        this.provider = provider;
        createProviderColumns();
        if (provider == null) {
            updateModel(null);
            return;
        }
        ISegmentStore<@NonNull ISegment> store = provider.getSegmentStore();
        updateModel(store);
        if (store == null && listener != null) {
            provider.addListener(listener);
            if (provider instanceof IAnalysisModule module) {
                module.schedule();
            }
        }
    }

    private void completed(ISegmentStoreProvider source, ISegmentStore<@NonNull ISegment> data) {
        if (source == provider) {
            updateModel(data);
        }
    }

    /**
     * Shows segments as far as they pass the filters. Any thread.
     *
     * @param dataInput an {@link Iterable} or an array of segments; anything else for none
     */
    public void updateModel(@Nullable Object dataInput) {
        model = dataInput;
        chooseRows();
    }

    /** Filters and sorts again. Any thread. */
    final void chooseRows() {
        Object given = model;
        SegmentRows.Wish wish = new SegmentRows.Wish(predicate(), null, false, order);
        jobs.run(
                ViewerJobs.Kind.WINDOW,
                monitor -> {
                    SegmentRows.Answer rows = wish.of(GivenSegments.of(given), false, monitor);
                    OnDisplay.soon(
                            getControl(),
                            () -> {
                                if (model == given && !fed) {
                                    show(rows);
                                }
                            });
                });
    }

    /** Shows rows. On the UI thread. */
    final void show(SegmentRows.Answer rows) {
        grid.show(rows, rows.segments());
        if (fed) {
            columns.fitTexts(rows);
        }
        host.shown(rows);
        if (!fed) {
            host.explain(running(), rows);
        }
    }

    /** What the table waits for; null if it shows all that there is. */
    private @Nullable String running() {
        return model == null && provider instanceof IAnalysisModule module
                ? module.getName()
                : null;
    }

    // --- the view around the table

    /**
     * Tells a view what happens.
     *
     * @param view the view
     * @param feeds whether the rows are those that the view gives
     */
    final void serve(TableHost view, boolean feeds) {
        host = view;
        fed = feeds;
    }

    /** The trace of the rows that are given. */
    final void setTrace(@Nullable ITmfTrace shown) {
        trace = shown;
    }

    /** Sets which rows are wanted, besides those that other filters want; null for all. */
    final void setFilter(@Nullable Predicate<ISegment> wanted) {
        if (filter != wanted) {
            filter = wanted;
            again();
        }
    }

    private void again() {
        if (fed) {
            host.wish();
        } else {
            chooseRows();
        }
    }

    /** The rows that are wanted of whoever gives them. */
    final SegmentRows.Wish wish() {
        Sorting<ISegmentAspect> sorting = columns.sorting();
        return new SegmentRows.Wish(predicate(), sorting.column(), sorting.isDescending(), null);
    }

    final SegmentRows.Answer rows() {
        return grid.rows();
    }

    final @Nullable ISegment selected() {
        return grid.selection();
    }

    final void showTimes() {
        grid.refresh();
    }

    // --- filters

    /** Which segments pass all filters; null if there are none. */
    private @Nullable Predicate<ISegment> predicate() {
        ISegmentStoreProvider source = provider;
        Predicate<ISegment> typed = filter;
        Map<Integer, Predicate<Multimap<String, Object>>> predicates = generateRegexPredicate();
        if (source == null || predicates.isEmpty()) {
            return typed;
        }
        Predicate<ISegment> all =
                segment -> {
                    Multimap<String, Object> input =
                            ISegmentStoreProvider.getFilterInput(source, segment);
                    return predicates.values().stream().allMatch(p -> p.test(input));
                };
        return typed == null ? all : all.and(typed);
    }

    /** The filters as predicates; a row is shown if it satisfies all of them. */
    protected Map<Integer, Predicate<Multimap<String, Object>>> generateRegexPredicate() {
        try {
            return MetadataFilters.compile(getRegexes());
        } catch (FilterSyntaxException e) {
            ILog.of(AbstractSegmentStoreTableViewer.class).warn(Messages.Filter_Wrong, e);
            return Map.of();
        }
    }

    /** The filters that apply: those of this table and that of the trace. */
    protected Multimap<Integer, String> getRegexes() {
        Multimap<Integer, String> regexes = HashMultimap.create();
        regexes.putAll(Integer.valueOf(CoreFilterProperty.EXCLUDE), localRegexes);
        ITmfTrace shown = trace;
        TraceCompassFilter filter =
                shown == null ? null : TraceCompassFilter.getFilterForTrace(shown);
        if (filter != null) {
            regexes.putAll(Integer.valueOf(CoreFilterProperty.DIMMED), filter.getRegexes());
        }
        return regexes;
    }

    /**
     * Sets the filters of this table, and applies them.
     *
     * @param filterRegexes the filters; empty for none
     */
    public void setLocalRegexes(Set<String> filterRegexes) {
        localRegexes = Set.copyOf(filterRegexes);
        again();
    }

    /** Another filter applies to all views of a trace. */
    @TmfSignalHandler
    public void regexFilterApplied(TmfFilterAppliedSignal signal) {
        if (signal.getTrace() == trace) {
            again();
        }
    }

    // --- what the user does

    private void rowSelected(ISegment row) {
        ISegment segment = SegmentsOfTraces.withoutTrace(row);
        select(segment.getStart(), segment.getEnd());
        if (segment instanceof ICoreElementResolver resolver && !resolver.getMetadata().isEmpty()) {
            broadcast(new TmfDataModelSelectedSignal(this, resolver.getMetadata()));
        }
        host.selected(segment);
    }

    private void select(long start, long end) {
        broadcast(
                new TmfSelectionRangeUpdatedSignal(
                        this, TmfTimestamp.fromNanos(start), TmfTimestamp.fromNanos(end), trace));
    }

    @Override
    protected void appendToTablePopupMenu(IMenuManager manager, IStructuredSelection sel) {
        if (sel.getFirstElement() instanceof ISegment segment) {
            long start = segment.getStart();
            long end = segment.getEnd();
            manager.add(
                    RunAction.push(Messages.Action_GoToStart, null, () -> select(start, start)));
            manager.add(RunAction.push(Messages.Action_GoToEnd, null, () -> select(end, end)));
        }
    }

    /** Writes the rows with their titles, the cells separated by tabs. */
    final void writeTsv(OutputStream stream) {
        SegmentRows.Answer rows = grid.rows();
        TsvExport.write(
                stream,
                grid.titles(),
                IntStream.range(0, rows.size()).mapToObj(row -> texts(rows.row(row))));
    }

    /** The texts of a segment, by column. */
    final List<String> texts(ISegment segment) {
        return grid.texts(segment);
    }

    // --- the life of a trace

    private void show(ITmfTrace next) {
        if (fed) {
            return;
        }
        trace = next;
        if (listener != null) {
            setData(next == null ? null : getSegmentStoreProvider(next));
        }
    }

    /** A trace was selected: its segments are shown. */
    @TmfSignalHandler
    public void traceSelected(TmfTraceSelectedSignal signal) {
        if (signal.getTrace() != trace) {
            show(signal.getTrace());
        }
    }

    /** A trace was opened: its segments are shown. */
    @TmfSignalHandler
    public void traceOpened(TmfTraceOpenedSignal signal) {
        show(signal.getTrace());
    }

    /** A trace was closed: if it is the current one, the table is empty. */
    @TmfSignalHandler
    public void traceClosed(TmfTraceClosedSignal signal) {
        if (signal.getTrace() == trace && !fed) {
            trace = null;
            jobs.cancel();
            setData(null);
        }
    }

    @Override
    public void dispose() {
        if (provider != null && listener != null) {
            provider.removeListener(listener);
        }
        jobs.cancel();
        super.dispose();
    }
}
