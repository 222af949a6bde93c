package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Writes the page of the diagram to a PNG or SVG file that the user names.
 *
 * @since 9.5.0
 */
public class ExportPicture extends BaseSDAction {

    /** The id of the action. */
    public static final String ID =
            "org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.exportPicture";

    /** An action on a view. */
    public ExportPicture(SDView view) {
        super(view);
        look(
                ID,
                Messages.SequenceDiagram_ExportPictureAction,
                Messages.SequenceDiagram_ExportPicture,
                null);
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget != null) {
            widget.exportPicture();
        }
    }
}
