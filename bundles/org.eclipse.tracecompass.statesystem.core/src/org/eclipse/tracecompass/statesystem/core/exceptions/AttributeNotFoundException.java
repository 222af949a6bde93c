package org.eclipse.tracecompass.statesystem.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** No attribute has the path that was asked for. */
public class AttributeNotFoundException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception without a message. */
    public AttributeNotFoundException() {
        super();
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     */
    @NonNullByDefault({})
    public AttributeNotFoundException(String message) {
        super(message);
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     * @param e the cause
     */
    @NonNullByDefault({})
    public AttributeNotFoundException(String message, Throwable e) {
        super(message, e);
    }
}
