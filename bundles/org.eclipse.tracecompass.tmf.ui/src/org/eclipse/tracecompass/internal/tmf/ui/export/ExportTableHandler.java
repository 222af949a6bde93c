package org.eclipse.tracecompass.internal.tmf.ui.export;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Writes what the active view shows to a file. */
public final class ExportTableHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        TraceView view = find();
        if (view != null) {
            view.exportTable();
        }
        return null;
    }

    @Override
    public boolean isEnabled() {
        return find() != null;
    }

    private static @Nullable TraceView find() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        return page != null && page.getActivePart() instanceof TraceView view && view.hasTable()
                ? view
                : null;
    }
}
