package org.eclipse.tracecompass.tmf.core.response;

import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A model and its status. Immutable, as far as the model is.
 *
 * @param <T> the type of the model
 */
public class TmfModelResponse<T> implements ITmfResponse {

    private final @Nullable T fModel;
    private final Status fStatus;
    private final String fStatusMessage;

    /**
     * Creates an answer.
     *
     * @param model the model, null when there is none (cancelled, failed, or nothing known yet)
     * @param status how complete it is
     * @param statusMessage a sentence for the reader
     */
    public TmfModelResponse(@Nullable T model, Status status, String statusMessage) {
        fModel = model;
        fStatus = status;
        fStatusMessage = statusMessage;
    }

    /** Returns the model, null when there is none. */
    public @Nullable T getModel() {
        return fModel;
    }

    @Override
    public Status getStatus() {
        return fStatus;
    }

    @Override
    public String getStatusMessage() {
        return fStatusMessage;
    }

    @Override
    public String toString() {
        return "TmfModelResponse [status="
                + fStatus
                + ", message="
                + fStatusMessage
                + ", model="
                + Objects.toString(fModel)
                + ']';
    }
}
