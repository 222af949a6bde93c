package org.eclipse.tracecompass.internal.rcp.ui;

import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.Platform;
import org.eclipse.equinox.app.IApplication;
import org.eclipse.equinox.app.IApplicationContext;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.osgi.service.datalocation.Location;
import org.eclipse.swt.widgets.Display;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;

/** The application: runs the workbench and opens the traces that the command line names. */
public final class Application implements IApplication {

    private static final Integer EXIT_ERROR = 1;

    @Override
    public Object start(@Nullable IApplicationContext context) {
        Display display = PlatformUI.createDisplay();
        Location workspace = Platform.getInstanceLocation();
        try {
            String problem = Workspace.take(workspace);
            if (problem != null) {
                System.err.println("astrolabe: " + problem);
                MessageDialog.openError(null, "Astrolabe", problem);
                return EXIT_ERROR;
            }
            LogFile.install();
            Problems.watch(display);
            PluginProblems.leaveOutSwitchedOff();
            PluginProblems.watch(display);
            List<Path> traces = Arguments.traces(Platform.getApplicationArgs(), Path.of(""));
            int code = PlatformUI.createAndRunWorkbench(display, new WorkbenchShell(traces));
            return code == PlatformUI.RETURN_RESTART ? EXIT_RESTART : EXIT_OK;
        } finally {
            if (workspace != null && workspace.isSet()) {
                workspace.release();
            }
            display.dispose();
        }
    }

    @Override
    public void stop() {
        if (!PlatformUI.isWorkbenchRunning()) {
            return;
        }
        IWorkbench workbench = PlatformUI.getWorkbench();
        Display display = workbench.getDisplay();
        if (!display.isDisposed()) {
            display.syncExec(
                    () -> {
                        if (!display.isDisposed()) {
                            workbench.close();
                        }
                    });
        }
    }
}
