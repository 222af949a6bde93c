package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;

/**
 * Scrolls the diagram to the right by what can be seen.
 *
 * @since 9.5.0
 */
public class MoveSDRight extends BaseSDAction {

    /** The id of the action. */
    public static final String ID =
            "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.MoveSDRight";

    /** An action whose view is set later. */
    public MoveSDRight() {
        this(null);
    }

    /** An action on a view. */
    public MoveSDRight(SDView view) {
        super(view);
        setId(ID);
        setActionDefinitionId(ID);
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget != null) {
            widget.scrollBy(widget.getVisibleWidth(), 0);
        }
    }
}
