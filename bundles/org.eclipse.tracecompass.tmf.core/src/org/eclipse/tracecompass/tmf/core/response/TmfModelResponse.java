package org.eclipse.tracecompass.tmf.core.response;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A model and its status. Immutable, as far as the model is.
 *
 * @param <T> the type of the model
 */
public class TmfModelResponse<T> implements ITmfResponse {

    private final @Nullable T model;
    private final Status status;
    private final String statusMessage;

    /**
     * Creates an answer.
     *
     * @param model the model, null when there is none (cancelled, failed, or nothing known yet)
     * @param status how complete it is
     * @param statusMessage a sentence for the reader
     */
    public TmfModelResponse(@Nullable T model, Status status, String statusMessage) {
        this.model = model;
        this.status = status;
        this.statusMessage = statusMessage;
    }

    /** Returns the model, null when there is none. */
    public @Nullable T getModel() {
        return model;
    }

    @Override
    public Status getStatus() {
        return status;
    }

    @Override
    public String getStatusMessage() {
        return statusMessage;
    }

    @Override
    public String toString() {
        return "TmfModelResponse [status="
                + status
                + ", message="
                + statusMessage
                + ", model="
                + Objects.toString(model)
                + ']';
    }
}
