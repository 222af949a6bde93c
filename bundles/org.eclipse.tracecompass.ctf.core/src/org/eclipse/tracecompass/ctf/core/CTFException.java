package org.eclipse.tracecompass.ctf.core;

/** A CTF trace, or a part of it, cannot be read or written. */
public class CTFException extends Exception {

    private static final long serialVersionUID = 1L;

    /** Creates the exception without a reason. */
    public CTFException() {}

    /**
     * Creates the exception.
     *
     * @param message the reason
     */
    public CTFException(String message) {
        super(message);
    }

    /**
     * Creates the exception.
     *
     * @param e the reason
     */
    public CTFException(Exception e) {
        super(e.getMessage(), e);
    }

    /**
     * Creates the exception.
     *
     * @param message the reason
     * @param exception what has led to it
     */
    public CTFException(String message, Throwable exception) {
        super(message, exception);
    }
}
