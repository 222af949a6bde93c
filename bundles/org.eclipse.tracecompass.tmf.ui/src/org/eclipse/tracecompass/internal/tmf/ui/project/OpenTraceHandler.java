package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.Messages;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion.Purpose;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for trace files and opens them. */
public final class OpenTraceHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        List<Path> files =
                FileQuestion.read(Purpose.OPEN_SEVERAL, Messages.OpenTrace_Title)
                        .from(OpenTraces.get().lastFolder())
                        .askAll(HandlerUtil.getActiveShell(event));
        if (!files.isEmpty()) {
            OpenTraces.get().open(files);
        }
        return null;
    }
}
