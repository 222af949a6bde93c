package org.eclipse.tracecompass.analysis.os.linux.core.execution.path;

import org.eclipse.tracecompass.internal.analysis.os.linux.core.execution.graph.PacketEdges;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Whether paths can be followed between hosts. */
public final class ClockCheck {

    private ClockCheck() {}

    /**
     * Returns whether all hosts of a trace or experiment are on one clock.
     *
     * @param trace the trace or experiment
     */
    public static boolean agree(ITmfTrace trace) {
        return PacketEdges.agree(trace);
    }
}
