package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

/** The static type of a value. Each type includes null. */
public enum ValueType {
    /** A whole number. */
    INTEGER("a whole number"),
    /** A number with a fraction. */
    DOUBLE("a number with a fraction"),
    /** A text. */
    STRING("a text"),
    /** A truth value. */
    BOOLEAN("a truth value"),
    /** Always null. */
    NULL("null"),
    /** It will be known only at the event. */
    ANY("any value");

    private final String words;

    ValueType(String words) {
        this.words = words;
    }

    /** Returns words for messages. */
    public String words() {
        return words;
    }

    /** Returns whether it can be a number. */
    public boolean mayBeNumber() {
        return this == INTEGER || this == DOUBLE || this == NULL || this == ANY;
    }

    /** Returns whether a value of this type may be used where another type is required. */
    public boolean fits(ValueType wanted) {
        return this == wanted
                || this == ANY
                || this == NULL
                || wanted == ANY
                || (this == INTEGER && wanted == DOUBLE);
    }
}
