package org.eclipse.tracecompass.analysis.profiling.core.callstack;

import org.eclipse.tracecompass.tmf.core.statesystem.IOddity;

/** Contradictions between entries and exits of functions. None of them stops an analysis. */
public enum CallStackOddity implements IOddity {
    /** A function was left in which the thread was not: the trace begins inside of it. */
    EXIT_WITHOUT_ENTRY("exits of functions that were entered before the trace began"),

    /** A function was left that is not on the stack while others are: its entry was lost. */
    UNKNOWN_EXIT("exits of functions that are not on the stack"),

    /**
     * A function was left while functions that it had called were still on the stack; they are
     * taken to have ended with it, as after a {@code longjmp} or an exception.
     */
    MISSING_EXIT("functions without an exit of their own"),

    /** More calls inside of each other than are kept; the inner ones are not shown. */
    TOO_DEEP("calls nested too deeply to be shown"),

    /**
     * A call that took no time by the trace's clock. A history cannot hold it, so it is missing in
     * numbers of calls.
     */
    BELOW_CLOCK("calls without duration on the trace's clock"),

    /** The tracer dropped events, and with them perhaps entries and exits. */
    LOST_EVENTS("gaps in which the tracer lost events"),

    /** An event was earlier than the one before it; it was handled as of the same time. */
    TIME_BACKWARDS("events earlier than their predecessor");

    private final String description;

    CallStackOddity(String description) {
        this.description = description;
    }

    @Override
    public String getDescription() {
        return description;
    }
}
