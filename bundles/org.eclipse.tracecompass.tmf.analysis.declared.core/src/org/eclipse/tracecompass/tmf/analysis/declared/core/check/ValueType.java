package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

/** What is known of a value before an event is read. Null can be a value of each type. */
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

    /** Tells whether it can be a number. */
    public boolean mayBeNumber() {
        return this == INTEGER || this == DOUBLE || this == NULL || this == ANY;
    }

    /** Tells whether a value of this type may be where one of another is asked for. */
    public boolean fits(ValueType wanted) {
        return this == wanted
                || this == ANY
                || this == NULL
                || wanted == ANY
                || (this == INTEGER && wanted == DOUBLE);
    }
}
