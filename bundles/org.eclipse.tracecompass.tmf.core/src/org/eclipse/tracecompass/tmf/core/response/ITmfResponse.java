package org.eclipse.tracecompass.tmf.core.response;

/** The state of an answer: whether more is to come, and a sentence for the reader. */
public interface ITmfResponse {

    /** How complete the answer is. */
    enum Status {
        /**
         * The analysis is still running: the model holds the data known so far; ask again later.
         */
        RUNNING,
        /** The model is complete and will not change. */
        COMPLETED,
        /** The caller's monitor was cancelled; the model, if any, is partial. */
        CANCELLED,
        /** No model could be computed; the status message says why. */
        FAILED
    }

    /** Returns how complete this answer is. */
    Status getStatus();

    /** Returns one sentence (or a word) about the status, fit to be shown. */
    String getStatusMessage();
}
