package org.eclipse.tracecompass.internal.lttng2.kernel.core.trace.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.tracecompass.analysis.os.linux.core.trace.IKernelAnalysisEventLayout;
import org.eclipse.tracecompass.lttng2.kernel.core.trace.LttngKernelTrace;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The layout's paths lead to the fields of a packet, whatever its version of IP. */
@ExtendWith(TemporaryCache.class)
class TcpFieldsTest {

    @Test
    void thePathsLeadToTheHeaderOfEachPacket() throws Exception {
        check(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @Test
    void inTheSecondVersionOfTheFormatToo() throws Exception {
        check(SharedTraces.trace("ctf/gen-k-alpha").resolve("k-alpha/s2/kernel"));
    }

    private static void check(Path folder) throws Exception {
        LttngKernelTrace trace = (LttngKernelTrace) TmfTraceOpener.open(folder, null, null);
        IKernelAnalysisEventLayout layout = trace.getKernelEventLayout();
        String[] path = layout.fieldPathTcpSeq();
        TmfField handle = TmfField.of(path);
        int packets = 0;
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            if (layout.eventsNetworkSend().contains(event.getName())
                    || layout.eventsNetworkReceive().contains(event.getName())) {
                ITmfEventField expected =
                        event.getContent().getField("network_header", "transport_header", "seq");
                ITmfEventField found = event.getContent().getField(path);
                assertThat(found).isEqualTo(expected);
                assertThat(handle.isIn(event)).isEqualTo(expected != null);
                if (expected != null) {
                    packets++;
                    assertThat(handle.get(event)).isEqualTo(expected.getValue());
                    assertThat(event.getContent().getField(layout.fieldPathTcpAckSeq()))
                            .isNotNull();
                    assertThat(event.getContent().getField(layout.fieldPathTcpFlags())).isNotNull();
                }
            }
        }
        assertThat(packets).isGreaterThan(100);
        trace.dispose();
    }
}
