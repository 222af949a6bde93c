package org.eclipse.tracecompass.tmf.ui.foreign;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Set;
import org.eclipse.jface.action.ActionContributionItem;
import org.eclipse.jface.action.IContributionItem;
import org.eclipse.jface.action.MenuManager;
import org.eclipse.jface.viewers.ViewerFilter;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Group;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.AbstractTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.views.timegraph.BaseDataProviderTimeGraphView;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.IMarkerEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.TimeGraphEntry;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.widgets.TimeGraphControl;
import org.eclipse.ui.IViewReference;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Views that only extend the documented time graph views, on a real trace. */
class ForeignTimeGraphTest {

    private static final Set<String> VIEWS = Set.of(TasksView.ID, LockRowsView.ID, CpuRowsView.ID);

    private ITmfTrace trace;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.closeTraces();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        trace = TmfTraceManager.getInstance().getActiveTrace();
    }

    @AfterEach
    void close() {
        if (PlatformUI.isWorkbenchRunning()) {
            run(
                    () -> {
                        for (IViewReference opened :
                                PlatformUI.getWorkbench()
                                        .getActiveWorkbenchWindow()
                                        .getActivePage()
                                        .getViewReferences()) {
                            if (VIEWS.contains(opened.getId())) {
                                opened.getPage().hideView(opened);
                            }
                        }
                    });
            Viewer.closeTraces();
        }
    }

    private static TimeGraphControl graph(AbstractTimeGraphView view) {
        return view.getTimeGraphViewer().getTimeGraphControl();
    }

    private static void settle(AbstractTimeGraphView view, int rows) {
        awaitUi("rows are shown", () -> graph(view).getExpandedElementCount() >= rows);
        await("the view is up to date", () -> !view.isDirty());
    }

    private static List<ITimeEvent> events(ITimeGraphEntry entry) {
        List<ITimeEvent> events = new ArrayList<>();
        Iterator<? extends ITimeEvent> iterator = entry.getTimeEventsIterator();
        while (iterator != null && iterator.hasNext()) {
            events.add(iterator.next());
        }
        return events;
    }

    private TasksView tasks() {
        TasksView view = Viewer.show(TasksView.ID, TasksView.class);
        settle(view, 10);
        return view;
    }

    @Test
    void aViewOfADataProviderShowsItsRowsAndStates() {
        TasksView view = tasks();

        ITimeGraphEntry[] rows = ui(() -> view.getTimeGraphViewer().getExpandedElements());
        TimeGraphEntry row =
                Arrays.stream(rows)
                        .map(TimeGraphEntry.class::cast)
                        .filter(e -> events(e).size() > 3)
                        .findFirst()
                        .orElseThrow();
        assertThat(BaseDataProviderTimeGraphView.getTrace(row)).isSameAs(trace);
        assertThat(BaseDataProviderTimeGraphView.getProvider(row)).isNotNull();
        assertThat(row.hasZoomedEvents()).isTrue();
        assertThat(row.getSampling()).isNotNull();
        assertThat(view.calls())
                .startsWith("loading " + trace.getName())
                .contains("building", "built")
                .anyMatch(call -> call.startsWith("synching"));
        Viewer.screenshot("foreign-tasks");
    }

    @Test
    void itsColumnsAreThoseOfItsLabelProvider() {
        TasksView view = tasks();
        List<String> titles =
                ui(
                        () ->
                                graph(view).scene().data().tree().columns().stream()
                                        .map(column -> column.title())
                                        .toList());
        assertThat(titles).containsExactly("Task", "Number");
        List<Long> ids =
                ui(
                        () ->
                                Arrays.stream(view.getTimeGraphViewer().getExpandedElements())
                                        .filter(e -> e.getParent() != null)
                                        .filter(e -> e.getParent().getParent() == null)
                                        .map(e -> ((TimeGraphEntry) e).getEntryModel().getId())
                                        .toList());
        assertThat(ids).isSorted();
    }

    @Test
    void itsMarkersAndCategoriesAreShown() {
        TasksView view = tasks();
        await(
                "markers are there",
                () -> !ui(() -> view.getTimeGraphViewer().getMarkers()).isEmpty());
        List<IMarkerEvent> markers = ui(() -> view.getTimeGraphViewer().getMarkers());
        assertThat(markers).hasSize(4).extracting(IMarkerEvent::getLabel).contains("Q1", "Q2");
        run(() -> view.getTimeGraphViewer().setMarkerCategoryVisible(TasksView.QUARTERS, false));
        assertThat(ui(() -> graph(view).getMarkers())).isEmpty();
    }

    @Test
    void otherWindowsAndSelectionsAreFollowed() {
        TasksView view = tasks();
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        TmfTimeRange range =
                new TmfTimeRange(
                        TmfTimestamp.fromNanos(start + (end - start) / 4),
                        TmfTimestamp.fromNanos(start + (end - start) / 2));
        TmfSignalManager.dispatchSignal(new TmfWindowRangeUpdatedSignal(this, range, trace));
        awaitUi(
                "the window is shown",
                () ->
                        view.getTimeGraphViewer().getTime0() == range.getStartTime().toNanos()
                                && view.getTimeGraphViewer().getTime1()
                                        == range.getEndTime().toNanos());
        TmfSignalManager.dispatchSignal(
                new TmfSelectionRangeUpdatedSignal(
                        this, range.getStartTime(), range.getEndTime(), trace));
        awaitUi(
                "the times are selected",
                () ->
                        view.getTimeGraphViewer().getSelectionBegin()
                                        == range.getStartTime().toNanos()
                                && view.calls()
                                        .contains("synching " + range.getStartTime().toNanos()));
        await("states are fetched", () -> !view.isDirty());
    }

    @Test
    void whatTheUserDoesIsTold() {
        TasksView view = tasks();
        run(() -> view.getTimeGraphViewer().zoomIn());
        run(() -> view.getTimeGraphViewer().setSelectedTimeNotify(view.middle(), true));
        await(
                "the trace has the window and the selection of the view",
                () -> {
                    var context = TmfTraceManager.getInstance().getTraceContext(trace);
                    return context.getWindowRange().getStartTime().toNanos()
                                    == ui(() -> view.getTimeGraphViewer().getTime0())
                            && context.getSelectionRange().getStartTime().toNanos()
                                    == view.middle();
                });
    }

    @Test
    void toolBarAndMenusHaveTheActionsOfTheView() {
        TasksView view = tasks();
        List<String> bar = actions(view);
        assertThat(bar).contains("Next Task", "Bare", "Follow Arrow", "Choose Rows…");
        assertThat(bar.indexOf("Next Task")).isLessThan(bar.indexOf("Follow Arrow"));
        String text =
                ui(
                        () -> {
                            graph(view).selectItem(graph(view).getExpandedElement(1), false);
                            MenuManager menu = new MenuManager();
                            view.menu(menu);
                            return ((ActionContributionItem) menu.getItems()[0])
                                    .getAction()
                                    .getText();
                        });
        assertThat(text).isEqualTo("Follow " + view.tasks().get(1));
    }

    @Test
    void theMenuOfAStateLeadsToTheSourceCodeThatItsTooltipNames() {
        TasksView view = tasks();
        awaitUi("states are there", () -> stateful(view) != null);
        run(
                () -> {
                    ITimeEvent state = events(stateful(view)).get(1);
                    graph(view).selectItem(state.getEntry(), false);
                    view.getTimeGraphViewer().setSelectedTime(state.getTime(), true);
                });
        assertThat(stateMenu(view, "/home/me/lock.c:42")).containsExactly("Open Source Code");
        assertThat(stateMenu(view, "C:\\lock.c:42")).containsExactly("Open Source Code");
        assertThat(stateMenu(view, null)).isEmpty();
        assertThat(stateMenu(view, "lock.c")).isEmpty();
        run(() -> graph(view).selectItem(null, false));
        assertThat(stateMenu(view, "/home/me/lock.c:42")).isEmpty();
    }

    private static ITimeGraphEntry stateful(TasksView view) {
        return Arrays.stream(view.getTimeGraphViewer().getExpandedElements())
                .filter(entry -> events(entry).size() > 3)
                .findFirst()
                .orElse(null);
    }

    private static List<String> stateMenu(TasksView view, String source) {
        return ui(
                () -> {
                    MenuManager menu = new MenuManager();
                    view.stateMenu(menu, source);
                    return Arrays.stream(menu.getItems())
                            .map(item -> ((ActionContributionItem) item).getAction().getText())
                            .toList();
                });
    }

    @Test
    void bothContextMenusAreDisposedWithTheView() {
        TasksView view = tasks();
        Menu states = ui(() -> graph(view).getMenu());
        Menu names = ui(() -> menuOfName(graph(view)));
        assertThat(names).isNotSameAs(states);

        run(() -> view.getSite().getPage().hideView(view));

        assertThat(List.of(names.isDisposed(), states.isDisposed())).containsExactly(true, true);
    }

    /** The menu that a click on the name of a row would open. */
    private static Menu menuOfName(TimeGraphControl graph) {
        graph.addTimeGraphEntryMenuListener(detected -> detected.doit = false);
        Rectangle row = graph.getItemBounds(graph.getExpandedElement(1));
        Event click = new Event();
        click.button = 3;
        click.x = 5;
        click.y = row.y + row.height / 2;
        graph.notifyListeners(SWT.MouseDown, click);
        graph.notifyListeners(SWT.MouseUp, click);
        return graph.getMenu();
    }

    private static List<String> actions(AbstractTimeGraphView view) {
        return ui(
                () -> {
                    List<String> texts = new ArrayList<>();
                    for (IContributionItem item :
                            view.getViewSite().getActionBars().getToolBarManager().getItems()) {
                        if (item instanceof ActionContributionItem action) {
                            texts.add(action.getAction().getText());
                        }
                    }
                    return texts;
                });
    }

    @Test
    void linesThatTheUserHidesStayHiddenWhenTheViewIsOpenedAgain() {
        TasksView view = tasks();
        boolean before = ui(() -> graph(view).getGridLinesVisible());
        run(() -> chooseVerticalLines(view));
        run(() -> view.getSite().getPage().hideView(view));
        TasksView again = tasks();

        assertThat(ui(() -> graph(again).getGridLinesVisible())).isEqualTo(!before);
        run(() -> chooseVerticalLines(again));
        assertThat(ui(() -> graph(again).getGridLinesVisible())).isEqualTo(before);
    }

    private static void chooseVerticalLines(TasksView view) {
        MenuManager lines = view.getTimeGraphViewer().getGridlinesMenu();
        lines.createContextMenu(graph(view)).notifyListeners(SWT.Show, new Event());
        ((ActionContributionItem) lines.getItems()[1]).getAction().run();
        lines.dispose();
    }

    @Test
    void aFilterOfStatesDimsWhatDoesNotMatch() {
        TasksView view = tasks();
        run(() -> view.filterUpdated("no such state anywhere", Set.of()));
        await("states are fetched", () -> !view.isDirty() && dimmed(view));
        assertThat(ui(() -> view.getTimeGraphViewer().isTimeEventFilterActive())).isTrue();
        Viewer.screenshot("foreign-tasks-dimmed");
        run(() -> view.filterUpdated("", Set.of()));
        await("states are fetched", () -> !view.isDirty() && !dimmed(view));
    }

    private static boolean dimmed(TasksView view) {
        return ui(
                () ->
                        Arrays.stream(view.getTimeGraphViewer().getExpandedElements())
                                .limit(12)
                                .flatMap(entry -> events(entry).stream())
                                .filter(TimeEvent.class::isInstance)
                                .anyMatch(e -> e.isPropertyActive(CoreFilterProperty.DIMMED)));
    }

    @Test
    void aFilterOfRowsIsKeptForItsTraceWhileAnotherIsShown() {
        TasksView view = tasks();
        ViewerFilter none =
                new ViewerFilter() {
                    @Override
                    public boolean select(
                            org.eclipse.jface.viewers.Viewer of, Object parent, Object element) {
                        return ((ITimeGraphEntry) element).getParent() == null;
                    }
                };
        run(() -> view.getTimeGraphViewer().addFilter(none));
        assertThat(view.tasks()).hasSize(1);
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());
        await("the other trace is shown", () -> view.getTrace() != trace);
        settle(view, 10);
        run(
                () ->
                        view.traceSelected(
                                new org.eclipse.tracecompass.tmf.core.signal.TmfTraceSelectedSignal(
                                        this, trace)));
        awaitUi("only one row is shown", () -> view.tasks().size() == 1);
    }

    @Test
    void itsRowsAreForgottenWithTheTrace() {
        TasksView view = tasks();
        Viewer.closeTraces();
        awaitUi("no row is shown", () -> view.tasks().isEmpty());
        assertThat(view.getTrace()).isNull();
        assertThat(view.isDirty()).isFalse();
    }

    @Test
    void rowsCanBeFoundAgain() {
        TasksView view = tasks();
        int rows = view.tasks().size();
        view.findAgain();
        await("the rows are found twice", () -> builds(view) == 2);
        settle(view, rows);
        assertThat(view.tasks()).hasSize(rows);
    }

    private static long builds(TasksView view) {
        return view.calls().stream().filter("built"::equals).count();
    }

    @Test
    void aViewThatMakesItsEventsItselfIsAskedForThoseOnTheScreen() {
        LockRowsView view = Viewer.show(LockRowsView.ID, LockRowsView.class);
        settle(view, 7);
        assertThat(view.zooms()).contains("lock 0", "lock 5");
        awaitUi("the arrows are drawn", () -> graph(view).getArrows().size() == 5);
        ITimeGraphEntry row = ui(() -> graph(view).getExpandedElement(1));
        ITimeEvent held =
                events(row).stream()
                        .filter(e -> "turn 0".equals(e.getLabel()))
                        .findFirst()
                        .orElseThrow();
        await(
                "the state is drawn in its colour",
                () -> colourOf(view, held).equals(new RGB(0x57, 0xb2, 0x6b)));
        Viewer.screenshot("foreign-locks");
    }

    private static RGB colourOf(AbstractTimeGraphView view, ITimeEvent event) {
        return ui(
                () -> {
                    TimeGraphControl graph = graph(view);
                    Rectangle row = graph.getItemBounds(event.getEntry());
                    int x = graph.getXForTime(event.getTime() + event.getDuration() - 1) - 4;
                    Image image =
                            new Image(graph.getDisplay(), graph.getSize().x, graph.getSize().y);
                    GC gc = new GC(graph);
                    graph.update();
                    gc.copyArea(image, 0, 0);
                    gc.dispose();
                    ImageData data = image.getImageData();
                    image.dispose();
                    return data.palette.getRGB(data.getPixel(x, row.y + row.height / 2 + 5));
                });
    }

    @Test
    void emptyRowsCanBeHidden() {
        LockRowsView view = Viewer.show(LockRowsView.ID, LockRowsView.class);
        settle(view, 7);
        run(() -> view.getTimeGraphViewer().setHideEmptyRowsFilterActive(true));
        awaitUi(
                "the row without events is hidden, its children are not",
                () -> graph(view).getExpandedElementCount() >= 6);
    }

    @Test
    void aViewOfAStateSystemMakesEventsOfFullStates() {
        CpuRowsView view = Viewer.show(CpuRowsView.ID, CpuRowsView.class);
        settle(view, 2);
        await("full states were asked for", () -> view.parts() > 0);
        ITimeGraphEntry row = ui(() -> graph(view).getExpandedElement(1));
        awaitUi("events are there", () -> events(row).size() > 3);
        Viewer.screenshot("foreign-cpus");
    }

    @Test
    void theLegendHasAGroupOfStatesAndOneOfLinks() {
        LockRowsView view = Viewer.show(LockRowsView.ID, LockRowsView.class);
        settle(view, 7);
        withDialog(
                () -> view.getTimeGraphViewer().showLegend(),
                "Legend",
                () -> {
                    assertThat(
                                    ui(
                                            () ->
                                                    Viewer.find(Group.class, g -> true).stream()
                                                            .map(Group::getText)
                                                            .toList()))
                            .contains("Lock States", "Arrows");
                    assertThat(Viewer.hasLabel("waited for")).isTrue();
                });
    }

    @Test
    void rowsAreChosenInADialog() {
        TasksView view = tasks();
        int rows = view.tasks().size();
        withDialog(
                () -> view.getTimeGraphViewer().getShowFilterDialogAction().run(),
                "Choose Rows",
                () ->
                        run(
                                () -> {
                                    Tree tree = Viewer.find(Tree.class, inDialog()).get(0);
                                    assertThat(tree.getColumnCount()).isEqualTo(2);
                                    press("Uncheck All");
                                    TreeItem top = tree.getItem(0);
                                    tree.setSelection(top.getItem(0));
                                    top.setChecked(true);
                                    check(tree, top);
                                    top.getItem(0).setChecked(true);
                                    check(tree, top.getItem(0));
                                    press("OK");
                                }));
        awaitUi("only chosen rows are shown", () -> view.tasks().size() == 2);
        assertThat(rows).isGreaterThan(2);
    }

    private static java.util.function.Predicate<Tree> inDialog() {
        return tree -> tree.getShell().getText().equals("Choose Rows");
    }

    private static void check(Tree tree, TreeItem item) {
        Event event = new Event();
        event.item = item;
        event.detail = SWT.CHECK;
        tree.notifyListeners(SWT.Selection, event);
    }

    private static void press(String text) {
        Viewer.find(Button.class, b -> b.getText().replace("&", "").equals(text))
                .get(0)
                .notifyListeners(SWT.Selection, new Event());
    }

    /** Opens a dialog, looks at it, and closes it if that has not been done. */
    private static void withDialog(Runnable open, String title, Runnable look) {
        Viewer.display().asyncExec(open);
        awaitUi(
                "the dialog is open",
                () ->
                        Arrays.stream(Viewer.display().getShells())
                                .anyMatch(s -> s.getText().equals(title) && s.isVisible()));
        Viewer.screenshot("foreign-" + title.toLowerCase(java.util.Locale.ROOT).replace(' ', '-'));
        try {
            look.run();
        } finally {
            run(
                    () -> {
                        for (Shell shell : Viewer.display().getShells()) {
                            if (shell.getText().equals(title)) {
                                shell.close();
                            }
                        }
                    });
        }
    }

    @Test
    void aPinnedViewKeepsItsTrace() {
        LockRowsView view = Viewer.show(LockRowsView.ID, LockRowsView.class);
        settle(view, 7);
        run(() -> view.setPinned(trace));
        Viewer.open(SharedTraces.demo("k-beta/s1/kernel").toAbsolutePath().normalize());
        await(
                "another trace is active",
                () -> TmfTraceManager.getInstance().getActiveTrace() != trace);
        assertThat(view.getTrace()).isSameAs(trace);
        assertThat(ui(view::getPartName)).contains(trace.getName());
        run(() -> view.setPinned(null));
        awaitUi("the active trace is shown", () -> view.getTrace() != trace);
    }
}
