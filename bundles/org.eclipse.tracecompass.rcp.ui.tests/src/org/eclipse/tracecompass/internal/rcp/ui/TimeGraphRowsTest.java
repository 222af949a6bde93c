package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.awt.event.KeyEvent;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.widgets.FilterText;
import org.junit.jupiter.api.Test;

/** Which rows the Threads view shows, and in which order, chosen with real mouse and keys. */
@NonNullByDefault({})
class TimeGraphRowsTest extends TimeGraphBench {

    private static final int CPU_TIME = 3;

    private static VisibleRow parent(List<VisibleRow> rows) {
        return rows.stream()
                .filter(row -> row.depth() > 0 && row.expandable())
                .findFirst()
                .orElseThrow();
    }

    @Test
    void aClickOnTheTriangleCollapsesAndExpandsARow() {
        List<String> all = names();
        VisibleRow root = rows().get(0);
        hand.click(graph, 10, y(root), Hand.LEFT);
        await("only the trace is left", () -> names().equals(List.of(root.entry().name())));
        hand.click(graph, 10, y(root), Hand.LEFT);
        await("all rows are there again", () -> names().equals(all));
        assertThat(all).hasSizeGreaterThan(20).startsWith("kernel");
    }

    @Test
    void plusMinusAndEnterExpandAndCollapseTheSelectedRow() {
        int all = rows().size();
        VisibleRow process = parent(rows());
        Viewer.run(() -> graph.input().commands().select(process));
        hand.type(graph, KeyEvent.VK_MINUS);
        await("its threads are hidden", () -> rows().size() < all);
        int left = rows().size();
        hand.type(graph, KeyEvent.VK_ENTER);
        await("they are shown again", () -> rows().size() == all);
        hand.type(graph, KeyEvent.VK_ENTER);
        await("and hidden", () -> rows().size() == left);
        choose(30, y(process), "Expand All");
        await("all rows are there again", () -> rows().size() == all);
        choose(30, y(process), "Collapse All");
        await("the uppermost ones are left", () -> rows().size() < left);
        assertThat(rows()).allMatch(row -> row.depth() <= 1);
    }

    @Test
    void aFilterShowsTheRowsThatMatchAndWhatTheyAreIn() {
        List<String> all = names();
        press("Filter Rows");
        Text field = filterField();
        Viewer.run(() -> field.setText(""));
        hand.click(field, 60, 8, Hand.LEFT);
        hand.write("python|rcu");
        await("rows are filtered", () -> rows().size() < all.size() && has("rcu_preempt"));
        assertThat(names())
                .contains("python3", "rcu_preempt", "kernel")
                .doesNotContain("swapper/0");
        assertThat(ui(graph::message)).isEmpty();
        hand.write("(");
        await("the expression is wrong", () -> problem().startsWith("Column 1: "));
        assertThat(problem()).contains("regular expression 'python|rcu('");
        Viewer.screenshot("row-filter-wrong");
        assertThat(names()).as("the rows stay").contains("python3");
        hand.type(KeyEvent.VK_BACK_SPACE);
        await("the expression is right again", () -> problem().isEmpty());
        hand.write("xyz");
        hand.type(KeyEvent.VK_HOME, KeyEvent.VK_SHIFT);
        hand.write("no such thread");
        await("no row is left", () -> rows().isEmpty());
        assertThat(ui(graph::message)).contains("No row matches the filter", "no such thread");
        hand.type(KeyEvent.VK_ESCAPE);
        await("all rows are there again", () -> names().equals(all));
        assertThat(ui(field::isVisible)).isFalse();
    }

