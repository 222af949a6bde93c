package org.eclipse.tracecompass.common.core.filter;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.eclipse.jdt.annotation.Nullable;

/** Exact comparison of numbers of any class in filters. */
public final class FilterNumbers {

    /** Longer texts are no numbers; keeps the arithmetic bounded. */
    private static final int LONGEST = 400;

    private FilterNumbers() {}

    /**
     * Reads a number as people write it, hexadecimal too.
     *
     * @param text any text
     * @return the number, null if the text is none
     */
    public static @Nullable BigDecimal number(String text) {
        String digits = text.strip();
        if (digits.isEmpty() || digits.length() > LONGEST) {
            return null;
        }
        boolean negative = digits.startsWith("-");
        String unsigned = negative ? digits.substring(1) : digits;
        try {
            if (unsigned.startsWith("0x") || unsigned.startsWith("0X")) {
                BigInteger value = new BigInteger(unsigned.substring(2), 16);
                return new BigDecimal(negative ? value.negate() : value);
            }
            char first = digits.charAt(0);
            // spares an exception for each name that is looked at
            return Character.isDigit(first) || "+-.".indexOf(first) >= 0
                    ? new BigDecimal(digits)
                    : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /**
     * Compares a value with a number.
     *
     * @param value a number, or a text that is read as one
     * @param wanted the number
     * @return less than, equal to or greater than 0; null if the value is no number
     */
    public static @Nullable Integer compare(Object value, BigDecimal wanted) {
        BigDecimal exact;
        if (value instanceof Long
                || value instanceof Integer
                || value instanceof Short
                || value instanceof Byte) {
            exact = BigDecimal.valueOf(((Number) value).longValue());
        } else if (value instanceof Double || value instanceof Float) {
            double number = ((Number) value).doubleValue();
            if (!Double.isFinite(number)) {
                return Double.isNaN(number) ? null : Integer.valueOf(number < 0 ? -1 : 1);
            }
            exact = new BigDecimal(value.toString());
        } else {
            BigDecimal parsed = number(value.toString());
            if (parsed == null) {
                return null;
            }
            exact = parsed;
        }
        return exact.compareTo(wanted);
    }
}
