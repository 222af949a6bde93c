package org.eclipse.tracecompass.statesystem.core.exceptions;

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
    public AttributeNotFoundException(String message) {
        super(message);
    }

    /**
     * Makes an exception.
     *
     * @param message what went wrong, and where
     * @param e the cause
     */
    public AttributeNotFoundException(String message, Throwable e) {
        super(message, e);
    }
}
