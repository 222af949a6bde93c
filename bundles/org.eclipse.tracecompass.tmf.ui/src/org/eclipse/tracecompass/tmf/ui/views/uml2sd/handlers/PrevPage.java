package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * Shows the page before.
 *
 * @since 9.5.0
 */
public class PrevPage extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.prevpage";

    /** An action on a view. */
    public PrevPage(SDView view) {
        super(view);
        look(
                ID,
                Messages.SequenceDiagram_PreviousPage,
                Messages.SequenceDiagram_GoToPreviousPage,
                Icons.PREVIOUS);
        setActionDefinitionId(ID);
    }

    @Override
    public void run() {
        SDView view = getView();
        if (view != null && view.getSDPagingProvider() != null) {
            view.getSDPagingProvider().prevPage();
            view.updateCoolBar();
        }
    }
}
