package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.flamegraph.FlameOrder.Item;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;

/**
 * The boxes of a flame graph, laid out: each stands in the row below its caller, within the
 * caller's width, beside the others that it called. What is left at the right of a row is the
 * caller's self time. Immutable and thread-safe.
 */
public final class FlameBoxes {

    /** The boxes of no calls. */
    public static final FlameBoxes EMPTY =
            new FlameBoxes(new FlameBox("", null, 0, 0, 0, null), List.of());

    private final FlameBox all;
    private final List<List<FlameBox>> rows;
    private final Map<Object, FlameBox> byNode = new IdentityHashMap<>();

    private FlameBoxes(FlameBox all, List<List<FlameBox>> rows) {
        this.all = all;
        this.rows = rows;
        for (List<FlameBox> row : rows) {
            for (FlameBox box : row) {
                Object node = box.node();
                if (node != null) {
                    byNode.put(node, box);
                }
            }
        }
    }

    /**
     * Lays trees out.
     *
     * @param trees the trees
     * @param order how trees stand beside each other
     * @param title what the box of all is called
     */
    public static FlameBoxes of(FlameTrees trees, FlameOrder order, String title) {
        long weight = trees.groups().stream().mapToLong(FlameTrees.Group::weight).sum();
        FlameBox all = new FlameBox(title, null, 0, 0, weight, null);
        List<List<FlameBox>> rows = new ArrayList<>();
        rows.add(List.of(all));
        Deque<FlameBox> open = new ArrayDeque<>();
        addRow(rows, all, outermost(trees), order, open);
        while (!open.isEmpty()) {
            FlameBox box = open.removeFirst();
            Collection<? extends WeightedTree<?>> inside =
                    switch (box.node()) {
                        case FlameTrees.Group group -> group.trees();
                        case WeightedTree<?> tree -> tree.getChildren();
                        case null, default -> List.of();
                    };
            addRow(rows, box, items(trees, inside), order, open);
        }
        return new FlameBoxes(all, rows);
    }

    private static List<Item> outermost(FlameTrees trees) {
        List<FlameTrees.Group> groups = trees.groups();
        // a single group without a name holds everything: its box would say nothing
        if (groups.size() == 1 && groups.get(0).name().isEmpty()) {
            return items(trees, groups.get(0).trees());
        }
        List<Item> items = new ArrayList<>();
        groups.forEach(group -> items.add(new Item(group, group.name(), group.weight())));
        return items;
    }

    private static List<Item> items(
            FlameTrees trees, Collection<? extends WeightedTree<?>> siblings) {
        List<Item> items = new ArrayList<>();
        for (WeightedTree<?> tree : siblings) {
            items.add(new Item(tree, trees.name(tree), tree.getWeight()));
        }
        return items;
    }

    private static void addRow(
            List<List<FlameBox>> rows,
            FlameBox caller,
            List<Item> called,
            FlameOrder order,
            Deque<FlameBox> open) {
        long start = caller.start();
        int depth = caller.depth() + 1;
        called.sort(order.comparator());
        for (Item item : called) {
            if (item.weight() > 0) {
                while (rows.size() <= depth) {
                    rows.add(new ArrayList<>());
                }
                FlameBox box =
                        new FlameBox(item.name(), item.node(), depth, start, item.weight(), caller);
                rows.get(depth).add(box);
                open.addLast(box);
                start += item.weight();
            }
        }
    }

    /** Returns the box of all. */
    public FlameBox all() {
        return all;
    }

    /** Returns how many rows there are, with that of the box of all; 0 if there are no calls. */
    public int height() {
        return all.time() == 0 ? 0 : rows.size();
    }

    /** Returns the boxes of a row, from left to right. */
    public List<FlameBox> row(int depth) {
        return depth < 0 || depth >= height() ? List.of() : rows.get(depth);
    }

    /** Returns the box of a node, null if it has none; the box of all for null. */
    public @Nullable FlameBox of(@Nullable Object node) {
        return node == null ? all : byNode.get(node);
    }

    /** Returns the box of a row at a place of the axis, null if there is none. */
    public @Nullable FlameBox at(int depth, double place) {
        List<FlameBox> row = row(depth);
        int index = firstEndingAfter(depth, place);
        return index < row.size() && row.get(index).start() <= place ? row.get(index) : null;
    }

    /** Returns the index of the first box of a row that ends after a place of the axis. */
    int firstEndingAfter(int depth, double place) {
        List<FlameBox> row = row(depth);
        int low = 0;
        int high = row.size();
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (row.get(mid).end() > place) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return low;
    }

    /** Returns the first of the boxes that one called, null if there is none. */
    public @Nullable FlameBox firstInside(FlameBox box) {
        FlameBox found = at(box.depth() + 1, box.start());
        return found != null && box.equals(found.parent()) ? found : null;
    }

    /**
     * Returns the box beside another in its row.
     *
     * @param step 1 for the next to the right, -1 for the next to the left
     * @return the box, null if there is none
     */
    public @Nullable FlameBox beside(FlameBox box, int step) {
        List<FlameBox> row = row(box.depth());
        int index = firstEndingAfter(box.depth(), box.start()) + step;
        return index >= 0 && index < row.size() ? row.get(index) : null;
    }
}
