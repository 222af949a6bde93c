package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.layout.EnumValue;
import org.eclipse.tracecompass.ctf.core.layout.StructValue;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Small traces of CTF 2, one feature each. */
class HandMadeCtf2Test {

    private static final String U8 =
            "{\"type\": \"fixed-length-unsigned-integer\", \"length\": 8, \"byte-order\":"
                    + " \"little-endian\"}";
    private static final String TEXT = "{\"type\": \"null-terminated-string\"}";

    @TempDir Path folder = Path.of("");

    private static String fragment(String json) {
        return "\u001e" + json + "\n";
    }

    private static String member(String name, String type) {
        return "{\"name\": \"%s\", \"field-class\": %s}".formatted(name, type);
    }

    private static String struct(String... members) {
        return "{\"type\": \"structure\", \"member-classes\": ["
                + String.join(", ", members)
                + "]}";
    }

    private static String location(String... path) {
        return "{\"origin\": \"event-record-payload\", \"path\": [\""
                + String.join("\", \"", path)
                + "\"]}";
    }

    private List<String> payloads(String hex, String... members) throws IOException {
        Files.writeString(
                folder.resolve("metadata"),
                fragment("{\"type\": \"preamble\", \"version\": 2}")
                        + fragment("{\"type\": \"data-stream-class\"}")
                        + fragment(
                                "{\"type\": \"event-record-class\", \"name\": \"e\","
                                        + " \"payload-field-class\": "
                                        + struct(members)
                                        + "}"));
        Files.write(folder.resolve("stream"), HexFormat.of().parseHex(hex.replace(" ", "")));
        List<String> lines = new ArrayList<>();
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            while (reader.advance()) {
                StringBuilder line = new StringBuilder();
                CanonicalEventWriter.append(reader.current(), line);
                lines.add(line.substring(line.lastIndexOf("\t") + 1).strip());
            }
            assertThat(reader.diagnostics()).isEmpty();
        }
        return lines;
    }

    @Test
    void anOptionalFieldIsThereOrNot() throws IOException {
        String there =
                "{\"type\": \"fixed-length-boolean\", \"length\": 8, \"byte-order\":"
                        + " \"little-endian\"}";
        String optional =
                "{\"type\": \"optional\", \"selector-field-location\": %s, \"field-class\": %s}"
                        .formatted(location("b"), U8);
        assertThat(
                        payloads(
                                "01 07 02  00 03",
                                member("b", there),
                                member("o", optional),
                                member("n", U8)))
                .containsExactly(
                        "{\"b\":true,\"o\":7,\"n\":2}", "{\"b\":false,\"o\":null,\"n\":3}");
    }

    @Test
    void integersMayTakeAsManyBytesAsTheyNeed() throws IOException {
        assertThat(
                        payloads(
                                "e58e26 7f ffffffffffffffffff01 8080",
                                member("u", "{\"type\": \"variable-length-unsigned-integer\"}"),
                                member("s", "{\"type\": \"variable-length-signed-integer\"}"),
                                member("max", "{\"type\": \"variable-length-unsigned-integer\"}"),
                                member("n", U8),
                                member("m", U8)))
                .containsExactly(
                        "{\"u\":624485,\"s\":-1,\"max\":18446744073709551615,\"n\":128,\"m\":128}");
    }

    @Test
    void blobsAndTextsHaveFixedOrDynamicLengths() throws IOException {
        assertThat(
                        payloads(
                                "02 cafe 616200 beef0a 68006900 0000",
                                member("n", U8),
                                member(
                                        "b",
                                        "{\"type\": \"dynamic-length-blob\", \"length-field-location\": %s}"
                                                .formatted(location("n"))),
                                member("t", "{\"type\": \"static-length-string\", \"length\": 3}"),
                                member("f", "{\"type\": \"static-length-blob\", \"length\": 3}"),
                                member(
                                        "w",
                                        "{\"type\": \"null-terminated-string\", \"encoding\":"
                                                + " \"utf-16le\"}")))
                .containsExactly(
                        "{\"n\":2,\"b\":\"b:cafe\",\"t\":\"ab\",\"f\":\"b:beef0a\",\"w\":\"hi\"}");
    }

    @Test
    void bitsAndFlagsAreNumbersWithLabels() throws IOException {
        String bits = "\"length\": 8, \"byte-order\": \"little-endian\"";
        assertThat(
                        payloads(
                                "85 85",
                                member("a", "{\"type\": \"fixed-length-bit-array\", " + bits + "}"),
                                member(
                                        "m",
                                        "{\"type\": \"fixed-length-bit-map\", "
                                                + bits
                                                + ", \"flags\": {\"low\": [[0, 1]], \"high\": [[7,"
                                                + " 7]], \"mid\": [[4, 5]]}}")))
                .containsExactly("{\"a\":133,\"m\":133}");
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            assertThat(reader.advance()).isTrue();
            StructValue payload = reader.current().read(Scope.PAYLOAD);
            assertThat(payload).isNotNull();
            if (payload != null) {
                assertThat(payload.values()[1])
                        .isEqualTo(new EnumValue(133, false, List.of("high", "low")));
            }
        }
    }

    @Test
    void bitsMayComeInTheOtherOrder() throws IOException {
        String type =
                "{\"type\": \"fixed-length-unsigned-integer\", \"length\": 8, \"byte-order\":"
                        + " \"little-endian\", \"bit-order\": \"last-to-first\"}";
        assertThat(payloads("01", member("n", type))).containsExactly("{\"n\":128}");
    }

    @Test
    void aVariantIsSelectedByRanges() throws IOException {
        String variant =
                ("{\"type\": \"variant\", \"selector-field-location\": %s, \"options\": [{\"name\":"
                                + " \"n\", \"field-class\": %s, \"selector-field-ranges\": [[0,"
                                + " 3]]},{\"field-class\": %s, \"selector-field-ranges\": [[4, 4], [9,"
                                + " 255]]}]}")
                        .formatted(location("t"), U8, TEXT);
        assertThat(payloads("02 07  ff 686900", member("t", U8), member("v", variant)))
                .containsExactly("{\"t\":2,\"v\":7}", "{\"t\":255,\"v\":\"hi\"}");
    }

    @Test
    void aLocationMayGoOutOfAStructure() throws IOException {
        String array =
                ("{\"type\": \"dynamic-length-array\", \"element-field-class\": %s,"
                                + " \"length-field-location\": {\"path\": [null, \"n\"]}}")
                        .formatted(U8);
        assertThat(payloads("02 0a0b", member("n", U8), member("s", struct(member("a", array)))))
                .containsExactly("{\"n\":2,\"s\":{\"a\":[10,11]}}");
    }

    @Test
    void locationsOfObsoleteDraftsAreRefused() {
        String array =
                "{\"type\": \"dynamic-length-array\", \"element-field-class\": %s, \"length-field-location\": [\"n\"]}"
                        .formatted(U8);
        assertThatThrownBy(() -> payloads("00", member("n", U8), member("a", array)))
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("draft")
                .hasMessageContaining("fragment 3");
    }
}
