package org.eclipse.tracecompass.common.core.text;

/**
 * Text as it may stand in XML: in the content of an element, and in an attribute between double
 * quotes. Characters that XML cannot hold become U+FFFD, so any text gives a well-formed document.
 */
public final class XmlEscape {

    private static final char REPLACEMENT = '\ufffd';

    private XmlEscape() {}

    /**
     * Returns a text escaped.
     *
     * @param raw any text, also with lone surrogates
     * @return the text that an XML parser reads as the same, except for characters that XML cannot
     *     hold
     */
    public static String escape(String raw) {
        StringBuilder text = new StringBuilder(raw.length() + 16);
        append(text, raw);
        return text.toString();
    }

    /**
     * Appends a text escaped.
     *
     * @param to receives the text
     * @param raw any text
     * @see #escape
     */
    public static void append(StringBuilder to, String raw) {
        for (int i = 0; i < raw.length(); i++) {
            char c = raw.charAt(i);
            switch (c) {
                case '&' -> to.append("&amp;");
                case '<' -> to.append("&lt;");
                case '>' -> to.append("&gt;");
                case '"' -> to.append("&quot;");
                // parsers would make spaces of these in attributes
                case '\t', '\n', '\r' -> to.append("&#").append((int) c).append(';');
                default -> to.append(isAllowed(raw, i) ? c : REPLACEMENT);
            }
        }
    }

    private static boolean isAllowed(String text, int at) {
        char c = text.charAt(at);
        return Character.isSurrogate(c)
                ? Surrogates.isPaired(text, at)
                : c >= ' ' && c <= REPLACEMENT;
    }
}
