package org.eclipse.tracecompass.tmf.ui.views;

import java.text.NumberFormat;
import java.time.ZoneId;
import org.eclipse.tracecompass.common.core.time.Durations;
import org.eclipse.tracecompass.common.core.time.WallClock;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;

/**
 * Writes instants and durations. Dates are in the time zone that the user prefers. Thread-safe.
 *
 * @since 0.2.0
 */
public final class FormatTimeUtils {

    private static final long SECOND = 1_000_000_000L;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;

    private static volatile ZoneId zone = preferredZone();

    /** How instants and durations are written. */
    public enum TimeFormat {
        /** Seconds, with a shorter form of what is less than a second. */
        RELATIVE,
        /** The time of day. */
        CALENDAR,
        /** A number with the separators of the locale. */
        NUMBER,
        /** Cycles of a clock. */
        CYCLES,
        /** A share of a whole, in percent. */
        PERCENTAGE
    }

    /** The number of digits after the decimal point of seconds. */
    public enum Resolution {
        /** None. */
        SECONDS(0),
        /** Three. */
        MILLISEC(3),
        /** Six. */
        MICROSEC(6),
        /** Nine. */
        NANOSEC(9);

        private final int digits;

        Resolution(int digits) {
            this.digits = digits;
        }
    }

    private FormatTimeUtils() {}

    private static ZoneId preferredZone() {
        return TmfTimePreferences.getTimeZone().toZoneId();
    }

    /** Reads the time zone that the user prefers; to be called when it has changed. */
    public static void updateTimeZone() {
        zone = preferredZone();
    }

    /**
     * Writes an instant.
     *
     * @param time ns since the epoch, or the number to write
     * @param format how to write it
     * @param resolution the number of digits of seconds
     */
    public static String formatTime(long time, TimeFormat format, Resolution resolution) {
        return switch (format) {
            case CALENDAR -> formatTimeAbs(time, resolution);
            case RELATIVE -> relative(time, resolution);
            case NUMBER, CYCLES, PERCENTAGE -> number(time, format);
        };
    }

    /**
     * Writes a date.
     *
     * @param absTime ns since the epoch
     * @return {@code yyyy-MM-dd}
     */
    public static String formatDate(long absTime) {
        return new WallClock(zone).day(absTime);
    }

    /**
     * Writes a time of day.
     *
     * @param time ns since the epoch
     * @param res the number of digits of seconds
     * @return {@code HH:mm:ss.nnnnnnnnn}
     */
    public static String formatTimeAbs(long time, Resolution res) {
        return withFraction(
                new StringBuilder(new WallClock(zone).time(time)),
                Math.floorMod(time, SECOND),
                res);
    }

    /**
     * Writes a duration.
     *
     * @param delta ns, or the number to write
     * @param format how to write it
     * @param resolution the number of digits of seconds
     */
    public static String formatDelta(long delta, TimeFormat format, Resolution resolution) {
        return switch (format) {
            case CALENDAR -> formatDeltaAbs(delta, resolution);
            case RELATIVE -> relative(delta, resolution);
            case NUMBER, CYCLES, PERCENTAGE -> number(delta, format);
        };
    }

    /**
     * Writes a duration in days, hours, minutes and seconds.
     *
     * @param delta ns
     * @param resolution the number of digits of seconds
     * @return for example {@code 1d 2h 3m 4.000000000s}; larger units that are 0 are left out
     */
    public static String formatDeltaAbs(long delta, Resolution resolution) {
        StringBuilder text = new StringBuilder(delta < 0 ? "-" : "");
        long rest = magnitude(delta);
        rest = unit(rest, DAY, "d ", text);
        rest = unit(rest, HOUR, "h ", text);
        rest = unit(rest, MINUTE, "m ", text);
        text.append(rest / SECOND);
        return withFraction(text, rest % SECOND, resolution) + 's';
    }

    private static long unit(long nanos, long unit, String name, StringBuilder text) {
        if (nanos >= unit) {
            text.append(nanos / unit).append(name);
        }
        return nanos % unit;
    }

    /**
     * Writes the part of a second.
     *
     * @param srcTime ns since the epoch
     * @param res the number of digits
     * @return the digits; empty for {@link Resolution#SECONDS}
     */
    public static String formatNs(long srcTime, Resolution res) {
        StringBuilder text = new StringBuilder(res.digits);
        WallClock.fraction(Math.floorMod(srcTime, SECOND), 0, res.digits, text);
        return text.toString();
    }

    private static String relative(long nanos, Resolution resolution) {
        long abs = magnitude(nanos);
        StringBuilder text = new StringBuilder(nanos < 0 ? "-" : "").append(abs / SECOND);
        String seconds = withFraction(text, abs % SECOND, resolution) + 's';
        return abs == 0 || abs >= SECOND
                ? seconds
                : seconds + " (" + Durations.text(nanos, resolution.digits) + ')';
    }

    private static String number(long value, TimeFormat format) {
        String number = NumberFormat.getNumberInstance().format(value);
        return switch (format) {
            case CYCLES -> number + " cc";
            case PERCENTAGE -> number + " %";
            case NUMBER, CALENDAR, RELATIVE -> number;
        };
    }

    private static String withFraction(StringBuilder seconds, long nanos, Resolution resolution) {
        if (resolution.digits > 0) {
            WallClock.fraction(nanos, 0, resolution.digits, seconds.append('.'));
        }
        return seconds.toString();
    }

    private static long magnitude(long nanos) {
        return nanos == Long.MIN_VALUE ? Long.MAX_VALUE : Math.abs(nanos);
    }
}
