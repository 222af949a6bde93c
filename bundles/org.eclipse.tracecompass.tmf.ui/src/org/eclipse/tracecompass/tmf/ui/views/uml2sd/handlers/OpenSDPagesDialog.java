package org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers;

import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDView;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.PagesDialog;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.handlers.provider.ISDAdvancedPagingProvider;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Lets the user go to a page by its number.
 *
 * @since 9.5.0
 */
public class OpenSDPagesDialog extends BaseSDAction {

    /** The id of the action. */
    public static final String ID = "org.eclipse.linuxtools.tmf.ui.views.uml2sd.handlers.sdPaging";

    private final ISDAdvancedPagingProvider provider;

    /** An action on a view, with what has its pages. */
    public OpenSDPagesDialog(SDView view, ISDAdvancedPagingProvider provider) {
        super(view);
        this.provider = provider;
        look(ID, Messages.SequenceDiagram_Pages, Messages.SequenceDiagram_Pages, null);
    }

    @Override
    public void run() {
        if (getView() != null) {
            new PagesDialog(getView(), provider).open();
            getView().updateCoolBar();
        }
    }
}
