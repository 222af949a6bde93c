package org.eclipse.tracecompass.common.core.time;

import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TimeZone;

/** A part of the pattern of a time. */
sealed interface TimePatternToken {

    /** Text that stands as it is. */
    record Literal(String text) implements TimePatternToken {}

    /** Seconds since the epoch, with a sign; at least so many digits. */
    record Seconds(int digits) implements TimePatternToken {}

    /** Digits first to first + count - 1 after the decimal point. */
    record Fraction(int first, int count) implements TimePatternToken {}

    /** One run of a letter of SimpleDateFormat: how it is written, and how it is read. */
    record DatePart(char letter, int count, SimpleDateFormat format, DateFieldReader reader)
            implements TimePatternToken {

        private static final String TEXTS = "GEazZX";
        private static final String MONTHS = "ML";
        private static final int MOST_DIGITS_OF_MONTH = 2;

        /** Names of days and months end by themselves, and so do zones. */
        @Override
        public boolean isDigits() {
            return MONTHS.indexOf(letter) < 0
                    ? TEXTS.indexOf(letter) < 0
                    : count <= MOST_DIGITS_OF_MONTH;
        }
    }

    /**
     * Whether the part is a number: where numbers follow each other, letters say how long each is.
     */
    default boolean isDigits() {
        return !(this instanceof Literal);
    }

    /**
     * Takes a pattern apart.
     *
     * @param pattern the pattern, see {@link TimestampPattern}
     * @param zone the zone of its date parts
     * @param locale the language of its date parts
     * @return its parts in order
     * @throws IllegalArgumentException when it is no pattern
     */
    static List<TimePatternToken> compile(String pattern, TimeZone zone, Locale locale) {
        List<TimePatternToken> tokens = new ArrayList<>();
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
                case 'T' -> tokens.add(new Seconds(count));
                case 'S', 'C', 'N' -> {
                    int first = c == 'C' ? 3 : c == 'N' ? 6 : fraction;
                    tokens.add(new Fraction(first, count));
                    fraction = first + count;
                }
                default -> {
                    String part = pattern.substring(i, end);
                    SimpleDateFormat format = new SimpleDateFormat(part, locale);
                    format.setTimeZone(zone);
                    tokens.add(
                            new DatePart(
                                    c, count, format, new DateFieldReader(part, zone, locale)));
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
}
