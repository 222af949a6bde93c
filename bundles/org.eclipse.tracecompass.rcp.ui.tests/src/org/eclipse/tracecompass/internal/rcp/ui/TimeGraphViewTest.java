package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.awt.event.KeyEvent;
import java.util.Comparator;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.junit.jupiter.api.Test;

/** Works in the Threads view of the real workbench with a real mouse and real keys. */
@NonNullByDefault({})
class TimeGraphViewTest extends TimeGraphBench {

    private static final int RULER = (int) TimeGraphScene.RULER_HEIGHT / 2;

    @Test
    void theWheelWithCtrlZoomsAtThePointer() {
        int x = x(0.25);
        long there = timeAt(x);
        hand.pointTo(graph, x, 120);
        hand.wheel(-3, KeyEvent.VK_CONTROL);
        await("the window is shorter", () -> window().length() < whole().length() * 0.9);
        long pixel = window().length() / Math.max(1, x(1) - x(0));
        assertThat(Math.abs(timeAt(x) - there)).isLessThanOrEqualTo(2 * pixel + 1);
        await("the other views follow", () -> tracesWindow().equals(window()));
        hand.wheel(6, KeyEvent.VK_CONTROL);
        await("all is shown again", () -> window().equals(whole()));
    }

    @Test
    void theWheelScrollsRows() {
        hand.pointTo(graph, x(0.5), 120);
        hand.wheel(3);
        await("rows are scrolled", () -> ui(() -> graph.scene().scroll() > 0));
        assertThat(window()).isEqualTo(whole());
        hand.wheel(-6);
        await("the first row is there again", () -> ui(() -> graph.scene().scroll() == 0));
    }

    @Test
    void draggingSelectsARangeAndFZoomsToIt() {
        hand.drag(graph, x(0.3), 120, x(0.6), 120, Hand.LEFT);
        await(
                "a third is selected",
                () -> selected() > whole().length() * 0.25 && selected() < whole().length() * 0.35);
        await("the other views follow", () -> tracesSelection().length() == selected());
        hand.type(graph, KeyEvent.VK_F);
        await("the selection fills the window", () -> window().length() == selected());
        assertThat(window().start()).isEqualTo(selection().from());
        hand.type(graph, KeyEvent.VK_HOME);
        await("all is shown again", () -> window().equals(whole()));
        assertThat(tracesSelection().length()).isEqualTo(selected());
    }

    @Test
    void aQuickDragSelectsUpToWhereTheButtonIsLetGo() {
        long from = timeAt(x(0.3));
        long to = timeAt(x(0.6));
        long pixel = whole().length() / (x(1) - x(0));
        hand.flick(graph, x(0.3), x(0.6), 120);
        await("a range is selected", () -> selected() > 0);
        assertThat(selection().from()).isCloseTo(from, within(2 * pixel));
        assertThat(selection().to()).isCloseTo(to, within(2 * pixel));
    }

    @Test
    void aDoubleClickOnTheRulerZoomsToTheSelectedRange() {
        hand.drag(graph, x(0.3), 120, x(0.6), 120, Hand.LEFT);
        await("a range is selected", () -> selected() > 0);
        TimeSelection range = selection();
        hand.doubleClick(graph, x(0.8), RULER);
        await("the window is shorter", () -> window().length() < whole().length() / 2);
        assertThat(window()).isEqualTo(new Span(range.from(), range.to()));
        assertThat(selection()).isEqualTo(range);
        await("the other views follow", () -> tracesWindow().equals(window()));
    }

    @Test
    void draggingWithTheRightButtonZooms() {
        long from = timeAt(x(0.4));
        long to = timeAt(x(0.5));
        long pixel = whole().length() / (x(1) - x(0));
        hand.drag(graph, x(0.4), 120, x(0.5), 120, Hand.RIGHT);
        await("a tenth is shown", () -> window().length() < whole().length() * 0.15);
        assertThat(window().start()).isCloseTo(from, within(2 * pixel));
        assertThat(window().end()).isCloseTo(to, within(2 * pixel));
    }

