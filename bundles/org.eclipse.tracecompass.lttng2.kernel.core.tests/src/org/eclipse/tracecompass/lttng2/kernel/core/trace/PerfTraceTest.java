package org.eclipse.tracecompass.lttng2.kernel.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.StreamSupport;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.analysis.os.linux.core.event.aspect.LinuxTidAspect;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.Attributes;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfField;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Traces of perf that were converted to CTF are kernel traces with perf's names. */
@ExtendWith(TemporaryCache.class)
class PerfTraceTest {

    private static final TmfField NEXT = TmfField.of("next_pid");
    private static final TmfField CPU = TmfField.of("perf_cpu");

    private ITmfTrace trace = new PerfTrace();

    private void open() throws Exception {
        Path folder = SharedTraces.trace("ctf/tc-perf-taskset2").resolve("perf-taskset2");
        trace = TmfTraceOpener.open(folder, null, null);
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    @Test
    void aTraceOfPerfIsRecognisedByItsContent() throws Exception {
        open();
        assertThat(trace).isInstanceOf(PerfTrace.class);
        assertThat(trace.getTraceTypeId()).isEqualTo(PerfTrace.TRACE_TYPE_ID);
    }

    @Test
    void filtersFindTheAspectsOfATraceThatIsNotOpen() {
        assertThat(StreamSupport.stream(trace.getEventAspects().spliterator(), false))
                .contains(TmfBaseAspects.getContentsAspect())
                .hasAtLeastOneElementOfType(LinuxTidAspect.class);
    }

    @Test
    void aTraceOfLttngIsNotOfPerf() {
        IStatus status = trace.validate(null, SharedTraces.demo("k-alpha/s1/kernel").toString());
        assertThat(status.getSeverity()).isEqualTo(IStatus.ERROR);
        assertThat(status.getMessage()).contains("perf");
    }

    @Test
    void theKernelAnalysisKnowsTheThreadOfEachCpu() throws Exception {
        open();
        KernelAnalysisModule analysis =
                TmfTraceUtils.getAnalysisModuleOfClass(
                        trace, KernelAnalysisModule.class, KernelAnalysisModule.ID);
        assertThat(analysis).isNotNull();
        if (analysis == null) {
            return;
        }
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        ITmfStateSystem states = analysis.getStateSystem();
        assertThat(states).isNotNull();
        if (states == null) {
            return;
        }
        Map<Long, Long> last = new TreeMap<>();
        ITmfContext context = trace.seekEvent(0L);
        for (ITmfEvent event = trace.getNext(context);
                event != null;
                event = trace.getNext(context)) {
            if (event.getName().equals("sched:sched_switch")) {
                last.put(CPU.asLong(event, -1), NEXT.asLong(event, -1));
            }
        }
        assertThat(last).isNotEmpty();
        for (var entry : last.entrySet()) {
            int quark =
                    states.getQuarkAbsolute(
                            Attributes.CPUS, entry.getKey().toString(), Attributes.CURRENT_THREAD);
            Object thread = states.querySingleState(states.getCurrentEndTime(), quark).getValue();
            assertThat(((Number) java.util.Objects.requireNonNull(thread)).longValue())
                    .isEqualTo(entry.getValue());
        }
    }
}
