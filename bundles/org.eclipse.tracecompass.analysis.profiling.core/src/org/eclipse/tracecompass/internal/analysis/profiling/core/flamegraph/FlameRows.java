package org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.function.Function;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;

/**
 * The trees of an element as rows of a time graph: each stands below its parent, and siblings
 * follow each other by weight, the lightest first. Immutable.
 *
 * @param <N> the type of the objects in the trees
 */
final class FlameRows<N> {

    /**
     * A tree on the axis of weights.
     *
     * @param start its left edge
     * @param tree the tree
     * @param label its text
     */
    record Box<N>(long start, WeightedTree<N> tree, String label) {

        /** Its right edge. */
        long end() {
            return start + tree.getWeight();
        }
    }

    private final List<List<Box<N>>> rows = new ArrayList<>();
    private final List<List<Box<N>>> extraRows = new ArrayList<>();

    /**
     * Lays trees out.
     *
     * @param trees the trees
     * @param extraDataSets how many additional trees each of them has
     * @param labels gives the text of a tree
     */
    FlameRows(
            Collection<? extends WeightedTree<N>> trees,
            int extraDataSets,
            Function<WeightedTree<N>, String> labels) {
        List<Box<N>> row = layOut(0, trees, labels);
        for (int i = 0; i < extraDataSets; i++) {
            List<Box<N>> extra = new ArrayList<>();
            for (Box<N> box : row) {
                extra.addAll(layOut(box.start(), box.tree().getExtraDataTrees(i), labels));
            }
            extraRows.add(extra);
        }
        while (!row.isEmpty()) {
            rows.add(row);
            List<Box<N>> below = new ArrayList<>();
            for (Box<N> box : row) {
                below.addAll(layOut(box.start(), box.tree().getChildren(), labels));
            }
            row = below;
        }
    }

    private static <N> List<Box<N>> layOut(
            long start,
            Collection<? extends WeightedTree<N>> siblings,
            Function<WeightedTree<N>, String> labels) {
        List<Box<N>> boxes = new ArrayList<>();
        siblings.forEach(tree -> boxes.add(new Box<>(start, tree, labels.apply(tree))));
        boxes.sort(
                Comparator.comparingLong((Box<N> box) -> box.tree().getWeight())
                        .thenComparing(Box::label));
        long left = start;
        for (int i = 0; i < boxes.size(); i++) {
            Box<N> box = boxes.get(i);
            boxes.set(i, new Box<>(left, box.tree(), box.label()));
            left += box.tree().getWeight();
        }
        return boxes;
    }

    /** The rows, the one of the roots first; each from left to right. */
    List<List<Box<N>>> rows() {
        return rows;
    }

    /** A row for each additional data set; each from left to right. */
    List<List<Box<N>>> extraRows() {
        return extraRows;
    }

    /** The right edge of all. */
    long end() {
        return rows.isEmpty() ? 0 : rows.get(0).get(rows.get(0).size() - 1).end();
    }

    /** The box of a row at a place, null if there is none. */
    static <N> @Nullable Box<N> at(List<Box<N>> row, long place) {
        for (Box<N> box : row) {
            if (box.start() <= place && place < box.end()) {
                return box;
            }
        }
        return null;
    }
}
