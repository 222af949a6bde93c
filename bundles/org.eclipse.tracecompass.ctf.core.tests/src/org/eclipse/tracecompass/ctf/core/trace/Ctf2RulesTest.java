package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.eclipse.tracecompass.ctf.core.CtfException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Rules of CTF 2, a small trace for each. Metadata is written with single quotes for double ones.
 */
class Ctf2RulesTest {

    private static final String PREAMBLE = "{'type': 'preamble', 'version': 2}";
    private static final String CLOCK =
            "{'type': 'clock-class', 'id': 'c', 'frequency': 1000000000}";
    private static final String STREAM = "{'type': 'data-stream-class'}";
    private static final String U8 = unsigned(8, "");
    private static final String EVENT = payload(member("n", U8));

    @TempDir Path fFolder = Path.of("");

    private static String unsigned(int bits, String more) {
        return "{'type': 'fixed-length-unsigned-integer', 'length': %d, 'byte-order': 'little-endian'%s}"
                .formatted(bits, more);
    }

    private static String member(String name, String type) {
        return "{'name': '%s', 'field-class': %s}".formatted(name, type);
    }

    private static String struct(String... members) {
        return "{'type': 'structure', 'member-classes': [" + String.join(", ", members) + "]}";
    }

    private static String payload(String... members) {
        return "{'type': 'event-record-class', 'name': 'e', 'payload-field-class': "
                + struct(members)
                + "}";
    }

    private static String role(String role) {
        return ", 'roles': ['" + role + "']";
    }

    private SmallTrace trace(String... fragments) throws IOException {
        String metadata =
                Stream.of(fragments)
                        .map(fragment -> '\u001e' + fragment.replace('\'', '"') + '\n')
                        .collect(Collectors.joining());
        return new SmallTrace(fFolder, metadata);
    }

    private List<String> payloads(String hex, String... fragments) throws IOException {
        return trace(fragments).stream("s", hex).readSound().payloads();
    }

    private static String atSelector(String type, String more) {
        return "{'type': '"
                + type
                + "', 'selector-field-location': {'origin': 'event-record-payload', 'path': ['t']}"
                + more
                + "}";
    }

    private static String option(String type, String ranges) {
        return "{'field-class': " + type + ", 'selector-field-ranges': " + ranges + "}";
    }

    @Test
    void aliasesMayStandForOtherAliases() throws IOException {
        String byteAlias =
                "{'type': 'field-class-alias', 'name': 'byte', 'field-class': " + U8 + "}";
        String pair =
                "{'type': 'field-class-alias', 'name': 'pair', 'field-class': "
                        + struct(member("a", "'byte'"), member("b", "'byte'"))
                        + "}";
        assertThat(
                        payloads(
                                "0102 0304",
                                PREAMBLE,
                                byteAlias,
                                pair,
                                STREAM,
                                payload(member("x", "'pair'"), member("y", "'pair'"))))
                .containsExactly("{\"x\":{\"a\":1,\"b\":2},\"y\":{\"a\":3,\"b\":4}}");
    }

    @Test
    void aliasesThatGrowWithoutBoundAreRefusedSoon() throws IOException {
        String[] fragments = new String[52];
        fragments[0] = PREAMBLE;
        fragments[1] = "{'type': 'field-class-alias', 'name': 'a1', 'field-class': " + U8 + "}";
        for (int i = 2; i < 50; i++) {
            String inner = "'a" + (i - 1) + "'";
            fragments[i] =
                    "{'type': 'field-class-alias', 'name': 'a%d', 'field-class': %s}"
                            .formatted(i, struct(member("x", inner), member("y", inner)));
        }
        fragments[50] = STREAM;
        fragments[51] = payload(member("huge", "'a49'"));
        SmallTrace trace = trace(fragments).stream("s", "00");
        assertThatThrownBy(trace::read)
                .isInstanceOf(CtfException.class)
                .hasMessageContaining("fields");
    }

