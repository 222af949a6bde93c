package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Grouping;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraphSource;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * The callers and callees of a time range, as a {@link CallGraph} or as a tree of rows: threads,
 * and below them functions and the functions that these called. Numbers are written in decimal,
 * times in ns.
 */
public final class FlameGraphDataProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.core.callstack.flamegraph";

    /**
     * Parameter: which threads are added up, the name of a {@link Grouping}; by thread if absent.
     */
    public static final String GROUPING_KEY = "grouping";

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    column("Function", DataType.STRING, "The function, or the thread"),
                    column("Time", DataType.DURATION, "Its time including its callees"),
                    column("Self", DataType.DURATION, "Its time without its callees"),
                    column("Calls", DataType.NUMBER, "Calls entirely inside the range"),
                    column("Cut off", DataType.NUMBER, "Calls that began before or ended after"));

    /** A node of the graph: a function called by a node, or a group of threads. */
    private record Key(long parent, String name) {}

    private final CallGraphSource source;
    private final RowIds<Key> ids = new RowIds<>();

    /**
     * Creates a data provider.
     *
     * @param trace the trace or experiment
     */
    public FlameGraphDataProvider(ITmfTrace trace) {
        super(trace);
        source = new CallGraphSource(trace);
    }

    static ITableColumnDescriptor column(String text, DataType type, String tooltip) {
        return new TableColumnDescriptor.Builder()
                .setText(text)
                .setDataType(type)
                .setTooltip(tooltip)
                .build();
    }

    @Override
    public String getId() {
        return ID;
    }

    /**
     * Computes the calls of a range.
     *
     * @param parameters the requested times, of which the first and the last are the range (the
     *     whole trace if there are none), and {@link #GROUPING_KEY}
     * @param monitor shows progress and may be cancelled; null for none
     * @return the answer; RUNNING while the analysis does
     */
    public TmfModelResponse<CallGraph> fetchGraph(
            Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
        return fetch(source, parameters, monitor);
    }

    static TmfModelResponse<CallGraph> fetch(
            CallGraphSource source,
            Map<String, Object> parameters,
            @Nullable IProgressMonitor monitor) {
        List<Long> times = DataProviderParameterUtils.extractTimeRequested(parameters);
        boolean whole = times == null || times.isEmpty();
        Object grouping = parameters.get(GROUPING_KEY);
        Grouping threads = Grouping.THREAD;
        for (Grouping each : Grouping.values()) {
            threads = each.name().equalsIgnoreCase(String.valueOf(grouping)) ? each : threads;
        }
        return source.fetch(
                threads,
                times == null || whole ? Long.MIN_VALUE : times.get(0),
                times == null || whole ? Long.MAX_VALUE : times.get(times.size() - 1),
                monitor);
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<CallGraph> answer = fetchGraph(fetchParameters, monitor);
        CallGraph graph = answer.getModel();
        if (graph == null) {
            return new TmfModelResponse<>(null, answer.getStatus(), answer.getStatusMessage());
        }
        List<TmfTreeDataModel> rows = new ArrayList<>();
        graph.roots().forEach(root -> add(root, -1, rows));
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(COLUMNS)
                        .setEntries(rows)
                        .setAutoExpandLevel(2)
                        .build(),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    private void add(CallNode node, long parent, List<TmfTreeDataModel> rows) {
        long id = ids.of(new Key(parent, node.name()));
        CallFigures figures = node.figures();
        rows.add(
                new TmfTreeDataModel(
                        id,
                        parent,
                        List.of(
                                node.name(),
                                Long.toString(node.time()),
                                Long.toString(figures.selfInRange()),
                                Long.toString(figures.calls()),
                                Long.toString(figures.cutCalls())),
                        false));
        node.children().forEach(child -> add(child, id, rows));
    }
}
