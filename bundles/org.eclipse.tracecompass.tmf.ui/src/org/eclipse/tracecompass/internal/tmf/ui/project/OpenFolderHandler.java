package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for a folder that is a trace or holds traces, and opens it. */
public final class OpenFolderHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        DirectoryDialog dialog = new DirectoryDialog(HandlerUtil.getActiveShell(event), SWT.OPEN);
        dialog.setText(Messages.OpenFolder_Title);
        dialog.setMessage(Messages.OpenFolder_Message);
        List<List<Path>> recent = OpenTraces.get().recent();
        if (!recent.isEmpty()) {
            dialog.setFilterPath(String.valueOf(recent.get(0).get(0).getParent()));
        }
        String folder = dialog.open();
        if (folder != null) {
            OpenTraces.get().open(List.of(Path.of(folder)));
        }
        return null;
    }
}
