package org.eclipse.tracecompass.common.core.text;

/**
 * Makes the characters visible that a terminal would obey instead of showing: escape sequences in
 * names of a trace could move the cursor, change the title or fake output. What turns the direction
 * of writing is among them, for it makes text read otherwise than it is.
 */
public final class ControlCharacters {

    private ControlCharacters() {}

    /** Returns whether a character controls a terminal, including line breaks and tabs. */
    public static boolean isControl(int c) {
        return Character.isISOControl(c) || isTurn(c);
    }

    /** Embeddings, overrides and isolates of the direction of writing. */
    private static boolean isTurn(int c) {
        return c >= 0x202a && c <= 0x202e || c >= 0x2066 && c <= 0x2069;
    }

    /**
     * Returns the visible form of a control character: {@code \n} for a line break, else {@code
     * \x1b} or {@code \}{@code u009b}.
     */
    public static String shown(int c) {
        if (c == '\n') {
            return "\\n";
        }
        return c < ' ' ? "\\x%02x".formatted(c) : "\\u%04x".formatted(c);
    }

    /** Returns a text on one line without control characters. */
    public static String escape(String text) {
        StringBuilder escaped = new StringBuilder(text.length());
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isControl(c)) {
                escaped.append(shown(c));
            } else {
                escaped.append(c);
            }
        }
        return escaped.toString();
    }
}
