package org.eclipse.tracecompass.analysis.profiling.core.tree;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Weighted trees by the element that they are of, for example call graphs by thread. Elements may
 * form trees of their own, see {@link ITree}; {@link #getElements} has their roots.
 *
 * @param <N> the type of the objects in the trees
 * @param <E> the type of the elements
 * @param <T> the type of the trees
 * @since 0.2.0
 */
public interface IWeightedTreeSet<N, E, T extends WeightedTree<N>> {

    /** Returns the elements; of elements that are trees, the roots. */
    Collection<E> getElements();

    /**
     * Returns the trees of an element.
     *
     * @param element an element, of any level
     * @return its trees; empty if it has none
     */
    Collection<T> getTreesFor(Object element);

    /** Returns the names of the additional trees of each tree; none by default. */
    default List<String> getExtraDataSets() {
        return List.of();
    }

    /**
     * Returns the trees of the element at the end of a path of names.
     *
     * @param elementNames the names of the elements from the root down; an element that is no
     *     {@link ITree} has the name {@link String#valueOf}
     * @return its trees; empty if there is no such element
     */
    default Collection<T> getTreesForNamed(String... elementNames) {
        Deque<String> names = new ArrayDeque<>(List.of(elementNames));
        Object element = find(names.poll(), getElements());
        while (!names.isEmpty() && element != null) {
            String name = names.poll();
            element = element instanceof ITree tree ? find(name, tree.getChildren()) : null;
        }
        return element == null ? List.of() : getTreesFor(element);
    }

    private static @Nullable Object find(@Nullable String name, Collection<?> elements) {
        for (Object element : elements) {
            String known = element instanceof ITree tree ? tree.getName() : String.valueOf(element);
            if (known.equals(name)) {
                return element;
            }
        }
        return null;
    }
}
