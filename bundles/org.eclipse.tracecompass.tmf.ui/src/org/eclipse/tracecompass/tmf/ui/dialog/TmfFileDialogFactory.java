package org.eclipse.tracecompass.tmf.ui.dialog;

import java.io.File;
import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;

/**
 * Creates dialogs that ask for files. A test can give the answers beforehand.
 *
 * @since 0.2.0
 */
public final class TmfFileDialogFactory {

    private static final Deque<String[]> ANSWERS = new ArrayDeque<>();

    private TmfFileDialogFactory() {}

    /**
     * Creates a dialog that opens files.
     *
     * @param parent the parent
     */
    public static FileDialog create(Shell parent) {
        return create(parent, SWT.APPLICATION_MODAL);
    }

    /**
     * Creates a dialog.
     *
     * @param parent the parent
     * @param style the style
     */
    public static FileDialog create(Shell parent, int style) {
        String[] answer;
        synchronized (ANSWERS) {
            answer = ANSWERS.poll();
        }
        return answer == null ? new FileDialog(parent, style) : new Answered(parent, style, answer);
    }

    /**
     * Sets what the next dialogs answer, one path each; null for a dialog that is cancelled.
     * Answers that were set before are dropped.
     */
    public static void setOverrideFiles(String... paths) {
        synchronized (ANSWERS) {
            ANSWERS.clear();
            if (paths != null) {
                for (String path : paths) {
                    ANSWERS.add(path == null ? new String[0] : new String[] {path});
                }
            }
        }
    }

    private static final class Answered extends FileDialog {

        private final String[] answer;

        Answered(Shell parent, int style, String[] answer) {
            super(parent, style);
            this.answer = answer;
        }

        @Override
        protected void checkSubclass() {
            // an answer is no other kind of dialog
        }

        @Override
        public String open() {
            return answer.length == 0 ? null : answer[0];
        }

        @Override
        public String getFileName() {
            return answer.length == 0 ? "" : new File(answer[0]).getName();
        }

        @Override
        public String[] getFileNames() {
            return answer.length == 0 ? new String[0] : new String[] {getFileName()};
        }

        @Override
        public String getFilterPath() {
            String parent = answer.length == 0 ? null : new File(answer[0]).getParent();
            return parent == null ? "" : parent;
        }
    }
}
