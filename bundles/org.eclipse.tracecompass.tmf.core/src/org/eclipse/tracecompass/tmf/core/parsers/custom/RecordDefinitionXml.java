package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Format;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Input;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * Definitions of CSV files and JSON lines as XML:
 *
 * <pre>
 * CustomRecordTraceDefinitionList > Definition{category?, name, format, delimiter?, header?}*
 * Definition > TimeStampOutputFormat?  Value{path}>InputData*  OutputColumn{tag, name}*
 * </pre>
 */
final class RecordDefinitionXml {

    private static final String FORMAT = "format";
    private static final String DELIMITER = "delimiter";
    private static final String HEADER = "header";
    private static final String VALUE = "Value";
    private static final String PATH = "path";

    private RecordDefinitionXml() {}

    static @Nullable CustomRecordTraceDefinition read(Element element) {
        boolean json = Format.JSON.fileName().equals(element.getAttribute(FORMAT));
        Format format = json ? Format.JSON : Format.CSV;
        CustomRecordTraceDefinition definition = new CustomRecordTraceDefinition(format);
        if (!XmlElements.readHead(element, definition, format.category())) {
            return null;
        }
        String delimiter = element.getAttribute(DELIMITER);
        if (delimiter.length() == 1) {
            definition.delimiter = delimiter.charAt(0);
        }
        definition.header = !"false".equals(element.getAttribute(HEADER));
        for (Element value : XmlElements.children(element, VALUE)) {
            XmlElements.children(value, DataXml.ELEMENT).stream()
                    .findFirst()
                    .ifPresent(
                            data ->
                                    definition.inputs.add(
                                            new Input(
                                                    value.getAttribute(PATH), DataXml.read(data))));
        }
        return definition;
    }

    static Element write(Document document, CustomRecordTraceDefinition definition) {
        Element element = XmlElements.writeHead(document, definition);
        element.setAttribute(FORMAT, definition.format.fileName());
        if (definition.format == Format.CSV) {
            element.setAttribute(DELIMITER, String.valueOf(definition.delimiter));
            element.setAttribute(HEADER, String.valueOf(definition.header));
        }
        for (Input input : definition.inputs) {
            Element value = XmlElements.append(element, VALUE);
            value.setAttribute(PATH, input.path());
            DataXml.write(value, input.data());
        }
        XmlElements.writeColumns(element, definition);
        return element;
    }
}
