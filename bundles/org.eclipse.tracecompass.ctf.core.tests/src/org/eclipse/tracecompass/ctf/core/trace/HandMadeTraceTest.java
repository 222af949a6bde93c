package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.BE;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.LE;
import static org.eclipse.tracecompass.ctf.core.trace.SmallTrace.event;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.eclipse.tracecompass.ctf.core.CtfReadException;
import org.eclipse.tracecompass.ctf.core.layout.EventLayout;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Small traces made of text and bytes, one feature each. */
class HandMadeTraceTest {

    private static final String U8 = "typealias integer { size = 8; } := u8;\n";

    @TempDir Path folder = Path.of("");

    private List<String> payloads(String metadata, String hex) throws IOException {
        return payloads(metadata, SmallTrace.bytes(hex));
    }

    private List<String> payloads(String metadata, byte[] stream) throws IOException {
        SmallTrace trace = new SmallTrace(folder, metadata);
        Files.write(folder.resolve("stream"), stream);
        return trace.readSound().payloads();
    }

    @Test
    void littleEndianBitFieldsStartAtTheLowBits() throws IOException {
        String fields =
                "integer { size = 3; } a; integer { size = 13; signed = true; align = 1; } b;"
                        + " integer { size = 64; align = 1; } c; integer { size = 8; } d;";
        assertThat(payloads(LE + event(fields), "fdff 0102030405060708 09"))
                .containsExactly("{\"a\":5,\"b\":-1,\"c\":578437695752307201,\"d\":9}");
    }

    @Test
    void bigEndianBitFieldsStartAtTheHighBits() throws IOException {
        String fields =
                "integer { size = 3; } a; integer { size = 13; signed = true; align = 1; } b;"
                        + " integer { size = 61; align = 1; } c; integer { size = 3; } d;";
        assertThat(payloads(BE + event(fields), "bfff 000000000000000f"))
                .containsExactly("{\"a\":5,\"b\":-1,\"c\":1,\"d\":7}");
    }

    @Test
    void aWideIntegerMayCrossNineBytes() throws IOException {
        String fields =
                "integer { size = 5; } a; integer { size = 64; align = 1; } b; integer { size = 3; } c;";
        assertThat(payloads(LE + event(fields), "e1 ffffffffffffff ff"))
                .containsExactly("{\"a\":1,\"b\":18446744073709551615,\"c\":7}");
        assertThat(payloads(BE + event(fields), "0f ffffffffffffff ff"))
                .containsExactly("{\"a\":1,\"b\":18446744073709551615,\"c\":7}");
    }

    @Test
    void alignmentCountsFromTheStartOfThePacket() throws IOException {
        String fields =
                "u8 a; integer { size = 16; align = 32; } b; struct { u8 c; } align(64) s; u8 d;";
        assertThat(payloads(LE + U8 + event(fields), "01000000 0200 0000 03 04"))
                .containsExactly("{\"a\":1,\"b\":2,\"s\":{\"c\":3},\"d\":4}");
    }

