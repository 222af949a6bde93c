package org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.internal.analysis.timing.ui.Messages;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentContent;
import org.eclipse.tracecompass.internal.analysis.timing.ui.SegmentText;
import org.eclipse.tracecompass.internal.analysis.timing.ui.TsvExport;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TmfFilterAppliedSignal;
import org.eclipse.tracecompass.internal.provisional.tmf.core.model.filters.TraceCompassFilter;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
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
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.table.TmfSimpleTableViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * The segments of a provider as a table, which follows the active trace. A click on a row selects
 * the times of the segment in all views.
 *
 * @since 9.5.0
 */
public abstract class AbstractSegmentStoreTableViewer extends TmfSimpleTableViewer {

    private static final int WIDTH = 200;
    private static final int MARGIN = 24;
    private static final int CHECK = 1 << 12;

    private final ViewerJobs jobs = new ViewerJobs();
    private final SegmentContent content = new SegmentContent();
    private final IAnalysisProgressListener listener;
    private ISegmentStoreProvider provider;
    private boolean columnsMade;
    private volatile ITmfTrace trace;
    private volatile Object model;
    private volatile Set<String> localRegexes = Set.of();

    /** The text of an aspect of a segment. */
    private final class Texts extends ColumnLabelProvider {
        private final ISegmentAspect aspect;

        Texts(ISegmentAspect aspect) {
            this.aspect = aspect;
        }

        @Override
        public String getText(Object element) {
            return element instanceof ISegment segment ? textOf(aspect, segment) : "";
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
        tableViewer.setContentProvider(content);
        ISegmentStoreProvider.getBaseSegmentAspects()
                .forEach(aspect -> addColumn(aspect).setWidth(widthOf(aspect)));
        tableViewer.getTable().addListener(SWT.Selection, e -> rowSelected());
    }

    // --- columns

    /** Dates with all their digits are wider than other texts, in most fonts. */
    private int widthOf(ISegmentAspect aspect) {
        GC gc = new GC(getControl());
        int text = gc.textExtent(textOf(aspect, new BasicSegment(0, 0))).x;
        gc.dispose();
        return Math.max(WIDTH, text + MARGIN);
    }

    private TableColumn addColumn(ISegmentAspect aspect) {
        TableColumn column = createColumn(aspect.getName(), new Texts(aspect), comparator(aspect));
        column.setWidth(WIDTH);
        column.setToolTipText(aspect.getHelpText());
        if (SegmentText.right(aspect)) {
            column.setAlignment(SWT.RIGHT);
        }
        return column;
    }

    /** The comparators of aspects compare segments. */
    @SuppressWarnings("unchecked")
    private static Comparator<ISegment> comparator(ISegmentAspect aspect) {
        return (Comparator<ISegment>) aspect.getComparator();
    }

    /** Creates columns for what the provider knows of a segment, once. On the UI thread. */
    protected void createProviderColumns() {
        if (!columnsMade && provider != null && !getControl().isDisposed()) {
            columnsMade = true;
            provider.getSegmentAspects().forEach(this::addColumn);
        }
    }

    private String textOf(ISegmentAspect aspect, ISegment segment) {
        return new SegmentText(TimeDisplay.textOf(trace)).of(aspect, segment);
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
        jobs.run(
                ViewerJobs.Kind.WINDOW,
                monitor -> {
                    ISegment[] rows = rows(dataInput, monitor);
                    if (!monitor.isCanceled()) {
                        OnDisplay.soon(getControl(), () -> show(rows, dataInput));
                    }
                });
    }

    private void show(ISegment[] rows, Object dataInput) {
        if (model == dataInput) {
            getTableViewer().setInput(rows);
            getTableViewer().refresh();
        }
    }

    private ISegment[] rows(Object dataInput, IProgressMonitor monitor) {
        Predicate<ISegment> filter = filter();
        List<ISegment> rows = new ArrayList<>();
        Iterable<?> given =
                dataInput instanceof Iterable<?> all
                        ? all
                        : dataInput instanceof ISegment[] array ? List.of(array) : List.of();
        int seen = 0;
        for (Object element : given) {
            if (++seen % CHECK == 0 && monitor.isCanceled()) {
                break;
            }
            if (element instanceof ISegment segment && filter.test(segment)) {
                rows.add(segment);
            }
        }
        return rows.toArray(new ISegment[0]);
    }

    // --- filters

    private Predicate<ISegment> filter() {
        ISegmentStoreProvider source = provider;
        Map<Integer, Predicate<Multimap<String, Object>>> predicates = generateRegexPredicate();
        if (source == null || predicates.isEmpty()) {
            return segment -> true;
        }
        return segment -> {
            Multimap<String, Object> input = ISegmentStoreProvider.getFilterInput(source, segment);
            return predicates.values().stream().allMatch(p -> p.test(input));
        };
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
        updateModel(model);
    }

    /** Another filter applies to all views of a trace. */
    @TmfSignalHandler
    public void regexFilterApplied(TmfFilterAppliedSignal signal) {
        if (signal.getTrace() == trace) {
            updateModel(model);
        }
    }

    // --- what the user does

    private void rowSelected() {
        if (getTableViewer().getStructuredSelection().getFirstElement()
                instanceof ISegment segment) {
            select(segment.getStart(), segment.getEnd());
            if (segment instanceof ICoreElementResolver resolver
                    && !resolver.getMetadata().isEmpty()) {
                broadcast(new TmfDataModelSelectedSignal(this, resolver.getMetadata()));
            }
        }
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
        Table table = getTableViewer().getTable();
        TsvExport.write(
                stream,
                Stream.of(table.getColumns()).map(TableColumn::getText).toList(),
                Stream.of(content.all()).map(this::texts));
    }

    private List<String> texts(ISegment segment) {
        List<String> texts = new ArrayList<>();
        for (int c = 0; c < getTableViewer().getTable().getColumnCount(); c++) {
            ColumnLabelProvider column = (ColumnLabelProvider) getTableViewer().getLabelProvider(c);
            texts.add(column == null ? "" : column.getText(segment));
        }
        return texts;
    }

    // --- the life of a trace

    private void show(ITmfTrace next) {
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
        if (signal.getTrace() == trace) {
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
