package org.eclipse.tracecompass.tmf.ui.dialog;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.Shell;

/**
 * Creates dialogs that ask for folders. A test can give the answer beforehand.
 *
 * @since 0.2.0
 */
public final class DirectoryDialogFactory {

    private static volatile String answer;

    private DirectoryDialogFactory() {}

    /**
     * Creates a dialog.
     *
     * @param parent the parent
     */
    public static DirectoryDialog create(Shell parent) {
        return create(parent, SWT.APPLICATION_MODAL);
    }

    /**
     * Creates a dialog.
     *
     * @param parent the parent
     * @param style the style
     */
    public static DirectoryDialog create(Shell parent, int style) {
        String path = answer;
        return path == null
                ? new DirectoryDialog(parent, style)
                : new Answered(parent, style, path);
    }

    /** Sets what all dialogs answer from now on. */
    public static void setOverridePath(String path) {
        answer = path;
    }

    /** Lets dialogs ask the user again. */
    public static void clearOverridePath() {
        answer = null;
    }

    private static final class Answered extends DirectoryDialog {

        private final String path;

        Answered(Shell parent, int style, String path) {
            super(parent, style);
            this.path = path;
        }

        @Override
        protected void checkSubclass() {
            // an answer is no other kind of dialog
        }

        @Override
        public String open() {
            return path;
        }
    }
}
