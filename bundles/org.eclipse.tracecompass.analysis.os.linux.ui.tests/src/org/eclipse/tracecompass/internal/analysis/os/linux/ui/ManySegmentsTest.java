package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.table.SegmentStoreTableViewer;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A table with more segments than toolkits can show as items. */
@NonNullByDefault({})
class ManySegmentsTest {

    private static final int MANY = 300_000;

    private Shell shell;
    private Table table;
    private SegmentStoreTableViewer viewer;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        run(
                () -> {
                    shell = new Shell(Display.getCurrent());
                    shell.setLayout(new FillLayout());
                    shell.setBounds(0, 0, 900, 400);
                    TableViewer rows = new TableViewer(shell, SWT.FULL_SELECTION | SWT.VIRTUAL);
                    viewer = new SegmentStoreTableViewer(rows, "none", false);
                    table = rows.getTable();
                    shell.open();
                });
        viewer.updateModel(segments(MANY));
        awaitUi("rows are there", () -> table.getItemCount() > 5 && start(0) == 0);
    }

    @AfterEach
    void close() {
        if (shell != null) {
            run(shell::dispose);
        }
    }

    /** The start of a segment is its place, and it is the longer the earlier it starts. */
    private static List<ISegment> segments(int count) {
        return IntStream.range(0, count)
                .<ISegment>mapToObj(i -> new BasicSegment(i, i + 2L * (count - i)))
                .toList();
    }

    private long start(int item) {
        return viewer.getTableViewer().getElementAt(item) instanceof ISegment segment
                ? segment.getStart()
                : -1;
    }

    private void press(int key) {
        Event event = new Event();
        event.keyCode = key;
        table.notifyListeners(SWT.KeyDown, event);
    }

    private ISegment selected() {
        return (ISegment) viewer.getTableViewer().getStructuredSelection().getFirstElement();
    }

    @Test
    void noneOfThemIsLeftOut() {
        awaitUi(
                "the last one is shown",
                () -> {
                    press(SWT.END);
                    return start(table.getItemCount() - 1) == MANY - 1;
                });
        int items = ui(() -> table.getItemCount());
        assertThat(items).isBetween(6, 100);
        assertThat(ui(() -> selected().getStart())).isEqualTo(MANY - 1);
        run(() -> press(SWT.PAGE_UP));
        awaitUi("a page before", () -> selected().getStart() == MANY - items);
        Viewer.screenshot("many-segments");
    }

    @Test
    void theScrollBarReachesAllOfThem() {
        Slider bar =
                ui(
                        () ->
                                (Slider)
                                        List.of(table.getChildren()).stream()
                                                .filter(Slider.class::isInstance)
                                                .findFirst()
                                                .orElseThrow());
        assertThat(ui(bar::isVisible)).isTrue();
        run(
                () -> {
                    bar.setSelection(MANY / 2);
                    bar.notifyListeners(SWT.Selection, new Event());
                });
        awaitUi("the middle is shown", () -> start(0) == MANY / 2);
        run(() -> table.getColumn(2).notifyListeners(SWT.Selection, new Event()));
        awaitUi("the shortest is the last", () -> start(0) == MANY - 1 - MANY / 2);

        viewer.updateModel(segments(20));
        awaitUi("all fit", () -> table.getItemCount() == 20 && start(0) == 19);
        assertThat(ui(bar::isVisible)).isFalse();
    }
}
