package org.eclipse.tracecompass.internal.rcp.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.await;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.awaitUi;
import static org.eclipse.tracecompass.tmf.ui.testkit.Viewer.ui;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.zip.GZIPInputStream;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.timing.ui.views.segmentstore.SegmentTableView;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.ui.testkit.Exports;
import org.eclipse.tracecompass.tmf.ui.testkit.Viewer;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.eclipse.tracecompass.tmf.ui.views.histogram.HistogramView;
import org.eclipse.tracecompass.tmf.ui.xychart.XyChartView;
import org.eclipse.ui.IViewPart;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What every kind of view writes as a table, asked for by its dialog. */
@NonNullByDefault({})
class TableExportTest extends TimeGraphBench {

    private static final String PARQUET = "PAR1";

    @TempDir Path folder;

    private static ITmfTrace trace() {
        return Objects.requireNonNull(TmfTraceManager.getInstance().getActiveTrace());
    }

    private static List<String> lines(Path file) throws Exception {
        return Files.readAllLines(file);
    }

    @Test
    void theStatesOfATimeGraphAreRows() throws Exception {
        Path csv = folder.resolve("threads.csv");
        Exports.write(view, csv, "Whole trace");
        assertThat(lines(csv).get(0)).isEqualTo("row,start,end,state,label");
        assertThat(lines(csv).stream().filter(line -> line.startsWith("bash/374,")).toList())
                .isNotEmpty()
                .allMatch(line -> line.matches("bash/374,\\d{19},\\d{19},.*"))
                .anyMatch(line -> line.contains(",System call,"));

        Path parquet = folder.resolve("threads.parquet");
        Exports.write(view, parquet, "Visible");
        byte[] bytes = Files.readAllBytes(parquet);
        assertThat(new String(bytes, 0, 4, StandardCharsets.US_ASCII)).isEqualTo(PARQUET);

        Path chrome = folder.resolve("threads.json.gz");
        Exports.write(view, chrome, null);
        try (InputStream in = new GZIPInputStream(Files.newInputStream(chrome))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("\"traceEvents\"", "bash/374");
        }
    }

    @Test
    void theValuesOfAChartAreRows() throws Exception {
        XyChartView chart =
                Viewer.show(
                        "org.eclipse.tracecompass.analysis.os.linux.views.cpuusage",
                        XyChartView.class);
        awaitUi(
                "there are series",
                () -> Objects.requireNonNull(chart.getControl()).data().hasValues());
        Path csv = folder.resolve("usage.csv");
        Exports.write(chart, csv, "Whole trace");
        assertThat(lines(csv).get(0)).isEqualTo("series,time,value");
        assertThat(lines(csv).get(1)).matches(".+,\\d{19},[-0-9.E]+");
    }

    @Test
    void tablesAreRowsAndOnlyThoseInTheRange() throws Exception {
        SegmentTableView table =
                Viewer.show(
                        "org.eclipse.tracecompass.analysis.os.linux.views.latency.syscall",
                        SegmentTableView.class);
        awaitUi("there are system calls", () -> table.getRowCount() > 1000);
        int rows = ui(table::getRowCount);
        Path all = folder.resolve("calls.csv");
        Exports.write(table, all, "Whole trace");
        assertThat(lines(all)).hasSize(rows + 1);
        assertThat(lines(all).get(0)).startsWith("start_time,end_time,duration");

        hand.drag(graph, x(0.3), 120, x(0.4), 120, Hand.LEFT);
        await("a range is selected", () -> selected() > 0);
        Path some = folder.resolve("some.json");
        Exports.write(table, some, "Selection");
        assertThat(lines(some)).hasSizeBetween(1, rows / 2);
        assertThat(lines(some).get(0)).startsWith("{\"start_time\":1");
    }

    @Test
    void eventsAndStatisticsAreRows() throws Exception {
        TraceView events =
                Viewer.show("org.eclipse.tracecompass.tmf.ui.views.events", TraceView.class);
        Path csv = folder.resolve("events.csv");
        Exports.write(events, csv, "Whole trace");
        assertThat(lines(csv).get(0)).startsWith("timestamp,");
        assertThat(lines(csv).get(1)).startsWith(trace().getStartTime().toNanos() + ",");
        long count = trace().getNbEvents();
        assertThat(lines(csv)).hasSize((int) count + 1);
    }

    @Test
    void theBarsOfTheHistogramAreRows() throws Exception {
        HistogramView histogram = Viewer.show(HistogramView.ID, HistogramView.class);
        Path csv = folder.resolve("histogram.csv");
        Exports.write(histogram, csv, "Whole trace");
        List<String> lines = lines(csv);
        assertThat(lines.get(0)).isEqualTo("start,end,events,lost");
        long events = 0;
        long end = -1;
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split(",");
            assertThat(end == -1 || Long.parseLong(cells[0]) == end + 1).as(line).isTrue();
            end = Long.parseLong(cells[1]);
            events += Long.parseLong(cells[2]);
        }
        assertThat(events).isEqualTo(trace().getNbEvents());
    }

    @Test
    void withoutATraceAViewSaysThatThereIsNothingToExport() {
        HistogramView histogram = Viewer.show(HistogramView.ID, HistogramView.class);
        Viewer.closeTraces();
        Exports.nothing(histogram, "export-nothing");
        Exports.nothing(view, "export-nothing-states");
    }

    @Test
    void withoutItsEngineTheQueryViewSaysHowToGetIt() {
        IViewPart query = Viewer.show("org.eclipse.tracecompass.tmf.sql.ui.query", IViewPart.class);
        await("it is said", () -> Viewer.hasLabel("SQL is not installed"));
        assertThat(Viewer.hasLabel("astrolabe install")).isTrue();
        Viewer.screenshot("query-missing");
        Viewer.run(() -> query.getSite().getPage().hideView(query));
    }
}
