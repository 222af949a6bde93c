package org.eclipse.tracecompass.tmf.export.core.compare;

import org.eclipse.jdt.annotation.Nullable;

/**
 * A profile cannot be read. The message is one sentence for the user: what, where, and what to do.
 */
public final class ProfileException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param sentence what is wrong, where, and what to do
     */
    public ProfileException(String sentence) {
        this(sentence, null);
    }

    /**
     * Creates the exception.
     *
     * @param sentence what is wrong, where, and what to do
     * @param cause what revealed it; null for nothing else
     */
    public ProfileException(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}
