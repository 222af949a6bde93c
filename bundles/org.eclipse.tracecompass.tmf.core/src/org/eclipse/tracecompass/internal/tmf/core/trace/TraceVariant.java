package org.eclipse.tracecompass.internal.tmf.core.trace;

/** A trace whose events depend on more than its class and its files. */
public interface TraceVariant {

    /**
     * Returns what else the events depend on, for example the rules of a parser. What was computed
     * with one variant of a trace is not used for another one.
     *
     * @return a text that is the same in every process for the same events
     */
    String variant();
}
