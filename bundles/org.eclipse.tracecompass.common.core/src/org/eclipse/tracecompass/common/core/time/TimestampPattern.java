package org.eclipse.tracecompass.common.core.time;

import java.text.ParseException;
import java.text.ParsePosition;
import java.util.ArrayList;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.DatePart;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Fraction;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Literal;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Seconds;

/**
 * A compiled pattern for times in nanoseconds: formats and parses them. Thread-safe; threads format
 * beside each other. The letters of the pattern are those of {@link java.text.SimpleDateFormat},
 * and
 *
 * <ul>
 *   <li>T: seconds since the epoch, signed, padded with zeros to as many digits as there are
 *       letters
 *   <li>S: digits of the fraction of a second; further groups continue where the previous one ended
 *   <li>C: digits from the microseconds on
 *   <li>N: digits from the nanoseconds on
 * </ul>
 *
 * <p>The texts of date parts are kept for some seconds that were written: in a table of events most
 * rows differ in the fraction only.
 */
public final class TimestampPattern {

    private static final long NS_PER_SECOND = 1_000_000_000L;
    private static final int RECENT = 16;

    private final List<TimePatternToken> tokens;
    private final TimeZone zone;
    private final boolean hasSeconds;

    /**
     * By the last bits of the second. Threads may replace what others have put there: it is right
     * for its second whoever made it.
     */
    private final @Nullable DateTexts[] recent = new @Nullable DateTexts[RECENT];

    /**
     * The texts of the date parts for a second; null for other parts of the pattern.
     *
     * @param second the second since the epoch
     * @param texts the texts, by the index of the part
     */
    private record DateTexts(long second, List<@Nullable String> texts) {}

    /**
     * Compiles a pattern.
     *
     * @param pattern the pattern
     * @param zone the zone of dates
     * @param locale the language of dates
     * @throws IllegalArgumentException if it is not a pattern
     */
    public TimestampPattern(String pattern, TimeZone zone, Locale locale) {
        tokens = TimePatternToken.compile(pattern, zone, locale);
        this.zone = zone;
        hasSeconds = tokens.stream().anyMatch(Seconds.class::isInstance);
    }

    /**
     * Formats a time.
     *
     * @param nanos the time, ns since the epoch
     * @return its text
     */
    public String format(long nanos) {
        // With seconds since the epoch a negative time is a sign and a magnitude; else it is a date
        // before 1970.
        long magnitude = Math.abs(nanos); // of the least time as an unsigned number
        long fraction =
                hasSeconds
                        ? Long.remainderUnsigned(magnitude, NS_PER_SECOND)
                        : Math.floorMod(nanos, NS_PER_SECOND);
        long dateSecond = Math.floorDiv(nanos, NS_PER_SECOND);
        StringBuilder text = new StringBuilder(32);
        for (int i = 0; i < tokens.size(); i++) {
            switch (tokens.get(i)) {
                case Literal literal -> text.append(literal.text());
                case Seconds s -> {
                    if (nanos < 0) {
                        text.append('-');
                    }
                    pad(Long.divideUnsigned(magnitude, NS_PER_SECOND), s.digits(), text);
                }
                case Fraction part ->
                        WallClock.fraction(fraction, part.first(), part.count(), text);
                case DatePart part -> text.append(dateTexts(dateSecond).texts().get(i));
            }
        }
        return text.toString();
    }

    private DateTexts dateTexts(long second) {
        int place = (int) (second & RECENT - 1);
        DateTexts found = recent[place];
        if (found == null || found.second() != second) {
            found = newDateTexts(second);
            recent[place] = found;
        }
        return found;
    }

    /** Formats of dates serve one thread at a time. */
    private synchronized DateTexts newDateTexts(long second) {
        List<@Nullable String> texts = new ArrayList<>(tokens.size());
        for (TimePatternToken token : tokens) {
            texts.add(
                    token instanceof DatePart part
                            ? part.format().format(new Date(second * 1000))
                            : null);
        }
        return new DateTexts(second, texts);
    }

    private static void pad(long number, int digits, StringBuilder text) {
        String plain = Long.toString(number);
        text.repeat('0', Math.max(0, digits - plain.length())).append(plain);
    }

    /**
     * Parses a time.
     *
     * @param source the text
     * @param position where the time begins; moved to the first character behind it
     * @param ref the time whose fields replace missing ones, ns since the epoch
     * @return the time, ns since the epoch
     * @throws ParseException if there is no such time
     */
    public synchronized long parse(String source, ParsePosition position, long ref)
            throws ParseException {
        TimeReading reading = new TimeReading(zone, source, position.getIndex());
        long time = reading.read(tokens, ref);
        position.setIndex(reading.end());
        return time;
    }
}