    @Test
    void typesThatAreNestedTooDeepThroughAliasesAreRefused() throws IOException {
        String[] fragments = new String[20_000];
        fragments[0] = PREAMBLE;
        fragments[1] = "{'type': 'field-class-alias', 'name': 'a1', 'field-class': " + U8 + "}";
        for (int i = 2; i < fragments.length; i++) {
            fragments[i] =
                    "{'type': 'field-class-alias', 'name': 'a%d', 'field-class': %s}"
                            .formatted(i, struct(member("x", "'a" + (i - 1) + "'")));
        }
        SmallTrace trace = trace(fragments).stream("s", "00");
        assertThatThrownBy(trace::read)
                .isInstanceOf(CtfException.class)
                .hasMessageContaining("100 deep");
    }

    @Test
    void timestampsOfVariableLengthHoldSevenBitsPerByte() throws IOException {
        String time =
                "{'type': 'variable-length-unsigned-integer', 'roles':"
                        + " ['default-clock-timestamp']}";
        String stream =
                "{'type': 'data-stream-class', 'default-clock-class-id': 'c',"
                        + " 'event-record-header-field-class': "
                        + struct(member("t", time))
                        + "}";
        assertThat(
                        trace(PREAMBLE, CLOCK, stream, EVENT).stream(
                                        "s", "64 01 05 02 8001 03 ff01 04")
                                .readSound()
                                .times())
                .containsExactly(100L, 133L, 16512L, 16639L);
    }

    @Test
    void theUuidOfAPacketIsTheFieldWithItsRole() throws IOException {
        String uuid = "[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]";
        String header =
                "{'type': 'trace-class', 'packet-header-field-class': "
                        + struct(
                                member(
                                        "which",
                                        "{'type': 'static-length-blob', 'length': 16, 'roles':"
                                                + " ['metadata-stream-uuid']}"))
                        + "}";
        String preamble = "{'type': 'preamble', 'version': 2, 'uuid': " + uuid + "}";
        SmallTrace trace = trace(preamble, header, STREAM, EVENT);
        assertThat(trace.stream("s", "000102030405060708090a0b0c0d0e0f 07").readSound().payloads())
                .containsExactly("{\"n\":7}");
        assertThat(trace.stream("s", "ff0102030405060708090a0b0c0d0e0f 07").read().diagnostics())
                .singleElement()
                .satisfies(problem -> assertThat(problem.reason()).contains("UUID"));
    }

    @Test
    void labelsOfSignedIntegersMayBeNegativeAndOverlap() throws IOException {
        String type =
                "{'type': 'fixed-length-signed-integer', 'length': 8, 'byte-order': 'big-endian',"
                        + " 'mappings': {'below': [[-128, -1]], 'odd': [[-1, -1], [1, 1]]}}";
        assertThat(payloads("ff 01 02", PREAMBLE, STREAM, payload(member("n", type))))
                .containsExactly(
                        "{\"n\":{\"v\":-1,\"l\":[\"below\", \"odd\"]}}",
                        "{\"n\":{\"v\":1,\"l\":[\"odd\"]}}",
                        "{\"n\":{\"v\":2,\"l\":[]}}");
    }

    @Test
    void theLargestUnsignedIntegerMayHaveALabel() throws IOException {
        String type =
                unsigned(
                        64,
                        ", 'mappings': {'all': [[18446744073709551615, 18446744073709551615]]}");
        assertThat(payloads("ffffffffffffffff", PREAMBLE, STREAM, payload(member("n", type))))
                .containsExactly("{\"n\":{\"v\":18446744073709551615,\"l\":[\"all\"]}}");
    }

