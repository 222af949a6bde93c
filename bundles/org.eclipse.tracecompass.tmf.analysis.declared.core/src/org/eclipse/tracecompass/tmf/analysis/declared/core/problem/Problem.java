package org.eclipse.tracecompass.tmf.analysis.declared.core.problem;

/**
 * Something that is wrong with a declaration.
 *
 * @param severity how bad it is
 * @param source the file, as {@code StatesFile.source()}
 * @param line the line, from 1; 0 for the file as a whole
 * @param column the column, from 1; 0 for the file as a whole
 * @param message what is wrong, one sentence without a full stop
 * @param hint what to do, or what may have been meant; empty if there is nothing to say
 */
public record Problem(
        Severity severity, String source, int line, int column, String message, String hint) {

    /** How bad a problem is. */
    public enum Severity {
        /** The declaration cannot be used. */
        ERROR,
        /** It can be used; some of it will have no effect, or not the one that was meant. */
        WARNING
    }

    /** Returns whether the declaration cannot be used. */
    public boolean isError() {
        return severity == Severity.ERROR;
    }

    /** Returns it on one line, as compilers do: {@code file:line:column: error: message (hint)}. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(source);
        if (line > 0) {
            text.append(':').append(line).append(':').append(column);
        }
        text.append(isError() ? ": error: " : ": warning: ").append(message);
        if (!hint.isEmpty()) {
            text.append(" (").append(hint).append(')');
        }
        return text.toString();
    }
}
