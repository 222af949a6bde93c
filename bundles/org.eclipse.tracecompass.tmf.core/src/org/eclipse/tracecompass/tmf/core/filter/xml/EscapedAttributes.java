package org.eclipse.tracecompass.tmf.core.filter.xml;

import java.util.Locale;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;
import org.w3c.dom.Element;
import org.w3c.dom.NamedNodeMap;
import org.w3c.dom.Node;
import org.xml.sax.Attributes;
import org.xml.sax.helpers.AttributesImpl;

/**
 * Attributes with characters that a document cannot hold, such as control characters. All values of
 * such an element are escaped with backslashes, and one more attribute says so. Other elements stay
 * as they are: every program that knows filters can read them.
 */
final class EscapedAttributes {

    private static final String ESCAPED = "escaped";
    private static final Pattern ESCAPE =
            Pattern.compile("\\\\(?:u([0-9a-f]{4})|(.))", Pattern.DOTALL);

    private EscapedAttributes() {
        // static
    }

    /** Escapes the values of an element, if a document cannot hold one of them. */
    static void escape(Element element) {
        NamedNodeMap attributes = element.getAttributes();
        boolean isPossible = true;
        for (int i = 0; i < attributes.getLength(); i++) {
            isPossible &= isPossible(attributes.item(i).getNodeValue());
        }
        if (isPossible) {
            return;
        }
        for (int i = 0; i < attributes.getLength(); i++) {
            Node attribute = attributes.item(i);
            attribute.setNodeValue(escaped(attribute.getNodeValue()));
        }
        element.setAttribute(ESCAPED, Boolean.toString(true));
    }

    /** Returns the attributes of an element as they were before {@link #escape}. */
    static Attributes unescape(Attributes attributes) {
        if (!Boolean.parseBoolean(attributes.getValue(ESCAPED))) {
            return attributes;
        }
        AttributesImpl plain = new AttributesImpl(attributes);
        for (int i = 0; i < plain.getLength(); i++) {
            Matcher escapes = ESCAPE.matcher(plain.getValue(i));
            plain.setValue(i, escapes.replaceAll(EscapedAttributes::plain));
        }
        return plain;
    }

    private static boolean isPossible(String value) {
        return value.codePoints().allMatch(EscapedAttributes::isPossible);
    }

    /** Whether a document of XML 1.0 may have a character. */
    private static boolean isPossible(int character) {
        return character == '\t'
                || character == '\n'
                || character == '\r'
                || character >= ' ' && character < Character.MIN_SURROGATE
                || character > Character.MAX_SURROGATE && character <= 0xFFFD
                || character >= Character.MIN_SUPPLEMENTARY_CODE_POINT;
    }

    private static String escaped(String value) {
        StringBuilder escaped = new StringBuilder();
        value.codePoints()
                .forEach(
                        character -> {
                            if (character == '\\') {
                                escaped.append("\\\\");
                            } else if (isPossible(character)) {
                                escaped.appendCodePoint(character);
                            } else {
                                escaped.append(String.format(Locale.ROOT, "\\u%04x", character));
                            }
                        });
        return escaped.toString();
    }

    private static String plain(MatchResult escape) {
        @Nullable String number = escape.group(1);
        return Matcher.quoteReplacement(
                number == null
                        ? escape.group(2)
                        : Character.toString((char) Integer.parseInt(number, 16)));
    }
}
