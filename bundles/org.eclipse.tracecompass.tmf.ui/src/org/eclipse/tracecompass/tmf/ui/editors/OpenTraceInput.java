package org.eclipse.tracecompass.tmf.ui.editors;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.ui.IPersistableElement;

/**
 * The input of an editor that is opened because its trace is open. The trace may be closed before
 * the editor is there; the editor does not open it again.
 *
 * @since 1.2
 */
public final class OpenTraceInput extends TmfEditorInput {

    /**
     * @param file the file of the bookmarks
     * @param trace the trace
     */
    public OpenTraceInput(IFile file, ITmfTrace trace) {
        super(file, trace);
    }

    /** Null: at the next start the trace is not open. */
    @Override
    public @Nullable IPersistableElement getPersistable() {
        return null;
    }
}
