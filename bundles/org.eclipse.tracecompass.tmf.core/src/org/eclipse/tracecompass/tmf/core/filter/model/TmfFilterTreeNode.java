package org.eclipse.tracecompass.tmf.core.filter.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;

/**
 * Base of the nodes. Several threads may match a tree while it is not being changed. Nodes are
 * equal only to themselves, because a tree may have several of the same content.
 */
public abstract class TmfFilterTreeNode implements ITmfFilterTreeNode, Cloneable {

    private static final List<String> VALID_CHILDREN =
            List.of(
                    TmfFilterTraceTypeNode.NODE_NAME,
                    TmfFilterAndNode.NODE_NAME,
                    TmfFilterOrNode.NODE_NAME,
                    TmfFilterContainsNode.NODE_NAME,
                    TmfFilterEqualsNode.NODE_NAME,
                    TmfFilterMatchesNode.NODE_NAME,
                    TmfFilterCompareNode.NODE_NAME);

    private @Nullable ITmfFilterTreeNode parent;
    private List<ITmfFilterTreeNode> children = new ArrayList<>();

    /**
     * A node.
     *
     * @param parent where it is added at the end, or null
     */
    @NonNullByDefault({})
    public TmfFilterTreeNode(ITmfFilterTreeNode parent) {
        if (parent != null) {
            parent.addChild(this);
        }
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode getParent() {
        return parent;
    }

    @NonNullByDefault({})
    @Override
    public abstract String getNodeName();

    @Override
    public boolean hasChildren() {
        return !children.isEmpty();
    }

    @Override
    public int getChildrenCount() {
        return children.size();
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode[] getChildren() {
        return children.toArray(new ITmfFilterTreeNode[0]);
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode getChild(int index) throws IndexOutOfBoundsException {
        return children.get(index);
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode remove() {
        ITmfFilterTreeNode parent = this.parent;
        if (parent != null) {
            parent.removeChild(this);
        }
        return this;
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode removeChild(ITmfFilterTreeNode node) {
        children.removeIf(child -> child == node);
        node.setParent(null);
        return node;
    }

    @NonNullByDefault({})
    @Override
    public int addChild(ITmfFilterTreeNode node) {
        node.setParent(this);
        children.add(node);
        return children.size() - 1;
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode replaceChild(int index, ITmfFilterTreeNode node)
            throws IndexOutOfBoundsException {
        node.setParent(this);
        ITmfFilterTreeNode old = children.set(index, node);
        old.setParent(null);
        return old;
    }

    @NonNullByDefault({})
    @Override
    public void setParent(ITmfFilterTreeNode parent) {
        this.parent = parent;
    }

    @NonNullByDefault({})
    @Override
    public abstract boolean matches(ITmfEvent event);

    @NonNullByDefault({})
    @Override
    public List<String> getValidChildren() {
        return VALID_CHILDREN;
    }

    /** The children's expressions, joined. */
    String join(String operator, boolean explicit) {
        List<String> parts = new ArrayList<>();
        for (ITmfFilterTreeNode child : children) {
            parts.add(child.toString(explicit));
        }
        return parts.size() == 1
                ? parts.get(0)
                : '(' + String.join(' ' + operator + ' ', parts) + ')';
    }

    /** Whether all children accept an event; true without children. Does not allocate. */
    boolean allChildrenMatch(ITmfEvent event) {
        for (int i = 0; i < children.size(); i++) {
            if (!children.get(i).matches(event)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a child accepts an event; false without children. Does not allocate. */
    boolean anyChildMatches(ITmfEvent event) {
        for (int i = 0; i < children.size(); i++) {
            if (children.get(i).matches(event)) {
                return true;
            }
        }
        return false;
    }

    @NonNullByDefault({})
    @Override
    public ITmfFilterTreeNode clone() {
        try {
            TmfFilterTreeNode copy = (TmfFilterTreeNode) super.clone();
            copy.parent = null;
            copy.children = new ArrayList<>();
            for (ITmfFilterTreeNode child : children) {
                copy.addChild(child.clone());
            }
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new IllegalStateException("Nodes are cloneable", e);
        }
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return toString(false);
    }
}
