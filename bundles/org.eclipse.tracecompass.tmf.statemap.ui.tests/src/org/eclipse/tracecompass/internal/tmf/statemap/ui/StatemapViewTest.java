package org.eclipse.tracecompass.internal.tmf.statemap.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.StatemapReader;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.ui.dialogs.FileQuestion;
import org.eclipse.tracecompass.tmf.ui.dialogs.ToolkitDialogs;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statemap data in the workbench: rows, colours, totals, and the choice of a tag. */
class StatemapViewTest {

    private static final int STEPS = 400;

    @TempDir Path folder = Path.of("");
    private @Nullable StatemapView view;

    @BeforeEach
    void openAMap() throws Exception {
        Assumptions.assumeTrue(PlatformUI.isWorkbenchRunning(), "There is no workbench");
        Path file = Files.writeString(folder.resolve("disks.json"), data());
        OpenTraces.get().open(List.of(file));
        await(() -> TmfTraceManager.getInstance().getActiveTrace() != null);
        view =
                ui(
                        () -> {
                            IWorkbenchPage page =
                                    PlatformUI.getWorkbench()
                                            .getActiveWorkbenchWindow()
                                            .getActivePage();
                            return (StatemapView) page.showView(StatemapView.ID);
                        });
        await(() -> ui(() -> graph().scene().data().states().size() == 3));
        await(() -> ui(() -> tree().getItemCount() == 3));
    }

    @AfterEach
    void closeAll() {
        if (PlatformUI.isWorkbenchRunning()) {
            OpenTraces.get().closeAllNow();
        }
    }

    private static String data() {
        StringBuilder text =
                new StringBuilder(
                        """
                        {"start":[1700000000,0],"title":"disk","host":"alpha","entityKind":"Disk","states":{
                          "idle":{"value":0,"color":"#e0e0e0"},"reading":{"value":1,"color":"#1f77b4"},
                          "writing":{"value":2,"color":"#d62728"}}}
                        {"state":1,"tag":"db","process":"database"}
                        {"state":1,"tag":"bk","process":"backup"}
                        """);
        for (int i = 0; i < STEPS; i++) {
            for (int disk = 1; disk <= 3; disk++) {
                int state = (i * disk + i / 7) % 3;
                String tag = i % 3 == 0 ? "db" : "bk";
                text.append("{\"time\":\"").append(i * 1_000_000L + disk * 50_000L);
                text.append("\",\"entity\":\"sd").append(disk == 3 ? 10 : disk);
                text.append("\",\"state\":").append(state);
                text.append(state == 1 ? ",\"tag\":\"" + tag + "\"}\n" : "}\n");
            }
        }
        return text.toString();
    }

    private StatemapView view() {
        return Objects.requireNonNull(view);
    }

    private TimeGraphControl graph() {
        return Objects.requireNonNull(view().getControl());
    }

    private Tree tree() {
        return Objects.requireNonNull(view().totals()).tree();
    }

