package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

/** Ends the reading of a statement; reading goes on behind it. Never leaves this package. */
final class SyntaxError extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final int fLine;
    private final int fColumn;
    private final String fMessage;
    private final String fHint;

    SyntaxError(int line, int column, String message, String hint) {
        super(message, null, false, false);
        fLine = line;
        fColumn = column;
        fMessage = message;
        fHint = hint;
    }

    SyntaxError(Token at, String message, String hint) {
        this(at.line(), at.column(), message, hint);
    }

    int line() {
        return fLine;
    }

    int column() {
        return fColumn;
    }

    String message() {
        return fMessage;
    }

    String hint() {
        return fHint;
    }
}
