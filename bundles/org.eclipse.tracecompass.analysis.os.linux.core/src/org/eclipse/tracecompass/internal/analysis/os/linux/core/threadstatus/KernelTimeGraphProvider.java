package org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.StateVisits;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphBlendState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * What the Threads and the Resources provider share: identifiers of rows that stay the same while
 * the analysis runs, states reduced to what a picture of the asked width can show, answers at any
 * time.
 *
 * <p>No method waits for the analysis to complete: an answer given while it runs holds what is
 * known and has the status RUNNING. All methods may be called by several threads at once.
 *
 * @param <M> the rows' type
 */
abstract class KernelTimeGraphProvider<M extends ITimeGraphEntryModel>
        extends AbstractTmfTraceDataProvider
        implements ITimeGraphDataProvider<M>, IOutputStyleProvider {

    /**
     * Entry identifiers are unique over all providers, so that composites need not translate them.
     */
    private static final AtomicLong NEXT_ID = new AtomicLong();

    private final KernelAnalysisModule fModule;
    private final Map<Object, Long> fIds = new ConcurrentHashMap<>();
    private final Map<Long, Row> fRows = new ConcurrentHashMap<>();

    /** A row that was given out. */
    private record Row(RowSource source, String name) {}

    KernelTimeGraphProvider(ITmfTrace trace, KernelAnalysisModule module) {
        super(trace);
        fModule = module;
    }

    ITmfTrace trace() {
        return getTrace();
    }

    KernelAnalysisModule module() {
        return fModule;
    }

    /** The identifier of a row; the same for equal keys. */
    long id(Object key) {
        return Objects.requireNonNull(
                fIds.computeIfAbsent(key, k -> Long.valueOf(NEXT_ID.getAndIncrement())));
    }

    void setRow(long id, RowSource source, String name) {
        fRows.put(Long.valueOf(id), new Row(source, name));
    }

    @Nullable
    RowSource row(long id) {
        Row row = fRows.get(Long.valueOf(id));
        return row == null ? null : row.source();
    }

    /** The tree as far as it is known. */
    abstract TmfTreeModel<M> tree(
            ITmfStateSystem history,
            boolean complete,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor);

    /** How a value of a row's attribute looks; null where it is not shown. */
    abstract @Nullable OutputElementStyle style(RowSource row, Object value);

    /** How states of some rows in a window are divided; the default shows each as it is. */
    StateParts parts(ITmfStateSystem history, List<RowSource> rows, long from, long to) {
        return (row, start, end, value, taker) -> {
            OutputElementStyle style = style(row, value);
            if (style != null) {
                taker.add(start, end, style);
            }
        };
    }

    /** Writes labels into states that are wide enough to be seen. */
    abstract void label(ITmfStateSystem history, List<WideState> states);

    abstract Map<String, String> tooltip(ITmfStateSystem history, RowSource row, long time);

    abstract Map<String, OutputElementStyle> styles();

    // ------------------------------------------------------------------ answers

    /** Something that can be computed from the history as it is now. */
    @FunctionalInterface
    private interface Answer<T> {
        @Nullable
        T from(ITmfStateSystem history, boolean complete);
    }

    /** Computes an answer and says how final it is. */
    private <T> TmfModelResponse<T> answer(
            @Nullable IProgressMonitor monitor, Answer<@Nullable T> answer) {
        if (!fModule.waitForInitialization()) {
            return failed();
        }
        ITmfStateSystem history = fModule.getStateSystem();
        if (history == null) {
            return failed();
        }
        boolean complete = history.waitUntilBuilt(0);
        if (fModule.getFailureCause() != null) {
            return failed();
        }
        T model;
        try {
            model = answer.from(history, complete);
        } catch (StateSystemDisposedException e) {
            return cancelled();
        }
        if (monitor != null && monitor.isCanceled()) {
            return cancelled();
        }
        return complete
                ? new TmfModelResponse<>(model, Status.COMPLETED, CommonStatusMessage.COMPLETED)
                : new TmfModelResponse<>(model, Status.RUNNING, CommonStatusMessage.RUNNING);
    }

    private <T> TmfModelResponse<T> failed() {
        Throwable cause = fModule.getFailureCause();
        String message =
                cause == null || cause.getMessage() == null
                        ? CommonStatusMessage.ANALYSIS_INITIALIZATION_FAILED
                        : Objects.requireNonNull(cause.getMessage());
        return new TmfModelResponse<>(null, Status.FAILED, message);
    }

    private static <T> TmfModelResponse<T> cancelled() {
        return new TmfModelResponse<>(null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
    }

    private static <T> TmfModelResponse<T> incorrect() {
        return new TmfModelResponse<>(
                null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<M>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answer(
                monitor, (history, complete) -> tree(history, complete, fetchParameters, monitor));
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TimeGraphRowReducer reducer = TimeGraphRowReducer.of(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (reducer == null || items == null) {
            return incorrect();
        }
        return answer(
                monitor,
                (history, complete) ->
                        new TimeGraphModel(
                                filtered(
                                        rows(history, reducer, items, monitor),
                                        fetchParameters,
                                        monitor)));
    }

    /** Marks what the filters of the request choose. */
    private List<ITimeGraphRowModel> filtered(
            List<ITimeGraphRowModel> rows,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        Multimap<Integer, String> filters =
                DataProviderParameterUtils.extractRegexFilter(parameters);
        if (filters == null || filters.isEmpty()) {
            return rows;
        }
        StateFilter filter = new StateFilter(computeRegexPredicate(filters), monitor);
        List<ITimeGraphRowModel> filtered = new ArrayList<>(rows.size());
        for (ITimeGraphRowModel states : rows) {
            Row row = fRows.get(Long.valueOf(states.getEntryID()));
            filtered.add(
                    row == null
                            ? states
                            : new TimeGraphRowModel(
                                    states.getEntryID(),
                                    filter.marked(
                                            states.getEntryID(),
                                            row.source(),
                                            row.name(),
                                            states.getStates())));
        }
        return filtered;
    }

    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        Row row = fRows.get(Long.valueOf(entryId));
        return row == null ? HashMultimap.create() : StateFilter.data(row.source(), row.name());
    }

    private List<ITimeGraphRowModel> rows(
            ITmfStateSystem history,
            TimeGraphRowReducer reducer,
            List<Long> items,
            @Nullable IProgressMonitor monitor) {
        List<Long> ids = new ArrayList<>();
        List<RowSource> sources = new ArrayList<>();
        Map<Integer, List<Integer>> rowsOfQuark = new HashMap<>();
        for (Long id : items) {
            RowSource source = row(id.longValue());
            if (source != null) {
                rowsOfQuark
                        .computeIfAbsent(Integer.valueOf(source.quark()), q -> new ArrayList<>(1))
                        .add(Integer.valueOf(sources.size()));
                ids.add(id);
                sources.add(source);
            }
        }
        long from = Math.max(reducer.getStart(), history.getStartTime());
        long to = Math.min(reducer.getEnd(), history.getCurrentEndTime());
        if (!rowsOfQuark.isEmpty() && from <= to) {
            StateParts parts = parts(history, sources, from, to);
            StateVisits.visit(
                    history,
                    rowsOfQuark.keySet(),
                    from,
                    to,
                    new StatesOfRows(rowsOfQuark, sources, parts, reducer, monitor));
            if (monitor != null && monitor.isCanceled()) {
                return List.of();
            }
        }
        return labelled(history, reducer.toRows(ids), sources);
    }

    private List<ITimeGraphRowModel> labelled(
            ITmfStateSystem history, List<ITimeGraphRowModel> rows, List<RowSource> sources) {
        List<ITimeGraphRowModel> labelled = new ArrayList<>(rows.size());
        List<WideState> wide = new ArrayList<>();
        for (int i = 0; i < rows.size(); i++) {
            List<ITimeGraphState> states = new ArrayList<>(rows.get(i).getStates());
            for (int k = 0; k < states.size(); k++) {
                ITimeGraphState state = states.get(k);
                if (!(state instanceof TimeGraphBlendState)) {
                    wide.add(new WideState(sources.get(i), state, states, k));
                }
            }
            labelled.add(new TimeGraphRowModel(rows.get(i).getEntryID(), states));
        }
        label(history, wide);
        return labelled;
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return incorrect();
        }
        RowSource row = row(items.get(0).longValue());
        long time = times.get(0).longValue();
        return answer(
                monitor,
                (history, complete) ->
                        row == null
                                        || time < history.getStartTime()
                                        || time > history.getCurrentEndTime()
                                ? Map.of()
                                : tooltip(history, row, time));
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (times == null || times.isEmpty()) {
            return incorrect();
        }
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        return answer(monitor, (history, complete) -> arrows(history, times, items, monitor));
    }

    /** The links between rows in a window; none unless a provider has some. */
    List<ITimeGraphArrow> arrows(
            ITmfStateSystem history,
            List<Long> times,
            @Nullable List<Long> items,
            @Nullable IProgressMonitor monitor) {
        return List.of();
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return new TmfModelResponse<>(
                new OutputStyleModel(styles()), Status.COMPLETED, CommonStatusMessage.COMPLETED);
    }

    /**
     * The value of an attribute at an instant inside the history; null if there is no such
     * attribute.
     */
    static @Nullable Object valueAt(ITmfStateSystem history, int quark, long time) {
        return quark < 0 ? null : history.querySingleState(time, quark).getValue();
    }
}
