package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.ParseException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.time.format.DateTimeFormatter;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;

/** Compiled formats of times: each event of a trace would else compile its own. Thread-safe. */
final class TimestampFormats {

    /**
     * Formats of a trace are few; a definition with a format per event must not fill the memory.
     */
    private static final int MOST = 64;

    private static final Map<Key, TmfTimestampFormat> KNOWN = new ConcurrentHashMap<>();

    private static final String ISO = "iso";

    /** The decimal places of each unit. */
    private static final Map<String, Integer> UNITS =
            Map.of("epoch s", 9, "epoch ms", 6, "epoch us", 3, "epoch ns", 0);

    private static final int MOST_DIGITS = 30;

    private record Key(String pattern, TimeZone zone, Locale locale) {}

    private TimestampFormats() {}

    /**
     * Reads a time in the user's time zone, unless the text names another one.
     *
     * @param pattern the format: one of {@link TmfTimestampFormat}; {@code epoch s}, {@code epoch
     *     ms}, {@code epoch us} or {@code epoch ns} for a number since the epoch; {@code iso} for
     *     ISO 8601; empty for the one that the user prefers
     * @param text the time
     * @return ns since the epoch
     * @throws ParseException if the text is not a time of this format
     * @throws IllegalArgumentException if the pattern is none
     */
    static long parse(String pattern, String text) throws ParseException {
        if (isSinceEpoch(pattern)) {
            return epoch(text, UNITS.get(pattern));
        }
        if (ISO.equals(pattern)) {
            return iso(text);
        }
        String known = pattern.isEmpty() ? TmfTimePreferences.getTimePattern() : pattern;
        Key key = new Key(known, TmfTimePreferences.getTimeZone(), TmfTimePreferences.getLocale());
        if (KNOWN.size() >= MOST) {
            KNOWN.clear();
        }
        return KNOWN.computeIfAbsent(key, k -> new TmfTimestampFormat(k.pattern, k.zone, k.locale))
                .parseValue(text);
    }

    /** Whether a format is a number since the epoch, which means the same in every time zone. */
    static boolean isSinceEpoch(String pattern) {
        return UNITS.containsKey(pattern);
    }

    private static long epoch(String text, int digits) throws ParseException {
        try {
            BigDecimal number = new BigDecimal(text);
            if (Math.abs((long) number.precision() - number.scale()) > MOST_DIGITS) {
                throw new ArithmeticException("too large");
            }
            return number.scaleByPowerOfTen(digits)
                    .setScale(0, RoundingMode.FLOOR)
                    .longValueExact();
        } catch (NumberFormatException | ArithmeticException e) {
            throw new ParseException("Not a time since the epoch: \"" + text + '"', 0);
        }
    }

    private static long iso(String text) throws ParseException {
        try {
            TemporalAccessor time =
                    DateTimeFormatter.ISO_DATE_TIME.parseBest(
                            text.replace(' ', 'T'), ZonedDateTime::from, LocalDateTime::from);
            Instant instant =
                    time instanceof ZonedDateTime zoned
                            ? zoned.toInstant()
                            : LocalDateTime.from(time)
                                    .atZone(TmfTimePreferences.getTimeZone().toZoneId())
                                    .toInstant();
            return Math.addExact(
                    Math.multiplyExact(instant.getEpochSecond(), 1_000_000_000L),
                    instant.getNano());
        } catch (DateTimeException | ArithmeticException e) {
            throw new ParseException("Not an ISO 8601 time: \"" + text + '"', 0);
        }
    }
}
