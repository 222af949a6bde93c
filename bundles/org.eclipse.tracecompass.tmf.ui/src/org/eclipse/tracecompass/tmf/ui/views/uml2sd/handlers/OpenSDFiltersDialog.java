package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterListDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDFilterProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * Lets the user filter the diagram.
 *
 * @since 9.5.0
 */
public class OpenSDFiltersDialog extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.sdFilters";

    private final ISDFilterProvider provider;

    /** An action on a view, with what filters its diagram. */
    public OpenSDFiltersDialog(SDView view, ISDFilterProvider provider) {
        super(view);
        this.provider = provider;
        look(
                ID,
                Messages.SequenceDiagram_EditFilters,
                Messages.SequenceDiagram_HidePatterns,
                Icons.FILTER);
    }

    @Override
    public void run() {
        if (getView() != null) {
            new FilterListDialog(getView(), provider).open();
        }
    }
}
