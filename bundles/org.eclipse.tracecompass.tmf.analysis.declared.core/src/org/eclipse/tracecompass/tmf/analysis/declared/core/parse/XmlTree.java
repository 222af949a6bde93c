package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.io.StringReader;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import javax.xml.stream.Location;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Reads the elements of a document. Document types are refused, and with them entities other than
 * the five of XML: nothing outside the document is ever read, and nothing in it grows.
 */
final class XmlTree {

    /** Deeper than any document that can be understood. */
    private static final int DEPTH = 2 * Limits.DEPTH + 10;

    private final String text;
    private final int shift;
    private final int[] lineStarts;
    private final Deque<XmlNode> open = new ArrayDeque<>();
    private List<String> comments = new ArrayList<>();
    private @Nullable XmlNode root;

    /** The element that a comment on the same line belongs to. */
    private @Nullable XmlNode last;

    private boolean lastEnded;
    private int lastLine;

    /**
     * Reads a document.
     *
     * @param text the document
     * @param shift how many characters were put before its first line, which take no part in places
     */
    private XmlTree(String text, int shift) {
        this.text = text;
        this.shift = shift;
        int[] starts = new int[16];
        int count = 1;
        for (int at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) {
            if (count == starts.length) {
                starts = Arrays.copyOf(starts, 2 * count);
            }
            starts[count++] = at + 1;
        }
        lineStarts = Arrays.copyOf(starts, count);
    }

    /** Returns the root of a document. */
    static XmlNode read(String text, int shift) {
        return new XmlTree(text, shift).read();
    }

    private XmlNode read() {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, Boolean.FALSE);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, Boolean.FALSE);
        factory.setProperty(XMLInputFactory.IS_NAMESPACE_AWARE, Boolean.FALSE);
        factory.setXMLResolver(
                (publicId, systemId, base, namespace) -> {
                    throw new XMLStreamException("Files outside are never read");
                });
        try {
            XMLStreamReader reader = factory.createXMLStreamReader(new StringReader(text));
            try {
                while (reader.hasNext()) {
                    event(reader.next(), reader);
                }
            } finally {
                reader.close();
            }
        } catch (XMLStreamException e) {
            int line = e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getLineNumber());
            int column =
                    e.getLocation() == null ? 0 : Math.max(0, e.getLocation().getColumnNumber());
            throw new SyntaxError(
                    line,
                    line == 1 ? Math.max(1, column - shift) : column,
                    "This is not well-formed XML: " + reason(e),
                    "");
        }
        XmlNode root = this.root;
        if (root == null) {
            throw new SyntaxError(0, 0, "The document has no element", "");
        }
        root.endComments.addAll(comments);
        return root;
    }

    /** Returns the sentence of the parser, without the place that is in it. */
    private static String reason(XMLStreamException e) {
        String message = String.valueOf(e.getMessage());
        int at = message.indexOf("Message: ");
        return Comments.clean(at < 0 ? message : message.substring(at + "Message: ".length()));
    }

    private void event(int event, XMLStreamReader reader) {
        switch (event) {
            case XMLStreamConstants.START_ELEMENT -> start(reader);
            case XMLStreamConstants.END_ELEMENT -> end(reader);
            case XMLStreamConstants.COMMENT -> comment(reader);
            case XMLStreamConstants.CHARACTERS,
                    XMLStreamConstants.CDATA,
                    XMLStreamConstants.SPACE -> {
                XmlNode node = open.peek();
                if (node != null) {
                    node.text.append(reader.getText());
                }
            }
            case XMLStreamConstants.DTD -> {
                int line = reader.getLocation().getLineNumber();
                throw new SyntaxError(
                        line, 1, "A document type is not allowed", "Remove <!DOCTYPE …>");
            }
            case XMLStreamConstants.ENTITY_REFERENCE ->
                    throw new SyntaxError(
                            reader.getLocation().getLineNumber(),
                            1,
                            "The entity &" + reader.getLocalName() + "; is not allowed",
                            "Only &lt; &gt; &amp; &quot; &apos; are allowed");
            default -> {
                // processing instructions and the like say nothing
            }
        }
    }

    private void start(XMLStreamReader reader) {
        // a tag has no "<" inside it, so the last one before its end begins it
        int end = offset(reader);
        int begin = Math.max(0, text.lastIndexOf('<', end - 1));
        int line = lineOf(begin);
        XmlNode node = new XmlNode(reader.getLocalName(), line, columnOf(begin, line));
        if (open.size() == DEPTH) {
            throw node.error("Elements are nested too deeply", "");
        }
        for (int i = 0; i < reader.getAttributeCount(); i++) {
            node.attributes.put(reader.getAttributeLocalName(i), reader.getAttributeValue(i));
        }
        node.comments.addAll(comments);
        comments = new ArrayList<>();
        node.textLine = lineOf(end);
        node.textColumn = columnOf(end, node.textLine);
        XmlNode parent = open.peek();
        if (parent != null) {
            parent.children.add(node);
        } else {
            root = node;
        }
        open.push(node);
        passed(node, false, end);
    }

    private void end(XMLStreamReader reader) {
        XmlNode node = open.pop();
        node.endComments.addAll(comments);
        comments = new ArrayList<>();
        passed(node, true, offset(reader));
    }

    private void passed(XmlNode node, boolean ended, int offset) {
        last = node;
        lastEnded = ended;
        lastLine = lineOf(offset);
    }

    private void comment(XMLStreamReader reader) {
        List<String> lines = Comments.lines(XmlComments.decode(reader.getText()));
        int line = lineOf(offset(reader));
        XmlNode last = this.last;
        boolean behind = last != null && line == lastLine && lines.size() == 1;
        if (last != null && behind && !lastEnded && last.remark.length() < Limits.NAME) {
            last.remark = (last.remark + ' ' + lines.get(0)).strip();
        } else if (last != null && behind && last.endRemark.length() < Limits.NAME) {
            last.endRemark = (last.endRemark + ' ' + lines.get(0)).strip();
        } else {
            comments.addAll(lines.isEmpty() ? List.of("") : lines);
        }
    }

    /** Line and column of the reader are right; its offset is not always. */
    private int offset(XMLStreamReader reader) {
        Location at = reader.getLocation();
        int line = Math.clamp(at.getLineNumber() - 1L, 0, lineStarts.length - 1);
        return Math.clamp(lineStarts[line] + at.getColumnNumber() - 1L, 0, text.length());
    }

    private int lineOf(int offset) {
        int at = Arrays.binarySearch(lineStarts, offset);
        return at >= 0 ? at + 1 : -at - 1;
    }

    private int columnOf(int offset, int line) {
        int column = offset - lineStarts[line - 1] + 1;
        return line == 1 ? Math.max(1, column - shift) : column;
    }
}
