package org.eclipse.tracecompass.tmf.core.timestamp;

import java.text.ParseException;
import java.text.ParsePosition;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Calendar;
import java.util.Date;
import java.util.GregorianCalendar;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;
import org.eclipse.jdt.annotation.Nullable;

/**
 * A compiled pattern of {@link TmfTimestampFormat}: writes and reads nanoseconds. Thread-safe.
 *
 * <p>The text of the date part is kept for the last second that was written: in a table of events
 * most rows differ in the fraction only.
 */
final class TimestampPattern {

    private static final long NS_PER_SECOND = 1_000_000_000L;
    private static final int FRACTION_DIGITS = 9;

    private sealed interface Token {}

    private record Literal(String text) implements Token {}

    /** Seconds since the epoch, with a sign. */
    private record Seconds() implements Token {}

    /** Digits first to first + count - 1 after the decimal point. */
    private record Fraction(int first, int count) implements Token {}

    /** One run of a letter of SimpleDateFormat. */
    private record DatePart(char letter, int count, SimpleDateFormat format) implements Token {}

    private final List<Token> fTokens;
    private final TimeZone fZone;
    private final boolean fHasSeconds;
    private final String[] fDateTexts;
    private long fDateSecond = Long.MIN_VALUE;

    TimestampPattern(String pattern, TimeZone zone, Locale locale) {
        fTokens = compile(pattern, zone, locale);
        fZone = zone;
        fHasSeconds = fTokens.stream().anyMatch(Seconds.class::isInstance);
        fDateTexts = new String[fTokens.size()];
    }

    private static List<Token> compile(String pattern, TimeZone zone, Locale locale) {
        List<Token> tokens = new ArrayList<>();
        StringBuilder literal = new StringBuilder();
        int fraction = 0;
        int i = 0;
        while (i < pattern.length()) {
            char c = pattern.charAt(i);
            if (c == '\'') {
                i = quoted(pattern, i, literal);
                continue;
            }
            if (!isLetter(c)) {
                literal.append(c);
                i++;
                continue;
            }
            int end = i;
            while (end < pattern.length() && pattern.charAt(end) == c) {
                end++;
            }
            if (!literal.isEmpty()) {
                tokens.add(new Literal(literal.toString()));
                literal.setLength(0);
            }
            int count = end - i;
            switch (c) {
                case 'T' -> tokens.add(new Seconds());
                case 'S', 'C', 'N' -> {
                    int first = c == 'C' ? 3 : c == 'N' ? 6 : fraction;
                    tokens.add(new Fraction(first, count));
                    fraction = first + count;
                }
                default -> {
                    SimpleDateFormat format =
                            new SimpleDateFormat(pattern.substring(i, end), locale);
                    format.setTimeZone(zone);
                    tokens.add(new DatePart(c, count, format));
                }
            }
            i = end;
        }
        if (!literal.isEmpty()) {
            tokens.add(new Literal(literal.toString()));
        }
        return tokens;
    }

    private static boolean isLetter(char c) {
        return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
    }

    /**
     * Appends the quoted text that starts at a quote; two quotes are one. Returns where to go on.
     */
    private static int quoted(String pattern, int start, StringBuilder literal) {
        if (start + 1 < pattern.length() && pattern.charAt(start + 1) == '\'') {
            literal.append('\'');
            return start + 2;
        }
        int i = start + 1;
        while (i < pattern.length()) {
            char c = pattern.charAt(i);
            if (c != '\'') {
                literal.append(c);
                i++;
            } else if (i + 1 < pattern.length() && pattern.charAt(i + 1) == '\'') {
                literal.append('\'');
                i += 2;
            } else {
                return i + 1;
            }
        }
        throw new IllegalArgumentException("Unterminated quote in time pattern: " + pattern);
    }

