package org.eclipse.tracecompass.common.core.filter;

import java.util.List;
import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;

/** How an operand is compared with a value. */
public enum FilterOperator {
    /** The same number or text. */
    EQUAL("equal", "==", "="),
    /** There is a value, and it is not the same. */
    NOT_EQUAL("not equal", "!="),
    /** Less. */
    LESS("less", "<"),
    /** Less or equal. */
    LESS_EQUAL("less or equal", "<="),
    /** Greater. */
    GREATER("greater", ">"),
    /** Greater or equal. */
    GREATER_EQUAL("greater or equal", ">="),
    /** A regular expression is found. */
    MATCHES("a regular expression is found", "matches", "=~", "~"),
    /** There is a value, and a regular expression is not found in it. */
    NOT_MATCHES("a regular expression is not found", "!~"),
    /** A text is found in either case. */
    CONTAINS("the text is found, in any case", "contains"),
    /** A text is found in exactly this case. */
    INCLUDES("the text is found, in this case", "includes"),
    /** The same text in either case. */
    EQUALS("the same text, in any case", "equals");

    private final String help;
    private final List<String> spellings;

    FilterOperator(String help, String... spellings) {
        this.help = help;
        this.spellings = List.of(spellings);
    }

    /** Returns the operator of a spelling, null if there is none. */
    static @Nullable FilterOperator of(String spelling) {
        String lower = spelling.toLowerCase(Locale.ROOT);
        for (FilterOperator operator : values()) {
            if (operator.spellings.contains(lower)) {
                return operator;
            }
        }
        return null;
    }

    /** Returns how it is written by preference. */
    public String spelling() {
        return spellings.get(0);
    }

    /** Returns how it is written in signs where there are any, else in a word. */
    String sign() {
        return this == MATCHES ? "=~" : spelling();
    }

    /** Returns what it asks for, in a few words. */
    public String help() {
        return help;
    }

    /** Returns whether its value is a regular expression. */
    boolean takesRegex() {
        return this == MATCHES || this == NOT_MATCHES;
    }
}
