package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;

/**
 * A row of a tree. Threads may add rows while others read.
 *
 * @since 9.5.0
 */
public class TmfTreeViewerEntry implements ITmfTreeViewerEntry {

    private final List<ITmfTreeViewerEntry> children = new CopyOnWriteArrayList<>();
    private volatile ITmfTreeViewerEntry parent;
    private volatile String name;

    /**
     * @param name the name
     */
    public TmfTreeViewerEntry(String name) {
        this.name = name;
    }

    @Override
    public ITmfTreeViewerEntry getParent() {
        return parent;
    }

    /** Sets the row above; it does not learn of this one. */
    protected void setParent(ITmfTreeViewerEntry entry) {
        parent = entry;
    }

    @Override
    public boolean hasChildren() {
        return !children.isEmpty();
    }

    /** The rows below: a live list, which may be changed. */
    @Override
    public List<ITmfTreeViewerEntry> getChildren() {
        return children;
    }

    @Override
    public String getName() {
        return name;
    }

    /** Sets the name. */
    public void setName(String name) {
        this.name = name;
    }

    /**
     * Adds a row below this one.
     *
     * @param child the row, whose parent this becomes
     */
    public void addChild(TmfTreeViewerEntry child) {
        child.setParent(this);
        children.add(child);
    }

    @Override
    public String toString() {
        return getClass().getSimpleName() + '(' + name + ')';
    }
}
