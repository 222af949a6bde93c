package org.eclipse.tracecompass.tmf.ui.project.wizards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.ui.dialog.TmfFileDialogFactory;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfCommonProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfExperimentFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceTypeUIUtils;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.dialogs.SelectionStatusDialog;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The dialogs that create, copy and rename elements of projects. */
class ProjectDialogsTest {

    @TempDir private Path folder;
    private TmfProjectElement project;
    private TmfTraceFolder traces;
    private Shell shell;

    @BeforeEach
    void create() {
        Viewer.assumeRunning();
        IProject resource = TmfProjectRegistry.createProject("Dialogs", null, null);
        project = TmfProjectRegistry.getProject(resource);
        traces = Objects.requireNonNull(project.getTracesFolder());
        shell = ui(() -> PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell());
    }

    @AfterEach
    void delete() throws CoreException {
        if (project != null) {
            project.getResource().delete(true, true, null);
        }
        if (PlatformUI.isWorkbenchRunning()) {
            for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                each.delete(true, true, null);
            }
        }
    }

    private TmfTraceElement link(String name) throws Exception {
        return link(traces, name);
    }

    private TmfTraceElement link(TmfTraceFolder into, String name) throws Exception {
        IFile link = into.getResource().getFile(name);
        Path file = DeskTrace.write(folder.resolve(name), 5);
        link.createLink(IPath.fromPath(file), IResource.NONE, null);
        TmfTraceTypeUIUtils.setTraceType(link, TmfTraceType.getTraceType(DeskTrace.ID));
        return traces.getTraceElements(List.of(link)).get(0);
    }

    /** Opens a dialog, writes a name, and presses OK if that can be pressed. */
    private static Object answer(SelectionStatusDialog dialog, String name) {
        dialog.setBlockOnOpen(false);
        dialog.open();
        Text field =
                Viewer.find(
                                Text.class,
                                text -> text.getShell() == dialog.getShell() && text.getEditable())
                        .get(0);
        field.setText(name);
        Button ok =
                Viewer.find(
                                Button.class,
                                button ->
                                        button.getShell() == dialog.getShell()
                                                && button.getText().equals("OK"))
                        .get(0);
        boolean possible = ok.isEnabled();
        if (possible) {
            ok.notifyListeners(SWT.Selection, new Event());
        } else {
            dialog.close();
        }
        return possible ? dialog.getFirstResult() : null;
    }

    @Test
    void aFolderIsCreatedUnlessItsNameIsTaken() {
        Object made = ui(() -> answer(new NewFolderDialog(shell, traces), "run"));
        assertThat(made).isEqualTo(traces.getResource().getFolder("run"));
        assertThat(traces.getChild("run")).isInstanceOf(TmfTraceFolder.class);
        assertThat(ui(() -> answer(new NewFolderDialog(shell, traces), "run"))).isNull();
        assertThat(ui(() -> answer(new NewFolderDialog(shell, traces), " "))).isNull();
        assertThat(ui(() -> answer(new NewFolderDialog(shell, traces), "a/b"))).isNull();
    }

    @Test
    void anExperimentIsCreatedAndRenamedWithItsTraces() throws Exception {
        TmfExperimentFolder all = Objects.requireNonNull(project.getExperimentsFolder());
        assertThat(ui(() -> answer(new NewExperimentDialog(shell, all), "exp")))
                .isInstanceOf(IFolder.class);
        var created = Objects.requireNonNull(all.getExperiment("exp"));
        created.addTrace(link("a.desk"));

        assertThat(ui(() -> answer(new RenameExperimentDialog(shell, created), "other")))
                .isEqualTo("other");
        assertThat(all.getExperiment("exp")).isNull();
        assertThat(Objects.requireNonNull(all.getExperiment("other")).getTraces())
                .extracting(TmfTraceElement::getName)
                .containsExactly("a.desk");
    }

    @Test
    void aRenamedTraceStaysInItsExperimentsWithItsFiles() throws Exception {
        TmfTraceElement trace = link("a.desk");
        TmfExperimentFolder all = Objects.requireNonNull(project.getExperimentsFolder());
        run(() -> answer(new NewExperimentDialog(shell, all), "exp"));
        var experiment = Objects.requireNonNull(all.getExperiment("exp"));
        experiment.addTrace(trace);
        IFolder files = trace.prepareSupplementaryFolder(null);
        files.getFile("kept").create(new byte[1], true, false, null);

        run(() -> answer(new RenameTraceDialog(shell, trace), "b.desk"));

        assertThat(traces.getChild("a.desk")).isNull();
        TmfTraceElement renamed = (TmfTraceElement) traces.getChild("b.desk");
        assertThat(renamed.getTraceType()).isEqualTo(DeskTrace.ID);
        assertThat(renamed.getSupplementaryResources())
                .extracting(IResource::getName)
                .containsExactly("kept");
        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactly("b.desk");
    }

    private static void bookmark(TmfCommonProjectElement element) throws CoreException {
        element.createBookmarksFile(null).createMarker(IMarker.BOOKMARK, Map.of("message", "here"));
    }

    private static List<Object> bookmarks(TmfCommonProjectElement element) throws CoreException {
        List<Object> texts = new ArrayList<>();
        for (IMarker each :
                element.getBookmarksFile()
                        .findMarkers(IMarker.BOOKMARK, true, IResource.DEPTH_ZERO)) {
            texts.add(each.getAttribute(IMarker.MESSAGE));
        }
        return texts;
    }

    @Test
    void bookmarksFollowARenamedTraceAndItsCopy() throws Exception {
        TmfTraceElement trace = link("a.desk");
        bookmark(trace);

        run(() -> answer(new RenameTraceDialog(shell, trace), "b.desk"));
        TmfTraceElement renamed = (TmfTraceElement) traces.getChild("b.desk");
        assertThat(bookmarks(renamed)).containsExactly("here");
        assertThat(renamed.hasSupplementaryResources()).isFalse();

        run(() -> answer(new CopyTraceDialog(shell, renamed), "c.desk"));
        TmfTraceElement copy = (TmfTraceElement) traces.getChild("c.desk");
        assertThat(bookmarks(copy)).containsExactly("here");
        assertThat(bookmarks(renamed)).containsExactly("here");
        assertThat(copy.hasSupplementaryResources()).isFalse();
    }

    @Test
    void bookmarksFollowACopyOfAnExperiment() throws Exception {
        TmfExperimentFolder all = Objects.requireNonNull(project.getExperimentsFolder());
        run(() -> answer(new NewExperimentDialog(shell, all), "exp"));
        var experiment = Objects.requireNonNull(all.getExperiment("exp"));
        bookmark(experiment);
        run(() -> answer(new CopyExperimentDialog(shell, experiment), "copy"));
        assertThat(bookmarks(Objects.requireNonNull(all.getExperiment("copy"))))
                .containsExactly("here");
    }

    @Test
    void theTracesOfARenamedFolderStayInTheirExperiments() throws Exception {
        run(() -> answer(new NewFolderDialog(shell, traces), "run"));
        TmfTraceFolder run = (TmfTraceFolder) traces.getChild("run");
        TmfTraceElement trace = link(run, "a.desk");
        bookmark(trace);
        TmfExperimentFolder all = Objects.requireNonNull(project.getExperimentsFolder());
        run(() -> answer(new NewExperimentDialog(shell, all), "exp"));
        var experiment = Objects.requireNonNull(all.getExperiment("exp"));
        experiment.addTrace(trace);

        run(() -> answer(new RenameFolderDialog(shell, run), "other"));

        assertThat(traces.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactly("other/a.desk");
        assertThat(bookmarks(traces.getTraces().get(0))).containsExactly("here");
        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactly("other/a.desk");
        assertThat(experiment.getTraces().get(0).getElementUnderTraceFolder())
                .isEqualTo(traces.getTraces().get(0));
    }

    @Test
    void aNameThatIsTakenAmongTheTracesIsRefusedFromAnExperimentToo() throws Exception {
        TmfTraceElement trace = link("a.desk");
        link("b.desk");
        TmfExperimentFolder all = Objects.requireNonNull(project.getExperimentsFolder());
        run(() -> answer(new NewExperimentDialog(shell, all), "exp"));
        var experiment = Objects.requireNonNull(all.getExperiment("exp"));
        experiment.addTrace(trace);
        TmfTraceElement child = experiment.getTraces().get(0);

        assertThat(ui(() -> answer(new RenameTraceDialog(shell, child), "b.desk"))).isNull();
        assertThatThrownBy(
                        () ->
                                ui(
                                        () -> {
                                            ElementRename.rename(trace, "b.desk");
                                            return null;
                                        }))
                .hasCauseInstanceOf(CoreException.class);
        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactly("a.desk");
    }

    private TmfExperimentElement experiment(String name) {
        TmfExperimentFolder all = Objects.requireNonNull(project.getExperimentsFolder());
        run(() -> answer(new NewExperimentDialog(shell, all), name));
        return Objects.requireNonNull(all.getExperiment(name));
    }

    /** Writes a file as if it had been computed. */
    private static void compute(TmfCommonProjectElement element, String name) throws CoreException {
        IFolder files = element.prepareSupplementaryFolder(null);
        files.getFile(name).create(new byte[1], true, false, null);
    }

    @Test
    void ofAnExperimentWhoseNewNameIsTakenOnTheDiskNothingIsLost() throws Exception {
        TmfExperimentElement experiment = experiment("exp");
        experiment.addTrace(link("a.desk"));
        bookmark(experiment);
        compute(experiment, "kept");
        Path taken = experiment.getResource().getLocation().toPath().resolveSibling("other");
        Files.createDirectory(taken);
        Files.writeString(taken.resolve("file"), "of somebody else");

        assertThatThrownBy(
                        () ->
                                ui(
                                        () -> {
                                            ElementRename.rename(experiment, "other");
                                            return null;
                                        }))
                .hasCauseInstanceOf(CoreException.class);
        experiment.refresh();
        assertThat(bookmarks(experiment)).containsExactly("here");
        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getName)
                .containsExactly("a.desk");
        assertThat(experiment.getSupplementaryResources())
                .extracting(IResource::getName)
                .containsExactly("kept");
        assertThat(taken.toFile().list()).containsExactly("file");
        assertThat(ui(() -> answer(new RenameExperimentDialog(shell, experiment), "other")))
                .isNull();
        assertThat(ui(() -> answer(new CopyExperimentDialog(shell, experiment), "other"))).isNull();
    }

    @Test
    void bookmarksFollowARenamedExperiment() throws Exception {
        TmfExperimentElement experiment = experiment("exp");
        experiment.addTrace(link("a.desk"));
        bookmark(experiment);
        run(() -> answer(new RenameExperimentDialog(shell, experiment), "other"));
        TmfExperimentElement renamed =
                Objects.requireNonNull(
                        Objects.requireNonNull(project.getExperimentsFolder())
                                .getExperiment("other"));
        assertThat(bookmarks(renamed)).containsExactly("here");
        assertThat(renamed.getTraces())
                .extracting(TmfTraceElement::getName)
                .containsExactly("a.desk");
    }

    @Test
    void aRenamedTraceHasItsOwnBookmarksAndNotThoseOfOneThatIsGone() throws Exception {
        TmfTraceElement gone = link("b.desk");
        gone.createBookmarksFile(null)
                .createMarker(IMarker.BOOKMARK, Map.of("message", "of the one that is gone"));
        compute(gone, "old");
        gone.getResource().delete(true, null);
        TmfTraceElement trace = link("a.desk");
        bookmark(trace);
        compute(trace, "kept");

        run(() -> answer(new RenameTraceDialog(shell, trace), "b.desk"));

        TmfTraceElement renamed = (TmfTraceElement) traces.getChild("b.desk");
        assertThat(bookmarks(renamed)).containsExactly("here");
        assertThat(renamed.getSupplementaryResources())
                .extracting(IResource::getName)
                .containsExactly("kept");
    }

    @Test
    void anExperimentThatKeepsItsTracesKeepsWhatWasComputed() throws Exception {
        TmfTraceElement b = link("b.desk");
        TmfTraceElement a = link("a.desk");
        TmfExperimentElement experiment = experiment("exp");
        experiment.addTrace(a);
        experiment.addTrace(b);
        compute(experiment, "kept");
        run(
                () -> {
                    SelectTracesWizardPage page = new SelectTracesWizardPage(project, experiment);
                    Shell parent = new Shell(shell);
                    page.createControl(parent);
                    page.performFinish();
                    parent.dispose();
                });
        assertThat(experiment.getSupplementaryResources())
                .extracting(IResource::getName)
                .containsExactly("kept");
    }

    @Test
    void aFileDialogAnswersWhatATestSets() {
        TmfFileDialogFactory.setOverrideFiles("/data/trace", null);
        assertThat(ui(() -> TmfFileDialogFactory.create(shell).open())).isEqualTo("/data/trace");
        assertThat(ui(() -> TmfFileDialogFactory.create(shell).open())).isNull();
        FileDialog ordinary = ui(() -> TmfFileDialogFactory.create(shell));
        assertThat(ordinary.getClass()).isEqualTo(FileDialog.class);
    }
}
