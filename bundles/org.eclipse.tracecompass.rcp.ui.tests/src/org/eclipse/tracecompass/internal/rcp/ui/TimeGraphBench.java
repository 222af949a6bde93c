package org.eclipse.tracecompass.internal.rcp.ui;

import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.hasLabel;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.ToolBar;
import org.eclipse.swt.widgets.ToolItem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;

/** The Threads view with a kernel trace, and what tests see of it and do to it. */
@NonNullByDefault({})
abstract class TimeGraphBench {

    static final String THREADS = "org.eclipse.tracecompass.analysis.os.linux.views.controlflow";
    static final String RESOURCES = "org.eclipse.tracecompass.analysis.os.linux.views.resources";

    final Hand hand = new Hand();
    TimeGraphView view;
    TimeGraphControl graph;

    @BeforeEach
    void openTheTrace() throws Exception {
        Screen.parkMouse();
        hand.type(KeyEvent.VK_ESCAPE);
        Screen.closeDialogs();
        OpenTraces.get()
                .open(List.of(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize()))
                .join();
        await("all events are there", () -> hasLabel("66,357 events"));
        view = show(THREADS);
        graph = control(view);
        await("rows and states are there", () -> rows().size() > 20 && !running(graph));
        await("the whole trace is shown", () -> window().equals(whole()));
    }

    @AfterEach
    void closeTheTrace() {
        OpenTraces.get().closeAllNow();
        await("no trace is open", () -> hasLabel("No trace is open."));
    }

    static TimeGraphView show(String id) {
        return ui(
                () ->
                        (TimeGraphView)
                                PlatformUI.getWorkbench()
                                        .getActiveWorkbenchWindow()
                                        .getActivePage()
                                        .showView(id));
    }

    static TimeGraphControl control(TimeGraphView shown) {
        return Objects.requireNonNull(ui(shown::getControl));
    }

    static boolean running(TimeGraphControl control) {
        return ui(() -> control.scene().data().running());
    }

    record Span(long start, long end) {
        long length() {
            return end - start;
        }
    }

    Span window() {
        Viewport v = ui(() -> graph.scene().viewport());
        return new Span(v.start(), v.end());
    }

    Span whole() {
        Viewport v = ui(() -> graph.scene().viewport());
        return new Span(v.boundsStart(), v.boundsEnd());
    }

    TimeSelection selection() {
        return ui(() -> graph.scene().selection());
    }

    long selected() {
        TimeSelection selection = selection();
        return selection == null ? 0 : selection.to() - selection.from();
    }

    List<VisibleRow> rows() {
        return ui(() -> List.copyOf(graph.scene().layout().rows()));
    }

    List<String> names() {
        return rows().stream().map(row -> row.entry().name()).toList();
    }

    /** The middle of a row, from the top of the control. */
    int y(VisibleRow row) {
        return ui(() -> (int) (graph.scene().context().rowTop(row) + row.height() / 2));
    }

    /** A place in the chart: 0 is its left edge, 1 its right one. */
    int x(double part) {
        return ui(
                () -> {
                    var g = graph.scene().geometry();
                    return (int) (g.chartLeft() + part * g.chartWidth());
                });
    }

    long timeAt(int x) {
        return ui(() -> graph.scene().hit(x, 100).time());
    }

    static TmfTraceContext context() {
        TmfTraceManager manager = TmfTraceManager.getInstance();
        return manager.getTraceContext(Objects.requireNonNull(manager.getActiveTrace()));
    }

    /** The window that all views are told of. */
    static Span tracesWindow() {
        var range = context().getWindowRange();
        return new Span(range.getStartTime().toNanos(), range.getEndTime().toNanos());
    }

    /** The selection that all views are told of. */
    static Span tracesSelection() {
        var range = context().getSelectionRange();
        return new Span(range.getStartTime().toNanos(), range.getEndTime().toNanos());
    }

    /** Opens the context menu with the mouse and chooses from it. */
    void choose(int x, int y, String... path) {
        hand.click(graph, x, y, Hand.RIGHT);
        Menu menu = ui(graph::getMenu);
        await("the menu is open", () -> ui(() -> menu.isVisible() && menu.getItemCount() > 0));
        choose(menu, path);
    }

    /** Chooses from the menu bar of the window. */
    void chooseFromTheBar(String... path) {
        choose(ui(() -> view.getSite().getShell().getMenuBar()), path);
    }

    /** Chooses from a menu; what it does may go on when this returns, for instance a dialog. */
    private static void choose(Menu menu, String... path) {
        Viewer.display()
                .asyncExec(
                        () -> {
                            Menu level = menu;
                            for (int i = 0; i < path.length - 1; i++) {
                                level = item(level, path[i]).getMenu();
                                level.notifyListeners(SWT.Show, new Event());
                            }
                            MenuItem item = item(level, path[path.length - 1]);
                            menu.setVisible(false);
                            if ((item.getStyle() & (SWT.CHECK | SWT.RADIO)) != 0) {
                                item.setSelection(!item.getSelection());
                            }
                            item.notifyListeners(SWT.Selection, new Event());
                        });
        Viewer.run(() -> {});
        Viewer.pause(100);
    }

    private static MenuItem item(Menu menu, String text) {
        for (MenuItem item : menu.getItems()) {
            if (item.getText().replace("&", "").startsWith(text)) {
                return item;
            }
        }
        throw new AssertionError("no item " + text);
    }

    /** Clicks with the mouse on a button of the view's toolbar. */
    void press(String help) {
        ToolItem item =
                ui(
                        () ->
                                Viewer.find(ToolBar.class, bar -> true).stream()
                                        .flatMap(bar -> List.of(bar.getItems()).stream())
                                        .filter(i -> help.equals(i.getToolTipText()))
                                        .filter(i -> belongsToView(i.getParent()))
                                        .findFirst()
                                        .orElseThrow());
        var bounds = ui(item::getBounds);
        hand.click(
                ui(item::getParent),
                bounds.x + bounds.width / 2,
                bounds.y + bounds.height / 2,
                Hand.LEFT);
    }

    /** Whether a toolbar is right above the graph: each view has one of the same kind. */
    private boolean belongsToView(ToolBar bar) {
        int gap = graph.toDisplay(0, 0).y - bar.toDisplay(0, 0).y;
        return gap > 0 && gap < 120;
    }
}
