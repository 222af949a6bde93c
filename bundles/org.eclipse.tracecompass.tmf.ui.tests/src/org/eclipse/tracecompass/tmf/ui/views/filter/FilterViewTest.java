package org.eclipse.tracecompass.tmf.ui.views.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.eclipse.core.runtime.Platform;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.internal.tmf.ui.ViewIds;
import org.eclipse.tracecompass.internal.tmf.ui.events.EventsView;
import org.eclipse.tracecompass.internal.tmf.ui.filter.SavedFilters;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.filter.FilterManager;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.parser.FilterParser;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Answers;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.osgi.framework.FrameworkUtil;

/** The view that edits saved filters, its keys, and the tables that apply them. */
class FilterViewTest {

    @TempDir private Path folder;
    private FilterView view;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        FilterManager.setSavedFilters(new ITmfFilterTreeNode[0]);
        view = Viewer.show(FilterView.ID, FilterView.class);
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(() -> view.getSite().getPage().hideView(view));
            Viewer.closeTraces();
            FilterManager.setSavedFilters(new ITmfFilterTreeNode[0]);
        }
    }

    private static TmfFilterNode named(String name, String expression) {
        TmfFilterNode filter = new TmfFilterNode(name);
        filter.addChild(FilterParser.parse(expression));
        return filter;
    }

    private static Text field(int place) {
        return Viewer.find(
                        Text.class,
                        text -> text.getParent().getClass().getSimpleName().equals("NodeForm"))
                .get(place);
    }

    private static void toolBar(FilterView view, String text) {
        run(() -> action(view, text).run());
    }

    private static IAction action(FilterView view, String text) {
        for (IContributionItem item :
                view.getViewSite().getActionBars().getToolBarManager().getItems()) {
            if (item instanceof ActionContributionItem action
                    && action.getAction().getText().equals(text)) {
                return action.getAction();
            }
        }
        throw new AssertionError("no " + text);
    }

    @Test
    void aFilterIsMadeNamedAndSaved() {
        toolBar(view, "New Filter");
        ITmfFilterTreeNode filter = ui(() -> view.editor().selected());
        assertThat(filter).isInstanceOf(TmfFilterNode.class);
        run(() -> field(0).setText("switches"));
        run(() -> view.editor().add(TmfFilterMatchesNode.NODE_NAME, filter));
        assertThat(Objects.requireNonNull(filter).getChild(0).toString())
                .isEqualTo("\"Event type\" matches \"\"");
        run(() -> field(0).setText("sched_.*"));
        Viewer.screenshot("filters");
        toolBar(view, "Save Filters");

        ITmfFilterTreeNode[] saved = FilterManager.getSavedFilters();
        assertThat(saved).hasSize(1);
        assertThat(((TmfFilterNode) saved[0]).getFilterName()).isEqualTo("switches");
        assertThat(saved[0].getChild(0)).isInstanceOf(TmfFilterMatchesNode.class);
        assertThat(saved[0].toString()).contains("matches").contains("sched_");
    }

    @Test
    void whyFiltersAreNotSavedIsSaidAndTheyCanBeSavedLater() throws IOException {
        Path file =
                Platform.getStateLocation(FrameworkUtil.getBundle(FilterManager.class))
                        .append("filters.xml")
                        .toPath();
        Files.deleteIfExists(file);
        Files.createDirectory(file);
        try {
            toolBar(view, "New Filter");
            // The dialog keeps the action from ending.
            Viewer.display().asyncExec(() -> action(view, "Save Filters").run());
            awaitUi("a dialog says why", () -> !okButtons().isEmpty());
            Viewer.screenshot("filters-not-saved");
            run(() -> okButtons().get(0).notifyListeners(SWT.Selection, new Event()));
            awaitUi("it is closed", () -> okButtons().isEmpty());
            assertThat(ui(() -> action(view, "Save Filters").isEnabled())).isTrue();
        } finally {
            Files.delete(file);
        }
        toolBar(view, "Save Filters");
        assertThat(FilterManager.getSavedFilters()).hasSize(1);
    }

    @Test
    void viewsOfTwoWindowsEditTheSameFilters() {
        run(() -> view.addFilter(named("a", "cpu == 1")));
        toolBar(view, "Save Filters");
        IWorkbenchWindow second =
                ui(() -> PlatformUI.getWorkbench().openWorkbenchWindow(ViewIds.PERSPECTIVE, null));
        try {
            FilterView other =
                    ui(() -> (FilterView) second.getActivePage().showView(FilterView.ID));
            run(() -> other.addFilter(named("b", "cpu == 2")));
            toolBar(other, "Save Filters");
            assertThat(ui(() -> view.editor().viewer().getTree().getItemCount())).isEqualTo(2);
            assertThat(ui(() -> action(view, "Save Filters").isEnabled())).isFalse();
            run(() -> view.addFilter(named("c", "cpu == 3")));
            assertThat(ui(() -> action(other, "Save Filters").isEnabled())).isTrue();
            toolBar(view, "Save Filters");
        } finally {
            run(second::close);
        }
        assertThat(FilterManager.getSavedFilters())
                .extracting(filter -> ((TmfFilterNode) filter).getFilterName())
                .containsExactly("a", "b", "c");
    }

    private List<Button> okButtons() {
        return Viewer.find(
                Button.class,
                button ->
                        button.getShell() != view.getSite().getShell()
                                && button.getText().equals("OK"));
    }

    @Test
    void anEqualFilterIsAddedOnce() {
        run(() -> view.addFilter(named("a", "cpu == 1")));
        run(() -> view.addFilter(named("a", "cpu == 1")));
        run(() -> view.addFilter(named("b", "cpu == 2")));
        assertThat(view.getFilterRoot().getChildren()).hasSize(2);
    }

    @Test
    void nodesAreCopiedCutAndPasted() {
        TmfFilterNode filter = named("a", "cpu == 1 && cpu == 2");
        run(() -> view.addFilter(filter));
        run(
                () -> {
                    // without a window manager nobody else does it
                    view.getSite().getShell().forceActive();
                    view.setFocus();
                    view.setSelection(condition());
                });
        awaitUi("the tree has the focus", view::isTreeInFocus);
        run(
                () -> {
                    try {
                        CopyHandler copy = new CopyHandler();
                        assertThat(copy.isEnabled()).isTrue();
                        copy.execute(null);
                        view.setSelection(condition().getParent());
                        PasteHandler paste = new PasteHandler();
                        assertThat(paste.isEnabled()).isTrue();
                        paste.execute(null);
                        assertThat(view.getFilterRoot().getChild(0).getChild(0).getChildren())
                                .hasSize(3);
                        view.setSelection(view.getFilterRoot().getChild(0));
                        new CutHandler().execute(null);
                        assertThat(view.getFilterRoot().getChildren()).isEmpty();
                        assertThat(copy.isEnabled()).isFalse();
                        paste.execute(null);
                        assertThat(view.getFilterRoot().getChildren()).hasSize(1);
                        new DeleteHandler().execute(null);
                        assertThat(view.getFilterRoot().getChildren()).isEmpty();
                    } catch (org.eclipse.core.commands.ExecutionException e) {
                        throw new AssertionError(e);
                    }
                });
    }

    /** The first condition of the first filter. */
    private ITmfFilterTreeNode condition() {
        return view.getFilterRoot().getChild(0).getChild(0).getChild(0);
    }

    @Test
    void filtersAreExportedAndImported() {
        run(() -> view.addFilter(named("a", "cpu == 1 && type == x")));
        Path file = folder.resolve("filters.xml");
        try (Answers answers = Answers.files(file)) {
            Viewer.choose(view, "&Export Filters");
            run(() -> view.setSelection(view.getFilterRoot().getChild(0)));
            toolBar(view, "&Delete");
            assertThat(view.getFilterRoot().getChildren()).isEmpty();
            Viewer.choose(view, "&Import Filters");
            assertThat(answers.asked()).isNotNull();
        }
        assertThat(view.getFilterRoot().getChildren()).hasSize(1);
        assertThat(view.getFilterRoot().getChild(0).toString())
                .isEqualTo(named("a", "cpu == 1 && type == x").toString());
    }

    @Test
    void aDialogEditsACopy() {
        TmfFilterNode filter = named("a", "cpu == 1");
        FilterDialog dialog =
                ui(
                        () -> {
                            FilterDialog made = new FilterDialog(view.getSite().getShell());
                            made.setFilter(filter);
                            made.setBlockOnOpen(false);
                            made.open();
                            return made;
                        });
        awaitUi(
                "it is open",
                () -> !Viewer.find(Label.class, l -> l.getShell() == dialog.getShell()).isEmpty());
        Viewer.screenshot("filter-dialog");
        run(
                () -> {
                    Text name =
                            Viewer.find(Text.class, t -> t.getShell() == dialog.getShell()).get(0);
                    name.setText("b");
                });
        ITmfFilterTreeNode edited = ui(dialog::getFilter);
        run(dialog::close);
        assertThat(((TmfFilterNode) edited).getFilterName()).isEqualTo("b");
        assertThat(filter.getFilterName()).isEqualTo("a");
    }

    @Test
    void theAspectsAreThoseOfTheTraceType() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        view = Viewer.show(FilterView.ID, FilterView.class);
        TmfFilterNode filter = new TmfFilterNode("a");
        new TmfFilterAndNode(filter);
        run(() -> view.addFilter(filter));
        run(
                () ->
                        view.editor()
                                .add(
                                        TmfFilterMatchesNode.NODE_NAME,
                                        view.getFilterRoot().getChild(0).getChild(0)));
        List<Combo> combos =
                ui(
                        () ->
                                Viewer.find(
                                        Combo.class,
                                        c -> c.getItemCount() > 2 && c.getItem(0).equals("(all)")));
        assertThat(combos).hasSize(1);
        run(
                () -> {
                    combos.get(0)
                            .select(
                                    Arrays.asList(combos.get(0).getItems())
                                            .indexOf("LTTng Kernel Trace"));
                    combos.get(0).notifyListeners(SWT.Selection, new Event());
                });
        assertThat(
                        ui(
                                () ->
                                        Viewer.find(
                                                Combo.class,
                                                c -> Arrays.asList(c.getItems()).contains("CPU"))))
                .hasSize(1);
        Viewer.screenshot("filters-condition");
    }

    @Test
    void theEventsViewAppliesASavedFilter() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        FilterManager.setSavedFilters(
                new ITmfFilterTreeNode[] {named("switches", "type == sched_switch")});
        var events =
                Viewer.show(
                        org.eclipse.tracecompass.internal.tmf.ui.ViewIds.EVENTS,
                        org.eclipse.ui.IViewPart.class);
        MenuManager menu =
                ui(
                        () -> {
                            MenuManager made =
                                    SavedFilters.menu(
                                            filter ->
                                                    ((org.eclipse.tracecompass.internal.tmf.ui
                                                                            .events.EventsView)
                                                                    events)
                                                            .apply(filter));
                            ((ActionContributionItem) made.getItems()[0]).getAction().run();
                            return made;
                        });
        assertThat(((ActionContributionItem) menu.getItems()[0]).getAction().getText())
                .isEqualTo("switches");
        awaitUi(
                "fewer events are shown",
                () -> !Viewer.find(Label.class, l -> l.getText().contains(" of ")).isEmpty());
        Viewer.screenshot("events-saved-filter");
    }

    @Test
    void theEventsViewKeepsAFilterForEachTrace() {
        Path demo = SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize();
        Viewer.open(demo);
        ITmfTrace first = Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
        EventsView events = Viewer.show(EventsView.ID, EventsView.class);
        run(() -> events.apply(FilterParser.parse("type == sched_switch")));
        awaitUi("fewer events are shown", FilterViewTest::isFiltered);
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());
        awaitUi("all events of the other trace are shown", () -> !isFiltered());
        assertThat(ui(() -> Viewer.find(Text.class, t -> t.getText().contains("sched_switch"))))
                .isEmpty();

        TmfSignalManager.dispatchSignal(new TmfTraceSelectedSignal(this, first));
        awaitUi("the filter is in force again", FilterViewTest::isFiltered);
    }

    private static boolean isFiltered() {
        return !Viewer.find(Label.class, l -> l.getText().contains(" of ")).isEmpty();
    }
}
