package org.eclipse.tracecompass.tmf.statemap.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapEvent;
import org.eclipse.tracecompass.tmf.statemap.core.trace.StatemapTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Statemap data as events of a trace. */
class StatemapTraceTest extends StatemapFiles {

    private static List<String> events(ITmfTrace trace) {
        List<String> events = new ArrayList<>();
        ITmfContext context = trace.seekEvent(0);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            events.add(
                    event.getRank()
                            + " "
                            + (event.getTimestamp().toNanos() - START)
                            + " "
                            + event.getContent());
        }
        return events;
    }

    private static String reason(Path file) {
        IStatus status = new StatemapTrace().validate(null, file.toString());
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        return status.getMessage();
    }

    @Test
    void eventsAreDataInTheOrderOfTimeHoweverTheFileHasThem() throws Exception {
        StatemapTrace trace =
                map(
                        METADATA
                                + datum("b", 10, 1)
                                + datum("b", 30, 0)
                                + datum("a", 5, 2)
                                + datum("a", 30, 1, "x")
                                + "{\"state\":1,\"tag\":\"x\",\"pid\":7}\n");
        assertThat(events(trace))
                .containsExactly(
                        "0 5 entity=a, state=waiting",
                        "1 10 entity=b, state=busy",
                        "2 30 entity=b, state=idle",
                        "3 30 entity=a, state=busy, tag=x, pid=7");
        assertThat(trace.getStartTime().toNanos()).isEqualTo(START + 5);
        assertThat(trace.getHostId()).isEqualTo("here");
    }

    @Test
    void compressedDataIsTheSame() throws Exception {
        String text = METADATA + datum("a", 1, 0) + datum("b", 2, 1);
        StatemapTrace plain = map(text);
        StatemapTrace packed = map(compressed("data.json.gz", text));
        assertThat(events(packed)).isEqualTo(events(plain));
    }

    @Test
    void aReaderThatIsInterruptedLeavesTheTraceReadable() throws Exception {
        StatemapTrace trace = map(METADATA + datum("a", 1, 0));
        Thread.currentThread().interrupt();
        assertThat(events(trace)).hasSize(1);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(events(trace)).hasSize(1);
    }

    @Test
    void anEventIsFoundByRankAndByTime() throws Exception {
        StringBuilder text = new StringBuilder(METADATA);
        for (int i = 0; i < 10_000; i++) {
            text.append(datum("e" + i % 7, i * 10L, i % 3));
        }
        StatemapTrace trace = map(text.toString());
        trace.indexTrace(true);
        assertThat(trace.getNbEvents()).isEqualTo(10_000);
        for (int rank : new int[] {0, 1, 4095, 4096, 9_999}) {
            ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(rank)));
            assertThat(event.getRank()).isEqualTo(rank);
            assertThat(event.getTimestamp().toNanos()).isEqualTo(START + rank * 10L);
        }
        ITmfEvent found =
                Objects.requireNonNull(
                        trace.getNext(trace.seekEvent(TmfTimestamp.fromNanos(START + 12_345))));
        assertThat(found.getTimestamp().toNanos()).isEqualTo(START + 12_350);
        assertThat(trace.getNext(trace.seekEvent(10_000L))).isNull();
        assertThat(
                        trace.getLocationRatio(
                                Objects.requireNonNull(trace.seekEvent(0.5).getLocation())))
                .isEqualTo(0.5);
    }

    @Test
    void columnsAreCalledAsTheDataCallsItsEntities() throws Exception {
        StatemapTrace trace = map(METADATA + datum("0", 1, 1, "x"));
        ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(0)));
        List<String> columns = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            columns.add(aspect.getName() + "=" + aspect.resolve(event));
        }
        assertThat(columns).contains("CPU=0", "State=busy", "Tag=x");
        assertThat(event.getType().getName()).isEqualTo("busy");
        assertThat(((StatemapEvent) event).getEntityName()).isEqualTo("0");
    }

    // --- detection

    @Test
    void dataIsRecognisedByItsMetadata() {
        Path file = file("x", METADATA + datum("a", 1, 0));
        IStatus status = new StatemapTrace().validate(null, file.toString());
        assertThat(status).isInstanceOf(TraceValidationStatus.class);
        assertThat(((TraceValidationStatus) status).getConfidence()).isEqualTo(100);
    }

    @Test
    void metadataMayBeSplit() throws Exception {
        StatemapTrace trace =
                map(
                        """
                        {"start":[1,0]} {"states":{"a":{"value":0}}}
                        {"time":"3","entity":"x","state":0} {"title":"late"}
                        """);
        assertThat(trace.metadata().title()).contains("late");
    }

    @Test
    void otherFilesAreRefusedWithTheReason() throws Exception {
        assertThat(reason(file("a", "hello")))
                .isEqualTo("It does not begin with an object of JSON");
        assertThat(reason(file("b", ""))).isEqualTo("It does not begin with an object of JSON");
        assertThat(reason(file("c", "{\"traceEvents\":[]}"))).contains("missing field `start`");
        assertThat(reason(file("d", "{\"start\":[1,2],\"states\":{\"a\":{\"value\":3}}}")))
                .contains("exceeds maximum allowed value (0)")
                .contains("line 1");
        assertThat(reason(folder)).contains("It is a folder");
        assertThat(reason(folder.resolve("none"))).contains("does not exist");
        Files.write(folder.resolve("e"), new byte[] {0x1f, (byte) 0x8b, 1, 2});
        assertThat(reason(folder.resolve("e"))).contains("does not begin");
    }

    @Test
    void aFileOfOneHugeObjectIsNotReadToItsEnd() {
        Path file = file("huge", "{\"traceEvents\":[" + "1,".repeat(4 << 20) + "1]}");
        assertThat(reason(file)).isNotEmpty();
    }

    @Test
    void ofACompressedFileNoMoreIsUnpackedThanIsReadOfAPlainOne() throws Exception {
        String text = "{\"traceEvents\":[" + "1,".repeat(4 << 20) + "1]}";
        assertThat(reason(compressed("huge.gz", text))).isEqualTo(reason(file("huge", text)));
    }

    // --- errors

    @Test
    void whatComesBehindSomethingWrongIsLeftOutAndToldOf() throws Exception {
        StatemapTrace trace =
                map(METADATA + datum("a", 5, 0) + datum("a", 4, 1) + datum("a", 6, 1));
        assertThat(events(trace)).containsExactly("0 5 entity=a, state=idle");
        assertThat(trace.getProperties().get("problem 1"))
                .contains("time 4 is out of order with respect to prior time 5")
                .contains("line 5");
    }

    @Test
    void aStateThatIsNoneIsToldOf() throws Exception {
        StatemapTrace trace = map(METADATA + datum("a", 5, 0) + datum("a", 6, 3));
        assertThat(trace.getProblems().get(0)).contains("illegal state value 3");
    }

    @ParameterizedTest
    @CsvSource({"'', 6", "'   ', 6", "'\n\n', 8", "'  \n\n ', 8"})
    void badLinesAreNamedAsTheReferenceNamesThem(String blanks, int line) throws Exception {
        String bad = "{\"badrecord\":\"1\",\"entity\":\"a\"}\n";
        StatemapTrace trace = map(METADATA + datum("a", 1, 0) + blanks + "\n" + bad);
        assertThat(trace.getProblems().get(0)).startsWith("illegal datum on line " + line + ":");
    }

    @Test
    void dataWithoutSoundMetadataIsNoTrace() {
        Path file = file("bad", "{\"start\":[1,2]}\n" + datum("a", 1, 0));
        assertThatThrownBy(() -> open(file)).isInstanceOf(TmfTraceException.class);
    }

    @Test
    void anEmptyMapHasNoEvents() throws Exception {
        StatemapTrace trace = map(METADATA);
        assertThat(events(trace)).isEmpty();
    }
}
