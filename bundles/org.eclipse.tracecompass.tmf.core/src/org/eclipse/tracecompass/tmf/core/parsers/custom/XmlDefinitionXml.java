package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Definitions of XML traces as XML:
 *
 * <pre>
 * Definition{category?, name} > TimeStampOutputFormat?  InputElement  OutputColumn{tag, name}*
 * InputElement{name, logentry?, eventtype?} > InputData?  Attribute{name}>InputData*  InputElement*
 * </pre>
 */
final class XmlDefinitionXml {

    private static final String INPUT = "InputElement";
    private static final String ATTRIBUTE = "Attribute";
    private static final String LOG_ENTRY = "logentry";
    private static final String EVENT_TYPE = "eventtype";

    private XmlDefinitionXml() {}

    static @Nullable CustomXmlTraceDefinition read(Element element) {
        CustomXmlTraceDefinition definition = new CustomXmlTraceDefinition();
        if (!XmlElements.readHead(
                element, definition, CustomXmlTraceDefinition.CUSTOM_XML_CATEGORY)) {
            return null;
        }
        List<Element> inputs = XmlElements.children(element, INPUT);
        if (inputs.size() != 1) {
            return null;
        }
        definition.rootInputElement = input(inputs.get(0));
        return definition;
    }

    private static CustomXmlInputElement input(Element element) {
        CustomXmlInputElement input = new CustomXmlInputElement();
        input.setElementName(element.getAttribute("name"));
        input.setLogEntry(Boolean.parseBoolean(element.getAttribute(LOG_ENTRY)));
        input.setEventType(XmlElements.attribute(element, EVENT_TYPE));
        input.setInputTag(Tag.IGNORE);
        input.setInputName(Tag.IGNORE.toString());
        for (Element child : XmlElements.children(element)) {
            switch (child.getNodeName()) {
                case DataXml.ELEMENT -> {
                    InputData data = DataXml.read(child);
                    input.setInputTag(data.tag);
                    input.setInputName(data.name);
                    input.setInputAction(data.action);
                    input.setInputFormat(data.format);
                }
                case ATTRIBUTE ->
                        XmlElements.children(child, DataXml.ELEMENT).stream()
                                .findFirst()
                                .map(DataXml::read)
                                .ifPresent(
                                        data ->
                                                input.addAttribute(
                                                        new CustomXmlInputAttribute(
                                                                child.getAttribute("name"),
                                                                data.tag,
                                                                data.name,
                                                                data.action,
                                                                data.format)));
                case INPUT -> input.addChild(input(child));
                default -> {
                    // Later versions may know more.
                }
            }
        }
        return input;
    }

    static Element write(Document document, CustomXmlTraceDefinition definition) {
        Element element = XmlElements.writeHead(document, definition);
        if (definition.rootInputElement != null) {
            write(element, definition.rootInputElement);
        }
        XmlElements.writeColumns(element, definition);
        return element;
    }

    private static void write(Element parent, CustomXmlInputElement input) {
        Element element = XmlElements.append(parent, INPUT);
        XmlElements.set(element, "name", input.getElementName());
        if (input.isLogEntry()) {
            element.setAttribute(LOG_ENTRY, "true");
        }
        XmlElements.set(element, EVENT_TYPE, input.getEventType());
        if (input.getInputTag() != null && input.getInputTag() != Tag.IGNORE) {
            DataXml.write(
                    element,
                    data(
                            input.getInputTag(),
                            input.getInputName(),
                            input.getInputAction(),
                            input.getInputFormat()));
        }
        if (input.getAttributes() != null) {
            for (CustomXmlInputAttribute attribute : input.getAttributes()) {
                Element child = XmlElements.append(element, ATTRIBUTE);
                XmlElements.set(child, "name", attribute.getAttributeName());
                DataXml.write(
                        child,
                        data(
                                attribute.getInputTag(),
                                attribute.getInputName(),
                                attribute.getInputAction(),
                                attribute.getInputFormat()));
            }
        }
        if (input.getChildElements() != null) {
            input.getChildElements().forEach(child -> write(element, child));
        }
    }

    private static InputData data(Tag tag, String name, int action, @Nullable String format) {
        InputData data = new InputData(tag, action);
        data.name = name;
        data.format = format;
        return data;
    }
}
