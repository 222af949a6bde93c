package org.eclipse.tracecompass.tmf.core.trace;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNullByDefault;

/**
 * The outcome of a validation with a confidence: among the types that accept a path the highest
 * wins. An error with a confidence above 0 says that the path is a trace of the type that cannot be
 * read: who searches a folder for traces is told of it.
 */
public class TraceValidationStatus extends Status {

    private final int confidence;

    /**
     * The path is a trace.
     *
     * @param confidence from 0 (could be) to 100 (cannot be anything else)
     * @param pluginId the bundle of the trace type
     */
    @NonNullByDefault({})
    public TraceValidationStatus(int confidence, String pluginId) {
        this(confidence, IStatus.OK, pluginId, "", null);
    }

    /**
     * Any outcome.
     *
     * @param confidence from 0 (could be) to 100 (cannot be anything else)
     * @param severity a severity of {@link IStatus}; WARNING still accepts the path
     * @param pluginId the bundle of the trace type
     * @param message what is wrong
     * @param exception what went wrong, or null
     */
    @NonNullByDefault({})
    public TraceValidationStatus(
            int confidence, int severity, String pluginId, String message, Throwable exception) {
        super(severity, pluginId, IStatus.OK, message, exception);
        this.confidence = confidence;
    }

    /** {@return the confidence, higher is surer} */
    public int getConfidence() {
        return confidence;
    }
}
