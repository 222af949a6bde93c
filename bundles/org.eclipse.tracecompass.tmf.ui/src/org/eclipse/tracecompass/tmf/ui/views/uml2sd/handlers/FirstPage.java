package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Shows the first page.
 *
 * @since 9.5.0
 */
public class FirstPage extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.firstpage";

    /** An action on a view. */
    public FirstPage(SDView view) {
        super(view);
        look(ID, Messages.SequenceDiagram_FirstPage, Messages.SequenceDiagram_GoToFirstPage, null);
        setActionDefinitionId(ID);
    }

    @Override
    public void run() {
        SDView view = getView();
        if (view != null && view.getSDPagingProvider() != null) {
            view.getSDPagingProvider().firstPage();
            view.updateCoolBar();
        }
    }
}
