package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;

/**
 * Deletes the selected node of the Filters view.
 *
 * @since 9.5.0
 */
public class DeleteHandler extends AbstractHandler {

    @Override
    public Object execute(ExecutionEvent event) throws ExecutionException {
        FilterView view = ActiveFilters.view();
        if (view != null) {
            view.editor().deleteSelected();
        }
        return null;
    }

    /** While a node is selected and the tree has the focus. */
    @Override
    public boolean isEnabled() {
        return ActiveFilters.hasSelection();
    }
}
