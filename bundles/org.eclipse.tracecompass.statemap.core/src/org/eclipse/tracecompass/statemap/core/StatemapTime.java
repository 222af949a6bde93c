package org.eclipse.tracecompass.statemap.core;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Durations and offsets as people write them: {@code 491.2ms}. */
public final class StatemapTime {

    private static final Pattern FORM =
            Pattern.compile(
                    "([+-]?(?:\\d+\\.?\\d*|\\.\\d+)(?:[eE][+-]?\\d{1,3})?)(ns|us|µs|μs|ms|s|sec|m|min|)");
    private static final BigDecimal MOST = BigDecimal.valueOf(Long.MAX_VALUE / 4);
    private static final String[] UNITS = {"ns", "µs", "ms", "s"};

    private StatemapTime() {}

    /**
     * Returns a time in nanoseconds, what is less than one cut off.
     *
     * @param text a number, perhaps with a unit: ns (if none is given), us, µs, ms, s, sec, m, min
     * @return nothing if it is none, or more than seventy years
     */
    public static OptionalLong parse(String text) {
        Matcher matcher = FORM.matcher(text);
        if (!matcher.matches()) {
            return OptionalLong.empty();
        }
        BigDecimal nanos = new BigDecimal(matcher.group(1)).multiply(unit(matcher.group(2)));
        return nanos.abs().compareTo(MOST) > 0
                ? OptionalLong.empty()
                : OptionalLong.of(nanos.setScale(0, RoundingMode.DOWN).longValueExact());
    }

    private static BigDecimal unit(String unit) {
        return BigDecimal.valueOf(
                switch (unit) {
                    case "us", "µs", "μs" -> 1_000L;
                    case "ms" -> 1_000_000L;
                    case "s", "sec" -> 1_000_000_000L;
                    case "m", "min" -> 60_000_000_000L;
                    default -> 1L;
                });
    }

    /** Returns a time in the unit that suits it, exactly: {@code 3.352954 ms}. */
    public static String format(long nanos) {
        int unit = 0;
        long size = 1;
        while (unit < UNITS.length - 1 && Math.abs(nanos) >= size * 1000) {
            size *= 1000;
            unit++;
        }
        BigDecimal value = BigDecimal.valueOf(nanos).movePointLeft(unit * 3).stripTrailingZeros();
        return value.toPlainString() + ' ' + UNITS[unit];
    }
}
