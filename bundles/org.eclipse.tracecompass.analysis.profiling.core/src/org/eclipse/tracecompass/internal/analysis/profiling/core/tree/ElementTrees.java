package org.eclipse.tracecompass.internal.analysis.profiling.core.tree;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.analysis.profiling.core.tree.ITree;
import org.eclipse.tracecompass.analysis.profiling.core.tree.WeightedTree;

/**
 * The trees of elements: one per element and object. Thread-safe; the trees themselves are not.
 *
 * @param <N> the type of the objects in the trees
 * @param <E> the type of the elements
 * @param <T> the type of the trees
 */
public final class ElementTrees<N, E, T extends WeightedTree<N>> {

    private final Set<E> roots = new LinkedHashSet<>();
    private final Map<Object, Map<N, T>> trees = new LinkedHashMap<>();

    /** Returns the elements; of those that are trees, the roots. A snapshot. */
    public synchronized Collection<E> elements() {
        return List.copyOf(roots);
    }

    /** Returns the trees of an element, in the order in which they were added. A snapshot. */
    public synchronized Collection<T> of(Object element) {
        Map<N, T> known = trees.get(element);
        return known == null ? List.of() : List.copyOf(known.values());
    }

    /** Adds a tree, or merges it into the one of the same element and object. */
    public synchronized void add(E element, T tree) {
        T same = treesOf(element).putIfAbsent(tree.getObject(), tree);
        if (same != null) {
            same.merge(tree);
        }
    }

    /** Adds a copy of a tree, or merges the tree into the one of the same element and object. */
    @SuppressWarnings("unchecked")
    public synchronized void addCopy(E element, T tree) {
        T same = treesOf(element).get(tree.getObject());
        if (same == null) {
            add(element, (T) tree.copyOf());
        } else {
            same.merge(tree);
        }
    }

    private Map<N, T> treesOf(E element) {
        Map<N, T> known = trees.get(element);
        if (known == null) {
            known = new LinkedHashMap<>();
            trees.put(element, known);
            roots.add(rootOf(element));
        }
        return known;
    }

    /** The root has the type of its descendants: they are made by one provider. */
    @SuppressWarnings("unchecked")
    private E rootOf(E element) {
        Object root = element;
        while (root instanceof ITree tree && tree.getParent() != null) {
            root = Objects.requireNonNull(tree.getParent());
        }
        return (E) root;
    }
}
