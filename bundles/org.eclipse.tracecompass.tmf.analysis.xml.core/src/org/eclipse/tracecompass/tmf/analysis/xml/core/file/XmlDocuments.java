package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParserFactory;
import org.eclipse.tracecompass.common.core.files.FileProblem;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/**
 * Reads files of XML analyses. A file is checked against the schema of the language while it is
 * read. Document types are refused, and with them all entities except the five of XML: nothing
 * outside of the file is read, and nothing in it expands. Thread-safe.
 */
public final class XmlDocuments {

    private static final String DISALLOW_DOCTYPE =
            "http://apache.org/xml/features/disallow-doctype-decl";

    /** Larger files are refused, so that a wrong file does not fill the memory. */
    private static final int MAX_BYTES = 10_000_000;

    private XmlDocuments() {}

    /**
     * Reads a file.
     *
     * @param file the file
     * @return its content; each element knows its line, see {@link Elements#line}
     * @throws XmlFileException if it cannot be read or does not follow the schema
     */
    public static Document read(Path file) throws XmlFileException {
        byte[] content;
        try (InputStream in = Files.newInputStream(file)) {
            content = in.readNBytes(MAX_BYTES + 1);
        } catch (IOException e) {
            throw new XmlFileException(
                    new XmlProblem(
                            file.toString(), 0, "It cannot be read: " + FileProblem.reason(e)),
                    e);
        }
        return read(content, file.toString());
    }

    /**
     * Reads the content of a file.
     *
     * @param content the bytes
     * @param name the name of the file in messages
     * @return the content; each element knows its line, see {@link Elements#line}
     * @throws XmlFileException if it does not follow the schema
     */
    public static Document read(byte[] content, String name) throws XmlFileException {
        if (content.length > MAX_BYTES) {
            throw new XmlFileException(
                    List.of(
                            new XmlProblem(
                                    name,
                                    0,
                                    "It is larger than 10 MB; give a file of XML analyses")));
        }
        try {
            Document document =
                    XmlUtils.newSafeDocumentBuilderFactory().newDocumentBuilder().newDocument();
            Elements.place(document, name);
            DocumentBuilder builder = new DocumentBuilder(name, document);
            SAXParserFactory factory = XmlUtils.newSafeSaxParserFactory();
            factory.setNamespaceAware(true);
            factory.setFeature(DISALLOW_DOCTYPE, true);
            factory.setSchema(LanguageSchema.get());
            try {
                factory.newSAXParser()
                        .parse(new InputSource(new ByteArrayInputStream(content)), builder);
            } catch (SAXException e) {
                if (builder.problems().isEmpty()) {
                    throw e;
                }
            }
            if (!builder.problems().isEmpty()) {
                throw new XmlFileException(builder.problems());
            }
            return document;
        } catch (IOException | SAXException | ParserConfigurationException e) {
            throw new XmlFileException(
                    new XmlProblem(name, 0, SchemaMessages.plain(e.getMessage())), e);
        }
    }
}
