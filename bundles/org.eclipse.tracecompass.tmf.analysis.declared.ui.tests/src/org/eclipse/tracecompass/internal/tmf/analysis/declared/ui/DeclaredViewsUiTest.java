package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartControl;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Declarations of the user's library in the workbench: their lines, views, switch and editor. */
class DeclaredViewsUiTest {

    private static final String LIBRARY = "astrolabe.library";
    private static final String DECLARATION = "running  your library";
    private static final String TEXT =
            """
            // Which thread runs on which processor
            states "running" version 1;

            enum status { waits = 0 "#b0b0b0", ready = 1 "#d9a441", runs = 2 "#33aa33" }
            attribute "Threads/*" : status;
            attribute "Threads/*/Name" : string;
            attribute "CPUs/*/Thread" : int;

            on sched_switch {
                modify "CPUs/" + cpu + "/Thread" = next_tid;
                increment "CPUs/" + cpu + "/Switches";
                if (prev_tid != 0)
                    modify "Threads/" + prev_tid = prev_state == 0 ? ready : waits;
                if (next_tid != 0) {
                    modify "Threads/" + next_tid = runs;
                    modify "Threads/" + next_tid + "/Name" = next_comm;
                }
            }

            view "Running threads" rows "Threads/*" label "Name" links "CPUs/*/Thread";
            view "Switches" xy rows "CPUs/*/Switches" unit "switches";
            """;

    @TempDir Path library = Path.of("");
    private @Nullable String former;

    @BeforeEach
    void openTheDemo() throws Exception {
        Assumptions.assumeTrue(PlatformUI.isWorkbenchRunning(), "There is no workbench");
        former = System.getProperty(LIBRARY);
        System.setProperty(LIBRARY, library.toString());
        Files.writeString(library.resolve("running.states"), TEXT);
        OpenTraces.get().open(List.of(SharedTraces.demo("k-alpha/s1/kernel")));
        await(() -> TmfTraceManager.getInstance().getActiveTrace() != null);
        await(() -> ui(() -> item("Running threads") != null));
    }

    @AfterEach
    void closeAll() throws Exception {
        if (PlatformUI.isWorkbenchRunning()) {
            OpenTraces.get().closeAllNow();
            ui(
                    () -> {
                        for (IViewReference view : page().getViewReferences()) {
                            if (view.getId().contains(".declared.ui.")) {
                                page().hideView(view);
                            }
                        }
                        return true;
                    });
            if (former == null) {
                System.clearProperty(LIBRARY);
            } else {
                System.setProperty(LIBRARY, former);
            }
        }
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
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
        return Objects.requireNonNull(result.get());
    }

    private static void await(Callable<Boolean> condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(60);
        while (!condition.call()) {
            if (System.nanoTime() > end) {
                screenshot("too-late");
                throw new AssertionError("it did not happen within a minute");
            }
            TimeUnit.MILLISECONDS.sleep(50);
        }
    }

