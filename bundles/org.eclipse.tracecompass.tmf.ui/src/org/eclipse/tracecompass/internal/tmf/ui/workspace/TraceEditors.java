package org.eclipse.tracecompass.internal.tmf.ui.workspace;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;

/** The editors of traces in all windows. On the UI thread only. */
public final class TraceEditors {

    private TraceEditors() {}

    private static List<IEditorReference> all(Predicate<IEditorInput> wanted) {
        List<IEditorReference> found = new ArrayList<>();
        for (IWorkbenchWindow window : PlatformUI.getWorkbench().getWorkbenchWindows()) {
            for (IWorkbenchPage page : window.getPages()) {
                for (IEditorReference reference : page.getEditorReferences()) {
                    IEditorInput input = inputOf(reference);
                    if (input != null && wanted.test(input)) {
                        found.add(reference);
                    }
                }
            }
        }
        return found;
    }

    private static @Nullable IEditorInput inputOf(IEditorReference reference) {
        try {
            // A part has the input of now, a reference the one it was opened with.
            IEditorPart part = reference.getEditor(false);
            return part == null ? reference.getEditorInput() : part.getEditorInput();
        } catch (PartInitException e) {
            return null;
        }
    }

    private static boolean isOn(IEditorInput input, IFile file) {
        return file.equals(input.getAdapter(IFile.class));
    }

    private static boolean isOn(IEditorInput input, ITmfTrace trace) {
        return trace == input.getAdapter(ITmfTrace.class);
    }

    /** The open editor on a file; null if there is none. */
    public static @Nullable IEditorPart find(IFile file) {
        for (IEditorReference reference : all(input -> isOn(input, file))) {
            IEditorPart part = reference.getEditor(true);
            if (part != null) {
                return part;
            }
        }
        return null;
    }

    /** Closes the editors on a file. */
    public static void close(IFile file) {
        all(input -> isOn(input, file)).forEach(TraceEditors::close);
    }

    /**
     * Closes the editors of a trace.
     *
     * @return whether there was one
     */
    public static boolean close(ITmfTrace trace) {
        List<IEditorReference> editors = all(input -> isOn(input, trace));
        editors.forEach(TraceEditors::close);
        return !editors.isEmpty();
    }

    private static void close(IEditorReference reference) {
        reference.getPage().closeEditors(new IEditorReference[] {reference}, false);
    }
}
