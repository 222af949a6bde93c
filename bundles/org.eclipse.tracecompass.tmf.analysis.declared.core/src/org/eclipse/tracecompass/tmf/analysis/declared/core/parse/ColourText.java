package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

/** How colours are written. */
final class ColourText {

    private static final int LENGTH = 7;
    private static final int HEX = 16;

    private ColourText() {}

    /** Returns whether it is {@code #rrggbb}. */
    static boolean isColour(String text) {
        return text.length() == LENGTH
                && text.charAt(0) == '#'
                && text.chars().skip(1).allMatch(c -> c < 0x80 && Character.digit(c, HEX) >= 0);
    }
}
