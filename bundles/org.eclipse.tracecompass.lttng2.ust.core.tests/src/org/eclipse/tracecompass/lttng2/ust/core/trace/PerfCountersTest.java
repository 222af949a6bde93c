package org.eclipse.tracecompass.lttng2.ust.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.analysis.counters.core.CounterAnalysis;
import org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The counters of the hardware, as LTTng adds them to events. */
@ExtendWith(TemporaryCache.class)
class PerfCountersTest {

    private static final String METADATA =
            """
            /* CTF 1.8 */
            typealias integer { size = 8; } := u8;
            typealias integer { size = 16; } := u16;
            trace { major = 1; minor = 8; byte_order = le; };
            env { domain = "ust"; tracer_name = "lttng-ust"; };
            clock { name = c; freq = 1000000000; };
            typealias integer { size = 8; map = clock.c.value; } := clock_t;
            stream { packet.context := struct { u16 packet_size; u16 content_size; u8 cpu_id; };
                     event.header := struct { clock_t timestamp; };
                     event.context := struct { CONTEXTS }; };
            event { name = e; fields := struct { u8 a; }; };
            """;

    @TempDir Path folder = Path.of("");

    private ITmfTrace open(String contexts, String hex) throws Exception {
        byte[] events = HexFormat.of().parseHex(hex.replace(" ", ""));
        int bits = 8 * (events.length + 5);
        byte[] packet = new byte[events.length + 5];
        packet[0] = (byte) bits;
        packet[1] = (byte) (bits >> 8);
        packet[2] = packet[0];
        packet[3] = packet[1];
        packet[4] = 1;
        System.arraycopy(events, 0, packet, 5, events.length);
        Files.writeString(folder.resolve("metadata"), METADATA.replace("CONTEXTS", contexts));
        Files.write(folder.resolve("stream"), packet);
        return TmfTraceOpener.open(folder, null, null);
    }

    private static List<String> counters(ITmfTrace trace) {
        List<String> counters = new ArrayList<>();
        for (ITmfEventAspect<?> aspect : trace.getEventAspects()) {
            if (aspect instanceof CounterAspect counter) {
                counters.add(counter.getName() + " " + counter.getGroups()[0].getSimpleName());
            }
        }
        return counters;
    }

    @Test
    void contextsOfTheHardwareAreCounters() throws Exception {
        // time, vtid, cache misses, instructions, field
        ITmfTrace trace =
                open(
                        "u8 _vtid; u8 _perf_cpu_cache_misses; u8 _perf_thread_instructions;",
                        "10 07 01 05 00" + "20 08 02 06 00" + "30 07 04 09 00");
        assertThat(counters(trace))
                .containsExactly(
                        "perf_cpu_cache_misses TmfCpuAspect",
                        "perf_thread_instructions LinuxTidAspect");
        CounterAnalysis module =
                Objects.requireNonNull(
                        TmfTraceUtils.getAnalysisModuleOfClass(
                                trace, CounterAnalysis.class, CounterAnalysis.ID));
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        ITmfStateSystem ss = Objects.requireNonNull(module.getStateSystem());
        assertThat(at(ss, 0x30, "Grouped", "CPU", "1", "perf_cpu_cache_misses")).isEqualTo(4L);
        assertThat(at(ss, 0x20, "Grouped", "TID", "7", "perf_thread_instructions")).isEqualTo(5L);
        assertThat(at(ss, 0x30, "Grouped", "TID", "7", "perf_thread_instructions")).isEqualTo(9L);
        assertThat(at(ss, 0x30, "Grouped", "TID", "8", "perf_thread_instructions")).isEqualTo(6L);
        trace.dispose();
    }

    @Test
    void countersOfThreadsNeedToKnowTheThread() throws Exception {
        ITmfTrace trace =
                open("u8 _perf_cpu_cycles; u8 _perf_thread_cycles;", "10 01 01 00" + "20 02 02 00");
        assertThat(counters(trace)).containsExactly("perf_cpu_cycles TmfCpuAspect");
        trace.dispose();
    }

    private static Object at(ITmfStateSystem ss, long time, String... path) throws Exception {
        return Objects.requireNonNull(
                ss.querySingleState(time, ss.getQuarkAbsolute(path)).getValue());
    }
}
