package org.eclipse.tracecompass.tmf.core.symbols;

import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Addresses of a trace may have other names than before. */
public final class SymbolsChangedSignal extends TmfSignal {

    private final ITmfTrace trace;

    /**
     * Creates a signal.
     *
     * @param source who sends it
     * @param trace the trace whose symbols have changed
     */
    public SymbolsChangedSignal(Object source, ITmfTrace trace) {
        super(source);
        this.trace = trace;
    }

    /** Returns the trace whose symbols have changed. */
    public ITmfTrace getTrace() {
        return trace;
    }
}
