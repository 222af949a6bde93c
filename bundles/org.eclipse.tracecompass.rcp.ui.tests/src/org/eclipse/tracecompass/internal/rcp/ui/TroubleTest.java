package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.hasTreeItem;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.hasLabel;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.ErrorDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What can go wrong ends in a clear message and a working program. */
@NonNullByDefault({})
class TroubleTest {

    private static final String KERNEL = "org.eclipse.tracecompass.analysis.os.linux.kernel";

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
    void closeAll() {
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

    private static TmfStateSystemAnalysisModule kernel() {
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        return (TmfStateSystemAnalysisModule)
                Objects.requireNonNull(trace.getAnalysisModule(KERNEL));
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
        await("a dialog says so", () -> hasLabel("holds no trace that Astrolabe can read"));
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

    @Test
    void aDamagedHistoryIsBuiltAnewForAllViews() throws Exception {
        Path trace = SharedTraces.copy(demo(), folder.resolve("damaged"));
        open(trace);
        awaitPicture(threads);
        Path history = Path.of(kernel().getProperties().get("File"));
        byte[] sound = Files.readAllBytes(history);
        closeAll();
        byte[] damaged = sound.clone();
        for (int i = damaged.length / 3; i < damaged.length / 3 + 4000; i += 97) {
            damaged[i] ^= 0x5a;
        }
        Files.write(history, damaged);
        open(trace);
        awaitPicture(threads);
        awaitPicture(resources);
        assertThat(ui(threads::message)).isEmpty();
        assertThat(ui(resources::message)).isEmpty();
        await("the analysis is done", () -> hasTreeItem("Linux Kernel  done"));
        assertThat(Files.size(history)).isEqualTo(sound.length);
    }

    @Test
    void aCancelledAnalysisCanBeStartedAgain() throws Exception {
        Path trace = SharedTraces.copy(demo(), folder.resolve("cancelled"));
        open(trace);
        awaitPicture(threads);
        TmfStateSystemAnalysisModule kernel = kernel();
        kernel.clearPersistentData();
        kernel.schedule();
        kernel.cancel();
        await(
                "the views say so",
                () ->
                        ui(threads::message).contains("The analysis was cancelled")
                                && ui(resources::message).contains("The analysis was cancelled"));
        assertThat(ui(threads::message)).contains("Linux Kernel", "Start Analysis");
        await("so do the traces", () -> hasTreeItem("Linux Kernel  cancelled"));
        kernel.schedule();
        await(
                "the views draw again",
                () -> ui(threads::message).isEmpty() && ui(resources::message).isEmpty());
        await("the analysis is done", () -> hasTreeItem("Linux Kernel  done"));
        awaitPicture(threads);
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
                .contains("double-click an analysis", "Statistics");
    }
}
