package org.eclipse.tracecompass.tmf.core.filter.model;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;

/** Numbers in filters: exact, whatever their class. */
final class FilterNumbers {

    private FilterNumbers() {}

    /** A number as people write it, hexadecimal too; null when the text is none. */
    static @Nullable BigDecimal number(String text) {
        String digits = text.strip();
        try {
            boolean negative = digits.startsWith("-");
            String unsigned = negative ? digits.substring(1) : digits;
            if (unsigned.startsWith("0x") || unsigned.startsWith("0X")) {
                BigInteger value = new BigInteger(unsigned.substring(2), 16);
                return new BigDecimal(negative ? value.negate() : value);
            }
            return new BigDecimal(digits);
        } catch (NumberFormatException e) {
            return null;
        }
    }

    /** Compares an event's value with a number; null when it is no number. */
    static @Nullable Integer compare(Object value, BigDecimal wanted) {
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
        } else if (value instanceof ITmfTimestamp time) {
            exact = BigDecimal.valueOf(time.toNanos());
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
