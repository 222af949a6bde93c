package org.eclipse.tracecompass.common.core.time;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Durations as people write them, and as we write them: {@code 491.2ms}, {@code 2 min}, {@code
 * 1e3us}.
 */
public final class Durations {

    /** The units that are known, for messages and help. */
    public static final String UNITS = "ns, us, ms, s, min, h and d";

    private static final long SECOND = 1_000_000_000L;
    private static final Map<String, Long> NANOS =
            Map.ofEntries(
                    Map.entry("ns", 1L),
                    Map.entry("us", 1_000L),
                    Map.entry("\u00b5s", 1_000L), // micro sign
                    Map.entry("\u03bcs", 1_000L), // Greek mu
                    Map.entry("ms", 1_000_000L),
                    Map.entry("s", SECOND),
                    Map.entry("sec", SECOND),
                    Map.entry("min", 60 * SECOND),
                    Map.entry("m", 60 * SECOND),
                    Map.entry("h", 3_600 * SECOND),
                    Map.entry("d", 86_400 * SECOND));
    private static final Pattern FORM =
            Pattern.compile(
                    "([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d{1,3})?) ?([a-z\u00b5\u03bc]*)");

    /** Longer texts are no durations; keeps the arithmetic bounded. */
    private static final int LONGEST = 100;

    private Durations() {}

    /**
     * Returns the length of a unit.
     *
     * @param unit one of ns, us, µs, ms, s, sec, min, m, h, d
     * @return ns; empty if there is no such unit
     */
    public static OptionalLong unit(String unit) {
        Long nanos = NANOS.get(unit);
        return nanos == null ? OptionalLong.empty() : OptionalLong.of(nanos);
    }

    /**
     * Reads a duration exactly.
     *
     * @param text a number, perhaps with a sign, an exponent and a unit; without a unit it is in ns
     * @return ns, with a fraction if it has one; empty if the text is no duration
     */
    public static Optional<BigDecimal> exact(String text) {
        Matcher matcher = FORM.matcher(text);
        if (text.length() > LONGEST || !matcher.matches()) {
            return Optional.empty();
        }
        String unit = matcher.group(2);
        OptionalLong nanos = unit.isEmpty() ? OptionalLong.of(1) : unit(unit);
        return nanos.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new BigDecimal(matcher.group(1))
                                .multiply(BigDecimal.valueOf(nanos.getAsLong())));
    }

    /**
     * Reads a duration; what is less than a nanosecond is cut off.
     *
     * @param text as {@link #exact} takes it
     * @return ns; empty if the text is no duration, or one of more than 292 years
     */
    public static OptionalLong parse(String text) {
        Optional<BigDecimal> exact = exact(text);
        try {
            return exact.isEmpty()
                    ? OptionalLong.empty()
                    : OptionalLong.of(exact.get().setScale(0, RoundingMode.DOWN).longValueExact());
        } catch (ArithmeticException e) {
            return OptionalLong.empty();
        }
    }

    /**
     * Writes a duration exactly, in the largest unit of ns, µs, ms and s that fits: {@code 12 ns},
     * {@code 3.352954 ms}, {@code 90 s}.
     *
     * @param nanos the duration, ns
     * @return a text that {@link #parse} reads back
     */
    public static String text(long nanos) {
        return text(nanos, 9);
    }

    /**
     * Writes a duration, rounded.
     *
     * @param nanos the duration, ns
     * @param maxDigits how many digits there may be after the point; zeros at the end are left out
     * @return a number, a space, and ns, µs, ms or s
     */
    public static String text(long nanos, int maxDigits) {
        // as an unsigned number, so that the least long has a magnitude too
        long size = nanos < 0 ? -nanos : nanos;
        int digits = 0;
        long unit = 1;
        while (unit < SECOND && Long.compareUnsigned(size, unit * 1000) >= 0) {
            unit *= 1000;
            digits += 3;
        }
        long whole = Long.divideUnsigned(size, unit);
        long rest = Long.remainderUnsigned(size, unit);
        int shown = Math.clamp(maxDigits, 0, digits);
        long step = 1;
        for (int i = shown; i < digits; i++) {
            step *= 10;
        }
        rest = (rest + step / 2) / step;
        if (rest == unit / step) {
            rest = 0;
            whole++;
            if (whole == 1000 && unit < SECOND) {
                whole = 1;
                digits += 3;
            }
        }
        StringBuilder text = new StringBuilder(24);
        text.append(nanos < 0 ? "-" : "").append(Long.toUnsignedString(whole));
        fraction(rest, shown, text);
        return text.append(' ').append(unitName(digits)).toString();
    }

    /** Appends a fraction of a number of digits, without zeros at the end. */
    private static void fraction(long fraction, int digits, StringBuilder to) {
        if (fraction == 0) {
            return;
        }
        String text = Long.toString(fraction);
        int end = text.length();
        while (text.charAt(end - 1) == '0') {
            end--;
        }
        to.append('.').repeat('0', digits - text.length()).append(text, 0, end);
    }

    private static String unitName(int digits) {
        return switch (digits) {
            case 0 -> "ns";
            case 3 -> "\u00b5s";
            case 6 -> "ms";
            default -> "s";
        };
    }
}
