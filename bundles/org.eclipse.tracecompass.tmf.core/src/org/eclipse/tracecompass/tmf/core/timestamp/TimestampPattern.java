package org.eclipse.tracecompass.tmf.core.timestamp;

import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.eclipse.tracecompass.common.core.time.WallClock;
import org.eclipse.tracecompass.tmf.core.timestamp.TimePatternToken.DatePart;
import org.eclipse.tracecompass.tmf.core.timestamp.TimePatternToken.Fraction;
import org.eclipse.tracecompass.tmf.core.timestamp.TimePatternToken.Literal;
import org.eclipse.tracecompass.tmf.core.timestamp.TimePatternToken.Seconds;

/**
 * A compiled pattern of {@link TmfTimestampFormat}: writes and reads nanoseconds. Thread-safe.
 *
 * <p>The text of the date part is kept for the last second that was written: in a table of events
 * most rows differ in the fraction only.
 */
final class TimestampPattern {

    private static final long NS_PER_SECOND = 1_000_000_000L;

    private final List<TimePatternToken> tokens;
    private final TimeZone zone;
    private final boolean hasSeconds;
    private final String[] dateTexts;
    private long dateSecond = Long.MIN_VALUE;

    TimestampPattern(String pattern, TimeZone zone, Locale locale) {
        tokens = TimePatternToken.compile(pattern, zone, locale);
        this.zone = zone;
        hasSeconds = tokens.stream().anyMatch(Seconds.class::isInstance);
        dateTexts = new String[tokens.size()];
    }

    synchronized String format(long nanos) {
        // With seconds since the epoch a negative time is a sign and a magnitude; else it is a date
        // before 1970.
        long value = hasSeconds ? Math.abs(Math.max(nanos, -Long.MAX_VALUE)) : nanos;
        long second = Math.floorDiv(value, NS_PER_SECOND);
        long fraction = Math.floorMod(value, NS_PER_SECOND);
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
                    text.append(second);
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

    /**
     * Parses from a position on, which is moved behind what was used. Missing fields are those of
     * ref.
     */
    synchronized long parse(String source, ParsePosition position, long ref) throws ParseException {
        TimeReading reading = new TimeReading(zone, source, position.getIndex());
        long time = reading.read(tokens, ref);
        position.setIndex(reading.end());
        return time;
    }
}
