package org.eclipse.tracecompass.internal.rcp.ui;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.application.IWorkbenchConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.application.WorkbenchAdvisor;
import org.eclipse.ui.application.WorkbenchWindowAdvisor;

/** Configures the workbench: one window, whose layout is remembered. */
final class WorkbenchShell extends WorkbenchAdvisor {

    private static final String PERSPECTIVE = "org.eclipse.linuxtools.tmf.ui.perspective";

    private final List<Path> traces;

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
        }
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

    @Override
    public void postStartup() {
        super.postStartup();
        if (!traces.isEmpty()) {
            OpenTraces.get().open(traces);
        }
        UnusablePlugins.tellLater(PlatformUI.getWorkbench().getDisplay());
    }

    @Override
    public boolean preShutdown() {
        OpenTraces.get().closeAllNow();
        return super.preShutdown();
    }
}
