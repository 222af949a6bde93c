package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallGraph;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.CallNode;

/**
 * The boxes of a call graph, laid out: each stands in the row below its caller, within the caller's
 * width, beside the others that it called. What is left at the right of a row is the caller's self
 * time. Immutable and thread-safe.
 */
public final class FlameBoxes {

    /** The boxes of no calls. */
    public static final FlameBoxes EMPTY =
            new FlameBoxes(new FlameBox("", null, 0, 0, 0, null), List.of());

    private final FlameBox all;
    private final List<List<FlameBox>> rows;
    private final Map<CallNode, FlameBox> byNode = new IdentityHashMap<>();

    private FlameBoxes(FlameBox all, List<List<FlameBox>> rows) {
        this.all = all;
        this.rows = rows;
        for (List<FlameBox> row : rows) {
            for (FlameBox box : row) {
                CallNode node = box.node();
                if (node != null) {
                    byNode.put(node, box);
                }
            }
        }
    }

    /**
     * Lays a call graph out.
     *
     * @param graph the calls
     * @param order how functions stand beside each other
     * @param title what the box of all is called
     */
    public static FlameBoxes of(CallGraph graph, FlameOrder order, String title) {
        long time = graph.roots().stream().mapToLong(CallNode::time).sum();
        FlameBox all = new FlameBox(title, null, 0, 0, time, null);
        List<List<FlameBox>> rows = new ArrayList<>();
        rows.add(List.of(all));
        // a single group without a name holds all threads: its box would say nothing
        boolean grouped = graph.roots().size() != 1 || !graph.roots().get(0).name().isEmpty();
        Deque<FlameBox> open = new ArrayDeque<>();
        addRow(
                rows,
                all,
                grouped || graph.roots().isEmpty()
                        ? graph.roots()
                        : graph.roots().get(0).children(),
                order,
                open);
        while (!open.isEmpty()) {
            FlameBox box = open.removeFirst();
            CallNode node = box.node();
            if (node != null) {
                addRow(rows, box, node.children(), order, open);
            }
        }
        return new FlameBoxes(all, rows);
    }

    private static void addRow(
            List<List<FlameBox>> rows,
            FlameBox caller,
            Collection<CallNode> called,
            FlameOrder order,
            Deque<FlameBox> open) {
        long start = caller.start();
        int depth = caller.depth() + 1;
        List<CallNode> sorted = new ArrayList<>(called);
        sorted.sort(order.comparator());
        for (CallNode node : sorted) {
            long time = node.time();
            if (time > 0) {
                while (rows.size() <= depth) {
                    rows.add(new ArrayList<>());
                }
                FlameBox box = new FlameBox(node.name(), node, depth, start, time, caller);
                rows.get(depth).add(box);
                open.addLast(box);
                start += time;
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
    public @Nullable FlameBox of(@Nullable CallNode node) {
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
