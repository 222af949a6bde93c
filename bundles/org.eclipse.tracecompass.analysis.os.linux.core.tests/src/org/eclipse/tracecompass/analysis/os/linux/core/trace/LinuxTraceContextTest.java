package org.eclipse.tracecompass.analysis.os.linux.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.eclipse.tracecompass.analysis.os.linux.core.model.HostThread;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfCpuSelectedSignal;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** An open kernel trace remembers what was selected on its host. */
@ExtendWith(TemporaryCache.class)
class LinuxTraceContextTest {

    @Test
    void theSelectedThreadAndCpuAreRemembered(@TempDir Path folder) throws Exception {
        EventListTrace trace = open(folder);
        assertThat(context(trace)).satisfies(c -> assertThat(c.getTid()).isEqualTo(-1));
        assertThat(context(trace).getCpu()).isEqualTo(LinuxTraceContext.INVALID_CPU);

        send(new TmfThreadSelectedSignal(this, 42, trace));
        send(new TmfCpuSelectedSignal(this, 3, trace));
        send(new TmfThreadSelectedSignal(this, new HostThread("another host", 43)));

        assertThat(context(trace).getTid()).isEqualTo(42);
        assertThat(context(trace).getCpu()).isEqualTo(3);
        assertThat(context(trace).getData(HostThread.SELECTED_HOST_THREAD_KEY))
                .isEqualTo(new HostThread(trace.getHostId(), 42));
        close(trace);
    }

    @Test
    void aChangedSelectionKeepsTheThread(@TempDir Path folder) throws Exception {
        EventListTrace trace = open(folder);
        send(new TmfThreadSelectedSignal(this, 42, trace));
        TmfTraceManager.getInstance()
                .updateTraceContext(trace, builder -> builder.setSelection(TmfTimeRange.ETERNITY));
        assertThat(context(trace).getTid()).isEqualTo(42);
        assertThat(context(trace).getSelectionRange()).isEqualTo(TmfTimeRange.ETERNITY);
        close(trace);
    }

    private EventListTrace open(Path folder) throws Exception {
        EventListTrace trace =
                new EventListTrace(
                        new SyntheticKernelTrace().switchTo(10, 0, 1, 0, 2),
                        folder.resolve("trace").toString());
        // It hears of traces that are opened after its first use.
        TmfTraceManager.getInstance();
        send(new TmfTraceOpenedSignal(this, trace, null));
        return trace;
    }

    private void close(EventListTrace trace) {
        send(new TmfTraceClosedSignal(this, trace));
        trace.dispose();
    }

    private static void send(TmfSignal signal) {
        TmfSignalManager.dispatchSignal(signal);
    }

    private static LinuxTraceContext context(EventListTrace trace) {
        TmfTraceContext context = TmfTraceManager.getInstance().getTraceContext(trace);
        assertThat(context).isInstanceOf(LinuxTraceContext.class);
        return (LinuxTraceContext) context;
    }
}
