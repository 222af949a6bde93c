package org.eclipse.tracecompass.ctf.core.trace;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.CTFException;

/**
 * A file of a trace cannot be read or written.
 *
 * @since 0.2.0
 */
@NonNullByDefault({})
public class CTFIOException extends CTFException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message the reason
     */
    public CTFIOException(String message) {
        super(message);
    }

    /**
     * Creates the exception.
     *
     * @param e the reason
     */
    public CTFIOException(Exception e) {
        super(e);
    }

    /**
     * Creates the exception.
     *
     * @param message the reason
     * @param e what has led to it
     */
    public CTFIOException(String message, Exception e) {
        super(message, e);
    }
}
