package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.Locator;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;
import org.xml.sax.helpers.DefaultHandler;

/** Builds a document whose elements know their lines, and collects the errors of the parser. */
@NonNullByDefault({})
final class DocumentBuilder extends DefaultHandler {

    /** Nobody nests elements this deep; who reads them recursively must not run out of stack. */
    private static final int MAX_DEPTH = 80;

    private static final int MAX_PROBLEMS = 50;

    private final String file;
    private final Document document;
    private final Deque<Node> open = new ArrayDeque<>();
    private final List<XmlProblem> problems = new ArrayList<>();
    private @Nullable Locator locator;

    DocumentBuilder(String file, Document document) {
        this.file = file;
        this.document = document;
        open.push(document);
    }

    List<XmlProblem> problems() {
        return problems;
    }

    @Override
    public void setDocumentLocator(Locator locator) {
        this.locator = locator;
    }

    private int line() {
        Locator locator = this.locator;
        return locator == null ? 0 : locator.getLineNumber();
    }

    @Override
    public void startElement(String uri, String localName, String name, Attributes attributes)
            throws SAXException {
        if (open.size() > MAX_DEPTH) {
            problems.add(
                    new XmlProblem(
                            file,
                            line(),
                            "Elements are nested more than "
                                    + MAX_DEPTH
                                    + " deep; divide the condition or state change"));
            throw new SAXException("too deep");
        }
        Element element = document.createElement(name);
        for (int i = 0; i < attributes.getLength(); i++) {
            element.setAttribute(attributes.getQName(i), attributes.getValue(i));
        }
        Elements.place(element, line());
        open.getFirst().appendChild(element);
        open.push(element);
    }

    @Override
    public void endElement(String uri, String localName, String name) {
        open.pop();
    }

    @Override
    public void error(SAXParseException e) {
        add(e);
    }

    @Override
    public void fatalError(SAXParseException e) throws SAXException {
        add(e);
        throw e;
    }

    private void add(SAXParseException e) {
        if (problems.size() < MAX_PROBLEMS) {
            problems.add(
                    new XmlProblem(file, e.getLineNumber(), SchemaMessages.plain(e.getMessage())));
        }
    }
}
