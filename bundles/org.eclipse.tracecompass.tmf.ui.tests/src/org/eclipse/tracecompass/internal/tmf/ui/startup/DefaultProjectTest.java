package org.eclipse.tracecompass.internal.tmf.ui.startup;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskPerspective;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces that were opened by their paths, in the project that is made for them. */
@NonNullByDefault({})
class DefaultProjectTest {

    private static final int MANY = 8;

    @TempDir private Path folder;
    private final List<ITmfTrace> opened = new ArrayList<>();

    @BeforeEach
    void begin() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        DeskPerspective.choose(MessageDialogWithToggle.NEVER);
    }

    @AfterEach
    void end() throws Exception {
        opened.forEach(ITmfTrace::dispose);
        if (PlatformUI.isWorkbenchRunning()) {
            for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                each.delete(true, true, null);
            }
        }
    }

    private ITmfTrace open(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        opened.add(trace);
        return trace;
    }

    private Path desk(String name) throws Exception {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return DeskTrace.write(file, 5);
    }

    private static TmfExperimentElement experimentOf(IFile file) {
        return (TmfExperimentElement) TmfProjectRegistry.findElement(file.getParent(), true);
    }

    private static List<Path> placesOf(TmfExperimentElement experiment) {
        return experiment.getTraces().stream()
                .map(TmfTraceElement::getResource)
                .map(resource -> resource.getLocation().toPath())
                .toList();
    }

    @Test
    void experimentsOfOneNameDoNotShareTheirTraces() throws Exception {
        List<Path> first = List.of(desk("one/run/a.desk"), desk("one/run/b.desk"));
        List<Path> second = List.of(desk("two/run/a.desk"), desk("two/run/b.desk"));
        IFile one = DefaultProject.editorFile(open(folder.resolve("one/run")));
        IFile two = DefaultProject.editorFile(open(folder.resolve("two/run")));
        assertThat(two).isNotEqualTo(one);
        assertThat(placesOf(experimentOf(one))).containsExactlyInAnyOrderElementsOf(first);
        assertThat(placesOf(experimentOf(two))).containsExactlyInAnyOrderElementsOf(second);
        assertThat(DefaultProject.editorFile(open(folder.resolve("one/run")))).isEqualTo(one);
        assertThat(DefaultProject.editorFile(open(folder.resolve("two/run")))).isEqualTo(two);
    }

    @Test
    void tracesOfOneNameThatAreOpenedAtOnceAllHaveAFile() throws Exception {
        List<ITmfTrace> traces = new ArrayList<>();
        for (int i = 0; i < MANY; i++) {
            traces.add(open(desk("d" + i + "/a.desk")));
        }
        CyclicBarrier start = new CyclicBarrier(MANY);
        ExecutorService threads = Executors.newFixedThreadPool(MANY);
        try {
            List<CompletableFuture<IFile>> files = new ArrayList<>();
            for (ITmfTrace trace : traces) {
                files.add(
                        CompletableFuture.supplyAsync(
                                () -> {
                                    try {
                                        start.await();
                                        return DefaultProject.editorFile(trace);
                                    } catch (Exception e) {
                                        throw new AssertionError(e);
                                    }
                                },
                                threads));
            }
            assertThat(files.stream().map(CompletableFuture::join).toList())
                    .doesNotHaveDuplicates()
                    .doesNotContainNull();
        } finally {
            threads.shutdown();
        }
    }
}
