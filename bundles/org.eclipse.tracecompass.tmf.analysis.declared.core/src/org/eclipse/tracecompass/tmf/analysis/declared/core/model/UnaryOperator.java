package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

/** The operators on one value. Of null each of them is null. */
public enum UnaryOperator {
    /** The negative number. */
    NEGATE("-"),
    /** The opposite truth value. */
    NOT("!"),
    /** All bits of a whole number inverted. */
    COMPLEMENT("~");

    private final String symbol;

    UnaryOperator(String symbol) {
        this.symbol = symbol;
    }

    /** Returns how it is written. */
    public String symbol() {
        return symbol;
    }
}
