package org.eclipse.tracecompass.tmf.ui.editors;

import java.lang.ref.WeakReference;
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
 * equal. An input does not keep its trace in memory, since the workbench remembers the inputs of
 * many editors that were closed; it still has the name and the icon when the trace is gone.
 *
 * @since 0.2.0
 */
public class TmfEditorInput implements IEditorInput {

    private final IFile file;
    private final WeakReference<ITmfTrace> trace;
    private volatile Look look;

    /** How a trace is shown. */
    private record Look(String name, String toolTip, TraceTypeUi declared, String icon) {

        private static final Look NONE = new Look("", "", null, Icons.TRACE);

        static Look of(ITmfTrace trace) {
            return new Look(
                    trace.getName(),
                    trace.getPath() == null ? trace.getName() : trace.getPath(),
                    TraceTypeUi.of(trace),
                    trace instanceof TmfExperiment ? Icons.EXPERIMENT : Icons.TRACE);
        }
    }

    /**
     * @param file the file of the bookmarks
     * @param trace the trace; whoever opens or shows it holds it
     */
    public TmfEditorInput(IFile file, ITmfTrace trace) {
        this.file = file;
        this.trace = new WeakReference<>(trace);
        look = trace == null ? Look.NONE : Look.of(trace);
    }

    /** The look of now, or the last one of a trace that is gone. */
    private Look look() {
        ITmfTrace open = getTrace();
        if (open != null) {
            look = Look.of(open);
        }
        return look;
    }

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        if (adapter.isInstance(file)) {
            return adapter.cast(file);
        }
        ITmfTrace open = getTrace();
        return adapter.isInstance(open) ? adapter.cast(open) : null;
    }

    @Override
    public boolean exists() {
        return file.exists();
    }

    /** The icon of the type of the trace. */
    @Override
    public ImageDescriptor getImageDescriptor() {
        Look shown = look();
        Image own = shown.declared() == null ? null : shown.declared().icon();
        return own != null ? ImageDescriptor.createFromImage(own) : Icons.of(shown.icon());
    }

    @Override
    public String getName() {
        return look().name();
    }

    /** At the next start, the workbench opens the trace of the file again. */
    @Override
    public IPersistableElement getPersistable() {
        return new FileEditorInput(file);
    }

    @Override
    public String getToolTipText() {
        return look().toolTip();
    }

    /** The file of the bookmarks. */
    public IFile getFile() {
        return file;
    }

    /** The trace; null once it is closed and nobody holds it any more. */
    public ITmfTrace getTrace() {
        return trace.get();
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
