package org.eclipse.tracecompass.statesystem.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A value has another type than the attribute, or than the caller asked for. */
public class StateValueTypeException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception without a message. */
    public StateValueTypeException() {
        super();
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     */
    @NonNullByDefault({})
    public StateValueTypeException(String message) {
        super(message);
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     * @param e the cause
     */
    @NonNullByDefault({})
    public StateValueTypeException(String message, Throwable e) {
        super(message, e);
    }
}
