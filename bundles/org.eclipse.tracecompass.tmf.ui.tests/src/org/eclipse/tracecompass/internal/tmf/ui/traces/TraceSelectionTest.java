package org.eclipse.tracecompass.internal.tmf.ui.traces;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What commands of plug-ins see of the selection in the Traces view. */
class TraceSelectionTest {

    private static final Path PATH = SharedTraces.demo("k-alpha/s1/kernel");

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(PATH);
    }

    @AfterEach
    void close() {
        Viewer.closeTraces();
    }

    private static boolean hasTraces(Tree tree) {
        return tree.getItemCount() > 0 && tree.getItem(0).getData() instanceof TraceItem.Trace;
    }

    private static Object selected(TracesView view) {
        ISelection selection =
                view.getSite().getWorkbenchWindow().getSelectionService().getSelection();
        return selection instanceof IStructuredSelection some ? some.getFirstElement() : "";
    }

    @Test
    void aTraceThatWasOpenedByItsPathIsAProjectElement() {
        TracesView view = Viewer.show(TracesView.ID, TracesView.class);
        Viewer.awaitUi(
                "the trace is shown",
                () -> !Viewer.find(Tree.class, TraceSelectionTest::hasTraces).isEmpty());
        run(
                () -> {
                    Tree tree = Viewer.find(Tree.class, TraceSelectionTest::hasTraces).get(0);
                    view.getSite().getPage().activate(view);
                    view.getSite()
                            .getSelectionProvider()
                            .setSelection(new StructuredSelection(tree.getItem(0).getData()));
                });
        Viewer.awaitUi("its element is selected", () -> selected(view) instanceof TmfTraceElement);
        TmfTraceElement element = (TmfTraceElement) ui(() -> selected(view));
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        assertThat(element.getTrace()).isSameAs(trace);
        assertThat(element.getTraceType()).isEqualTo(trace.getTraceTypeId());
        assertThat(element.getResource().getLocation().toFile()).exists();
        assertThat(ResourcesPlugin.getWorkspace().getRoot().getProjects())
                .extracting(IProject::getName)
                .doesNotContain("Opened Traces");
    }

    @Test
    void tracesOfOneNameAreProjectElementsThoughTheyAreSelectedAtOnce() throws Exception {
        OpenTraces.get()
                .open(List.of(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize()))
                .join();
        List<ITmfTrace> traces = List.copyOf(TmfTraceManager.getInstance().getOpenedTraces());
        assertThat(traces).extracting(ITmfTrace::getName).containsOnly("kernel").hasSize(2);
        CyclicBarrier start = new CyclicBarrier(2);
        CompletableFuture<TmfTraceElement> other =
                CompletableFuture.supplyAsync(() -> elementOf(traces.get(1), start));
        TmfTraceElement element = elementOf(traces.get(0), start);
        assertThat(element).isNotNull();
        assertThat(other.join()).isNotNull().isNotEqualTo(element);
    }

    private static TmfTraceElement elementOf(ITmfTrace trace, CyclicBarrier start) {
        try {
            start.await();
            return Objects.requireNonNull(OpenedElements.find(trace, null));
        } catch (Exception e) {
            throw new AssertionError(e);
        }
    }
}
