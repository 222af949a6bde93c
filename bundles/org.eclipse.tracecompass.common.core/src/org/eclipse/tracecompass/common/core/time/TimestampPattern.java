package org.eclipse.tracecompass.common.core.time;

import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.DatePart;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Fraction;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Literal;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Seconds;

/**
 * A compiled pattern for times in nanoseconds: formats and parses them. Thread-safe. The letters of
 * the pattern are those of {@link java.text.SimpleDateFormat}, and
 *
 * <ul>
 *   <li>T: seconds since the epoch, signed, padded with zeros to as many digits as there are
 *       letters
 *   <li>S: digits of the fraction of a second; further groups continue where the previous one ended
 *   <li>C: digits from the microseconds on
 *   <li>N: digits from the nanoseconds on
 * </ul>
 *
 * <p>The text of the date part is kept for the last second that was written: in a table of events
 * most rows differ in the fraction only.
 */
public final class TimestampPattern {

    private static final long NS_PER_SECOND = 1_000_000_000L;

    private final List<TimePatternToken> tokens;
    private final TimeZone zone;
    private final boolean hasSeconds;
    private final String[] dateTexts;
    private long dateSecond = Long.MIN_VALUE;

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
        dateTexts = new String[tokens.size()];
    }

    /**
     * Formats a time.
     *
     * @param nanos the time, ns since the epoch
     * @return its text
     */
    public synchronized String format(long nanos) {
        // With seconds since the epoch a negative time is a sign and a magnitude; else it is a date
        // before 1970.
        long magnitude = Math.abs(nanos); // of the least time as an unsigned number
        long fraction =
                hasSeconds
                        ? Long.remainderUnsigned(magnitude, NS_PER_SECOND)
                        : Math.floorMod(nanos, NS_PER_SECOND);
        long dateSecond = Math.floorDiv(nanos, NS_PER_SECOND);
        boolean sameDate = dateSecond == this.dateSecond;
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
                case DatePart part -> {
                    if (!sameDate || dateTexts[i] == null) {
                        dateTexts[i] = part.format().format(new Date(dateSecond * 1000));
                    }
                    text.append(dateTexts[i]);
                }
            }
        }
        this.dateSecond = dateSecond;
        return text.toString();
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
