package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.AttributeType;

/** As what an attribute keeps its values. */
enum StoredType {
    /** No type is declared: as what it is given. */
    FREE,
    /** Whole numbers of 32 bits. */
    INT,
    /** Whole numbers of 64 bits. */
    LONG,
    /** Numbers with a fraction. */
    DOUBLE,
    /** Texts. */
    TEXT;

    static StoredType of(AttributeType type) {
        return switch (type) {
            case AttributeType.Table table -> INT;
            case AttributeType.Plain plain ->
                    switch (plain) {
                        case INT -> INT;
                        case LONG -> LONG;
                        case DOUBLE -> DOUBLE;
                        case STRING -> TEXT;
                    };
        };
    }

    /**
     * Converts a whole number to its stored form. No switch: where the type is known to generated
     * code, nothing is left of this but its line.
     *
     * @throws Fault if it cannot be kept
     */
    Object stored(long value) {
        if (this == INT) {
            if (value != (int) value) {
                throw Fault.of("the number " + value + " where one of 32 bits is needed");
            }
            return (int) value;
        }
        if (this == DOUBLE) {
            return (double) value;
        }
        if (this == TEXT) {
            throw Values.wrong(value, "a text");
        }
        return value;
    }

    /** Returns whether a value that is kept is a whole number. */
    boolean isStored(long value, @Nullable Object kept) {
        return this == INT
                ? kept instanceof Integer small && small == value
                : this == DOUBLE
                        ? kept instanceof Double real && Double.compare(real, value) == 0
                        : kept instanceof Long large && large == value;
    }

    /**
     * Converts a value to its stored form.
     *
     * @param value Long, Integer, Double, Boolean or String
     * @throws Fault if it cannot be kept
     */
    Object stored(Object value) {
        // The frequent ones first: a switch over types costs more than the change itself.
        if (value instanceof String && (this == TEXT || this == FREE)) {
            return value;
        }
        return switch (value) {
            case Long number -> stored(number.longValue());
            case Integer number -> stored(number.longValue());
            case Double real when this == DOUBLE || this == FREE -> real;
            case Double real ->
                    throw Values.wrong(real, this == TEXT ? "a text" : "a whole number");
            case Boolean truth when this == FREE || this == INT || this == LONG ->
                    stored(truth ? 1L : 0L);
            default -> throw Values.wrong(value, this == TEXT ? "a text" : "a number");
        };
    }
}
