package org.eclipse.tracecompass.tmf.core.project.model;

import org.eclipse.jdt.annotation.NonNullByDefault;

/** A trace could not be imported, usually because no trace type accepts it. */
public class TmfTraceImportException extends Exception {

    private static final long serialVersionUID = 1L;

    /** Without a message. */
    public TmfTraceImportException() {}

    /**
     * With a message.
     *
     * @param message what failed, where, and what to do
     */
    @NonNullByDefault({})
    public TmfTraceImportException(String message) {
        super(message);
    }
}
