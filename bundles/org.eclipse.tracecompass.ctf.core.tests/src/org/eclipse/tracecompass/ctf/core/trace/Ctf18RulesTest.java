package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.CLOCK;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.INTEGERS;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.LE;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.event;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Rules of CTF 1.8, a small trace for each; another reader gives the same events. */
class Ctf18RulesTest {

    private static final String HEAD = LE + INTEGERS;

    @TempDir Path folder = Path.of("");

    private List<String> payloads(String metadata, String hex) throws IOException {
        return new SmallTrace(folder, metadata).stream("s", hex).readSound().payloads();
    }

    private List<Long> times(String metadata, String hex) throws IOException {
        return new SmallTrace(folder, metadata).stream("s", hex).readSound().times();
    }

    @ParameterizedTest(name = "{0} | {1}")
    @CsvSource(
            delimiter = '|',
            value = {
                "a, _a | a; _a",
                "_a, _b | _a; _b",
                "__a, __b | __a; __b",
                "a, _a | _a; __a",
                "\"string\", \"clock\" | _string; _clock",
                "\"a b\" = 7, A = 0, B | A; B",
            })
    void optionsOfVariantsAreFoundWithAndWithoutTheUnderscoreInFront(String labels, String options)
            throws IOException {
        String[] names = options.split("; ");
        String fields =
                "enum : u8 { %s } t; variant <t> { u8 %s; u16 %s; } v;"
                        .formatted(labels, names[0], names[1]);
        assertThat(payloads(HEAD + event(fields), "00 05 01 0102"))
                .satisfiesExactly(
                        first -> assertThat(first).endsWith("\"v\":5}"),
                        second -> assertThat(second).endsWith("\"v\":513}"));
    }

    @Test
    void fieldsThatDifferByTheUnderscoreAloneKeepIt() throws IOException {
        assertThat(payloads(HEAD + event("u8 _a; u8 a;"), "01 02"))
                .containsExactly("{\"_a\":1,\"a\":2}");
    }

    @Test
    void variantsMayBeWithinVariants() throws IOException {
        String fields =
                "enum : u8 { A, B } t; variant <t> { struct { enum : u8 { X = 5, Y } t2;"
                        + " variant <t2> { u8 X; u16 Y; } w; } A; string B; } v; u8 e;";
        assertThat(payloads(HEAD + event(fields), "00 06 0102 09  01 686900 08"))
                .containsExactly(
                        "{\"t\":{\"v\":0,\"l\":[\"A\"]},\"v\":{\"t2\":{\"v\":6,\"l\":[\"Y\"]},\"w\":513},\"e\":9}",
                        "{\"t\":{\"v\":1,\"l\":[\"B\"]},\"v\":\"hi\",\"e\":8}");
    }

    @Test
    void selectorsMayBeInEveryScopeDecodedBefore() throws IOException {
        String metadata =
                "trace { major = 1; minor = 8; byte_order = le; packet.header := struct { enum :"
                        + " integer { size = 8; } { A, B } t; }; };\n"
                        + INTEGERS
                        + event("variant <trace.packet.header.t> { u8 A; u16 B; } v;");
        assertThat(payloads(metadata, "01 0102 0304"))
                .containsExactly("{\"v\":513}", "{\"v\":1027}");
        String context =
                HEAD
                        + "stream { event.context := struct { enum : u8 { A, B } t; }; };\n"
                        + event("variant <t> { u8 A; u16 B; } v;");
        assertThat(payloads(context, "01 0102 00 09")).containsExactly("{\"v\":513}", "{\"v\":9}");
    }

    @Test
    void aSelectorMayBeAMemberOfAStructure() throws IOException {
        String fields =
                "struct { enum : u8 { A, B } t; } s; variant <s.t> { u8 A; u16 B; } v; u8 n;";
        assertThat(payloads(HEAD + event(fields), "00 09 03"))
                .containsExactly("{\"s\":{\"t\":{\"v\":0,\"l\":[\"A\"]}},\"v\":9,\"n\":3}");
    }

