package org.eclipse.tracecompass.ctf.core.metadata;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.type.ClockClass;
import org.eclipse.tracecompass.ctf.core.type.TraceClass;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Metadata that is wrong is refused with the line and what is wrong there. */
class TsdlErrorsTest {

    private static final Path FILE = Path.of("metadata");
    private static final String TRACE = "trace { major = 1; minor = 8; byte_order = le; };\n";

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "/* no end | 2 | comment",
                "env { a = \"no end; }; | 2 | closing",
                "typealias integer { size = 65; } := t; | 2 | 65 bits",
                "typealias integer { size = 8; align = 3; } := t; | 2 | power of two",
                "typealias integer { align = 8; } := t; | 2 | no size",
                "typealias integer { size = 8; map = clock.c.value; } := t; | 2 | clock 'c'",
                "typealias floating_point { exp_dig = 9; mant_dig = 9; } := t; | 2 | floating-point",
                "typealias unknown := t; | 2 | 'unknown' is not declared",
                "event { fields := struct { struct { } a; struct { } a; }; }; | 2 | exists already",
                "event { id = 1; }; event { id = 1; }; | 2 | declared twice",
                "event { stream_id = 7; }; stream { id = 1; }; stream { id = 2; }; | 2 | stream 7",
                "stream { id = 1; }; stream { id = 1; }; | 2 | declared twice",
                "clock { freq = 1; }; | 2 | no name",
                "clock { name = c; offset = -1; }; | 2 | negative",
                "nonsense { }; | 2 | nonsense",
                "event { name = e | 2 | ';'",
                "typealias integer { size = 99999999999999999999; } := t; | 2 | 64-bit",
                "$ | 2 | '$'",
            })
    void theLineAndTheReasonAreTold(String text, int line, String reason) {
        assertThatThrownBy(() -> MetadataReader.parse(FILE, TRACE + text))
                .isInstanceOfSatisfying(
                        CtfReadException.class,
                        e -> {
                            assertThat(e.diagnostic().line()).isEqualTo(line);
                            assertThat(e.diagnostic().reason()).contains(reason);
                        });
    }

    @Test
    void metadataWithoutATraceBlockIsRefused() {
        assertThatThrownBy(() -> MetadataReader.parse(FILE, "env { a = 1; };"))
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("trace");
    }

    @Test
    void aTraceWithoutAByteOrderIsRefused() {
        assertThatThrownBy(() -> MetadataReader.parse(FILE, "\ntrace { major = 1; minor = 8; };"))
                .isInstanceOf(CtfReadException.class)
                .hasMessage("metadata, line 2: the trace block has no byte order.");
    }

    @Test
    void typesNestedTooDeepAreRefused() {
        String text = TRACE + "event { fields := " + "struct { ".repeat(5000);
        assertThatThrownBy(() -> MetadataReader.parse(FILE, text))
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("deep");
    }

    @Test
    void jsonNestedTooDeepIsRefused() {
        String text = "\u001e{\"type\": \"preamble\", \"x\": " + "[".repeat(100000);
        assertThatThrownBy(() -> MetadataReader.parse(FILE, text))
                .isInstanceOf(CtfReadException.class);
    }

    @Test
    void syntaxErrorsInJsonTellTheLine() {
        String text =
                "\u001e{\"type\": \"preamble\", \"version\": 2}\n\u001e{\"type\":\n \"trace-class\",\n ]";
        assertThatThrownBy(() -> MetadataReader.parse(FILE, text))
                .isInstanceOfSatisfying(
                        CtfReadException.class,
                        e -> assertThat(e.diagnostic().line()).isEqualTo(4));
    }

    @Test
    void environmentAndClocksAreKept() throws CtfReadException {
        TraceClass type =
                MetadataReader.parse(
                        FILE,
                        TRACE
                                + "env { hostname = \"h\\\"1\"; tracer_major = 2; hex = 0x10; oct = 010; };\n"
                                + "clock { name = c; freq = 1000; offset_s = 5; offset = 2500; };\n");
        assertThat(type.environment())
                .containsEntry("hostname", "h\"1")
                .containsEntry("tracer_major", 2L)
                .containsEntry("hex", 16L)
                .containsEntry("oct", 8L);
        assertThat(type.clocks())
                .containsExactly(new ClockClass("c", "", "", 1000, 7, 500, 0, true));
        assertThat(type.clocks().get(0).baseNanos()).isEqualTo(7_500_000_000L);
    }
}
