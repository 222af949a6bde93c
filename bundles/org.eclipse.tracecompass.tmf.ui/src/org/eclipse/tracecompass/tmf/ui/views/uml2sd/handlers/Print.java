package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;
import org.eclipse.ui.actions.ActionFactory;

/**
 * Prints the diagram.
 *
 * @since 9.5.0
 */
public class Print extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.print";

    /** An action on a view. */
    public Print(SDView view) {
        super(view);
        look(ID, Messages.SequenceDiagram_Print, Messages.SequenceDiagram_Print, null);
        setActionDefinitionId(ActionFactory.PRINT.getCommandId());
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget != null) {
            widget.print();
        }
    }
}
