package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;

/** A node of a filter tree. */
public interface ITmfFilterTreeNode extends ITmfFilter {

    /** {@return the parent, null for a root} */
    @NonNullByDefault({})
    ITmfFilterTreeNode getParent();

    /** {@return the name of the kind of node} */
    @NonNullByDefault({})
    String getNodeName();

    /** {@return whether there are children} */
    boolean hasChildren();

    /** {@return the number of children} */
    int getChildrenCount();

    /** {@return the children in order} */
    @NonNullByDefault({})
    ITmfFilterTreeNode[] getChildren();

    /**
     * A child.
     *
     * @param index its place
     * @return the child
     * @throws IndexOutOfBoundsException when there is none
     */
    @NonNullByDefault({})
    ITmfFilterTreeNode getChild(int index);

    /** {@return this node, taken out of its parent} */
    @NonNullByDefault({})
    ITmfFilterTreeNode remove();

    /**
     * Takes out a child.
     *
     * @param node the child
     * @return the child
     */
    @NonNullByDefault({})
    ITmfFilterTreeNode removeChild(ITmfFilterTreeNode node);

    /**
     * Adds a child at the end.
     *
     * @param node the child
     * @return its place
     */
    @NonNullByDefault({})
    int addChild(ITmfFilterTreeNode node);

    /**
     * Replaces a child.
     *
     * @param index its place
     * @param node the new child
     * @return the old one
     * @throws IndexOutOfBoundsException when there is none
     */
    @NonNullByDefault({})
    ITmfFilterTreeNode replaceChild(int index, ITmfFilterTreeNode node);

    /**
     * Sets the parent, without adding this node to its children.
     *
     * @param parent the parent, null for a root
     */
    @NonNullByDefault({})
    void setParent(ITmfFilterTreeNode parent);

    /** {@return the names of the kinds of nodes that may be children} */
    @NonNullByDefault({})
    List<String> getValidChildren();

    /**
     * The filter as an expression that {@link
     * org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser} reads.
     *
     * @param explicit whether to name the trace types of aspects, which is for people only
     * @return the text
     */
    @NonNullByDefault({})
    String toString(boolean explicit);

    /** {@return a copy of the tree below this node, without a parent} */
    @NonNullByDefault({})
    ITmfFilterTreeNode clone();
}
