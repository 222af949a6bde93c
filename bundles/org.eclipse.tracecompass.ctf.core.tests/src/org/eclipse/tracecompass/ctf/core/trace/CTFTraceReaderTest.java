package org.eclipse.tracecompass.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.ctf.core.CTFException;
import org.eclipse.tracecompass.ctf.core.CTFStrings;
import org.eclipse.tracecompass.ctf.core.event.IEventDeclaration;
import org.eclipse.tracecompass.ctf.core.event.IEventDefinition;
import org.eclipse.tracecompass.ctf.core.event.io.BitBuffer;
import org.eclipse.tracecompass.ctf.core.event.types.BlobDefinition;
import org.eclipse.tracecompass.ctf.core.type.Scope;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The documented reader gives the same events as the reader that was checked by the oracle. */
@NonNullByDefault({})
class CTFTraceReaderTest {

    private static final int SEEKS = 8;
    private static final int EVENTS = 2000;

    @TempDir Path folder = Path.of("");

    private static String place(CtfEvent event) {
        return event.packet() + " " + event.fileOffset() + " " + event.lost();
    }

    private static List<CtfEvent> fast(Path folder) throws Exception {
        List<CtfEvent> events = new ArrayList<>();
        try (CtfRecording trace = CtfRecording.open(folder)) {
            CtfReader reader = trace.newReader(true);
            while (reader.advance()) {
                events.add(reader.current().copy());
            }
        }
        return events;
    }

