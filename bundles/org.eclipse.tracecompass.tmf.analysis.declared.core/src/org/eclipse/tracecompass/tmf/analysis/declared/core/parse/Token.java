package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;

/**
 * A word or a sign of the text.
 *
 * @param kind what it is
 * @param text what is written; of a text or a name in quotes what is between them, escapes as
 *     written
 * @param line its line, from 1
 * @param column its column, from 1
 * @param comments the comments before it
 * @param remark the comment behind it, if that is the last of the line; else empty
 */
record Token(Kind kind, String text, int line, int column, List<String> comments, String remark) {

    enum Kind {
        NAME,
        QUOTED_NAME,
        INTEGER,
        DOUBLE,
        STRING,
        SYMBOL,
        END
    }

    boolean is(String word) {
        return (kind == Kind.SYMBOL || kind == Kind.NAME) && text.equals(word);
    }

    boolean isName() {
        return kind == Kind.NAME || kind == Kind.QUOTED_NAME;
    }

    /** Returns how messages name it. */
    String describe() {
        return switch (kind) {
            case END -> "the end of the file";
            case STRING -> '"' + shorten(text) + '"';
            case NAME, QUOTED_NAME, INTEGER, DOUBLE, SYMBOL -> '\'' + shorten(text) + '\'';
        };
    }

    private static String shorten(String text) {
        return text.length() <= 40 ? text : text.substring(0, 40) + '…';
    }
}
