package org.eclipse.tracecompass.tmf.core.filter.xml;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.parsers.SAXParser;
import javax.xml.parsers.SAXParserFactory;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Reads a filter tree from a document. */
public class TmfFilterXMLParser {

    private final ITmfFilterTreeNode tree;

    /**
     * Reads a document.
     *
     * @param uri where it is: a URI or a path
     * @throws SAXException when it is no filter
     * @throws IOException when it cannot be read
     */
    @NonNullByDefault({})
    public TmfFilterXMLParser(String uri) throws SAXException, IOException {
        TmfFilterContentHandler handler = new TmfFilterContentHandler();
        try {
            SAXParserFactory factory = XmlUtils.newSafeSaxParserFactory();
            factory.setNamespaceAware(true);
            // A filter needs no document type, and a foreign one may point anywhere.
            factory.setFeature("http://apache.org/xml/features/disallow-doctype-decl", true);
            SAXParser parser = factory.newSAXParser();
            parser.parse(systemId(uri), handler);
        } catch (ParserConfigurationException e) {
            throw new SAXException(e);
        }
        ITmfFilterTreeNode tree = handler.getTree();
        if (tree == null) {
            throw new SAXParseException(uri + " has no filter", null);
        }
        this.tree = tree;
    }

    /** A path may have characters that mean something else in a URI, such as # or %. */
    private static String systemId(String uri) {
        try {
            Path file = Path.of(uri);
            return Files.exists(file) ? file.toUri().toString() : uri;
        } catch (InvalidPathException e) {
            return uri;
        }
    }

    /** {@return the root of the tree} */
    @NonNullByDefault({})
    public ITmfFilterTreeNode getTree() {
        return tree;
    }
}
