package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.jface.viewers.ISelection;

/**
 * Copies the selected node of the Filters view and deletes it.
 *
 * @since 9.5.0
 */
public class CutHandler extends CopyHandler {

    @Override
    protected ISelection getSelection(FilterView tcv) {
        ISelection selection = super.getSelection(tcv);
        tcv.editor().deleteSelected();
        return selection;
    }
}
