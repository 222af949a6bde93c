package org.eclipse.tracecompass.internal.tmf.ui.open;

import java.nio.file.Path;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.jface.dialogs.IDialogConstants;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.ParserDialog;

/** Says why a trace cannot be opened. For a file, the user can write a parser and try again. */
final class OpenErrorDialog extends ErrorDialog {

    private static final int CREATE_PARSER = IDialogConstants.CLIENT_ID + 1;

    private final @Nullable Path file;
    private final Runnable again;

    /**
     * @param file the file for which a parser may be written; null for none
     * @param again opens the file again
     */
    OpenErrorDialog(@Nullable Shell parent, IStatus status, @Nullable Path file, Runnable again) {
        super(
                parent,
                Messages.Open_Title,
                null,
                status,
                IStatus.OK | IStatus.INFO | IStatus.WARNING | IStatus.ERROR);
        this.file = file;
        this.again = again;
    }

    @Override
    protected void createButtonsForButtonBar(@Nullable Composite parent) {
        if (file != null) {
            createButton(parent, CREATE_PARSER, Messages.Open_CreateParser, false);
        }
        super.createButtonsForButtonBar(parent);
    }

    @Override
    protected void buttonPressed(int id) {
        if (id != CREATE_PARSER) {
            super.buttonPressed(id);
            return;
        }
        Shell parent = getParentShell();
        close();
        if (ParserDialog.forNew(parent, file).open() == Window.OK) {
            again.run();
        }
    }
}
