package org.eclipse.tracecompass.tmf.ui.project.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;
import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IPath;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.internal.tmf.ui.ITmfImageConstants;
import org.eclipse.tracecompass.internal.tmf.ui.navigator.TraceElementTester;
import org.eclipse.tracecompass.tmf.core.TmfCommonConstants;
import org.eclipse.tracecompass.tmf.core.TmfProjectNature;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.ui.editors.TmfEventsEditor;
import org.eclipse.tracecompass.tmf.ui.editors.TmfTraceColumnManager;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskPerspective;
import org.eclipse.tracecompass.tmf.ui.foreign.DeskTrace;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.widgets.virtualtable.TmfVirtualTable;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.actions.ActionContext;
import org.eclipse.ui.navigator.CommonNavigator;
import org.eclipse.ui.navigator.NavigatorActionService;
import org.eclipse.ui.part.FileEditorInput;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Traces and experiments of a project in the workspace. */
class ProjectModelTest {

    @TempDir private Path folder;
    private TmfProjectElement project;
    private final PropertyTester tester = new TraceElementTester();

    @BeforeEach
    void create() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        DeskPerspective.choose(MessageDialogWithToggle.NEVER);
        IProject resource = TmfProjectRegistry.createProject("Model", null, null);
        project = TmfProjectRegistry.getProject(resource);
    }

    @AfterEach
    void delete() throws CoreException {
        if (PlatformUI.isWorkbenchRunning()) {
            Viewer.closeTraces();
            for (IProject each : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                each.delete(true, true, null);
            }
        }
    }

    private TmfTraceFolder traces() {
        return Objects.requireNonNull(project.getTracesFolder());
    }

    private TmfExperimentFolder experiments() {
        return Objects.requireNonNull(project.getExperimentsFolder());
    }

    /** Links a trace into a folder of the project. */
    private TmfTraceElement link(IFolder into, String name) throws CoreException, IOException {
        Path file = DeskTrace.write(folder.resolve(name), 20);
        TraceUtils.createFolder(into, null);
        IFile link = into.getFile(name);
        link.createLink(IPath.fromPath(file), IResource.NONE, null);
        TmfTraceTypeUIUtils.setTraceType(link, TmfTraceType.getTraceType(DeskTrace.ID));
        return traces().getTraceElements(List.of(link)).get(0);
    }

    private TmfExperimentElement experiment(String name, TmfTraceElement... members)
            throws CoreException {
        IFolder resource = experiments().getResource().getFolder(name);
        resource.create(true, true, null);
        TmfExperimentElement element = experiments().addExperiment(resource);
        for (TmfTraceElement member : members) {
            element.addTrace(member);
        }
        return element;
    }

    @Test
    void aNewProjectHasTheNatureAndItsFolders() throws CoreException {
        assertThat(project.getResource().hasNature(TmfProjectNature.ID)).isTrue();
        assertThat(project.getChildren())
                .extracting(ITmfProjectModelElement::getName)
                .containsExactly("Traces", "Experiments");
        assertThat(traces().getLabelText()).isEqualTo("Traces [0]");
        assertThat(TraceUtils.getOpenedTmfProjects()).containsExactly(project.getResource());
    }

    @Test
    void anOrdinaryProjectHasNoElement() throws CoreException {
        IProject other = ResourcesPlugin.getWorkspace().getRoot().getProject("Other");
        other.create(null);
        other.open(null);

        assertThat(TmfProjectRegistry.getProject(other)).isNull();
        assertThat(TmfProjectRegistry.findElement(other.getFile("a"), false)).isNull();
        TmfProjectRegistry.addTracingNature(other, new NullProgressMonitor());
        assertThat(TmfProjectRegistry.getProject(other)).isNotNull();
    }

    @Test
    void filesThatAppearAreElementsAtOnce() throws Exception {
        Path place = traces().getLocation() == null ? folder : Path.of(traces().getLocation());
        DeskTrace.write(place.resolve("new.desk"), 3);
        traces().getResource().refreshLocal(IResource.DEPTH_INFINITE, null);

        ITmfProjectModelElement found = traces().getChild("new.desk");
        assertThat(found).isInstanceOf(TmfTraceElement.class);
        assertThat(((TmfTraceElement) found).getTraceType()).isNull();
        ((TmfTraceElement) found).delete(null);
        assertThat(traces().getChild("new.desk")).isNull();
    }

    @Test
    void tracesKnowTheirPathsAndTypes() throws Exception {
        TmfTraceElement trace = link(traces().getResource().getFolder("run/one"), "a.desk");

        assertThat(trace.getElementPath()).isEqualTo("run/one/a.desk");
        assertThat(trace.getTraceType()).isEqualTo(DeskTrace.ID);
        assertThat(trace.getTypeName()).isEqualTo("Trace");
        assertThat(trace.getProject()).isSameAs(project);
        assertThat(trace.getElementUnderTraceFolder()).isSameAs(trace);
        assertThat(trace.instantiateTrace()).isInstanceOf(DeskTrace.class);
        assertThat(trace.getTrace()).isNull();
        assertThat(trace.testAttribute(trace, TmfTraceElement.IS_LINKED, "true")).isTrue();
        assertThat(trace.testAttribute(trace, TmfTraceElement.IS_LINKED, "false")).isFalse();
        assertThat(traces().getTraces()).containsExactly(trace);
        assertThat(TmfProjectRegistry.findElement(trace.getResource(), true)).isSameAs(trace);
        assertThat(traces().getChild("run").getChild("one").getChild("a.desk")).isSameAs(trace);
    }

    @Test
    void analysesOfTheTypeStandBelowTheTrace() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");

        TmfAnalysisElement statistics =
                trace.getAvailableAnalysis().stream()
                        .filter(each -> each.getAnalysisId().equals(TmfStatisticsModule.ID))
                        .findFirst()
                        .orElseThrow();
        assertThat(statistics.getParent().getParent()).isSameAs(trace);
        assertThat(statistics.getParent().getName()).isEqualTo("Views");
        assertThat(statistics.canExecute()).isTrue();
        assertThat(statistics.scheduleAnalysis().isOK()).as("the trace is not open").isFalse();
    }

    @Test
    void anExperimentHasLinksToItsTraces() throws Exception {
        TmfTraceElement a = link(traces().getResource().getFolder("run"), "a.desk");
        TmfTraceElement b = link(traces().getResource(), "b.desk");
        TmfExperimentElement experiment = experiment("exp", a, b);

        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactlyInAnyOrder("run/a.desk", "b.desk");
        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getElementUnderTraceFolder)
                .containsExactlyInAnyOrder(a, b);
        assertThat(experiment.getSuffix()).isEqualTo("_exp");
        assertThat(experiment.getLabelText()).isEqualTo("exp [2]");
        assertThat(experiment.getAvailableChildrenAnalyses())
                .extracting(TmfAnalysisElement::getAnalysisId)
                .contains(TmfStatisticsModule.ID)
                .doesNotHaveDuplicates();
        assertThat(
                        tester.test(
                                experiment.getTraces().get(0),
                                "isExperimentTrace",
                                new Object[0],
                                null))
                .isTrue();
        assertThat(tester.test(a, "isExperimentTrace", new Object[0], null)).isFalse();

        a.delete(null);
        assertThat(experiment.getTraces())
                .extracting(TmfTraceElement::getElementPath)
                .containsExactly("b.desk");
        assertThat(Files.exists(folder.resolve("a.desk"))).as("only the link is deleted").isTrue();
    }

    @Test
    void anExperimentOpensWithItsTraces() throws Exception {
        TmfExperimentElement experiment =
                experiment(
                        "exp",
                        link(traces().getResource(), "a.desk"),
                        link(traces().getResource(), "b.desk"));

        assertThat(ui(() -> TmfOpenTraceHelper.openFromElement(experiment)).isOK()).isTrue();
        await("the experiment is open", () -> experiment.getTrace() != null);
        assertThat(experiment.getTrace()).isInstanceOf(TmfExperiment.class);
        assertThat(TmfTraceManager.getTraceSet(experiment.getTrace())).hasSize(2);
        TmfTraceElement first = experiment.getTraces().get(0);
        assertThat(first.getTrace()).isInstanceOf(DeskTrace.class);
        run(experiment::closeEditors);
        await("the experiment is closed", () -> experiment.getTrace() == null);
    }

    private static void open(TmfTraceElement trace) {
        run(() -> TmfOpenTraceHelper.openFromElement(trace));
        await("the trace is open", () -> trace.getTrace() != null);
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static int editors() {
        return ui(() -> page().getEditorReferences().length);
    }

    @Test
    void theEditorOfADeletedTraceIsNotThatOfTheNextOneOfItsName() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        open(trace);
        ITmfTrace first = trace.getTrace();
        trace.getResource().delete(true, null);
        await("the editor is closed", () -> editors() == 0);

        TmfTraceElement next = link(traces().getResource(), "a.desk");
        open(next);
        assertThat(next.getTrace()).isNotSameAs(first);
        assertThat(editors()).isEqualTo(1);
    }

    @Test
    void aTraceKeepsItsEditorWhenItIsTakenOutOfAnExperiment() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        TmfExperimentElement experiment = experiment("exp", trace);
        open(trace);
        experiment.getTraces().get(0).getResource().delete(true, null);
        assertThat(experiment.getTraces()).isEmpty();
        assertThat(editors()).isEqualTo(1);
    }

    /** An editor as the workbench restores it, of a trace whose file is not there. */
    private Button editorThatFails(TmfTraceElement trace) throws Exception {
        Files.delete(folder.resolve(trace.getName()));
        IFile bookmarks = trace.createBookmarksFile(null);
        ui(() -> page().openEditor(new FileEditorInput(bookmarks), TmfEventsEditor.ID));
        awaitUi("it can be tried again", () -> !retries().isEmpty());
        assertThat(Viewer.hasLabel("There is no")).isTrue();
        run(
                () ->
                        Viewer.find(Shell.class, shell -> shell.getText().startsWith("Cannot Open"))
                                .forEach(Shell::close));
        return ui(() -> retries().get(0));
    }

    private static List<Button> retries() {
        return Viewer.find(Button.class, button -> button.getText().equals("Try &Again"));
    }

    @Test
    void anEditorThatCannotOpenItsTraceTriesAgain() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        Button again = editorThatFails(trace);
        DeskTrace.write(folder.resolve("a.desk"), 20);
        run(() -> again.notifyListeners(SWT.Selection, new Event()));
        await("the trace is open", () -> trace.getTrace() != null);
        assertThat(editors()).isEqualTo(1);
        assertThat(ui(ProjectModelTest::retries)).isEmpty();
    }

    @Test
    void anEditorThatCouldNotOpenItsTraceOpensItWithTheElement() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        editorThatFails(trace);
        DeskTrace.write(folder.resolve("a.desk"), 20);
        open(trace);
        assertThat(editors()).isEqualTo(1);
    }

    @Test
    void theEditorOfATraceStaysForTheNextStartWhenTheProgramEnds() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        open(trace);
        OpenTraces.get().closeAtEnd();
        await("the trace is closed", () -> trace.getTrace() == null);
        Viewer.pause(500);
        assertThat(editors()).isEqualTo(1);
        // If the program does not end after all, the trace can be opened again.
        Button again = ui(() -> retries().get(0));
        run(() -> again.notifyListeners(SWT.Selection, new Event()));
        await("the trace is open", () -> trace.getTrace() != null);
        assertThat(editors()).isEqualTo(1);
    }

    @Test
    void theOrderOfColumnsIsKeptWhenATraceIsClosed() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        open(trace);
        awaitUi("there is a table", () -> !Viewer.find(TmfVirtualTable.class, t -> true).isEmpty());
        int[] order =
                ui(
                        () -> {
                            TmfVirtualTable table =
                                    Viewer.find(TmfVirtualTable.class, t -> true).get(0);
                            int[] reversed = table.getColumnOrder();
                            int first = reversed[0];
                            reversed[0] = reversed[1];
                            reversed[1] = first;
                            table.setColumnOrder(reversed);
                            return reversed;
                        });
        try {
            OpenTraces.get().close(trace.getTrace()).join();
            await("the editor is closed", () -> editors() == 0);
            assertThat(TmfTraceColumnManager.loadColumnOrder(DeskTrace.ID)).isEqualTo(order);
        } finally {
            TmfTraceColumnManager.clearColumnOrder(DeskTrace.ID);
        }
    }

    @Test
    void whatIsComputedStandsInTheSupplementaryFolder() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        assertThat(trace.hasSupplementaryResources()).isFalse();
        assertThat(tester.test(trace, "hasSupplementaryFiles", new Object[0], null)).isFalse();

        run(() -> TmfOpenTraceHelper.openFromElement(trace));
        await("the trace is open", () -> trace.getTrace() != null);
        ITmfTrace open = Objects.requireNonNull(trace.getTrace());
        String place = TmfTraceManager.getSupplementaryFileDir(open);
        IFolder supplementary = trace.prepareSupplementaryFolder(null);
        assertThat(Path.of(place)).isEqualTo(supplementary.getLocation().toPath());
        Files.writeString(Path.of(place).resolve("history.ht"), "x");
        run(trace::closeEditors);
        await("the trace is closed", () -> trace.getTrace() == null);

        trace.refreshSupplementaryFolder();
        assertThat(trace.getSupplementaryResources())
                .extracting(IResource::getName)
                .contains("history.ht");
        assertThat(tester.test(trace, "hasSupplementaryFiles", new Object[0], null)).isTrue();
        trace.deleteSupplementaryResources();
        assertThat(trace.hasSupplementaryResources()).isFalse();
        assertThat(trace.getBookmarksFile().exists()).as("bookmarks are the user's").isTrue();
    }

    @Test
    void aCopyIsATraceOfTheSameType() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        TmfTraceElement copy = trace.copy("b.desk");

        assertThat(copy.getTraceType()).isEqualTo(DeskTrace.ID);
        assertThat(copy.getResource().isLinked()).isTrue();
        assertThat(
                        copy.getResource()
                                .getPersistentProperty(
                                        TmfCommonConstants.TRACE_SUPPLEMENTARY_FOLDER))
                .isNull();
    }

    @Test
    void menusTestTheTypeAndTheProject() throws Exception {
        TmfTraceElement a = link(traces().getResource(), "a.desk");
        TmfTraceElement b = link(traces().getResource(), "b.desk");

        assertThat(tester.test(a, "traceType", new Object[0], DeskTrace.ID)).isTrue();
        assertThat(tester.test(a, "traceType", new Object[0], "other")).isFalse();
        assertThat(tester.test("text", "traceType", new Object[0], DeskTrace.ID)).isFalse();
        assertThat(
                        tester.test(
                                new StructuredSelection(List.of(a, b)),
                                "isSameProject",
                                new Object[0],
                                null))
                .isTrue();
        assertThat(tester.test(StructuredSelection.EMPTY, "isSameProject", new Object[0], null))
                .isFalse();
    }

    @Test
    void thePropertiesTellTheTypeAndThePlace() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");

        List<String> values =
                Arrays.stream(trace.getPropertyDescriptors())
                        .map(IPropertyDescriptor::getId)
                        .map(id -> String.valueOf(trace.getPropertyValue(id)))
                        .toList();
        assertThat(values)
                .contains("a.desk", DeskTrace.ID, folder.resolve("a.desk").toString(), "true");
        assertThat(trace.getPropertyValue("other")).isNull();
    }

    @Test
    void theProjectExplorerShowsTheElements() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        experiment("exp", trace);
        CommonNavigator navigator =
                Viewer.show("org.eclipse.ui.navigator.ProjectExplorer", CommonNavigator.class);
        try {
            run(() -> navigator.getCommonViewer().expandToLevel(project.getResource(), 3));
            Viewer.awaitUi(
                    "the trace is shown",
                    () -> navigator.getCommonViewer().testFindItem(trace) != null);
            assertThat(ui(() -> navigator.getCommonViewer().testFindItem(traces()).toString()))
                    .contains("Traces [1]");
            Viewer.screenshot("project-explorer");
        } finally {
            run(() -> navigator.getSite().getPage().hideView(navigator));
        }
    }

    /** The platform has an action of that name for files, which shows them as texts. */
    @Test
    void theMenuOfATraceHasOneActionThatOpensIt() throws Exception {
        TmfTraceElement trace = link(traces().getResource(), "a.desk");
        CommonNavigator navigator =
                Viewer.show("org.eclipse.ui.navigator.ProjectExplorer", CommonNavigator.class);
        List<String> texts =
                Viewer.ui(
                        () -> {
                            NavigatorActionService actions = navigator.getNavigatorActionService();
                            actions.setContext(new ActionContext(new StructuredSelection(trace)));
                            MenuManager menu = new MenuManager();
                            actions.fillContextMenu(menu);
                            return Stream.of(menu.getItems())
                                    .filter(ActionContributionItem.class::isInstance)
                                    .map(ActionContributionItem.class::cast)
                                    .map(item -> item.getAction().getText())
                                    .toList();
                        });
        run(() -> navigator.getSite().getPage().hideView(navigator));
        assertThat(texts)
                .contains("&Delete")
                .filteredOn(text -> text.matches("&?Op&?en"))
                .hasSize(1);
    }

    @Test
    void iconsOfThePlugInAreThereByTheirNames() {
        assertThat(
                        Activator.getDefault()
                                .getImageDescripterFromPath(ITmfImageConstants.IMG_UI_ZOOM_IN))
                .isNotNull();
        assertThat(Activator.getDefault().getImageDescripterFromPath("icons/none.png")).isNull();
    }
}