    @Test
    void arraysOfArraysAreInTheOrderOfC() throws IOException {
        assertThat(
                        payloads(
                                LE + U8 + event("u8 a[2][3]; u8 n; u8 s[n][2];"),
                                "010203040506 02 0708090a"))
                .containsExactly("{\"a\":[[1,2,3],[4,5,6]],\"n\":2,\"s\":[[7,8],[9,10]]}");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "struct { bit b; } a[8000];",
                "struct { struct { bit b; } s[1]; } a[8000];",
                "bit a[4000][2];",
                "u8 n; struct { bit b[n]; } a[7992];",
            })
    void anArrayMayHaveAnElementInEveryBit(String fields) throws IOException {
        String bit = "typealias integer { size = 1; align = 1; } := bit;\n";
        byte[] stream = new byte[3 * 1000];
        Arrays.fill(stream, (byte) 1);
        assertThat(payloads(LE + U8 + bit + event(fields), stream)).hasSize(3);
    }

    @Test
    void lengthsAreFoundInTheStructuresAroundFirst() throws IOException {
        String metadata =
                LE
                        + U8
                        + "stream { event.context := struct { u8 n; }; };"
                        + event("struct { u8 n; struct { u8 a[n]; } inner; } outer; u8 b[n];");
        assertThat(payloads(metadata, "01 02 0304 05"))
                .containsExactly("{\"outer\":{\"n\":2,\"inner\":{\"a\":[3,4]}},\"b\":[5]}");
    }

    @Test
    void lengthsMayBeNamedByTheirScope() throws IOException {
        String metadata =
                LE
                        + U8
                        + "stream { event.header := struct { u8 id; u8 n; };"
                        + " event.context := struct { u8 n; }; };"
                        + event(
                                "u8 n; u8 a[stream.event.header.n]; u8 b[stream.event.context.n]; u8 c[n];");
        assertThat(payloads(metadata, "00 01 02 03 0a 0b0c 0d0e0f"))
                .containsExactly("{\"n\":3,\"a\":[10],\"b\":[11,12],\"c\":[13,14,15]}");
    }

    @Test
    void labelsMayOverlapAndRangesMayBeNegative() throws IOException {
        String fields =
                "enum : integer { size = 8; signed = true; } { LOW = -5 ... -1, ZERO, ALL = -100 ... 100 } e;";
        assertThat(payloads(LE + event(fields), "fb 00 65"))
                .containsExactly(
                        "{\"e\":{\"v\":-5,\"l\":[\"ALL\", \"LOW\"]}}",
                        "{\"e\":{\"v\":0,\"l\":[\"ALL\", \"ZERO\"]}}",
                        "{\"e\":{\"v\":101,\"l\":[]}}");
    }

    @Test
    void aVariantIsSelectedByTheLabelOfItsTag() throws IOException {
        String metadata =
                LE
                        + U8
                        + "enum kind : u8 { _a = 1, _b = 2 ... 9 };"
                        + "variant choice { u8 _a; string _b; };"
                        + event("enum kind t; variant choice <t> v; u8 after;");
        assertThat(payloads(metadata, "01 07 63  05 6869 00 63"))
                .containsExactly(
                        "{\"t\":{\"v\":1,\"l\":[\"_a\"]},\"v\":7,\"after\":99}",
                        "{\"t\":{\"v\":5,\"l\":[\"_b\"]},\"v\":\"hi\",\"after\":99}");
    }

    @Test
    void realNumbersOfAllSizesAreRead() throws IOException {
        String fields =
                "floating_point { exp_dig = 5; mant_dig = 11; } h; floating_point { exp_dig = 8; mant_dig = 24; } f;"
                        + " floating_point { exp_dig = 11; mant_dig = 53; byte_order = be; } d;";
        assertThat(payloads(LE + event(fields), "003c 0000803f 3ff0000000000000"))
                .containsExactly(
                        "{\"h\":\"f:3ff0000000000000\",\"f\":\"f:3ff0000000000000\",\"d\":\"f:3ff0000000000000\"}");
    }

    @Test
    void aliasesMayBeOfSeveralWordsAndPointers() throws IOException {
        String metadata =
                LE
                        + "typealias integer { size = 16; base = hex; } := unsigned long;\n"
                        + "typealias integer { size = 32; } := void *;\n"
                        + "typedef unsigned long word;\n"
                        + event("unsigned long a; void *p; const word b, c;");
        assertThat(payloads(metadata, "0100 02000000 0300 0400"))
                .containsExactly("{\"a\":1,\"p\":2,\"b\":3,\"c\":4}");
    }

    @Test
    void textIsUnicodeAndEscaped() throws IOException {
        String metadata = LE + event("string s; integer { size = 8; encoding = UTF8; } t[4];");
        byte[] stream = "tab\t\"é\u20ac\ud83d\ude00\"\\\0ab\0c".getBytes(StandardCharsets.UTF_8);
        assertThat(payloads(metadata, stream))
                .containsExactly(
                        "{\"s\":\"tab\\t\\\"\\u00e9\\u20ac\\ud83d\\ude00\\\"\\\\\",\"t\":\"ab\"}");
    }

    @Test
    void narrowClocksWrapAndTheirTimesAreInOrder() throws IOException {
        String metadata =
                LE
                        + "clock { name = c; freq = 1000000000; offset = 1000; };\n"
                        + "stream { event.header := struct { integer { size = 8; map = clock.c.value; } timestamp; }; };"
                        + event("");
        Files.writeString(folder.resolve("metadata"), metadata);
        Files.write(folder.resolve("stream"), new byte[] {10, (byte) 250, 5, 5, 4});
        try (CtfRecording trace = CtfRecording.open(folder)) {
            List<Long> times = new ArrayList<>();
            CtfReader reader = trace.newReader();
            while (reader.advance()) {
                times.add(reader.current().nanos());
            }
            assertThat(times).containsExactly(1010L, 1250L, 1261L, 1261L, 1516L);
            assertThat(trace.firstNanos()).hasValue(1010);
            assertThat(trace.lastNanos()).hasValue(1516);
        }
    }

    @Test
    void eventsLargerThanAWindowAndAcrossWindowsAreRead() throws IOException {
        ByteArrayOutputStream stream = new ByteArrayOutputStream();
        List<String> expected = new ArrayList<>();
        for (int i = 0; i < 400; i++) {
            int length = i % 50 == 49 ? 3 * StreamCursor.WINDOW_BYTES + i : 1000 + 7 * i;
            String text = Character.toString('a' + i % 26).repeat(length);
            stream.writeBytes(
                    ByteBuffer.allocate(4).order(ByteOrder.LITTLE_ENDIAN).putInt(i).array());
            stream.writeBytes((text + '\0').getBytes(StandardCharsets.UTF_8));
            expected.add("{\"i\":" + i + ",\"s\":\"" + text + "\"}");
        }
        assertThat(
                        payloads(
                                LE + event("integer { size = 32; } i; string s;"),
                                stream.toByteArray()))
                .isEqualTo(expected);
    }

    @Test
    void copiesOfEventsStayWhenTheReaderMovesOn() throws IOException {
        Files.writeString(
                folder.resolve("metadata"), LE + U8 + event("string s; u8 n; u8 a[n]; u8 last;"));
        Files.write(folder.resolve("stream"), new byte[] {'x', 0, 2, 8, 9, 5, 'y', 0, 0, 6});
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            assertThat(reader.advance()).isTrue();
            CtfEvent first = reader.current().copy();
            assertThat(reader.advance()).isTrue();
            EventLayout type = first.layout();
            assertThat(type).isNotNull();
            if (type != null) {
                FieldHandle last = FieldHandle.find(type, Scope.PAYLOAD, "last");
                FieldHandle array = FieldHandle.find(type, Scope.PAYLOAD, "a");
                assertThat(FieldHandle.find(type, Scope.PAYLOAD, "missing")).isNull();
                if (last != null && array != null) {
                    assertThat(last.readLong(first, -1)).isEqualTo(5);
                    assertThat(last.readLong(reader.current(), -1)).isEqualTo(6);
                    assertThat(array.read(first)).isEqualTo(new long[] {8, 9});
                }
            }
        }
    }

    @Test
    void anArrayOfNothingEndsInAnErrorSoon() throws IOException {
        Files.writeString(
                folder.resolve("metadata"),
                LE + event("integer { size = 64; } n; struct { } a[n]; integer { size = 8; } x;"));
        Files.write(folder.resolve("stream"), HexFormat.of().parseHex("ffffffffffffff0f01"));
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            assertThat(reader.advance()).isTrue();
            assertThatThrownBy(() -> reader.current().read(Scope.PAYLOAD))
                    .hasMessageContaining("array");
        }
    }

    @Test
    void typesThatGrowWithoutBoundAreRefused() throws IOException {
        StringBuilder metadata =
                new StringBuilder(LE + U8 + "typealias struct { u8 x; u8 y; } := t0;\n");
        for (int i = 1; i < 40; i++) {
            metadata.append(
                    "typealias struct { t%d x; t%d y; } := t%d;\n".formatted(i - 1, i - 1, i));
        }
        Files.writeString(folder.resolve("metadata"), metadata + event("t39 huge;"));
        assertThatThrownBy(() -> CtfRecording.open(folder))
                .isInstanceOf(CtfReadException.class)
                .hasMessageContaining("fields");
    }

    @Test
    void metadataInBigEndianPacketsIsRead() throws IOException {
        byte[] text = (BE + U8 + event("u8 a;")).getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream packets = new ByteArrayOutputStream();
        for (int from = 0; from < text.length; from += 50) {
            int length = Math.min(50, text.length - from);
            ByteBuffer packet = ByteBuffer.allocate(100);
            packet.putInt(0x75D11D57).putLong(0).putLong(0).putInt(0);
            packet.putInt((37 + length) * 8).putInt(100 * 8);
            packet.put(new byte[] {0, 0, 0, 1, 8}).put(text, from, length);
            packets.writeBytes(packet.array());
        }
        Files.write(folder.resolve("metadata"), packets.toByteArray());
        Files.write(folder.resolve("stream"), new byte[] {7, 8});
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            assertThat(reader.advance() && reader.advance()).isTrue();
            assertThat(reader.advance()).isFalse();
        }
    }

    @Test
    void equalTimesComeInTheOrderOfTheFiles() throws IOException {
        Files.writeString(
                folder.resolve("metadata"),
                LE
                        + U8
                        + "clock { name = c; };\n"
                        + "stream { event.header := struct { integer { size = 8; map = clock.c.value; } timestamp; }; };"
                        + event("u8 n;"));
        Files.write(folder.resolve("b"), new byte[] {1, 10, 3, 11});
        Files.write(folder.resolve("a"), new byte[] {1, 20, 3, 21, 3, 22});
        Files.write(folder.resolve("c"), new byte[] {0, 30, 3, 31});
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader();
            StringBuilder order = new StringBuilder();
            while (reader.advance()) {
                order.append(reader.current().stream().name());
            }
            assertThat(order).hasToString("cabaabc");
        }
    }
}
