package org.eclipse.tracecompass.common.core.time;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * Writes nanoseconds since the epoch as a clock on the wall of a time zone shows them, in forms
 * that {@link TimePhrase} reads back. All writers of dates and times of day use it.
 *
 * <p>An object remembers the last second it has written, because neighbouring events mostly share
 * it: writing a time of day then costs nine digits. Not thread-safe.
 */
public final class WallClock {

    private static final long SECOND = 1_000_000_000L;
    private static final int DIGITS = 9;

    private final ZoneId zone;
    private long lastSecond = Long.MIN_VALUE;
    private String lastTime = "";

    /**
     * Creates a clock.
     *
     * @param zone the time zone
     */
    public WallClock(ZoneId zone) {
        this.zone = zone;
    }

    /**
     * Returns the name of the time zone with its distance from UTC at an instant, for example
     * {@code Europe/Berlin (UTC+01:00)}.
     *
     * @param nanos ns since the epoch
     */
    public String zone(long nanos) {
        String offset = zone.getRules().getOffset(instant(nanos)).getId();
        String utc = offset.equals("Z") ? "UTC" : "UTC" + offset;
        return zone.getId().equals(utc) || zone.equals(ZoneOffset.UTC)
                ? utc
                : zone.getId() + " (" + utc + ')';
    }

    /**
     * Returns {@code yyyy-MM-dd}.
     *
     * @param nanos ns since the epoch
     */
    public String day(long nanos) {
        return LocalDateTime.ofInstant(instant(nanos), zone).toLocalDate().toString();
    }

    /**
     * Returns {@code HH:MM:SS}.
     *
     * @param nanos ns since the epoch
     */
    public String time(long nanos) {
        long second = Math.floorDiv(nanos, SECOND);
        if (second != lastSecond || lastTime.isEmpty()) {
            LocalDateTime t = LocalDateTime.ofInstant(instant(nanos), zone);
            StringBuilder text = new StringBuilder(8);
            twoDigits(t.getHour(), text);
            twoDigits(t.getMinute(), text.append(':'));
            twoDigits(t.getSecond(), text.append(':'));
            lastTime = text.toString();
            lastSecond = second;
        }
        return lastTime;
    }

    /**
     * Appends {@code HH:MM:SS.nnnnnnnnn}.
     *
     * @param nanos ns since the epoch
     * @param to receives 18 characters
     */
    public void timeOfDay(long nanos, StringBuilder to) {
        to.append(time(nanos)).append('.');
        fraction(Math.floorMod(nanos, SECOND), 0, DIGITS, to);
    }

    /**
     * Returns {@code yyyy-MM-dd HH:MM:SS.nnnnnnnnn}.
     *
     * @param nanos ns since the epoch
     * @return 29 characters
     */
    public String dateAndTime(long nanos) {
        StringBuilder text = new StringBuilder(29);
        text.append(day(nanos)).append(' ');
        timeOfDay(nanos, text);
        return text.toString();
    }

    /**
     * Appends digits that follow the decimal point of seconds.
     *
     * @param nanosOfSecond 0 to 999,999,999
     * @param first the first digit, from 0; digits behind the ninth are zeros
     * @param count how many digits
     * @param to receives them
     */
    public static void fraction(long nanosOfSecond, int first, int count, StringBuilder to) {
        long divisor = SECOND / 10;
        for (int digit = 0; digit < first; digit++) {
            divisor /= 10;
        }
        for (int digit = 0; digit < count; digit++) {
            to.append(divisor == 0 ? '0' : (char) ('0' + nanosOfSecond / divisor % 10));
            divisor /= 10;
        }
    }

    private static void twoDigits(int number, StringBuilder to) {
        to.append((char) ('0' + number / 10)).append((char) ('0' + number % 10));
    }

    private static Instant instant(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, SECOND));
    }
}
