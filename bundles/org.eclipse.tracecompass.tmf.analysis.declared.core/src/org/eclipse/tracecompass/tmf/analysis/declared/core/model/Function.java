package org.eclipse.tracecompass.tmf.analysis.declared.core.model;

import java.util.Optional;

/** The functions of the language. If an argument is null, so is the result. */
public enum Function {
    /** The lower of two numbers. */
    MIN("min", 2, 2),
    /** The higher of two numbers. */
    MAX("max", 2, 2),
    /** A number without its sign. */
    ABS("abs", 1, 1),
    /**
     * A whole number: a fraction is cut, a text is read as a decimal number and is null if it is
     * none, true is 1 and false 0.
     */
    INT("int", 1, 1),
    /** A number with a fraction; a text that is no number is null. */
    DOUBLE("double", 1, 1),
    /** A text. */
    STRING("string", 1, 1),
    /** The length of a text in characters (UTF-16). */
    LENGTH("length", 1, 1),
    /** Whether the first text begins with the second. */
    STARTS_WITH("starts_with", 2, 2),
    /** Whether the first text ends with the second. */
    ENDS_WITH("ends_with", 2, 2),
    /** Whether the second text is in the first. */
    CONTAINS("contains", 2, 2),
    /**
     * A piece of a text: from the place of the second argument (from 0) to before that of the
     * third, or to the end. Places outside the text are moved to its nearest end.
     */
    SUBSTRING("substring", 2, 3),
    /** The first text without the second, if it begins with it; else the first text. */
    WITHOUT_PREFIX("without_prefix", 2, 2),
    /**
     * The piece of the first text behind the last place of the second; all of it if there is none.
     */
    AFTER_LAST("after_last", 2, 2),
    /** The name that a field of an enumeration type of the trace gives its value; null if none. */
    LABEL("label", 1, 1);

    private final String word;
    private final int fewest;
    private final int most;

    Function(String word, int fewest, int most) {
        this.word = word;
        this.fewest = fewest;
        this.most = most;
    }

    /** Returns the name of the function. */
    public String word() {
        return word;
    }

    /** Returns how many arguments it takes at least. */
    public int fewest() {
        return fewest;
    }

    /** Returns how many arguments it takes at most. */
    public int most() {
        return most;
    }

    /** Returns the function of a name, if there is one. */
    public static Optional<Function> of(String word) {
        for (Function function : values()) {
            if (function.word.equals(word)) {
                return Optional.of(function);
            }
        }
        return Optional.empty();
    }
}
