package org.eclipse.tracecompass.analysis.profiling.core.tree;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A node of a tree of named elements, for example of processes and their threads. An element that
 * has weighted trees may be a tree itself; it can then be grouped with its neighbours.
 *
 * @since 0.2.0
 */
public interface ITree {

    /** Returns the name for users. */
    String getName();

    /** Returns the parent, null for a root. */
    @Nullable
    ITree getParent();

    /** Returns the children. */
    Collection<ITree> getChildren();

    /**
     * Adds a child and becomes its parent.
     *
     * @param child the child
     */
    void addChild(ITree child);

    /**
     * Sets the parent; called by {@link #addChild} of the parent.
     *
     * @param parent the parent, null for none
     */
    void setParent(@Nullable ITree parent);

    /** Returns a copy with the same data, without parent and without children. */
    ITree copyElement();

    /**
     * Returns how many levels a tree has.
     *
     * @param tree the root
     * @return the number of nodes on the longest way down; 1 if it has no children
     */
    static int getDepth(ITree tree) {
        int below = 0;
        for (ITree child : tree.getChildren()) {
            below = Math.max(below, getDepth(child));
        }
        return 1 + below;
    }
}
