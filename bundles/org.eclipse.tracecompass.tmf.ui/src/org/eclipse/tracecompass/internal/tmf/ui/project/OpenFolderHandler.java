package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for a folder that is a trace or holds traces, and opens it. */
public final class OpenFolderHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        Path folder =
                FileQuestion.folder(Messages.OpenFolder_Title, Messages.OpenFolder_Message)
                        .from(OpenTraces.get().lastFolder())
                        .ask(HandlerUtil.getActiveShell(event));
        if (folder != null) {
            OpenTraces.get().open(List.of(folder));
        }
        return null;
    }
}
