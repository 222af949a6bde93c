package org.eclipse.tracecompass.internal.tmf.ui;

import org.eclipse.jface.viewers.TreeViewer;

/** Refreshes trees whose elements are new objects each time, told apart by a comparer. */
public final class TreeRefresh {

    private TreeRefresh() {}

    /** Shows what the tree's content provider gives now; what was expanded stays so. */
    public static void keepExpanded(TreeViewer tree) {
        Object[] expanded = tree.getExpandedElements();
        tree.refresh();
        // The tree collapses an element when it takes away the last of its former children.
        for (Object element : expanded) {
            tree.setExpandedState(element, true);
        }
    }
}
