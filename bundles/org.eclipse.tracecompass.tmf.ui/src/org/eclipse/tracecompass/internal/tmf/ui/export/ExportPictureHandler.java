package org.eclipse.tracecompass.internal.tmf.ui.export;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** Writes the active time graph, else the first that can be seen, to a picture. */
public final class ExportPictureHandler extends AbstractHandler {

    @Override
    public @Nullable Object execute(@Nullable ExecutionEvent event) {
        TimeGraphView view = find();
        if (view != null) {
            view.exportPicture();
        }
        return null;
    }

    @Override
    public boolean isEnabled() {
        return find() != null;
    }

    private static @Nullable TimeGraphView find() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null) {
            return null;
        }
        if (page.getActivePart() instanceof TimeGraphView active) {
            return active;
        }
        for (IViewReference reference : page.getViewReferences()) {
            if (reference.getView(false) instanceof TimeGraphView view
                    && page.isPartVisible(view)) {
                return view;
            }
        }
        return null;
    }
}
