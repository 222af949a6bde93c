package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Shows the last page.
 *
 * @since 9.5.0
 */
public class LastPage extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.lastpage";

    /** An action on a view. */
    public LastPage(SDView view) {
        super(view);
        look(ID, Messages.SequenceDiagram_LastPage, Messages.SequenceDiagram_GoToLastPage, null);
        setActionDefinitionId(ID);
    }

    @Override
    public void run() {
        SDView view = getView();
        if (view != null && view.getSDPagingProvider() != null) {
            view.getSDPagingProvider().lastPage();
            view.updateCoolBar();
        }
    }
}
