package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.show;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.Tree;
import org.eclipse.swt.widgets.TreeItem;
import org.eclipse.tracecompass.analysis.os.linux.core.execution.path.WaitTable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.ui.testkit.Exports;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphControl;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartControl;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a slow thing to its cause: the command Why?, its view, and the view of waits. */
@NonNullByDefault({})
class WhyViewTest {

    @BeforeAll
    static void openTheTrace() {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel"));
    }

    @AfterAll
    static void closeTheTrace() {
        Viewer.closeTraces();
    }

    /** Chooses from the context menu of a control, as a user does. */
    private static void choose(Control control, String item) {
        run(
                () -> {
                    Menu menu = control.getMenu();
                    menu.notifyListeners(SWT.Show, new Event());
                    MenuItem wanted =
                            Arrays.stream(menu.getItems())
                                    .filter(i -> i.getText().startsWith(item))
                                    .findFirst()
                                    .orElseThrow(
                                            () ->
                                                    new AssertionError(
                                                            "no item "
                                                                    + item
                                                                    + " in the menu "
                                                                    + Arrays.toString(
                                                                            menu.getItems())));
                    wanted.notifyListeners(SWT.Selection, new Event());
                    menu.notifyListeners(SWT.Hide, new Event());
                });
    }

    private static ITmfTrace trace() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    private static ISegmentStore<@NonNull ISegment> calls() {
        ISegmentStoreProvider provider =
                (ISegmentStoreProvider)
                        Objects.requireNonNull(trace().getAnalysisModule(SystemCallsView.ANALYSIS));
        return Objects.requireNonNull(provider.getSegmentStore());
    }

    private static TmfTimeRange selection() {
        return TmfTraceManager.getInstance().getTraceContext(trace()).getSelectionRange();
    }

    private static WhyView view() {
        return show(WhyView.ID, WhyView.class);
    }

    @Test
    void aSlowSystemCallIsComparedWithTheMedianOneOfItsKind(@TempDir Path folder) throws Exception {
        SystemCallsView calls = show(SystemCallsView.ID, SystemCallsView.class);
        awaitUi("the calls are there", () -> calls.getRowCount() > 16_000);
        run(() -> Objects.requireNonNull(calls.getFilter()).setText("name == fsync"));
        awaitUi("only some are left", () -> calls.getRowCount() < 1_000);
        int count = ui(calls::getRowCount);
        Table table = Objects.requireNonNull(ui(calls::getTable));
        run(() -> table.getColumn(2).notifyListeners(SWT.Selection, new Event()));
        List<Long> durations = new ArrayList<>();
        ISegmentStoreProvider provider =
                (ISegmentStoreProvider)
                        Objects.requireNonNull(trace().getAnalysisModule(SystemCallsView.ANALYSIS));
        Objects.requireNonNull(provider.getSegmentStore())
                .forEach(
                        call -> {
                            if (call.toString().contains("fsync")) {
                                durations.add(call.getLength());
                            }
                        });
        Collections.sort(durations);
        assertThat(durations).hasSize(count).hasSizeGreaterThan(2);
        awaitUi(
                "the longest is first",
                () ->
                        table.getItem(0)
                                .getText(2)
                                .equals(TimeText.aligned(durations.get(count - 1))));
        run(
                () -> {
                    table.setSelection(0);
                    Event event = new Event();
                    event.item = table.getItem(0);
                    table.notifyListeners(SWT.Selection, event);
                });
        awaitUi("the row is selected", () -> table.getSelectionCount() == 1);
        choose(table, "Why?");

        WhyView why = view();
        awaitUi("there is an answer", () -> why.getSummary().contains("fsync"));
        long median = durations.get((int) Math.ceil(count / 2.0) - 1);
        assertThat(ui(why::getSummary))
                .contains(TimeText.duration(durations.get(count - 1)))
                .contains("of the " + count + " of its kind")
                .contains("whose median is " + TimeText.duration(median));
        TimeGraphControl lanes = Objects.requireNonNull(ui(why::getLanes));
        List<VisibleRow> rows = ui(() -> lanes.scene().layout().rows());
        assertThat(rows.stream().map(row -> row.entry().name()))
                .containsExactly("this one", "median", "p95", "p99", "longest");
        for (VisibleRow row : rows) {
            RowStates states = ui(() -> lanes.scene().data().rowStates(row.entry().id()));
            assertThat(states.start(0)).isZero();
            assertThat(states.end(states.size() - 1))
                    .as("the path covers %s", row.entry().name())
                    .isEqualTo(row.entry().end());
        }
        Tree tree = Objects.requireNonNull(ui(why::getTree));
        assertThat(ui(() -> tree.getItem(0).getItemCount())).isPositive();
        screenshot("why-system-call");

        Path csv = folder.resolve("why.csv");
        Exports.write(why, csv, null);
        List<String> lines = Files.readAllLines(csv);
        assertThat(lines.get(0)).isEqualTo("part,what,by,time,median_one,difference");
        assertThat(
                        lines.stream()
                                .filter(line -> line.startsWith("Critical path,"))
                                .map(WhyViewTest::cells)
                                .mapToLong(cells -> Long.parseLong(cells[3]))
                                .sum())
                .as("the path covers the call")
                .isEqualTo(durations.get(count - 1));

        run(() -> lanes.input().commands().select(rows.get(1)));
        awaitUi(
                "a lane leads to its instance",
                () ->
                        selection().getEndTime().toNanos() - selection().getStartTime().toNanos()
                                == median);
    }

