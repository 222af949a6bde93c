package org.eclipse.tracecompass.internal.jsontrace.core.job;

import java.math.BigDecimal;

/**
 * Where the time of an event is: the number behind a text such as {@code "ts":}. A member of the
 * event itself counts before those of objects in it.
 */
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
        int member = member(event, bare, colon);
        int begin = member >= 0 ? member : anywhere(event, bare, colon);
        return begin < 0 ? NONE : number(event, begin);
    }

    /** The place of the value if it is a member of the event itself; -1 if it is not. */
    private static int member(String event, String bare, boolean colon) {
        int depth = 0;
        for (int at = 0; at < event.length(); at++) {
            char c = event.charAt(at);
            if (c == '{' || c == '[') {
                depth++;
            } else if (c == '}' || c == ']') {
                depth--;
            } else if (c == '"') {
                boolean named = depth == 1 && event.startsWith(bare, at);
                int begin = named ? skip(event, at + bare.length(), colon) : -1;
                if (begin >= 0) {
                    return begin;
                }
                at = closingQuote(event, at);
            }
        }
        return -1;
    }

    private static int closingQuote(String event, int open) {
        int at = open + 1;
        while (at < event.length() && event.charAt(at) != '"') {
            at += event.charAt(at) == '\\' ? 2 : 1;
        }
        return at;
    }

    /** The place of the value behind the first such name at any depth; -1 if there is none. */
    private static int anywhere(String event, String bare, boolean colon) {
        int at = event.indexOf(bare);
        while (at >= 0) {
            int begin = skip(event, at + bare.length(), colon);
            if (begin >= 0) {
                return begin;
            }
            at = event.indexOf(bare, at + 1);
        }
        return -1;
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
