package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import org.eclipse.jface.dialogs.Dialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.SDWidget;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * Asks for the printer and the pages of a diagram. On the UI thread.
 *
 * @since 9.5.0
 */
public class SDPrintDialog extends Dialog {

    private final SDPrintDialogUI contents;
    private Label error;
    private boolean complete = true;

    /**
     * @param shell the parent
     * @param viewer the diagram
     */
    public SDPrintDialog(Shell shell, SDWidget viewer) {
        super(shell);
        contents = new SDPrintDialogUI(shell, viewer, true);
        contents.setParentDialog(this);
    }

    @Override
    protected Control createDialogArea(Composite p) {
        Composite area = (Composite) super.createDialogArea(p);
        p.getShell().setText(Messages.SequenceDiagram_Print);
        contents.createDialogArea(area);
        error = new Label(area, SWT.NONE);
        error.setForeground(area.getDisplay().getSystemColor(SWT.COLOR_RED));
        GridDataFactory.fillDefaults().grab(true, false).applyTo(error);
        return area;
    }

    @Override
    protected void okPressed() {
        if (contents.okPressed()) {
            super.okPressed();
        }
    }

    @Override
    protected void createButtonsForButtonBar(Composite parent) {
        super.createButtonsForButtonBar(parent);
        contents.updatePrinterStatus();
        updateButtons();
    }

    /** What the user has chosen. */
    public SDPrintDialogUI getDialogUI() {
        return contents;
    }

    /** Says what is wrong; null for nothing. */
    public void setErrorMessage(String message) {
        if (error != null) {
            error.setText(message == null ? "" : message);
        }
    }

    /** Sets whether everything is chosen that is needed. */
    public void setPageComplete(boolean complete) {
        this.complete = complete;
        updateButtons();
    }

    /** Enables the button that prints if everything is chosen. */
    public void updateButtons() {
        Button ok = getButton(IDialogConstants.OK_ID);
        if (ok != null) {
            ok.setEnabled(complete);
        }
    }
}
