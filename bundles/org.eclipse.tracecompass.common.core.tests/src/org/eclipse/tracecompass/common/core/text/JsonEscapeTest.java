package org.eclipse.tracecompass.common.core.text;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class JsonEscapeTest {

    private static String quoted(JsonEscape escape, String text) throws IOException {
        StringBuilder json = new StringBuilder();
        escape.quote(json, text);
        return json.toString();
    }

    @Test
    void plainTextIsEscapedAsLittleAsPossible() throws IOException {
        assertThat(quoted(JsonEscape.PLAIN, "a \"b\" \\ <c>\n\u0080\ud83d\ude00\ud800"))
                .isEqualTo("\"a \\\"b\\\" \\\\ <c>\\u000a\u0080\ud83d\ude00\\ud800\"");
    }

    @Test
    void nothingInMarkupCanEndTheElementAround() throws IOException {
        assertThat(quoted(JsonEscape.IN_MARKUP, "</script>&'\"\\\u2028\u007f\uffff"))
                .isEqualTo(
                        "\"\\u003c/script\\u003e\\u0026\\u0027\\u0022\\u005c\\u2028\\u007f\\uffff\"");
    }

    @Property(tries = 1000)
    void anotherReaderReadsTheSame(@ForAll JsonEscape escape, @ForAll String text)
            throws IOException {
        String json = quoted(escape, text);
        assertThat(JsonParser.parseString(json).getAsString()).isEqualTo(text);
        assertThat(StandardCharsets.UTF_8.newEncoder().canEncode(json)).isTrue();
        if (escape == JsonEscape.IN_MARKUP) {
            assertThat(json).doesNotContain("<", ">", "&", "'", "\\\"");
        }
    }
}
