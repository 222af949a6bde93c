package org.eclipse.tracecompass.statesystem.core.backend;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * A stored history turned out not to be what was written, or cannot be made complete any more. It
 * must be rebuilt; see {@link IStoredHistory}. The message names the file and says what is wrong.
 */
public final class DamagedHistoryException extends UncheckedIOException {

    private static final long serialVersionUID = 1L;

    /**
     * An exception.
     *
     * @param message a sentence that names the file
     * @param cause what it was found by
     */
    public DamagedHistoryException(String message, IOException cause) {
        super(message, cause);
    }
}
