package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.INTEGERS;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.LE;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.event;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfDiagnostic;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Small files that ask for much work or memory get neither. */
class HostileTraceTest {

    private static final String HEAD = LE + INTEGERS;
    private static final long LITTLE = 24L << 20;

    @TempDir Path folder = Path.of("");

    private void isRefused(String metadata, String reason) throws IOException {
        SmallTrace trace = new SmallTrace(folder, metadata).stream("s", "0102030405060708");
        assertThat(
                        Allocation.during(
                                () ->
                                        assertThatThrownBy(trace::read)
                                                .isInstanceOf(CtfReadException.class)
                                                .hasMessageContaining(reason)))
                .isLessThan(LITTLE + 200L * metadata.length());
    }

    private List<CtfDiagnostic> problems(String metadata, String hex) throws IOException {
        SmallTrace trace = new SmallTrace(folder, metadata).stream("s", hex);
        List<CtfDiagnostic> problems = new java.util.ArrayList<>();
        assertThat(Allocation.during(() -> problems.addAll(trace.read().diagnostics())))
                .isLessThan(LITTLE);
        return problems;
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "u64 n; u8 a[n];",
                "u64 n; u64 a[n][n];",
                "u64 n; string a[n];",
                "u64 n; struct { u64 n; string s; } a[n];",
                "u64 n; integer { size = 8; encoding = UTF8; } a[n];",
                "u64 n; integer { size = 64; align = 1048576; } a[n];",
                "u64 n; struct { u8 x[281474976710656]; } a[n];",
            })
    void aLengthThatTheFileCannotHoldIsToldAndCostsNothing(String fields) throws IOException {
        for (String length :
                new String[] {"ffffffffffffff7f", "ffffffffffffffff", "0000000001000000"}) {
            assertThat(problems(HEAD + event(fields), length + "01020304"))
                    .singleElement()
                    .satisfies(
                            problem -> {
                                assertThat(problem.packet()).isEqualTo(1);
                                assertThat(problem.sentence()).contains("byte 0");
                            });
        }
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(
            strings = {
                "struct { } a[100000][100000][100000]; u8 x;",
                "struct { struct { } b[1000000]; } a[1000000]; u8 x;",
                "integer { size = 8; } n; struct { u8 b[n]; } a[100000000]; u8 x;",
            })
    void anArrayOfNothingEndsSoon(String fields) throws IOException {
        SmallTrace trace = new SmallTrace(folder, HEAD + event(fields)).stream("s", "0001");
        assertThat(
                        Allocation.during(
                                () -> {
                                    try {
                                        assertThat(trace.read().diagnostics()).isNotEmpty();
                                    } catch (RuntimeException e) {
                                        assertThat(e).hasMessageContaining("array");
                                    }
                                }))
                .isLessThan(LITTLE);
    }

    @Test
    void aPacketThatClaimsToBeHugeIsReadAsFarAsTheFileGoes() throws IOException {
        String metadata =
                HEAD
                        + "stream { packet.context := struct { u64 packet_size; u64 content_size;"
                        + " }; };\n"
                        + event("u8 a;");
        String size = "f8ffffffffffff7f";
        assertThat(problems(metadata, size + size + "0102"))
                .singleElement()
                .satisfies(problem -> assertThat(problem.reason()).contains("truncated"));
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"struct, 5000", "struct, 101", "variant, 300"})
    void typesWithinTypesHaveALimit(String kind, int depth) throws IOException {
        String open = kind.equals("struct") ? "struct { " : "variant <t> { ";
        String close = kind.equals("struct") ? " } x;" : " } A;";
        isRefused(
                HEAD
                        + event(
                                "enum : u8 { A } t; "
                                        + open.repeat(depth)
                                        + "u8 A;"
                                        + close.repeat(depth)),
                "deep");
    }

    @Test
    void namesOfTypesDoNotHideTheNesting() throws IOException {
        StringBuilder metadata = new StringBuilder(HEAD + "typealias struct { u8 x; } := t0;\n");
        for (int i = 1; i < 20_000; i++) {
            metadata.append("typealias struct { t%d x[1]; } := t%d;\n".formatted(i - 1, i));
        }
        isRefused(metadata + event("t19999 x;"), "deep");
    }

    @Test
    void arraysHaveALimitOfDimensions() throws IOException {
        isRefused(HEAD + event("u8 a" + "[1]".repeat(5000) + ";"), "dimensions");
    }

    @ParameterizedTest(name = "{0}")
    @ValueSource(strings = {"2097152", "1073741824", "9223372036854775807", "0", "-8"})
    void alignmentsHaveALimit(String alignment) throws IOException {
        isRefused(HEAD + event("integer { size = 8; align = " + alignment + "; } a;"), "alignment");
    }

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource({"1048576, 8", "8, 1048576", "128, 128", "64, 64"})
    void headersLikeThoseOfLttngMayBeAlignedFar(int narrow, int wide) throws IOException {
        String metadata =
                HEAD
                        + SmallTrace.CLOCK
                        + ("stream { event.header := struct { enum : u16 { compact = 0 ... 65534,"
                                        + " extended = 65535 } id; variant <id> { struct { integer { size ="
                                        + " 32; align = %d; map = clock.c.value; } timestamp; } compact;"
                                        + " struct { u32 id; integer { size = 64; align = %d; map ="
                                        + " clock.c.value; } timestamp; } extended; } v; } align(8); };\n")
                                .formatted(narrow, wide)
                        + event("u8 a;");
        for (String id : new String[] {"0000", "ffff"}) {
            problems(metadata, id + "00".repeat(40));
        }
    }

    @Test
    void aUuidOfNothingIsNone() throws IOException {
        String metadata =
                "trace { major = 1; minor = 8; byte_order = le; uuid ="
                        + " \"2a6422d0-6cee-11e0-8c08-cb07d7b3a564\"; packet.header := struct { struct"
                        + " { } uuid[1000000]; }; };\n"
                        + INTEGERS
                        + event("u8 a;");
        assertThat(problems(metadata, "07")).isEmpty();
    }

    @Test
    void idsOfEventsMayBeFarApart() throws IOException {
        StringBuilder metadata =
                new StringBuilder(
                        "trace { major = 1; minor = 8; byte_order = le; packet.header := struct {"
                                + " integer { size = 16; } stream_id; }; };\n"
                                + INTEGERS);
        for (int i = 0; i < 2000; i++) {
            metadata.append(
                    "stream { id = %d; event.header := struct { u16 id; }; };\nevent { name = e; id = 65535; stream_id = %d; fields := struct { u8 a; }; };\n"
                            .formatted(i, i));
        }
        SmallTrace trace =
                new SmallTrace(folder, metadata.toString()).stream("s", "cf07 ffff 05 0000 00");
        assertThat(
                        Allocation.during(
                                () ->
                                        assertThat(trace.read().lines())
                                                .singleElement()
                                                .asString()
                                                .endsWith("{\"a\":5}")))
                .isLessThan(LITTLE + 200L * metadata.length());
    }

    @Test
    void manyLabelsAndOptionsAreMatchedQuickly() throws IOException {
        StringBuilder labels = new StringBuilder();
        StringBuilder options = new StringBuilder();
        for (int i = 0; i < 60_000; i++) {
            labels.append("l").append(i).append(", ");
            options.append("u8 l").append(i).append("; ");
        }
        String fields = "enum : u16 { %s } t; variant <t> { %s } v;".formatted(labels, options);
        assertThat(
                        new SmallTrace(folder, HEAD + event(fields))
                                .stream("s", "0000 05 5fea 06").readSound().payloads())
                .last()
                .asString()
                .isEqualTo("{\"t\":{\"v\":59999,\"l\":[\"l59999\"]},\"v\":6}");
    }

    @Test
    void aTextWithoutAnEndIsLookedForOnce() throws IOException {
        SmallTrace trace = new SmallTrace(folder, HEAD + event("string s;"));
        trace.stream("s", "41".repeat(3_000_000));
        assertThat(Allocation.during(() -> assertThat(trace.read().diagnostics()).hasSize(1)))
                .isLessThan(LITTLE);
    }

    @Test
    void manySmallPacketsAreAsManyAsTheyAre() throws IOException {
        String metadata =
                HEAD
                        + "stream { packet.context := struct { u8 packet_size; }; };\n"
                        + event("u8 a;");
        SmallTrace trace = new SmallTrace(folder, metadata).stream("s", "10ff 08".repeat(50_000));
        assertThat(Allocation.during(() -> assertThat(trace.readSound().lines()).hasSize(50_000)))
                .isLessThan(LITTLE + 1000L * 150_000);
    }

    @Test
    void jsonHasALimitOfNestingToo() throws IOException {
        isRefused("\u001e{\"type\": " + "[".repeat(200_000), "JSON");
        isRefused("\u001e" + "{\"a\":".repeat(200_000), "JSON");
    }
}
