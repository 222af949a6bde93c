package org.eclipse.tracecompass.internal.ctf.core.event.metadata.exceptions;

import org.eclipse.tracecompass.ctf.core.CTFException;

/** The metadata of a trace is wrong. */
public class ParseException extends CTFException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message what is wrong
     */
    public ParseException(String message) {
        super(message);
    }
}
