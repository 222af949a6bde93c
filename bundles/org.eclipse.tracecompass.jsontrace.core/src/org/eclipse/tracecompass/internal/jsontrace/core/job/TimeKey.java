package org.eclipse.tracecompass.internal.jsontrace.core.job;

import java.math.BigDecimal;

/** Where the time of an event is: the number behind a text such as {@code "ts":}. */
record TimeKey(String text) {

    private static final BigDecimal NONE = BigDecimal.ONE.negate();
    private static final int MAX_DIGITS = 64;

    /**
     * An event with its time, by which it is sorted.
     *
     * @param time the time, -1 if it has none
     * @param text the event, a character per byte
     */
    record Event(BigDecimal time, String text) implements Comparable<Event> {

        @Override
        public int compareTo(Event other) {
            return time.compareTo(other.time);
        }
    }

    /** Finds the time of an event. Spaces around the colon do not matter. */
    Event event(String event) {
        // An event is written on one line: ends of lines are only between values.
        String line =
                event.indexOf('\n') < 0 && event.indexOf('\r') < 0
                        ? event
                        : event.replace('\n', ' ').replace('\r', ' ');
        return new Event(time(line), line);
    }

    private BigDecimal time(String event) {
        String name = text.strip();
        boolean colon = name.endsWith(":");
        String bare = colon ? name.substring(0, name.length() - 1).stripTrailing() : name;
        int at = event.indexOf(bare);
        while (at >= 0) {
            int begin = skip(event, at + bare.length(), colon);
            if (begin >= 0) {
                return number(event, begin);
            }
            at = event.indexOf(bare, at + 1);
        }
        return NONE;
    }

    /** The place of the value behind a name; -1 if there is no colon. */
    private static int skip(String event, int from, boolean colon) {
        int at = from;
        boolean seen = !colon;
        while (at < event.length()) {
            char c = event.charAt(at);
            if (c == ':' && !seen) {
                seen = true;
            } else if (c != ' ' && c != '\t' && c != '"') {
                break;
            }
            at++;
        }
        return seen ? at : -1;
    }

    private static BigDecimal number(String event, int begin) {
        int end = begin;
        while (end < event.length()
                && end - begin < MAX_DIGITS
                && "+-.eE0123456789".indexOf(event.charAt(end)) >= 0) {
            end++;
        }
        try {
            return new BigDecimal(event.substring(begin, end));
        } catch (NumberFormatException e) {
            return NONE;
        }
    }
}