    private static <T> T ui(Callable<T> action) throws Exception {
        AtomicReference<@Nullable T> result = new AtomicReference<>();
        AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
        PlatformUI.getWorkbench()
                .getDisplay()
                .syncExec(
                        () -> {
                            try {
                                result.set(action.call());
                            } catch (Throwable e) {
                                // The workbench would only log what is thrown here.
                                failure.set(e);
                            }
                        });
        Throwable thrown = failure.get();
        if (thrown != null) {
            throw new AssertionError(thrown);
        }
        T value = result.get();
        if (value == null) {
            throw new AssertionError("no result");
        }
        return value;
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.call()) {
            if (System.nanoTime() > end) {
                throw new AssertionError("it did not happen within a minute");
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    /** Keeps what is seen, for people to look at, if they say where. */
    private static void screenshot(String name) throws Exception {
        String where =
                System.getProperty("astrolabe.screenshots", System.getenv("ASTROLABE_SCREENSHOTS"));
        if (where == null) {
            return;
        }
        TimeUnit.MILLISECONDS.sleep(500);
        ui(
                () -> {
                    Shell shell = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell();
                    Rectangle area = shell.getBounds();
                    Image image = new Image(shell.getDisplay(), area.width, area.height);
                    GC gc = new GC(shell.getDisplay());
                    gc.copyArea(image, area.x, area.y);
                    gc.dispose();
                    ImageLoader loader = new ImageLoader();
                    loader.data = new ImageData[] {image.getImageData()};
                    loader.save(where + "/" + name + ".png", SWT.IMAGE_PNG);
                    image.dispose();
                    return true;
                });
    }

    @Test
    void rowsAreEntitiesInTheirColoursBesideTheirTotals() throws Exception {
        assertThat(
                        ui(
                                () ->
                                        graph().scene().layout().rows().stream()
                                                .map(row -> row.entry().name())
                                                .toList()))
                .containsExactly("disk on alpha", "sd1", "sd2", "sd10");
        assertThat(
                        ui(
                                () ->
                                        graph().scene().originalPalette().styles().stream()
                                                .map(StateStyle::name)
                                                .toList()))
                .containsExactly("idle", "reading", "writing");
        List<String> states =
                ui(() -> Arrays.stream(tree().getItems()).map(TreeItem::getText).toList());
        assertThat(states).containsExactlyInAnyOrder("idle", "reading", "writing");
        screenshot("statemap");
    }

    @Test
    void aTagThatIsSelectedIsShownAlone() throws Exception {
        ui(
                () -> {
                    TreeItem reading =
                            Arrays.stream(tree().getItems())
                                    .filter(item -> item.getText().equals("reading"))
                                    .findFirst()
                                    .orElseThrow();
                    reading.setExpanded(true);
                    TreeItem byProcess = reading.getItem(0);
                    byProcess.setExpanded(true);
                    TreeItem value = byProcess.getItem(0);
                    tree().setSelection(value);
                    Event event = new Event();
                    event.item = value;
                    tree().notifyListeners(SWT.Selection, event);
                    return true;
                });
        await(() -> ui(() -> hasStyle("Others")));
        screenshot("statemap-tag");
        ui(
                () -> {
                    Event event = new Event();
                    event.keyCode = SWT.ESC;
                    tree().notifyListeners(SWT.KeyDown, event);
                    return true;
                });
        assertThat(ui(() -> tree().getSelectionCount())).isZero();
    }

    private boolean hasStyle(String name) {
        return graph().scene().data().palette().styles().stream()
                .anyMatch(style -> style.name().equals(name));
    }

    @Test
    void theMenuOffersTheExports() throws Exception {
        List<String> texts =
                ui(
                        () ->
                                Arrays.stream(
                                                view().getViewSite()
                                                        .getActionBars()
                                                        .getMenuManager()
                                                        .getItems())
                                        .map(StatemapViewTest::text)
                                        .toList());
        assertThat(texts)
                .contains("Export as Statemap Data\u2026", "Export as Interactive SVG\u2026");
    }

    @Test
    void aMapComesBackFromItsExport() throws Exception {
        Path file = folder.resolve("again.json");
        ToolkitDialogs real = ui(() -> ToolkitDialogs.replace(new Named(file)));
        try {
            ui(
                    () -> {
                        Arrays.stream(
                                        view().getViewSite()
                                                .getActionBars()
                                                .getMenuManager()
                                                .getItems())
                                .filter(item -> text(item).startsWith("Export as Statemap Data"))
                                .map(item -> ((ActionContributionItem) item).getAction())
                                .findFirst()
                                .orElseThrow()
                                .run();
                        return true;
                    });
            await(() -> Files.exists(file));
        } finally {
            ui(() -> ToolkitDialogs.replace(real));
        }
        for (long coalesce : new long[] {25_000, 100}) {
            assertThat(rectangles(file, coalesce))
                    .isEqualTo(rectangles(folder.resolve("disks.json"), coalesce));
        }
    }

    /** Names a file instead of the user. */
    private static final class Named extends ToolkitDialogs {
        private final Path file;

        Named(Path file) {
            this.file = file;
        }

        @Override
        public List<Path> files(FileQuestion question, Shell shell) {
            return List.of(file);
        }
    }

    private static String rectangles(Path file, long coalesce) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            StringBuilder list = new StringBuilder();
            StatemapList.write(
                    new StatemapReader(StatemapReader.DEFAULT.window(), coalesce, false)
                            .read(in, bytes -> {}),
                    list);
            return list.toString();
        }
    }

    private static String text(IContributionItem item) {
        return item instanceof ActionContributionItem action ? action.getAction().getText() : "";
    }
}
