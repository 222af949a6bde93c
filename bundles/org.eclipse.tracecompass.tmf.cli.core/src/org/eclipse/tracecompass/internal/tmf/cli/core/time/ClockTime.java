package org.eclipse.tracecompass.internal.tmf.cli.core.time;

import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Locale;

/**
 * Writes nanoseconds since the epoch as clock times, in forms that {@link
 * org.eclipse.tracecompass.common.core.time.TimePhrase} reads back.
 *
 * <p>An object remembers the last second it has written, because neighbouring events mostly share
 * it: writing a time of day then costs nine digits. Not thread-safe.
 */
public final class ClockTime {

    private static final long SECOND = 1_000_000_000L;

    private final ZoneId zone;
    private long lastSecond = Long.MIN_VALUE;
    private String lastText = "";

    /**
     * Creates a writer.
     *
     * @param zone the user's time zone
     */
    public ClockTime(ZoneId zone) {
        this.zone = zone;
    }

    /**
     * Returns the name of the time zone with its distance from UTC at an instant, for example
     * {@code Europe/Berlin (UTC+01:00)}.
     *
     * @param nanos ns since the epoch
     */
    public String zone(long nanos) {
        String offset =
                zone.getRules()
                        .getOffset(Instant.ofEpochSecond(Math.floorDiv(nanos, SECOND)))
                        .getId();
        String utc = offset.equals("Z") ? "UTC" : "UTC" + offset;
        return zone.getId().equals(utc) || zone.equals(ZoneOffset.UTC)
                ? utc
                : zone.getId() + " (" + utc + ')';
    }

    /**
     * Appends {@code HH:MM:SS.nnnnnnnnn}.
     *
     * @param nanos ns since the epoch
     * @param to receives 18 characters
     */
    public void timeOfDay(long nanos, StringBuilder to) {
        long second = Math.floorDiv(nanos, SECOND);
        if (second != lastSecond) {
            LocalDateTime t = dateTime(nanos, zone);
            lastText =
                    String.format(
                            Locale.ROOT,
                            "%02d:%02d:%02d.",
                            t.getHour(),
                            t.getMinute(),
                            t.getSecond());
            lastSecond = second;
        }
        to.append(lastText);
        int rest = (int) (nanos - second * SECOND);
        for (int digit = 100_000_000; digit > 0; digit /= 10) {
            to.append((char) ('0' + rest / digit % 10));
        }
    }

    /**
     * Returns {@code yyyy-MM-dd HH:MM:SS.nnnnnnnnn}.
     *
     * @param nanos ns since the epoch
     * @return 29 characters, for years of four digits
     */
    public String dateAndTime(long nanos) {
        StringBuilder text = new StringBuilder(29);
        text.append(dateTime(nanos, zone).toLocalDate()).append(' ');
        timeOfDay(nanos, text);
        return text.toString();
    }

    private static LocalDateTime dateTime(long nanos, ZoneId zone) {
        Instant instant =
                Instant.ofEpochSecond(Math.floorDiv(nanos, SECOND), Math.floorMod(nanos, SECOND));
        return LocalDateTime.ofInstant(instant, zone);
    }
}
