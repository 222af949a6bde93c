package org.eclipse.tracecompass.internal.tmf.ui.project;

import java.util.List;
import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;

/** Closes all traces. */
public final class CloseAllHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        List.copyOf(TmfTraceManager.getInstance().getOpenedTraces())
                .forEach(OpenTraces.get()::close);
        return null;
    }
}
