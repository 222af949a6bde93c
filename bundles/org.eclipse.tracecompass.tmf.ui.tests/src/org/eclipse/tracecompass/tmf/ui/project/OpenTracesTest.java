package org.eclipse.tracecompass.tmf.ui.project;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.tracecompass.internal.tmf.ui.workspace.TraceFiles;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskPerspective;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;
import org.eclipse.tracecompass.tmf.ui.foreign.PlainView;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.views.NewTmfViewAction;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What happens to traces that are opened once more, or never. */
@NonNullByDefault({})
class OpenTracesTest {

    @TempDir private Path folder;

    @BeforeEach
    void begin() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        DeskPerspective.choose(MessageDialogWithToggle.NEVER);
    }

    @AfterEach
    void end() throws Exception {
        if (PlatformUI.isWorkbenchRunning()) {
            Viewer.closeTraces();
            for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                each.delete(true, true, null);
            }
        }
    }

    private Path desk(String name) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return DeskTrace.write(file, 5);
    }

    private static Set<ITmfTrace> opened() {
        return TmfTraceManager.getInstance().getOpenedTraces();
    }

    @Test
    void tracesThatAreOpenTogetherAreOnlySelected() throws Exception {
        Path a = desk("a.desk");
        Path b = desk("b.desk");
        OpenTraces.get().open(List.of(a, b)).join();
        Set<ITmfTrace> first = opened();
        assertThat(first).hasSize(1);
        OpenTraces.get().open(List.of(desk("c.desk"))).join();

        OpenTraces.get().open(List.of(a, b)).join();
        OpenTraces.get().open(List.of(b, a)).join();

        assertThat(opened()).hasSize(2);
        ITmfTrace together = first.iterator().next();
        await("it is selected", () -> TmfTraceManager.getInstance().getActiveTrace() == together);
        OpenTraces.get().close(together).join();
        OpenTraces.get().open(List.of(a, b)).join();
        assertThat(opened()).hasSize(2).doesNotContain(together);
    }

    @Test
    void aTraceIsOpenedOnceThoughTheUserAsksTwice() throws Exception {
        List<Path> paths = List.of(desk("a.desk"));
        Job first = OpenTraces.get().open(paths);
        Job second = OpenTraces.get().open(paths);
        first.join();
        second.join();
        assertThat(opened()).hasSize(1);
        assertThat(OpenTraces.get().opening()).isEmpty();
    }

    @Test
    void whatIsCancelledBeforeItsTurnIsNotBeingOpened() throws Exception {
        List<Path> paths = List.of(desk("a.desk"));
        Job.getJobManager().suspend();
        try {
            Job job = OpenTraces.get().open(paths);
            assertThat(OpenTraces.get().opening()).hasSize(1);
            job.cancel();
        } finally {
            Job.getJobManager().resume();
        }
        await("it is not listed", () -> OpenTraces.get().opening().isEmpty());
        OpenTraces.get().open(paths).join();
        assertThat(opened()).hasSize(1);
    }

    @Test
    void whatWasLeftOutOfATraceStaysKnownWhenItIsOpenedOnceMore() throws Exception {
        Path set = folder.resolve("set");
        desk("set/a.desk");
        Files.write(set.resolve("bad.desk"), new byte[] {'d', 'e', 's', 'k', '\n', -1, -2});
        OpenTraces.get().open(List.of(set)).join();
        ITmfTrace trace = opened().iterator().next();
        List<String> notes = OpenTraces.get().notes(trace);
        assertThat(notes).hasSize(1);

        OpenTraces.get().open(List.of(Path.of(trace.getPath()))).join();
        assertThat(opened()).containsExactly(trace);
        assertThat(OpenTraces.get().notes(trace)).isEqualTo(notes);
    }

    @Test
    void anotherInstanceOfTracesThatWereOpenedTogetherIsOpened() throws Exception {
        OpenTraces.get().open(List.of(desk("a.desk"), desk("b.desk"))).join();
        ITmfTrace together = opened().iterator().next();
        PlainView view = Viewer.show(PlainView.ID, PlainView.class);
        try {
            run(() -> new NewTmfViewAction(view, together, true).run());
            await("it is open twice", () -> opened().size() == 2);
            IWorkbenchPage page = view.getSite().getPage();
            await("each has its view", () -> ui(() -> plainViews(page)).size() == 2);
            ITmfTrace again = TmfTraceManager.getInstance().getActiveTrace();
            assertThat(again).isNotSameAs(together);
            assertThat(TmfTraceManager.getTraceSet(again))
                    .extracting(ITmfTrace::getPath)
                    .containsExactlyElementsOf(
                            TmfTraceManager.getTraceSet(together).stream()
                                    .map(ITmfTrace::getPath)
                                    .toList());
        } finally {
            run(() -> hideAll(view.getSite().getPage()));
        }
    }

    @Test
    void theFilesOfTracesThatWereOpenedTogetherAreThoseOfEach() throws Exception {
        Path a = desk("a.desk");
        Path b = desk("b.desk");
        OpenTraces.get().open(List.of(a, b)).join();
        ITmfTrace together = opened().iterator().next();
        assertThat(TraceFiles.of(together)).containsExactly(a, b);
        OpenTraces.get().close(together).join();
        OpenTraces.get().open(List.of(folder)).join();
        assertThat(TraceFiles.of(opened().iterator().next())).containsExactly(folder);
    }

    private static void hideAll(IWorkbenchPage page) {
        plainViews(page).forEach(page::hideView);
    }

    private static List<IViewReference> plainViews(IWorkbenchPage page) {
        return Arrays.stream(page.getViewReferences())
                .filter(each -> each.getId().equals(PlainView.ID))
                .toList();
    }
}
