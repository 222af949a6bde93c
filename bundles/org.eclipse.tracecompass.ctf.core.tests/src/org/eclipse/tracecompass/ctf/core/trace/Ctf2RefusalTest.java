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
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.option;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.payload;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.role;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.struct;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.trace;
import static org.eclipse.tracecompass.ctf.core.trace.SmallCtf2.unsigned;

import java.io.IOException;
import java.nio.file.Path;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What CTF 2 forbids is refused with the place and the reason. */
class Ctf2RefusalTest {

    @TempDir Path folder = Path.of("");

    private void isRefused(String reason, String... fragments) throws IOException {
        SmallTrace trace = trace(folder, fragments).stream("s", "0000000000000000");
        assertThatThrownBy(trace::read)
                .isInstanceOfSatisfying(
                        CtfReadException.class,
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
                        + " 'roles': ['mystery']} | not a field role",
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
                ("{'type': 'dynamic-length-array', 'element-field-class': %s,"
                                + " 'length-field-location': {'path': ['t']}}")
                        .formatted(U8);
        isRefused(
                "unsigned integer",
                PREAMBLE,
                STREAM,
                payload(member("t", truth), member("a", array)));
        isRefused(
                "does not name the values",
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

    @Test
    void theMagicNumberMustBeTheFirstField() throws IOException {
        String magic = unsigned(32, role("packet-magic-number"));
        isRefused(
                "not the first field",
                PREAMBLE,
                "{'type': 'trace-class', 'packet-header-field-class': "
                        + struct(member("n", U8), member("m", magic))
                        + "}",
                STREAM,
                EVENT);
    }

    @Test
    void bitsChooseNothingAndTruthChoosesNoOption() throws IOException {
        String bits = "{'type': '%s', 'length': 8, 'byte-order': 'little-endian'}";
        String ranges = ", 'selector-field-ranges': [[1, 1]]";
        String optional = atSelector("optional", ranges + ", 'field-class': " + U8);
        String variant = atSelector("variant", ", 'options': [" + option(U8, "[[1, 1]]") + "]");
        String array = bits.formatted("fixed-length-bit-array");
        isRefused(
                "not an integer",
                PREAMBLE,
                STREAM,
                payload(member("t", array), member("o", optional)));
        isRefused(
                "not an integer",
                PREAMBLE,
                STREAM,
                payload(member("t", array), member("v", variant)));
        String truth = bits.formatted("fixed-length-boolean");
        isRefused(
                "cannot select an option",
                PREAMBLE,
                STREAM,
                payload(member("t", truth), member("v", variant)));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "{'type': 'mystery'} | not a fragment",
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
