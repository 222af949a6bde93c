package org.eclipse.tracecompass.ctf.core.layout;

/**
 * Decodes text that should be UTF-8 without losing what is not: each byte that is no part of a
 * character becomes a lone surrogate, U+DC80 for the byte 0x80 to U+DCFF for 0xFF.
 */
public final class Utf8 {

    private static final char ESCAPE = '\uDC00';
    private static final char FIRST_ESCAPED = '\uDC80';
    private static final char LAST_ESCAPED = '\uDCFF';

    /** The least code point for each number of bytes; smaller ones must not use that many. */
    private static final int[] LEAST = {0, 0, 0x80, 0x800, 0x10000};

    private Utf8() {}

    /** Decodes bytes. */
    static String decode(byte[] bytes, int from, int length) {
        StringBuilder text = new StringBuilder(length);
        int end = from + length;
        int at = from;
        while (at < end) {
            int first = bytes[at] & 0xFF;
            int size = size(first);
            int code = size == 0 || at + size > end ? -1 : code(bytes, at, size);
            if (code < 0) {
                text.append((char) (ESCAPE + first));
                at++;
            } else {
                text.appendCodePoint(code);
                at += size;
            }
        }
        return text.toString();
    }

    /**
     * The length in bytes of a character with this first byte; 0 if no character begins with it.
     */
    private static int size(int first) {
        if (first < 0x80) {
            return 1;
        }
        if (first < 0xC2 || first > 0xF4) {
            return 0;
        }
        return first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4;
    }

    private static int code(byte[] bytes, int at, int size) {
        int code = size == 1 ? bytes[at] : bytes[at] & 0xFF >> size + 1;
        for (int i = 1; i < size; i++) {
            int next = bytes[at + i] & 0xFF;
            if (next >> 6 != 2) {
                return -1;
            }
            code = code << 6 | next & 0x3F;
        }
        boolean sound =
                code >= LEAST[size]
                        && code <= Character.MAX_CODE_POINT
                        && (code < Character.MIN_SURROGATE || code > Character.MAX_SURROGATE);
        return sound ? code : -1;
    }

    /** The text for people: what stands for a byte becomes the replacement character. */
    public static String readable(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (isEscape(text, i)) {
                StringBuilder readable = new StringBuilder(text);
                for (int k = i; k < text.length(); k++) {
                    if (isEscape(text, k)) {
                        readable.setCharAt(k, '\uFFFD');
                    }
                }
                return readable.toString();
            }
        }
        return text;
    }

    private static boolean isEscape(String text, int at) {
        char c = text.charAt(at);
        return c >= FIRST_ESCAPED
                && c <= LAST_ESCAPED
                && (at == 0 || !Character.isHighSurrogate(text.charAt(at - 1)));
    }
}
