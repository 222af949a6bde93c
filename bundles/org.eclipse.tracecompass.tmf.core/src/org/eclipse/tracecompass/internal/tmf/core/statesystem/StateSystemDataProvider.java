package org.eclipse.tracecompass.internal.tmf.core.statesystem;

import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.statesystem.RowSources.Attribute;
import org.eclipse.tracecompass.internal.tmf.core.statesystem.RowSources.History;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.exceptions.TimeRangeException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.filters.SelectionTimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfAnalysisModuleWithStateSystems;
import org.eclipse.tracecompass.tmf.core.statesystem.ValueTables;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;

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
     * Parameter of the tree: a regular expression (any case) that the full paths of listed
     * attributes contain; by default all.
     */
    public static final String PATH_FILTER_KEY = "path_filter";

    /**
     * Parameter of the tree: a map from the id of a row for which {@link #isMore} holds to the
     * number of children that its parent is to list.
     */
    public static final String LISTED_CHILDREN_KEY = "listed_children";

    /** The label with the quark. */
    public static final int QUARK = 1;

    /** The label with the value; also what is to be said about an analysis. */
    public static final int VALUE = 2;

    /** The label with the type. */
    public static final int TYPE = 3;

    /** The label with the start of the state, ns. */
    public static final int START = 4;

    /** The label with the last instant of the state, ns. */
    public static final int END = 5;

    /** The label with the full path; not a column. */
    public static final int PATH = 6;

    /**
     * The label with the full id of an analysis or state system, or the path of a trace; not a
     * column.
     */
    public static final int FULL_ID = 7;

    /** How many children a row lists at least when it is opened. */
    public static final int PAGE = AttributeListing.PAGE;

    private static final int EXPANDED_LEVELS = 3;
    private static final int CANCEL_STEP = 0x3ff;

    private final RowSources fSources = new RowSources();
    private final ValueLooks fLooks = new ValueLooks();
    private final Set<ITmfAnalysisModuleWithStateSystems> fStarted = new HashSet<>();

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
     * Tells whether a row stands for children of its parent that are not listed.
     *
     * @param id the id of the row
     */
    public static boolean isMore(long id) {
        return RowSources.isMore(id);
    }

    // ------------------------------------------------------------------ tree

    @Override
    public TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> fetchTree(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        Pattern paths;
        try {
            paths = paths(parameters);
        } catch (PatternSyntaxException e) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
        Collection<ITmfTrace> traces = TmfTraceManager.getTraceSetWithExperiment(getTrace());
        traces.forEach(this::startAnalyses);
        StateSystemTree tree =
                new StateSystemTree(fSources, time(parameters), paths, wanted(parameters), monitor);
        tree.addTraces(traces);
        if (monitor != null && monitor.isCanceled()) {
            return new TmfModelResponse<>(
                    null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
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
            if (fresh && analysis.isAutomatic() && fStarted.add(analysis)) {
                analysis.schedule();
            }
        }
    }

    private static @Nullable Pattern paths(Map<String, Object> parameters) {
        return parameters.get(PATH_FILTER_KEY) instanceof String expression && !expression.isEmpty()
                ? Pattern.compile(expression, Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE)
                : null;
    }

    private static long time(Map<String, Object> parameters) {
        if (parameters.get(SELECTED_TIME_KEY) instanceof Number time) {
            return time.longValue();
        }
        TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
        return times == null ? Long.MIN_VALUE : times.getStart();
    }

    private static Map<Long, Integer> wanted(Map<String, Object> parameters) {
        Map<Long, Integer> wanted = new HashMap<>();
        if (parameters.get(LISTED_CHILDREN_KEY) instanceof Map<?, ?> given) {
            given.forEach(
                    (id, count) -> {
                        if (id instanceof Number row && count instanceof Number children) {
                            wanted.put(row.longValue(), children.intValue());
                        }
                    });
        }
        return wanted;
    }

    // ------------------------------------------------------------------ rows

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        SelectionTimeQueryFilter filter =
                DataProviderParameterUtils.createSelectionTimeQuery(parameters);
        TimeGraphRowReducer reducer = TimeGraphRowReducer.of(parameters);
        if (filter == null || reducer == null) {
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
        List<Long> ids = new ArrayList<>();
        Map<History, Map<Integer, Integer>> rows = new LinkedHashMap<>();
        for (Long id : filter.getSelectedItems()) {
            Attribute attribute = fSources.attribute(id);
            if (attribute != null) {
                rows.computeIfAbsent(attribute.history(), h -> new HashMap<>())
                        .put(attribute.quark(), ids.size());
                ids.add(id);
            }
        }
        boolean running = false;
        for (Map.Entry<History, Map<Integer, Integer>> part : rows.entrySet()) {
            running |= addStates(reducer, part.getKey(), part.getValue(), monitor);
        }
        if (monitor != null && monitor.isCanceled()) {
            return new TmfModelResponse<>(
                    null, Status.CANCELLED, CommonStatusMessage.TASK_CANCELLED);
        }
        List<ITimeGraphRowModel> model = reducer.toRows(ids);
        return answer(new TimeGraphModel(model), running);
    }

    /**
     * Adds the states of attributes (to the row of their quark), and tells whether there will be
     * more.
     */
    private boolean addStates(
            TimeGraphRowReducer reducer,
            History history,
            Map<Integer, Integer> rows,
            @Nullable IProgressMonitor monitor) {
        ITmfStateSystem ss = history.stateSystem();
        if (ss == null) {
            return false;
        }
        boolean built = ss.waitUntilBuilt(0);
        long start = Math.max(reducer.getStart(), ss.getStartTime());
        long end = Math.min(reducer.getEnd(), ss.getCurrentEndTime());
        try {
            if (start <= end) {
                ValueTables tables = ValueTables.of(ss);
                int count = 0;
                for (ITmfStateInterval interval : ss.query2D(rows.keySet(), start, end)) {
                    if ((++count & CANCEL_STEP) == 0 && monitor != null && monitor.isCanceled()) {
                        break;
                    }
                    Object value = interval.getValue();
                    Integer row = rows.get(interval.getAttribute());
                    if (value != null && row != null) {
                        ValueLooks.Look look =
                                fLooks.of(value, tables.tableOf(ss, interval.getAttribute()));
                        reducer.add(
                                row,
                                interval.getStartTime(),
                                interval.getEndTime(),
                                look.number(),
                                look.label(),
                                look.style());
                    }
                }
            }
        } catch (StateSystemDisposedException
                | TimeRangeException
                | IndexOutOfBoundsException
                | UncheckedIOException e) {
            // the analysis was cancelled or begins anew, or its file is damaged: the rows stay
            // empty, and the tree says why
            return false;
        }
        return !built && !ss.isCancelled();
    }

    private static <T> TmfModelResponse<T> answer(T model, boolean running) {
        return running
                ? new TmfModelResponse<>(model, Status.RUNNING, CommonStatusMessage.RUNNING)
                : new TmfModelResponse<>(model, Status.COMPLETED, CommonStatusMessage.COMPLETED);
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
            return new TmfModelResponse<>(
                    null, Status.FAILED, CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
        Map<String, String> tooltip = new LinkedHashMap<>();
        Attribute attribute = fSources.attribute(filter.getSelectedItems().iterator().next());
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
