package org.eclipse.tracecompass.tmf.core.filter.model;

import java.math.BigDecimal;
import java.text.ParseException;
import java.time.Instant;
import java.time.format.DateTimeParseException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;

/**
 * A time in a filter: nanoseconds, seconds with a fraction, an ISO instant, or text in the format
 * that the user prefers. When that has no date it is the date of the event that is compared.
 */
final class TimeValue {

    private static final long A_DAY = 86_400_000_000_000L;

    private final String fText;
    private final @Nullable TmfTimestampFormat fFormat;
    private final long fNanos;

    private TimeValue(String text, @Nullable TmfTimestampFormat format, long nanos) {
        fText = text;
        fFormat = format;
        fNanos = nanos;
    }

    /** A time; null when the text is none. */
    static @Nullable TimeValue parse(String text) {
        String value = text.strip();
        BigDecimal number = FilterNumbers.number(value);
        if (number != null) {
            boolean isSeconds = value.indexOf('.') >= 0;
            return new TimeValue(
                    value, null, (isSeconds ? number.movePointRight(9) : number).longValue());
        }
        try {
            Instant instant = Instant.parse(value);
            return new TimeValue(
                    value, null, instant.getEpochSecond() * 1_000_000_000L + instant.getNano());
        } catch (DateTimeParseException e) {
            // Not an instant.
        }
        for (TmfTimestampFormat format :
                new TmfTimestampFormat[] {
                    TmfTimestampFormat.getDefaulTimeFormat(),
                    new TmfTimestampFormat("yyyy-MM-dd HH:mm:ss.SSSSSSSSS"),
                    new TmfTimestampFormat("HH:mm:ss.SSSSSSSSS")
                }) {
            try {
                long first = format.parseValue(value, 0);
                boolean hasDate = first == format.parseValue(value, 40_000 * A_DAY);
                return new TimeValue(value, hasDate ? null : format, first);
            } catch (ParseException e) {
                // Not in this format.
            }
        }
        return null;
    }

    /** The time in nanoseconds, on the day of an event when it has no date. */
    long at(long eventNanos) {
        TmfTimestampFormat format = fFormat;
        if (format == null) {
            return fNanos;
        }
        try {
            return format.parseValue(fText, eventNanos);
        } catch (ParseException e) {
            return fNanos;
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
        return parsed == null ? null : Long.valueOf(parsed.fNanos);
    }
}
