package org.eclipse.tracecompass.analysis.profiling.core.tree;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.AllGroupDescriptor;

/**
 * Merges the trees of elements that belong together, for example those of the threads of a process.
 *
 * @since 0.2.0
 */
public final class WeightedTreeGroupBy {

    /** The one element of a set in which everything is merged. */
    private static final String ALL = "All";

    private WeightedTreeGroupBy() {}

    /**
     * Merges trees up to a level of their elements. Neither the given set nor its trees change.
     *
     * @param groupBy the level, as a rule one of the chain that begins at {@link
     *     IWeightedTreeProvider#getGroupDescriptor}; {@link AllGroupDescriptor} for all trees
     *     together
     * @param weightedTreeSet the trees
     * @param provider where they come from
     * @return copies: of the elements down to the level, with the trees of the elements below it.
     *     All trees are those of one element for {@link AllGroupDescriptor}. Nothing is merged for
     *     a level that the provider does not have.
     */
    public static <N, E, T extends WeightedTree<N>> WeightedTreeSet<N, Object> groupWeightedTreeBy(
            IWeightedTreeGroupDescriptor groupBy,
            IWeightedTreeSet<N, E, T> weightedTreeSet,
            IWeightedTreeProvider<N, E, T> provider) {
        WeightedTreeSet<N, Object> grouped =
                new WeightedTreeSet<>(weightedTreeSet.getExtraDataSets());
        if (groupBy.equals(AllGroupDescriptor.getInstance())) {
            for (E element : weightedTreeSet.getElements()) {
                merge(weightedTreeSet, element, grouped, ALL);
            }
            return grouped;
        }
        int levels = levelsDownTo(groupBy, provider.getGroupDescriptor());
        for (E element : weightedTreeSet.getElements()) {
            if (element instanceof ITree tree) {
                copy(weightedTreeSet, tree, grouped, null, levels);
            } else {
                merge(weightedTreeSet, element, grouped, element);
            }
        }
        return grouped;
    }

    /** How many levels there are from the outermost one to another, both included. */
    private static int levelsDownTo(
            IWeightedTreeGroupDescriptor groupBy, @Nullable IWeightedTreeGroupDescriptor first) {
        int levels = 1;
        for (IWeightedTreeGroupDescriptor level = first;
                level != null;
                level = level.getNextGroup()) {
            if (level.equals(groupBy)) {
                return levels;
            }
            levels++;
        }
        return Integer.MAX_VALUE;
    }

    private static <N> void copy(
            IWeightedTreeSet<N, ?, ? extends WeightedTree<N>> from,
            ITree element,
            WeightedTreeSet<N, Object> to,
            @Nullable ITree parent,
            int levels) {
        ITree copy = element.copyElement();
        if (parent != null) {
            parent.addChild(copy);
        }
        if (levels == 1) {
            merge(from, element, to, copy);
            return;
        }
        for (WeightedTree<N> tree : from.getTreesFor(element)) {
            to.addCopy(copy, tree);
        }
        for (ITree child : element.getChildren()) {
            copy(from, child, to, copy, levels - 1);
        }
    }

    private static <N> void merge(
            IWeightedTreeSet<N, ?, ? extends WeightedTree<N>> from,
            Object element,
            WeightedTreeSet<N, Object> to,
            Object target) {
        Collection<? extends WeightedTree<N>> trees = from.getTreesFor(element);
        for (WeightedTree<N> tree : trees) {
            to.addCopy(target, tree);
        }
        if (element instanceof ITree tree) {
            for (ITree child : tree.getChildren()) {
                merge(from, child, to, target);
            }
        }
    }
}
