package org.eclipse.tracecompass.internal.tmf.core.xml;

import java.io.IOException;
import java.io.StringReader;
import javax.xml.parsers.DocumentBuilder;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.w3c.dom.Document;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;
import org.xml.sax.SAXParseException;

/** Reads documents without looking at anything outside of them. */
public final class StrictXml {

    /** Finds nothing: whatever a document refers to is empty. */
    public static final EntityResolver NOTHING_ELSE =
            (publicId, systemId) -> new InputSource(new StringReader(""));

    /** Makes every error an exception; the default handler would print them too. */
    public static final ErrorHandler ERRORS =
            new ErrorHandler() {
                @Override
                public void warning(@Nullable SAXParseException exception) {
                    // does not change what the document says
                }

                @Override
                public void error(@Nullable SAXParseException exception) throws SAXException {
                    fatalError(exception);
                }

                @Override
                public void fatalError(@Nullable SAXParseException exception) throws SAXException {
                    throw exception == null ? new SAXException("broken XML") : exception;
                }
            };

    private StrictXml() {}

    /**
     * Reads a document.
     *
     * @throws IOException if it cannot be read; the message names the line of an error
     */
    public static Document read(InputSource source) throws IOException {
        try {
            DocumentBuilder builder = XmlUtils.newSafeDocumentBuilderFactory().newDocumentBuilder();
            builder.setEntityResolver(NOTHING_ELSE);
            builder.setErrorHandler(ERRORS);
            return builder.parse(source);
        } catch (SAXParseException e) {
            throw new IOException("line " + e.getLineNumber() + ": " + e.getMessage(), e);
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
