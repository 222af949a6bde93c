package org.eclipse.tracecompass.common.core.xml;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.XMLConstants;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.Source;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerConfigurationException;
import javax.xml.transform.TransformerFactory;
import javax.xml.validation.Schema;
import javax.xml.validation.SchemaFactory;
import javax.xml.validation.Validator;
import org.eclipse.jdt.annotation.Nullable;
import org.xml.sax.SAXException;
import org.xml.sax.SAXNotRecognizedException;
import org.xml.sax.SAXNotSupportedException;

/**
 * Makes what reads and writes XML safely: no other file and no address is ever read. An entity that
 * stands for one is an error; an external document type is skipped. Entities that multiply are
 * limited.
 *
 * <p>The implementations are always those of the Java platform. All methods may be called from any
 * thread; what they return is for one thread.
 *
 * @since 0.2.0
 */
public final class XmlUtils {

    /** Allows no protocol. */
    private static final String NOTHING = "";

    private static final String LOAD_EXTERNAL_DTD =
            "http://apache.org/xml/features/nonvalidating/load-external-dtd";

    private XmlUtils() {}

    /**
     * Returns what writes a document.
     *
     * @throws TransformerConfigurationException if the platform cannot be restricted this way
     */
    public static Transformer newSecureTransformer() throws TransformerConfigurationException {
        TransformerFactory factory = TransformerFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, NOTHING);
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_STYLESHEET, NOTHING);
        return factory.newTransformer();
    }

    /**
     * Returns a factory of parsers that read a whole document. They know no namespaces by default.
     *
     * @throws IllegalStateException if the platform cannot be restricted this way
     */
    public static DocumentBuilderFactory newSafeDocumentBuilderFactory() {
        DocumentBuilderFactory factory = DocumentBuilderFactory.newDefaultInstance();
        try {
            factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
            factory.setFeature(LOAD_EXTERNAL_DTD, false);
        } catch (ParserConfigurationException e) {
            throw new IllegalStateException("The XML parser cannot be made safe", e);
        }
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_DTD, NOTHING);
        factory.setAttribute(XMLConstants.ACCESS_EXTERNAL_SCHEMA, NOTHING);
        factory.setXIncludeAware(false);
        return factory;
    }

    /**
     * Returns a reader of the parts of a document. Document types are skipped, so that their
     * entities are unknown.
     *
     * @param inputStream the document; the caller closes it
     * @return the reader; never null
     * @throws XMLStreamException if the document cannot be read
     */
    public static @Nullable XMLStreamReader newSafeXmlStreamReader(InputStream inputStream)
            throws XMLStreamException {
        XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
        factory.setProperty(XMLInputFactory.SUPPORT_DTD, Boolean.FALSE);
        factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, Boolean.FALSE);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, NOTHING);
        return factory.createXMLStreamReader(inputStream);
    }

    /**
     * Returns a factory of W3C schemas. A schema that includes others needs these given as sources.
     *
     * @throws SAXException if the platform cannot be restricted this way
     */
    public static SchemaFactory newSafeSchemaFactory() throws SAXException {
        SchemaFactory factory = SchemaFactory.newDefaultInstance();
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, NOTHING);
        factory.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, NOTHING);
        return factory;
    }

    /**
     * Compares a document with a schema.
     *
     * @param schema the schema
     * @param source the document
     * @throws SAXException if the document is wrong
     * @throws IOException if it cannot be read
     */
    public static void safeValidate(Schema schema, Source source) throws SAXException, IOException {
        Validator validator = schema.newValidator();
        validator.setProperty(XMLConstants.ACCESS_EXTERNAL_DTD, NOTHING);
        validator.setProperty(XMLConstants.ACCESS_EXTERNAL_SCHEMA, NOTHING);
        validator.validate(source);
    }

    /**
     * Returns a factory of parsers that report the parts of a document. They know no namespaces by
     * default.
     *
     * @throws SAXNotRecognizedException if the platform cannot be restricted this way
     * @throws SAXNotSupportedException if the platform cannot be restricted this way
     * @throws ParserConfigurationException if the platform cannot be restricted this way
     */
    public static SAXParserFactory newSafeSaxParserFactory()
            throws SAXNotRecognizedException,
                    SAXNotSupportedException,
                    ParserConfigurationException {
        SAXParserFactory factory = SAXParserFactory.newDefaultInstance();
        // also denies the access to anything external
        factory.setFeature(XMLConstants.FEATURE_SECURE_PROCESSING, true);
        factory.setFeature(LOAD_EXTERNAL_DTD, false);
        factory.setXIncludeAware(false);
        return factory;
    }
}
