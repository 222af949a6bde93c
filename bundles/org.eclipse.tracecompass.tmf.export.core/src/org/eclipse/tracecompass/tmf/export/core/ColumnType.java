package org.eclipse.tracecompass.tmf.export.core;

/** The types of columns, each wider than the one before it. */
public enum ColumnType {
    /** A signed integer of 64 bits. */
    INTEGER,
    /** A real of 64 bits. */
    REAL,
    /** A text. */
    TEXT;

    /** Returns the narrowest type that holds a value. */
    public static ColumnType of(Object value) {
        return switch (value) {
            case Long l -> INTEGER;
            case Integer i -> INTEGER;
            case Short s -> INTEGER;
            case Byte b -> INTEGER;
            case Double d -> REAL;
            case Float f -> REAL;
            default -> TEXT;
        };
    }

    /** Returns the narrowest type that holds the values of both. */
    public ColumnType wider(ColumnType other) {
        return compareTo(other) > 0 ? this : other;
    }
}
