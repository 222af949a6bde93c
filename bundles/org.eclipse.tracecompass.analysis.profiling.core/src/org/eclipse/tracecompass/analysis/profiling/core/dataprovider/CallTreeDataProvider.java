package org.eclipse.tracecompass.analysis.profiling.core.dataprovider;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees.Group;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.TreeSource;
import org.eclipse.tracecompass.tmf.core.model.AbstractTmfTraceDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.RowIds;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;

/**
 * The callers and callees of a time range as a tree of rows: elements, and below them functions and
 * the functions that these called. Numbers are written in decimal, times in ns. Of other weighted
 * trees the columns are the weight and the metrics of their provider.
 *
 * @since 0.2.0
 */
public final class CallTreeDataProvider extends AbstractTmfTraceDataProvider
        implements ITmfTreeDataProvider<TmfTreeDataModel> {

    /** The id of the data providers, before a colon and the id of the analysis. */
    public static final String ID = "org.eclipse.tracecompass.analysis.profiling.core.calltree";

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
        TreeColumns columns = TreeColumns.of(source.provider(), trees);
        List<TmfTreeDataModel> rows = new ArrayList<>();
        for (Group group : trees.groups()) {
            long groupId = ids.of(new Key(-1, group.name()));
            rows.add(row(groupId, -1, group.name(), columns.texts(group)));
            group.trees().forEach(tree -> add(trees, columns, tree, groupId, rows));
        }
        return new TmfModelResponse<>(
                new TmfTreeModel.Builder<TmfTreeDataModel>()
                        .setColumnDescriptors(columns.columns())
                        .setEntries(rows)
                        .setAutoExpandLevel(2)
                        .build(),
                answer.getStatus(),
                answer.getStatusMessage());
    }

    private static TmfTreeDataModel row(long id, long parent, String name, List<String> texts) {
        List<String> labels = new ArrayList<>();
        labels.add(name);
        labels.addAll(texts);
        return new TmfTreeDataModel(id, parent, labels, false);
    }

    private void add(
            FlameTrees trees,
            TreeColumns columns,
            WeightedTree<?> tree,
            long parent,
            List<TmfTreeDataModel> rows) {
        String name = trees.name(tree);
        long rowId = ids.of(new Key(parent, name));
        rows.add(row(rowId, parent, name, columns.texts(tree)));
        tree.getChildren().forEach(child -> add(trees, columns, child, rowId, rows));
    }
}
