package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.StringWriter;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.TransformerException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimePreferences;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** What the events of a custom parser depend on besides the file. */
final class ParserVariant {

    /** Another number makes results useless that were computed when fewer times could be read. */
    private static final String ISO_VERSION = "\niso 2";

    /**
     * Another number makes results useless that were computed when some dates were read wrongly.
     */
    private static final String DATE_VERSION = "\ndate 2";

    private ParserVariant() {}

    /** The definition as XML, and those of the user's preferences that change times read by it. */
    static String of(CustomTraceDefinition definition) {
        try {
            Element element =
                    write(
                            XmlUtils.newSafeDocumentBuilderFactory()
                                    .newDocumentBuilder()
                                    .newDocument(),
                            definition);
            StringWriter text = new StringWriter();
            XmlUtils.newSecureTransformer()
                    .transform(new DOMSource(element), new StreamResult(text));
            return text + preferences(element, definition.hasTimestampFormat());
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IllegalStateException(
                    "The parser " + definition.definitionName + " cannot be written", e);
        }
    }

    private static Element write(Document document, CustomTraceDefinition definition) {
        return switch (definition) {
            case CustomTxtTraceDefinition text -> TxtDefinitionXml.write(document, text);
            case CustomXmlTraceDefinition xml -> XmlDefinitionXml.write(document, xml);
            case CustomRecordTraceDefinition records ->
                    RecordDefinitionXml.write(document, records);
            default -> throw new IllegalArgumentException("Unknown: " + definition.getClass());
        };
    }

    /** Times since the epoch have no preferences, unless fields show them. */
    private static String preferences(Element definition, boolean fieldsHaveTimes) {
        boolean isLocal = fieldsHaveTimes;
        boolean isPreferred = false;
        boolean isIso = false;
        boolean isDate = false;
        NodeList inputs = definition.getElementsByTagName(DataXml.ELEMENT);
        for (int i = 0; i < inputs.getLength(); i++) {
            if (inputs.item(i) instanceof Element input
                    && Tag.TIMESTAMP.name().equals(input.getAttribute("tag"))) {
                String format = input.getAttribute("format");
                isLocal |= !TimestampFormats.isSinceEpoch(format);
                isPreferred |= format.isEmpty();
                isIso |= TimestampFormats.ISO.equals(format);
                isDate |= TimestampFormats.isPattern(format);
            }
        }
        StringBuilder text = new StringBuilder();
        if (isLocal) {
            text.append('\n').append(TmfTimePreferences.getTimeZone().getID());
            text.append('\n').append(TmfTimePreferences.getLocale().toLanguageTag());
        }
        if (isPreferred) {
            text.append('\n').append(TmfTimePreferences.getTimePattern());
        }
        if (isIso) {
            text.append(ISO_VERSION);
        }
        if (isDate) {
            text.append(DATE_VERSION);
        }
        return text.toString();
    }
}
