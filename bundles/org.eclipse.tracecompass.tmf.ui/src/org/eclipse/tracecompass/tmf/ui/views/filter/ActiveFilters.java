package org.eclipse.tracecompass.tmf.ui.views.filter;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;

/** The Filters view, if it is the active part. On the UI thread only. */
final class ActiveFilters {

    private ActiveFilters() {}

    /** The view; null if another part is active. */
    static @Nullable FilterView view() {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        IWorkbenchPage page = window == null ? null : window.getActivePage();
        return page != null && page.getActivePart() instanceof FilterView view ? view : null;
    }

    /** Whether its tree has the focus and a selected node. */
    static boolean hasSelection() {
        FilterView view = view();
        return view != null && view.isTreeInFocus() && view.editor().selected() != null;
    }
}
