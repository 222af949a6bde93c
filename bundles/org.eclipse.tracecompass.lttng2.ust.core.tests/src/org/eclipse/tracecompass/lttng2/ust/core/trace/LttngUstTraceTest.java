package org.eclipse.tracecompass.lttng2.ust.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** User space traces of LTTng are told from others by their content. */
@ExtendWith(TemporaryCache.class)
class LttngUstTraceTest {

    @Test
    void aTraceOfUserSpaceIsRecognisedByItsContent() throws Exception {
        ITmfTrace trace =
                TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"), null, null);
        try {
            assertThat(trace).isInstanceOf(LttngUstTrace.class);
            assertThat(trace.getTraceTypeId()).isEqualTo(LttngUstTrace.TRACE_TYPE_ID);
        } finally {
            trace.dispose();
        }
    }

    @Test
    void aKernelTraceIsRefusedWithTheReason() {
        LttngUstTrace trace = new LttngUstTrace();
        IStatus status = trace.validate(null, SharedTraces.demo("k-alpha/s1/kernel").toString());
        trace.dispose();
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage()).contains("user-space");
    }
}
