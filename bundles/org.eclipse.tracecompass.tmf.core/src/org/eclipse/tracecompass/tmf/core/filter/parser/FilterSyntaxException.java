package org.eclipse.tracecompass.tmf.core.filter.parser;

/** A filter expression is wrong; the message says what was expected and at which column. */
public class FilterSyntaxException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final int fColumn;

    /**
     * A wrong expression.
     *
     * @param message what is wrong
     * @param column where, from 1
     */
    public FilterSyntaxException(String message, int column) {
        super("Column " + column + ": " + message);
        fColumn = column;
    }

    /** {@return where the expression is wrong, from 1} */
    public int getColumn() {
        return fColumn;
    }
}
