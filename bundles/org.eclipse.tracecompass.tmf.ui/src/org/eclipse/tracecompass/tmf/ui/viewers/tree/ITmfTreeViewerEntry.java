package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.List;

/**
 * A row of a tree, with the rows below it.
 *
 * @since 9.5.0
 */
public interface ITmfTreeViewerEntry {

    /** The row above; null if there is none. */
    ITmfTreeViewerEntry getParent();

    /** Whether there are rows below. */
    boolean hasChildren();

    /** The rows below. */
    List<? extends ITmfTreeViewerEntry> getChildren();

    /** The name. */
    String getName();
}
