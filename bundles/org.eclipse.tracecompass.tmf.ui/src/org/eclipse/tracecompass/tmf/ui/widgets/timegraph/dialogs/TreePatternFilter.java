package org.eclipse.tracecompass.tmf.ui.widgets.timegraph.dialogs;

import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.StructuredViewer;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.ui.dialogs.PatternFilter;

/**
 * Shows the elements of a tree that match, with all above and all below them.
 *
 * @since 9.5.0
 */
public class TreePatternFilter extends PatternFilter {

    @Override
    public boolean isElementVisible(Viewer viewer, Object element) {
        return super.isElementVisible(viewer, element) || isBelowMatch(viewer, element);
    }

    private boolean isBelowMatch(Viewer viewer, Object element) {
        Object parent = parentOf(viewer, element);
        while (parent != null) {
            if (isLeafMatch(viewer, parent)) {
                return true;
            }
            parent = parentOf(viewer, parent);
        }
        return false;
    }

    /** The element above another one; null if there is none. */
    static Object parentOf(Viewer viewer, Object element) {
        return viewer instanceof StructuredViewer structured
                        && structured.getContentProvider() instanceof ITreeContentProvider content
                ? content.getParent(element)
                : null;
    }
}
