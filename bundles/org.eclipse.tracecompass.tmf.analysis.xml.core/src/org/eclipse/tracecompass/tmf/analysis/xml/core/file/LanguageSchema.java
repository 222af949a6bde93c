package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.io.IOException;
import java.io.InputStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.validation.Schema;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.SAXException;

/** The schema of the language, with what plug-ins add to it. */
final class LanguageSchema {

    /** The extension point of schemas. */
    private static final String EXTENSION_POINT =
            "org.eclipse.tracecompass.tmf.analysis.xml.core.xsd";

    private static final String FILE_ELEMENT = "xsdfile";
    private static final String SCHEMA = "analysis.xsd";

    private static @Nullable Schema schema;

    private LanguageSchema() {}

    static synchronized Schema get() throws SAXException, IOException {
        Schema known = schema;
        if (known == null) {
            known = build();
            schema = known;
        }
        return known;
    }

    /** A schema of a plug-in that makes no sense is left out. */
    private static Schema build() throws SAXException, IOException {
        Document whole = own();
        Schema schema = compile(whole);
        for (IConfigurationElement element :
                ExtensionSource.getConfigurationElements(EXTENSION_POINT)) {
            String file = element.getAttribute("file");
            if (FILE_ELEMENT.equals(element.getName()) && file != null) {
                try {
                    Document more = merge(whole, element, file);
                    schema = compile(more);
                    whole = more;
                } catch (SAXException | IOException e) {
                    ExtensionSource.logBroken(element, file, e);
                }
            }
        }
        return schema;
    }

    private static Schema compile(Document document) throws SAXException {
        return XmlUtils.newSafeSchemaFactory().newSchema(new DOMSource(document));
    }

    private static Document own() throws SAXException, IOException {
        try (InputStream in = LanguageSchema.class.getResourceAsStream(SCHEMA)) {
            if (in == null) {
                throw new IOException("The schema " + SCHEMA + " is missing");
            }
            return parse(in);
        }
    }

    /**
     * Puts the definitions of a plug-in into a copy of the schema. Schemas of one namespace cannot
     * be given to the validator side by side, and an include would be an access to a file.
     */
    private static Document merge(Document whole, IConfigurationElement element, String file)
            throws SAXException, IOException {
        Document copy = own();
        Element root = copy.getDocumentElement();
        while (root.getFirstChild() != null) {
            root.removeChild(root.getFirstChild());
        }
        for (Element definition : Elements.children(whole.getDocumentElement())) {
            root.appendChild(copy.importNode(definition, true));
        }
        try (InputStream in = ExtensionSource.openResource(element, file)) {
            for (Element definition : Elements.children(parse(in).getDocumentElement())) {
                String name = definition.getLocalName();
                if (!"include".equals(name) && !"import".equals(name)) {
                    root.appendChild(copy.importNode(definition, true));
                }
            }
        }
        return copy;
    }

    private static Document parse(InputStream in) throws SAXException, IOException {
        DocumentBuilderFactory factory = XmlUtils.newSafeDocumentBuilderFactory();
        factory.setNamespaceAware(true);
        try {
            return factory.newDocumentBuilder().parse(in);
        } catch (ParserConfigurationException e) {
            throw new SAXException(e);
        }
    }
}
