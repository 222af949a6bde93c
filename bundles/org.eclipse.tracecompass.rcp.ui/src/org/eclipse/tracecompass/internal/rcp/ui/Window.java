package org.eclipse.tracecompass.internal.rcp.ui;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.views.NewViewPlace;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** The window: its bars, its size, and the traces that are dropped on it. */
final class Window extends WorkbenchWindowAdvisor {

    private @Nullable SelectionStatus status;

    Window(@Nullable IWorkbenchWindowConfigurer configurer) {
        super(configurer);
    }

    @Override
    public ActionBarAdvisor createActionBarAdvisor(@Nullable IActionBarConfigurer configurer) {
        return new Bars(configurer);
    }

    @Override
    public void preWindowOpen() {
        IWorkbenchWindowConfigurer configurer = getWindowConfigurer();
        configurer.setInitialSize(new Point(1500, 950));
        configurer.setShowMenuBar(true);
        configurer.setShowCoolBar(false);
        configurer.setShowStatusLine(true);
        configurer.setShowPerspectiveBar(false);
        configurer.setShowProgressIndicator(true);
        configurer.setTitle("Astrolabe");
    }

    @Override
    public void postWindowOpen() {
        IWorkbenchWindowConfigurer configurer = getWindowConfigurer();
        Shell shell = configurer.getWindow().getShell();
        OpenTraces.acceptDrops(shell);
        // Also for a window that is restored: it may be from before there was such a place.
        NewViewPlace.choose(configurer.getWorkbenchConfigurer().getWorkbench());
        SelectionStatus line = new SelectionStatus(configurer);
        line.start();
        status = line;
    }

    @Override
    public void postWindowClose() {
        SelectionStatus line = status;
        if (line != null) {
            line.stop();
        }
    }
}
