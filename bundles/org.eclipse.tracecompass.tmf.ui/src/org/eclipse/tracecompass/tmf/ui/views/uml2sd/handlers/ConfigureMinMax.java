package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.MinMaxDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Lets the user set the ends of the scale of the time bar.
 *
 * @since 9.5.0
 */
public class ConfigureMinMax extends BaseSDAction {

    /** An action on a view. */
    public ConfigureMinMax(SDView view) {
        super(view);
        look(
                "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.ConfigureMinMax",
                Messages.SequenceDiagram_ConfigureMinMax,
                Messages.SequenceDiagram_TimeCompressionBarConfig,
                null);
    }

    @Override
    public void run() {
        SDWidget widget = widget();
        if (widget != null && widget.getFrame() != null) {
            new MinMaxDialog(getView().getSite().getShell(), widget).open();
        }
    }
}
