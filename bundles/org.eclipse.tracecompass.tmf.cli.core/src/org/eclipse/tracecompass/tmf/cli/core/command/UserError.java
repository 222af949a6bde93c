package org.eclipse.tracecompass.tmf.cli.core.command;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;

/**
 * An error that the user can correct: a wrong path, time, name or file. Its message is one sentence
 * that says what is wrong, where, and what to do; it is shown as it is. The exit code is 1, or 2 if
 * the command itself {@linkplain #usage is wrong}.
 */
public final class UserError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final boolean isUsage;
    private final List<String> details;

    /**
     * Creates the error.
     *
     * @param sentence what is wrong, where, and what to do
     */
    public UserError(String sentence) {
        this(sentence, null);
    }

    /**
     * Creates the error.
     *
     * @param sentence what is wrong, where, and what to do
     * @param cause what revealed it; shown only with {@code --debug}
     */
    public UserError(String sentence, @Nullable Throwable cause) {
        this(sentence, List.of(), cause);
    }

    /**
     * Creates an error with a list.
     *
     * @param sentence what is wrong, where, and what to do; introduces the list
     * @param details the lines of the list
     * @param cause what revealed it, or null; shown only with {@code --debug}
     */
    public UserError(String sentence, List<String> details, @Nullable Throwable cause) {
        this(sentence, details, cause, false);
    }

    private UserError(
            String sentence, List<String> details, @Nullable Throwable cause, boolean isUsage) {
        super(sentence, cause);
        this.details = List.copyOf(details);
        this.isUsage = isUsage;
    }

    /**
     * Returns a usage error, which does not depend on the content of files. The exit code is 2.
     *
     * @param sentence what is wrong, where, and what to do
     * @param cause what revealed it, or null; shown only with {@code --debug}
     */
    public static UserError usage(String sentence, @Nullable Throwable cause) {
        return new UserError(sentence, List.of(), cause, true);
    }

    /** Returns an error in the command itself, as {@link #usage(String, Throwable)}. */
    public static UserError usage(String sentence) {
        return usage(sentence, null);
    }

    /** Returns the lines of the list that follows the sentence; usually none. */
    public List<String> getDetails() {
        return details;
    }

    /** Returns whether the command is written wrongly. */
    public boolean isUsage() {
        return isUsage;
    }
}
