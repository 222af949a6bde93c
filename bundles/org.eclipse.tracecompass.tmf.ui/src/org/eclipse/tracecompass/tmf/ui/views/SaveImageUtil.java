package org.eclipse.tracecompass.tmf.ui.views;

import java.nio.file.Path;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileKind;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.viewers.IImageSave;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/**
 * Makes the action that saves a picture of a viewer.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public final class SaveImageUtil {

    private static final String PLUGIN = "org.eclipse.tracecompass.tmf.ui";
    private static final String ICON = "timegraph/export.svg";

    private SaveImageUtil() {}

    /**
     * Makes the action. It asks the user for a file.
     *
     * @param name the proposed name of the file; null for a general one
     * @param controlSupplier what to save, asked when the action runs; null for nothing
     */
    public static Action createSaveAction(
            @Nullable String name, Supplier<@Nullable IImageSave> controlSupplier) {
        String proposed = Objects.requireNonNullElse(name, Messages.Save_Name);
        return RunAction.push(
                Messages.Action_SavePicture,
                ICON,
                () -> {
                    IImageSave saved = controlSupplier.get();
                    if (saved != null) {
                        ask(saved, proposed);
                    }
                });
    }

    private static void ask(IImageSave saved, String name) {
        Shell shell = saved.getControl().getShell();
        Path file = FileQuestion.save(Messages.Save_Title, name, FileKind.PNG).ask(shell);
        if (file == null) {
            return;
        }
        try {
            saved.saveImage(file.toString(), SWT.IMAGE_PNG);
        } catch (SWTException e) {
            String why = Objects.requireNonNullElse(e.getMessage(), e.toString());
            ErrorDialog.openError(
                    shell, null, Messages.Save_Failed, new Status(IStatus.ERROR, PLUGIN, why, e));
        }
    }
}
