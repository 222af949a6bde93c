package org.eclipse.tracecompass.internal.statemap.core.svg;

/** Numbers, colours and short texts as they stand in the picture. */
final class Markup {

    private static final int HUNDRED = 100;

    private Markup() {}

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

    /** Returns a text shortened to a number of characters. */
    static String shortened(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most - 1)) + '…';
    }
}
