package org.eclipse.tracecompass.internal.tmf.cli.core;

import org.eclipse.jdt.annotation.Nullable;

/**
 * An error that the user can mend: a wrong path, time, name or file. Its message is one sentence
 * that says what is wrong, where, and what to do; it is shown as it is and the exit code is 1.
 */
public final class UserError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the error.
     *
     * @param sentence what is wrong, where, and what to do
     */
    public UserError(String sentence) {
        super(sentence);
    }

    /**
     * Creates the error.
     *
     * @param sentence what is wrong, where, and what to do
     * @param cause what revealed it; shown only with {@code --debug}
     */
    public UserError(String sentence, @Nullable Throwable cause) {
        super(sentence, cause);
    }
}
