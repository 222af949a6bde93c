package org.eclipse.tracecompass.analysis.profiling.core.tree;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Collections;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;

/**
 * A tree of objects with weights, for example of functions by their callers, with the time in each.
 * A node has one child per object. Not thread-safe while it grows.
 *
 * <p>Copying, merging and measuring take any depth: they use no stack of the thread.
 *
 * @param <T> the type of the objects, which need {@code equals} and {@code hashCode} by content
 * @since 0.2.0
 */
public class WeightedTree<T> implements Comparable<WeightedTree<T>> {

    /**
     * The copies of the thread whose children were not copied yet. A copy constructor that finds
     * the list leaves its children to the one that made it, so that depth costs no stack.
     */
    private static final ThreadLocal<@Nullable Deque<Runnable>> UNFINISHED = new ThreadLocal<>();

    private final T object;
    private @Nullable WeightedTree<T> parent;

    /** The children in the order in which they were added; null before the first one. */
    private @Nullable Map<T, WeightedTree<T>> children;

    private long weight;

    /**
     * Creates a tree of weight 0 without children.
     *
     * @param object the object
     */
    public WeightedTree(T object) {
        this(object, 0);
    }

    /**
     * Creates a tree without children.
     *
     * @param object the object
     * @param initialWeight its weight so far, in the unit of the provider
     */
    public WeightedTree(T object, long initialWeight) {
        this.object = object;
        weight = initialWeight;
    }

    /**
     * Copies a tree with all of its children, which are copied by {@link #copyOf}. The copy has no
     * parent.
     *
     * @param copy what is copied
     */
    protected WeightedTree(WeightedTree<T> copy) {
        object = copy.object;
        weight = copy.weight;
        if (copy.children == null) {
            return;
        }
        Deque<Runnable> unfinished = UNFINISHED.get();
        if (unfinished != null) {
            unfinished.add(() -> copyChildren(copy));
            return;
        }
        unfinished = new ArrayDeque<>();
        UNFINISHED.set(unfinished);
        try {
            copyChildren(copy);
            while (!unfinished.isEmpty()) {
                unfinished.remove().run();
            }
        } finally {
            UNFINISHED.remove();
        }
    }

    private void copyChildren(WeightedTree<T> copy) {
        for (WeightedTree<T> child : copy.getChildren()) {
            addChild(child.copyOf());
        }
    }

    /** Returns the weight, in the unit of the provider. */
    public long getWeight() {
        return weight;
    }

    /**
     * Returns a copy with all children and without a parent. A subclass overrides it and calls its
     * own copy constructor.
     */
    public WeightedTree<T> copyOf() {
        return new WeightedTree<>(this);
    }

    /** Returns the object. */
    public T getObject() {
        return object;
    }

    /** Returns the parent, null for a root. */
    protected @Nullable WeightedTree<T> getParent() {
        return parent;
    }

    /**
     * Sets the parent.
     *
     * @param parent the parent
     */
    protected void setParent(WeightedTree<T> parent) {
        this.parent = parent;
    }

    /** Returns the children, one per object; unmodifiable, in no promised order. */
    public Collection<WeightedTree<T>> getChildren() {
        Map<T, WeightedTree<T>> known = children;
        return known == null
                ? Collections.emptyList()
                : Collections.unmodifiableCollection(known.values());
    }

    /**
     * Returns the child of an object.
     *
     * @param object the object
     * @return the child, null if there is none
     */
    public @Nullable WeightedTree<T> getChild(T object) {
        Map<T, WeightedTree<T>> known = children;
        return known == null ? null : known.get(object);
    }

    /**
     * Adds to the weight.
     *
     * @param weight what is added, in the unit of the provider
     */
    public void addToWeight(long weight) {
        this.weight += weight;
    }

    /**
     * Adds a child. If there is one of the same object, the new one is merged into it and stays
     * without a parent.
     *
     * @param child the child
     */
    public void addChild(WeightedTree<T> child) {
        Map<T, WeightedTree<T>> known = children;
        if (known == null) {
            // most nodes of a call graph have one or two children
            known = new LinkedHashMap<>(4);
            children = known;
        }
        WeightedTree<T> same = known.putIfAbsent(child.object, child);
        if (same == null) {
            child.setParent(this);
        } else {
            same.merge(child);
        }
    }

    /**
     * Adds another tree of the same object to this one: its weight, its other data, and its
     * children, of which copies are made. The other tree stays as it is.
     *
     * @param other the other tree
     * @throws IllegalArgumentException if it is of another object
     */
    public final void merge(WeightedTree<T> other) {
        if (!Objects.equals(object, other.object)) {
            throw new IllegalArgumentException(
                    "A tree of " + other.object + " cannot be merged into one of " + object);
        }
        Deque<WeightedTree<T>> merged = new ArrayDeque<>();
        Deque<WeightedTree<T>> added = new ArrayDeque<>();
        merged.add(this);
        added.add(other);
        while (!merged.isEmpty()) {
            WeightedTree<T> to = merged.remove();
            WeightedTree<T> from = added.remove();
            to.addToWeight(from.weight);
            to.mergeData(from);
            for (WeightedTree<T> child : from.getChildren()) {
                WeightedTree<T> same = to.getChild(child.object);
                if (same == null) {
                    to.addChild(child.copyOf());
                } else {
                    merged.add(same);
                    added.add(child);
                }
            }
        }
    }

    /**
     * Adds what a subclass knows besides weight and children. Nothing by default.
     *
     * @param other a tree of the same object
     */
    protected void mergeData(WeightedTree<T> other) {
        // there is nothing else
    }

    /**
     * Returns statistics of what was added to this node.
     *
     * @param metricIndex the index of an additional metric of the provider, negative for the weight
     * @return the statistics, null if there are none, as by default
     */
    public @Nullable IStatistics<?> getStatistics(int metricIndex) {
        return null;
    }

    /** Returns how many nodes are on the longest way down; 1 if there are no children. */
    public int getMaxDepth() {
        int depth = 0;
        for (List<WeightedTree<T>> level = List.of(this); !level.isEmpty(); depth++) {
            level = level.stream().flatMap(node -> node.getChildren().stream()).toList();
        }
        return depth;
    }

    /**
     * Returns the additional trees of a data set of the provider. None by default.
     *
     * @param index the index of the data set
     */
    public Collection<WeightedTree<T>> getExtraDataTrees(int index) {
        return List.of();
    }

    @Override
    public String toString() {
        return "[" + object + "]: " + weight;
    }

    /** Compares by weight only, which is not consistent with equals. */
    @Override
    public int compareTo(WeightedTree<T> o) {
        return Long.compare(weight, o.weight);
    }
}
