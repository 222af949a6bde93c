package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.hasTreeItem;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.hasLabel;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What can go wrong ends in a clear message and a working program. */
@NonNullByDefault({})
class TroubleTest {

    @TempDir Path folder;

    private TimeGraphControl threads;
    private TimeGraphControl resources;

    @BeforeEach
    void showTheViews() {
        Screen.parkMouse();
        resources = TimeGraphBench.control(TimeGraphBench.show(TimeGraphBench.RESOURCES));
        threads = TimeGraphBench.control(TimeGraphBench.show(TimeGraphBench.THREADS));
    }

    @AfterEach
    void restore() {
        closeAll();
        ViewKind.restore();
    }

    private static void closeAll() {
        OpenTraces.get().closeAllNow();
        await("no trace is open", () -> hasLabel("No trace is open."));
    }

    private static Path demo() {
        return SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize();
    }

    private static void open(Path trace) throws InterruptedException {
        OpenTraces.get().open(List.of(trace)).join();
    }

    private static void awaitPicture(TimeGraphControl graph) {
        await(
                "there are rows and states",
                () ->
                        ui(() -> graph.scene().layout().rows().size()) > 3
                                && !TimeGraphBench.running(graph)
                                && Screen.colours(graph) > 8);
    }

    @Test
    void aStreamThatIsCutIsShownAsFarAsItGoes() throws Exception {
        Path cut = SharedTraces.copy(demo(), folder.resolve("cut"));
        Path stream = cut.resolve("k_1");
        try (RandomAccessFile file = new RandomAccessFile(stream.toFile(), "rw")) {
            file.setLength(file.length() / 2 + 777);
        }
        open(cut);
        await("the trace says which packet is cut", () -> hasTreeItem("k_1, packet"));
        await("its analysis is done", () -> hasTreeItem("Linux Kernel  done"));
        awaitPicture(threads);
        awaitPicture(resources);
        assertThat(ui(threads::message)).isEmpty();
    }

    @Test
    void aFolderWithoutMetadataIsRefused() throws Exception {
        Path bare = SharedTraces.copy(demo(), folder.resolve("bare"));
        Files.delete(bare.resolve("metadata"));
        ErrorDialog.AUTOMATED_MODE = false;
        OpenTraces.get().open(List.of(bare)).join();
        await("a dialog says so", () -> hasLabel("contains no trace that Astrolabe can read"));
        assertThat(hasLabel(bare.toString())).isTrue();
        Viewer.run(
                () ->
                        Viewer.find(Shell.class, s -> s.getText().equals("Open Trace"))
                                .get(0)
                                .close());
        open(demo());
        awaitPicture(threads);
        assertThat(ui(threads::message)).isEmpty();
    }

    /** Opens a trace for a kind of view and waits until the view shows it. */
    private IViewPart open(ViewKind kind) throws Exception {
        kind(kind, kind.trace(folder));
        return shown(kind);
    }

    private static void kind(ViewKind kind, Path trace) throws InterruptedException {
        open(trace);
        await("the analysis is there", () -> kind.analysis() != null);
    }

    private static IViewPart shown(ViewKind kind) {
        IViewPart view = kind.show();
        await("there is something to see", () -> ViewKind.showsData(view));
        return view;
    }

    private static void awaitWords(IViewPart view, String... words) {
        await(
                "the view says so",
                () -> {
                    String said = ViewKind.message(view);
                    return List.of(words).stream().allMatch(said::contains);
                });
    }

    private static boolean isDone(TmfAbstractAnalysisModule analysis) {
        return analysis.getExecutionState() == ExecutionState.COMPLETED;
    }

    @ParameterizedTest
    @EnumSource
    void damagedResultsAreBuiltAgain(ViewKind kind) throws Exception {
        Path trace = kind.trace(folder);
        kind(kind, trace);
        shown(kind);
        await("the analysis is done", () -> isDone(kind.analysis()));
        Path results = Path.of(kind.analysis().getProperties().get("File"));
        closeAll();
        byte[] sound = Files.readAllBytes(results);
        byte[] damaged = sound.clone();
        for (int i = damaged.length / 3; i < damaged.length / 3 + 4000; i += 97) {
            damaged[i % damaged.length] ^= 0x5a;
        }
        Files.write(results, damaged);
        kind(kind, trace);
        shown(kind);
        await("the analysis is done", () -> isDone(kind.analysis()));
        await(
                "the results are whole",
                () -> {
                    try {
                        return Files.size(results) == sound.length;
                    } catch (IOException e) {
                        return false;
                    }
                });
    }

    @ParameterizedTest
    @EnumSource
    void aCancelledAnalysisStaysSoUntilTheUserStartsIt(ViewKind kind) throws Exception {
        IViewPart view = open(kind);
        TmfAbstractAnalysisModule analysis = kind.analysis();
        analysis.clearPersistentData();
        analysis.schedule();
        analysis.cancel();
        awaitWords(view, "The analysis was cancelled", analysis.getName(), "Start Analysis");
        Viewer.screenshot("cancelled-" + kind);
        ViewKind.hide(view);
        IViewPart again = kind.show();
        awaitWords(again, "The analysis was cancelled");
        // longer than it takes until a provider is asked again
        Viewer.pause(2500);
        assertThat(analysis.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        awaitWords(again, "The analysis was cancelled");
        analysis.schedule();
        await("the analysis is done", () -> isDone(analysis));
        await("the view draws again", () -> ViewKind.showsData(again));
        Viewer.screenshot("started-again-" + kind);
    }

    @ParameterizedTest
    @EnumSource
    void aFailedAnalysisSaysWhy(ViewKind kind) throws Exception {
        IViewPart view = open(kind);
        TmfAbstractAnalysisModule analysis = kind.analysis();
        // A small trace would be analyzed before the analysis can fail: the view asks for it, too.
        Job.getJobManager().suspend();
        try {
            analysis.clearPersistentData();
            analysis.schedule();
            analysis.fail(
                    new IOException("The disk is full: free 3 MB and start the analysis again"));
        } finally {
            Job.getJobManager().resume();
        }
        awaitWords(view, "The analysis failed", "free 3 MB");
        Viewer.screenshot("failed-" + kind);
    }

    @ParameterizedTest
    @EnumSource
    void withoutATraceAViewSaysHowToOpenOne(ViewKind kind) throws Exception {
        IViewPart view = open(kind);
        Viewer.screenshot("data-" + kind);
        OpenTraces.get().closeAllNow();
        awaitWords(view, "No trace is open", "Open Trace");
    }

    @Test
    void aFlameChartWithoutCallsSaysSo() throws Exception {
        open(SharedTraces.demo("k-alpha/s1/ust").toAbsolutePath().normalize());
        IViewPart view = ViewKind.FLAME_CHART.show();
        awaitWords(view, "No function ran", "-finstrument-functions");
        Viewer.screenshot("flame-chart-without-calls");
        ViewKind.hide(view);
    }

    @Test
    void viewsOfTheKernelSayWhyTheyAreEmptyForAnotherKindOfTrace() throws Exception {
        open(SharedTraces.demo("k-alpha/s1/ust").toAbsolutePath().normalize());
        await(
                "Threads says why",
                () -> ui(threads::message).contains("is for another kind of trace"));
        await("so does Resources", () -> ui(resources::message).contains("another kind of trace"));
        assertThat(ui(threads::message)).contains("Nothing to show for", "Linux Kernel");
        assertThat(ui(threads::message))
                .as("what to do instead")
                .contains("double-click an analysis", "Call Stack")
                .doesNotContain("Statistics");
    }
}
