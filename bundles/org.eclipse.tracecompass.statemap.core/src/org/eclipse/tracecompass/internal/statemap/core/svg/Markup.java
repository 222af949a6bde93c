package org.eclipse.tracecompass.internal.statemap.core.svg;

/** Text and numbers as they may stand in XML. */
final class Markup {

    private static final int HUNDRED = 100;

    private Markup() {}

    /** Returns any text so that it is shown as it is, in content and in quotes. */
    static String text(String raw) {
        StringBuilder text = new StringBuilder(raw.length() + 16);
        raw.codePoints()
                .forEach(
                        c -> {
                            switch (c) {
                                case '&' -> text.append("&amp;");
                                case '<' -> text.append("&lt;");
                                case '>' -> text.append("&gt;");
                                case '"' -> text.append("&quot;");
                                case '\'' -> text.append("&#39;");
                                default -> text.appendCodePoint(isAllowed(c) ? c : 0xFFFD);
                            }
                        });
        return text.toString();
    }

    private static boolean isAllowed(int c) {
        return c == '\t'
                || c == '\n'
                || c == '\r'
                || c >= 0x20 && c <= 0xD7FF
                || c >= 0xE000 && c <= 0xFFFD
                || c >= 0x10000;
    }

    /** Returns a number with at most two digits behind the point. */
    static String number(double value) {
        return number(new StringBuilder(), value).toString();
    }

    /** Appends a number with at most two digits behind the point. */
    static StringBuilder number(StringBuilder text, double value) {
        long hundredths = Math.round(value * HUNDRED);
        if (hundredths < 0) {
            text.append('-');
            hundredths = -hundredths;
        }
        text.append(hundredths / HUNDRED);
        int rest = (int) (hundredths % HUNDRED);
        if (rest > 0) {
            text.append('.').append((char) ('0' + rest / 10));
            if (rest % 10 > 0) {
                text.append((char) ('0' + rest % 10));
            }
        }
        return text;
    }

    static String colour(int rgb) {
        String hex = Integer.toHexString(rgb & 0xffffff | 1 << 24);
        return '#' + hex.substring(1);
    }

    /** Returns a text of at most so many characters. */
    static String shortened(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most - 1)) + '…';
    }
}
