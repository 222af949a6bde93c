package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.AsyncMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.AsyncMessageReturn;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.SyncMessageReturn;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Goes from a message to its answer, or from an answer to its message.
 *
 * @since 9.5.0
 */
public class MoveToMessage extends BaseSDAction {

    /** The id of the action. */
    public static final String ID =
            "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.GoToMessage";

    /** An action whose view is set later. */
    public MoveToMessage() {
        this(null);
    }

    /** An action on a view. */
    public MoveToMessage(SDView view) {
        super(view);
        setId(ID);
        setActionDefinitionId(ID);
        setText(Messages.SequenceDiagram_GoToMessage);
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget == null) {
            return;
        }
        GraphNode other = other(widget.getCurrentGraphNode());
        if (other != null) {
            widget.moveTo(other);
        }
    }

    private static GraphNode other(GraphNode node) {
        if (node instanceof SyncMessageReturn answer) {
            return answer.getMessage();
        }
        if (node instanceof SyncMessage message) {
            return message.getMessageReturn();
        }
        if (node instanceof AsyncMessageReturn answer) {
            return answer.getMessage();
        }
        return node instanceof AsyncMessage message ? message.getMessageReturn() : null;
    }
}
