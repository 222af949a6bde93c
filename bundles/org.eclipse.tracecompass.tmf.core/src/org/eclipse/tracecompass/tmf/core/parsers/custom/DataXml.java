package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.w3c.dom.Element;

/** What a piece of a record means, as XML: {@code InputData{tag, name, action, format?}}. */
final class DataXml {

    /** The element. */
    static final String ELEMENT = "InputData";

    private DataXml() {}

    static InputData read(Element element) {
        var tagAndName = CustomTraceDefinition.extractTagAndName(element, "tag", "name");
        InputData data = new InputData(tagAndName.getKey(), XmlElements.action(element));
        data.name = tagAndName.getValue();
        data.format = XmlElements.attribute(element, "format");
        return data;
    }

    static Element write(Element parent, InputData data) {
        Element element = XmlElements.append(parent, ELEMENT);
        element.setAttribute("tag", data.tag.name());
        XmlElements.set(element, "name", data.name);
        element.setAttribute("action", String.valueOf(data.action));
        XmlElements.set(element, "format", data.format);
        return element;
    }
}
