package org.eclipse.tracecompass.tmf.ctf.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Traces of barectf are told by their content, others are not taken for them. */
@ExtendWith(TemporaryCache.class)
class BarectfTraceTest {

    private ITmfTrace open(Path folder) throws Exception {
        return TmfTraceOpener.open(folder, null, null);
    }

    @Test
    void aTraceOfBarectfHasATypeOfItsOwn() throws Exception {
        ITmfTrace trace = open(SharedTraces.trace("ctf/bt-succeed-barectf-event-before-packet"));
        assertThat(trace).isInstanceOf(BarectfTrace.class);
        assertThat(trace.getTraceTypeId()).isEqualTo(BarectfTrace.TRACE_TYPE_ID);
        trace.dispose();
    }

    @Test
    void aTraceOfNoKnownTracerIsAGenericOne() throws Exception {
        ITmfTrace trace = open(SharedTraces.trace("ctf/gen-ctf2-minimal"));
        assertThat(trace.getClass()).isEqualTo(CtfTmfTrace.class);
        trace.dispose();
    }
}
