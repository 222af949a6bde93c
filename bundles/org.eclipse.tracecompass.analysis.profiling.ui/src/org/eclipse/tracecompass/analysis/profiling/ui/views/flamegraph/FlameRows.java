package org.eclipse.tracecompass.analysis.profiling.ui.views.flamegraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameTrees;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;
import org.eclipse.tracecompass.tmf.export.core.ValueTable;

/**
 * The functions of a flame graph as rows, callers before callees. A row names its caller by number,
 * so that the size of the table does not depend on how deep calls are.
 */
final class FlameRows implements ValueTable.Rows {

    /** A function; {@code parent} is the number of its caller, or -1. */
    private record Node(String group, WeightedTree<?> tree, int parent, int depth) {}

    private final FlameTrees trees;
    private final List<Node> nodes = new ArrayList<>();
    private final List<String> figures;

    FlameRows(FlameTrees trees) {
        this.trees = trees;
        Set<String> titles = new LinkedHashSet<>();
        for (FlameTrees.Group group : trees.groups()) {
            for (WeightedTree<?> root : group.trees()) {
                add(group.name(), root, titles);
            }
        }
        figures = List.copyOf(titles);
    }

    private void add(String group, WeightedTree<?> root, Set<String> titles) {
        Deque<Node> open = new ArrayDeque<>();
        open.push(new Node(group, root, -1, 0));
        while (!open.isEmpty()) {
            Node node = open.pop();
            int number = nodes.size();
            nodes.add(node);
            titles.addAll(trees.figures(node.tree).keySet());
            for (WeightedTree<?> child : node.tree.getChildren()) {
                open.push(new Node(group, child, number, node.depth + 1));
            }
        }
    }

    @Override
    public List<String> titles() {
        List<String> titles = new ArrayList<>();
        titles.add(Messages.Rows_Number);
        titles.add(Messages.Rows_Caller);
        titles.add(Messages.Rows_Depth);
        titles.add(Messages.Rows_Group);
        titles.add(Messages.Rows_Function);
        titles.add(trees.weightTitle());
        titles.add(Messages.Rows_Own);
        titles.addAll(figures);
        return titles;
    }

    @Override
    public int size() {
        return nodes.size();
    }

    @Override
    public List<? extends @Nullable Object> row(int row) {
        Node node = nodes.get(row);
        long own = node.tree.getWeight();
        for (WeightedTree<?> child : node.tree.getChildren()) {
            own -= child.getWeight();
        }
        List<@Nullable Object> values = new ArrayList<>();
        values.add(row);
        values.add(node.parent < 0 ? null : node.parent);
        values.add(node.depth);
        values.add(node.group);
        values.add(trees.name(node.tree));
        values.add(node.tree.getWeight());
        values.add(own);
        Map<String, Object> known = trees.figures(node.tree);
        for (String title : figures) {
            values.add(known.get(title));
        }
        return values;
    }
}