    @Test
    void aLengthMayBeInWhicheverOptionIsThere() throws IOException {
        String fields =
                "enum : u8 { A, B } t; variant <t> { struct { u8 n; } A; struct { u8 n; u8 x[n]; }"
                        + " B; } v; u8 y[v.n];";
        assertThat(payloads(HEAD + event(fields), "01 02 0a0b 0c0d  00 01 0e"))
                .containsExactly(
                        "{\"t\":{\"v\":1,\"l\":[\"B\"]},\"v\":{\"n\":2,\"x\":[10,11]},\"y\":[12,13]}",
                        "{\"t\":{\"v\":0,\"l\":[\"A\"]},\"v\":{\"n\":1},\"y\":[14]}");
    }

    @Test
    void aWholePathMayNameAFieldOfTheStructureThatItStandsIn() throws IOException {
        assertThat(
                        payloads(
                                HEAD + event("struct { u8 n; u8 x[event.fields.s.n]; } s; u8 z;"),
                                "02 0a0b 07"))
                .containsExactly("{\"s\":{\"n\":2,\"x\":[10,11]},\"z\":7}");
        assertThat(
                        payloads(
                                HEAD + event("u8 n; struct { u8 n; u8 x[s.n]; } s[2];"),
                                "00 01 0a 02 0b0c"))
                .containsExactly("{\"n\":0,\"s\":[{\"n\":1,\"x\":[10]},{\"n\":2,\"x\":[11,12]}]}");
    }

    @Test
    void aWholePathIntoAVariantMeansTheOptionThatItStandsIn() throws IOException {
        String fields =
                "enum : u8 { A, B } t; variant <t> { struct { u8 n; u8 x[event.fields.v.n]; } A;"
                        + " struct { u16 n; u8 x[event.fields.v.n]; } B; } v;";
        assertThat(payloads(HEAD + event(fields), "00 01 0a  01 0200 0b0c"))
                .containsExactly(
                        "{\"t\":{\"v\":0,\"l\":[\"A\"]},\"v\":{\"n\":1,\"x\":[10]}}",
                        "{\"t\":{\"v\":1,\"l\":[\"B\"]},\"v\":{\"n\":2,\"x\":[11,12]}}");
    }

    @Test
    void sequencesMayBeInSequences() throws IOException {
        assertThat(
                        payloads(
                                HEAD + event("u8 n; struct { u8 m; u8 x[m]; } s[n]; u8 z;"),
                                "02 01 aa 02 bb cc 09"))
                .containsExactly(
                        "{\"n\":2,\"s\":[{\"m\":1,\"x\":[170]},{\"m\":2,\"x\":[187,204]}],\"z\":9}");
    }

    @Test
    void anEmptyArrayIsAlignedAllTheSame() throws IOException {
        String wide = "integer { size = 32; align = 32; }";
        assertThat(payloads(HEAD + event("u8 a; u8 n; " + wide + " x[n]; u8 z;"), "01000000 07"))
                .containsExactly("{\"a\":1,\"n\":0,\"x\":[],\"z\":7}");
        assertThat(payloads(HEAD + event("u8 a; " + wide + " x[0]; u8 z;"), "01000000 07"))
                .containsExactly("{\"a\":1,\"x\":[],\"z\":7}");
    }

    @Test
    void structuresWithoutMembersTakeNoRoom() throws IOException {
        assertThat(payloads(HEAD + event("struct { } s; u8 z;"), "04"))
                .containsExactly("{\"s\":{},\"z\":4}");
    }

    @Test
    void integersOfOneStructureMayHaveSeveralByteOrders() throws IOException {
        String fields =
                "integer { size = 16; byte_order = be; } a; integer { size = 16; byte_order = le; }"
                        + " b; integer { size = 32; byte_order = network; } c; integer { size = 16;"
                        + " byte_order = native; } d;";
        assertThat(payloads(HEAD + event(fields), "0001 0100 00000001 0100"))
                .containsExactly("{\"a\":1,\"b\":1,\"c\":1,\"d\":1}");
    }

    @Test
    void contextsOfOddSizesAreNotAlignedToBytes() throws IOException {
        String metadata =
                HEAD
                        + "stream { event.header := struct { u8 id; }; event.context := struct {"
                        + " integer { size = 3; } x; }; };\n"
                        + "event { name = e; id = 0; context := struct { integer { size = 2; } y;"
                        + " }; fields := struct { integer { size = 3; } z; }; };\n";
        assertThat(new SmallTrace(folder, metadata).stream("s", "00 ff 00 55").readSound().lines())
                .containsExactly(
                        "00000000000000000000\t-\te\t{\"x\":7}\t{\"y\":3}\t{\"z\":7}",
                        "00000000000000000000\t-\te\t{\"x\":5}\t{\"y\":2}\t{\"z\":2}");
    }

