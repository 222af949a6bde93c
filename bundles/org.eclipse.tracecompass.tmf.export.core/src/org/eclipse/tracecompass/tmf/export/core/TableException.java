package org.eclipse.tracecompass.tmf.export.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A table cannot be read. The message is one sentence for the user: what, where, and what to do.
 */
public final class TableException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param sentence what is wrong, where, and what to do
     * @param cause what revealed it; null for nothing else
     */
    public TableException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}
