package org.eclipse.tracecompass.tmf.core.trace;

/** A trace that knows how far it was read, in units of its own. */
public interface ITmfTraceKnownSize {

    /** {@return the size of the trace} */
    int size();

    /** {@return how much of the size was read by now} */
    int progress();
}