    /** Keeps what is seen, for people to look at, if they say where. */
    private static void screenshot(String name) throws Exception {
        String where = System.getenv("ASTROLABE_SCREENSHOTS");
        if (where == null) {
            return;
        }
        TimeUnit.MILLISECONDS.sleep(700);
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

    // ------------------------------------------------------------------ the Traces view

    /** A line of the Traces view that begins with a text; null if there is none. */
    private static @Nullable TreeItem item(String text) {
        for (Shell shell : PlatformUI.getWorkbench().getDisplay().getShells()) {
            List<Tree> trees = new ArrayList<>();
            collect(shell, trees);
            for (Tree tree : trees) {
                TreeItem found = find(tree.getItems(), text);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    private static void collect(Control control, List<Tree> trees) {
        if (control instanceof Tree tree && tree.getColumnCount() == 0) {
            trees.add(tree);
        } else if (control instanceof Composite composite) {
            for (Control child : composite.getChildren()) {
                collect(child, trees);
            }
        }
    }

    private static @Nullable TreeItem find(TreeItem[] items, String text) {
        for (TreeItem item : items) {
            if (item.getText().startsWith(text)) {
                return item;
            }
            TreeItem found = find(item.getItems(), text);
            if (found != null) {
                return found;
            }
        }
        return null;
    }

    private static boolean doubleClick(String text) {
        TreeItem item = Objects.requireNonNull(item(text));
        Tree tree = item.getParent();
        tree.setSelection(item);
        Event event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.Selection, event);
        event = new Event();
        event.item = item;
        tree.notifyListeners(SWT.DefaultSelection, event);
        return true;
    }

    private static TimeGraphControl graph() {
        return Objects.requireNonNull(
                ((DeclaredTimeGraphView)
                                Objects.requireNonNull(
                                        page().findViewReference(
                                                        DeclaredTimeGraphView.ID,
                                                        "running.running-threads")
                                                .getView(false)))
                        .getControl());
    }

    private static DeclarationSet set() {
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        return KnownDeclarations.get().of(trace).stream()
                .filter(found -> found.set().name().equals("running"))
                .findFirst()
                .orElseThrow()
                .set();
    }

    private static boolean isCarriedOut() {
        for (IAnalysisModule module :
                Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace())
                        .getAnalysisModules()) {
            if (module instanceof DeclaredAnalysisModule declared
                    && declared.getDeclarations().name().equals("running")) {
                return true;
            }
        }
        return false;
    }

    @Test
    void aDoubleClickOnADeclaredViewOpensIt() throws Exception {
        assertThat(ui(() -> item(DECLARATION) != null)).isTrue();
        ui(() -> doubleClick("Running threads"));
        await(() -> ui(() -> graph().scene().layout().rows().size() > 10));
        await(() -> ui(() -> graph().scene().data().states().size() > 10));
        assertThat(
                        ui(
                                () ->
                                        graph().scene().originalPalette().styles().stream()
                                                .map(StateStyle::name)
                                                .toList()))
                .contains("waits", "ready", "runs");
        screenshot("declared-time-graph");
        ui(() -> doubleClick("Switches"));
        await(
                () ->
                        ui(
                                () -> {
                                    ChartControl chart =
                                            ((DeclaredChartView)
                                                            page().findViewReference(
                                                                            DeclaredChartView.ID,
                                                                            "running.switches")
                                                                    .getView(false))
                                                    .getControl();
                                    return chart != null && chart.data().hasValues();
                                }));
        screenshot("declared-chart");
    }

    @Test
    void aViewOfAnExperimentHasTheRowsOfAllItsTraces() throws Exception {
        OpenTraces.get().closeAllNow();
        OpenTraces.get()
                .open(
                        List.of(
                                SharedTraces.demo("k-alpha/s1/kernel"),
                                SharedTraces.demo("k-beta/s1/kernel")))
                .join();
        await(() -> ui(() -> item("Running threads") != null));
        ui(() -> doubleClick("Running threads"));
        await(() -> ui(() -> graph().scene().layout().rows().size() > 40));
        assertThat(
                        ui(
                                () ->
                                        graph().scene().layout().rows().stream()
                                                .filter(row -> row.depth() == 0)
                                                .count()))
                .isEqualTo(2);
        await(() -> ui(() -> graph().scene().data().states().size() > 5));
        screenshot("declared-experiment");
    }

    @Test
    void whatIsSwitchedOffSaysSoAndComesBack() throws Exception {
        ui(() -> doubleClick("Running threads"));
        await(() -> ui(() -> graph().scene().layout().rows().size() > 10));
        KnownDeclarations.get().setOn(List.of(set()), false).join();
        assertThat(isCarriedOut()).isFalse();
        await(() -> ui(() -> String.valueOf(graph().message()).contains("switched off")));
        await(
                () ->
                        ui(
                                () ->
                                        Objects.requireNonNull(item(DECLARATION))
                                                .getText()
                                                .contains("switched off")));
        screenshot("declared-off");
        KnownDeclarations.get().setOn(List.of(set()), true).join();
        await(() -> ui(() -> graph().scene().layout().rows().size() > 10));
        assertThat(isCarriedOut()).isTrue();
    }

    @Test
    void theEditorTellsErrorsWhileOneTypesAndSavesForTheOpenTraces() throws Exception {
        Path file = library.resolve("running.states");
        ui(
                () -> {
                    LibraryView.show(file, 9, 1);
                    return true;
                });
        LibraryView view =
                ui(() -> (LibraryView) Objects.requireNonNull(page().findView(LibraryView.ID)));
        StatesEditor editor = Objects.requireNonNull(view.editor());
        Table problems = editor.problemTable();
        await(() -> ui(() -> editor.widget().getText().equals(TEXT)));
        assertThat(ui(() -> problems.getItemCount())).isZero();
        ui(
                () -> {
                    editor.widget().setText(TEXT.replace("= next_tid;", "= next_tidd;"));
                    return true;
                });
        await(() -> ui(() -> problems.getItemCount() > 0));
        assertThat(ui(() -> problems.getItem(0).getText(0))).isEqualTo("10");
        assertThat(ui(() -> editor.ruler().markedLines())).containsExactly(10);
        assertThat(ui(() -> editor.ruler().tipOfLine(10))).contains("next_tidd");
        assertThat(ui(() -> editor.ruler().tipOfLine(9))).isEmpty();
        screenshot("declared-editor");
        assertThat(view.isDirty()).isTrue();
        ui(
                () -> {
                    editor.history().undo();
                    return true;
                });
        assertThat(ui(editor::text)).isEqualTo(TEXT);
        await(() -> ui(() -> problems.getItemCount() == 0));
        assertThat(ui(() -> editor.ruler().markedLines())).isEmpty();
        ui(
                () -> {
                    editor.widget().setText(TEXT.replace("Running threads", "Busy threads"));
                    return view.save();
                });
        await(() -> ui(() -> item("Busy threads") != null));
        assertThat(Files.readString(file)).contains("Busy threads");
    }
}
