package org.eclipse.tracecompass.common.core.time;

import java.text.ParseException;
import java.text.ParsePosition;
import java.util.Calendar;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.DatePart;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Fraction;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Literal;
import org.eclipse.tracecompass.common.core.time.TimePatternToken.Seconds;

/**
 * One reading of a text as a time: follows the parts of a pattern, and keeps what was read so far.
 * A text that ends before the pattern does is a time, too.
 */
final class TimeReading {

    private static final long NS_PER_SECOND = 1_000_000_000L;
    private static final int FRACTION_DIGITS = 9;

    private final TimeZone zone;
    private final String source;
    private final ParsePosition position;
    private final int[] fields = new int[Calendar.FIELD_COUNT];
    private final boolean[] isSet = new boolean[Calendar.FIELD_COUNT];
    private boolean anything;
    private boolean negative;
    private boolean hasSeconds;
    private long seconds;
    private long fraction;
    private @Nullable TimeZone namedZone;

    /**
     * A reading that has not begun.
     *
     * @param zone the zone of dates
     * @param source the text
     * @param start where the time begins in it
     */
    TimeReading(TimeZone zone, String source, int start) {
        this.zone = zone;
        this.source = source;
        position = new ParsePosition(start);
    }

    /**
     * Reads.
     *
     * @param tokens the parts of the pattern
     * @param ref the time whose fields are taken where the text has none, in nanoseconds
     * @return the time in nanoseconds
     * @throws ParseException when the text is no such time
     */
    long read(List<TimePatternToken> tokens, long ref) throws ParseException {
        int start = position.getIndex();
        skipSpaces();
        for (int i = 0; i < tokens.size(); i++) {
            if (atEnd()) {
                break;
            }
            switch (tokens.get(i)) {
                case Literal literal -> readLiteral(literal.text());
                case Seconds s -> readSeconds();
                case Fraction part -> readFraction(part);
                case DatePart part -> {
                    boolean digitsNext = i + 1 < tokens.size() && tokens.get(i + 1).isDigits();
                    readDatePart(part, digitsNext && part.isDigits());
                }
            }
        }
        if (!anything) {
            throw new ParseException("Not a time: \"" + source + '"', start);
        }
        return result(ref);
    }

    /** {@return the index behind what was read} */
    int end() {
        return position.getIndex();
    }

    private boolean atEnd() {
        return position.getIndex() >= source.length();
    }

    private char peek() {
        return source.charAt(position.getIndex());
    }

    private void skip() {
        position.setIndex(position.getIndex() + 1);
    }

    private void skipSpaces() {
        while (!atEnd() && Character.isWhitespace(peek())) {
            skip();
        }
    }

    private void readLiteral(String text) throws ParseException {
        for (int i = 0; i < text.length(); i++) {
            if (atEnd()) {
                return;
            }
            char wanted = text.charAt(i);
            if (peek() == wanted) {
                skip();
            } else if (Character.isWhitespace(wanted)) {
                skipSpaces();
            } else {
                throw unexpected("'" + wanted + '\'');
            }
        }
    }

    private void readSeconds() throws ParseException {
        if (peek() == '-') {
            negative = true;
            skip();
        }
        int start = position.getIndex();
        while (!atEnd() && Character.isDigit(peek())) {
            skip();
        }
        String digits = source.substring(start, position.getIndex());
        try {
            seconds = Long.parseLong(digits);
        } catch (NumberFormatException e) {
            position.setIndex(start);
            throw unexpected("a number of seconds");
        }
        hasSeconds = true;
        anything = true;
    }

    private void readFraction(Fraction part) throws ParseException {
        long unit = 100_000_000;
        for (int digit = 0; digit < part.first(); digit++) {
            unit /= 10;
        }
        int count = 0;
        while (!atEnd() && count < part.count() && Character.isDigit(peek())) {
            fraction += unit * Character.digit(peek(), 10);
            unit /= 10;
            count++;
            skip();
        }
        if (count == 0 && part.first() < FRACTION_DIGITS) {
            throw unexpected("a digit");
        }
        anything = true;
    }

