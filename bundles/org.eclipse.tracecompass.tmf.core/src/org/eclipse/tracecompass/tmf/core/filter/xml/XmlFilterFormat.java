package org.eclipse.tracecompass.tmf.core.filter.xml;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Objects;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.tracecompass.tmf.core.filter.FilterFormat;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.xml.sax.SAXException;

/** Filters as an XML document. */
public final class XmlFilterFormat implements FilterFormat {

    @Override
    public ITmfFilterTreeNode read(Path file) throws IOException {
        try {
            return new TmfFilterXMLParser(file.toUri().toString()).getTree();
        } catch (SAXException e) {
            throw new IOException(file + " has no filters: " + e.getMessage(), e);
        }
    }

    @Override
    public void write(ITmfFilterTreeNode root, Path file) throws IOException {
        try {
            new TmfFilterXMLWriter(root).saveTree(file.toString());
        } catch (UncheckedIOException e) {
            throw Objects.requireNonNull(e.getCause());
        } catch (ParserConfigurationException e) {
            throw new IOException("The filters cannot be written to " + file, e);
        }
    }
}
