package org.eclipse.tracecompass.internal.tmf.analysis.declared.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.Found;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartControl;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.api.io.TempDir;

/** Declarations of the user's library in the workbench: their lines, views, switch and editor. */
class DeclaredViewsUiTest {

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

    @RegisterExtension final TemporaryLibrary temporary = new TemporaryLibrary();
    @TempDir Path library = Path.of("");

    @BeforeEach
    void openTheDemo() throws Exception {
        temporary.use(library);
        Files.writeString(library.resolve("running.states"), TEXT);
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        awaitUi("the declared view is listed", () -> item("Running threads") != null);
    }

    private static IWorkbenchPage page() {
        return Objects.requireNonNull(TemporaryLibrary.page());
    }

    // --- the Traces view

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

    /** Chooses what the context menu of a line offers. */
    private static void chooseFromMenu(String line, String text) {
        run(
                () -> {
                    TreeItem item = Objects.requireNonNull(item(line));
                    item.getParent().setSelection(item);
                    Menu menu = item.getParent().getMenu();
                    menu.notifyListeners(SWT.Show, new Event());
                    for (MenuItem choice : menu.getItems()) {
                        if (choice.getText().equals(text)) {
                            choice.notifyListeners(SWT.Selection, new Event());
                            menu.notifyListeners(SWT.Hide, new Event());
                            return;
                        }
                    }
                    throw new AssertionError("no " + text + " in the menu of " + line);
                });
    }