    @Test
    void aStateOfAThreadIsExplainedByTheCallThatItIsIn() {
        SystemCallsView calls = show(SystemCallsView.ID, SystemCallsView.class);
        run(() -> Objects.requireNonNull(calls.getFilter()).setText(""));
        awaitUi("the calls are there", () -> calls.getRowCount() > 16_000);
        ThreadsView threads = show(ThreadsView.ID, ThreadsView.class);
        TimeGraphControl graph = Objects.requireNonNull(ui(threads::getControl));
        awaitUi("the rows are there", () -> !graph.scene().layout().rows().isEmpty());
        run(
                () -> {
                    VisibleRow net =
                            graph.scene().layout().rows().stream()
                                    .filter(row -> row.entry().label(1).equals("374"))
                                    .findFirst()
                                    .orElseThrow();
                    graph.input().commands().select(net);
                    // It waits for its children then.
                    long time = trace().getStartTime().toNanos() + 3_000_000_000L;
                    graph.select(TimeSelection.at(time));
                });
        choose(graph, "Why?");
        WhyView why = view();
        awaitUi("the call is found", () -> why.getSummary().startsWith("wait4"));
        screenshot("why-state");
    }

    @Test
    void ofTheDotsInASelectedRangeTheLongestIsExplained() {
        SystemCallScatterView dots = show(SystemCallScatterView.ID, SystemCallScatterView.class);
        ShownSegments.awaitSeries(dots, 50);
        ChartControl chart = Objects.requireNonNull(ui(dots::getControl));
        long from = trace().getStartTime().toNanos() + 3_000_000_000L;
        long to = from + 100_000_000L;
        run(() -> chart.showSelection(from, to));
        choose(chart, "Why? Explain the Longest of the Selected Time");
        long[] longest = {0};
        calls().forEach(
                        call -> {
                            if (call.getStart() <= to && call.getEnd() >= from) {
                                longest[0] = Math.max(longest[0], call.getLength());
                            }
                        });
        WhyView why = view();
        awaitUi(
                "the longest call is explained",
                () -> why.getSummary().contains("took " + TimeText.duration(longest[0])));
    }

