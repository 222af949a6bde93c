package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The Details view says how an analysis is now, not how it was when it was selected. */
@NonNullByDefault({})
class DetailsViewTest {

    private static final String NAME = "Patience";

    /** An analysis that ends when and how a test says. */
    private static final class Patience extends TmfAbstractAnalysisModule {

        private final CompletableFuture<Boolean> end = new CompletableFuture<>();

        Patience() {
            setName(NAME);
            setId("org.eclipse.tracecompass.test.patience");
        }

        @Override
        protected boolean executeAnalysis(IProgressMonitor monitor) throws TmfAnalysisException {
            if (!end.join()) {
                throw new TmfAnalysisException("It was too long.");
            }
            return true;
        }

        @Override
        protected void canceling() {
            end.complete(true);
        }
    }

    private Patience analysis;

    @BeforeEach
    void selectAnAnalysis() throws Exception {
        Viewer.assumeRunning();
        Screen.parkMouse();
        Viewer.show("org.eclipse.tracecompass.tmf.ui.views.details", IViewPart.class);
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        analysis = new Patience();
        analysis.setTrace(trace);
        trace.addAnalysisModule(analysis);
        awaitUi("the analysis is listed", () -> line(NAME) != null);
        awaitUi("the first event has been selected", () -> detail("Fields") != null);
        run(() -> select(line(NAME)));
        awaitUi("it is not begun", () -> state().equals("runs on demand"));
    }

    @AfterEach
    void closeTheTrace() {
        if (analysis != null) {
            analysis.cancel();
        }
        Viewer.closeTraces();
    }

    private static TreeItem line(String text) {
        return items(tree -> tree.getColumnCount() == 0)
                .flatMap(item -> Stream.concat(Stream.of(item), Arrays.stream(item.getItems())))
                .filter(item -> item.getText().startsWith(text))
                .findFirst()
                .orElse(null);
    }

    private static TreeItem detail(String name) {
        return items(tree -> tree.getColumnCount() == 2)
                .filter(item -> item.getText(0).equals(name))
                .findFirst()
                .orElse(null);
    }

    private static Stream<TreeItem> items(Predicate<Tree> wanted) {
        return Viewer.find(Tree.class, wanted).stream()
                .flatMap(tree -> Arrays.stream(tree.getItems()));
    }

    private static String state() {
        TreeItem item = detail("State");
        return item == null ? "" : item.getText(1);
    }

    private static void select(TreeItem item) {
        item.getParent().setSelection(item);
        Event event = new Event();
        event.item = item;
        item.getParent().notifyListeners(SWT.Selection, event);
    }

    @Test
    void theStateOfAnAnalysisIsFollowed() {
        analysis.schedule();
        awaitUi("it runs", () -> state().startsWith("running"));
        analysis.end.complete(true);
        awaitUi("it is done", () -> state().equals("done"));
    }

    @Test
    void aLineThatIsNoAnalysisIsDescribed() {
        run(() -> select(line("Declared States")));
        awaitUi(
                "the line is described",
                () ->
                        detail("Name") != null
                                && detail("Name").getText(1).equals("Declared States"));
    }

    @Test
    void aFailureIsSaidWhileOneLooks() {
        analysis.schedule();
        analysis.end.complete(false);
        awaitUi("it has failed", () -> state().equals("failed: It was too long."));
        assertThat(ui(() -> detail("About").getText(1))).contains("It was too long.");
    }

    @Test
    void whatIsSelectedInTheDetailsStaysSelected() {
        run(() -> select(detail("State")));
        analysis.schedule();
        analysis.end.complete(true);
        awaitUi("it is done", () -> state().equals("done"));
        TreeItem[] selected = ui(() -> detail("State").getParent().getSelection());
        assertThat(selected).hasSize(1);
        assertThat(ui(() -> selected[0].getText(0))).isEqualTo("State");
    }

    @Test
    void anAnalysisThatIsNotShownAnyMoreIsNotFollowed() {
        run(() -> select(line("s1/kernel")));
        awaitUi("the trace is shown", () -> detail("Path") != null);
        analysis.schedule();
        analysis.end.complete(true);
        awaitUi("the line says that it is done", () -> line(NAME).getText().endsWith("done"));
        Viewer.pause(500);
        assertThat(ui(() -> detail("Path") != null && detail("State") == null)).isTrue();
    }
}
