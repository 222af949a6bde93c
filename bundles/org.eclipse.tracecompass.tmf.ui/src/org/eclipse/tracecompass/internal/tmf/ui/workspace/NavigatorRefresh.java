package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.TmfUiRefreshHandler;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.navigator.CommonNavigator;

/** Lets the navigators of the workbench show elements of projects again. */
public final class NavigatorRefresh {

    private NavigatorRefresh() {}

    /**
     * Shows an element and its children again, soon; on any thread.
     *
     * @param element the element
     * @param shown what navigators show in its place
     */
    public static void of(Object element, Object shown) {
        if (PlatformUI.isWorkbenchRunning()) {
            TmfUiRefreshHandler.getInstance().queueUpdate(element, () -> now(shown));
        }
    }

    private static void now(Object shown) {
        if (!PlatformUI.isWorkbenchRunning() || Display.getCurrent() == null) {
            return;
        }
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            for (IWorkbenchPage page : window.getPages()) {
                for (IViewReference reference : page.getViewReferences()) {
                    if (reference.getView(false) instanceof CommonNavigator navigator
                            && navigator.getCommonViewer() != null
                            && !navigator.getCommonViewer().getControl().isDisposed()) {
                        navigator.getCommonViewer().refresh(shown);
                    }
                }
            }
        }
    }
}
