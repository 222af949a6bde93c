package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph.Function;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraphSource;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * How often and how long each function ran in a range of time: a row for all of them, and below it
 * a row per function, the one with the longest self time first. Numbers are written in decimal,
 * times in ns.
 */
public final class FunctionStatisticsDataProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    /** The id of the data provider. */
    public static final String ID = "org.eclipse.tracecompass.tmf.core.callstack.functions";

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    FlameGraphDataProvider.column("Function", DataType.STRING, "Its name"),
                    FlameGraphDataProvider.column(
                            "Calls", DataType.NUMBER, "Calls entirely inside the range"),
                    FlameGraphDataProvider.column(
                            "Total",
                            DataType.DURATION,
                            "Time of these calls including their callees; each recursive call"
                                    + " counts separately"),
                    FlameGraphDataProvider.column(
                            "Self", DataType.DURATION, "Time of these calls without their callees"),
                    FlameGraphDataProvider.column(
                            "Average", DataType.DURATION, "Mean time of a call"),
                    FlameGraphDataProvider.column(
                            "Minimum", DataType.DURATION, "The shortest call"),
                    FlameGraphDataProvider.column("Maximum", DataType.DURATION, "The longest call"),
                    FlameGraphDataProvider.column(
                            "Cut off", DataType.NUMBER, "Calls that began before or ended after"),
                    FlameGraphDataProvider.column(
                            "Address", DataType.STRING, "Start address, if the trace has it"),
                    FlameGraphDataProvider.column(
                            "Symbol",
                            DataType.STRING,
                            "Linker symbol, if different from the name"));

    private final CallGraphSource source;
    private final long totalId = RowIds.next();
    private final RowIds<String> ids = new RowIds<>();

    /**
     * Creates a data provider.
     *
     * @param trace the trace or experiment
     */
    public FunctionStatisticsDataProvider(ITmfTrace trace) {
        super(trace);
        source = new CallGraphSource(trace);
    }

    @Override
    public String getId() {
        return ID;
    }

    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<CallGraph> answer =
                FlameGraphDataProvider.fetch(source, fetchParameters, monitor);
        CallGraph graph = answer.getModel();
        if (graph == null) {
            return new TmfModelResponse<>(null, answer.getStatus(), answer.getStatusMessage());
        }
        List<TmfTreeDataModel> rows = new ArrayList<>();
        rows.add(new TmfTreeDataModel(totalId, -1, total(graph), false));
        for (Function function : graph.functions()) {
            long id = ids.of(function.name());
            rows.add(new TmfTreeDataModel(id, totalId, labels(function), false));
        }
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(COLUMNS)
                        .setEntries(rows)
                        .build(),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    /** All calls together; their time is that of the outermost ones. */
    private static List<String> total(CallGraph graph) {
        long calls = 0;
        long self = 0;
        long min = Long.MAX_VALUE;
        long max = 0;
        long cut = 0;
        for (Function function : graph.functions()) {
            CallFigures figures = function.figures();
            calls += figures.calls();
            self += figures.self();
            min = figures.calls() == 0 ? min : Math.min(min, figures.min());
            max = Math.max(max, figures.max());
            cut += figures.cutCalls();
        }
        long total = 0;
        for (CallNode root : graph.roots()) {
            for (CallNode outermost : root.children()) {
                total += outermost.figures().total();
            }
        }
        return List.of(
                "Total",
                Long.toString(calls),
                Long.toString(total),
                Long.toString(self),
                calls == 0 ? "0" : Long.toString(self / calls),
                Long.toString(calls == 0 ? 0 : min),
                Long.toString(max),
                Long.toString(cut),
                "",
                "");
    }

    private static List<String> labels(Function function) {
        CallFigures figures = function.figures();
        return List.of(
                function.name(),
                Long.toString(figures.calls()),
                Long.toString(figures.total()),
                Long.toString(figures.self()),
                Long.toString(Math.round(figures.average())),
                Long.toString(figures.min()),
                Long.toString(figures.max()),
                Long.toString(figures.cutCalls()),
                function.function() instanceof Long address
                        ? "0x" + Long.toHexString(address.longValue())
                        : "",
                function.symbol().equals(function.name()) ? "" : function.symbol());
    }
}
