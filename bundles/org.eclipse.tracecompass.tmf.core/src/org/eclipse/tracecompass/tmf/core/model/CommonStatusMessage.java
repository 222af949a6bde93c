package org.eclipse.tracecompass.tmf.core.model;

/** The status messages that data providers share. */
public final class CommonStatusMessage {

    /** The analysis goes on. */
    public static final String RUNNING = "Running";

    /** The answer is complete. */
    public static final String COMPLETED = "Completed";

    /** The caller cancelled. */
    public static final String TASK_CANCELLED = "Task cancelled";

    /** The analysis could not start. */
    public static final String ANALYSIS_INITIALIZATION_FAILED = "Analysis initialization failed";

    /** The analysis stopped with an error. */
    public static final String ANALYSIS_EXECUTION_FAILED = "Analysis execution failed";

    /** There is no state system to query, or it was disposed. */
    public static final String STATE_SYSTEM_FAILED = "State system not available";

    /** The requested time range is outside the known range. */
    public static final String INCORRECT_QUERY_INTERVAL =
            "The requested time range is outside the trace";

    /** A parameter is missing or of the wrong type. */
    public static final String INCORRECT_QUERY_PARAMETERS =
            "The query parameters are incorrect or incomplete";

    private CommonStatusMessage() {
        // constants
    }
}