    private static ITmfTrace active() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
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
        return KnownDeclarations.get().of(active()).stream()
                .filter(found -> found.set().name().equals("running"))
                .findFirst()
                .orElseThrow()
                .set();
    }

    private static boolean isCarriedOut() {
        for (IAnalysisModule module : active().getAnalysisModules()) {
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
        awaitUi("rows are there", () -> graph().scene().layout().rows().size() > 10);
        awaitUi("states are there", () -> graph().scene().data().states().size() > 10);
        assertThat(
                        ui(
                                () ->
                                        graph().scene().originalPalette().styles().stream()
                                                .map(StateStyle::name)
                                                .toList()))
                .contains("waits", "ready", "runs");
        screenshot("declared-time-graph");
        ui(() -> doubleClick("Switches"));
        awaitUi(
                "the chart is drawn",
                () -> {
                    ChartControl chart =
                            ((DeclaredChartView)
                                            page().findViewReference(
                                                            DeclaredChartView.ID,
                                                            "running.switches")
                                                    .getView(false))
                                    .getControl();
                    return chart != null && chart.data().hasValues();
                });
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
        awaitUi("the declared view is listed", () -> item("Running threads") != null);
        ui(() -> doubleClick("Running threads"));
        awaitUi("rows are there", () -> graph().scene().layout().rows().size() > 40);
        assertThat(
                        ui(
                                () ->
                                        graph().scene().layout().rows().stream()
                                                .filter(row -> row.depth() == 0)
                                                .count()))
                .isEqualTo(2);
        awaitUi("states are there", () -> graph().scene().data().states().size() > 5);
        screenshot("declared-experiment");
    }

    @Test
    void whatIsSwitchedOffSaysSoAndComesBack() throws Exception {
        ui(() -> doubleClick("Running threads"));
        awaitUi("rows are there", () -> graph().scene().layout().rows().size() > 10);
        KnownDeclarations.get().setOn(List.of(set()), false).join();
        assertThat(isCarriedOut()).isFalse();
        awaitUi(
                "the view says why it is empty",
                () -> String.valueOf(graph().message()).contains("switched off"));
        awaitUi(
                "the line says that it is off",
                () -> Objects.requireNonNull(item(DECLARATION)).getText().contains("switched off"));
        screenshot("declared-off");
        KnownDeclarations.get().setOn(List.of(set()), true).join();
        awaitUi("rows are there", () -> graph().scene().layout().rows().size() > 10);
        assertThat(isCarriedOut()).isTrue();
    }

    @Test
    void theMenuOfALineSwitchesItsDeclarationOffAndOn() throws Exception {
        assertThat(isCarriedOut()).isTrue();
        chooseFromMenu(DECLARATION, Messages.Action_SwitchOff);
        awaitUi(
                "the line says that it is off",
                () -> Objects.requireNonNull(item(DECLARATION)).getText().contains("switched off"));
        await("there is no analysis of it", () -> !isCarriedOut());
        assertThat(KnownDeclarations.get().of(active())).noneMatch(Found::isOn);
        chooseFromMenu(DECLARATION, Messages.Action_SwitchOn);
        awaitUi(
                "the line does not say so any more",
                () -> Objects.requireNonNull(item(DECLARATION)).getText().equals(DECLARATION));
        await("there is an analysis of it again", () -> isCarriedOut());
        awaitUi("its views are listed again", () -> item("Running threads") != null);
    }

    @Test
    void aDeclarationWithErrorsIsMarkedUntilTheyAreMended() throws Exception {
        Path file = library.resolve("running.states");
        run(() -> LibraryView.show(file, 0, 0));
        LibraryView view =
                ui(() -> (LibraryView) Objects.requireNonNull(page().findView(LibraryView.ID)));
        StatesEditor editor = Objects.requireNonNull(view.editor());
        awaitUi("the text is there", () -> editor.text().equals(TEXT));
        ui(
                () -> {
                    editor.widget().setText(TEXT.replace("= next_tid;", "= next_tidd;"));
                    return view.save();
                });
        awaitUi("its problem is listed", () -> item("line 10, column ") != null);
        assertThat(ui(() -> Objects.requireNonNull(item(DECLARATION)).getText()))
                .contains("has errors");
        awaitUi("its view is not offered", () -> item("Running threads") == null);
        ui(
                () -> {
                    editor.widget().setText(TEXT);
                    return view.save();
                });
        awaitUi("its view is back", () -> item("Running threads") != null);
        assertThat(ui(() -> item("line 10, column ") == null)).isTrue();
    }

    @Test
    void theEditorTellsErrorsWhileOneTypesAndSavesForTheOpenTraces() throws Exception {
        Path file = library.resolve("running.states");
        run(
                () -> {
                    LibraryView.show(file, 9, 1);
                });
        LibraryView view =
                ui(() -> (LibraryView) Objects.requireNonNull(page().findView(LibraryView.ID)));
        StatesEditor editor = Objects.requireNonNull(view.editor());
        Table problems = editor.problemTable();
        awaitUi("the text is there", () -> editor.widget().getText().equals(TEXT));
        assertThat(ui(() -> problems.getItemCount())).isZero();
        run(
                () -> {
                    editor.widget().setText(TEXT.replace("= next_tid;", "= next_tidd;"));
                });
        awaitUi("the problem is told", () -> problems.getItemCount() > 0);
        assertThat(ui(() -> problems.getItem(0).getText(0))).isEqualTo("10");
        assertThat(ui(() -> editor.ruler().markedLines())).containsExactly(10);
        assertThat(ui(() -> editor.ruler().tipOfLine(10))).contains("next_tidd");
        assertThat(ui(() -> editor.ruler().tipOfLine(9))).isEmpty();
        screenshot("declared-editor");
        assertThat(view.isDirty()).isTrue();
        run(
                () -> {
                    editor.history().undo();
                });
        assertThat(ui(editor::text)).isEqualTo(TEXT);
        awaitUi("the problem is gone", () -> problems.getItemCount() == 0);
        assertThat(ui(() -> editor.ruler().markedLines())).isEmpty();
        ui(
                () -> {
                    editor.widget().setText(TEXT.replace("Running threads", "Busy threads"));
                    return view.save();
                });
        awaitUi("the new view is listed", () -> item("Busy threads") != null);
        assertThat(Files.readString(file)).contains("Busy threads");
    }
}
