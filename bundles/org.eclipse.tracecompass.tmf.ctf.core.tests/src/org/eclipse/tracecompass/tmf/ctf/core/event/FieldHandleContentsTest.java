package org.eclipse.tracecompass.tmf.ctf.core.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * A handle reads what stands in the content, also where the length of a field is told before it.
 */
@ExtendWith(TemporaryCache.class)
class FieldHandleContentsTest {

    @ParameterizedTest
    @ValueSource(strings = {"gen-ust-mem", "gen-ust-app", "gen-c2-app"})
    void aHandleGivesWhatTheContentGives(String name) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.trace("ctf/" + name), null, null);
        Map<String, TmfField> handles = new HashMap<>();
        ITmfContext context = trace.seekEvent(0L);
        long compared = 0;
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            for (ITmfEventField field : event.getContent().getFields()) {
                TmfField handle =
                        Objects.requireNonNull(
                                handles.computeIfAbsent(field.getName(), n -> TmfField.of(n)));
                assertThat(handle.get(event))
                        .as("%s of %s", field.getName(), event.getName())
                        .usingRecursiveComparison()
                        .isEqualTo(field.getValue());
                compared++;
            }
        }
        trace.dispose();
        assertThat(compared).isGreaterThan(1000);
    }

    @Test
    void onlyAVariantHasValuesOfSeveralKinds(@TempDir Path folder) throws Exception {
        Files.writeString(
                folder.resolve("metadata"),
                """
                trace { major = 1; minor = 8; byte_order = le; };
                typealias integer { size = 8; } := u8;
                event { name = e; fields := struct {
                    enum : u8 { A, B } tag;
                    variant <tag> { u8 A; string B; } v;
                    string text;
                }; };
                """);
        Files.write(folder.resolve("stream"), HexFormat.of().parseHex("000561000162006300"));
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null);
        try {
            ITmfEvent first = Objects.requireNonNull(trace.getNext(trace.seekEvent(0L)));
            CtfTmfEventType type = (CtfTmfEventType) first.getType();
            assertThat(Stream.of("tag", "v", "text").map(type::resolve))
                    .extracting(reader -> Objects.requireNonNull(reader).isUniform())
                    .containsExactly(true, false, true);
        } finally {
            trace.dispose();
        }
    }

    /** Declared states read such fields without asking each time what they are. */
    @Test
    void theFieldsOfAKernelHaveOneKindEach() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        ITmfContext context = trace.seekEvent(0L);
        ITmfEvent event = trace.getNext(context);
        while (event != null && !event.getName().equals("sched_switch")) {
            event = trace.getNext(context);
        }
        CtfTmfEventType type = (CtfTmfEventType) Objects.requireNonNull(event).getType();
        assertThat(Stream.of("prev_comm", "next_tid", "prev_state").map(type::resolve))
                .allMatch(reader -> Objects.requireNonNull(reader).isUniform());
        trace.dispose();
    }
}
