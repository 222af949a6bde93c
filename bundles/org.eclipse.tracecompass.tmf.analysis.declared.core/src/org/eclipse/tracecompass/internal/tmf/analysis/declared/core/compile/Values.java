package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/**
 * The rules of the language for values whose type is known only at the event. Whole numbers are
 * Long, other numbers Double.
 */
final class Values {

    private Values() {}

    /** Turns what a history or an event holds into a value of the language. */
    static @Nullable Object normal(@Nullable Object value) {
        if (!(value instanceof Number number) || value instanceof Long || value instanceof Double) {
            return value;
        }
        return value instanceof Float ? (Object) number.doubleValue() : (Object) number.longValue();
    }

    static long number(@Nullable Object value) {
        if (value instanceof Long number) {
            return number;
        }
        if (value instanceof Integer number) {
            return number;
        }
        throw wrong(value, "a whole number");
    }

    static double real(@Nullable Object value) {
        if (value instanceof Number number) {
            return number.doubleValue();
        }
        throw wrong(value, "a number");
    }

    /** Attributes and notes keep truth values as 0 and 1, so that these are truth values, too. */
    static boolean truth(@Nullable Object value) {
        if (value == null) {
            return false;
        }
        if (value instanceof Boolean truth) {
            return truth;
        }
        if (value instanceof Long kept && (kept == 0 || kept == 1)) {
            return kept == 1;
        }
        throw wrong(value, "a truth value");
    }

    static @Nullable String text(@Nullable Object value) {
        if (value == null || value instanceof String) {
            return (String) value;
        }
        throw wrong(value, "a text");
    }

    static Fault wrong(@Nullable Object value, String wanted) {
        return Fault.of(describe(value) + " where " + wanted + " is needed");
    }

    private static String describe(@Nullable Object value) {
        return switch (value) {
            case null -> "null";
            case Long number -> "the number " + number;
            case Integer number -> "the number " + number;
            case Double real -> "the number " + real;
            case Boolean truth -> truth.toString();
            case String text ->
                    "the text '" + (text.length() > 40 ? text.substring(0, 40) + '…' : text) + '\'';
            default -> "a value of the type " + value.getClass().getSimpleName();
        };
    }

    /** Compares for {@code ==}: numbers by value, null equals null only. */
    static boolean equal(@Nullable Object left, @Nullable Object right) {
        if (left == null || right == null) {
            return left == right;
        }
        if (left instanceof Long a && right instanceof Long b) {
            return a.longValue() == b.longValue();
        }
        if (left instanceof Number a && right instanceof Number b) {
            return a.doubleValue() == b.doubleValue();
        }
        if (left instanceof Boolean a && right instanceof Long b) {
            return a == truth(b);
        }
        if (left instanceof Long a && right instanceof Boolean b) {
            return truth(a) == b;
        }
        if (left.getClass() != right.getClass()) {
            throw Fault.of(describe(left) + " cannot be compared with " + describe(right));
        }
        return left.equals(right);
    }

    /** Returns whether two values are in an order; null is in none. */
    static boolean inOrder(@Nullable Object left, @Nullable Object right, Order order) {
        if (left == null || right == null) {
            return false;
        }
        if (left instanceof Long a && right instanceof Long b) {
            return order.holds(Long.compare(a, b));
        }
        if (left instanceof Number a && right instanceof Number b) {
            return order.holds(a.doubleValue(), b.doubleValue());
        }
        if (left instanceof String a && right instanceof String b) {
            return order.holds(a.compareTo(b));
        }
        throw Fault.of(describe(left) + " cannot be compared with " + describe(right));
    }

    /** The comparisons that need an order. */
    enum Order {
        LESS,
        LESS_OR_EQUAL,
        GREATER,
        GREATER_OR_EQUAL;

        boolean holds(int compared) {
            return switch (this) {
                case LESS -> compared < 0;
                case LESS_OR_EQUAL -> compared <= 0;
                case GREATER -> compared > 0;
                case GREATER_OR_EQUAL -> compared >= 0;
            };
        }

        boolean holds(double left, double right) {
            return switch (this) {
                case LESS -> left < right;
                case LESS_OR_EQUAL -> left <= right;
                case GREATER -> left > right;
                case GREATER_OR_EQUAL -> left >= right;
            };
        }
    }
}