    private static void agrees(Path folder) throws Exception {
        List<CtfEvent> expected = fast(folder);
        CTFTrace trace = new CTFTrace(folder.toFile());
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            List<String> places = new ArrayList<>();
            List<String> names = new ArrayList<>();
            while (reader.hasMoreEvents()) {
                IEventDefinition event = reader.getCurrentEventDef();
                places.add(event.getTimestamp() + " " + place((CtfEvent) event));
                names.add(event.getDeclaration().getName());
                reader.advance();
            }
            assertThat(reader.getCurrentEventDef()).isNull();
            List<String> wanted = expected.stream().map(e -> e.cycles() + " " + place(e)).toList();
            assertThat(places).hasSameSizeAs(wanted);
            if (files(trace) == streams(folder)) {
                assertThat(places).isEqualTo(wanted);
            } else {
                assertThat(places.stream().sorted().toList())
                        .isEqualTo(wanted.stream().sorted().toList());
            }
            assertThat(names).hasSameSizeAs(expected);
            seeks(reader, expected);
        }
    }

    private static int files(CTFTrace trace) {
        int files = 0;
        for (ICTFStream stream : trace.getStreams()) {
            files += stream.getStreamInputs().size();
        }
        return files;
    }

    private static int streams(Path folder) throws Exception {
        try (CtfRecording trace = CtfRecording.open(folder)) {
            return trace.streams().size();
        }
    }

    private static void seeks(CTFTraceReader reader, List<CtfEvent> all) throws CTFException {
        Random random = new Random(all.size());
        for (int i = 0; i < SEEKS; i++) {
            CtfEvent event = all.get(random.nextInt(all.size()));
            assertThat(reader.seek(event.cycles())).isTrue();
            assertThat(reader.getCurrentEventDef().getTimestamp())
                    .isGreaterThanOrEqualTo(event.cycles());
            try (CTFTraceReader copy = reader.copyFrom()) {
                assertThat(place((CtfEvent) copy.getCurrentEventDef()))
                        .isEqualTo(place((CtfEvent) reader.getCurrentEventDef()));
            }
        }
        assertThat(reader.seek(Long.MAX_VALUE)).isFalse();
        assertThat(reader.seek(0)).isTrue();
        assertThat(reader.getCurrentEventDef().getTimestamp()).isEqualTo(reader.getStartTime());
        reader.goToLastEvent();
        assertThat(reader.getCurrentEventDef()).isNotNull();
        assertThat(reader.getEndTime())
                .isGreaterThanOrEqualTo(reader.getCurrentEventDef().getTimestamp());
        assertThat(reader.advance()).isFalse();
    }

    @TestFactory
    Stream<DynamicTest> theEventsOfEveryTrace() {
        return SharedTraces.ctf().entrySet().stream()
                .map(t -> DynamicTest.dynamicTest(t.getKey(), () -> agrees(t.getValue())));
    }

    private static CTFTrace kernel() throws CTFException {
        return new CTFTrace(SharedTraces.demo("k-alpha/s1/kernel").toString());
    }

    @Test
    void theCountsOfTheDemoTraceAreThoseOfTheOracle() throws Exception {
        Map<String, Long> counts = new TreeMap<>();
        CTFTrace trace = kernel();
        long first = 0;
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            first = trace.timestampCyclesToNanos(reader.getStartTime());
            for (; reader.hasMoreEvents(); reader.advance()) {
                counts.merge(reader.getCurrentEventDef().getDeclaration().getName(), 1L, Long::sum);
            }
            var oracle = SharedTraces.oracle("gen-k-alpha-s1-kernel.json");
            assertThat(first).isEqualTo(oracle.get("first_ns").getAsLong());
            assertThat(trace.timestampCyclesToNanos(reader.getEndTime()))
                    .isEqualTo(oracle.get("last_ns").getAsLong());
            counts.remove(CTFStrings.LOST_EVENT_NAME);
            Map<String, Long> expected = new TreeMap<>();
            oracle.getAsJsonObject("counts")
                    .entrySet()
                    .forEach(e -> expected.put(e.getKey(), e.getValue().getAsLong()));
            assertThat(counts).isEqualTo(expected);
        }
    }

    private static long behindHeader(CtfEvent event) {
        for (Scope scope : List.of(Scope.COMMON_CONTEXT, Scope.SPECIFIC_CONTEXT, Scope.PAYLOAD)) {
            if (event.scope(scope) != null) {
                return event.position(scope);
            }
        }
        return event.end;
    }

    @ParameterizedTest
    @ValueSource(strings = {"k-alpha/s1/kernel", "k-alpha/s1/ust/uid/0/64-bit"})
    void anEventIsDecodedAgainFromItsBytes(String folder) throws Exception {
        CTFTrace trace = new CTFTrace(SharedTraces.demo(folder).toString());
        try (CTFTraceReader reader = new CTFTraceReader(trace)) {
            for (int i = 0; i < EVENTS && reader.hasMoreEvents(); i++) {
                CtfEvent event = (CtfEvent) reader.getCurrentEventDef();
                IEventDeclaration type = event.getDeclaration();
                CTFStreamInputReader file = reader.getTopStream();
                assertThat(type.getStream().getTrace()).isSameAs(reader.getTrace());
                long packet = event.packet().offset();
                BitBuffer bits =
                        new BitBuffer(file.getByteBufferAt(packet, event.packet().totalBits() / 8));
                bits.position(behindHeader(event));
                IEventDefinition again = type.createDefinition(file, bits, event.getTimestamp());
                assertThat(again.getFields()).hasToString(event.getFields().toString());
                assertThat(again.getContext()).hasToString(event.getContext().toString());
                assertThat(again.getCPU()).isEqualTo(event.getCPU()).isEqualTo(file.getCPU());
                assertThat(again.getEventHeader().getFieldNames()).isEmpty();
                assertThat(bits.position()).isEqualTo(event.end);
                reader.advance();
            }
        }
    }

    @Test
    void lostEventsTellHowManyAndHowLong() throws Exception {
        Path folder =
                SharedTraces.trace("ctf/gen-ust18-lost").resolve("ust18-lost/ust/uid/0/64-bit");
        long lost = 0;
        try (CTFTraceReader reader = new CTFTraceReader(new CTFTrace(folder.toFile()))) {
            for (; reader.hasMoreEvents(); reader.advance()) {
                IEventDefinition event = reader.getCurrentEventDef();
                if (event.getDeclaration().getName().equals(CTFStrings.LOST_EVENT_NAME)) {
                    assertThat(event.getDeclaration().getFields().getFieldsList())
                            .containsExactlyElementsOf(event.getFields().getFieldNames());
                    Object count = event.getFields().getDefinition(CTFStrings.LOST_EVENTS_FIELD);
                    lost += Long.parseLong(Objects.toString(count));
                }
            }
        }
        assertThat(lost)
                .isEqualTo(
                        SharedTraces.oracle("gen-ust18-lost.json")
                                .get("discarded_events_total")
                                .getAsLong());
    }

    @Test
    void aBlobTellsWhatItsBytesAre() throws Exception {
        String picture = "{'type': 'static-length-blob', 'length': 2, 'media-type': 'image/x'}";
        SmallCtf2.trace(
                folder,
                SmallCtf2.PREAMBLE,
                SmallCtf2.STREAM,
                SmallCtf2.payload(SmallCtf2.member("b", picture)))
                .stream("s", "01ff 0203");
        try (CTFTraceReader reader = new CTFTraceReader(new CTFTrace(folder.toFile()))) {
            BlobDefinition blob =
                    (BlobDefinition) reader.getCurrentEventDef().getFields().getDefinition("b");
            assertThat(blob.getType()).isEqualTo("image/x");
            assertThat(blob.getBytes()).containsExactly(1, 0xff);
            assertThat(blob.size()).isEqualTo(16);
            assertThat(blob).hasToString("01ff");
            assertThat(reader.advance()).isTrue();
            assertThat(reader.advance()).isFalse();
        }
    }
}