    synchronized String format(long nanos) {
        // With seconds since the epoch a negative time is a sign and a magnitude; else it is a date
        // before 1970.
        long value = fHasSeconds ? Math.abs(Math.max(nanos, -Long.MAX_VALUE)) : nanos;
        long second = Math.floorDiv(value, NS_PER_SECOND);
        int fraction = (int) Math.floorMod(value, NS_PER_SECOND);
        long dateSecond = Math.floorDiv(nanos, NS_PER_SECOND);
        boolean sameDate = dateSecond == fDateSecond;
        StringBuilder text = new StringBuilder(32);
        for (int i = 0; i < fTokens.size(); i++) {
            switch (fTokens.get(i)) {
                case Literal literal -> text.append(literal.text());
                case Seconds s -> {
                    if (nanos < 0) {
                        text.append('-');
                    }
                    text.append(second);
                }
                case Fraction part -> appendDigits(text, fraction, part);
                case DatePart part -> {
                    if (!sameDate || fDateTexts[i] == null) {
                        fDateTexts[i] = part.format().format(new Date(dateSecond * 1000));
                    }
                    text.append(fDateTexts[i]);
                }
            }
        }
        fDateSecond = dateSecond;
        return text.toString();
    }

    private static void appendDigits(StringBuilder text, int fraction, Fraction part) {
        int divisor = 100_000_000;
        for (int digit = 0; digit < part.first() && divisor > 0; digit++) {
            divisor /= 10;
        }
        for (int k = 0; k < part.count(); k++) {
            text.append(divisor == 0 ? '0' : (char) ('0' + fraction / divisor % 10));
            divisor /= 10;
        }
    }

    /** What was read so far. */
    private static final class Reading {
        final String source;
        final ParsePosition position;
        final int[] fields = new int[Calendar.FIELD_COUNT];
        final boolean[] isSet = new boolean[Calendar.FIELD_COUNT];
        boolean anything;
        boolean negative;
        boolean hasSeconds;
        long seconds;
        long fraction;
        @Nullable Integer zoneOffset;

        Reading(String source, int start) {
            this.source = source;
            position = new ParsePosition(start);
        }

        boolean atEnd() {
            return position.getIndex() >= source.length();
        }

        char peek() {
            return source.charAt(position.getIndex());
        }

        void skip() {
            position.setIndex(position.getIndex() + 1);
        }

        void skipSpaces() {
            while (!atEnd() && Character.isWhitespace(peek())) {
                skip();
            }
        }
    }

    /**
     * Parses from a position on, which is moved behind what was used. Missing fields are those of
     * ref.
     */
    synchronized long parse(String source, ParsePosition position, long ref) throws ParseException {
        Reading reading = new Reading(source, position.getIndex());
        reading.skipSpaces();
        for (int i = 0; i < fTokens.size(); i++) {
            if (reading.atEnd()) {
                break;
            }
            switch (fTokens.get(i)) {
                case Literal literal -> readLiteral(reading, literal.text());
                case Seconds s -> readSeconds(reading);
                case Fraction part -> readFraction(reading, part);
                case DatePart part -> readDatePart(reading, part, isDigitsNext(i + 1));
            }
        }
        if (!reading.anything) {
            throw new ParseException("Not a time: \"" + source + '"', position.getIndex());
        }
        position.setIndex(reading.position.getIndex());
        return result(reading, ref);
    }

    private boolean isDigitsNext(int index) {
        return index < fTokens.size() && !(fTokens.get(index) instanceof Literal);
    }

    private static void readLiteral(Reading reading, String text) throws ParseException {
        for (int i = 0; i < text.length(); i++) {
            if (reading.atEnd()) {
                return;
            }
            char wanted = text.charAt(i);
            if (reading.peek() == wanted) {
                reading.skip();
            } else if (Character.isWhitespace(wanted)) {
                reading.skipSpaces();
            } else {
                throw unexpected(reading, "'" + wanted + '\'');
            }
        }
    }

    private static void readSeconds(Reading reading) throws ParseException {
        if (reading.peek() == '-') {
            reading.negative = true;
            reading.skip();
        }
        int start = reading.position.getIndex();
        while (!reading.atEnd() && Character.isDigit(reading.peek())) {
            reading.skip();
        }
        String digits = reading.source.substring(start, reading.position.getIndex());
        try {
            reading.seconds = Long.parseLong(digits);
        } catch (NumberFormatException e) {
            reading.position.setIndex(start);
            throw unexpected(reading, "a number of seconds");
        }
        reading.hasSeconds = true;
        reading.anything = true;
    }

