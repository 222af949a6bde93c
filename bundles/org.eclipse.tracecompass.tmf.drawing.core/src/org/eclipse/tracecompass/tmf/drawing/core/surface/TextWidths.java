package org.eclipse.tracecompass.tmf.drawing.core.surface;

/**
 * Widths of characters of an ordinary sans-serif font, so that a text can be placed where no font
 * is at hand. The same on every machine, and rather too wide than too narrow.
 */
final class TextWidths {

    /** Widths of ' ' to '~' in hundredths of the font size. */
    private static final int[] ASCII = {
        30, 35, 42, 72, 62, 86, 74, 25, 36, 36, 46, 78, 30, 35, 30, 32, 60, 60, 60, 60, 60, 60, 60,
                60, 60, 60, 32, 32,
        78, 78, 78, 52, 96, 68, 67, 68, 74, 62, 57, 75, 74, 29, 31, 65, 55, 84, 74, 77, 60, 77, 67,
                63, 60, 72, 68, 96,
        67, 61, 67, 37, 32, 37, 78, 50, 48, 60, 61, 54, 61, 60, 34, 61, 61, 27, 27, 57, 27, 94, 61,
                60, 61, 61, 40, 52,
        38, 61, 58, 80, 58, 58, 52, 60, 32, 60, 78
    };

    private TextWidths() {}

    /** The width of a text in a font of some size. */
    static double of(String text, double size, boolean bold) {
        long sum = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= ' ' && c <= '~') {
                sum += ASCII[c - ' '];
            } else if (c == '\u2009') {
                sum += 20;
            } else if (c >= '\u1100' && !Character.isSurrogate(c)) {
                sum += 100;
            } else {
                // also each half of a character beyond 16 bits
                sum += 62;
            }
        }
        return sum * size / 100 * (bold ? 1.1 : 1);
    }
}
