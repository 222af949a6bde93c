package org.eclipse.tracecompass.internal.analysis.graph.core.dataprovider;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Function;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.graph.core.base.IGraphWorker;
import org.eclipse.tracecompass.analysis.graph.core.criticalpath.AbstractCriticalPathModule;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdge;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfEdgeContextState;
import org.eclipse.tracecompass.analysis.graph.core.graph.ITmfGraph;
import org.eclipse.tracecompass.internal.analysis.graph.core.base.OSCriticalPathPalette;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.IOutputStyleProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputStyleModel;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.rows.core.PixelArrows;
import org.eclipse.tracecompass.tmf.rows.core.StateFilter;
import org.eclipse.tracecompass.tmf.rows.core.TimeGraphRowReducer;

/**
 * The critical path of the chosen worker: a row per worker that is on it, below its host. Exactly
 * one row has a state at each time; arrows lead from one to the next.
 */
public final class CriticalPathDataProvider extends AbstractTmfTraceDataProvider
        implements ITimeGraphDataProvider<CriticalPathEntry>, IOutputStyleProvider {

    /** The id of the data provider; behind a colon may be the number or name of a thread. */
    public static final String ID =
            "org.eclipse.tracecompass.analysis.graph.core.dataprovider.CriticalPathDataProvider";

    private static final String CHOOSE =
            "Select a thread to see its critical path; on the command line, add a colon and its"
                    + " number or name to the name of the view.";
    private static final String STATE = "State";

    private static final AtomicLong IDS = new AtomicLong();

    private final String id;
    private final AbstractCriticalPathModule module;
    private final Runnable used;
    private final Map<Object, Long> rowIds = new HashMap<>();
    private @Nullable PathModel latest;
    private @Nullable ITmfGraph latestPath;

    /**
     * @param used told when the provider is asked
     */
    CriticalPathDataProvider(
            ITmfTrace trace, AbstractCriticalPathModule module, String id, Runnable used) {
        super(trace);
        this.used = used;
        this.module = module;
        this.id = id;
    }

    @Override
    public String getId() {
        return id;
    }

    /** Answers from the path; the analysis is started if a worker was chosen. */
    private <T> TmfModelResponse<T> answer(
            @Nullable IProgressMonitor monitor, Function<PathModel, @Nullable T> query) {
        used.run();
        if (!module.hasWorker()) {
            return Answers.of(AnalysisCondition.cannotRun(CHOOSE), null);
        }
        return Answers.from(module, monitor, () -> ask(query));
    }

    /** Asks the path; null if there is none. */
    private <T> @Nullable T ask(Function<PathModel, @Nullable T> query) {
        while (true) {
            ITmfGraph path = module.getCriticalPathGraph();
            if (path == null) {
                return null;
            }
            try {
                return query.apply(modelOf(path));
            } catch (UncheckedIOException e) {
                if (path == module.getCriticalPathGraph()) {
                    throw e;
                }
                // Another worker was chosen meanwhile; its path is the one to ask.
            }
        }
    }

    private synchronized PathModel modelOf(ITmfGraph path) {
        PathModel model = latest;
        if (model == null || path != latestPath) {
            model = new PathModel(path, this::idOf, this::nameOfHost);
            latest = model;
            latestPath = path;
        }
        return model;
    }

    /** The names of the traces of a host, if no other host has the same; else its identifier. */
    private String nameOfHost(String host) {
        Set<String> own = new TreeSet<>();
        Set<String> others = new HashSet<>();
        for (ITmfTrace trace : TmfTraceManager.getTraceSet(getTrace())) {
            (trace.getHostId().equals(host) ? own : others).add(trace.getName());
        }
        return own.isEmpty() || own.stream().anyMatch(others::contains)
                ? host
                : String.join(", ", own);
    }

    private long idOf(Object row) {
        return rowIds.computeIfAbsent(row, r -> Long.valueOf(IDS.getAndIncrement())).longValue();
    }

    @Override
    public TmfModelResponse<TmfTreeModel<CriticalPathEntry>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return answer(
                monitor,
                model ->
                        new TmfTreeModel.Builder<CriticalPathEntry>()
                                .setColumnDescriptors(
                                        List.of(column("Worker"), column("Time"), column("Share")))
                                .setEntries(model.entries())
                                .build());
    }

    private static TableColumnDescriptor column(String text) {
        return new TableColumnDescriptor.Builder().setText(text).build();
    }

    @Override
    public TmfModelResponse<TimeGraphModel> fetchRowModel(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        TimeGraphRowReducer reducer = TimeGraphRowReducer.of(fetchParameters);
        if (items == null || reducer == null) {
            return Answers.incorrectParameters();
        }
        return answer(
                monitor,
                model -> {
                    List<Long> ids = new ArrayList<>();
                    for (Long item : items) {
                        IGraphWorker worker = model.worker(item);
                        if (worker != null) {
                            addStates(model, worker, reducer, ids.size());
                            ids.add(item);
                        }
                    }
                    return new TimeGraphModel(
                            filtered(reducer.toRows(ids), fetchParameters, monitor));
                });
    }

    private List<ITimeGraphRowModel> filtered(
            List<ITimeGraphRowModel> rows,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        Multimap<Integer, String> filters =
                DataProviderParameterUtils.extractRegexFilter(parameters);
        return filters == null || filters.isEmpty()
                ? rows
                : List.copyOf(
                        StateFilter.marked(
                                rows,
                                computeRegexPredicate(filters),
                                OSCriticalPathPalette.getStyles(),
                                this,
                                monitor));
    }

    private static void addStates(
            PathModel model, IGraphWorker worker, TimeGraphRowReducer reducer, int row) {
        ITmfEdge edge = model.edgeAt(worker, reducer.getStart());
        while (edge != null && edge.getVertexFrom().getTimestamp() <= reducer.getEnd()) {
            ITmfEdgeContextState state = edge.getEdgeContextState();
            reducer.add(
                    row,
                    edge.getVertexFrom().getTimestamp(),
                    edge.getVertexTo().getTimestamp() - 1,
                    state.serialize(),
                    edge.getLinkQualifier(),
                    style(state));
            edge = model.next(edge.getVertexTo(), worker);
        }
    }

    private static String nameOf(ITmfEdgeContextState state) {
        return String.valueOf(state.getStyles().get(StyleProperties.STYLE_NAME));
    }

    /** The style of a state: a known one by its name, else what the state says of itself. */
    private static OutputElementStyle style(ITmfEdgeContextState state) {
        String name = nameOf(state);
        return OSCriticalPathPalette.getStyles().containsKey(name)
                ? new OutputElementStyle(name)
                : new OutputElementStyle(null, state.getStyles());
    }

    @Override
    public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        if (times == null || times.isEmpty()) {
            return Answers.incorrectParameters();
        }
        return answer(monitor, model -> arrows(model, times));
    }

    /**
     * The arrows that touch a range; of those that start in a pixel between two rows the longest.
     */
    static List<ITimeGraphArrow> arrows(PathModel model, List<Long> times) {
        long start = times.get(0).longValue();
        long end = times.get(times.size() - 1).longValue();
        PixelArrows arrows = new PixelArrows(times);
        for (ITmfEdge edge : model.arrows()) {
            long from = edge.getVertexFrom().getTimestamp();
            if (from > end) {
                break;
            }
            if (edge.getVertexTo().getTimestamp() >= start) {
                arrows.add(arrow(model, edge));
            }
        }
        return arrows.sorted();
    }

    private static ITimeGraphArrow arrow(PathModel model, ITmfEdge edge) {
        return new TimeGraphArrow(
                model.rowOf(edge.getVertexFrom()),
                model.rowOf(edge.getVertexTo()),
                edge.getVertexFrom().getTimestamp(),
                edge.getDuration(),
                new OutputElementStyle(
                        edge.getEdgeContextState().isMatchable()
                                ? OSCriticalPathPalette.NETWORK_ARROW
                                : OSCriticalPathPalette.UNKNOWN_ARROW));
    }

    @Override
    public TmfModelResponse<Map<String, String>> fetchTooltip(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(fetchParameters);
        List<Long> items = DataProviderParameterUtils.extractSelectedItems(fetchParameters);
        if (times == null || times.isEmpty() || items == null || items.isEmpty()) {
            return Answers.incorrectParameters();
        }
        long time = times.get(0).longValue();
        return answer(
                monitor,
                model -> {
                    Map<String, String> tip = new LinkedHashMap<>();
                    IGraphWorker worker = model.worker(items.get(0));
                    ITmfEdge edge = worker == null ? null : model.edgeAt(worker, time);
                    if (worker != null
                            && edge != null
                            && edge.getVertexFrom().getTimestamp() <= time) {
                        tip.putAll(worker.getWorkerInformation(time));
                        tip.put(STATE, nameOf(edge.getEdgeContextState()));
                        String qualifier = edge.getLinkQualifier();
                        if (qualifier != null) {
                            tip.put("Cause", qualifier);
                            String more =
                                    module.graphModule()
                                            .explain(
                                                    worker,
                                                    qualifier,
                                                    edge.getVertexFrom().getTimestamp(),
                                                    edge.getVertexTo().getTimestamp());
                            if (!more.isEmpty()) {
                                tip.put("Missing", more);
                            }
                        }
                    }
                    return tip;
                });
    }

    @Override
    public TmfModelResponse<OutputStyleModel> fetchStyle(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        return Answers.completed(new OutputStyleModel(OSCriticalPathPalette.getStyles()));
    }

    /** {@inheritDoc} What identifies the worker. */
    @Override
    public Multimap<String, Object> getFilterData(
            long entryId, long time, @Nullable IProgressMonitor monitor) {
        Multimap<String, Object> data = HashMultimap.create();
        IGraphWorker worker = ask(model -> model.worker(Long.valueOf(entryId)));
        if (worker != null) {
            data.put("Name", String.valueOf(worker));
            worker.getWorkerAspects().forEach(data::put);
        }
        return data;
    }

    @Override
    public void dispose() {
        if (module instanceof NamedWorkerModule own) {
            own.dispose();
        }
    }
}
