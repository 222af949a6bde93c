package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Scrolls to the end of the selected node.
 *
 * @since 9.5.0
 */
public class ShowNodeEnd extends BaseSDAction {

    /** An action whose view is set later. */
    public ShowNodeEnd() {
        this(null);
    }

    /** An action on a view. */
    public ShowNodeEnd(SDView view) {
        super(view);
        look(
                "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.ShowNodeEnd",
                Messages.SequenceDiagram_ShowNodeEnd,
                Messages.SequenceDiagram_ShowNodeEnd,
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
            int x = Math.round((node.getX() + node.getWidth()) * zoom);
            int y = Math.round((node.getY() + node.getHeight()) * zoom);
            widget.setContentsPos(
                    x - widget.getVisibleWidth() / 2, y - widget.getVisibleHeight() / 2);
        }
    }
}
