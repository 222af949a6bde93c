package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jface.dialogs.MessageDialogWithToggle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType.TraceElementType;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.editors.OpenTraceInput;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfOpenTraceHelper;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfProjectRegistry;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceElement;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceFolder;
import org.eclipse.tracecompass.tmf.ui.project.model.TmfTraceTypeUIUtils;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.viewers.events.TmfEventsTable;
import org.eclipse.tracecompass.tmf.ui.views.statistics.TmfStatisticsView;
import org.eclipse.ui.IEditorReference;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A trace type with an icon, a table, an editor and a perspective of its plug-in. */
class TraceTypeUiTest {

    private static final int EVENTS = 300;

    @TempDir private Path folder;
    private Path file;

    @BeforeEach
    void open() throws IOException {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        file = DeskTrace.write(folder.resolve("app.desk"), EVENTS);
        DeskPerspective.choose(MessageDialogWithToggle.NEVER);
    }

    @AfterEach
    void close() throws CoreException {
        if (PlatformUI.isWorkbenchRunning()) {
            Viewer.closeTraces();
            DeskPerspective.choose(MessageDialogWithToggle.NEVER);
            run(
                    () ->
                            page().setPerspective(
                                            PlatformUI.getWorkbench()
                                                    .getPerspectiveRegistry()
                                                    .findPerspectiveWithId(ViewIds.PERSPECTIVE)));
            for (IProject project : ResourcesPlugin.getWorkspace().getRoot().getProjects()) {
                project.delete(true, true, null);
            }
        }
    }

    private static IWorkbenchPage page() {
        return PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
    }

    private static List<String> editors() {
        return ui(
                () ->
                        Arrays.stream(page().getEditorReferences())
                                .map(IEditorReference::getId)
                                .toList());
    }

    /** The tables whose first column of the second row has a text. */
    private static List<Table> tables(String text) {
        return Viewer.find(
                Table.class,
                table -> table.getItemCount() > 1 && table.getItem(1).getText(0).startsWith(text));
    }

    private static TmfTraceFolder traces(TmfProjectElement project) {
        return Objects.requireNonNull(project.getTracesFolder());
    }

    @Test
    void isFoundByTheIdOfTheType() {
        assertThat(TmfTraceTypeUIUtils.getTraceUIAttributes(DeskTrace.ID, TraceElementType.TRACE))
                .isNotNull();
        assertThat(
                        TmfTraceTypeUIUtils.getTraceUIAttributes(
                                DeskTrace.ID, TraceElementType.EXPERIMENT))
                .isNull();
        assertThat(TmfTraceTypeUIUtils.getTraceUIAttributes("other", TraceElementType.TRACE))
                .isNull();
    }

    @Test
    void theTableAndTheEditorShowATraceThatIsOpenedWithoutAProject() {
        Viewer.open(file);

        await("the editor is open", () -> editors().contains(DeskEditor.ID));
        awaitUi("its table has the events", () -> !tables("desk ").isEmpty());
        awaitUi("the Events view has its table, too", () -> tables("desk ").size() == 2);
        Viewer.screenshot("desk-without-project");
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        OpenTraces.get().close(trace);
        await("the editor is closed with the trace", () -> editors().isEmpty());
        awaitUi("its room is given to the views", () -> !page().isEditorAreaVisible());
        Viewer.screenshot("desk-closed");
    }

    @Test
    void anEditorDoesNotOpenAgainWhatIsClosedBeforeItIsThere() {
        Viewer.open(file);
        ITmfTrace trace = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        await("the editor is open", () -> editors().contains(DeskEditor.ID));
        IFile bookmarks =
                ui(() -> page().getEditorReferences()[0].getEditorInput().getAdapter(IFile.class));
        Viewer.closeTraces();
        await("the editor is closed with the trace", () -> editors().isEmpty());

        ui(() -> page().openEditor(new OpenTraceInput(bookmarks, trace), DeskEditor.ID));

        await("the editor that came too late is closed", () -> editors().isEmpty());
        assertThat(TmfTraceManager.getInstance().getOpenedTraces()).isEmpty();
    }

    @Test
    void theViewShowsOtherTracesAsUsualAfterwards() {
        Viewer.open(file);
        awaitUi("the Events view has the table", () -> tables("desk ").size() == 2);
        Viewer.closeTraces();
        Viewer.open(
                org.eclipse.tracecompass.testkit.SharedTraces.demo("k-beta/s1/kernel")
                        .toAbsolutePath()
                        .normalize());
        awaitUi(
                "the usual table is back",
                () ->
                        !Viewer.find(
                                        Table.class,
                                        table -> table.getItemCount() > 3 && columns(table) > 4)
                                .isEmpty());
        assertThat(ui(() -> tables("desk "))).isEmpty();
    }

    private static int columns(Table table) {
        return table.getColumnCount();
    }