    @Test
    void anOptionalFieldMayDependOnASignedInteger() throws IOException {
        String selector =
                "{'type': 'fixed-length-signed-integer', 'length': 8, 'byte-order':"
                        + " 'little-endian'}";
        assertThat(
                        payloads(
                                "fe 07  05  04",
                                PREAMBLE,
                                STREAM,
                                payload(
                                        member("t", selector),
                                        member(
                                                "o",
                                                atSelector(
                                                        "optional",
                                                        ", 'selector-field-ranges': [[-3, -1]],"
                                                                + " 'field-class': "
                                                                + U8)))))
                .containsExactly(
                        "{\"t\":-2,\"o\":7}", "{\"t\":5,\"o\":null}", "{\"t\":4,\"o\":null}");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "utf-8, 68c3a900, h\\u00e9",
        "utf-16be, 006800e90000, h\\u00e9",
        "utf-16le, 6800e9000000, h\\u00e9",
        "utf-32be, 00000068000000e900000000, h\\u00e9",
        "utf-32le, 68000000e900000000000000, h\\u00e9",
        "utf-16le, 3dd800de0000, \\ud83d\\ude00",
    })
    void textMayHaveAnyEncoding(String encoding, String hex, String text) throws IOException {
        String type = "{'type': 'null-terminated-string', 'encoding': '" + encoding + "'}";
        assertThat(
                        payloads(
                                hex + "07",
                                PREAMBLE,
                                STREAM,
                                payload(member("s", type), member("n", U8))))
                .containsExactly("{\"s\":\"" + text + "\",\"n\":7}");
    }

    @Test
    void textOfDynamicLengthEndsAtANullCharacterToo() throws IOException {
        String type =
                "{'type': 'dynamic-length-string', 'encoding': 'utf-16be', 'length-field-location':"
                        + " {'path': ['n']}}";
        assertThat(
                        payloads(
                                "06 004100000042  04 00430044 00",
                                PREAMBLE,
                                STREAM,
                                payload(member("n", U8), member("s", type))))
                .containsExactly(
                        "{\"n\":6,\"s\":\"A\"}", "{\"n\":4,\"s\":\"CD\"}", "{\"n\":0,\"s\":\"\"}");
    }

    @Test
    void attributesAreLeftOut() throws IOException {
        String preamble =
                "{'type': 'preamble', 'version': 2, 'attributes': {'x': [1, {'y': null}]},"
                        + " 'extensions': {}}";
        assertThat(payloads("07", preamble, STREAM, EVENT)).containsExactly("{\"n\":7}");
    }

    private void isRefused(String reason, String... fragments) throws IOException {
        SmallTrace trace = trace(fragments).stream("s", "0000000000000000");
        assertThatThrownBy(trace::read)
                .isInstanceOfSatisfying(
                        CtfException.class,
                        e -> {
                            assertThat(e.getMessage()).contains(reason);
                            assertThat(e.diagnostic().file().getFileName()).hasToString("metadata");
                        });
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'type': 'fixed-length-unsigned-integer', 'length': 8} | 'byte-order' is missing",
                "{'type': 'fixed-length-unsigned-integer', 'length': 0, 'byte-order': 'big-endian'}"
                        + " | between 1 and 64",
                "{'type': 'fixed-length-unsigned-integer', 'length': 8, 'byte-order': 'big-endian',"
                        + " 'mappings': {'a': [[-1, 1]]}} | negative",
                "{'type': 'fixed-length-unsigned-integer', 'length': 8, 'byte-order': 'big-endian',"
                        + " 'mappings': {'a': [[2, 1]]}} | ends before it begins",
                "{'type': 'fixed-length-unsigned-integer', 'length': 8, 'byte-order': 'big-endian',"
                        + " 'mappings': {'a': [[{}, 1]]}} | integer",
                "{'type': 'fixed-length-unsigned-integer', 'length': 8, 'byte-order': 'big-endian',"
                        + " 'mappings': {'a': []}} | at least one range",
                "{'type': 'fixed-length-unsigned-integer', 'length': 8, 'byte-order': 'big-endian',"
                        + " 'roles': ['mystery']} | no role",
                "{'type': 'fixed-length-bit-map', 'length': 8, 'byte-order': 'big-endian', 'flags':"
                        + " {'a': [[-9000000000000000000, 1]]}} | negative",
                "{'type': 'fixed-length-bit-map', 'length': 8, 'byte-order': 'big-endian'} |"
                        + " 'flags' is missing",
                "{'type': 'fixed-length-unsigned-enumeration', 'length': 8, 'byte-order':"
                        + " 'big-endian'} | obsolete draft",
                "{'type': 'static-length-array', 'length': -1, 'element-field-class': 'x'} |"
                        + " between",
                "{'type': 'null-terminated-string', 'encoding': 'latin1'} | encoding",
                "{'type': 'structure', 'minimum-alignment': 6} | power of two",
                "{'type': 'structure', 'member-classes': [{'name': 'y', 'field-class': 'nobody'}]}"
                    + " | alias",
                "7 | object",
            })
    void fieldClassesThatMakeNoSenseAreRefused(String type, String reason) throws IOException {
        isRefused(reason, PREAMBLE, STREAM, payload(member("x", type)));
    }

    @Test
    void selectorsAndLengthsMustBeOfTheirKind() throws IOException {
        String truth =
                "{'type': 'fixed-length-boolean', 'length': 8, 'byte-order': 'little-endian'}";
        String array =
                "{'type': 'dynamic-length-array', 'element-field-class': %s, 'length-field-location': {'path': ['t']}}"
                        .formatted(U8);
        isRefused(
                "unsigned integer",
                PREAMBLE,
                STREAM,
                payload(member("t", truth), member("a", array)));
        isRefused(
                "with which values",
                PREAMBLE,
                STREAM,
                payload(
                        member("t", U8),
                        member("o", atSelector("optional", ", 'field-class': " + U8))));
        isRefused(
                "same selector value",
                PREAMBLE,
                STREAM,
                payload(
                        member("t", U8),
                        member(
                                "v",
                                atSelector(
                                        "variant",
                                        ", 'options': ["
                                                + option(U8, "[[0, 5]]")
                                                + ", "
                                                + option(U8, "[[9, 9], [5, 6]]")
                                                + "]"))));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'type': 'mystery'} | no fragment",
                "{'type': 'preamble', 'version': 2} | preamble",
                "{'type': 'clock-class', 'id': 'c', 'frequency': 0} | positive",
                "{'type': 'clock-class', 'id': 'c', 'frequency': 10, 'offset-from-origin':"
                        + " {'cycles': 10}} | cycles",
                "{'type': 'clock-class', 'id': 'c', 'frequency': 10, 'origin': 'tai'} | origin",
                "{'type': 'clock-class', 'name': 'c', 'frequency': 10} | obsolete draft",
                "{'type': 'data-stream-class', 'default-clock-class-id': 'x'} | no clock class 'x'",
                "{'type': 'data-stream-class', 'id': -1} | negative",
                "{'type': 'event-record-class', 'id': 0} | no data stream class 0",
                "{'type': 'field-class-alias', 'name': 'a', 'field-class': 'b'} | alias 'b'",
                "{'type': 'trace-class', 'packet-header-field-class': 3} | object",
                "[] | object",
                "{'type': | JSON",
                "{'type': 'trace-class', 'extensions': {'x': {'y': 1}}} | extension",
            })
    void fragmentsThatMakeNoSenseAreRefused(String fragment, String reason) throws IOException {
        isRefused(reason, PREAMBLE, fragment, STREAM);
    }

    @Test
    void rolesMustFitTheFieldAndTheClock() throws IOException {
        isRefused(
                "packet-magic-number",
                PREAMBLE,
                "{'type': 'trace-class', 'packet-header-field-class': "
                        + struct(member("m", unsigned(16, role("packet-magic-number"))))
                        + "}",
                STREAM);
        isRefused(
                "metadata-stream-uuid",
                PREAMBLE,
                "{'type': 'trace-class', 'packet-header-field-class': "
                        + struct(
                                member(
                                        "m",
                                        "{'type': 'static-length-blob', 'length': 15, 'roles':"
                                                + " ['metadata-stream-uuid']}"))
                        + "}",
                STREAM);
        isRefused(
                "no default clock class",
                PREAMBLE,
                CLOCK,
                "{'type': 'data-stream-class', 'event-record-header-field-class': "
                        + struct(member("t", unsigned(64, role("default-clock-timestamp"))))
                        + "}");
    }

    @Test
    void otherVersionsAreRefused() throws IOException {
        isRefused("version 3", "{'type': 'preamble', 'version': 3}", STREAM);
        isRefused("16 bytes", "{'type': 'preamble', 'version': 2, 'uuid': [1, 2]}", STREAM);
        isRefused("preamble", STREAM, EVENT);
    }
}
