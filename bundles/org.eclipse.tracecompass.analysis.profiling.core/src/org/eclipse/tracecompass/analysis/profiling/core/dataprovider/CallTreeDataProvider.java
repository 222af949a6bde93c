package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallFigures;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees.Group;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.callgraph2.AggregatedCalledFunction;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataType;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * The callers and callees of a time range as a tree of rows: elements, and below them functions and
 * the functions that these called. Numbers are written in decimal, times in ns.
 *
 * @since 0.2.0
 */
public final class CallTreeDataProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    /** The id of the data providers, before a colon and the id of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.core.calltree";

    private static final List<ITableColumnDescriptor> COLUMNS =
            List.of(
                    column("Function", DataType.STRING, "The function, or the thread"),
                    column("Time", DataType.DURATION, "Its time including its callees"),
                    column("Self", DataType.DURATION, "Its time without its callees"),
                    column("Calls", DataType.NUMBER, "Calls entirely inside the range"),
                    column("Cut off", DataType.NUMBER, "Calls that began before or ended after"));

    /** A node of the graph: a function called by a node, or a group of threads. */
    private record Key(long parent, String name) {}

    private final String id;
    private final TreeSource<?, ?, ?> source;
    private final RowIds<Key> ids = new RowIds<>();

    /**
     * Creates a data provider.
     *
     * @param source has the call graphs
     * @param id the id of the data provider
     */
    public CallTreeDataProvider(TreeSource<?, ?, ?> source, String id) {
        super(source.trace());
        this.source = source;
        this.id = id;
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
        return id;
    }

    /**
     * {@inheritDoc}
     *
     * @param fetchParameters {@code group_by}, the name of the level up to which functions are
     *     merged, and {@code selection_range} or the requested times, of which the first and the
     *     last are the range; the whole trace if there is neither
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
        List<TmfTreeDataModel> rows = new ArrayList<>();
        for (Group group : trees.groups()) {
            long groupId = ids.of(new Key(-1, group.name()));
            rows.add(row(groupId, -1, group.name(), group.weight(), new CallFigures()));
            group.trees().forEach(tree -> add(trees, tree, groupId, rows));
        }
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(COLUMNS)
                        .setEntries(rows)
                        .setAutoExpandLevel(2)
                        .build(),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    private static TmfTreeDataModel row(
            long id, long parent, String name, long time, CallFigures figures) {
        return new TmfTreeDataModel(
                id,
                parent,
                List.of(
                        name,
                        Long.toString(time),
                        Long.toString(figures.selfInRange()),
                        Long.toString(figures.calls()),
                        Long.toString(figures.cutCalls())),
                false);
    }

    private void add(
            FlameTrees trees, WeightedTree<?> tree, long parent, List<TmfTreeDataModel> rows) {
        String name = trees.name(tree);
        long rowId = ids.of(new Key(parent, name));
        CallFigures figures =
                tree instanceof AggregatedCalledFunction function
                        ? function.getFigures()
                        : new CallFigures();
        rows.add(row(rowId, parent, name, tree.getWeight(), figures));
        tree.getChildren().forEach(child -> add(trees, child, rowId, rows));
    }
}
