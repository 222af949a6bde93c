package org.eclipse.tracecompass.statesystem.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A time is outside of the range that the state system, or the operation, allows. */
public class TimeRangeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception without a message. */
    public TimeRangeException() {
        super();
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     */
    @NonNullByDefault({})
    public TimeRangeException(String message) {
        super(message);
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     * @param e the cause
     */
    @NonNullByDefault({})
    public TimeRangeException(String message, Throwable e) {
        super(message, e);
    }
}
