package org.eclipse.tracecompass.common.core.filter;

/**
 * A filter expression is wrong. The message is one sentence for the user: what is wrong and at
 * which column.
 */
public class FilterSyntaxException extends IllegalArgumentException {

    private static final long serialVersionUID = 1L;

    private final String reason;
    private final int column;

    /**
     * A wrong expression.
     *
     * @param reason what is wrong
     * @param column where, from 1; one behind the text if something is missing at its end
     */
    public FilterSyntaxException(String reason, int column) {
        super("Column " + column + ": " + reason);
        this.reason = reason;
        this.column = column;
    }

    /** Returns what is wrong, without the place. */
    public String getReason() {
        return reason;
    }

    /** Returns where the expression is wrong, from 1. */
    public int getColumn() {
        return column;
    }
}
