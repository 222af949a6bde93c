package org.eclipse.tracecompass.tmf.explorer.core;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterSyntaxException;
import org.eclipse.tracecompass.common.core.filter.RowFilter;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.explorer.core.RowSources.Attribute;
import org.eclipse.tracecompass.tmf.explorer.core.RowSources.History;
import org.eclipse.tracecompass.tmf.rows.core.ColumnRow;
import org.eclipse.tracecompass.tmf.rows.core.HistoryRows;
import org.eclipse.tracecompass.tmf.rows.core.TableLooks;
import org.eclipse.tracecompass.tmf.rows.core.ValueTables;

/**
 * The attribute trees of all analyses of a trace or experiment that keep state systems, and the
 * values of the attributes as states. Analyses that start by themselves are started; the others
 * wait until the user starts them. The labels of a row are its name, quark, value, type, start and
 * end (ns) at the selected time, and, beyond the columns, its full path.
 *
 * <p>A large tree is listed in parts, see {@link #LISTED_CHILDREN_KEY}. Thread-safe.
 */
public final class StateSystemDataProvider extends AbstractTmfTraceDataProvider
        implements ITimeGraphDataProvider<TimeGraphEntryModel>, IOutputStyleProvider {

    /** The provider's id. */
    public static final String ID =
            "org.eclipse.tracecompass.internal.provisional.tmf.core.statesystem.StateSystemDataProvider";

    /**
     * Parameter of the tree: a Long, the instant (ns) whose values are in the labels; by default
     * the first requested time.
     */
    public static final String SELECTED_TIME_KEY = "selected_time";

    /**
     * Parameter of the tree: a {@link RowFilter} of the full paths of listed attributes, as text;
     * by default all.
     */
    public static final String PATH_FILTER_KEY = "path_filter";

    /**
     * Parameter of the tree: a map from the id of a row for which {@link #isMore} holds to the
     * number of children that its parent is to list.
     */
    public static final String LISTED_CHILDREN_KEY = "listed_children";

    /** The label with the quark. */
    public static final int QUARK = 1;

    /** The label with the value, or with the status of an analysis. */
    public static final int VALUE = 2;

    /** The label with the type. */
    public static final int TYPE = 3;

    /** The label with the start of the state, ns. */
    public static final int START = 4;

    /** The label with the last instant of the state, ns. */
    public static final int END = 5;

    /** The label with the full path; not a column. */
    public static final int PATH = 6;

    /** What filters call that label. */
    public static final String PATH_COLUMN = "path";

    /**
     * The label with the full id of an analysis or state system, or the path of a trace; not a
     * column.
     */
    public static final int FULL_ID = 7;

    /** The label that only a row has that stands for children not listed; not a column. */
    private static final int MORE = 8;

    /** The minimum number of children that an expanded row lists. */
    public static final int PAGE = AttributeListing.PAGE;

    private static final int EXPANDED_LEVELS = 3;

    private final RowSources sources = new RowSources();
    private final ValueLooks looks = new ValueLooks();
    private final Set<ITmfAnalysisModuleWithStateSystems> started = new HashSet<>();

    /**
     * Creates the provider of a trace or experiment.
     *
     * @param trace the trace
     */
    public StateSystemDataProvider(ITmfTrace trace) {
        super(trace);
    }

    @Override
    public String getId() {
        return ID;
    }

    /**
     * Returns whether a row stands for children of its parent that are not listed.
     *
     * @param labels the labels of the row
     * @return true when it does
     */
    public static boolean isMore(List<String> labels) {
        return labels.size() > MORE;
    }

    // --- tree

    @Override
    public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        RowFilter paths;
        try {
            paths = paths(parameters);
            if (paths != null) {
                paths.search(AttributeListing.PATHS);
            }
        } catch (FilterSyntaxException e) {
            return Answers.failed("The filter is wrong. " + e.getMessage());
        }
        Collection<ITmfTrace> traces = TmfTraceManager.getTraceSetWithExperiment(getTrace());
        traces.forEach(this::startAnalyses);
        StateSystemTree tree =
                new StateSystemTree(sources, time(parameters), paths, wanted(parameters), monitor);
        tree.addTraces(traces);
        if (monitor != null && monitor.isCanceled()) {
            return Answers.taskCancelled();
        }
        TmfTreeModel<TimeGraphEntryModel> model =
                new TmfTreeModel.Builder<TimeGraphEntryModel>()
                        .setColumnDescriptors(StateSystemTree.COLUMNS)
                        .setEntries(tree.rows())
                        .setAutoExpandLevel(
                                traces.size() > 1 ? EXPANDED_LEVELS + 1 : EXPANDED_LEVELS)
                        .build();
        return answer(model, tree.isRunning());
    }

    private synchronized void startAnalyses(ITmfTrace trace) {
        for (ITmfAnalysisModuleWithStateSystems analysis : RowSources.analysesOf(trace)) {
            boolean fresh =
                    !(analysis instanceof TmfAbstractAnalysisModule module)
                            || module.getExecutionState() == ExecutionState.NOT_STARTED;
            if (fresh && analysis.isAutomatic() && started.add(analysis)) {
                analysis.schedule();
            }
        }
    }

    private static @Nullable RowFilter paths(Map<String, Object> parameters) {
        return parameters.get(PATH_FILTER_KEY) instanceof String expression
                ? RowFilter.parse(expression)
                : null;
    }

    private static long time(Map<String, Object> parameters) {
        if (parameters.get(SELECTED_TIME_KEY) instanceof Number time) {
            return time.longValue();
        }
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null ? Long.MIN_VALUE : times.getStart();
    }

    private Map<RowSources.More, Integer> wanted(Map<String, Object> parameters) {
        Map<RowSources.More, Integer> wanted = new HashMap<>();
        if (parameters.get(LISTED_CHILDREN_KEY) instanceof Map<?, ?> given) {
            given.forEach(
                    (id, count) -> {
                        RowSources.More more =
                                id instanceof Number row ? sources.more(row.longValue()) : null;
                        if (more != null && count instanceof Number children) {
                            wanted.put(more, children.intValue());
                        }
                    });
        }
        return wanted;
    }

    // --- rows

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter filter =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        if (filter == null) {
            return Answers.incorrectParameters();
        }
        Map<Long, ITimeGraphRowModel> rows = new LinkedHashMap<>();
        Map<History, List<Long>> idsByHistory = new LinkedHashMap<>();
        for (Long id : filter.getSelectedItems()) {
            Attribute attribute = sources.attribute(id);
            if (attribute != null) {
                rows.put(id, new TimeGraphRowModel(id, List.of()));
                idsByHistory.computeIfAbsent(attribute.history(), h -> new ArrayList<>()).add(id);
            }
        }
        boolean running = false;
        for (Map.Entry<History, List<Long>> part : idsByHistory.entrySet()) {
            running |= read(part.getKey(), part.getValue(), parameters, rows, monitor);
        }
        if (monitor != null && monitor.isCanceled()) {
            return Answers.taskCancelled();
        }
        return answer(new TimeGraphModel(List.copyOf(rows.values())), running);
    }

    /** Reads the rows of a history, and tells whether there will be more. */
    private boolean read(
            History history,
            List<Long> ids,
            Map<String, Object> parameters,
            Map<Long, ITimeGraphRowModel> rows,
            @Nullable IProgressMonitor monitor) {
        ITmfStateSystem ss = history.stateSystem();
        if (ss == null) {
            return false;
        }
        boolean built = ss.waitUntilBuilt(0);
        try {
            List<ColumnRow> read = rowsOf(ss, ids).read(parameters, monitor);
            if (read != null) {
                read.forEach(row -> rows.put(row.getEntryID(), row));
            }
        } catch (StateSystemDisposedException
                | TimeRangeException
                | IndexOutOfBoundsException
                | UncheckedIOException e) {
            // the analysis was cancelled or restarted, or its file is damaged: the rows stay
            // empty, and the tree says why
            return false;
        }
        return !built && !ss.isCancelled();
    }

    private HistoryRows rowsOf(ITmfStateSystem ss, List<Long> ids) {
        TableLooks looks = new TableLooks(ss, this.looks::of);
        HistoryRows rows = new HistoryRows(ss);
        for (Long id : ids) {
            Attribute attribute = sources.attribute(id);
            if (attribute != null) {
                rows.add(id, attribute.quark(), looks.of(attribute.quark()));
            }
        }
        return rows;
    }

    private static <T> TmfModelResponse<T> answer(T model, boolean running) {
        return running ? Answers.running(model) : Answers.completed(model);
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return answer(List.of(), false);
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter filter =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        if (filter == null || filter.getSelectedItems().isEmpty()) {
            return Answers.incorrectParameters();
        }
        Map<String, String> tooltip = new LinkedHashMap<>();
        Attribute attribute = sources.attribute(filter.getSelectedItems().iterator().next());
        ITmfStateSystem ss = attribute == null ? null : attribute.history().stateSystem();
        if (attribute != null && ss != null) {
            try {
                ITmfStateInterval state = ss.querySingleState(filter.getStart(), attribute.quark());
                tooltip.put(
                        "Value",
                        ValueLooks.text(
                                state.getValue(),
                                ValueTables.of(ss).tableOf(ss, attribute.quark())));
                tooltip.put("Type", ValueLooks.type(state.getValue()));
                tooltip.put("Attribute", AttributePaths.of(ss, attribute.quark()));
                tooltip.put("Quark", Integer.toString(attribute.quark()));
            } catch (StateSystemDisposedException
                    | TimeRangeException
                    | IndexOutOfBoundsException
                    | UncheckedIOException e) {
                tooltip.clear();
            }
        }
        return answer(tooltip, false);
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return answer(new OutputStyleModel(ValueLooks.styles()), false);
    }
}
