package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.List;
import org.eclipse.tracecompass.common.core.text.XmlEscape;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;

/** Builds the text of an XML document, an element a line. */
final class XmlText {

    private static final String INDENTATION = "  ";

    private final StringBuilder text =
            new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    private int depth;

    /** Begins an element that has others inside it. */
    void open(Origin origin, String name, String... attributes) {
        comments(origin);
        tag(name, attributes);
        text.append('>');
        remark(origin);
        depth++;
    }

    /** Begins an element about which nothing is noted. */
    void open(String name, String... attributes) {
        open(Origin.NONE, name, attributes);
    }

    /** Ends an element. */
    void close(Origin origin, String name) {
        comments(origin);
        depth--;
        indent();
        text.append("</").append(name).append('>');
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
        text.append("/>");
        remark(origin);
    }

    /** Writes an element that is nothing but text. */
    void leaf(String name, String text) {
        tag(name);
        this.text.append('>');
        XmlEscape.append(this.text, text);
        this.text.append("</").append(name).append(">\n");
    }

    /** Writes the comments of an origin. */
    void comments(Origin origin) {
        for (String comment : origin.comments()) {
            indent();
            comment(comment);
            text.append('\n');
        }
    }

    private void tag(String name, String... attributes) {
        indent();
        text.append('<').append(name);
        for (int i = 0; i < attributes.length; i += 2) {
            text.append(' ').append(attributes[i]).append("=\"");
            XmlEscape.append(text, attributes[i + 1]);
            text.append('"');
        }
    }

    private void remark(Origin origin) {
        if (!origin.remark().isEmpty()) {
            text.append(' ');
            comment(origin.remark());
        }
        text.append('\n');
    }

    private void comment(String comment) {
        text.append("<!--").append(XmlComments.encode(comment)).append("-->");
    }

    private void indent() {
        text.repeat(INDENTATION, depth);
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
