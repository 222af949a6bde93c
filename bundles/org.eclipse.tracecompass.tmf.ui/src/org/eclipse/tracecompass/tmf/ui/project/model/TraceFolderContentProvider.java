package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.jface.viewers.IStructuredContentProvider;
import org.eclipse.jface.viewers.Viewer;

/**
 * The traces of a folder, and of those below it, as a list.
 *
 * @since 0.2.0
 */
public class TraceFolderContentProvider implements IStructuredContentProvider {

    @Override
    public Object[] getElements(Object inputElement) {
        return inputElement instanceof TmfTraceFolder folder
                ? folder.getTraces().toArray()
                : new Object[0];
    }

    @Override
    public void dispose() {
        // nothing is held
    }

    @Override
    public void inputChanged(Viewer viewer, Object oldInput, Object newInput) {
        // nothing is held
    }
}
