package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import org.eclipse.jdt.annotation.Nullable;

/** How texts and unusual names are written between quotes. */
final class Quoting {

    static final char TEXT = '"';
    static final char NAME = '`';
    private static final char ESCAPE = '\\';
    private static final int UNICODE_DIGITS = 4;
    private static final int HEX = 16;
    private static final int DELETE = 0x7f;
    private static final int LAST_CONTROL = 0x9f;
    private static final int FIRST_NONCHARACTER = 0xfffe;

    private Quoting() {}

    static String text(String value) {
        return quote(value, TEXT, false);
    }

    /** Quotes a piece of a path, where {@code <} begins a placeholder. */
    static String path(String value) {
        return quote(value, TEXT, true);
    }

    /** Quotes a name. */
    static String name(String value) {
        return quote(value, NAME, false);
    }

    /** Returns whether a name can be written without quotes. */
    static boolean isPlainName(String name) {
        if (name.isEmpty() || !isNameStart(name.charAt(0))) {
            return false;
        }
        return name.chars().allMatch(Quoting::isNamePart);
    }

    static boolean isNameStart(int c) {
        return c == '_' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    }

    static boolean isNamePart(int c) {
        return isNameStart(c) || (c >= '0' && c <= '9');
    }

    /** Returns whether a name has a character that cannot be shown, or not be written in XML. */
    static boolean hasControl(String name) {
        for (int i = 0; i < name.length(); i++) {
            if (isControl(name, i)) {
                return true;
            }
        }
        return false;
    }

    /** Returns whether a character cannot be shown, or not be written in XML. */
    static boolean isControl(String text, int at) {
        char c = text.charAt(at);
        if (Character.isHighSurrogate(c)) {
            return at + 1 == text.length() || !Character.isLowSurrogate(text.charAt(at + 1));
        }
        if (Character.isLowSurrogate(c)) {
            return at == 0 || !Character.isHighSurrogate(text.charAt(at - 1));
        }
        return c < ' '
                || (c >= DELETE && c <= LAST_CONTROL)
                || c == '\u2028'
                || c == '\u2029'
                || c >= FIRST_NONCHARACTER;
    }

    private static String quote(String value, char mark, boolean path) {
        StringBuilder text = new StringBuilder(value.length() + 2).append(mark);
        for (int i = 0; i < value.length(); i++) {
            char c = value.charAt(i);
            if (c == mark || c == ESCAPE || (path && c == '<')) {
                text.append(ESCAPE).append(c);
            } else if (c == '\n') {
                text.append("\\n");
            } else if (c == '\t') {
                text.append("\\t");
            } else if (isControl(value, i)) {
                text.append(String.format("\\u%04x", Integer.valueOf(c)));
            } else {
                text.append(c);
            }
        }
        return text.append(mark).toString();
    }

    /** Returns what is meant by what stands between quotes; null if an escape is wrong. */
    static @Nullable String unquote(String raw) {
        if (raw.indexOf(ESCAPE) < 0) {
            return raw;
        }
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            if (c != ESCAPE) {
                text.append(c);
                continue;
            }
            if (++i == raw.length()) {
                return null;
            }
            switch (raw.charAt(i)) {
                case 'n' -> text.append('\n');
                case 't' -> text.append('\t');
                case 'r' -> text.append('\r');
                case 'u' -> {
                    int code = unicode(raw, i + 1);
                    if (code < 0) {
                        return null;
                    }
                    text.append((char) code);
                    i += UNICODE_DIGITS;
                }
                case TEXT, NAME, ESCAPE, '<' -> text.append(raw.charAt(i));
                default -> {
                    return null;
                }
            }
        }
        return text.toString();
    }

    private static int unicode(String raw, int from) {
        if (from + UNICODE_DIGITS > raw.length()) {
            return -1;
        }
        int code = 0;
        for (int i = from; i < from + UNICODE_DIGITS; i++) {
            int digit = Character.digit(raw.charAt(i), HEX);
            if (digit < 0) {
                return -1;
            }
            code = code * HEX + digit;
        }
        return code;
    }
}
