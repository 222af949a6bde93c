package org.eclipse.tracecompass.internal.tmf.cli.core.time;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.time.TimeArgument.DateAndTime;
import org.eclipse.tracecompass.internal.tmf.cli.core.time.TimeArgument.Instantaneous;
import org.eclipse.tracecompass.internal.tmf.cli.core.time.TimeArgument.SinceStart;
import org.eclipse.tracecompass.internal.tmf.cli.core.time.TimeArgument.TimeOfDay;

/** The ways to write a {@link TimeArgument}, as patterns that exclude each other. */
final class TimeForms {

    private record Form(Pattern pattern, Function<Matcher, TimeArgument> reader) {}

    private static final String CLOCK = "(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,]([\\d ]{1,11}))?)?";

    private static final List<Form> FORMS =
            List.of(
                    new Form(Pattern.compile("(-?\\d+)(?: ?ns)?"), TimeForms::instant),
                    new Form(
                            Pattern.compile("\\+(\\d*\\.?\\d+) ?([a-z\u00b5\u03bc]+)"),
                            TimeForms::sinceStart),
                    new Form(Pattern.compile(CLOCK), m -> new TimeOfDay(clock(m, 0))),
                    new Form(
                            Pattern.compile(
                                    "(\\d{4})-(\\d\\d)-(\\d\\d)(?:[Tt ]"
                                            + CLOCK
                                            + " ?([Zz]|[+-]\\d\\d:?\\d\\d)?)?"),
                            TimeForms::dateAndTime));

    private TimeForms() {}

    static TimeArgument parse(String text) {
        // the viewer sets digits in groups with thin spaces; what is copied there can be pasted
        // here
        String trimmed = text.replaceAll("[\\u2009\\u202f\\u00a0]", " ").trim();
        try {
            for (Form form : FORMS) {
                Matcher matcher = form.pattern().matcher(trimmed);
                if (matcher.matches()) {
                    return form.reader().apply(matcher);
                }
            }
        } catch (DateTimeException | ArithmeticException e) {
            throw new IllegalArgumentException(
                    "'%s' is not a possible time; write %s".formatted(text, TimeArgument.FORMS), e);
        }
        throw new IllegalArgumentException(
                "'%s' is not a time; write %s".formatted(text, TimeArgument.FORMS));
    }

    private static TimeArgument instant(Matcher m) {
        return new Instantaneous(new BigDecimal(m.group(1)).longValueExact());
    }

    private static TimeArgument sinceStart(Matcher m) {
        long unit =
                switch (String.valueOf(m.group(2)).toLowerCase(Locale.ROOT)) {
                    case "h" -> 3_600_000_000_000L;
                    case "min", "m" -> 60_000_000_000L;
                    case "s" -> 1_000_000_000L;
                    case "ms" -> 1_000_000L;
                    case "us", "µs", "μs" -> 1_000L;
                    case "ns" -> 1L;
                    default -> throw new DateTimeException("unknown unit " + m.group(2));
                };
        return new SinceStart(
                new BigDecimal(m.group(1))
                        .multiply(BigDecimal.valueOf(unit))
                        .setScale(0, RoundingMode.HALF_UP)
                        .longValueExact());
    }

    private static TimeArgument dateAndTime(Matcher m) {
        LocalDate date = LocalDate.of(number(m, 1), number(m, 2), number(m, 3));
        LocalDateTime dateTime =
                m.group(4) == null ? date.atStartOfDay() : date.atTime(clock(m, 3));
        String offset = m.group(8);
        if (offset == null) {
            return new DateAndTime(dateTime);
        }
        String colon =
                offset.length() == 5
                        ? offset.substring(0, 3) + ':' + offset.substring(3)
                        : offset.toUpperCase(Locale.ROOT);
        return new Instantaneous(
                ClockTime.nanos(OffsetDateTime.of(dateTime, ZoneOffset.of(colon)).toInstant()));
    }

    /** Reads the four groups of {@link #CLOCK} that follow the given group. */
    private static LocalTime clock(Matcher m, int before) {
        @Nullable String seconds = m.group(before + 3);
        @Nullable String fraction = m.group(before + 4);
        String digits = fraction == null ? "0" : fraction.replace(" ", "");
        if (digits.isEmpty() || digits.length() > 9) {
            throw new DateTimeException("a fraction has one to nine digits");
        }
        int nanos = Integer.parseInt((digits + "000000000").substring(0, 9));
        return LocalTime.of(
                number(m, before + 1),
                number(m, before + 2),
                seconds == null ? 0 : Integer.parseInt(seconds),
                nanos);
    }

    private static int number(Matcher m, int group) {
        return Integer.parseInt(String.valueOf(m.group(group)));
    }
}
