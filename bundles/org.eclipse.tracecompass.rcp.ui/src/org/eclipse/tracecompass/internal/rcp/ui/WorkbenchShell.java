package org.eclipse.tracecompass.internal.rcp.ui;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;
import org.eclipse.ui.ide.IDE;

/** Configures the workbench: one window, whose layout is remembered. */
final class WorkbenchShell extends WorkbenchAdvisor {

    private static final String PERSPECTIVE = "org.eclipse.linuxtools.tmf.ui.perspective";

    /** How often the display is woken while windows are opened, ms. */
    private static final int WAKE = 20;

    private final List<Path> traces;

    /** The search for plug-ins that cannot be used, once it has begun. */
    private @Nullable Job search;

    /**
     * @param traces what to open at the start
     */
    WorkbenchShell(List<Path> traces) {
        this.traces = traces;
    }

    @Override
    public void initialize(@Nullable IWorkbenchConfigurer configurer) {
        super.initialize(configurer);
        if (configurer != null) {
            configurer.setSaveAndRestore(true);
            declareImages(configurer);
        }
        // Navigators show resources of the workspace by these.
        IDE.registerAdapters();
    }

    private static void declareImages(IWorkbenchConfigurer configurer) {
        ImageDescriptor project = Icons.of("traces.svg");
        if (project != null) {
            configurer.declareImage(IDE.SharedImages.IMG_OBJ_PROJECT, project, true);
            configurer.declareImage(IDE.SharedImages.IMG_OBJ_PROJECT_CLOSED, project, true);
        }
    }

    /** What navigators show. */
    @Override
    public IAdaptable getDefaultPageInput() {
        return ResourcesPlugin.getWorkspace().getRoot();
    }

    @Override
    public String getInitialWindowPerspectiveId() {
        return PERSPECTIVE;
    }

    @Override
    public String getMainPreferencePageId() {
        return "org.eclipse.tracecompass.tmf.ui.preferences";
    }

    @Override
    public WorkbenchWindowAdvisor createWorkbenchWindowAdvisor(
            @Nullable IWorkbenchWindowConfigurer configurer) {
        return new Window(configurer);
    }

    /**
     * The workbench restores its windows in a thread, and sleeps meanwhile until an event of the
     * display. If that thread ends just before, nothing wakes it: the window came up only when
     * something else happened, seconds later. So something happens all the time.
     */
    @Override
    public boolean openWindows() {
        Display display = PlatformUI.getWorkbench().getDisplay();
        Runnable wake =
                new Runnable() {
                    @Override
                    public void run() {
                        display.timerExec(WAKE, this);
                    }
                };
        display.timerExec(WAKE, wake);
        try {
            return super.openWindows();
        } finally {
            display.timerExec(-1, wake);
        }
    }

    @Override
    public void postStartup() {
        super.postStartup();
        if (!traces.isEmpty()) {
            OpenTraces.get().open(traces);
        }
        Display display = PlatformUI.getWorkbench().getDisplay();
        search = UnusablePlugins.tellLater(display);
        Rehearsal.beginIfAsked(display);
    }

    @Override
    public boolean preShutdown() {
        OpenTraces.get().closeAtEnd();
        return super.preShutdown();
    }

    /**
     * Ends the search while the platform, of which it asks, still runs; and not when the display is
     * disposed, as SWT then holds a lock for which the search would wait. Saves the workspace: if
     * that is not done, it is read anew at the next start, as after a crash.
     */
    @Override
    public void postShutdown() {
        saveWorkspace();
        Job search = this.search;
        if (search != null) {
            search.cancel();
            try {
                search.join();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
        }
        super.postShutdown();
    }

    private static void saveWorkspace() {
        try {
            ResourcesPlugin.getWorkspace().save(true, new NullProgressMonitor());
        } catch (CoreException | IllegalStateException e) {
            ILog.of(WorkbenchShell.class).error("The workspace cannot be saved", e);
        }
    }
}
