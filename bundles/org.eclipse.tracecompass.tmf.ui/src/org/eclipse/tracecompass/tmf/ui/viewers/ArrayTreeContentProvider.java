package org.eclipse.tracecompass.tmf.ui.viewers;

import java.util.Collection;
import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.jface.viewers.Viewer;

/**
 * Shows an array or a collection as a flat tree.
 *
 * @since 0.2.0
 */
public class ArrayTreeContentProvider implements ITreeContentProvider {

    private static final Object[] NONE = {};

    @Override
    public void dispose() {
        // nothing is held
    }

    @Override
    public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
        // nothing is held
    }

    /** The elements of an array or a collection; empty for any other input. */
    @Override
    public Object[] getElements(Object inputElement) {
        return switch (inputElement) {
            case Object[] array -> array;
            case Collection<?> collection -> collection.toArray();
            case null, default -> NONE;
        };
    }

    @Override
    public Object[] getChildren(Object parentElement) {
        return NONE;
    }

    @Override
    public Object getParent(Object element) {
        return null;
    }

    @Override
    public boolean hasChildren(Object element) {
        return false;
    }
}
