package org.eclipse.tracecompass.lttng2.kernel.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** Nothing that lives as long as the program holds on to a trace that was closed. */
@ExtendWith(TemporaryCache.class)
class ClosedTraceTest {

    @Test
    @Timeout(120)
    void aTraceThatWasAnalysedAndClosedIsForgotten() throws Exception {
        for (WeakReference<?> left : openAnalyseAndClose()) {
            while (left.get() != null) {
                System.gc();
                Thread.sleep(10);
            }
        }
    }

    /** The trace, the type of its first event, and its analyses; in a frame of its own. */
    private static List<WeakReference<?>> openAnalyseAndClose() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        trace.broadcast(new TmfTraceOpenedSignal(trace, trace, null));
        List<WeakReference<?>> left = new ArrayList<>();
        left.add(new WeakReference<>(trace));
        for (IAnalysisModule module : trace.getAnalysisModules()) {
            module.schedule();
            assertThat(module.waitForCompletion()).as(module.getName()).isTrue();
            left.add(new WeakReference<>(module));
        }
        assertThat(left).hasSizeGreaterThan(1);
        ITmfContext context = trace.seekEvent(0L);
        ITmfEvent event = trace.getNext(context);
        left.add(new WeakReference<>(Objects.requireNonNull(event).getType()));
        context.dispose();
        trace.broadcast(new TmfTraceClosedSignal(trace, trace));
        trace.dispose();
        return left;
    }
}