    private void readDatePart(DatePart part, boolean noDelimiter) throws ParseException {
        String source = this.source;
        int start = position.getIndex();
        if (noDelimiter) {
            source = source.substring(0, Math.min(source.length(), start + part.count()));
        }
        ParsePosition position = new ParsePosition(start);
        DateFieldReader reader = part.reader();
        if (!reader.read(source, position)) {
            throw unexpected(
                    "a time field (" + String.valueOf(part.letter()).repeat(part.count()) + ')');
        }
        this.position.setIndex(position.getIndex());
        anything = true;
        reader.fields().forEach(this::set);
        TimeZone named = reader.namedZone();
        if (named != null) {
            namedZone = named;
        }
    }

    /** Days of the week and weeks say nothing that the date does not say. */
    private void set(int field, int value) {
        switch (field) {
            case Calendar.YEAR,
                    Calendar.MONTH,
                    Calendar.DAY_OF_MONTH,
                    Calendar.DAY_OF_YEAR,
                    Calendar.HOUR_OF_DAY,
                    Calendar.HOUR,
                    Calendar.AM_PM,
                    Calendar.MINUTE,
                    Calendar.SECOND,
                    Calendar.ZONE_OFFSET,
                    Calendar.DST_OFFSET -> {
                fields[field] = value;
                isSet[field] = true;
            }
            default -> {
                // The rest is in other fields, too.
            }
        }
    }

    private ParseException unexpected(String wanted) {
        int index = position.getIndex();
        return new ParseException(
                "Not a time: \"" + source + "\": expected " + wanted + " at column " + (index + 1),
                index);
    }

    private long result(long ref) throws ParseException {
        try {
            if (hasSeconds) {
                long magnitude =
                        Math.addExact(Math.multiplyExact(seconds, NS_PER_SECOND), fraction);
                return negative ? -magnitude : magnitude;
            }
            long second = Math.floorDiv(calendarOf(ref).getTimeInMillis(), 1000L);
            return Math.addExact(Math.multiplyExact(second, NS_PER_SECOND), fraction);
        } catch (ArithmeticException e) {
            throw new ParseException("Time out of range: \"" + source + '"', 0);
        }
    }

    private Calendar calendarOf(long ref) {
        Calendar calendar = new GregorianCalendar(zone, Locale.ROOT);
        calendar.setTimeInMillis(Math.floorDiv(ref, 1_000_000L));
        calendar.set(Calendar.MILLISECOND, 0);
        boolean[] isSet = this.isSet;
        boolean hour = isSet[Calendar.HOUR_OF_DAY] || isSet[Calendar.HOUR];
        boolean day = isSet[Calendar.DAY_OF_MONTH] || isSet[Calendar.DAY_OF_YEAR];
        boolean month = isSet[Calendar.MONTH];
        // Fields finer than the finest that was given start from their beginning, coarser ones are
        // the reference's.
        boolean any = isSet[Calendar.YEAR];
        any |= month;
        if (any && !day) {
            calendar.set(Calendar.DAY_OF_MONTH, 1);
        }
        if (isSet[Calendar.YEAR] && !month && !day) {
            calendar.set(Calendar.MONTH, Calendar.JANUARY);
        }
        any |= day;
        boolean finer = isSet[Calendar.MINUTE] || isSet[Calendar.SECOND];
        if (any && !hour && !finer) {
            calendar.set(Calendar.HOUR_OF_DAY, 0);
        }
        any |= hour;
        if (any && !isSet[Calendar.MINUTE] && !isSet[Calendar.SECOND]) {
            calendar.set(Calendar.MINUTE, 0);
        }
        any |= isSet[Calendar.MINUTE];
        if (any && !isSet[Calendar.SECOND]) {
            calendar.set(Calendar.SECOND, 0);
        }
        TimeZone named = namedZone;
        if (named != null) {
            calendar.setTimeZone(named);
        }
        for (int field = 0; field < isSet.length; field++) {
            if (isSet[field]) {
                calendar.set(field, fields[field]);
            }
        }
        return calendar;
    }
}
