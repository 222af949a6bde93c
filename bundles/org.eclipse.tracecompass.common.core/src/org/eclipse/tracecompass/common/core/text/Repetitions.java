package org.eclipse.tracecompass.common.core.text;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.regex.PatternSyntaxException;

/**
 * How often a regular expression repeats something by counts such as {@code {1000}}, those in each
 * other multiplied. The matcher counts so far even where there is nothing to look at.
 */
final class Repetitions {

    static final long MOST = 1_000_000;

    private final String regex;
    private final Deque<Long> outer = new ArrayDeque<>();

    /** The most repetitions in the group that is open, and in what was read last. */
    private long most = 1;

    private long last = 1;
    private int at;

    private Repetitions(String regex) {
        this.regex = regex;
    }

    /**
     * Checks an expression that is sound otherwise.
     *
     * @throws PatternSyntaxException if it repeats something too often
     */
    static void check(String regex) {
        if (regex.indexOf('{') >= 0) {
            new Repetitions(regex).check();
        }
    }

    private void check() {
        int depth = 0;
        for (at = 0; at < regex.length(); at++) {
            char c = regex.charAt(at);
            if (c == '\\') {
                skipEscape();
            } else if (c == '[') {
                depth++;
            } else if (c == ']' && depth > 0) {
                depth--;
            } else if (depth == 0) {
                sign(c);
            }
        }
    }

    /** Quoted text has no repetition count; the braces of {@code \p{L}} are not a count. */
    private void skipEscape() {
        last = 1;
        at++;
        if (at < regex.length() && regex.charAt(at) == 'Q') {
            int end = regex.indexOf("\\E", at);
            at = end < 0 ? regex.length() : end + 1;
        } else if (at + 1 < regex.length() && regex.charAt(at + 1) == '{') {
            at = Math.max(at, regex.indexOf('}', at));
        }
    }

    private void sign(char c) {
        switch (c) {
            case '(' -> {
                outer.push(most);
                most = 1;
                last = 1;
            }
            case ')' -> {
                last = most;
                most = outer.isEmpty() ? most : Math.max(outer.pop(), most);
            }
            case '{' -> count();
            case '*', '+', '?' -> {
                // as often as there is something to look at
            }
            default -> last = 1;
        }
    }

    private void count() {
        int end = regex.indexOf('}', at);
        String[] numbers = regex.substring(at + 1, Math.max(at + 1, end)).split(",");
        for (String number : numbers) {
            long count = number.matches("\\d{1,10}") ? Long.parseLong(number) : 1;
            if (Math.max(1, count) * last > MOST) {
                throw new PatternSyntaxException(
                        "it repeats a part more than a million times", regex, at);
            }
            most = Math.max(most, count * last);
        }
        at = Math.max(at, end);
    }
}
