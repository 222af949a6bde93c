package org.eclipse.tracecompass.tmf.core.event;

import org.eclipse.jdt.annotation.Nullable;

/** Converts the value of a field to the type that a reader wants. */
final class FieldConversion {

    private FieldConversion() {}

    /**
     * Converts a value.
     *
     * @param field the field
     * @param value its value
     * @param type String, Integer, Long or Double; there is no conversion to another type
     * @return the value in the type; null when it cannot be converted
     */
    static @Nullable Object convert(ITmfEventField field, Object value, Class<?> type) {
        if (type == String.class) {
            return value.getClass().isArray() ? field.getFormattedValue() : value.toString();
        }
        return value instanceof Number number
                ? fromNumber(number, type)
                : fromText(value.toString(), type);
    }

    private static @Nullable Object fromNumber(Number number, Class<?> type) {
        if (type == Integer.class) {
            return number.intValue();
        } else if (type == Long.class) {
            return number.longValue();
        }
        return type == Double.class ? (Object) number.doubleValue() : null;
    }

    private static @Nullable Object fromText(String text, Class<?> type) {
        try {
            if (type == Integer.class) {
                return Integer.valueOf(text);
            } else if (type == Long.class) {
                return Long.valueOf(text);
            }
            return type == Double.class ? (Object) Double.valueOf(text) : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
