package org.eclipse.tracecompass.ctf.core.trace;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A field that is read alone has the value that it has in the whole event. */
class FieldHandleTest {

    private static final String HEAD = SmallTrace.LE + SmallTrace.INTEGERS;

    @TempDir Path folder = Path.of("");

    private CtfRecording open(String metadata, String hex) throws IOException {
        new SmallTrace(folder, metadata).stream("s", hex);
        return CtfRecording.open(folder);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "u8 n; u8 x[n]; u8 z; | 02 0a0b 07  01 0c 08",
                "u8 n; struct { u8 a; u8 x[n]; } s; u8 z; | 02 05 0a0b 07  01 06 0c 08",
                "u8 n; struct { struct { u8 x[n]; } t; } s; u8 z; | 02 0a0b 07  01 0c 08",
                "u8 n; u8 x[2][n]; u8 z; | 02 0a0b0c0d 07  01 0e0f 08",
                "enum : u8 { A, B } t; variant <t> { u8 A; u16 B; } v[2]; | 00 0102  01 03040506",
                "enum : u8 { A, B } t; struct { variant <t> { u8 A; u16 B; } v; u8 w; } s;"
                        + " | 00 0102  01 030405",
                "enum : u8 { A, B } t; struct { variant <t> { u8 A; u16 B; } v; } s[2];"
                        + " | 00 0102  01 03040506",
                "struct { u8 n; u8 x[n]; } s; u8 z; | 02 0a0b 07  01 0c 08",
            })
    void whatDependsOnAFieldBeforeIsReadAlone(String fields, String hex) throws IOException {
        try (CtfRecording trace = open(HEAD + SmallTrace.event(fields), hex)) {
            FieldChecks.of(trace).assertFieldsAlone();
        }
    }

    @Test
    void whatDependsOnAnotherScopeIsReadAlone() throws IOException {
        String metadata =
                HEAD
                        + "stream { event.context := struct { u8 n; }; };\n"
                        + SmallTrace.event("struct { u8 x[n]; } s; u8 y[stream.event.context.n];");
        try (CtfRecording trace = open(metadata, "02 0a0b 0c0d  01 0e 0f")) {
            FieldChecks.of(trace).assertFieldsAlone();
        }
    }

    @Test
    void anOptionalNumberMayHaveLabels() throws IOException {
        String labelled = SmallCtf2.unsigned(8, ", 'mappings': {'A': [[0, 5]]}");
        String flag =
                "{'type': 'fixed-length-boolean', 'length': 8, 'byte-order': 'little-endian'}";
        SmallTrace small =
                SmallCtf2.trace(
                        folder,
                        SmallCtf2.PREAMBLE,
                        SmallCtf2.STREAM,
                        SmallCtf2.payload(
                                SmallCtf2.member("t", flag),
                                SmallCtf2.member(
                                        "o",
                                        SmallCtf2.atSelector(
                                                "optional", ", 'field-class': " + labelled))));
        small.stream("s", "01 03  00  01 07");
        try (CtfRecording trace = CtfRecording.open(folder)) {
            FieldChecks.of(trace).assertFieldsAlone();
        }
    }
}
