package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Scrolls to the start of the selected node.
 *
 * @since 9.5.0
 */
public class ShowNodeStart extends BaseSDAction {

    /** An action whose view is set later. */
    public ShowNodeStart() {
        this(null);
    }

    /** An action on a view. */
    public ShowNodeStart(SDView view) {
        super(view);
        look(
                "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.ShowNodeStart",
                Messages.SequenceDiagram_ShowNodeStart,
                Messages.SequenceDiagram_ShowNodeStart,
                null);
        setActionDefinitionId(getId());
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget == null) {
            return;
        }
        GraphNode node = widget.getCurrentGraphNode();
        if (node != null) {
            float zoom = widget.getZoomFactor();
            int x = Math.round(node.getX() * zoom);
            int y = Math.round(node.getY() * zoom);
            widget.setContentsPos(
                    x - widget.getVisibleWidth() / 2, y - widget.getVisibleHeight() / 2);
        }
    }
}
