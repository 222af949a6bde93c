package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** Builds the text of an XML document, an element a line. */
final class XmlText {

    private static final String INDENTATION = "  ";
    private static final char REPLACEMENT = '\ufffd';

    private final StringBuilder fText =
            new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private int fDepth;

    /** Begins an element that has others inside it. */
    void open(Origin origin, String name, String... attributes) {
        comments(origin);
        tag(name, attributes);
        fText.append('>');
        remark(origin);
        fDepth++;
    }

    /** Begins an element about which nothing is noted. */
    void open(String name, String... attributes) {
        open(Origin.NONE, name, attributes);
    }

    /** Ends an element. */
    void close(Origin origin, String name) {
        comments(origin);
        fDepth--;
        indent();
        fText.append("</").append(name).append('>');
        remark(origin);
    }

    /** Ends an element; only what is noted behind it is written, not what before it. */
    void closeBehind(Origin origin, String name) {
        close(new Origin(0, 0, List.of(), origin.remark()), name);
    }

    /** Writes an element that is nothing but attributes. */
    void empty(Origin origin, String name, String... attributes) {
        comments(origin);
        tag(name, attributes);
        fText.append("/>");
        remark(origin);
    }

    /** Writes an element that is nothing but text. */
    void leaf(String name, String text) {
        tag(name);
        fText.append('>');
        escape(text);
        fText.append("</").append(name).append(">\n");
    }

    /** Writes the comments of an origin. */
    void comments(Origin origin) {
        for (String comment : origin.comments()) {
            indent();
            comment(comment);
            fText.append('\n');
        }
    }

    private void tag(String name, String... attributes) {
        indent();
        fText.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            fText.append(' ').append(attributes[i]).append("=\"");
            escape(attributes[i + 1]);
            fText.append('"');
        }
    }

    private void remark(Origin origin) {
        if (!origin.remark().isEmpty()) {
            fText.append(' ');
            comment(origin.remark());
        }
        fText.append('\n');
    }

    private void comment(String comment) {
        fText.append("<!--").append(XmlComments.encode(comment)).append("-->");
    }

    private void indent() {
        fText.repeat(INDENTATION, fDepth);
    }

    private void escape(String text) {
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '<' -> fText.append("&lt;");
                case '>' -> fText.append("&gt;");
                case '&' -> fText.append("&amp;");
                case '"' -> fText.append("&quot;");
                default -> fText.append(Quoting.isControl(text, i) ? REPLACEMENT : c);
            }
        }
    }

    @Override
    public String toString() {
        return fText.toString();
    }
}
