package org.eclipse.tracecompass.analysis.os.linux.core.signals;

import org.eclipse.tracecompass.tmf.core.signal.TmfTraceModelSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A CPU of a host was selected. Immutable.
 *
 * @since 0.2.0
 */
public class TmfCpuSelectedSignal extends TmfTraceModelSignal {

    private final int core;
    private final ITmfTrace trace;

    /**
     * Creates a signal.
     *
     * @param source who sends it
     * @param core the number of the CPU
     * @param trace a trace of the host
     */
    public TmfCpuSelectedSignal(Object source, int core, ITmfTrace trace) {
        super(source, 0, trace.getHostId());
        this.core = core;
        this.trace = trace;
    }

    /** Returns the number of the CPU. */
    public int getCore() {
        return core;
    }

    /** Returns the trace in which the CPU was selected. */
    public ITmfTrace getTrace() {
        return trace;
    }

    @Override
    public String toString() {
        return "[TmfCpuSelectedSignal (CPU " + core + " of " + getHostId() + ")]";
    }
}
