package org.eclipse.tracecompass.common.core.time;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.TimeZone;

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
    private static final int MILLIS_PER_SECOND = 1000;

    /** From 1901 to 2036, a {@link TimeZone} knows as much as the rules of its {@link ZoneId}. */
    private static final long FIRST_KNOWN = -2_177_452_800L;

    private static final long BEHIND_KNOWN = 2_114_380_800L;

    private final String id;
    private final Offsets offsets;
    private long lastSecond = Long.MIN_VALUE;
    private String lastTime = "";

    /** The distances of a zone from UTC. */
    private interface Offsets {
        ZoneOffset at(Instant instant);
    }

    /**
     * Creates a clock.
     *
     * @param zone the time zone
     */
    public WallClock(ZoneId zone) {
        this(zone.getId(), instant -> zone.getRules().getOffset(instant));
    }

    /**
     * Creates a clock. In a short process it is faster than one of a {@link ZoneId}: the first of
     * these looks in all jars of the class path for somebody who knows more zones.
     *
     * @param zone the time zone; must not be changed
     */
    public WallClock(TimeZone zone) {
        this(zone.getID(), instant -> offset(zone, instant));
    }

    private WallClock(String id, Offsets offsets) {
        this.id = id;
        this.offsets = offsets;
    }

    private static ZoneOffset offset(TimeZone zone, Instant instant) {
        long second = instant.getEpochSecond();
        return second < FIRST_KNOWN || second >= BEHIND_KNOWN
                ? zone.toZoneId().getRules().getOffset(instant)
                : ZoneOffset.ofTotalSeconds(
                        zone.getOffset(second * MILLIS_PER_SECOND) / MILLIS_PER_SECOND);
    }

    /**
     * Returns the name of the time zone with its distance from UTC at an instant, for example
     * {@code Europe/Berlin (UTC+01:00)}.
     *
     * @param nanos ns since the epoch
     */
    public String zone(long nanos) {
        String offset = offsets.at(instant(nanos)).getId();
        String utc = offset.equals("Z") ? "UTC" : "UTC" + offset;
        return id.equals(utc) || id.equals(ZoneOffset.UTC.getId()) ? utc : id + " (" + utc + ')';
    }

    /**
     * Returns {@code yyyy-MM-dd}.
     *
     * @param nanos ns since the epoch
     */
    public String day(long nanos) {
        return local(nanos).toLocalDate().toString();
    }

    /**
     * Returns {@code HH:MM:SS}.
     *
     * @param nanos ns since the epoch
     */
    public String time(long nanos) {
        long second = Math.floorDiv(nanos, SECOND);
        if (second != lastSecond || lastTime.isEmpty()) {
            LocalDateTime t = local(nanos);
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

    /** The whole seconds. */
    private LocalDateTime local(long nanos) {
        Instant instant = instant(nanos);
        return LocalDateTime.ofInstant(instant, offsets.at(instant));
    }

    private static Instant instant(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, SECOND));
    }
}
