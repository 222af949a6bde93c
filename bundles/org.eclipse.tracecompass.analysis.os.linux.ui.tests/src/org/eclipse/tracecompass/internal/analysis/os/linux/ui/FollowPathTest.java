package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.Arrays;
import java.util.Objects;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The critical path over the rows of the Threads view. */
class FollowPathTest {

    private static final String MAIN = "380";

    @BeforeEach
    void thereIsAWorkbench() {
        Viewer.assumeRunning();
    }

    @AfterEach
    void closeTheTrace() {
        Viewer.closeTraces();
    }

    private static void press(TimeGraphControl graph, char key) {
        run(
                () -> {
                    Event event = new Event();
                    event.keyCode = key;
                    event.character = key;
                    graph.notifyListeners(SWT.KeyDown, event);
                });
    }

    private static Emphasis path(TimeGraphControl graph) {
        return ui(() -> graph.scene().emphasis());
    }

    private static boolean isShown(TimeGraphControl graph, String words) {
        Emphasis shown = graph.scene().emphasis();
        return shown != null && shown.caption().contains(words);
    }

    /** How long the rows stand out, in all. */
    private static long time(Emphasis emphasis) {
        long sum = 0;
        for (long[] row : emphasis.pieces().values()) {
            for (int i = 0; i < row.length; i += 2) {
                sum += row[i + 1] - row[i];
            }
        }
        return sum;
    }

    private static boolean standsOut(Emphasis emphasis, long row, long time) {
        long[] pieces = emphasis.of(row);
        int at = Arrays.binarySearch(pieces, time);
        return at >= 0 || (-at - 1) % 2 == 1;
    }

    @Test
    void thePathOfTheSelectedThreadIsDrawnOverTheRows() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
        ThreadsView view = show(ThreadsView.ID, ThreadsView.class);
        TimeGraphControl graph = Objects.requireNonNull(ui(view::getControl));
        awaitUi("the rows are there", () -> !graph.scene().layout().rows().isEmpty());
        press(graph, 'c');
        awaitUi("it asks for a thread", () -> isShown(graph, "Select a thread"));

        run(
                () -> {
                    VisibleRow main =
                            graph.scene().layout().rows().stream()
                                    .filter(row -> row.entry().label(1).equals(MAIN))
                                    .findFirst()
                                    .orElseThrow();
                    graph.input().commands().select(main);
                });
        awaitUi("the path is shown", () -> isShown(graph, "," + MAIN + "]: "));
        Emphasis path = path(graph);
        assertThat(time(path))
                .as("exactly one row stands out at each time")
                .isEqualTo(path.to() - path.from());
        assertThat(path.pieces()).hasSizeGreaterThan(5);
        assertThat(path.hops()).isNotEmpty();
        for (TimeGraphLink hop : path.hops()) {
            assertThat(standsOut(path, hop.sourceId(), hop.start() - 1)).isTrue();
            assertThat(standsOut(path, hop.destinationId(), hop.end())).isTrue();
        }
        screenshot("follow-path");

        long from = path.from() + (path.to() - path.from()) / 4;
        long to = path.from() + (path.to() - path.from()) / 2;
        run(() -> graph.select(new TimeSelection(from, to)));
        assertThat(path(graph).from()).as("the path of the selected range").isEqualTo(from);
        assertThat(path(graph).to()).isEqualTo(to);
        screenshot("follow-path-range");

        press(graph, 'c');
        assertThat(path(graph)).as("nothing stands out any more").isNull();
    }

    @Test
    void aTraceOfTwoHostsSaysThatItsClocksDiffer() {
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"), SharedTraces.demo("k-beta/s1/kernel"));
        ThreadsView view = show(ThreadsView.ID, ThreadsView.class);
        TimeGraphControl graph = Objects.requireNonNull(ui(view::getControl));
        awaitUi("the rows are there", () -> graph.scene().layout().rows().size() > 10);
        run(() -> graph.input().commands().select(graph.scene().layout().rows().get(3)));
        press(graph, 'c');
        awaitUi("it says why the path is short", () -> isShown(graph, "not synchronized"));
        screenshot("follow-path-hosts");
    }
}
