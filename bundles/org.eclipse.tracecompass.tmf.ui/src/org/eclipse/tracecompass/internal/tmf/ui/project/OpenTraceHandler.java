package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for trace files and opens them. */
public final class OpenTraceHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        FileDialog dialog = new FileDialog(HandlerUtil.getActiveShell(event), SWT.OPEN | SWT.MULTI);
        dialog.setText(Messages.OpenTrace_Title);
        List<List<Path>> recent = OpenTraces.get().recent();
        if (!recent.isEmpty()) {
            dialog.setFilterPath(String.valueOf(recent.get(0).get(0).getParent()));
        }
        if (dialog.open() != null) {
            Path folder = Path.of(dialog.getFilterPath());
            OpenTraces.get()
                    .open(Arrays.stream(dialog.getFileNames()).map(folder::resolve).toList());
        }
        return null;
    }
}
