package org.eclipse.tracecompass.tmf.ui.export;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Shell;

/** Tells the user why an export does not begin. */
public final class NothingToExport {

    private NothingToExport() {}

    /**
     * Says that the view shows nothing yet, and returns when the user has read it. On the UI
     * thread.
     *
     * @param shell the window of the view
     */
    public static void tell(Shell shell) {
        MessageDialog.openInformation(shell, Messages.Nothing_Title, Messages.Nothing_Text);
    }
}
