package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterAnalysis;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Counters of threads in a kernel trace, whose events do not tell their threads. */
@Timeout(60)
@ExtendWith(TemporaryCache.class)
class KernelCountersTest {

    private static final String METADATA =
            """
            /* CTF 1.8 */
            typealias integer { size = 8; } := u8;
            typealias integer { size = 16; } := u16;
            trace { major = 1; minor = 8; byte_order = le; };
            env { domain = "kernel"; tracer_name = "lttng-modules"; tracer_major = 2;
                  tracer_minor = 13; };
            clock { name = c; freq = 1000000000; };
            typealias integer { size = 8; map = clock.c.value; } := clock_t;
            stream { packet.context := struct { u16 packet_size; u16 content_size; u8 cpu_id; };
                     event.header := struct { u8 id; clock_t timestamp; };
                     event.context := struct { u8 _perf_thread_instructions; }; };
            event { name = "sched_switch"; id = 0;
                    fields := struct { u8 _prev_tid; u8 _prev_prio; u8 _prev_state;
                                       u8 _next_tid; u8 _next_prio; }; };
            event { name = "timer_start"; id = 1; fields := struct { u8 _a; }; };
            """;

    // type, time, counter, fields
    private static final String EVENTS =
            "00 10 01 00 14 00 07 14" // from 0 to 7
                    + "01 20 05 00"
                    + "00 30 09 07 14 01 08 14" // from 7 to 8
                    + "01 40 03 00";

    @TempDir Path folder = Path.of("");

    @Test
    void theThreadsAreThoseOfTheKernelAnalysis() throws Exception {
        byte[] events = HexFormat.of().parseHex(EVENTS.replace(" ", ""));
        byte[] packet = new byte[events.length + 5];
        packet[0] = (byte) (8 * packet.length);
        packet[1] = (byte) (8 * packet.length >> 8);
        packet[2] = packet[0];
        packet[3] = packet[1];
        System.arraycopy(events, 0, packet, 5, events.length);
        Files.writeString(folder.resolve("metadata"), METADATA);
        Files.write(folder.resolve("stream"), packet);
        ITmfTrace trace = TmfTraceOpener.open(folder, null, null);
        CounterAnalysis module =
                Objects.requireNonNull(
                        TmfTraceUtils.getAnalysisModuleOfClass(
                                trace, CounterAnalysis.class, CounterAnalysis.ID));
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        ITmfStateSystem ss = Objects.requireNonNull(module.getStateSystem());
        assertThat(at(ss, 0x20, "7")).isEqualTo(5L);
        assertThat(at(ss, 0x30, "7")).as("read before the switch").isEqualTo(9L);
        assertThat(at(ss, 0x30, "8")).isNull();
        assertThat(at(ss, 0x40, "8")).isEqualTo(3L);
        trace.dispose();
    }

    private static @Nullable Object at(ITmfStateSystem ss, long time, String tid) {
        int quark = ss.optQuarkAbsolute("Grouped", "TID", tid, "perf_thread_instructions");
        assertThat(quark).as("counter of thread %s", tid).isNotNegative();
        return ss.querySingleState(time, quark).getValue();
    }
}
