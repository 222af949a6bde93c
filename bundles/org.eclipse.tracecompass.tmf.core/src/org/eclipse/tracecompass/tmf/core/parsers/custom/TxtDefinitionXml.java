package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.Cardinality;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Definitions of text traces as XML:
 *
 * <pre>
 * Definition{category?, name} > TimeStampOutputFormat?  InputLine*  OutputColumn{tag, name}*
 * InputLine > Cardinality{min, max}  RegEx  EventType?  InputData{tag, name, action, format?}*  InputLine*
 * </pre>
 *
 * <p>A line whose cardinality cannot be read is left out.
 */
final class TxtDefinitionXml {

    private static final String LINE = "InputLine";
    private static final String CARDINALITY = "Cardinality";
    private static final String REGEX = "RegEx";
    private static final String EVENT_TYPE = "EventType";

    private TxtDefinitionXml() {}

    static @Nullable CustomTxtTraceDefinition read(Element element) {
        CustomTxtTraceDefinition definition = new CustomTxtTraceDefinition();
        if (!XmlElements.readHead(
                element, definition, CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY)) {
            return null;
        }
        InputLine before = null;
        for (Element child : XmlElements.children(element, LINE)) {
            InputLine line = line(child);
            if (line != null) {
                definition.inputs.add(line);
                if (before != null) {
                    before.nextInput = line;
                }
                before = line;
            }
        }
        return definition;
    }

    private static @Nullable InputLine line(Element element) {
        InputLine line = new InputLine();
        for (Element child : XmlElements.children(element)) {
            switch (child.getNodeName()) {
                case CARDINALITY -> {
                    try {
                        line.cardinality =
                                new Cardinality(
                                        Integer.parseInt(child.getAttribute("min").strip()),
                                        Integer.parseInt(child.getAttribute("max").strip()));
                    } catch (NumberFormatException e) {
                        return null;
                    }
                }
                case REGEX -> line.setRegex(child.getTextContent());
                case EVENT_TYPE -> line.eventType = child.getTextContent();
                case DataXml.ELEMENT -> line.addColumn(DataXml.read(child));
                case LINE -> {
                    InputLine below = line(child);
                    if (below != null) {
                        line.addChild(below);
                    }
                }
                default -> {
                    // Later versions may know more.
                }
            }
        }
        return line;
    }

    static Element write(Document document, CustomTxtTraceDefinition definition) {
        Element element = XmlElements.writeHead(document, definition);
        if (definition.inputs != null) {
            definition.inputs.forEach(line -> write(element, line));
        }
        XmlElements.writeColumns(element, definition);
        return element;
    }

    private static void write(Element parent, InputLine line) {
        Element element = XmlElements.append(parent, LINE);
        Element cardinality = XmlElements.append(element, CARDINALITY);
        cardinality.setAttribute("min", String.valueOf(line.getMinCount()));
        cardinality.setAttribute("max", String.valueOf(line.getMaxCount()));
        XmlElements.append(element, REGEX).setTextContent(line.getRegex());
        if (line.eventType != null && !line.eventType.isEmpty()) {
            XmlElements.append(element, EVENT_TYPE).setTextContent(line.eventType);
        }
        for (InputData data : line.columns) {
            DataXml.write(element, data);
        }
        if (line.childrenInputs != null) {
            line.childrenInputs.forEach(child -> write(element, child));
        }
    }
}
