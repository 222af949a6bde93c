package org.eclipse.tracecompass.tmf.drawing.core.surface;

/** A text on one line: what would begin another, or a column, is a space. */
final class LineOfText {

    private LineOfText() {}

    /** The text as it is drawn; of the same length. */
    static String of(String text) {
        return text.replace('\n', ' ').replace('\r', ' ').replace('\t', ' ');
    }

    /** Whether a text has spaces that SVG leaves out unless told otherwise. */
    static boolean hasMoreSpaces(String line) {
        return line.startsWith(" ") || line.endsWith(" ") || line.contains("  ");
    }
}
