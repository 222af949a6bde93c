package org.eclipse.tracecompass.tmf.tables.core;

import java.util.Locale;
import org.eclipse.jdt.annotation.Nullable;

/** The kinds of state values, as the command line names them. */
public enum ValueKind {
    /** No value: the state is unknown or there is none. */
    NULL,
    /** A 32-bit integer. */
    INT,
    /** A 64-bit integer. */
    LONG,
    /** A 64-bit real. */
    DOUBLE,
    /** A string. */
    STRING,
    /** A value of a class of its own, shown as its text. */
    CUSTOM;

    private final String text = name().toLowerCase(Locale.ROOT);

    /**
     * Returns the type of a state value.
     *
     * @param value as {@code ITmfStateInterval.getValue()} gives it
     */
    public static ValueKind of(@Nullable Object value) {
        if (value instanceof Integer) {
            return INT;
        }
        if (value instanceof Long) {
            return LONG;
        }
        if (value instanceof Double) {
            return DOUBLE;
        }
        if (value instanceof String) {
            return STRING;
        }
        return value == null ? NULL : CUSTOM;
    }

    /** Returns the name in lower case. */
    @Override
    public String toString() {
        return text;
    }
}