    @Test
    void aFilterIsCompletedWhileItIsTyped() {
        int all = rows().size();
        press("Filter Rows");
        Text field = filterField();
        Viewer.run(() -> field.setText(""));
        hand.click(field, 60, 8, Hand.LEFT);
        hand.write("ti");
        await("the column is proposed", () -> proposals().contains("tid"));
        Viewer.screenshot("row-filter-completion");
        Screen.press(field, SWT.CR);
        await("it is taken", () -> ui(field::getText).equals("tid "));
        Screen.press(field, ' ', SWT.CTRL);
        await("operators are proposed", () -> proposals().contains("greater or equal"));
        Screen.press(field, SWT.ESC);
        await("the proposals are gone", () -> proposals().isEmpty());
        assertThat(ui(field::isVisible)).as("Escape closed the proposals only").isTrue();
        Viewer.run(
                () -> {
                    field.setText("tid == 37");
                    field.setSelection(9);
                });
        Screen.press(field, ' ', SWT.CTRL);
        await("values are proposed", () -> proposals().contains("374"));
        Screen.press(field, SWT.ESC);
        await("the proposals are gone", () -> proposals().isEmpty());
        Viewer.run(() -> field.setText("tid == 374"));
        await("the thread and those above it are left", () -> rows().size() == 3);
        assertThat(names()).containsExactly("kernel", "bash", "bash");
        assertThat(problem()).isEmpty();
        Screen.press(field, SWT.ESC);
        await("all rows are there again", () -> rows().size() == all);
    }

    private boolean has(String name) {
        return names().contains(name);
    }

    /** The texts of the proposals that are shown, in lines; empty if there are none. */
    private static String proposals() {
        return ui(
                () ->
                        Viewer.find(Table.class, t -> t.getShell().getParent() != null).stream()
                                .flatMap(t -> Stream.of(t.getItems()))
                                .map(TableItem::getText)
                                .collect(Collectors.joining("\n")));
    }

    private static String problem() {
        return ui(
                () ->
                        Viewer.find(FilterText.class, t -> !t.problem().isEmpty()).stream()
                                .map(FilterText::problem)
                                .findFirst()
                                .orElse(""));
    }

    private static Text filterField() {
        return ui(
                () ->
                        Viewer.find(
                                        Text.class,
                                        t -> t.getMessage().startsWith("Filter rows by name"))
                                .get(0));
    }

    @Test
    void emptyRowsCanBeHidden() {
        hand.drag(graph, x(0.02), 150, x(0.04), 150, Hand.RIGHT);
        await("little is shown", () -> window().length() < whole().length() * 0.04);
        int all = rows().size();
        choose(x(0.5), y(rows().get(1)), "Hide Empty Rows");
        await("rows are hidden", () -> rows().size() < all && !running(graph));
        await("those that are left have states", this::allHaveStates);
        hand.type(graph, KeyEvent.VK_HOME);
        await("they are there when they have states", () -> rows().size() >= all);
        choose(x(0.5), y(rows().get(1)), "Hide Empty Rows");
        await("all are shown", () -> !ui(() -> graph.scene().options().hideEmpty()));
        assertThat(rows()).hasSizeGreaterThanOrEqualTo(all);
    }

    /** Whether all rows that have no rows below have states in the window. */
    private boolean allHaveStates() {
        return ui(
                () -> {
                    TimeGraphScene scene = graph.scene();
                    return scene.layout().rows().stream()
                            .filter(row -> !row.expandable() && row.entry().hasStates())
                            .map(row -> scene.data().rowStates(row.entry().id()))
                            .allMatch(states -> hasStates(states, scene.viewport()));
                });
    }

    private static boolean hasStates(RowStates states, Viewport window) {
        int i = states.firstEndingAfter(window.start());
        return i < states.size() && states.start(i) < window.end();
    }

    @Test
    void aClickOnAHeaderSortsByThatColumn() {
        List<String> all = names();
        Geometry parts = ui(() -> graph.scene().geometry());
        int left = (int) parts.columnLeft(CPU_TIME);
        int header = (int) TimeGraphScene.RULER_HEIGHT - 8;
        hand.click(graph, left + 40, header, Hand.LEFT);
        await("the order is another one", () -> !names().equals(all));
        assertThat(processTimes()).isSortedAccordingTo((a, b) -> Double.compare(b, a));
        double longest = processTimes().get(0);
        hand.click(graph, left + 40, header, Hand.LEFT);
        await("the order is turned round", () -> processTimes().get(0) < longest);
        assertThat(processTimes()).isSorted();
        choose(30, y(rows().get(0)), "Sort By", "Default Order");
        await("the order is as before", () -> names().equals(all));
    }

    /** The CPU times of the processes that have no parent. */
    private List<Double> processTimes() {
        return rows().stream()
                .filter(row -> row.depth() == 1)
                .map(row -> row.entry().label(CPU_TIME))
                .map(text -> text.isBlank() ? 0.0 : Double.parseDouble(text.strip()))
                .toList();
    }
}
