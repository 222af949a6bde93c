package org.eclipse.tracecompass.tmf.ui.time;

import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneId;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Understands times as people type them: nanoseconds since the epoch ({@code 1700000000000000000}),
 * seconds with a point ({@code 1700000000.5}), a time of day of the trace's first day ({@code
 * 14:05:06.123456789}), a date and time ({@code 2026-11-21T14:05:06.5}, with or without an offset),
 * and a time since the start of the trace ({@code +1.5s}, {@code +20ms}, {@code +3us}, {@code
 * +7ns}). Spaces between groups of digits, as the views write them, are allowed.
 *
 * @param start the start of the trace, ns
 * @param zone the time zone of times without an offset
 */
public record TimeInput(long start, ZoneId zone) {

    private static final BigDecimal SECOND = BigDecimal.valueOf(1_000_000_000L);
    private static final Pattern RELATIVE =
            Pattern.compile("([+-])(\\d+(?:\\.\\d+)?)(s|ms|us|µs|ns)?");
    private static final Pattern NUMBER = Pattern.compile("-?\\d+(\\.\\d+)?");
    private static final Pattern CLOCK = Pattern.compile("\\d{1,2}:\\d{2}(:\\d{2}(\\.\\d{1,9})?)?");

    /** The instant in ns; empty if the text is no time. */
    public OptionalLong parse(String text) {
        String plain =
                text.strip()
                        .replace("\u2009", "")
                        .replaceAll("(?<=\\.[\\d ]{0,12}\\d) +(?=\\d)", "")
                        .replaceAll("(?<=\\d) +(?=(s|ms|us|µs|ns)$)", "");
        try {
            Matcher relative = RELATIVE.matcher(plain);
            if (relative.matches()) {
                return OptionalLong.of(relative(relative));
            }
            if (NUMBER.matcher(plain).matches()) {
                BigDecimal value = new BigDecimal(plain);
                return OptionalLong.of(
                        plain.contains(".")
                                ? nanos(value.multiply(SECOND))
                                : value.longValueExact());
            }
            if (CLOCK.matcher(plain).matches()) {
                return OptionalLong.of(clock(plain));
            }
            return OptionalLong.of(date(plain.replace(' ', 'T')));
        } catch (DateTimeException | ArithmeticException e) {
            return OptionalLong.empty();
        }
    }

    private long relative(Matcher match) {
        String unit = match.group(3);
        long factor =
                switch (unit == null ? "s" : unit) {
                    case "ms" -> 1_000_000L;
                    case "us", "µs" -> 1_000L;
                    case "ns" -> 1L;
                    default -> 1_000_000_000L;
                };
        long nanos = nanos(new BigDecimal(match.group(2)).multiply(BigDecimal.valueOf(factor)));
        return Math.addExact(start, match.group(1).equals("-") ? -nanos : nanos);
    }

    private long clock(String text) {
        String padded = text.indexOf(':') == 1 ? "0" + text : text;
        LocalDate day = Instant.EPOCH.plusNanos(start).atZone(zone).toLocalDate();
        return nanos(day.atTime(LocalTime.parse(padded)).atZone(zone).toInstant());
    }

    private long date(String text) {
        boolean offset = text.matches(".*(Z|[+-]\\d{2}:?\\d{2})$") && text.contains("T");
        if (offset) {
            return nanos(OffsetDateTime.parse(text).toInstant());
        }
        LocalDateTime local =
                text.contains("T")
                        ? LocalDateTime.parse(text)
                        : LocalDate.parse(text).atStartOfDay();
        return nanos(local.atZone(zone).toInstant());
    }

    private static long nanos(BigDecimal value) {
        return value.toBigInteger().longValueExact();
    }

    private static long nanos(Instant instant) {
        return Math.addExact(
                Math.multiplyExact(instant.getEpochSecond(), 1_000_000_000L), instant.getNano());
    }
}
