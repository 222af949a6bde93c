package org.eclipse.tracecompass.tmf.ui.editors;

import java.util.Objects;
import org.eclipse.core.resources.IFile;
import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.swt.graphics.Image;
import org.eclipse.tracecompass.internal.tmf.ui.tracetype.TraceTypeUi;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.widgets.Icons;
import org.eclipse.ui.IEditorInput;
import org.eclipse.ui.IPersistableElement;
import org.eclipse.ui.part.FileEditorInput;

/**
 * An open trace, and the file of its bookmarks, as the input of an editor. Inputs of one file are
 * equal.
 *
 * @since 0.2.0
 */
public class TmfEditorInput implements IEditorInput {

    private final IFile file;
    private final ITmfTrace trace;

    /**
     * @param file the file of the bookmarks
     * @param trace the trace
     */
    public TmfEditorInput(IFile file, ITmfTrace trace) {
        this.file = file;
        this.trace = trace;
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter.isInstance(file)) {
            return adapter.cast(file);
        }
        return adapter.isInstance(trace) ? adapter.cast(trace) : null;
    }

    @Override
    public boolean exists() {
        return file.exists();
    }

    /** The icon of the type of the trace. */
    @Override
    public ImageDescriptor getImageDescriptor() {
        TraceTypeUi declared = TraceTypeUi.of(trace);
        Image own = declared == null ? null : declared.icon();
        return own != null
                ? ImageDescriptor.createFromImage(own)
                : Icons.of(trace instanceof TmfExperiment ? Icons.EXPERIMENT : Icons.TRACE);
    }

    @Override
    public String getName() {
        return trace.getName();
    }

    /** At the next start, the workbench opens the trace of the file again. */
    @Override
    public IPersistableElement getPersistable() {
        return new FileEditorInput(file);
    }

    @Override
    public String getToolTipText() {
        return trace.getPath() == null ? trace.getName() : trace.getPath();
    }

    /** The file of the bookmarks. */
    public IFile getFile() {
        return file;
    }

    /** The trace. */
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public int hashCode() {
        return Objects.hashCode(file);
    }

    @Override
    public boolean equals(Object obj) {
        return obj instanceof TmfEditorInput other && Objects.equals(other.file, file);
    }
}