    @Test
    void draggingOnTheRulerWithTheRightButtonZoomsToo() {
        hand.drag(graph, x(0.2), RULER, x(0.4), RULER, Hand.RIGHT);
        await("a fifth is shown", () -> window().length() < whole().length() * 0.25);
        assertThat(window().length()).isGreaterThan(whole().length() / 8);
        assertThat(selected()).as("the selection stays").isZero();
    }

    @Test
    void draggingWithTheMiddleButtonPans() {
        hand.drag(graph, x(0.4), 120, x(0.6), 120, Hand.RIGHT);
        await("a fifth is shown", () -> window().length() < whole().length() * 0.25);
        Span before = window();
        hand.drag(graph, x(0.7), 120, x(0.2), 120, Hand.MIDDLE);
        await("a later time is shown", () -> window().start() > before.start());
        assertThat(window().length()).isEqualTo(before.length());
        assertThat((double) (window().start() - before.start()) / before.length())
                .isCloseTo(0.5, within(0.02));
    }

    @Test
    void lettersAndArrowsZoomAndPan() {
        hand.type(graph, KeyEvent.VK_W);
        await("W zooms in", () -> window().length() < whole().length() * 0.75);
        Span before = window();
        hand.type(graph, KeyEvent.VK_D);
        await("D pans to later times", () -> window().start() > before.start());
        hand.type(graph, KeyEvent.VK_A);
        await("A pans back", () -> window().equals(before));
        hand.type(graph, KeyEvent.VK_RIGHT);
        await("so does the arrow", () -> window().start() > before.start());
        hand.type(graph, KeyEvent.VK_LEFT);
        await("and the other one", () -> window().equals(before));
        hand.type(graph, KeyEvent.VK_S);
        await("S zooms out", () -> window().length() > before.length() * 1.3);
        assertThat(window()).isEqualTo(whole());
    }

    @Test
    void nextAndPreviousStateOfARow() {
        VisibleRow row = busiestRow();
        hand.click(graph, x(0.5), y(row), Hand.LEFT);
        await("an instant is selected", () -> selection() != null && selection().isInstant());
        await("the row is selected", () -> selectedRow() == row.entry().id());
        long before = selection().begin();
        hand.type(graph, KeyEvent.VK_N);
        await("a later state", () -> selection().begin() > before);
        long later = selection().begin();
        assertThat(beginsState(row, later)).as("a state begins there").isTrue();
        hand.type(graph, KeyEvent.VK_P);
        await("an earlier one", () -> selection().begin() < later);
        assertThat(selection().begin()).isLessThanOrEqualTo(before);
        hand.type(graph, KeyEvent.VK_RIGHT, KeyEvent.VK_CONTROL);
        await("the same one again", () -> selection().begin() == later);
    }

    /** The row with the most states among the first ones, which surely has some on both sides. */
    private VisibleRow busiestRow() {
        return Objects.requireNonNull(
                rows().stream().limit(8).max(Comparator.comparingInt(this::states)).orElseThrow());
    }

    private int states(VisibleRow row) {
        return ui(() -> graph.scene().data().rowStates(row.entry().id()).size());
    }

    private long selectedRow() {
        Long id = ui(() -> graph.scene().selectedRow());
        return id == null ? -1 : id;
    }

    /** Whether a state of a row begins at an instant, seen closely. */
    private boolean beginsState(VisibleRow row, long time) {
        ui(
                () -> {
                    graph.showWindow(time - 1_000, time + 1_000);
                    return null;
                });
        await("the states are loaded", () -> stateAt(row, time) >= 0);
        RowStates states = ui(() -> graph.scene().data().rowStates(row.entry().id()));
        return states.start(states.indexAt(time)) == time;
    }

    private int stateAt(VisibleRow row, long time) {
        RowStates states = ui(() -> graph.scene().data().rowStates(row.entry().id()));
        int i = states.indexAt(time);
        return i >= 0 && states.shares(i) == 0 ? i : -1;
    }
}
