package org.eclipse.tracecompass.common.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.StringReader;
import javax.xml.parsers.DocumentBuilderFactory;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;
import org.xml.sax.InputSource;

class XmlEscapeTest {

    private static Element parsed(String text) throws Exception {
        String escaped = XmlEscape.escape(text);
        String document = "<a b=\"" + escaped + "\">" + escaped + "</a>";
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(document)))
                .getDocumentElement();
    }

    @Test
    void markupIsTextAfterwards() throws Exception {
        String text = "</a><!-- & \"x\" 'y' ]]> \ud83d\ude00 é \t\r\n";
        assertThat(parsed(text).getTextContent()).isEqualTo(text);
        assertThat(parsed(text).getAttribute("b")).isEqualTo(text);
    }

    @Test
    void whatXmlCannotHoldIsReplaced() throws Exception {
        assertThat(parsed("a\0b\u001bc\ud800d\udc00e\uffff").getTextContent())
                .isEqualTo("a\ufffdb\ufffdc\ufffdd\ufffde\ufffd");
    }

    @Property(tries = 500)
    void anyTextGivesAWellFormedDocumentOfTheSameLength(@ForAll String text) throws Exception {
        String read = parsed(text).getTextContent();
        assertThat(read).hasSameSizeAs(text).isEqualTo(parsed(text).getAttribute("b"));
        for (int i = 0; i < read.length(); i++) {
            assertThat(read.charAt(i)).isIn(text.charAt(i), '\ufffd');
        }
    }
}
