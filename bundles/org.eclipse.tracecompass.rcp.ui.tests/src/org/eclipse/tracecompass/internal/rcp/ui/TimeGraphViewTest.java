package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.await;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.hasLabel;
import static org.eclipse.tracecompass.internal.rcp.ui.Screen.ui;

import java.awt.Robot;
import java.awt.event.InputEvent;
import java.awt.event.KeyEvent;
import java.util.List;
import java.util.Objects;
import java.util.function.LongSupplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Point;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.project.OpenTraces;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.ui.PlatformUI;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Works in the Threads view of the real workbench with a real mouse and real keys. */
@NonNullByDefault({})
class TimeGraphViewTest {

    private static final String THREADS =
            "org.eclipse.tracecompass.analysis.os.linux.views.controlflow";

    private TimeGraphControl graph;
    private Robot robot;

    @BeforeEach
    void openDemo() throws Exception {
        robot = new Robot();
        Screen.parkMouse();
        OpenTraces.get()
                .open(List.of(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize()))
                .join();
        await("all events are there", () -> hasLabel("66,357 events"));
        ui(
                () ->
                        PlatformUI.getWorkbench()
                                .getActiveWorkbenchWindow()
                                .getActivePage()
                                .showView(THREADS));
        graph = ui(() -> Screen.find(TimeGraphControl.class, c -> true).get(0));
        await(
                "rows and states are there",
                () -> ui(() -> graph.scene().layout().rows().size() > 20) && !running());
        await("the whole trace is shown", () -> window().equals(whole()));
    }

    @AfterEach
    void closeAll() {
        OpenTraces.get().closeAllNow();
        await("no trace is open", () -> hasLabel("No trace is open."));
    }

    private boolean running() {
        return ui(() -> graph.scene().data().running());
    }

    private record Span(long start, long end) {
        long length() {
            return end - start;
        }
    }

    private Span window() {
        Viewport v = ui(() -> graph.scene().viewport());
        return new Span(v.start(), v.end());
    }

    private Span whole() {
        Viewport v = ui(() -> graph.scene().viewport());
        return new Span(v.boundsStart(), v.boundsEnd());
    }

    private TimeSelection selection() {
        return ui(() -> graph.scene().selection());
    }

    private int x(double part) {
        return ui(
                () -> {
                    var g = graph.scene().geometry();
                    return (int) (g.chartLeft() + part * g.chartWidth());
                });
    }

    private long timeAt(int x) {
        return ui(() -> graph.scene().hit(x, 100).time());
    }

    private void pointTo(int x, int y) {
        Point at = ui(() -> graph.toDisplay(x, y));
        robot.mouseMove(at.x, at.y);
        Screen.pause(150);
    }

    private void type(int key) {
        Screen.run(graph::forceFocus);
        Screen.pause(100);
        robot.keyPress(key);
        robot.keyRelease(key);
        Screen.pause(100);
    }

    private static TmfTraceContext context() {
        TmfTraceManager manager = TmfTraceManager.getInstance();
        return manager.getTraceContext(Objects.requireNonNull(manager.getActiveTrace()));
    }

    private static long tracesSelectionLength() {
        var range = context().getSelectionRange();
        return range.getEndTime().toNanos() - range.getStartTime().toNanos();
    }

    private static Span tracesWindow() {
        var range = context().getWindowRange();
        return new Span(range.getStartTime().toNanos(), range.getEndTime().toNanos());
    }

    @Test
    void theWheelWithCtrlZoomsAtThePointer() {
        int x = x(0.25);
        long there = timeAt(x);
        pointTo(x, 120);
        robot.keyPress(KeyEvent.VK_CONTROL);
        robot.mouseWheel(-3);
        Screen.pause(200);
        robot.keyRelease(KeyEvent.VK_CONTROL);
        await("the window is shorter", () -> window().length() < whole().length() * 0.9);
        long pixel = window().length() / Math.max(1, x(1) - x(0));
        assertThat(Math.abs(timeAt(x) - there)).isLessThanOrEqualTo(2 * pixel + 1);
        await("the other views follow", () -> tracesWindow().equals(window()));
    }

    @Test
    void theWheelScrollsRows() {
        pointTo(x(0.5), 120);
        robot.mouseWheel(3);
        await("rows are scrolled", () -> ui(() -> graph.scene().scroll() > 0));
        assertThat(window()).isEqualTo(whole());
    }

    @Test
    void draggingSelectsARangeAndFZoomsToIt() {
        Screen.drag(graph, x(0.3), 120, x(0.6));
        LongSupplier selected =
                () -> selection() == null ? 0 : selection().to() - selection().from();
        await(
                "a third is selected",
                () ->
                        selected.getAsLong() > whole().length() * 0.25
                                && selected.getAsLong() < whole().length() * 0.35);
        await("the other views follow", () -> tracesSelectionLength() == selected.getAsLong());
        type(KeyEvent.VK_F);
        await("the selection fills the window", () -> window().length() < whole().length() / 2);
    }

    @Test
    void draggingWithTheRightButtonZooms() {
        pointTo(x(0.4), 120);
        robot.mousePress(InputEvent.BUTTON3_DOWN_MASK);
        Screen.pause(100);
        pointTo(x(0.45), 120);
        pointTo(x(0.5), 120);
        robot.mouseRelease(InputEvent.BUTTON3_DOWN_MASK);
        await("a tenth is shown", () -> window().length() < whole().length() * 0.15);
    }

    @Test
    void nextAndPreviousStateOfARow() {
        Screen.click(graph, x(0.5), 200);
        await("an instant is selected", () -> selection() != null && selection().isInstant());
        await("a row is selected", () -> ui(() -> graph.scene().selectedRow() != null));
        long before = selection().begin();
        type(KeyEvent.VK_N);
        await("a later state", () -> selection().begin() > before);
        long later = selection().begin();
        type(KeyEvent.VK_P);
        await("an earlier one", () -> selection().begin() < later);
    }
}
