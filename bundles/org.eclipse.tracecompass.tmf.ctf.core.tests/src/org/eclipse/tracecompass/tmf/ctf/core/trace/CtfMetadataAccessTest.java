package org.eclipse.tracecompass.tmf.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.ctf.core.CtfConstants;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEvent;
import org.eclipse.tracecompass.tmf.ctf.core.event.CtfTmfEventType;
import org.eclipse.tracecompass.tmf.ctf.core.event.aspect.CtfScopeAspect;
import org.eclipse.tracecompass.tmf.ctf.core.event.lookup.CtfTmfCallsite;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** What the metadata and the packets say about a trace and its events besides their fields. */
@ExtendWith(TemporaryCache.class)
class CtfMetadataAccessTest {

    private static final String METADATA =
            """
            /* CTF 1.8 */
            typealias integer { size = 8; } := u8;
            typealias integer { size = 16; } := u16;
            trace { major = 1; minor = 8; byte_order = le;
                    packet.header := struct { integer { size = 32; } magic; }; };
            env { tracer_name = "tiny"; tracer_major = 3; tracer_minor = 14; };
            clock { name = c; freq = 1000; offset_s = 5; offset = 500; };
            typealias integer { size = 16; map = clock.c.value; } := clock_t;
            stream { packet.context := struct { u16 packet_size; u16 content_size; u8 cpu_id;
                                                u8 colour; };
                     event.header := struct { u8 id; clock_t timestamp; };
                     event.context := struct { u8 _ip; }; };
            event { name = first; id = 0; loglevel = 4; model.emf.uri = "http://model/first";
                    fields := struct { u8 a; }; };
            event { name = second; id = 1; context := struct { u8 depth; };
                    fields := struct { u8 b; }; };
            callsite { name = first; func = main; ip = 0x10; file = "main.c"; line = 12; };
            callsite { name = first; func = loop; ip = 0x20; file = "loop.c"; line = 34; };
            callsite { name = broken; func };
            """;

    /** Header, context, then events: id, clock, ip, depth if any, payload. */
    private static final String PACKET =
            "c11ffcc1 d000 d000 03 07" + "00 0100 10 2a" + "01 0200 11 09 2b" + "00 0300 15 2c";

    @TempDir Path folder = Path.of("");
    private final CtfTmfTrace trace = new CtfTmfTrace();

    @AfterEach
    void close() {
        trace.dispose();
    }

    private List<CtfTmfEvent> open() throws Exception {
        write();
        trace.initTrace(null, folder.toString(), CtfTmfEvent.class);
        ITmfContext context = trace.seekEvent(0L);
        CtfTmfEvent first = Objects.requireNonNull(trace.getNext(context));
        CtfTmfEvent second = Objects.requireNonNull(trace.getNext(context));
        CtfTmfEvent third = Objects.requireNonNull(trace.getNext(context));
        assertThat(trace.getNext(context)).isNull();
        assertThat(trace.getDiagnostics()).isEmpty();
        return List.of(first, second, third);
    }

    private void write() throws Exception {
        Files.writeString(folder.resolve("metadata"), METADATA);
        Files.write(folder.resolve("stream"), HexFormat.of().parseHex(PACKET.replace(" ", "")));
    }

    @Test
    void theAnswerOfAValidationHasTheEnvironmentAndTheEvents() throws Exception {
        write();
        assertThat(trace.validate(null, folder.toString()))
                .isInstanceOfSatisfying(
                        CtfTraceValidationStatus.class,
                        status -> {
                            assertThat(status.isOK()).isTrue();
                            assertThat(status.getConfidence()).isEqualTo(10);
                            assertThat(status.getEnvironment())
                                    .containsEntry("tracer_name", "\"tiny\"")
                                    .containsEntry("tracer_major", "3");
                            assertThat(status.getEventNames()).containsExactly("first", "second");
                        });
        assertThat(trace.validate(null, folder.resolve("nothing").toString()).isOK()).isFalse();
    }

    @Test
    void theEnvironmentTellsTheTracer() throws Exception {
        assertThat(trace.getEnvironment()).isEmpty();
        assertThat(CtfUtils.getTracerName(trace)).isNull();
        assertThat(CtfUtils.getTracerMajorVersion(trace)).isEqualTo(-1);
        open();
        assertThat(trace.getEnvironment()).containsEntry("tracer_name", "\"tiny\"").hasSize(3);
        assertThat(CtfUtils.getTracerName(trace)).isEqualTo("tiny");
        assertThat(CtfUtils.getTracerMajorVersion(trace)).isEqualTo(3);
        assertThat(CtfUtils.getTracerMinorVersion(trace)).isEqualTo(14);
    }

