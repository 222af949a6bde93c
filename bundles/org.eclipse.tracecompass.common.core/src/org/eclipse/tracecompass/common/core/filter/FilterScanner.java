package org.eclipse.tracecompass.common.core.filter;

import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;

/** Finds signs, words and quotes in a filter expression. What a word is depends on where it is. */
final class FilterScanner {

    // Longest first.
    private static final String[] SIGNS = {
        "&&", "||", "==", "!=", "<=", ">=", "=~", "!~", "(", ")", "<", ">", "=", "!", "~"
    };
    private static final String NO_WORD = "()<>=!~&|\"'";
    private static final String NO_STRICT_VALUE = "<>=!~\"'";

    private final String text;
    private int[] closing = {};

    /** The place of the next character. */
    int at;

    FilterScanner(String text) {
        this.text = text;
    }

    boolean atEnd() {
        skipSpace();
        return at >= text.length();
    }

    void skipSpace() {
        while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
            at++;
        }
    }

    int column() {
        return at + 1;
    }

    String since(int from) {
        return text.substring(from, at);
    }

    /** Whether a character can be part of the word that is being typed. */
    static boolean isWordPart(char c) {
        return !Character.isWhitespace(c) && NO_WORD.indexOf(c) < 0;
    }

    private boolean isSpaceOrEnd(int place) {
        return place >= text.length() || Character.isWhitespace(text.charAt(place));
    }

    // --- signs

    /** Returns the sign that comes next, empty if there is none. */
    String sign() {
        skipSpace();
        for (String sign : SIGNS) {
            if (text.startsWith(sign, at)) {
                return sign;
            }
        }
        return "";
    }

    /** Skips a sign if it comes next. */
    boolean skip(String sign) {
        if (sign().equals(sign)) {
            at += sign.length();
            return true;
        }
        return false;
    }

    private boolean endsPart(int place) {
        return text.startsWith("&&", place) || text.startsWith("||", place);
    }

    // --- words

    /** Returns the word that comes next, empty if there is none; does not go past it. */
    String peekWord() {
        skipSpace();
        int end = at;
        while (!isSpaceOrEnd(end) && NO_WORD.indexOf(text.charAt(end)) < 0) {
            end++;
        }
        return text.substring(at, end);
    }

    /** Skips a word if it comes next, in any case. */
    boolean skipWord(String word) {
        String next = peekWord();
        if (next.equalsIgnoreCase(word)) {
            at += next.length();
            return true;
        }
        return false;
    }

    // --- quotes

    boolean isQuote() {
        skipSpace();
        return at < text.length() && isQuote(text.charAt(at));
    }

    private static boolean isQuote(char c) {
        return c == '"' || c == '\'';
    }

    /** Returns where the quotes that begin at a place end, -1 if they do not. */
    int endOfQuotes(int from) {
        char quote = text.charAt(from);
        int i = from + 1;
        while (i < text.length() && text.charAt(i) != quote) {
            i += isEscape(i) ? 2 : 1;
        }
        return i < text.length() ? i + 1 : -1;
    }

    /** Whether the quotes that come next are closed and nothing follows them closely. */
    boolean areQuotesWhole() {
        int end = endOfQuotes(at);
        return end >= 0 && (isSpaceOrEnd(end) || endsPart(end) || text.charAt(end) == ')');
    }

    /** Other backslashes stay: regular expressions are full of them. */
    private boolean isEscape(int place) {
        return text.charAt(place) == '\\'
                && place + 1 < text.length()
                && "\"'\\".indexOf(text.charAt(place + 1)) >= 0;
    }

    /** Reads the text in the quotes that come next. */
    String quoted() {
        int end = endOfQuotes(at);
        if (end < 0) {
            throw new FilterSyntaxException(
                    "the quote " + text.charAt(at) + " is not closed", column());
        }
        StringBuilder value = new StringBuilder();
        for (int i = at + 1; i < end - 1; i++) {
            i += isEscape(i) ? 1 : 0;
            value.append(text.charAt(i));
        }
        at = end;
        return value.toString();
    }

    // --- texts and values

    /**
     * Reads characters up to the next space, {@code &&}, {@code ||} or parenthesis that does not
     * match.
     *
     * @param strict whether other signs end it, too
     * @param regex whether a backslash keeps a sign from being one
     */
    String bare(boolean strict, boolean regex) {
        int from = at;
        while (!isSpaceOrEnd(at) && !endsPart(at)) {
            char c = text.charAt(at);
            boolean escapes = regex && c == '\\' && at + 1 < text.length();
            if (escapes && "()|&".indexOf(text.charAt(at + 1)) >= 0) {
                at += 2;
            } else if (c == '(' && closing(at) >= 0) {
                at = closing(at) + 1;
            } else if (c == ')'
                    || strict && (c == '(' || NO_STRICT_VALUE.indexOf(c) >= 0)
                    || strict && at == from && (c == '&' || c == '|')) {
                break;
            } else {
                at++;
            }
        }
        return since(from);
    }

    /**
     * Returns the place of the parenthesis that closes the one at a place; -1 if it is not closed
     * before the next {@code &&} or {@code ||}.
     */
    int closing(int open) {
        if (closing.length == 0) {
            closing = closings();
        }
        return closing[open];
    }

    private int[] closings() {
        int[] ends = new int[text.length()];
        Arrays.fill(ends, -1);
        Deque<Integer> open = new ArrayDeque<>();
        for (int i = 0; i < ends.length; i++) {
            char c = text.charAt(i);
            if (c == '\\') {
                i++;
            } else if (isQuote(c) && startsWord(i) && endOfQuotes(i) >= 0) {
                i = endOfQuotes(i) - 1;
            } else if (endsPart(i)) {
                open.clear();
            } else if (c == '(') {
                open.push(i);
            } else if (c == ')' && !open.isEmpty()) {
                ends[open.pop()] = i;
            }
        }
        return ends;
    }

    private boolean startsWord(int place) {
        return place == 0
                || Character.isWhitespace(text.charAt(place - 1))
                || "(=<>~!&|".indexOf(text.charAt(place - 1)) >= 0;
    }

    /**
     * Whether the parenthesis that comes next belongs to a regular expression: something follows
     * closely behind its end, or it begins as only groups of regular expressions do.
     */
    boolean isRegexGroup() {
        int end = closing(at);
        return text.startsWith("(?", at)
                || end >= 0
                        && !isSpaceOrEnd(end + 1)
                        && !endsPart(end + 1)
                        && text.charAt(end + 1) != ')';
    }

    // --- errors

    /** Returns an error that names the expected and the actual token. */
    FilterSyntaxException expected(String what) {
        int column = atEnd() ? text.stripTrailing().length() + 1 : column();
        return new FilterSyntaxException("expected " + what + ", found " + found(), column);
    }

    String found() {
        if (atEnd()) {
            return "the end";
        }
        if (isQuote()) {
            int end = endOfQuotes(at);
            return end < 0 ? "'" + text.charAt(at) + '\'' : text.substring(at, end);
        }
        String sign = sign();
        String word = sign.isEmpty() ? peekWord() : sign;
        return '\'' + (word.isEmpty() ? text.substring(at, at + 1) : word) + '\'';
    }
}
