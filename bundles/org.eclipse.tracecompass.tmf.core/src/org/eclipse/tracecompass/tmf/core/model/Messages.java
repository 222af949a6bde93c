package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.osgi.util.NLS;

/**
 * The texts of {@link CommonStatusMessage} under their documented names.
 *
 * @since 0.2.0
 */
public class Messages extends NLS {

    /** {@link CommonStatusMessage#RUNNING}. */
    public static @Nullable String CommonStatusMessage_Running = CommonStatusMessage.RUNNING;

    /** {@link CommonStatusMessage#COMPLETED}. */
    public static @Nullable String CommonStatusMessage_Completed = CommonStatusMessage.COMPLETED;

    /** {@link CommonStatusMessage#TASK_CANCELLED}. */
    public static @Nullable String CommonStatusMessage_TaskCancelled =
            CommonStatusMessage.TASK_CANCELLED;

    /** {@link CommonStatusMessage#ANALYSIS_INITIALIZATION_FAILED}. */
    public static @Nullable String CommonStatusMessage_AnalysisInitializationFailed =
            CommonStatusMessage.ANALYSIS_INITIALIZATION_FAILED;

    /** {@link CommonStatusMessage#ANALYSIS_EXECUTION_FAILED}. */
    public static @Nullable String CommonStatusMessage_AnalysisExecutionFailed =
            CommonStatusMessage.ANALYSIS_EXECUTION_FAILED;

    /** {@link CommonStatusMessage#STATE_SYSTEM_FAILED}. */
    public static @Nullable String CommonStatusMessage_StateSystemFailed =
            CommonStatusMessage.STATE_SYSTEM_FAILED;

    /** {@link CommonStatusMessage#INCORRECT_QUERY_INTERVAL}. */
    public static @Nullable String CommonStatusMessage_IncorrectQueryInterval =
            CommonStatusMessage.INCORRECT_QUERY_INTERVAL;

    /** {@link CommonStatusMessage#INCORRECT_QUERY_PARAMETERS}. */
    public static @Nullable String CommonStatusMessage_IncorrectQueryParameters =
            CommonStatusMessage.INCORRECT_QUERY_PARAMETERS;

    private Messages() {
        // texts only
    }
}
