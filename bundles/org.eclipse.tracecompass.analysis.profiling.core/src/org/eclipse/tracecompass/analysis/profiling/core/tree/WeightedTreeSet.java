package org.eclipse.tracecompass.analysis.profiling.core.tree;

import java.util.Collection;
import java.util.List;
import org.eclipse.tracecompass.internal.analysis.profiling.core.tree.ElementTrees;

/**
 * Weighted trees by the element that they are of. An element has one tree per object. Thread-safe;
 * the trees themselves are not.
 *
 * @param <N> the type of the objects in the trees
 * @param <E> the type of the elements
 * @since 0.2.0
 */
public class WeightedTreeSet<N, E> implements IWeightedTreeSet<N, E, WeightedTree<N>> {

    private final ElementTrees<N, E, WeightedTree<N>> trees = new ElementTrees<>();
    private final List<String> extraDataSets;

    /** Creates an empty set. */
    public WeightedTreeSet() {
        this(List.of());
    }

    /**
     * Creates an empty set.
     *
     * @param extraDataSets the names of the additional trees of each tree
     */
    WeightedTreeSet(List<String> extraDataSets) {
        this.extraDataSets = extraDataSets;
    }

    /** {@inheritDoc} A snapshot, in the order in which they were added. */
    @Override
    public Collection<E> getElements() {
        return trees.elements();
    }

    /** {@inheritDoc} A snapshot, in the order in which they were added. */
    @Override
    public Collection<WeightedTree<N>> getTreesFor(Object element) {
        return trees.of(element);
    }

    @Override
    public List<String> getExtraDataSets() {
        return extraDataSets;
    }

    /**
     * Adds a tree. If the element has one of the same object, the new one is merged into it.
     *
     * @param dstGroup the element; if it is an {@link ITree}, {@link #getElements} has its root
     * @param tree the tree
     */
    public void addWeightedTree(E dstGroup, WeightedTree<N> tree) {
        trees.add(dstGroup, tree);
    }

    /** As {@link #addWeightedTree}, of a copy: the tree itself stays as it is. */
    void addCopy(E element, WeightedTree<N> tree) {
        trees.addCopy(element, tree);
    }
}
