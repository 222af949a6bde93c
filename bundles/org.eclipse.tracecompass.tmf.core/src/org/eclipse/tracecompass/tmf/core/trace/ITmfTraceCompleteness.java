package org.eclipse.tracecompass.tmf.core.trace;

/** A trace that may still be written to. */
public interface ITmfTraceCompleteness {

    /** {@return whether nothing will be added any more} */
    boolean isComplete();

    /**
     * Sets whether the trace is complete.
     *
     * @param isComplete whether it is
     */
    void setComplete(boolean isComplete);
}
