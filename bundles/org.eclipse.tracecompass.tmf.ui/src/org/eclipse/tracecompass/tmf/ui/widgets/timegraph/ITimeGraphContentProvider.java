package org.eclipse.tracecompass.tmf.ui.widgets.timegraph;

import org.eclipse.jface.viewers.ITreeContentProvider;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * Finds the rows of an input.
 *
 * @since 0.2.0
 */
public interface ITimeGraphContentProvider extends ITreeContentProvider {

    /** The rows at the top of the tree. */
    @Override
    ITimeGraphEntry[] getElements(Object inputElement);

    /** The rows below another. */
    @Override
    ITimeGraphEntry[] getChildren(Object parentElement);

    /** The row above another; null for one at the top. */
    @Override
    ITimeGraphEntry getParent(Object element);
}
