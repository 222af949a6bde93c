package org.eclipse.tracecompass.internal.tmf.sql.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.run;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.screenshot;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyleRange;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.tables.core.sql.SqlExample;
import org.eclipse.tracecompass.tmf.ui.testkit.Exports;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The Query view on the demo trace, in the workbench. */
@NonNullByDefault({})
@Timeout(300)
class QueryViewTest {

    private QueryView view;

    @BeforeEach
    void open() {
        Viewer.assumeRunning();
        Viewer.open(SharedTraces.demo("k-alpha/s1/kernel").toAbsolutePath().normalize());
        view = Viewer.show(QueryView.ID, QueryView.class);
        awaitUi("there is an engine", () -> view.isReady());
    }

    @AfterEach
    void close() {
        run(() -> view.getSite().getPage().hideView(view));
        Viewer.closeTraces();
    }

    private static ITmfTrace trace() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    private void begin(String sql) {
        run(
                () -> {
                    view.setQuery(sql);
                    view.runQuery();
                });
    }

    private void query(String sql) {
        begin(sql);
        awaitUi("the query has ended", () -> !view.isRunning());
    }

    private Table table() {
        return view.widgets().table().grid().table();
    }

    private String cell(int row, int column) {
        return ui(() -> table().getItem(row).getText(column));
    }

    private long number(int row, int column) {
        return (long) Objects.requireNonNull(ui(() -> view.shown().value(row, column)));
    }

    private String said() {
        return ui(() -> view.widgets().find().said());
    }

    @Test
    void theRowsOfAQueryAreShownSortedFoundAndExported(@TempDir Path folder) throws Exception {
        query("SELECT type, count(*) AS n FROM events GROUP BY type ORDER BY type");
        screenshot("query-types");
        assertThat(said()).matches("\\d+ rows in [\\d.]+ s");
        String first = cell(0, 0);
        run(() -> table().getColumn(1).notifyListeners(SWT.Selection, new Event()));
        awaitUi("it is sorted", () -> !cell(0, 0).equals(first));
        assertThat(Integer.parseInt(cell(0, 1)))
                .isGreaterThanOrEqualTo(Integer.parseInt(cell(1, 1)));

        run(
                () -> {
                    view.widgets().find().field().setText("SCHED_switch");
                    Event enter = new Event();
                    enter.keyCode = SWT.CR;
                    view.widgets().find().field().notifyListeners(SWT.KeyDown, enter);
                });
        awaitUi(
                "it is found",
                () -> view.widgets().table().selectedText().startsWith("sched_switch\t"));

        Path csv = folder.resolve("types.csv");
        Exports.write(view, csv, null);
        assertThat(Files.readAllLines(csv)).contains("type,n").anyMatch(l -> l.startsWith(first));
    }

    @Test
    void aRowWithATimeSelectsItInAllViews() {
        query("SELECT path, start, \"end\" FROM states WHERE path LIKE 'CPUs/0/%' ORDER BY start");
        long start = number(40, 1);
        long end = number(40, 2);
        run(() -> view.widgets().table().selected(40));
        await(
                "the time is selected",
                () -> {
                    TmfTimeRange range =
                            TmfTraceManager.getInstance()
                                    .getTraceContext(trace())
                                    .getSelectionRange();
                    return range.getStartTime().toNanos() == start
                            && range.getEndTime().toNanos() == end;
                });
    }

    @Test
    void aMistakeIsUnderlinedAndTheNearestNameIsSaid() {
        query("SELECT pathh\nFROM states");
        assertThat(ui(view::problem)).contains("pathh", "\"path\"").doesNotContain("LINE");
        StyleRange range = ui(() -> view.widgets().editor().control().getStyleRangeAtOffset(8));
        assertThat(range.underline).isTrue();
        screenshot("query-mistake");

        query("SELECT * FROM\n  state");
        assertThat(ui(view::problem)).contains("states");
        assertThat(ui(() -> view.widgets().editor().control().getStyleRangeAtOffset(17)).underline)
                .isTrue();

        query("COPY (SELECT 1) TO 'never.csv'");
        assertThat(ui(view::problem)).contains("disabled by configuration");
        query("SELECT * FROM states WHERE start < 0");
        assertThat(ui(view::problem)).isEmpty();
        assertThat(ui(() -> view.widgets().page().message())).contains("no rows");
    }

    @Test
    void aLongQueryCanBeCancelledAndAMillionRowsAreKept() {
        begin("SELECT count(*) FROM states a, states b, states c WHERE a.int + b.int < c.int");
        run(view::cancelQuery);
        awaitUi("it is cancelled", () -> !view.isRunning());
        assertThat(said()).isEqualTo("cancelled");

        query("SELECT range AS n, 'row ' || range AS name FROM range(1200000)");
        assertThat(said()).startsWith("1,000,000 rows, and there are more");
        run(view::copyAll);
        assertThat(said()).startsWith("the first 100,000 rows were copied");
        run(() -> view.widgets().table().grid().reveal(999_999));
        assertThat(
                        ui(
                                () ->
                                        IntStream.range(0, table().getItemCount())
                                                .mapToObj(i -> table().getItem(i).getText(0))
                                                .toList()))
                .contains("999999");
    }

    @Test
    void aQueryTakesThePlaceOfOneThatRuns() {
        begin("SELECT count(*) FROM states a, states b, states c WHERE a.int + b.int < c.int");
        query("SELECT 17 AS second");
        assertThat(said()).startsWith("1 rows");
        assertThat(cell(0, 0)).isEqualTo("17");
    }

    @Test
    void theExamplesWorkAndCanBeDrawn() {
        for (SqlExample example : SqlExample.ALL) {
            query(example.sql());
            assertThat(ui(view::problem)).as(example.name()).isEmpty();
            if (!example.name().startsWith("Messages")) {
                assertThat(ui(() -> view.shown().size())).as(example.name()).isPositive();
            }
            if (example.name().equals("Events per second")
                    || example.name().equals("Longest system calls")
                    || example.name().equals("Programs that were switched to")) {
                run(() -> view.showChart(true));
                assertThat(ui(() -> view.widgets().chart().chart())).isNotNull();
                screenshot("query-" + example.name().replace(' ', '-'));
                run(() -> view.showChart(false));
            }
        }
    }

    @Test
    void queriesAreSavedAndRemembered() {
        query("SELECT 17 AS remembered");
        SavedQueries saved = new SavedQueries();
        assertThat(saved.history().getFirst()).isEqualTo("SELECT 17 AS remembered");
        saved.save("mine", "SELECT 1", () -> false);
        assertThat(new SavedQueries().all()).containsEntry("mine", "SELECT 1");
        saved.save("mine", "SELECT 2", () -> false);
        assertThat(saved.all()).as("the user keeps it").containsEntry("mine", "SELECT 1");
        saved.save("mine", "SELECT 2", () -> true);
        assertThat(saved.all()).containsEntry("mine", "SELECT 2");
        saved.delete("mine");
        assertThat(saved.all()).doesNotContainKey("mine");
    }
}
