package org.eclipse.tracecompass.internal.tmf.remote.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.window.Window;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.remote.core.RemoteServer;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Asks for a token, and keeps it. */
final class TokenQuestion {

    private TokenQuestion() {}

    /**
     * Asks for the token of a server, which is then tried again. On the UI thread.
     *
     * @param reason why it is asked for
     * @return false when the user does not want to
     */
    static boolean ask(RemoteServer server, String reason) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        @Nullable Shell shell = window == null ? null : window.getShell();
        InputDialog dialog =
                new InputDialog(
                        shell,
                        Messages.Token_Title,
                        NLS.bind(Messages.Token_Message, reason),
                        "",
                        null) {
                    @Override
                    protected int getInputTextStyle() {
                        return super.getInputTextStyle() | SWT.PASSWORD;
                    }
                };
        if (dialog.open() != Window.OK) {
            return false;
        }
        String token = String.valueOf(dialog.getValue()).strip();
        server.setToken(token);
        RemoteMemory.tokens().put(server.address(), token.isEmpty() ? null : token);
        return true;
    }
}
