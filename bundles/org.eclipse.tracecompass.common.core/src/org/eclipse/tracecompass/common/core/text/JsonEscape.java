package org.eclipse.tracecompass.common.core.text;

import java.io.IOException;

/**
 * Strings of JSON. For whole documents use Gson; this is for data that is written as a stream, in a
 * form of its own, by bundles without libraries.
 */
public enum JsonEscape {
    /** Only what JSON demands, and lone surrogates, which UTF-8 cannot hold. */
    PLAIN,
    /**
     * It also escapes characters that could end the HTML or XML element around the JSON, or that
     * XML cannot hold.
     */
    IN_MARKUP;

    /**
     * Appends a string in quotes.
     *
     * @param to receives the string
     * @param text any text, also with lone surrogates
     * @throws IOException if the receiver throws it
     */
    public void quote(Appendable to, String text) throws IOException {
        to.append('"');
        int plain = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (isPlain(text, i)) {
                continue;
            }
            to.append(text, plain, i);
            if (this == PLAIN && (c == '"' || c == '\\')) {
                to.append('\\').append(c);
            } else {
                String hex = Integer.toHexString(c | 1 << 16);
                to.append("\\u").append(hex, 1, hex.length());
            }
            plain = i + 1;
        }
        to.append(text, plain, text.length()).append('"');
    }

    /**
     * Makes a JSON text fit for UTF-8.
     *
     * @param json JSON, in whose strings there may be lone surrogates
     * @return the same JSON, in which they are escaped
     */
    public static String escapeSurrogates(String json) {
        StringBuilder text = new StringBuilder(json.length());
        for (int i = 0; i < json.length(); i++) {
            char c = json.charAt(i);
            if (Character.isSurrogate(c) && !Surrogates.isPaired(json, i)) {
                text.append("\\u").append(Integer.toHexString(c));
            } else {
                text.append(c);
            }
        }
        return text.toString();
    }

    private boolean isPlain(String text, int at) {
        char c = text.charAt(at);
        if (c < ' ' || c == '"' || c == '\\') {
            return false;
        }
        if (Character.isSurrogate(c)) {
            return Surrogates.isPaired(text, at);
        }
        return this == PLAIN
                || "<>&'".indexOf(c) < 0
                        && (c < 0x7f || c > 0x9f)
                        && c != '\u2028'
                        && c != '\u2029'
                        && c < 0xfffe;
    }
}
