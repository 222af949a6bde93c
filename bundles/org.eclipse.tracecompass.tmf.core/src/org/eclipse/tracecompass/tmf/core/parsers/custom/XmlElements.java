package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.OutputColumn;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** What the definition files of all kinds of parsers have in common. */
final class XmlElements {

    /** The element of a definition. */
    static final String DEFINITION = "Definition";

    private static final String CATEGORY = "category";
    private static final String NAME = "name";
    private static final String TIME_FORMAT = "TimeStampOutputFormat";
    private static final String COLUMN = "OutputColumn";
    private static final String TAG = "tag";

    private XmlElements() {}

    /** The elements in an element, in order. */
    static List<Element> children(Element parent) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element) {
                children.add(element);
            }
        }
        return children;
    }

    /** The elements of a name in an element, in order. */
    static List<Element> children(Element parent, String name) {
        return children(parent).stream().filter(e -> name.equals(e.getNodeName())).toList();
    }

    /** The text of an attribute; null if there is none or it is empty. */
    static @Nullable String attribute(Element element, String name) {
        String value = element.getAttribute(name);
        return value.isEmpty() ? null : value;
    }

    /** Reads category, name, time format and columns; false if the definition has no name. */
    static boolean readHead(
            Element element, CustomTraceDefinition definition, String defaultCategory) {
        String name = element.getAttribute(NAME);
        if (name.isEmpty()) {
            return false;
        }
        definition.definitionName = name;
        String category = element.getAttribute(CATEGORY);
        definition.categoryName = category.isEmpty() ? defaultCategory : category;
        for (Element child : children(element)) {
            if (TIME_FORMAT.equals(child.getNodeName())) {
                definition.timeStampOutputFormat = child.getTextContent();
            } else if (COLUMN.equals(child.getNodeName())) {
                var column = CustomTraceDefinition.extractTagAndName(child, TAG, NAME);
                definition.outputs.add(new OutputColumn(column.getKey(), column.getValue()));
            }
        }
        return true;
    }

    /** Makes the element of a definition. */
    static Element writeHead(Document document, CustomTraceDefinition definition) {
        Element element = document.createElement(DEFINITION);
        element.setAttribute(CATEGORY, definition.categoryName);
        element.setAttribute(NAME, definition.definitionName);
        if (definition.hasTimestampFormat()) {
            Element format = append(element, TIME_FORMAT);
            format.setTextContent(definition.timeStampOutputFormat);
        }
        return element;
    }

    /** Adds the columns of a definition to its element. */
    static void writeColumns(Element element, CustomTraceDefinition definition) {
        for (OutputColumn column : definition.outputs) {
            Element child = append(element, COLUMN);
            child.setAttribute(TAG, column.tag.name());
            child.setAttribute(NAME, column.name);
        }
    }

    /** Adds an empty element. */
    static Element append(Element parent, String name) {
        Element child = parent.getOwnerDocument().createElement(name);
        parent.appendChild(child);
        return child;
    }

    /** Sets an attribute unless its value is absent or empty. */
    static void set(Element element, String name, @Nullable String value) {
        if (value != null && !value.isEmpty()) {
            element.setAttribute(name, value);
        }
    }

    /** The number of an attribute; the action "set" if it is none. */
    static int action(Element element) {
        try {
            return Integer.parseInt(element.getAttribute("action").strip());
        } catch (NumberFormatException e) {
            return CustomTraceDefinition.ACTION_SET;
        }
    }
}
