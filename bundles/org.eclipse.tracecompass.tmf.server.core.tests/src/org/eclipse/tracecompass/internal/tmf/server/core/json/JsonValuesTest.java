package org.eclipse.tracecompass.internal.tmf.server.core.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.gson.stream.JsonWriter;
import com.google.gson.stream.MalformedJsonException;
import java.io.IOException;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.eclipse.jdt.annotation.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonValuesTest {

    private static @Nullable Object read(String text) throws IOException {
        return JsonValues.read(new StringReader(text));
    }

    private static String write(@Nullable Object value) throws IOException {
        StringWriter text = new StringWriter();
        try (JsonWriter out = new JsonWriter(text)) {
            JsonValues.write(out, value);
        }
        return text.toString();
    }

    @Property(tries = 200)
    void whatIsWrittenIsReadAgain(@ForAll long number, @ForAll String text, @ForAll boolean flag)
            throws IOException {
        Map<String, Object> value =
                Map.of("n", number, "t", text, "f", flag, "l", List.of(number, text));
        assertThat(read(write(value))).isEqualTo(value);
    }

    @Property(tries = 200)
    void aNumberKeepsItsValue(@ForAll double number) throws IOException {
        assertThat(read(write(number)))
                .isInstanceOfSatisfying(
                        Number.class, read -> assertThat(read.doubleValue()).isEqualTo(number));
    }

    @Test
    void timesBeyondTheIntegersOfADoubleAreExact() throws IOException {
        assertThat(read("1795215650324255246")).isEqualTo(1_795_215_650_324_255_246L);
        assertThat(write(List.of(Long.MAX_VALUE, Long.MIN_VALUE)))
                .isEqualTo("[9223372036854775807,-9223372036854775808]");
    }

    @Test
    void aFloatIsWrittenAsItReadsAndWhatIsNoNumberAsNull() throws IOException {
        assertThat(write(Arrays.asList(0.8f, 1.5, Double.NaN, Float.POSITIVE_INFINITY, null)))
                .isEqualTo("[0.8,1.5,null,null,null]");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "{",
                "[1,]",
                "{'a': 1}",
                "{a: 1}",
                "1 2",
                "nul",
                "99999999999999999999",
                "NaN",
                "[1] x",
                "\"\u0001\""
            })
    void whatIsNoJsonIsRefused(String text) {
        assertThatThrownBy(() -> read(text)).isInstanceOf(IOException.class);
    }

    @Test
    void whatIsNestedTooDeepIsRefused() {
        assertThatThrownBy(() -> read("[".repeat(1000) + "]".repeat(1000)))
                .isInstanceOf(MalformedJsonException.class)
                .hasMessageContaining("nested");
    }
}
