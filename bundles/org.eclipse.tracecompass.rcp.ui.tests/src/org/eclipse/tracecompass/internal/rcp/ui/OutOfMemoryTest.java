package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.hasTreeItem;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** An analysis that takes all memory fails alone. */
@NonNullByDefault({})
class OutOfMemoryTest {

    /**
     * Takes memory until there is not enough for the next piece. The pieces are large, so that the
     * test shows what becomes of the analysis and not which other thread is starved by chance.
     */
    private static final class Greedy extends TmfAbstractAnalysisModule {

        private static final int PIECE =
                (int) Math.min(Integer.MAX_VALUE - 8, Runtime.getRuntime().maxMemory() / 16);

        @Override
        public boolean canExecute(ITmfTrace trace) {
            return true;
        }

        @Override
        protected boolean executeAnalysis(IProgressMonitor monitor) {
            List<byte[]> all = new ArrayList<>();
            while (!monitor.isCanceled()) {
                all.add(new byte[PIECE]);
            }
            return all.isEmpty();
        }

        @Override
        protected void canceling() {
            // The monitor is asked.
        }
    }

    @BeforeEach
    void aWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void close() {
        Viewer.closeTraces();
    }

    @Test
    void itSaysSoInOneSentenceAndTheViewerLives() throws Exception {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        await("the kernel analysis is done", () -> hasTreeItem("Linux Kernel  done"));
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        Greedy greedy = new Greedy();
        greedy.setId("greedy");
        greedy.setName("Greedy");
        greedy.setTrace(trace);
        greedy.schedule();
        await("it fails", () -> greedy.getExecutionState() == ExecutionState.FAILED);
        assertThat(Shortage.reasonOf(Objects.requireNonNull(greedy.getFailureCause())))
                .startsWith("Java's memory of ")
                .endsWith(".");
        greedy.dispose();

        Viewer.closeTraces();
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());
        TimeGraphControl graph =
                TimeGraphBench.control(TimeGraphBench.show(TimeGraphBench.RESOURCES));
        await(
                "the next trace is shown",
                () ->
                        ui(() -> graph.scene().layout().rows().size()) > 3
                                && !TimeGraphBench.running(graph));
        assertThat(ui(graph::message)).isEmpty();
    }
}