    private static void readFraction(Reading reading, Fraction part) throws ParseException {
        long unit = 100_000_000;
        for (int digit = 0; digit < part.first(); digit++) {
            unit /= 10;
        }
        int count = 0;
        while (!reading.atEnd() && count < part.count() && Character.isDigit(reading.peek())) {
            reading.fraction += unit * Character.digit(reading.peek(), 10);
            unit /= 10;
            count++;
            reading.skip();
        }
        if (count == 0 && part.first() < FRACTION_DIGITS) {
            throw unexpected(reading, "a digit");
        }
        reading.anything = true;
    }

    private void readDatePart(Reading reading, DatePart part, boolean noDelimiter)
            throws ParseException {
        String source = reading.source;
        int start = reading.position.getIndex();
        if (noDelimiter) {
            source = source.substring(0, Math.min(source.length(), start + part.count()));
        }
        ParsePosition position = new ParsePosition(start);
        Date date = part.format().parse(source, position);
        if (date == null) {
            throw unexpected(
                    reading,
                    "a time field (" + String.valueOf(part.letter()).repeat(part.count()) + ')');
        }
        reading.position.setIndex(position.getIndex());
        reading.anything = true;
        Calendar calendar = new GregorianCalendar(fZone, Locale.ROOT);
        calendar.setTime(date);
        int field =
                switch (part.letter()) {
                    case 'y' -> Calendar.YEAR;
                    case 'M', 'L' -> Calendar.MONTH;
                    case 'd' -> Calendar.DAY_OF_MONTH;
                    case 'D' -> Calendar.DAY_OF_YEAR;
                    case 'H', 'k' -> Calendar.HOUR_OF_DAY;
                    case 'h', 'K' -> Calendar.HOUR;
                    case 'a' -> Calendar.AM_PM;
                    case 'm' -> Calendar.MINUTE;
                    case 's' -> Calendar.SECOND;
                    case 'z', 'Z', 'X' -> Calendar.ZONE_OFFSET;
                    default -> -1;
                };
        if (field == Calendar.ZONE_OFFSET) {
            // The format gave 1970-01-01 00:00 of the zone that was read.
            reading.zoneOffset = (int) -date.getTime();
        } else if (field >= 0) {
            reading.fields[field] = calendar.get(field);
            reading.isSet[field] = true;
        }
    }

    private static ParseException unexpected(Reading reading, String wanted) {
        int index = reading.position.getIndex();
        return new ParseException(
                "Not a time: \""
                        + reading.source
                        + "\": expected "
                        + wanted
                        + " at column "
                        + (index + 1),
                index);
    }

    private long result(Reading reading, long ref) throws ParseException {
        try {
            if (reading.hasSeconds) {
                long magnitude =
                        Math.addExact(
                                Math.multiplyExact(reading.seconds, NS_PER_SECOND),
                                reading.fraction);
                return reading.negative ? -magnitude : magnitude;
            }
            long second = Math.floorDiv(calendarOf(reading, ref).getTimeInMillis(), 1000L);
            return Math.addExact(Math.multiplyExact(second, NS_PER_SECOND), reading.fraction);
        } catch (ArithmeticException e) {
            throw new ParseException("Time out of range: \"" + reading.source + '"', 0);
        }
    }

    private Calendar calendarOf(Reading reading, long ref) {
        Calendar calendar = new GregorianCalendar(fZone, Locale.ROOT);
        calendar.setTimeInMillis(Math.floorDiv(ref, 1_000_000L));
        calendar.set(Calendar.MILLISECOND, 0);
        boolean[] isSet = reading.isSet;
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
        for (int field = 0; field < isSet.length; field++) {
            if (isSet[field]) {
                calendar.set(field, reading.fields[field]);
            }
        }
        Integer offset = reading.zoneOffset;
        if (offset != null) {
            calendar.set(Calendar.ZONE_OFFSET, offset);
            calendar.set(Calendar.DST_OFFSET, 0);
        }
        return calendar;
    }
}
