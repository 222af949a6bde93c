package org.eclipse.tracecompass.tmf.ui.project.model;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceResources;
import org.eclipse.tracecompass.tmf.core.TmfProjectNature;

/**
 * Messages about traces, and folders of projects.
 *
 * @since 0.2.0
 */
public class TraceUtils {

    /** Only static methods; open for subclasses, as documented. */
    protected TraceUtils() {}

    /**
     * Shows an error, soon. May be called on any thread.
     *
     * @param boxTitle the title
     * @param errorMsg what is wrong
     */
    public static void displayErrorMsg(String boxTitle, String errorMsg) {
        displayErrorMsg(boxTitle, errorMsg, null);
    }

    /**
     * Shows an error, soon, and logs it.
     *
     * @param exception what is wrong
     */
    public static void displayErrorMsg(Throwable exception) {
        displayErrorMsg(
                exception.getClass().getSimpleName(),
                String.valueOf(exception.getLocalizedMessage()),
                exception);
    }

    /**
     * Shows a warning, soon.
     *
     * @param exception what is wrong
     */
    public static void displayWarningMsg(Throwable exception) {
        show(
                MessageDialog.WARNING,
                exception.getClass().getSimpleName(),
                String.valueOf(exception.getLocalizedMessage()));
    }

    /**
     * Shows an error, soon, and logs it.
     *
     * @param boxTitle the title
     * @param errorMsg what is wrong
     * @param exception the cause, or null
     */
    public static void displayErrorMsg(String boxTitle, String errorMsg, Throwable exception) {
        if (exception != null) {
            Activator.getDefault().logError(errorMsg, exception);
        }
        show(MessageDialog.ERROR, boxTitle, errorMsg);
    }

    private static void show(int kind, String title, String text) {
        Display display = Display.getDefault();
        if (!display.isDisposed()) {
            display.asyncExec(
                    () -> {
                        Shell shell = display.getActiveShell();
                        MessageDialog.open(kind, shell, title, text, 0);
                    });
        }
    }

    /** The open projects of the workspace that have the tracing nature. */
    public static List<IProject> getOpenedTmfProjects() {
        List<IProject> found = new ArrayList<>();
        for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
            try {
                if (project.isAccessible() && project.hasNature(TmfProjectNature.ID)) {
                    found.add(project);
                }
            } catch (CoreException e) {
                Activator.getDefault()
                        .logError("Project " + project.getName() + " cannot be read", e);
            }
        }
        return found;
    }

    /**
     * Creates a folder and those above it where they do not exist.
     *
     * @param folder the folder
     * @param monitor progress, or null
     * @throws CoreException if one cannot be created
     */
    public static void createFolder(IFolder folder, IProgressMonitor monitor) throws CoreException {
        TraceResources.createFolder(folder, monitor);
    }
}
