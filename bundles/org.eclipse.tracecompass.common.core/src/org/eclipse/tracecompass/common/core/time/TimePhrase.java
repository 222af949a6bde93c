package org.eclipse.tracecompass.common.core.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;

/**
 * An instant as a user may write it.
 *
 * <table>
 * <caption>The forms</caption>
 * <tr><td>{@code 1795215653242830264}, {@code 0 ns}</td><td>nanoseconds since the epoch (or the
 *     origin of the trace's own clock)</td></tr>
 * <tr><td>{@code 1700000000.5}</td><td>seconds, if there is a point</td></tr>
 * <tr><td>{@code 23:00:53.242830264}, {@code 23:00}</td><td>time of day on the trace's first day,
 *     or on the second if only that lies inside the trace</td></tr>
 * <tr><td>{@code 2026-11-20T23:00:53.24Z}, {@code 2026-11-20 23:00 Europe/Berlin}, {@code
 *     2026-11-20}</td><td>date and time; without a zone in the user's time zone</td></tr>
 * <tr><td>{@code +1.5s}, {@code +2min}, {@code +3}</td><td>from the start of the trace; units of
 *     {@link Durations}, else seconds</td></tr>
 * <tr><td>{@code -200ms}</td><td>back from the end of the trace; with a unit</td></tr>
 * </table>
 *
 * <p>Digits after a point may stand in groups, as the views write them: {@code 23:00:53.242 830
 * 264}. Values are immutable. Reading needs no trace; {@link #resolve} does.
 */
public sealed interface TimePhrase {

    /** The forms of a time, for messages and help. */
    String FORMS =
            "nanoseconds since the epoch, seconds with a point, HH:MM:SS.nnnnnnnnn, an ISO 8601"
                    + " date and time, +1.5s from the start or -1.5s from the end";

    /**
     * An instant that needs no trace.
     *
     * @param nanos ns since the epoch
     */
    record Absolute(long nanos) implements TimePhrase {
        @Override
        public long resolve(TimeFrame frame) {
            return nanos;
        }
    }

    /**
     * A distance from the start of the trace.
     *
     * @param nanos ns, not negative
     */
    record SinceStart(long nanos) implements TimePhrase {
        @Override
        public long resolve(TimeFrame frame) {
            return Math.addExact(frame.start(), nanos);
        }
    }

    /**
     * A distance back from the end of the trace.
     *
     * @param nanos ns, not negative
     */
    record BeforeEnd(long nanos) implements TimePhrase {
        @Override
        public long resolve(TimeFrame frame) {
            return Math.subtractExact(frame.end(), nanos);
        }
    }

    /**
     * A time of day, on a day that the trace decides.
     *
     * @param time the time
     */
    record TimeOfDay(LocalTime time) implements TimePhrase {
        @Override
        public long resolve(TimeFrame frame) {
            long first = onDayOf(frame.start(), frame.zone());
            if (first >= frame.start()) {
                return first;
            }
            LocalDate second = day(frame.start(), frame.zone()).plusDays(1);
            long next = nanos(second.atTime(time).atZone(frame.zone()).toInstant());
            return next <= frame.end() ? next : first;
        }

        /**
         * Returns this time on the day of an instant.
         *
         * @param instant ns since the epoch
         * @param zone the zone whose day is meant
         * @return ns since the epoch
         * @throws ArithmeticException if 64 bits of nanoseconds cannot hold it
         */
        public long onDayOf(long instant, ZoneId zone) {
            return nanos(day(instant, zone).atTime(time).atZone(zone).toInstant());
        }

        private static LocalDate day(long instant, ZoneId zone) {
            return LocalDate.ofInstant(Instant.EPOCH.plusNanos(instant), zone);
        }
    }

    /**
     * A date and time in the user's time zone.
     *
     * @param dateTime the date and time
     */
    record DateAndTime(LocalDateTime dateTime) implements TimePhrase {
        @Override
        public long resolve(TimeFrame frame) {
            return nanos(dateTime.atZone(frame.zone()).toInstant());
        }
    }

    /**
     * Returns the instant that is meant in a trace.
     *
     * @param frame the trace and the user's zone
     * @return ns since the epoch; it may lie outside the trace
     * @throws ArithmeticException if 64 bits of nanoseconds cannot hold it (years 1677 to 2262)
     */
    long resolve(TimeFrame frame);

    /**
     * Reads a time.
     *
     * @param text what the user wrote
     * @return its meaning
     * @throws IllegalArgumentException if it has none of the forms; the message says what to write
     */
    static TimePhrase parse(String text) {
        return TimeForms.parse(text);
    }

    /**
     * Converts an instant.
     *
     * @param instant the instant
     * @return ns since the epoch
     * @throws ArithmeticException if 64 bits cannot hold it
     */
    static long nanos(Instant instant) {
        return instant.getEpochSecond() < 0 && instant.getNano() > 0
                ? Math.addExact(
                        Math.multiplyExact(instant.getEpochSecond() + 1, 1_000_000_000L),
                        instant.getNano() - 1_000_000_000L)
                : Math.addExact(
                        Math.multiplyExact(instant.getEpochSecond(), 1_000_000_000L),
                        instant.getNano());
    }
}
