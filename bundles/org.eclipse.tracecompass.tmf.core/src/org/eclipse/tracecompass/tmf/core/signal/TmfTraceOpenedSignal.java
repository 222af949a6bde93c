package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A trace was opened. */
public class TmfTraceOpenedSignal extends TmfSignal {

    private final ITmfTrace trace;
    private final @Nullable IFile editorFile;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     * @param editorFile the file of its editor, null when it has none
     */
    @NonNullByDefault({})
    public TmfTraceOpenedSignal(Object source, ITmfTrace trace, IFile editorFile) {
        super(source);
        this.trace = trace;
        this.editorFile = editorFile;
    }

    /** {@return the trace that it is about} */
    @NonNullByDefault({})
    public ITmfTrace getTrace() {
        return trace;
    }

    /** {@return the file of its editor, null when it has none} */
    @NonNullByDefault({})
    public IFile getEditorFile() {
        return editorFile;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfTraceOpenedSignal (trace=" + trace + ", editorFile=" + editorFile + ")]";
    }
}
