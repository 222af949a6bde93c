package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;

/** The values of states: Integer, Long, Double and String. */
public final class StateValues {

    private StateValues() {}

    /** Returns a value as a state can have it: numbers and texts as they are, others as text. */
    public static @Nullable Object stored(@Nullable Object value) {
        if (value == null
                || value instanceof Long
                || value instanceof Integer
                || value instanceof String
                || value instanceof Double) {
            return value;
        }
        if (value instanceof Short || value instanceof Byte) {
            return Integer.valueOf(((Number) value).intValue());
        }
        if (value instanceof Float) {
            return Double.valueOf(((Number) value).doubleValue());
        }
        if (value instanceof ITmfStateValue boxed) {
            return boxed.unboxValue();
        }
        return value.toString();
    }

    /**
     * Converts a value to a type.
     *
     * @param value the value
     * @param type {@code int}, {@code long}, {@code double} or {@code string}; another means none
     * @return the value of the type; null for null
     * @throws NumberFormatException if a text is no number
     */
    public static @Nullable Object convert(@Nullable Object value, String type) {
        if (value == null) {
            return null;
        }
        return switch (type) {
            case "int" ->
                    value instanceof Number number
                            ? (Object) number.intValue()
                            : (Object) Integer.decode(digits(value));
            case "long" ->
                    value instanceof Number number
                            ? (Object) number.longValue()
                            : (Object) Long.decode(digits(value));
            case "double" ->
                    value instanceof Number number
                            ? (Object) number.doubleValue()
                            : (Object) Double.valueOf(value.toString().strip());
            case "string" -> value.toString();
            default -> value;
        };
    }

    /**
     * A number without the zeros that pad it: after a zero, decode would take it for an octal one.
     */
    private static String digits(Object value) {
        String text = value.toString().strip();
        int sign = text.startsWith("-") || text.startsWith("+") ? 1 : 0;
        int first = sign;
        while (first + 1 < text.length()
                && text.charAt(first) == '0'
                && Character.isDigit(text.charAt(first + 1))) {
            first++;
        }
        return first == sign ? text : text.substring(0, sign) + text.substring(first);
    }

    /** Adds a number to a value of the same type; null counts as 0. */
    static Object sum(@Nullable Object current, Object added) {
        if (!(added instanceof Number number)) {
            throw new NumberFormatException("'" + added + "' is not a number");
        }
        return switch (current) {
            case null -> number;
            case Integer value ->
                    Math.addExact(value.intValue(), Math.toIntExact(number.longValue()));
            case Long value -> Math.addExact(value.longValue(), number.longValue());
            case Double value -> value.doubleValue() + number.doubleValue();
            default -> throw new NumberFormatException("'" + current + "' is not a number");
        };
    }

    /**
     * Compares two values: whole numbers as numbers, two doubles as numbers, all else as text.
     *
     * @return negative, 0 or positive
     */
    static int compare(Object left, Object right) {
        if (isWhole(left) && isWhole(right)) {
            return Long.compare(((Number) left).longValue(), ((Number) right).longValue());
        }
        if (left instanceof Double a && right instanceof Double b) {
            return Double.compare(a.doubleValue(), b.doubleValue());
        }
        return left.toString().compareTo(right.toString());
    }

    private static boolean isWhole(Object value) {
        return value instanceof Long || value instanceof Integer;
    }
}