    @Test
    void aNameMayMeanAnotherTypeInAnInnerBlock() throws IOException {
        String metadata =
                HEAD
                        + "typealias integer { size = 16; } := word;\n"
                        + "stream { event.header := struct { typealias integer { size = 8; } :="
                        + " word; word id; }; };\n"
                        + event("word a;");
        assertThat(payloads(metadata, "00 0700")).containsExactly("{\"a\":7}");
    }

    @Test
    void structuresWithNamesAreDeclaredWhereTheyStand() throws IOException {
        assertThat(
                        payloads(
                                HEAD
                                        + "struct foo { u8 a; };\n"
                                        + event(
                                                "struct foo f; struct bar { u16 b; } g; struct bar"
                                                        + " h;"),
                                "01 0200 0300"))
                .containsExactly("{\"f\":{\"a\":1},\"g\":{\"b\":2},\"h\":{\"b\":3}}");
    }

    @Test
    void aTypedefMayBeAnArray() throws IOException {
        assertThat(payloads(HEAD + "typedef u8 quad[4];\n" + event("quad a; u8 b;"), "0102030405"))
                .containsExactly("{\"a\":[1,2,3,4],\"b\":5}");
    }

    @Test
    void onlyBytesWithAnEncodingAreText() throws IOException {
        String fields =
                "integer { size = 8; encoding = UTF8; } s[2][3];"
                        + " integer { size = 8; align = 16; encoding = UTF8; } t[2]; u8 z;";
        assertThat(payloads(HEAD + event(fields), "616200 636465 6100 62 07"))
                .containsExactly("{\"s\":[\"ab\",\"cde\"],\"t\":[97,98],\"z\":7}");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({
        "41ff42, A\\udcffB",
        "c3a9, \\u00e9",
        "c3, \\udcc3",
        "e282, \\udce2\\udc82",
        "c0af, \\udcc0\\udcaf",
        "eda080, \\udced\\udca0\\udc80",
        "f09f9880ff, \\ud83d\\ude00\\udcff",
        "f4908080, \\udcf4\\udc90\\udc80\\udc80",
        "efbfbdff, \\ufffd\\udcff",
        "7f, \\u007f",
    })
    void bytesThatAreNoTextAreKept(String hex, String text) throws IOException {
        assertThat(payloads(HEAD + event("string s;"), hex + "00"))
                .containsExactly("{\"s\":\"" + text + "\"}");
    }

    @Test
    void theNumberOfACpuMayBeLarge() throws IOException {
        String metadata =
                HEAD + "stream { packet.context := struct { u32 cpu_id; }; };\n" + event("u8 a;");
        assertThat(new SmallTrace(folder, metadata).stream("s", "ffffffff 07").readSound().lines())
                .containsExactly("00000000000000000000\t4294967295\te\tnull\tnull\t{\"a\":7}");
    }

    @Test
    void numbersOfLabelsMayBeHexadecimalOrOctalAndContinueAfterRanges() throws IOException {
        String fields = "enum : u8 { A = 0x10, B = 020, C = 1 ... 4, D, E = 9u, F } e;";
        assertThat(payloads(HEAD + event(fields), "10 05 0a"))
                .containsExactly(
                        "{\"e\":{\"v\":16,\"l\":[\"A\", \"B\"]}}",
                        "{\"e\":{\"v\":5,\"l\":[\"D\"]}}",
                        "{\"e\":{\"v\":10,\"l\":[\"F\"]}}");
    }

    @Test
    void callSitesAndUnknownAttributesAreLeftOut() throws IOException {
        String metadata =
                HEAD
                        + "callsite { name = \"e\"; func = \"f\"; file = \"x.c\"; line = 3; ip ="
                        + " 0x40; };\n"
                        + "env { a = -5; b = \"x\\\"y\"; };\n"
                        + event("integer { size = 8; colour = 3; } a;");
        assertThat(payloads(metadata, "07")).containsExactly("{\"a\":7}");
    }

    @ParameterizedTest(name = "{0} bits")
    @CsvSource({"8", "16", "27", "32", "33", "63"})
    void narrowTimestampsWrap(int bits) throws IOException {
        long last = (1L << bits) - 1;
        int rest = 64 - bits;
        String metadata =
                HEAD
                        + CLOCK
                        + "stream { event.header := struct { integer { size = %d; align = 1; map = clock.c.value; } timestamp; integer { size = %d; align = 1; } rest; }; };\n"
                                .formatted(bits, rest)
                        + event("");
        StringBuilder hex = new StringBuilder();
        for (long time : new long[] {last, 0, 5, 4}) {
            hex.append("%016x".formatted(Long.reverseBytes(time)));
        }
        assertThat(times(metadata, hex.toString()))
                .containsExactly(last, last + 1, last + 6, 2 * (last + 1) + 4);
    }

    @Test
    void aTimestampOfTheWholeClockMayGoBackwards() throws IOException {
        String metadata =
                HEAD
                        + CLOCK
                        + "stream { event.header := struct { integer { size = 64; map ="
                        + " clock.c.value; } timestamp; }; };\n"
                        + event("");
        assertThat(times(metadata, "0500000000000000 0300000000000000")).containsExactly(5L, 3L);
    }

    @Test
    void timestampsByNameAreOfTheOnlyClock() throws IOException {
        String metadata =
                HEAD
                        + "clock { name = c; freq = 1000; };\n"
                        + "stream { event.header := struct { u8 timestamp; }; };\n"
                        + event("");
        assertThat(times(metadata, "01 03 01")).containsExactly(1000000L, 3000000L, 257000000L);
    }

    @Test
    void timestampsWithoutAnyClockAreNanoseconds() throws IOException {
        String header = "stream { event.header := struct { u8 timestamp; }; };\n";
        assertThat(times(HEAD + header + event(""), "01 03 01")).containsExactly(1L, 3L, 257L);
        String context = "stream { packet.context := struct { u8 timestamp_begin; }; };\n";
        assertThat(times(HEAD + context + event("u8 a;"), "05 07")).containsExactly(5L);
        String none = "stream { event.header := struct { u8 stamp; }; };\n";
        assertThat(times(HEAD + none + event("u8 a;"), "05 07")).containsExactly(0L);
    }

    @Test
    void ofSeveralClocksTheOneOfTheTimestampsCounts() throws IOException {
        String metadata =
                HEAD
                        + CLOCK
                        + "clock { name = d; freq = 3; offset = 7; offset_s = 2; };\n"
                        + "stream { event.header := struct { integer { size = 32; map ="
                        + " clock.d.value; } timestamp; }; };\n"
                        + event("integer { size = 8; map = clock.c.value; } other;");
        assertThat(times(metadata, "01000000 05 0a000000 06"))
                .containsExactly(4666666666L, 7666666666L);
    }

    @Test
    void aClockMayBeginBeforeItsOrigin() throws IOException {
        String metadata =
                HEAD
                        + "clock { name = c; offset_s = -5; };\n"
                        + "stream { event.header := struct { u32 timestamp; }; };\n"
                        + event("");
        assertThat(times(metadata, "01000000")).containsExactly(-4999999999L);
    }

    @Test
    void aPacketsTimeIsThatOfEventsWithoutAny() throws IOException {
        String metadata =
                HEAD
                        + CLOCK
                        + SmallTrace.packets("u8 timestamp_begin; u8 timestamp_end;", "u8 id;")
                        + event("u8 a;");
        String hex =
                SmallTrace.packet("05 09", "0007 0008", 0) + SmallTrace.packet("0a 10", "0009", 2);
        assertThat(times(metadata, hex)).containsExactly(5L, 5L, 10L);
    }

    @Test
    void aPacketWithoutABeginningGoesOnWhereTheOneBeforeEnds() throws IOException {
        String metadata =
                HEAD
                        + CLOCK
                        + SmallTrace.packets("u64 timestamp_end;", "u8 timestamp;")
                        + event("");
        String hex =
                SmallTrace.packet("e803000000000000", "05", 0)
                        + SmallTrace.packet("d007000000000000", "10 f0", 0);
        assertThat(times(metadata, hex)).containsExactly(5L, 1040L, 1264L);
    }

    @Test
    void packetsMayBeEmptyAndTheirTimesNarrow() throws IOException {
        String metadata =
                HEAD
                        + CLOCK
                        + SmallTrace.packets(
                                "u8 timestamp_begin; u8 timestamp_end;", "u8 timestamp;")
                        + event("");
        String hex =
                SmallTrace.packet("f0 f8", "f1", 0)
                        + SmallTrace.packet("f9 02", "", 4)
                        + SmallTrace.packet("03 20", "0a", 0);
        assertThat(times(metadata, hex)).containsExactly(241L, 266L);
    }

    @Test
    void whatIsBesidesTheEventsOfAPacketIsPadding() throws IOException {
        String metadata =
                HEAD
                        + "stream { event.header := struct { integer { size = 32; align = 32; } id;"
                        + " }; };\n"
                        + event("u8 a;");
        assertThat(payloads(metadata, "00000000 07 000000 00000000 08 0000"))
                .containsExactly("{\"a\":7}", "{\"a\":8}");
    }

    @Test
    void aStreamWithoutEventClassesSaysWhichOneIsMissing() throws IOException {
        String metadata = HEAD + "stream { event.header := struct { u8 id; }; };\n";
        assertThat(new SmallTrace(folder, metadata).stream("s", "05").read().diagnostics())
                .singleElement()
                .satisfies(problem -> assertThat(problem.reason()).contains("event class 5"));
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "u8 x; u32 magic; | | 'magic' is not the first",
                "u16 magic; | | 'magic' is not an unsigned integer of 32 bits",
                "string stream_id; | | 'stream_id' is not an unsigned integer",
                "u32 magic; | integer { size = 8; signed = true; } packet_size; | 'packet_size'",
                "u32 magic; | string events_discarded; | 'events_discarded' is not an unsigned",
            })
    void fieldsByWhichPacketsAreFoundMustBeOfTheirKind(
            String header, @Nullable String context, String reason) throws IOException {
        String metadata =
                INTEGERS
                        + "trace { major = 1; minor = 8; byte_order = le; packet.header := struct { "
                        + header
                        + " }; };\nstream { packet.context := struct { "
                        + (context == null ? "" : context)
                        + " }; };\n"
                        + event("u8 a;");
        assertThatThrownBy(new SmallTrace(folder, metadata).stream("s", "00")::read)
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining(reason);
    }

