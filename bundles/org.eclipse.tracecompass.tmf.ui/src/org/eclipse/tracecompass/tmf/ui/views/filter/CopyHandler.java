package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jface.util.LocalSelectionTransfer;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.dnd.Clipboard;
import org.eclipse.swt.dnd.TextTransfer;
import org.eclipse.swt.dnd.Transfer;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;

/**
 * Copies the selected node of the Filters view: as a node for that view, as an expression for
 * fields.
 *
 * @since 9.5.0
 */
public class CopyHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        FilterView view = ActiveFilters.view();
        if (view == null) {
            return null;
        }
        ISelection selection = getSelection(view);
        if (selection instanceof IStructuredSelection nodes
                && nodes.getFirstElement() instanceof ITmfFilterTreeNode node) {
            LocalSelectionTransfer transfer = LocalSelectionTransfer.getTransfer();
            transfer.setSelection(selection);
            transfer.setSelectionSetTime(System.currentTimeMillis());
            Clipboard clipboard = new Clipboard(view.getSite().getShell().getDisplay());
            try {
                clipboard.setContents(
                        new Object[] {selection, node.toString()},
                        new Transfer[] {transfer, TextTransfer.getInstance()});
            } finally {
                clipboard.dispose();
            }
        }
        return null;
    }

    /**
     * What is copied.
     *
     * @param tcv the view
     * @return a selection with a copy of the selected node
     */
    protected ISelection getSelection(FilterView tcv) {
        ITmfFilterTreeNode node = tcv.editor().selected();
        return node == null ? StructuredSelection.EMPTY : new StructuredSelection(node.clone());
    }

    /** While a node is selected and the tree has the focus. */
    @Override
    public boolean isEnabled() {
        return ActiveFilters.hasSelection();
    }
}
