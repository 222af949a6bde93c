package org.eclipse.tracecompass.lttng2.kernel.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.StreamSupport;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TraceValidationStatus;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Kernel traces of LTTng are told from others by their content, and know their events' names. */
@ExtendWith(TemporaryCache.class)
class LttngKernelTraceTest {

    @Test
    void aKernelTraceIsRecognisedByItsContent() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            assertThat(trace).isInstanceOf(LttngKernelTrace.class);
            assertThat(trace.getTraceTypeId()).isEqualTo(LttngKernelTrace.TRACE_TYPE_ID);
            assertThat(((LttngKernelTrace) trace).getKernelEventLayout().eventSchedSwitch())
                    .isEqualTo("sched_switch");
            assertThat(StreamSupport.stream(trace.getEventAspects().spliterator(), false))
                    .hasAtLeastOneElementOfType(TmfCpuAspect.class)
                    .hasAtLeastOneElementOfType(LinuxTidAspect.class);
        } finally {
            trace.dispose();
        }
    }

    @Test
    void filtersFindTheAspectsOfATraceThatIsNotOpen() {
        LttngKernelTrace trace = new LttngKernelTrace();
        assertThat(StreamSupport.stream(trace.getEventAspects().spliterator(), false))
                .contains(TmfBaseAspects.getContentsAspect())
                .hasAtLeastOneElementOfType(LinuxTidAspect.class);
        trace.dispose();
    }

    @Test
    void aTraceOfUserSpaceIsRefusedWithTheReason() {
        LttngKernelTrace trace = new LttngKernelTrace();
        IStatus status =
                trace.validate(null, SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit").toString());
        trace.dispose();
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage()).contains("kernel");
    }

    @Test
    void confidenceIsHigherThanThatOfAnyCtfTrace() {
        LttngKernelTrace trace = new LttngKernelTrace();
        IStatus status = trace.validate(null, SharedTraces.demo("k-alpha/s1/kernel").toString());
        trace.dispose();
        assertThat(((TraceValidationStatus) status).getConfidence())
                .isGreaterThan(org.eclipse.tracecompass.tmf.ctf.core.trace.CtfTmfTrace.CONFIDENCE);
    }

    @Test
    void aTraceWithoutAnEnvironmentIsRecognisedByTheNamesOfItsEvents() {
        LttngKernelTrace trace = new LttngKernelTrace();
        IStatus status =
                trace.validate(
                        null,
                        SharedTraces.trace("ctf/la-test_irq-IrqTest")
                                .resolve("test_irq-IrqTest/kernel")
                                .toString());
        trace.dispose();
        assertThat(((TraceValidationStatus) status).getConfidence())
                .isEqualTo(LttngKernelTrace.NAMES_CONFIDENCE);
    }

    @Test
    void aTraceOfPerfIsNoLttngTrace() {
        LttngKernelTrace trace = new LttngKernelTrace();
        IStatus status =
                trace.validate(
                        null,
                        SharedTraces.trace("ctf/tc-perf-taskset2")
                                .resolve("perf-taskset2")
                                .toString());
        trace.dispose();
        assertThat(status.getMessage()).contains("perf");
    }
}
