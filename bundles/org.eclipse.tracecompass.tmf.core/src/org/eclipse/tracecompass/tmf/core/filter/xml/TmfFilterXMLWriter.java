package org.eclipse.tracecompass.tmf.core.filter.xml;

import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.eclipse.tracecompass.internal.tmf.core.filter.NamedOperand;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfEventFieldAspect;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithNot;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithValue;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterCompareNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterEqualsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterTraceTypeNode;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/** Writes a filter tree as a document. */
public class TmfFilterXMLWriter {

    private final Document document;

    /**
     * Makes the document.
     *
     * @param root the root of the tree
     * @throws ParserConfigurationException when the platform has no XML
     */
    @NonNullByDefault({})
    public TmfFilterXMLWriter(ITmfFilterTreeNode root) throws ParserConfigurationException {
        document = XmlUtils.newSafeDocumentBuilderFactory().newDocumentBuilder().newDocument();
        document.appendChild(element(document, root));
    }

    /**
     * Adds a tree to a document.
     *
     * @param document the document
     * @param treenode the root of the tree
     * @param parentElement the element to add it to; null to add it to the document
     */
    @NonNullByDefault({})
    public static void buildXMLTree(
            Document document, ITmfFilterTreeNode treenode, Element parentElement) {
        Element element = element(document, treenode);
        if (parentElement == null) {
            document.appendChild(element);
        } else {
            parentElement.appendChild(element);
        }
    }

    private static Element element(Document document, ITmfFilterTreeNode node) {
        Element element = document.createElement(node.getNodeName());
        if (node instanceof ITmfFilterWithNot negatable) {
            element.setAttribute(
                    ITmfFilterWithNot.NOT_ATTRIBUTE, Boolean.toString(negatable.isNot()));
        }
        if (node instanceof TmfFilterAspectNode aspectNode) {
            writeAspect(element, aspectNode);
        }
        if (node instanceof ITmfFilterWithValue valued) {
            set(element, ITmfFilterWithValue.VALUE_ATTRIBUTE, valued.getValue());
        }
        switch (node) {
            case TmfFilterNode filter ->
                    set(element, TmfFilterNode.NAME_ATTR, filter.getFilterName());
            case TmfFilterTraceTypeNode type -> {
                set(element, TmfFilterTraceTypeNode.TYPE_ATTR, type.getTraceTypeId());
                set(element, TmfFilterTraceTypeNode.NAME_ATTR, type.getName());
            }
            case TmfFilterContainsNode contains ->
                    set(
                            element,
                            TmfFilterContainsNode.IGNORECASE_ATTR,
                            Boolean.toString(contains.isIgnoreCase()));
            case TmfFilterEqualsNode equal ->
                    set(
                            element,
                            TmfFilterEqualsNode.IGNORECASE_ATTR,
                            Boolean.toString(equal.isIgnoreCase()));
            case TmfFilterMatchesNode matches ->
                    set(element, TmfFilterMatchesNode.REGEX_ATTR, matches.getRegex());
            case TmfFilterCompareNode compare -> {
                set(
                        element,
                        TmfFilterCompareNode.RESULT_ATTR,
                        Integer.toString(compare.getResult()));
                set(element, TmfFilterCompareNode.TYPE_ATTR, compare.getType().toString());
            }
            default -> {
                // AND, OR and ROOT have no attributes of their own.
            }
        }
        EscapedAttributes.escape(element);
        for (ITmfFilterTreeNode child : node.getChildren()) {
            element.appendChild(element(document, child));
        }
        return element;
    }

    private static void writeAspect(Element element, TmfFilterAspectNode node) {
        ITmfEventAspect<?> aspect = node.getEventAspect();
        if (aspect == null) {
            return;
        }
        element.setAttribute(TmfFilterAspectNode.EVENT_ASPECT_ATTR, aspect.getName());
        if (!(aspect instanceof NamedOperand)) {
            set(element, TmfFilterAspectNode.TRACE_TYPE_ID_ATTR, node.getTraceTypeId());
        }
        if (aspect instanceof TmfEventFieldAspect field) {
            set(element, TmfFilterAspectNode.FIELD_ATTR, field.getFieldPath());
        }
    }

    private static void set(Element element, String name, @Nullable String value) {
        if (value != null) {
            element.setAttribute(name, value);
        }
    }

    /**
     * Writes the document to a file. What the file was before is lost only when all is written.
     *
     * @param uri path of the file
     * @throws UncheckedIOException when it cannot be written
     */
    @NonNullByDefault({})
    public void saveTree(String uri) {
        Path file = Path.of(uri).toAbsolutePath();
        try {
            try (OutputFile output = OutputFile.at(file)) {
                write(output.content());
                output.commit();
            }
        } catch (TransformerException e) {
            throw new UncheckedIOException(
                    new IOException("The filter was not written to " + uri, e));
        } catch (IOException e) {
            throw new UncheckedIOException("The filter was not written to " + uri, e);
        }
    }

    private void write(Path file) throws IOException, TransformerException {
        try (OutputStream out = Files.newOutputStream(file)) {
            Transformer transformer = XmlUtils.newSecureTransformer();
            transformer.setOutputProperty(OutputKeys.INDENT, "yes");
            transformer.transform(new DOMSource(document), new StreamResult(out));
        }
    }
}
