package org.eclipse.tracecompass.tmf.core.filter.model;

import java.math.BigDecimal;
import java.text.ParseException;
import java.time.ZoneId;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.filter.FilterNumbers;
import org.eclipse.tracecompass.common.core.time.TimeFrame;
import org.eclipse.tracecompass.common.core.time.TimePhrase;
import org.eclipse.tracecompass.tmf.core.component.ITmfEventProvider;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * A time in a filter: a {@link TimePhrase}, a hexadecimal number of nanoseconds, or text in the
 * format that the user prefers. When it has no date it is the date of the event that is compared.
 */
final class TimeValue {

    private static final long A_DAY = 86_400_000_000_000L;
    private static final BigDecimal LEAST = BigDecimal.valueOf(Long.MIN_VALUE);
    private static final BigDecimal GREATEST = BigDecimal.valueOf(Long.MAX_VALUE);

    /** Finds the instant for an event. */
    private interface Meaning {
        long at(ITmfEvent event);
    }

    private final Meaning meaning;

    /** The instant if it is the same for all events. */
    private final @Nullable Long nanos;

    private TimeValue(Meaning meaning, @Nullable Long nanos) {
        this.meaning = meaning;
        this.nanos = nanos;
    }

    private static TimeValue fixed(long nanos) {
        return new TimeValue(event -> nanos, nanos);
    }

    /** A time; null when the text is none. */
    static @Nullable TimeValue parse(String text) {
        String value = text.strip();
        BigDecimal number = FilterNumbers.number(value);
        if (number != null && value.charAt(0) != '+') {
            boolean isSeconds = value.indexOf('.') >= 0;
            return fixed(clamp(isSeconds ? clamp(number).movePointRight(9) : number).longValue());
        }
        TimeValue preferred = inPreferredFormat(value);
        return preferred != null ? preferred : phrase(value);
    }

    /** The nearest number of nanoseconds that is an instant. */
    private static BigDecimal clamp(BigDecimal number) {
        return number.max(LEAST).min(GREATEST);
    }

    private static @Nullable TimeValue inPreferredFormat(String text) {
        TmfTimestampFormat format = TmfTimestampFormat.getDefaulTimeFormat();
        try {
            long first = format.parseValue(text, 0);
            boolean hasDate = first == format.parseValue(text, 40_000 * A_DAY);
            return hasDate
                    ? fixed(first)
                    : new TimeValue(
                            event -> parse(format, text, event.getTimestamp().toNanos(), first),
                            null);
        } catch (ParseException e) {
            return null;
        }
    }

    private static long parse(TmfTimestampFormat format, String text, long day, long otherwise) {
        try {
            return format.parseValue(text, day);
        } catch (ParseException e) {
            return otherwise;
        }
    }

    private static @Nullable TimeValue phrase(String text) {
        ZoneId zone = TmfTimePreferences.getTimeZone().toZoneId();
        try {
            return switch (TimePhrase.parse(text)) {
                case TimePhrase.Absolute time -> fixed(time.nanos());
                case TimePhrase.DateAndTime time -> fixed(time.resolve(new TimeFrame(0, 0, zone)));
                case TimePhrase.TimeOfDay time ->
                        new TimeValue(
                                event -> time.onDayOf(event.getTimestamp().toNanos(), zone), null);
                case TimePhrase.SinceStart time ->
                        new TimeValue(event -> time.resolve(frame(event, zone)), null);
                case TimePhrase.BeforeEnd time ->
                        new TimeValue(event -> time.resolve(frame(event, zone)), null);
            };
        } catch (IllegalArgumentException | ArithmeticException e) {
            return null;
        }
    }

    /** The reference of a distance: the trace, or the experiment that it is in. */
    private static TimeFrame frame(ITmfEvent event, ZoneId zone) {
        ITmfTrace trace = event.getTrace();
        if (trace == null) {
            long time = event.getTimestamp().toNanos();
            return new TimeFrame(time, time, zone);
        }
        ITmfEventProvider parent = trace.getParent();
        while (parent instanceof ITmfTrace outer) {
            trace = outer;
            parent = outer.getParent();
        }
        return new TimeFrame(trace.getStartTime().toNanos(), trace.getEndTime().toNanos(), zone);
    }

    /** The time in nanoseconds, as it is meant for an event; null if there is no such instant. */
    @Nullable
    Long at(ITmfEvent event) {
        try {
            return meaning.at(event);
        } catch (ArithmeticException e) {
            return null;
        }
    }

    /** An event's value as nanoseconds; null when it is no time. */
    static @Nullable Long nanosOf(Object value) {
        if (value instanceof ITmfTimestamp time) {
            return time.toNanos();
        }
        if (value instanceof Number number) {
            return number.longValue();
        }
        TimeValue parsed = parse(value.toString());
        return parsed == null ? null : parsed.nanos;
    }
}
