package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;

/**
 * Adds the copied node to the Filters view: below the selected node, else where it may be.
 *
 * @since 9.5.0
 */
public class PasteHandler extends AbstractHandler {

    private static ITmfFilterTreeNode copied() {
        return LocalSelectionTransfer.getTransfer().getSelection()
                                instanceof IStructuredSelection selection
                        && selection.getFirstElement() instanceof ITmfFilterTreeNode node
                ? node
                : null;
    }

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        FilterView view = ActiveFilters.view();
        ITmfFilterTreeNode node = copied();
        if (view != null && node != null) {
            view.editor().paste(node);
        }
        return null;
    }

    /** While the tree has the focus and a node was copied. */
    @Override
    public boolean isEnabled() {
        FilterView view = ActiveFilters.view();
        return view != null && view.isTreeInFocus() && copied() != null;
    }
}
