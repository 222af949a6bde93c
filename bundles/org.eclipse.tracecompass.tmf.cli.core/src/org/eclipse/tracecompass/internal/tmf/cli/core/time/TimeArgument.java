package org.eclipse.tracecompass.internal.tmf.cli.core.time;

import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.ZoneId;

/**
 * A point in time as a user may write it.
 *
 * <table>
 * <caption>The forms</caption>
 * <tr><td>{@code 1795215653242830264}</td><td>nanoseconds since the epoch (or of the trace's own clock)</td></tr>
 * <tr><td>{@code 23:00:53.242830264}</td><td>time of day on the trace's first day, or on the second
 *     when only that lies inside the trace</td></tr>
 * <tr><td>{@code 2026-11-20T23:00:53.24Z}</td><td>ISO 8601; without an offset in the user's time zone</td></tr>
 * <tr><td>{@code +1.5s}</td><td>from the start of the trace; units h, min (m), s, ms, us, ns</td></tr>
 * </table>
 *
 * <p>Values are immutable. Parsing needs no trace; {@link #resolve} does.
 */
public sealed interface TimeArgument {

    /** What a time may look like, for messages and help texts. */
    String FORMS =
            "nanoseconds since the epoch, HH:MM:SS.nnnnnnnnn, an ISO 8601 date and time, or +1.5s from"
                    + " the start";

    /** An instant. */
    record Instantaneous(long nanos) implements TimeArgument {
        @Override
        public long resolve(long start, long end, ZoneId zone) {
            return nanos;
        }
    }

    /** A distance from the start of the trace. */
    record SinceStart(long nanos) implements TimeArgument {
        @Override
        public long resolve(long start, long end, ZoneId zone) {
            return Math.addExact(start, nanos);
        }
    }

    /** A time of day, on a day that the trace decides. */
    record TimeOfDay(LocalTime time) implements TimeArgument {
        @Override
        public long resolve(long start, long end, ZoneId zone) {
            LocalDate day = ClockTime.dateTime(start, zone).toLocalDate();
            long first = ClockTime.nanos(day.atTime(time).atZone(zone).toInstant());
            if (first >= start) {
                return first;
            }
            long second = ClockTime.nanos(day.plusDays(1).atTime(time).atZone(zone).toInstant());
            return second <= end ? second : first;
        }
    }

    /** A date and time of the user's time zone. */
    record DateAndTime(LocalDateTime dateTime) implements TimeArgument {
        @Override
        public long resolve(long start, long end, ZoneId zone) {
            return ClockTime.nanos(dateTime.atZone(zone).toInstant());
        }
    }

    /**
     * Returns the instant that this time means for a trace.
     *
     * @param start first instant of the trace, ns
     * @param end last instant of the trace, ns
     * @param zone the user's time zone
     * @return ns since the epoch; it may lie outside the trace
     * @throws ArithmeticException if the instant is not representable in 64 bits of nanoseconds
     */
    long resolve(long start, long end, ZoneId zone);

    /**
     * Reads a time.
     *
     * @param text what the user wrote
     * @return its meaning
     * @throws IllegalArgumentException if it has none of the forms; the message says what to write
     */
    static TimeArgument parse(String text) {
        return TimeForms.parse(text);
    }
}
