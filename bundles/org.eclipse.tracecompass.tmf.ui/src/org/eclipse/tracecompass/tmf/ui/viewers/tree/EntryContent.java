package org.eclipse.tracecompass.tmf.ui.viewers.tree;

import org.eclipse.jface.viewers.ITreeContentProvider;

/** The entries of a tree. */
final class EntryContent implements ITreeContentProvider {

    private static final Object[] NONE = {};

    @Override
    public Object[] getElements(Object input) {
        return getChildren(input);
    }

    @Override
    public Object[] getChildren(Object parent) {
        return parent instanceof ITmfTreeViewerEntry entry ? entry.getChildren().toArray() : NONE;
    }

    @Override
    public Object getParent(Object element) {
        ITmfTreeViewerEntry above =
                element instanceof ITmfTreeViewerEntry entry ? entry.getParent() : null;
        // the entry above all rows is no row
        return above == null || above.getParent() == null ? null : above;
    }

    @Override
    public boolean hasChildren(Object element) {
        return element instanceof ITmfTreeViewerEntry entry && entry.hasChildren();
    }
}
