package org.eclipse.tracecompass.tmf.core.signal;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** A trace has become the active one. */
public class TmfTraceSelectedSignal extends TmfSignal {

    private final ITmfTrace trace;

    /**
     * A signal.
     *
     * @param source who sends it
     * @param trace the trace that it is about
     */
    @NonNullByDefault({})
    public TmfTraceSelectedSignal(Object source, ITmfTrace trace) {
        super(source);
        this.trace = trace;
    }

    /** {@return the trace that it is about} */
    @NonNullByDefault({})
    public ITmfTrace getTrace() {
        return trace;
    }

    @NonNullByDefault({})
    @Override
    public String toString() {
        return "[TmfTraceSelectedSignal (trace=" + trace + ")]";
    }
}