    @Test
    void aTraceLinkedIntoAProjectIsOpenedInItsEditorAndPerspective() throws CoreException {
        DeskPerspective.choose(MessageDialogWithToggle.ALWAYS);
        IProject project = TmfProjectRegistry.createProject("Desk", null, null);
        TmfProjectElement element = TmfProjectRegistry.getProject(project);
        IStatus status =
                ui(
                        () ->
                                TmfOpenTraceHelper.openTraceFromPath(
                                        traces(element), file.toString(), null));

        assertThat(status.isOK()).isTrue();
        await("the editor is open", () -> editors().contains(DeskEditor.ID));
        awaitUi(
                "the perspective is shown",
                () -> page().getPerspective().getId().equals(DeskPerspective.ID));
        awaitUi("its table has the events", () -> !tables("desk ").isEmpty());
        TmfTraceElement trace = traces(element).getTraces().get(0);
        assertThat(trace.getName()).isEqualTo("app.desk");
        assertThat(trace.getTraceType()).isEqualTo(DeskTrace.ID);
        assertThat(trace.getTrace()).isInstanceOf(DeskTrace.class);
        assertThat(trace.getTrace().getResource()).isEqualTo(trace.getResource());
        TmfSignalManager.dispatchSignal(
                new TmfSelectionRangeUpdatedSignal(
                        this, TmfTimestamp.fromNanos(50_000), TmfTimestamp.fromNanos(50_000)));
        awaitUi(
                "the event of a selected time is shown",
                () ->
                        tables("desk ").get(0).getSelectionCount() == 1
                                && tables("desk ")
                                        .get(0)
                                        .getSelection()[0]
                                        .getText(0)
                                        .endsWith("50 000"));
        Viewer.screenshot("desk-in-project");
        run(trace::closeEditors);
        await("the trace is closed", () -> trace.getTrace() == null);
    }

    @Test
    void isNotOpenedTwice() throws CoreException {
        IProject project = TmfProjectRegistry.createProject("Desk", null, null);
        TmfProjectElement element = TmfProjectRegistry.getProject(project);
        for (int i = 0; i < 3; i++) {
            run(
                    () -> {
                        try {
                            TmfOpenTraceHelper.openTraceFromPath(
                                    traces(element), file.toString(), null);
                        } catch (CoreException e) {
                            throw new IllegalStateException(e);
                        }
                    });
        }
        await("the editor is open", () -> editors().contains(DeskEditor.ID));
        assertThat(editors()).hasSize(1);
        assertThat(traces(element).getTraces()).hasSize(1);
        assertThat(TmfTraceManager.getInstance().getOpenedTraces()).hasSize(1);
    }

    @Test
    void aFileThatIsNoTraceIsRefusedWithTheReason() throws Exception {
        Path other = folder.resolve("other.bin");
        java.nio.file.Files.write(other, new byte[] {0, 1, 2, 3});
        IProject project = TmfProjectRegistry.createProject("Desk", null, null);
        TmfProjectElement element = TmfProjectRegistry.getProject(project);
        IStatus status =
                ui(
                        () ->
                                TmfOpenTraceHelper.openTraceFromPath(
                                        traces(element), other.toString(), null));
        assertThat(status.getSeverity()).isEqualTo(IStatus.INFO);
        assertThat(status.getMessage()).contains("other.bin");
        assertThat(traces(element).getTraces()).isEmpty();
    }

    @Test
    void theTableOfTheTypeIsCreatedWithTheAspectsOfTheTrace() {
        Viewer.open(file);
        ITmfTrace trace = TmfTraceManager.getInstance().getActiveTrace();
        Composite parent = ui(() -> new Composite(page().getWorkbenchWindow().getShell(), 0));
        TmfEventsTable table =
                ui(
                        () ->
                                Objects.requireNonNull(
                                        TmfTraceTypeUIUtils.getEventTable(trace, parent, 100)));
        assertThat(table).isInstanceOf(DeskTable.class);
        assertThat(TmfTraceTypeUIUtils.getPerspectiveId(trace)).isEqualTo(DeskPerspective.ID);
        run(table::dispose);
        run(parent::dispose);
    }

    @Test
    void theStatisticsViewHasItsDocumentedIdAndCountsByType() {
        Viewer.open(file);
        TmfStatisticsView view = Viewer.show(TmfStatisticsView.ID, TmfStatisticsView.class);
        try {
            awaitUi(
                    "the events are counted",
                    () ->
                            !Viewer.find(
                                            Table.class,
                                            table ->
                                                    table.getItemCount() == 2
                                                            && table.getItem(1)
                                                                    .getText(0)
                                                                    .equals("message")
                                                            && table.getItem(1)
                                                                    .getText(1)
                                                                    .equals("300"))
                                    .isEmpty());
            Viewer.screenshot("statistics");
        } finally {
            run(() -> page().hideView(view));
        }
    }
}
