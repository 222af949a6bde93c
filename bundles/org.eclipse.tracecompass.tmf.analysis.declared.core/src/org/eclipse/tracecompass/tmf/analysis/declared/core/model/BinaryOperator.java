package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

/**
 * The operators on two values. Whole numbers have 64 bits and wrap around; with a number that has a
 * fraction, the result has one too. If an operand of an arithmetic or bit operator is null, so is
 * the result. Operators of the same rank are grouped from the left.
 */
public enum BinaryOperator {
    /** True if one is true; the right one is not evaluated if the left one is. Null is no truth. */
    OR("||", 1),
    /** True if both are true; the right one is evaluated only if the left one is. */
    AND("&&", 2),
    /** Bits of either. */
    BIT_OR("|", 3),
    /** Bits of one of them, not both. */
    BIT_XOR("^", 4),
    /** Bits of both. */
    BIT_AND("&", 5),
    /** Numbers by value, texts by their characters; null equals null only. */
    EQUAL("==", 6),
    /** The opposite of {@link #EQUAL}. */
    NOT_EQUAL("!=", 6),
    /** Numbers by value, texts by their characters (UTF-16); false if one is null. */
    LESS("<", 7),
    /** See {@link #LESS}. */
    LESS_OR_EQUAL("<=", 7),
    /** See {@link #LESS}. */
    GREATER(">", 7),
    /** See {@link #LESS}. */
    GREATER_OR_EQUAL(">=", 7),
    /** Bits moved up; the six lowest bits of the right number count. */
    SHIFT_LEFT("<<", 8),
    /** Bits moved down, the sign kept; the six lowest bits of the right number count. */
    SHIFT_RIGHT(">>", 8),
    /** A sum; if one of them is a text, the one behind the other, null if one is null. */
    ADD("+", 9),
    /** A difference. */
    SUBTRACT("-", 9),
    /** A product. */
    MULTIPLY("*", 10),
    /** A quotient, of whole numbers cut towards zero; dividing one by 0 makes the event bad. */
    DIVIDE("/", 10),
    /** A remainder with the sign of the left number; dividing one by 0 makes the event bad. */
    REMAINDER("%", 10);

    private final String symbol;
    private final int rank;

    BinaryOperator(String symbol, int rank) {
        this.symbol = symbol;
        this.rank = rank;
    }

    /** Returns how it is written. */
    public String symbol() {
        return symbol;
    }

    /** Returns how closely it binds: a higher rank binds closer. */
    public int rank() {
        return rank;
    }
}
