package org.eclipse.tracecompass.statesystem.core.exceptions;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** The state system was disposed and answers no more. */
public class StateSystemDisposedException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /** Makes an exception without a cause. */
    public StateSystemDisposedException() {
        super("The state system has been disposed");
    }

    /**
     * Makes an exception.
     *
     * @param e the cause, such as a file that was closed under a query
     */
    @NonNullByDefault({})
    public StateSystemDisposedException(Throwable e) {
        super("The state system has been disposed", e);
    }
}
