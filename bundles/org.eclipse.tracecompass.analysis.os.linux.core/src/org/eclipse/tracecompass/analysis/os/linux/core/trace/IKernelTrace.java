package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

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
}
