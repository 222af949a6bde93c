package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;

/**
 * Scrolls the diagram up by what can be seen.
 *
 * @since 9.5.0
 */
public class MoveSDUp extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.MoveSDUp";

    /** An action whose view is set later. */
    public MoveSDUp() {
        this(null);
    }

    /** An action on a view. */
    public MoveSDUp(SDView view) {
        super(view);
        setId(ID);
        setActionDefinitionId(ID);
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget != null) {
            widget.scrollBy(0, -widget.getVisibleHeight());
        }
    }
}
