package org.eclipse.tracecompass.tmf.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A trace could not be opened or read. */
public class TmfTraceException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * With a message.
     *
     * @param errMsg what failed, where, and what to do
     */
    @NonNullByDefault({})
    public TmfTraceException(String errMsg) {
        super(errMsg);
    }

    /**
     * With a cause.
     *
     * @param errMsg what failed, where, and what to do
     * @param cause what made it fail
     */
    @NonNullByDefault({})
    public TmfTraceException(String errMsg, Throwable cause) {
        super(errMsg, cause);
    }
}
