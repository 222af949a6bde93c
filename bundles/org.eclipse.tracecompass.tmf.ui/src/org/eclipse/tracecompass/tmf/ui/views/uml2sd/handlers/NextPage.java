package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;

/**
 * Shows the next page.
 *
 * @since 9.5.0
 */
public class NextPage extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.nextpage";

    /** An action on a view. */
    public NextPage(SDView view) {
        super(view);
        look(
                ID,
                Messages.SequenceDiagram_NextPage,
                Messages.SequenceDiagram_GoToNextPage,
                Icons.NEXT);
        setActionDefinitionId(ID);
    }

    @Override
    public void run() {
        SDView view = getView();
        if (view != null && view.getSDPagingProvider() != null) {
            view.getSDPagingProvider().nextPage();
            view.updateCoolBar();
        }
    }
}
