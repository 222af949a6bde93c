package org.eclipse.tracecompass.common.core.time;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimePhrase.Absolute;
import org.eclipse.tracecompass.common.core.time.TimePhrase.BeforeEnd;
import org.eclipse.tracecompass.common.core.time.TimePhrase.DateAndTime;
import org.eclipse.tracecompass.common.core.time.TimePhrase.SinceStart;
import org.eclipse.tracecompass.common.core.time.TimePhrase.TimeOfDay;

/** The ways to write a {@link TimePhrase}, as patterns that exclude each other. */
final class TimeForms {

    private record Form(Pattern pattern, Function<Matcher, TimePhrase> reader) {
        Form(String regex, Function<Matcher, TimePhrase> reader) {
            this(Pattern.compile(regex), reader);
        }
    }

    private static final String CLOCK = "(\\d{1,2}):(\\d\\d)(?::(\\d\\d)(?:[.,]([\\d ]{1,11}))?)?";
    private static final String ZONE =
            " ?([Zz]|[+-]\\d\\d(?::?\\d\\d)?|UTC|GMT|[A-Z]\\w+(?:/[\\w+-]+)+)";
    private static final String UNIT = "([a-z\u00b5\u03bc]+)";
    private static final String FRACTION = "\\.\\d[\\d ]*";

    private static final List<Form> FORMS =
            List.of(
                    new Form("(-?\\d{1,19})", TimeForms::nanoseconds),
                    new Form("(\\d{1,19}) ?ns", TimeForms::nanoseconds),
                    new Form("(-?\\d{0,19}" + FRACTION + ")", TimeForms::seconds),
                    new Form("-(\\d*(?:" + FRACTION + ")?) ?" + UNIT, TimeForms::beforeEnd),
                    new Form(
                            "\\+(\\d*(?:" + FRACTION + ")?) ?" + UNIT + "?", TimeForms::sinceStart),
                    new Form(CLOCK, m -> new TimeOfDay(clock(m, 0))),
                    new Form(
                            "(\\d{4})-(\\d\\d)-(\\d\\d)(?:[Tt ]" + CLOCK + "(?:" + ZONE + ")?)?",
                            TimeForms::dateAndTime));

    /** Longer texts are no times; keeps matching and arithmetic bounded. */
    private static final int LONGEST = 100;

    private TimeForms() {}

    static TimePhrase parse(String text) {
        // views set digits in groups with thin spaces, and what is copied there can be pasted
        String plain = text.replaceAll("[\\u2009\\u202f\\u00a0]", " ").strip();
        try {
            for (Form form : FORMS) {
                Matcher matcher = form.pattern().matcher(plain);
                if (plain.length() <= LONGEST && matcher.matches()) {
                    return form.reader().apply(matcher);
                }
            }
        } catch (DateTimeException | ArithmeticException | NumberFormatException e) {
            throw new IllegalArgumentException(
                    "'%s' is not a valid time; write %s".formatted(text, TimePhrase.FORMS), e);
        }
        throw new IllegalArgumentException(
                "'%s' is not a time; write %s".formatted(text, TimePhrase.FORMS));
    }

    private static TimePhrase nanoseconds(Matcher m) {
        return new Absolute(Long.parseLong(group(m, 1)));
    }

    private static TimePhrase seconds(Matcher m) {
        return new Absolute(nanos(group(m, 1), "s"));
    }

    private static TimePhrase beforeEnd(Matcher m) {
        return new BeforeEnd(nanos(group(m, 1), group(m, 2)));
    }

    private static TimePhrase sinceStart(Matcher m) {
        return new SinceStart(nanos(group(m, 1), m.group(2) == null ? "s" : group(m, 2)));
    }

    private static long nanos(String number, String unit) {
        long nanos =
                Durations.unit(unit)
                        .orElseThrow(() -> new DateTimeException("unknown unit " + unit));
        return new BigDecimal(number.replace(" ", ""))
                .multiply(BigDecimal.valueOf(nanos))
                .setScale(0, RoundingMode.DOWN)
                .longValueExact();
    }

    private static TimePhrase dateAndTime(Matcher m) {
        LocalDate date = LocalDate.of(number(m, 1), number(m, 2), number(m, 3));
        LocalDateTime dateTime =
                m.group(4) == null ? date.atStartOfDay() : date.atTime(clock(m, 3));
        String zone = "z".equals(m.group(8)) ? "Z" : m.group(8);
        return zone == null
                ? new DateAndTime(dateTime)
                : new Absolute(TimePhrase.nanos(dateTime.atZone(ZoneId.of(zone)).toInstant()));
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
        return Integer.parseInt(group(m, group));
    }

    private static String group(Matcher m, int group) {
        return String.valueOf(m.group(group));
    }
}
