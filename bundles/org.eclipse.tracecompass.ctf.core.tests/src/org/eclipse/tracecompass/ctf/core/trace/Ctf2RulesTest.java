package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.CLOCK;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.EVENT;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.PREAMBLE;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.STREAM;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.U8;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.atSelector;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.member;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.payload;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.role;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.struct;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.trace;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.unsigned;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of CTF 2, a small trace for each. */
class Ctf2RulesTest {

    @TempDir Path folder = Path.of("");

    private List<String> payloads(String hex, String... fragments) throws IOException {
        return trace(folder, fragments).stream("s", hex).readSound().payloads();
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
        SmallTrace trace = trace(folder, fragments).stream("s", "00");
        assertThatThrownBy(trace::read)
                .isInstanceOf(CtfReadException.class)
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
        SmallTrace trace = trace(folder, fragments).stream("s", "00");
        assertThatThrownBy(trace::read)
                .isInstanceOf(CtfReadException.class)
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
                        trace(folder, PREAMBLE, CLOCK, stream, EVENT).stream(
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
        SmallTrace trace = trace(folder, preamble, header, STREAM, EVENT);
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

    @Test
    void aLocationMayNameAFieldOfTheStructureThatItStandsIn() throws IOException {
        String array =
                "{'type': 'dynamic-length-array', 'element-field-class': "
                        + U8
                        + ", 'length-field-location': {'origin': 'event-record-payload', 'path':"
                        + " ['s', 'n']}}";
        String inner = struct(member("n", U8), member("x", array));
        assertThat(payloads("02 0a0b", PREAMBLE, STREAM, payload(member("s", inner))))
                .containsExactly("{\"s\":{\"n\":2,\"x\":[10,11]}}");
        String flag =
                "{'type': 'fixed-length-boolean', 'length': 8, 'byte-order': 'little-endian'}";
        assertThat(
                        payloads(
                                "01 02 0a0b  00",
                                PREAMBLE,
                                STREAM,
                                payload(
                                        member("t", flag),
                                        member(
                                                "s",
                                                atSelector(
                                                        "optional", ", 'field-class': " + inner)))))
                .containsExactly(
                        "{\"t\":true,\"s\":{\"n\":2,\"x\":[10,11]}}", "{\"t\":false,\"s\":null}");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "fixed-length-signed-integer | [-1,2]",
                "fixed-length-unsigned-integer | [255,2]",
                "fixed-length-bit-array | [255,2]",
            })
    void anOptionalFieldMayBeAnArray(String element, String values) throws IOException {
        String array =
                "{'type': 'static-length-array', 'length': 2, 'element-field-class': {'type': '"
                        + element
                        + "', 'length': 8, 'byte-order': 'little-endian'}}";
        String flag =
                "{'type': 'fixed-length-boolean', 'length': 8, 'byte-order': 'little-endian'}";
        assertThat(
                        payloads(
                                "01 ff02",
                                PREAMBLE,
                                STREAM,
                                payload(
                                        member("t", flag),
                                        member(
                                                "a",
                                                atSelector(
                                                        "optional", ", 'field-class': " + array)))))
                .containsExactly("{\"t\":true,\"a\":" + values + "}");
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

    private static String stream(int id) {
        return ("{'type': 'data-stream-class', 'id': %d, 'default-clock-class-id': 'c',"
                        + " 'packet-context-field-class': %s, 'event-record-header-field-class': %s}")
                .formatted(
                        id,
                        struct(
                                member("a", unsigned(16, role("packet-total-length"))),
                                member("b", unsigned(16, role("packet-content-length"))),
                                member("c", unsigned(8, role("default-clock-timestamp"))),
                                member(
                                        "d",
                                        unsigned(8, role("packet-end-default-clock-timestamp"))),
                                member(
                                        "e",
                                        unsigned(
                                                8,
                                                role("discarded-event-record-counter-snapshot"))),
                                member("f", unsigned(8, role("packet-sequence-number")))),
                        struct(
                                member("g", unsigned(8, role("event-record-class-id"))),
                                member("h", unsigned(8, role("default-clock-timestamp")))));
    }

    @Test
    void whatFieldsAreForIsToldByTheirRolesAlone() throws IOException {
        String header =
                "{'type': 'trace-class', 'packet-header-field-class': "
                        + struct(
                                member("x", unsigned(32, role("packet-magic-number"))),
                                member("y", unsigned(8, role("data-stream-class-id"))),
                                member("z", unsigned(8, role("data-stream-id"))))
                        + "}";
        String first = EVENT.replace("'name': 'e'", "'name': 'e', 'id': 3");
        String second =
                EVENT.replace("'name': 'e'", "'name': 'f', 'id': 4, 'data-stream-class-id': 7");
        SmallTrace trace =
                trace(folder, PREAMBLE, CLOCK, header, stream(0), stream(7), first, second);
        String magic = "c11ffcc1";
        trace.stream(
                "s",
                magic
                        + "00 05 8800 8800 05 f0 01 09 03f00b"
                        + magic
                        + "00 05 a000 8800 f1 04 03 0b 030210 000000");
        trace.stream("t", magic + "07 01 8800 8800 00 f0 00 00 040111");
        SmallTrace.Content content = trace.readSound();
        assertThat(content.lines())
                .containsExactly(
                        "00000000000000000001\t-\tf\tnull\tnull\t{\"n\":17}",
                        "00000000000000000240\t-\te\tnull\tnull\t{\"n\":11}",
                        "00000000000000000258\t-\te\tnull\tnull\t{\"n\":16}",
                        "LOST 2 at 258");
        assertThat(content.discardedEvents()).isEqualTo(2);
        assertThat(content.discardedPackets()).isEqualTo(1);
    }
}
