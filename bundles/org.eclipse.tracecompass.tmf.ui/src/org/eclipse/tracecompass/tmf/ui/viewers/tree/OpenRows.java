package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.TreeViewer;
import org.eclipse.swt.widgets.TreeItem;

/** Which rows of a tree were collapsed and selected before its content changed. */
final class OpenRows {

    private final TreeViewer viewer;
    private final List<Object> collapsed = new ArrayList<>();
    private final ISelection selection;
    private final boolean empty;

    private OpenRows(TreeViewer viewer) {
        this.viewer = viewer;
        selection = viewer.getSelection();
        empty = viewer.getTree().getItemCount() == 0;
        for (TreeItem item : viewer.getTree().getItems()) {
            collect(item);
        }
    }

    /** Looks at the rows of a tree. */
    public static OpenRows of(TreeViewer viewer) {
        return new OpenRows(viewer);
    }

    private void collect(TreeItem item) {
        Object element = item.getData();
        if (element == null || item.getItemCount() == 0) {
            return;
        }
        if (!item.getExpanded()) {
            collapsed.add(element);
        }
        for (TreeItem child : item.getItems()) {
            collect(child);
        }
    }

    /** Whether there was no row. */
    public boolean wereNone() {
        return empty;
    }

    /** Collapses and selects the same rows again, and expands all others. */
    public void restore() {
        viewer.expandToLevel(viewer.getAutoExpandLevel());
        collapsed.forEach(element -> viewer.setExpandedState(element, false));
        if (!selection.isEmpty()) {
            viewer.setSelection(selection);
        }
    }
}
