package org.eclipse.tracecompass.statemap.core;

import java.io.IOException;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Statemap data that cannot be read; the message is a sentence that says what is wrong and where.
 */
public final class StatemapException extends IOException {

    private static final long serialVersionUID = 1L;

    /** Creates the exception. */
    public StatemapException(String message) {
        super(message);
    }

    /** Creates the exception. */
    public StatemapException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
