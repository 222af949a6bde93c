package org.eclipse.tracecompass.tmf.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** An analysis could not be set up or run. */
public class TmfAnalysisException extends Exception {

    private static final long serialVersionUID = 1L;

    /** Without a message. */
    public TmfAnalysisException() {}

    /**
     * With a message.
     *
     * @param message what failed, where, and what to do
     */
    @NonNullByDefault({})
    public TmfAnalysisException(String message) {
        super(message);
    }

    /**
     * With a cause.
     *
     * @param cause what made it fail
     */
    @NonNullByDefault({})
    public TmfAnalysisException(Throwable cause) {
        super(cause);
    }

    /**
     * With both.
     *
     * @param message what failed, where, and what to do
     * @param cause what made it fail
     */
    @NonNullByDefault({})
    public TmfAnalysisException(String message, Throwable cause) {
        super(message, cause);
    }
}
