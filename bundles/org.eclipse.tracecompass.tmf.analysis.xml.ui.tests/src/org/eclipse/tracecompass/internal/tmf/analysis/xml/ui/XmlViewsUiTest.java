package org.eclipse.tracecompass.internal.tmf.analysis.xml.ui;

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
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Text;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.density2.SegmentStoreDensityView;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.scatter.SegmentStoreScatterView2;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.UserFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlView;
import org.eclipse.tracecompass.tmf.analysis.xml.core.view.XmlViews;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisOutput;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.traces.TraceLine;
import org.eclipse.ui.IViewPart;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** XML analyses in the workbench: the dialog with the files, and the views. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class XmlViewsUiTest {

    @TempDir Path folder;

    @BeforeEach
    void openTheDemo() {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @AfterEach
    void close() throws Exception {
        Viewer.closeTraces();
        run(
                () -> {
                    for (IViewReference view : page().getViewReferences()) {
                        if (view.getId().contains(".xml.ui.")) {
                            page().hideView(view);
                        }
                    }
                });
        UserFiles.delete(List.copyOf(UserFiles.list().keySet()));
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static Path example(String name) {
        for (Path p = Path.of("").toAbsolutePath(); p != null; p = p.getParent()) {
            Path file = p.resolve("doc/examples/xml").resolve(name);
            if (Files.isRegularFile(file)) {
                return file;
            }
        }
        throw new IllegalStateException("no example " + name);
    }

    private static ITmfTrace trace() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    private static void importExamples() throws Exception {
        UserFiles.add(example("threads.xml"));
        UserFiles.add(example("system-calls.xml"));
        OpenTraceUpdate.schedule().join();
    }

    private static XmlView view(String id) {
        return XmlViews.of(trace()).stream()
                .filter(view -> view.id().equals(id))
                .findFirst()
                .orElseThrow();
    }

    private static void press(String text) {
        Button button =
                ui(() -> Viewer.find(Button.class, each -> each.getText().equals(text)).get(0));
        // not waited for: it may open a dialog
        button.getDisplay()
                .asyncExec(
                        () -> {
                            Event event = new Event();
                            event.type = SWT.Selection;
                            event.widget = button;
                            button.notifyListeners(SWT.Selection, event);
                        });
    }

    private static Table table() {
        return Viewer.find(
                        Table.class,
                        each ->
                                each.getColumnCount() == 2
                                        && each.getColumn(1)
                                                .getText()
                                                .equals(Messages.Manage_Content))
                .get(0);
    }

    private static void openDialog() {
        Viewer.display()
                .asyncExec(
                        () ->
                                ManageDialog.open(
                                        PlatformUI.getWorkbench()
                                                .getActiveWorkbenchWindow()
                                                .getShell()));
        awaitUi(
                "the dialog is open",
                () ->
                        !Viewer.find(Button.class, each -> each.getText().equals("&Import…"))
                                .isEmpty());
    }

    @Test
    void theDialogImportsFilesAndTheirAnalysesAreThereAtOnce() throws Exception {
        openDialog();
        try (Answers answers =
                ui(() -> Answers.files(example("threads.xml"), example("system-calls.xml")))) {
            press("&Import…");
            awaitUi("the files are listed", () -> table().getItemCount() == 2);
            assertThat(ui(() -> table().getItem(1).getText(1)))
                    .isEqualTo("Threads (XML), Threads, Thread switches");
            assertThat(ui(() -> table().getItem(0).getChecked())).isTrue();
            screenshot("xml-manage");
        } finally {
            press("OK");
        }
        await(
                "the open trace has the analyses",
                () -> trace().getAnalysisModule("example.threads") != null);
        List<TraceLine> lines = new XmlLines().linesOf(trace());
        assertThat(lines.get(0).children().stream().map(TraceLine::label))
                .contains(
                        "Threads",
                        "Thread switches",
                        "System call scenarios",
                        "XML System calls - Segments",
                        "XML System calls - Statistics");
    }

    @Test
    void aFileWithAnErrorIsRefusedWithItsLine() throws Exception {
        Path wrong = folder.resolve("wrong.xml");
        Files.writeString(wrong, "<tmfxml>\n<nonsense/></tmfxml>");
        openDialog();
        try (Answers answers = ui(() -> Answers.files(wrong))) {
            press("&Import…");
            await("the error is shown", () -> isShown("line 2: The element <nonsense>"));
            screenshot("xml-error");
            assertThat(UserFiles.list()).isEmpty();
        } finally {
            press("Cancel");
        }
    }

    /** Whether the message of the dialog, a label or a text, contains a text. */
    private static boolean isShown(String text) {
        return Viewer.hasLabel(text)
                || ui(
                        () ->
                                !Viewer.find(Text.class, each -> each.getText().contains(text))
                                        .isEmpty());
    }

    @Test
    void aTimeGraphAChartAndTheSegmentsAreShown() throws Exception {
        importExamples();
        run(() -> ShownView.open(view("example.threads.view")));
        await("the rows are drawn", () -> rows() > 50);
        screenshot("xml-time-graph");
        assertThat(title("views.timegraph")).isEqualTo("Threads");
        run(() -> ShownView.open(view("example.switches.view")));
        awaitUi(
                "the chart has its title",
                () -> part("views.xyview").getTitle().equals("Thread switches"));
        screenshot("xml-chart");
        run(() -> ShownView.open(XmlSegmentsView.ID, "example.system.calls"));
        await(
                "the segments are listed",
                () -> ui(() -> ((XmlSegmentsView) part("views.segments")).getRowCount()) > 10_000);
        screenshot("xml-segments");
        run(() -> ShownView.open(XmlStatisticsView.ID, "example.system.calls"));
        await("the statistics of each kind of segment are listed", () -> kinds() > 50);
        screenshot("xml-statistics");
    }

    @Test
    void aPatternHasTheDurationsAndTheDensityOfItsSegmentsToo() throws Exception {
        importExamples();
        List<IAnalysisOutput> outputs = new ArrayList<>();
        Objects.requireNonNull(trace().getAnalysisModule("example.system.calls"))
                .getOutputs()
                .forEach(outputs::add);
        assertThat(ui(() -> outputs.stream().map(IAnalysisOutput::getName).toList()))
                .hasSize(5)
                .contains("Segment Durations", "Segment Density");
        try {
            outputs.forEach(output -> run(output::requestOutput));
            SegmentStoreDensityView density =
                    (SegmentStoreDensityView) ui(() -> part("segstore.density"));
            awaitUi(
                    "the table beside the density has all segments",
                    () ->
                            Objects.requireNonNull(density.getTableViewer())
                                            .getTableViewer()
                                            .getTable()
                                            .getItemCount()
                                    > 10_000);
            assertThat(ui(density::getTitle)).startsWith("Segment Density: ");
            screenshot("xml-density");
            SegmentStoreScatterView2 durations =
                    (SegmentStoreScatterView2) ui(() -> part("segstore.scatter2"));
            run(() -> page().activate(durations));
            awaitUi(
                    "the durations are drawn",
                    () ->
                            durations
                                            .getChartViewer()
                                            .getSwtChart()
                                            .getSeriesSet()
                                            .getSeries()
                                            .length
                                    > 0);
            screenshot("xml-scatter");
        } finally {
            run(
                    () -> {
                        page().hideView(part("segstore.density"));
                        page().hideView(part("segstore.scatter2"));
                    });
        }
    }

    /** The rows below the row of all segments. */
    private static int kinds() {
        return ui(
                () -> {
                    Tree tree = ((XmlStatisticsView) part("views.statistics")).getTree();
                    return tree == null || tree.getItemCount() == 0
                            ? 0
                            : tree.getItem(0).getItem(0).getItemCount();
                });
    }

    private static IViewPart part(String id) {
        for (IViewReference view : page().getViewReferences()) {
            if (view.getId().endsWith(id)) {
                return view.getView(true);
            }
        }
        throw new AssertionError("no view " + id);
    }

    private static String title(String id) {
        return ui(() -> part(id).getTitle());
    }

    private static int rows() {
        return ui(
                () -> {
                    XmlTimeGraphView view = (XmlTimeGraphView) part("views.timegraph");
                    var control = view.getControl();
                    return control == null ? 0 : control.scene().layout().rows().size();
                });
    }
}
