package org.eclipse.tracecompass.ctf.core.trace;

/**
 * What came of reading an event.
 *
 * @since 0.2.0
 */
public enum CTFResponse {
    /** The event was read. */
    OK,
    /** There is no event yet, but the trace is live: ask again. */
    WAIT,
    /** There are no more events. */
    FINISH,
    /** The event cannot be read. */
    ERROR
}
