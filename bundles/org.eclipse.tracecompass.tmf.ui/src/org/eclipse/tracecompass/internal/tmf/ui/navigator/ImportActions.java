package org.eclipse.tracecompass.internal.tmf.ui.navigator;

import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.dialogs.InputDialog;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.dialogs.ProgressMonitorDialog;
import org.eclipse.jface.operation.IRunnableWithProgress;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.ui.actions.HttpTraceImportOperation;
import org.eclipse.tracecompass.tmf.ui.actions.TraceImportOperation;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.widgets.RunAction;

/** Imports traces into a folder of a project: files, archives, folders and what the web has. */
final class ImportActions {

    private static final int MOST_LEFT_OUT = 10;

    private final TmfTraceFolder folder;
    private final Shell shell;

    ImportActions(TmfTraceFolder folder, Shell shell) {
        this.folder = folder;
        this.shell = shell;
    }

    /** Adds the actions to a group of a menu. */
    void fill(IMenuManager menu, String group) {
        menu.appendToGroup(
                group,
                RunAction.push(
                        Messages.Import_Files,
                        null,
                        () ->
                                importAll(
                                        FileQuestion.read(
                                                        Purpose.OPEN_SEVERAL, Messages.Import_Title)
                                                .askAll(shell))));
        menu.appendToGroup(
                group,
                RunAction.push(
                        Messages.Import_Folder,
                        null,
                        () ->
                                importAll(
                                        FileQuestion.folder(
                                                        Messages.Import_Title,
                                                        Messages.OpenFolder_Message)
                                                .askAll(shell))));
        menu.appendToGroup(group, RunAction.push(Messages.Import_Web, null, this::importWeb));
    }

    private void importAll(List<Path> sources) {
        List<String> leftOut = new ArrayList<>();
        for (Path source : sources) {
            TraceImportOperation operation = new TraceImportOperation(source.toString(), folder);
            operation.renameConflictingTraces(true);
            run(operation);
            leftOut.addAll(operation.getLeftOut());
        }
        tell(leftOut);
    }

    private void importWeb() {
        InputDialog dialog =
                new InputDialog(
                        shell,
                        Messages.Import_Title,
                        Messages.Import_Address,
                        "https://",
                        text -> text.matches("https?://.+") ? null : "");
        if (dialog.open() == Window.OK) {
            HttpTraceImportOperation operation =
                    new HttpTraceImportOperation(dialog.getValue(), folder);
            run(operation);
            tell(operation.getLeftOut());
        }
    }

    /** Says which traces were not imported; the rest of a long list is counted. */
    private void tell(List<String> leftOut) {
        if (leftOut.isEmpty()) {
            return;
        }
        StringBuilder text = new StringBuilder(Messages.Import_LeftOut).append('\n');
        leftOut.stream().limit(MOST_LEFT_OUT).forEach(each -> text.append("\n").append(each));
        if (leftOut.size() > MOST_LEFT_OUT) {
            text.append('\n')
                    .append(
                            Texts.bind(
                                    Messages.Import_LeftOutMore, leftOut.size() - MOST_LEFT_OUT));
        }
        MessageDialog.openWarning(shell, Messages.Import_Title, text.toString());
    }

    private void run(IRunnableWithProgress operation) {
        try {
            new ProgressMonitorDialog(shell).run(true, true, operation);
        } catch (InvocationTargetException e) {
            Throwable cause = Objects.requireNonNullElse(e.getCause(), e);
            ILog.of(ImportActions.class).error("Traces cannot be imported", cause);
            String message = e.getMessage() == null ? cause.getMessage() : e.getMessage();
            MessageDialog.openError(
                    shell,
                    Messages.Import_Title,
                    Objects.requireNonNullElse(message, cause.toString()));
        } catch (InterruptedException e) {
            // the user has cancelled it
        }
    }
}
