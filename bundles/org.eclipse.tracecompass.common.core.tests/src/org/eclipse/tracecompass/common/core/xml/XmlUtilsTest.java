package org.eclipse.tracecompass.common.core.xml;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import javax.xml.transform.stream.StreamSource;
import javax.xml.validation.Schema;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** XML of others, and what it must not do. */
class XmlUtilsTest {

    private static final String GOOD = "<a><b c=\"d\">text</b></a>";

    @TempDir Path folder = Path.of("");
    private String secret = "";

    @BeforeEach
    void writeSecret() throws IOException {
        Path file = Files.writeString(folder.resolve("secret"), "secret");
        secret = file.toUri().toString();
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private String readingTheSecret() {
        return "<!DOCTYPE a [<!ENTITY e SYSTEM \"" + secret + "\">]><a>&e;</a>";
    }

    /** Harmless, but the file is not there. */
    private String withAnotherType() {
        return "<!DOCTYPE a SYSTEM \"" + folder.toUri() + "a.dtd\"><a/>";
    }

    private static String multiplying() {
        StringBuilder text = new StringBuilder("<!DOCTYPE a [<!ENTITY e0 \"ha\">");
        for (int i = 1; i < 30; i++) {
            text.append("<!ENTITY e").append(i).append(" \"");
            text.append(("&e" + (i - 1) + ";").repeat(10)).append("\">");
        }
        return text.append("]><a>&e29;</a>").toString();
    }

    private static Document document(String text) throws Exception {
        return XmlUtils.newSafeDocumentBuilderFactory().newDocumentBuilder().parse(stream(text));
    }

    private static String sax(String text) throws Exception {
        StringBuilder found = new StringBuilder();
        XmlUtils.newSafeSaxParserFactory()
                .newSAXParser()
                .parse(
                        stream(text),
                        new DefaultHandler() {
                            @Override
                            public void characters(char @Nullable [] ch, int start, int length) {
                                found.append(Objects.requireNonNull(ch), start, length);
                            }
                        });
        return found.toString();
    }

    private static String streamed(String text) throws XMLStreamException {
        XMLStreamReader reader =
                Objects.requireNonNull(XmlUtils.newSafeXmlStreamReader(stream(text)));
        StringBuilder found = new StringBuilder();
        while (reader.hasNext()) {
            if (reader.next() == XMLStreamReader.CHARACTERS) {
                found.append(reader.getText());
            }
        }
        return found.toString();
    }

    @Test
    void ordinaryDocumentsAreRead() throws Exception {
        assertThat(document(GOOD).getDocumentElement().getTextContent()).isEqualTo("text");
        assertThat(sax(GOOD)).isEqualTo("text");
        assertThat(streamed(GOOD)).isEqualTo("text");
    }

    @Test
    void aDocumentTypeOutsideIsSkipped() throws Exception {
        assertThat(document(withAnotherType()).getDocumentElement().getTagName()).isEqualTo("a");
        assertThat(sax(withAnotherType())).isEmpty();
        assertThat(streamed(withAnotherType())).isEmpty();
    }

    @Test
    void noOtherFileIsRead() {
        assertThatThrownBy(() -> document(readingTheSecret())).isInstanceOf(SAXException.class);
        assertThatThrownBy(() -> sax(readingTheSecret())).isInstanceOf(SAXException.class);
        assertThatThrownBy(() -> streamed(readingTheSecret()))
                .isInstanceOf(XMLStreamException.class);
    }

    @Test
    void entitiesDoNotMultiply() {
        assertThatThrownBy(() -> document(multiplying())).isInstanceOf(SAXException.class);
        assertThatThrownBy(() -> sax(multiplying())).isInstanceOf(SAXException.class);
        assertThatThrownBy(() -> streamed(multiplying())).isInstanceOf(XMLStreamException.class);
    }

    @Test
    void aDocumentIsWritten() throws Exception {
        StringWriter text = new StringWriter();
        XmlUtils.newSecureTransformer()
                .transform(new DOMSource(document(GOOD)), new StreamResult(text));
        assertThat(text.toString()).endsWith(GOOD);
        assertThatThrownBy(
                        () ->
                                XmlUtils.newSecureTransformer()
                                        .transform(
                                                new StreamSource(
                                                        new StringReader(readingTheSecret())),
                                                new StreamResult(new StringWriter())))
                .isInstanceOf(Exception.class)
                .hasMessageContaining("accessExternalDTD");
    }

    private static Schema schema(String content) throws SAXException {
        return XmlUtils.newSafeSchemaFactory()
                .newSchema(
                        new StreamSource(
                                new StringReader(
                                        "<xs:schema xmlns:xs=\"http://www.w3.org/2001/XMLSchema\">"
                                                + content
                                                + "</xs:schema>")));
    }

    @Test
    void aDocumentIsComparedWithASchema() throws Exception {
        Schema schema = schema("<xs:element name=\"a\" type=\"xs:int\"/>");
        XmlUtils.safeValidate(schema, new StreamSource(stream("<a>7</a>")));
        assertThatThrownBy(
                        () ->
                                XmlUtils.safeValidate(
                                        schema, new StreamSource(stream("<a>seven</a>"))))
                .isInstanceOf(SAXException.class);
        assertThatThrownBy(
                        () ->
                                XmlUtils.safeValidate(
                                        schema, new StreamSource(stream(readingTheSecret()))))
                .isInstanceOf(SAXException.class)
                .hasMessageContaining("accessExternalDTD");
    }

    @Test
    void aSchemaReadsNoOtherFile() {
        assertThatThrownBy(() -> schema("<xs:include schemaLocation=\"" + secret + "\"/>"))
                .isInstanceOf(SAXException.class)
                .hasMessageContaining("accessExternalSchema");
    }
}
