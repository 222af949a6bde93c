package org.eclipse.tracecompass.tmf.drawing.core.time;

import java.time.ZoneId;
import java.time.ZoneOffset;
import org.eclipse.tracecompass.common.core.text.DigitGroups;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.WallClock;

/**
 * Writes instants and durations. Digits after the point come in groups of three, separated by thin
 * spaces, so that milliseconds, microseconds and nanoseconds can be told apart.
 *
 * @param format how instants are written
 * @param zone the time zone of {@link TimeFormat#DATE}
 * @param origin the zero of {@link TimeFormat#RELATIVE}, ns; the frequency of {@link
 *     TimeFormat#CYCLES}, Hz
 */
public record TimeText(TimeFormat format, ZoneId zone, long origin) {

    /** The space between groups of digits. */
    public static final char GAP = '\u2009';

    private static final long SECOND = 1_000_000_000L;

    /** Dates in UTC. */
    public static TimeText utc() {
        return new TimeText(TimeFormat.DATE, ZoneOffset.UTC, 0);
    }

    /** An instant to the nanosecond. */
    public String full(long time) {
        return switch (format) {
            case DATE -> dayHms(time) + fraction(Math.floorMod(time, SECOND), 9);
            case SECONDS -> seconds(time, 9);
            case RELATIVE -> sign(difference(time)) + seconds(Math.abs(difference(time)), 9) + " s";
            case NUMBER -> number(time);
            case CYCLES -> number(cycles(time));
        };
    }

    /** An instant to the nanosecond without its date. */
    public String clock(long time) {
        return format == TimeFormat.DATE
                ? hms(time) + fraction(Math.floorMod(time, SECOND), 9)
                : full(time);
    }

    /** The date alone. */
    public String day(long time) {
        return new WallClock(zone).day(time);
    }

    /** Hours, minutes and seconds. */
    String hms(long time) {
        return new WallClock(zone).time(time);
    }

    /** Date, hours, minutes and seconds. */
    String dayHms(long time) {
        WallClock clock = new WallClock(zone);
        return clock.day(time) + ' ' + clock.time(time);
    }

    /** The time since the origin, without overflow. */
    long difference(long time) {
        long d = time - origin;
        return ((time ^ origin) & (time ^ d)) < 0
                ? (time < 0 ? -Long.MAX_VALUE : Long.MAX_VALUE)
                : Math.max(d, -Long.MAX_VALUE);
    }

    /** The cycles of the clock in a time. */
    long cycles(long time) {
        return time / SECOND * origin + time % SECOND * origin / SECOND;
    }

    /** A number whose digits are in groups of three. */
    static String number(long value) {
        return DigitGroups.of(value, GAP);
    }

    private static String sign(long value) {
        return value < 0 ? "-" : "+";
    }

    /** Seconds with a number of digits after the point. */
    public static String seconds(long nanos, int digits) {
        if (nanos == Long.MIN_VALUE) {
            return seconds(-Long.MAX_VALUE, digits);
        }
        long abs = Math.abs(nanos);
        return (nanos < 0 ? "-" : "") + abs / SECOND + fraction(abs % SECOND, digits);
    }

    /** The digits after the point, with the point; the empty string for no digits. */
    public static String fraction(long nanosOfSecond, int digits) {
        if (digits <= 0) {
            return "";
        }
        StringBuilder text = new StringBuilder(".");
        for (int i = 0; i < Math.min(9, digits); i += 3) {
            if (i > 0) {
                text.append(GAP);
            }
            WallClock.fraction(nanosOfSecond, i, Math.min(3, digits - i), text);
        }
        return text.toString();
    }

    /**
     * A duration, exact, in the largest unit that fits: "12 ns", "1.5 µs", "2.000 001 ms", "3.25
     * s".
     */
    public static String duration(long nanos) {
        return duration(nanos, 9);
    }

    /** A duration with at most a number of digits after the point. */
    public static String duration(long nanos, int maxDigits) {
        return grouped(Durations.text(nanos, maxDigits));
    }

    private static String grouped(String number) {
        int point = number.indexOf('.');
        if (point < 0) {
            return number;
        }
        int end = number.indexOf(' ');
        StringBuilder text = new StringBuilder(number.length() + 2);
        for (int i = 0; i < number.length(); i++) {
            if (i > point + 1 && i < end && (i - point) % 3 == 1) {
                text.append(GAP);
            }
            text.append(number.charAt(i));
        }
        return text.toString();
    }

    /**
     * A duration for a column of numbers: three digits after the point, except for nanoseconds and
     * for zero.
     */
    public static String aligned(long nanos) {
        String text = duration(nanos, 3);
        int unit = text.indexOf(' ');
        if (nanos == 0 || text.endsWith(" ns")) {
            return nanos == 0 ? "0" : text;
        }
        int point = text.indexOf('.');
        String digits = point < 0 ? "" : text.substring(point + 1, unit);
        return text.substring(0, point < 0 ? unit : point)
                + "."
                + (digits + "000").substring(0, 3)
                + text.substring(unit);
    }

    /** A difference of durations for a column of numbers: with its sign, unless it is zero. */
    public static String signed(long nanos) {
        return (nanos > 0 ? "+" : nanos < 0 ? "\u2212" : "") + aligned(Math.abs(nanos));
    }
}
