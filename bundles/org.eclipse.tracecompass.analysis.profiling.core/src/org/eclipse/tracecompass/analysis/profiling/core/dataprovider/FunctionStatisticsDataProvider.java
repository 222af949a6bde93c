package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackSymbol;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AddressSymbol;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.symbols.ISymbolProvider;

/**
 * How often and how long each function ran in a range of time: a row for all of them, and below it
 * a row per function, the one with the longest self time first. Numbers are written in decimal,
 * times in ns.
 */
public final class FunctionStatisticsDataProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    /** The id of the data providers, before a colon and the id of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.core.functions";

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    TreeColumns.column("Function", DataType.STRING, "Its name"),
                    TreeColumns.column("Calls", DataType.NUMBER, "Calls entirely inside the range"),
                    TreeColumns.column(
                            "Total",
                            DataType.DURATION,
                            "Time of these calls including their callees; each recursive call"
                                    + " counts separately"),
                    TreeColumns.column(
                            "Self", DataType.DURATION, "Time of these calls without their callees"),
                    TreeColumns.column("Average", DataType.DURATION, "Mean time of a call"),
                    TreeColumns.column("Minimum", DataType.DURATION, "The shortest call"),
                    TreeColumns.column("Maximum", DataType.DURATION, "The longest call"),
                    TreeColumns.column(
                            "Cut off", DataType.NUMBER, "Calls that began before or ended after"),
                    TreeColumns.column(
                            "Address", DataType.STRING, "Start address, if the trace has it"),
                    TreeColumns.column(
                            "Symbol",
                            DataType.STRING,
                            "Linker symbol, if different from the name"));

    /** A function and its figures, over all callers. */
    private static final class Function {
        private final String name;
        private final String symbol;
        private final String address;
        private final CallFigures figures = new CallFigures();

        Function(String name, ICallStackSymbol symbol, Collection<ISymbolProvider> symbols) {
            this.name = name;
            this.symbol = symbol.resolve(symbols);
            address = symbol instanceof AddressSymbol ? symbol.toString() : "";
        }
    }

    private final String id;
    private final TreeSource<?, ?, ?> source;
    private final long totalId = RowIds.next();
    private final RowIds<String> ids = new RowIds<>();

    /**
     * Creates a data provider.
     *
     * @param source has the call graphs
     * @param id the id of the data provider
     * @since 0.2.0
     */
    public FunctionStatisticsDataProvider(TreeSource<?, ?, ?> source, String id) {
        super(source.trace());
        this.source = source;
        this.id = id;
    }

    @Override
    public String getId() {
        return id;
    }

    /**
     * {@inheritDoc}
     *
     * @param fetchParameters {@code selection_range} or the requested times, of which the first and
     *     the last are the range; the whole trace if there is neither
     */
    @Override
    public TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> fetchTree(
            Map<String, Object> fetchParameters, @Nullable IProgressMonitor monitor) {
        TmfModelResponse<FlameTrees> answer =
                source.fetchTrees(TreeSource.withRange(fetchParameters), monitor);
        FlameTrees trees = answer.getModel();
        if (trees == null) {
            return new TmfModelResponse<>(null, answer.getStatus(), answer.getStatusMessage());
        }
        List<Function> functions = functions(trees);
        List<TmfTreeDataModel> rows = new ArrayList<>();
        rows.add(new TmfTreeDataModel(totalId, -1, total(functions, trees), false));
        for (Function function : functions) {
            long row = ids.of(function.name);
            rows.add(new TmfTreeDataModel(row, totalId, labels(function), false));
        }
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(COLUMNS)
                        .setEntries(rows)
                        .build(),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    /** The functions of trees, the one with the longest self time first. */
    private List<Function> functions(FlameTrees trees) {
        Collection<ISymbolProvider> symbols = source.symbols();
        Map<String, Function> byName = new LinkedHashMap<>();
        Deque<WeightedTree<?>> open = new ArrayDeque<>();
        trees.groups().forEach(group -> open.addAll(group.trees()));
        while (!open.isEmpty()) {
            WeightedTree<?> tree = open.removeFirst();
            open.addAll(tree.getChildren());
            if (tree instanceof AggregatedCalledFunction called) {
                String name = trees.name(tree);
                Function function = byName.get(name);
                if (function == null) {
                    function = new Function(name, called.getObject(), symbols);
                    byName.put(name, function);
                }
                function.figures.add(called.getFigures());
            }
        }
        List<Function> functions = new ArrayList<>(byName.values());
        functions.sort(
                Comparator.comparingLong((Function f) -> f.figures.selfInRange())
                        .reversed()
                        .thenComparing(f -> f.name));
        return functions;
    }

    /** All calls together; their time is that of the outermost ones. */
    private static List<String> total(List<Function> functions, FlameTrees trees) {
        long calls = 0;
        long self = 0;
        long min = Long.MAX_VALUE;
        long max = 0;
        long cut = 0;
        for (Function function : functions) {
            CallFigures figures = function.figures;
            calls += figures.calls();
            self += figures.self();
            min = figures.calls() == 0 ? min : Math.min(min, figures.min());
            max = Math.max(max, figures.max());
            cut += figures.cutCalls();
        }
        long total = 0;
        for (FlameTrees.Group group : trees.groups()) {
            for (WeightedTree<?> outermost : group.trees()) {
                total +=
                        outermost instanceof AggregatedCalledFunction function
                                ? function.getFigures().total()
                                : 0;
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
        CallFigures figures = function.figures;
        return List.of(
                function.name,
                Long.toString(figures.calls()),
                Long.toString(figures.total()),
                Long.toString(figures.self()),
                Long.toString(Math.round(figures.average())),
                Long.toString(figures.min()),
                Long.toString(figures.max()),
                Long.toString(figures.cutCalls()),
                function.address,
                function.symbol.equals(function.name) ? "" : function.symbol);
    }
}
