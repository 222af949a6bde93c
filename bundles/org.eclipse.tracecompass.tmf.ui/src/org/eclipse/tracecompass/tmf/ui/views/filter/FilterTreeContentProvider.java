package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;

/**
 * The nodes of a filter as a tree. The input is the root, which is not shown itself.
 *
 * @since 9.5.0
 */
public class FilterTreeContentProvider implements ITreeContentProvider {

    @Override
    public void dispose() {
        // nodes are read when they are asked for
    }

    @Override
    public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
        // nodes are read when they are asked for
    }

    @Override
    public Object[] getElements(Object inputElement) {
        return getChildren(inputElement);
    }

    @Override
    public Object[] getChildren(Object parentElement) {
        return parentElement instanceof ITmfFilterTreeNode node
                ? node.getChildren()
                : new Object[0];
    }

    @Override
    public Object getParent(Object element) {
        return element instanceof ITmfFilterTreeNode node ? node.getParent() : null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof ITmfFilterTreeNode node && node.hasChildren();
    }
}
