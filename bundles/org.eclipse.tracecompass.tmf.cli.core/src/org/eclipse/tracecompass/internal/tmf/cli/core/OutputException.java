package org.eclipse.tracecompass.internal.tmf.cli.core;

import java.io.IOException;
import java.util.Locale;

/** The data could not be written: mostly because the program that reads it has ended. */
public final class OutputException extends IOException {

    private static final long serialVersionUID = 1L;

    OutputException(IOException cause) {
        super(cause.getMessage(), cause);
    }

    /**
     * Returns whether the reader at the other end of a pipe has gone, as in {@code astrolabe events
     * T | head}: not an error.
     */
    public boolean isClosedPipe() {
        String message = String.valueOf(getMessage()).toLowerCase(Locale.ROOT);
        return message.contains("pipe") || message.contains("connection reset");
    }
}
