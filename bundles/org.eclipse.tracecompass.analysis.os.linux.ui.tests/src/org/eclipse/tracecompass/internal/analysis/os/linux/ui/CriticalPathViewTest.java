package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.eclipse.tracecompass.analysis.os.linux.core.signals.TmfThreadSelectedSignal;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The critical path of the thread that is selected in the Threads view. */
class CriticalPathViewTest {

    /** A process of the demo that waits for its children, threads, timers and the disk. */
    private static final String MAIN = "380";

    private static final String CHILD = "374";

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTrace() {
        Viewer.closeTraces();
    }

    private static TimeGraphControl graph(TimeGraphView view) {
        return Objects.requireNonNull(view.getControl());
    }

    private static List<VisibleRow> rows(TimeGraphView view) {
        return graph(view).scene().layout().rows();
    }

    private static Optional<VisibleRow> thread(TimeGraphView view, String tid) {
        return rows(view).stream().filter(row -> row.entry().label(1).equals(tid)).findFirst();
    }

    /** Selects a thread as a click on its row does. */
    private static void selectThread(ThreadsView threads, String tid) {
        awaitUi("thread " + tid + " is shown", () -> thread(threads, tid).isPresent());
        run(() -> graph(threads).input().commands().select(thread(threads, tid).orElseThrow()));
    }

    private static String selected(TimeGraphView view) {
        TimeGraphEntry row = graph(view).scene().selectedEntry();
        return row == null ? "" : row.name();
    }

    private static boolean hasWorker(TimeGraphView view, String tid) {
        return rows(view).stream().anyMatch(row -> row.entry().name().endsWith("," + tid + "]"));
    }

    /** Hears which threads are selected. */
    public static final class Ear {
        private volatile int thread = -1;
        private volatile String host = "";

        /** A thread was selected. */
        @TmfSignalHandler
        public void selected(TmfThreadSelectedSignal signal) {
            host = signal.getTraceHost();
            thread = signal.getThreadId();
        }
    }

    @Test
    void aSelectedThreadIsToldToAllViewsWithItsHost() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        ThreadsView threads = show(ThreadsView.ID, ThreadsView.class);
        Ear ear = new Ear();
        TmfSignalManager.register(ear);
        try {
            selectThread(threads, MAIN);
            awaitUi("the thread is told", () -> ear.thread == Integer.parseInt(MAIN));
            assertThat(ear.host)
                    .isEqualTo(
                            Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace())
                                    .getHostId());
        } finally {
            TmfSignalManager.deregister(ear);
        }
    }

    @Test
    void theViewAsksForAThreadAndFollowsTheSelectedOne() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        ThreadsView threads = show(ThreadsView.ID, ThreadsView.class);
        CriticalPathView path = show(CriticalPathView.ID, CriticalPathView.class);
        awaitUi(
                "the view asks for a thread",
                () -> graph(path).message().contains("No thread is selected"));
        awaitUi(
                "it names the view of threads",
                () -> graph(path).message().contains("Threads view"));
        screenshot("critical-path-none");

        selectThread(threads, MAIN);
        awaitUi("the path is shown", () -> hasWorker(path, MAIN));
        assertThat(ui(graph(path)::message)).isEmpty();
        assertThat(ui(() -> rows(path).size())).isGreaterThan(5);
        awaitUi("its row is selected", () -> selected(path).endsWith("," + MAIN + "]"));
        screenshot("critical-path");

        selectThread(threads, CHILD);
        awaitUi(
                "the path of the other thread is shown",
                () -> hasWorker(path, CHILD) && selected(path).endsWith("," + CHILD + "]"));

        run(() -> graph(path).input().commands().select(rows(path).get(2)));
        awaitUi(
                "the Threads view selects the same thread",
                () -> selected(path).startsWith("[" + selected(threads) + ","));
        assertThat(ui(() -> hasWorker(path, CHILD))).as("the path stays").isTrue();
    }

    @Test
    void aThreadThatWasSelectedBeforeTheViewWasOpenedCounts() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        ThreadsView threads = show(ThreadsView.ID, ThreadsView.class);
        selectThread(threads, MAIN);
        CriticalPathView path = show(CriticalPathView.ID, CriticalPathView.class);
        awaitUi("the path is shown", () -> hasWorker(path, MAIN));
    }

    @Test
    void anExperimentHasOnePathThroughItsHosts() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"), SharedTraces.demo("k-beta/s1/kernel"));
        ThreadsView threads = show(ThreadsView.ID, ThreadsView.class);
        CriticalPathView path = show(CriticalPathView.ID, CriticalPathView.class);
        selectThread(threads, MAIN);
        awaitUi("the path is shown", () -> hasWorker(path, MAIN));
    }

    @Test
    void aTraceWithoutSwitchesSaysWhatIsMissing() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"));
        CriticalPathView path = show(CriticalPathView.ID, CriticalPathView.class);
        awaitUi(
                "the view explains itself",
                () -> graph(path).message().contains("Execution Graph"));
        screenshot("critical-path-other");
    }
}
