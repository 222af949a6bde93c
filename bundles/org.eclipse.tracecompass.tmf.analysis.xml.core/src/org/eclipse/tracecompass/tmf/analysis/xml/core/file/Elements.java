package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;

/** Reads elements of a document. The functions only read, and may be called by several threads. */
public final class Elements {

    private static final String LINE = "line";
    private static final String FILE = "file";

    private Elements() {}

    /** Returns the child elements of an element, in their order. */
    public static List<Element> children(Node parent) {
        List<Element> children = new ArrayList<>();
        // by siblings: lists of nodes keep positions, which several threads must not share
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    /** Returns the child elements of a name, in their order. */
    public static List<Element> children(Node parent, String name) {
        return children(parent).stream().filter(child -> is(child, name)).toList();
    }

    /** Returns the first child element of a name; null if there is none. */
    public static @Nullable Element child(Node parent, String name) {
        for (Element child : children(parent)) {
            if (is(child, name)) {
                return child;
            }
        }
        return null;
    }

    /** Returns whether an element has a name. */
    public static boolean is(Element element, String name) {
        return name.equals(element.getNodeName());
    }

    /** Returns the value of an attribute; empty if the element does not have it. */
    public static String attribute(Element element, String name) {
        String value = element.getAttribute(name);
        return value == null ? "" : value;
    }

    /** Returns whether an attribute is true; a default value where the element does not have it. */
    public static boolean flag(Element element, String name, boolean absent) {
        String value = attribute(element, name).strip();
        return value.isEmpty() ? absent : value.equals("true") || value.equals("1");
    }

    /** Returns the value of a setting in the head of an analysis or view; empty if not there. */
    public static String head(Element element, String name) {
        Element head = child(element, "head");
        Element setting = head == null ? null : child(head, name);
        return setting == null ? "" : attribute(setting, "value");
    }

    /** Returns the ids of the elements of a name in the head, in their order. */
    public static List<String> headIds(Element element, String name) {
        Element head = child(element, "head");
        return head == null
                ? List.of()
                : children(head, name).stream().map(each -> attribute(each, "id")).toList();
    }

    /**
     * Returns the label of an analysis or view, the title for users: that of its head, else its id.
     */
    public static String label(Element element) {
        String label = head(element, "label");
        return label.isEmpty() ? attribute(element, "id") : label;
    }

    /** Returns a problem of an element, with its place. */
    public static XmlProblem problem(Element element, String message) {
        Document document = element.getOwnerDocument();
        return new XmlProblem(
                document != null && document.getUserData(FILE) instanceof String file ? file : "",
                line(element),
                message);
    }

    /** Returns the line of an element in its file, from 1; 0 if it is not known. */
    public static int line(Element element) {
        return element.getUserData(LINE) instanceof Integer line ? line : 0;
    }

    static void place(Document document, String file) {
        document.setUserData(FILE, file, null);
    }

    static void place(Element element, int line) {
        element.setUserData(LINE, line, null);
    }

    /**
     * Returns the content of an element as a text that is the same for the same content: without
     * white space, comments and the order of attributes.
     */
    public static String text(Element element) {
        StringBuilder text = new StringBuilder();
        append(element, text);
        return text.toString();
    }

    private static void append(Element element, StringBuilder text) {
        text.append('<').append(element.getNodeName());
        TreeMap<String, String> sorted = new TreeMap<>();
        NamedNodeMap attributes = element.getAttributes();
        for (int i = 0; i < attributes.getLength(); i++) {
            sorted.put(attributes.item(i).getNodeName(), attributes.item(i).getNodeValue());
        }
        sorted.forEach(
                (name, value) ->
                        text.append(' ')
                                .append(name)
                                .append('=')
                                .append(value.length())
                                .append(':')
                                .append(value));
        text.append('>');
        children(element).forEach(child -> append(child, text));
        text.append("</>");
    }
}