    /** Lines of a use have no instances of which one could be the longest. */
    @Test
    void aChartWithoutDotsDoesNotOfferTheLongest() {
        CpuUsageView usage = show(CpuUsageView.ID, CpuUsageView.class);
        ChartControl chart = Objects.requireNonNull(ui(usage::getControl));
        awaitUi("there is a chart", () -> chart.data().hasValues());
        long from = trace().getStartTime().toNanos() + 3_000_000_000L;
        run(() -> chart.showSelection(from, from + 100_000_000L));
        run(
                () -> {
                    Menu menu = chart.getMenu();
                    menu.notifyListeners(SWT.Show, new Event());
                    assertThat(menu.getItems())
                            .isNotEmpty()
                            .noneMatch(item -> item.getText().startsWith("Why?"));
                    menu.notifyListeners(SWT.Hide, new Event());
                });
    }

    @Test
    void aLineOfWaitsLeadsToItsLongestOnes(@TempDir Path folder) throws Exception {
        WaitsView waits = show(WaitsView.ID, WaitsView.class);
        Tree tree = Objects.requireNonNull(ui(waits::getTree));
        run(WhyViewTest::selectAnInstant);
        String whole =
                NLS.bind(
                        Messages.Waits_Title,
                        Messages.Waits_All,
                        TimeText.duration(
                                trace().getEndTime().toNanos() - trace().getStartTime().toNanos()));
        awaitUi("the waits of the whole trace are there", () -> Viewer.hasLabel(whole));
        assertThat(ui(tree::getItemCount)).isGreaterThan(50);
        screenshot("waits");
        for (int line = 0; line < 3; line++) {
            int index = line;
            TreeItem item = ui(() -> tree.getItem(index));
            int children = ui(item::getItemCount);
            long count = ui(() -> Long.parseLong(item.getText(3)));
            assertThat((long) children).isEqualTo(Math.min(WaitTable.MOST_INSTANCES, count));
            assertThat(ui(() -> item.getItem(0).getText(6))).isEqualTo(ui(() -> item.getText(6)));
        }
        Path csv = folder.resolve("waits.csv");
        Exports.write(waits, csv, null);
        List<String> rows = Files.readAllLines(csv);
        assertThat(rows).hasSize(ui(tree::getItemCount) + 1);
        assertThat(rows.get(0)).startsWith("waited_for,ended_by,in,count,total,average,longest,");
        String[] top = cells(rows.get(1));
        assertThat(top[3]).isEqualTo(ui(() -> tree.getItem(0).getText(3)));
        assertThat(TimeText.aligned(Long.parseLong(top[4])))
                .isEqualTo(ui(() -> tree.getItem(0).getText(4)));

        TreeItem first = ui(() -> tree.getItem(0).getItem(0));
        String wanted = ui(() -> first.getText(6));
        run(
                () -> {
                    Event event = new Event();
                    event.item = first;
                    tree.notifyListeners(SWT.Selection, event);
                });
        awaitUi(
                "the longest wait is selected in all views",
                () ->
                        TimeText.aligned(
                                        selection().getEndTime().toNanos()
                                                - selection().getStartTime().toNanos())
                                .equals(wanted));

        Combo scope = Objects.requireNonNull(ui(waits::getScope));
        run(
                () -> {
                    scope.select(0);
                    scope.notifyListeners(SWT.Selection, new Event());
                });
        awaitUi(
                "the waits of one thread are fewer, or it asks for one",
                () -> Viewer.hasLabel("No thread is selected") || tree.getItemCount() > 0);
    }

    /** The cells of a line of CSV; commas within quotes do not part them. */
    private static String[] cells(String line) {
        return line.split(",(?=(?:[^\"]*\"[^\"]*\")*[^\"]*$)", -1);
    }

    private static void selectAnInstant() {
        TimeGraphControl graph =
                Objects.requireNonNull(show(ThreadsView.ID, ThreadsView.class).getControl());
        graph.select(TimeSelection.at(trace().getStartTime().toNanos()));
    }
}
