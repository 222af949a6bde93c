package org.eclipse.tracecompass.tmf.ui.dialogs;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.ColorDialog;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;

/**
 * The dialogs that belong to the windowing system. They are no widgets of ours: what is in them
 * cannot be seen or reached, so that a robot needs others in their place. For the UI thread.
 */
public class ToolkitDialogs {

    private static ToolkitDialogs current = new ToolkitDialogs();

    /** The dialogs of the windowing system. */
    public ToolkitDialogs() {}

    /**
     * Returns the dialogs in use.
     *
     * @return those of the windowing system, unless they are replaced
     */
    public static ToolkitDialogs current() {
        return current;
    }

    /**
     * Replaces the dialogs.
     *
     * @param dialogs what is asked from now on
     * @return what was asked until now
     */
    public static ToolkitDialogs replace(ToolkitDialogs dialogs) {
        ToolkitDialogs before = current;
        current = dialogs;
        return before;
    }

    /**
     * Asks for files or a folder.
     *
     * @param question what to ask
     * @param shell the window that asks
     * @return what the user has chosen; empty if he changed his mind
     */
    public List<Path> files(FileQuestion question, Shell shell) {
        return switch (question.purpose()) {
            case SAVE -> files(question, shell, SWT.SAVE);
            case OPEN -> files(question, shell, SWT.OPEN);
            case OPEN_SEVERAL -> files(question, shell, SWT.OPEN | SWT.MULTI);
            case FOLDER -> folder(question, shell);
        };
    }

    /**
     * Asks for a colour.
     *
     * @param colour the colour to start from
     * @param shell the window that asks
     * @return the colour that the user has chosen; null if he changed his mind
     */
    public @Nullable RGB colour(RGB colour, Shell shell) {
        ColorDialog dialog = new ColorDialog(shell);
        dialog.setRGB(colour);
        return dialog.open();
    }

    private static List<Path> files(FileQuestion question, Shell shell, int style) {
        FileDialog dialog = new FileDialog(shell, style);
        dialog.setText(question.title());
        if (!question.kinds().isEmpty()) {
            dialog.setFilterExtensions(question.patterns());
            dialog.setFilterNames(question.labels());
        }
        Path start = question.folder();
        if (start != null) {
            dialog.setFilterPath(start.toString());
        }
        dialog.setFileName(question.name());
        dialog.setOverwrite(true);
        String chosen = dialog.open();
        if (chosen == null) {
            return List.of();
        }
        if ((style & SWT.MULTI) != 0) {
            Path folder = Path.of(dialog.getFilterPath());
            return Arrays.stream(dialog.getFileNames()).map(folder::resolve).toList();
        }
        if ((style & SWT.SAVE) == 0) {
            return List.of(Path.of(chosen));
        }
        Path file =
                question.toWrite(chosen, dialog.getFilterIndex(), there -> confirm(shell, there));
        return file == null ? List.of() : List.of(file);
    }

    private static boolean confirm(Shell shell, Path file) {
        return MessageDialog.openQuestion(
                shell, Messages.Dialog_ReplaceTitle, Texts.bind(Messages.Dialog_Replace, file));
    }

    private static List<Path> folder(FileQuestion question, Shell shell) {
        DirectoryDialog dialog = new DirectoryDialog(shell, SWT.OPEN);
        dialog.setText(question.title());
        dialog.setMessage(question.name());
        Path start = question.folder();
        if (start != null) {
            dialog.setFilterPath(start.toString());
        }
        String chosen = dialog.open();
        return chosen == null ? List.of() : List.of(Path.of(chosen));
    }
}
