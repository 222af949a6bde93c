package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.swt.SWT;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.SearchFilterDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Lets the user find nodes of the diagram.
 *
 * @since 9.5.0
 */
public class OpenSDFindDialog extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.sdFind";

    /** The command that finds, in all views. */
    public static final String ACTION_DEFINITION_ID = "org.eclipse.ui.edit.findReplace";

    /** An action whose view is set later. */
    public OpenSDFindDialog() {
        this(null);
    }

    /** An action on a view. */
    public OpenSDFindDialog(SDView view) {
        super(view);
        look(ID, Messages.SequenceDiagram_Find, Messages.SequenceDiagram_SequenceDiagramFind, null);
        setActionDefinitionId(ACTION_DEFINITION_ID);
    }

    @Override
    public void run() {
        SDView view = getView();
        if (view == null) {
            return;
        }
        if (view.getExtendedFindProvider() != null
                && view.getExtendedFindProvider().getFindAction() != null) {
            view.getExtendedFindProvider().getFindAction().run();
        } else if (view.getSDFindProvider() != null) {
            new SearchFilterDialog(view, view.getSDFindProvider(), false, SWT.NORMAL).open();
        }
    }
}
