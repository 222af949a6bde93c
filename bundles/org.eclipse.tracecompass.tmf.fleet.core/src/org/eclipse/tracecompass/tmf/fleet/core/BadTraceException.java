package org.eclipse.tracecompass.tmf.fleet.core;

import org.eclipse.jdt.annotation.Nullable;

/** A trace cannot be built, and it is no use to try again: the message says why. */
public final class BadTraceException extends Exception {

    private static final long serialVersionUID = 1L;

    /** A sentence for people, and what lies behind it. */
    public BadTraceException(String message, @Nullable Throwable cause) {
        super(message, cause);
    }
}
