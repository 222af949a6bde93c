package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.text.ParseException;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZonedDateTime;
import java.time.chrono.IsoChronology;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.format.ResolverStyle;
import java.time.temporal.ChronoField;
import java.time.temporal.TemporalAccessor;
import java.util.Locale;
import java.util.Map;
import java.util.TimeZone;
import java.util.concurrent.ConcurrentHashMap;
import java.util.regex.Pattern;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;

/** Compiled formats of times: each event of a trace would else compile its own. Thread-safe. */
final class TimestampFormats {

    /**
     * Formats of a trace are few; a definition with a format per event must not fill the memory.
     */
    private static final int MOST = 64;

    private static final Map<Key, TmfTimestampFormat> KNOWN = new ConcurrentHashMap<>();

    /** The format of a date and a time of ISO 8601. */
    static final String ISO = "iso";

    /** Date and time in the extended form or the basic one, and an offset in any form, or none. */
    private static final DateTimeFormatter ISO_8601 =
            new DateTimeFormatterBuilder()
                    .parseCaseInsensitive()
                    .appendPattern("[uuuu-MM-dd][uuuuMMdd]'T'[HH:mm[:ss")
                    .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
                    .appendPattern("]][HHmm[ss")
                    .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
                    .appendPattern("]][ ][XXXXX][X]")
                    .optionalStart()
                    .appendLiteral('[')
                    .parseCaseSensitive()
                    .appendZoneRegionId()
                    .appendLiteral(']')
                    .toFormatter(Locale.ROOT)
                    .withResolverStyle(ResolverStyle.STRICT)
                    .withChronology(IsoChronology.INSTANCE);

    /** A fraction of a second, whose places behind the nanosecond are left out. */
    private static final Pattern FRACTION = Pattern.compile("(?<=\\d)[.,](\\d{1,9})\\d*");

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
     *     ms}, {@code epoch us} or {@code epoch ns} for a number since the epoch; {@code iso} for a
     *     date and a time of ISO 8601; empty for the one that the user prefers
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

    /** Whether a format is a pattern of date and time, maybe the user's. */
    static boolean isPattern(String format) {
        return !isSinceEpoch(format) && !ISO.equals(format);
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
                    ISO_8601.parseBest(
                            FRACTION.matcher(text.replaceFirst(" ", "T")).replaceFirst(".$1"),
                            ZonedDateTime::from,
                            LocalDateTime::from);
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
