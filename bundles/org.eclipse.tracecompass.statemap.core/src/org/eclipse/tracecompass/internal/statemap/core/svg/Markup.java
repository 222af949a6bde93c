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
        long hundredths = Math.round(value * HUNDRED);
        String sign = hundredths < 0 ? "-" : "";
        long whole = Math.abs(hundredths) / HUNDRED;
        long rest = Math.abs(hundredths) % HUNDRED;
        if (rest == 0) {
            return sign + whole;
        }
        return sign
                + whole
                + (rest % 10 == 0 ? "." + rest / 10 : rest < 10 ? ".0" + rest : "." + rest);
    }

    static String colour(int rgb) {
        return "#%06x".formatted(rgb);
    }

    /** Returns a text of at most so many characters. */
    static String shortened(String text, int most) {
        return text.codePointCount(0, text.length()) <= most
                ? text
                : text.substring(0, text.offsetByCodePoints(0, most - 1)) + '…';
    }
}
