package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

/** Ends the reading of a statement; reading goes on behind it. Never leaves this package. */
final class SyntaxError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int line;
    private final int column;
    private final String message;
    private final String hint;

    SyntaxError(int line, int column, String message, String hint) {
        super(message, null, false, false);
        this.line = line;
        this.column = column;
        this.message = message;
        this.hint = hint;
    }

    SyntaxError(Token at, String message, String hint) {
        this(at.line(), at.column(), message, hint);
    }

    int line() {
        return line;
    }

    int column() {
        return column;
    }

    String message() {
        return message;
    }

    String hint() {
        return hint;
    }
}