    @Test
    void classesThatNothingTellsApartAreRefused() throws IOException {
        String events = event("u8 a;") + "event { name = f; id = 1; fields := struct { }; };\n";
        String streams =
                "stream { id = 0; }; stream { id = 1; };\nevent { name = e; stream_id = 0; };\n";
        assertThatThrownBy(new SmallTrace(folder, HEAD + events).stream("s", "00")::read)
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("2 event classes")
                .hasMessageContaining("no id");
        assertThatThrownBy(new SmallTrace(folder, HEAD + streams).stream("s", "00")::read)
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("2 streams")
                .hasMessageContaining("no stream_id");
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            value = {
                "u8 a; u8 a; | exists already",
                "u8 a[n]; u8 n; | comes before",
                "u8 a[-1]; | negative",
                "integer { size = 65; } a; | 65 bits",
                "integer { size = 8; align = 3; } a; | power of two",
                "integer { size = 8; base = 7; } a; | base",
                "integer { size = 8; byte_order = middle; } a; | byte order",
                "integer { size = 8; encoding = EBCDIC; } a; | encoding",
                "floating_point { exp_dig = 9; mant_dig = 23; } a; | exp_dig",
                "u8 t; variant <t> { u8 A; } v; | not an enumeration",
                "string t; variant <t> { u8 A; } v; | not an integer",
                "integer { size = 8; signed = true; } n; u8 a[n]; | not an unsigned integer",
                "enum : u8 { A = 5 ... 3 } e; | ends before it begins",
                "enum : floating_point { exp_dig = 8; mant_dig = 24; } { A } e; | integer type",
                "integer { size = 8; map = clock.x.value; } a; | not declared",
                "mystery a; | 'mystery' is not declared",
            })
    void whatMakesNoSenseIsRefusedWithItsLine(String fields, String reason) throws IOException {
        SmallTrace trace =
                new SmallTrace(folder, HEAD + "\n" + event(fields)).stream("s", "00000000");
        assertThatThrownBy(trace::read)
                .isInstanceOfSatisfying(
                        CtfReadException.class,
                        e -> {
                            assertThat(e.getMessage()).contains(reason);
                            assertThat(e.diagnostic().line()).isEqualTo(7);
                        });
    }
}
