package org.eclipse.tracecompass.internal.tmf.ui.startup;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.signal.TraceSelection;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.editors.OpenTraceInput;
import org.eclipse.tracecompass.tmf.ui.editors.TmfEventsEditor;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/**
 * Opens the editor that a plug-in has for a type when a trace of the type is opened without a
 * project. Other traces need no editor: the views show them.
 */
public final class DefaultEditor {

    private DefaultEditor() {}

    /** Whether the type of a trace has an editor of its own. */
    static boolean isWanted(ITmfTrace trace) {
        return editorId(trace) != null;
    }

    private static @Nullable String editorId(ITmfTrace trace) {
        TraceTypeUi declared = TraceTypeUi.of(trace);
        String id = declared == null ? null : declared.editorId();
        return TmfEventsEditor.ID.equals(id) ? null : id;
    }

    /** Opens the editor of a trace, soon, if its type has one of its own; in the background. */
    static void open(ITmfTrace trace) {
        String id = editorId(trace);
        if (id == null || !PlatformUI.isWorkbenchRunning()) {
            return;
        }
        IFile file;
        try {
            file = DefaultProject.editorFile(trace);
        } catch (CoreException e) {
            Activator.getDefault().logError("The editor " + id + " cannot be opened", e);
            return;
        }
        Display display = PlatformUI.getWorkbench().getDisplay();
        if (file != null && !display.isDisposed()) {
            display.asyncExec(() -> open(trace, file, id));
        }
    }

    private static void open(ITmfTrace trace, IFile file, String id) {
        IWorkbenchWindow window = PlatformUI.getWorkbench().getActiveWorkbenchWindow();
        @Nullable IWorkbenchPage page = window == null ? null : window.getActivePage();
        if (page == null || !TraceSelection.isOpen(trace)) {
            return;
        }
        try {
            page.openEditor(new OpenTraceInput(file, trace), id, false);
        } catch (PartInitException e) {
            Activator.getDefault().logError("The editor " + id + " cannot be opened", e);
        }
    }
}
