package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import org.eclipse.core.resources.IFile;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.filter.ITmfFilter;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;

/**
 * A trace of a Linux kernel. The kernel analyses apply to every trace type that implements this
 * interface.
 */
public interface IKernelTrace extends ITmfTrace {

    /**
     * Returns how the tracer of this trace names its events and fields.
     *
     * @return the layout; the same object for the life of the trace
     */
    IKernelAnalysisEventLayout getKernelEventLayout();

    /** {@inheritDoc} The context also remembers the selected CPU and thread. */
    @Override
    default TmfTraceContext createTraceContext(
            TmfTimeRange selection,
            TmfTimeRange windowRange,
            @Nullable IFile editorFile,
            @Nullable ITmfFilter filter) {
        return new LinuxTraceContext(selection, windowRange, editorFile, filter, this);
    }
}