    @Test
    void timesAndValuesOfTheClockMeanEachOther() throws Exception {
        CtfTmfEvent second = open().get(1);
        assertThat(trace.getOffset()).isEqualTo(5_500_000_000L);
        assertThat(second.getUnscaledTime()).isEqualTo(2);
        assertThat(trace.cyclesToNanos(2)).isEqualTo(second.getTimestamp().toNanos());
        assertThat(trace.timestampCyclesToNanos(2)).isEqualTo(5_502_000_000L);
        assertThat(trace.nanosToCycles(5_502_000_000L)).isEqualTo(2);
        assertThat(trace.timestampNanoToCycles(5_502_000_001L)).isEqualTo(3);
    }

    @Test
    void anAddressLeadsToTheNextPlaceInTheSource() throws Exception {
        List<CtfTmfEvent> events = open();
        CtfTmfCallsite main = Objects.requireNonNull(trace.getCallsite("first"));
        assertThat(main).hasToString("main.c:12 main()");
        assertThat(main.getEventName()).isEqualTo("first");
        assertThat(main.getIntructionPointer()).isEqualTo(0x10);
        assertThat(main.getLineNo()).isEqualTo(12);
        assertThat(trace.getCallsite("first", 0x10)).isEqualTo(main);
        assertThat(trace.getCallsite("first", 0x11)).hasToString("loop.c:34 loop()");
        assertThat(trace.getCallsite("first", 0x21)).isNull();
        assertThat(trace.getCallsite("second")).isNull();
        assertThat(events.get(0).getCallsite()).isEqualTo(main);
        assertThat(events.get(1).getCallsites()).isNull();
        assertThat(events.get(2).getCallsites()).extracting("fileName").containsExactly("loop.c");
    }

    @Test
    void anEventClassHasAttributesOfItsOwn() throws Exception {
        CtfTmfEvent first = open().get(0);
        assertThat(first.getModelUri()).isEqualTo("http://model/first");
        assertThat(first.listCustomAttributes()).contains("loglevel", CtfConstants.MODEL_URI_KEY);
        assertThat(first.getCustomAttribute("loglevel")).isEqualTo("4");
        assertThat(first.getCustomAttribute(null)).isNull();
        assertThat(first.getCtfEvent().getDeclaration().getLogLevel()).isEqualTo(4);
        assertThat(first.getCtfEvent().getDeclaration().getCallsites()).hasSize(2);
    }

    @Test
    void thePacketOfAnEventIsDescribed() throws Exception {
        CtfTmfEvent event = open().get(1);
        assertThat(event.getPacketAttributes())
                .containsExactly(
                        java.util.Map.entry("packet_size", 208L),
                        java.util.Map.entry("content_size", 208L),
                        java.util.Map.entry("cpu_id", 3L),
                        java.util.Map.entry("colour", 7L));
        assertThat(CtfScopeAspect.PACKET_HEADER.resolve(event)).isEqualTo("[magic=3254525889]");
        assertThat(CtfScopeAspect.PACKET_CONTEXT.resolve(event)).contains("colour=7");
        assertThat(CtfScopeAspect.STREAM_CONTEXT.resolve(event)).isEqualTo("[ip=17]");
        assertThat(CtfScopeAspect.EVENT_CONTEXT.resolve(event)).isEqualTo("[depth=9]");
        trace.dispose();
        assertThat(event.getPacketAttributes()).isEmpty();
    }

    @Test
    void packetsOfRealTracesAreDescribedToo() throws Exception {
        trace.initTrace(null, SharedTraces.demo("k-alpha/s1/kernel").toString(), CtfTmfEvent.class);
        ITmfContext context = trace.seekEvent(0L);
        for (int i = 0; i < 300; i++) {
            CtfTmfEvent event = Objects.requireNonNull(trace.getNext(context));
            assertThat(event.getPacketAttributes())
                    .containsEntry("cpu_id", (long) event.getCPU())
                    .containsEntry("content_size", event.getCtfEvent().packet().contentBits())
                    .containsEntry("timestamp_end", event.getCtfEvent().packet().end());
        }
        assertThat(trace.size()).isPositive();
        assertThat(trace.progress()).isBetween(1, trace.size());
    }

    @Test
    void theCommonAspectsAreInTheirOrder() {
        assertThat(CtfTmfTrace.CTF_ASPECTS)
                .extracting(ITmfEventAspect::getName)
                .containsExactly(
                        "Timestamp",
                        "Channel",
                        "CPU",
                        "Event type",
                        "Contents",
                        "Packet Header",
                        "Packet Context",
                        "Stream Context",
                        "Event Context");
    }

    @Test
    void typesThatAreNotInTheMetadataCanBeAdded() throws Exception {
        open();
        ITmfEventField fields = TmfEventField.makeRoot(new String[] {"x"});
        CtfTmfEventType added = new CtfTmfEventType("added", fields);
        trace.registerEventType(added);
        trace.registerEventType(new CtfTmfEventType("added", fields));
        assertThat(trace.getContainedEventTypes())
                .hasSize(3)
                .contains(added)
                .extracting(CtfTmfEventType::toString)
                .contains("first", "second", "added");
    }
}
