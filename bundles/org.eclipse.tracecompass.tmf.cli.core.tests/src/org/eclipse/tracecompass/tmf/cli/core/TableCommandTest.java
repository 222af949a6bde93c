package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tables of the viewer as text, and charts as values. */
class TableCommandTest {

    static final String SCHEDULING = "Scheduling Latency - Statistics";

    @TempDir Path folder = Path.of("");

    private static List<String> lines(Object... args) throws IOException {
        return CommandRun.data(args).lines().toList();
    }

    @Test
    void theStatisticsOfSystemCallsAreThoseOfAnIndependentReader() throws IOException {
        JsonObject oracle =
                SharedTraces.oracle("gen-k-alpha.analysis.json.gz").getAsJsonObject("syscalls");
        List<String> rows =
                lines(
                        "table",
                        TraceFixtures.KERNEL,
                        "--view",
                        "system-call-statistics",
                        "--format",
                        "json");
        assertThat(rows).hasSize(oracle.size() + 1);
        for (String line : rows.subList(1, rows.size())) {
            JsonObject row = JsonParser.parseString(line).getAsJsonObject();
            JsonObject figures = oracle.getAsJsonObject(row.get("name").getAsString());
            for (Map.Entry<String, String> key :
                    Map.of(
                                    "count", "count",
                                    "total", "total_ns",
                                    "minimum", "min_ns",
                                    "maximum", "max_ns",
                                    "failed", "failed")
                            .entrySet()) {
                assertThat(row.get(key.getKey()).getAsLong())
                        .as(line)
                        .isEqualTo(figures.get(key.getValue()).getAsLong());
            }
        }
    }

    @Test
    void statisticsOfAWindowAreThoseOfItsSegments() throws IOException {
        String[] window = {"--from", "+2800ms", "--to", "+2900ms", "--format", "json"};
        long count = inWindow("scheduling-latency", window).size();
        List<JsonObject> rows = inWindow(SCHEDULING, window);
        assertThat(rows)
                .extracting(row -> row.get("label").getAsString())
                .startsWith("kernel", "Selection")
                .doesNotContain("Total");
        assertThat(rows.subList(0, 2)).allMatch(row -> row.get("count").getAsLong() == count);
        assertThat(rows.stream().skip(2).mapToLong(row -> row.get("count").getAsLong()).sum())
                .isEqualTo(count)
                .isEqualTo(11);
    }

    private static List<JsonObject> inWindow(String view, String... options) throws IOException {
        Object[] all = new Object[options.length + 4];
        System.arraycopy(
                new Object[] {"table", TraceFixtures.KERNEL, "--view", view}, 0, all, 0, 4);
        System.arraycopy(options, 0, all, 4, options.length);
        return lines(all).stream()
                .map(line -> JsonParser.parseString(line).getAsJsonObject())
                .toList();
    }

    @Test
    void theTimesInEachStateOfACriticalPathMakeUpThePath() throws IOException {
        List<String> rows =
                lines(
                        "table",
                        TraceFixtures.KERNEL,
                        "--view",
                        "critical-path:380",
                        "--format",
                        "json");
        JsonObject whole = JsonParser.parseString(rows.get(0)).getAsJsonObject();
        assertThat(whole.get("worker").getAsString()).isEqualTo("kernel");
        assertThat(whole.get("share").getAsString()).isEqualTo("100.00 %");
        JsonObject main = JsonParser.parseString(rows.get(1)).getAsJsonObject();
        assertThat(main.get("worker").getAsString()).isEqualTo("[python3,380]");
        long sum = 0;
        for (String line : rows.subList(1, rows.size())) {
            JsonObject row = JsonParser.parseString(line).getAsJsonObject();
            for (String state : row.keySet()) {
                if (!List.of("worker", "time", "share").contains(state)) {
                    sum += row.get(state).getAsLong();
                }
            }
        }
        assertThat(whole.get("time").getAsString()).isEqualTo("4.523 s");
        // from the wake-up of the new thread to the switch in which it ends
        assertThat(sum).isEqualTo(1795215656203594699L - 1795215651680265129L);
    }

    @Test
    void theStatesOfAFlameChartAreTheFunctions() throws IOException {
        List<String> rows =
                lines(
                        "table",
                        SharedTraces.trace("ctf/gen-ust-cyg"),
                        "--view",
                        "Call Stack - Flame Chart",
                        "--format",
                        "json");
        Map<String, Long> sums = new HashMap<>();
        for (String line : rows) {
            JsonObject row = JsonParser.parseString(line).getAsJsonObject();
            for (String state : row.keySet()) {
                if (!state.equals("name") && !row.get(state).isJsonNull()) {
                    sums.merge(state, row.get(state).getAsLong(), Long::sum);
                }
            }
        }
        // Two functions of one colour are two states, whatever is known of their names.
        assertThat(sums).hasSize(9).containsValues(23_964L, 30_968L);
    }

    @Test
    void theTableOfATimeGraphIsCutToTheWindowAndFilteredByStates() throws IOException {
        List<String> rows =
                lines(
                        "table",
                        TraceFixtures.KERNEL,
                        "--view",
                        "threads",
                        "--from",
                        "+1s",
                        "--to",
                        "+1100ms",
                        "--filter",
                        "usermode > 0",
                        "--format",
                        "json");
        assertThat(rows).hasSizeBetween(2, 40);
        for (String line : rows) {
            JsonObject row = JsonParser.parseString(line).getAsJsonObject();
            if (row.has("usermode") && !row.get("usermode").isJsonNull()) {
                assertThat(row.get("usermode").getAsLong()).as(line).isBetween(0L, 100_000_000L);
            }
        }
    }

    @Test
    void segmentsAreSortedFilteredAndLimited() throws IOException {
        assertThat(
                        lines(
                                "table",
                                TraceFixtures.KERNEL,
                                "--view",
                                "system-call-latency",
                                "--sort",
                                "-duration",
                                "--limit",
                                2,
                                "--format",
                                "csv"))
                .containsExactly(
                        "start_time,end_time,duration,name,tid,return",
                        "1795215650399508419,1795215657231574829,6832066410,epoll_wait,321,1",
                        "1795215651559689249,1795215656958582659,5398893410,wait4,374,379");
        assertThat(
                        lines(
                                "table",
                                TraceFixtures.KERNEL,
                                "--view",
                                "syscall",
                                "--filter",
                                "name == openat && return == -2",
                                "--format",
                                "csv"))
                .allMatch(line -> line.startsWith("start_time") || line.contains(",openat,"))
                .hasSizeGreaterThan(2);
    }

    @Test
    void segmentsAreSummedUpByTheValuesOfColumns() throws IOException {
        List<String> rows =
                lines(
                        "table",
                        TraceFixtures.KERNEL,
                        "--view",
                        "block-requests",
                        "--by",
                        "disk,operation",
                        "--format",
                        "csv");
        assertThat(rows)
                .containsExactly(
                        "disk,operation,count,total,minimum,maximum,average,deviation,failed,bytes"
                                + ",queue,device,merged",
                        "\"254,0\",Read,160,266524860,42400,32842550,1665780,3339788,0,20459520"
                                + ",386130,266138730,0",
                        "\"254,0\",Write,8,6957490,77650,5064200,869686,1702703,0,1720320,63980"
                                + ",6893510,0");
    }

    @Test
    void anAmountThatIsSummedUpByItselfIsAColumnOfItsOwn() throws IOException {
        List<String> rows =
                lines(
                        "table",
                        TraceFixtures.KERNEL,
                        "--view",
                        "scheduling-latency",
                        "--by",
                        "queued",
                        "--limit",
                        1,
                        "--format",
                        "csv");
        assertThat(rows.get(0))
                .isEqualTo("queued,count,total,minimum,maximum,average,deviation,queued_7");
    }

    @Test
    void aTableWhoseEventsAreMissingNamesThemAndHowToRecordThem() throws IOException {
        CommandRun run = CommandRun.of("table", TraceFixtures.KERNEL, "--view", "page-faults");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("The analysis Page Faults cannot run")
                .contains("lttng enable-event -k x86_exceptions_page_fault_user");
    }

    @Test
    void theUseOfCpusIsATree() throws IOException {
        assertThat(
                        lines(
                                "table",
                                TraceFixtures.KERNEL,
                                "--view",
                                "cpu-usage",
                                "--format",
                                "csv",
                                "--limit",
                                2))
                .containsExactly(
                        "process,tid,pid,percent,time", "kernel,,,,", "Total,,,135.76,9393358260");
    }

    @Test
    void theUseOfCpusIsThatOfTheWholeBeforeAnythingIsStoredAndAfter() throws IOException {
        for (String name : List.of("alpha", "beta")) {
            SharedTraces.copy(
                    SharedTraces.demo("k-" + name + "/s1/kernel"), folder.resolve("new/" + name));
        }
        for (String run : List.of("first", "second")) {
            List<String> rows =
                    lines(
                            "table",
                            folder.resolve("new"),
                            "--view",
                            "cpu-usage",
                            "--filter",
                            "process == Total",
                            "--format",
                            "csv");
            assertThat(rows).as(run).contains("Total,,,135.76,9393358260");
        }
    }

    @Test
    void aFilterKeepsTheRowsOfATreeThatMatchAndThoseAboveThem() throws IOException {
        List<String> rows = usage("tid == 380 || process == Total");
        assertThat(rows).hasSize(4).startsWith("process,tid,pid,percent,time", "kernel,,,,");
        assertThat(rows.get(2)).startsWith("Total,");
        assertThat(rows.get(3)).contains(",380,");
        assertThat(usage("time > 1s && !Total")).hasSizeGreaterThan(1).noneMatch(r -> r.isEmpty());
        assertThat(usage("no such thread")).hasSize(1);
    }

    @Test
    void aMistakeInTheFilterOfATreeIsSaidWithItsColumn() {
        for (String filter : List.of("tid = 1 &&", "tid > 1 && colour == red", "time > [")) {
            boolean isWrongForAnyTable = !filter.contains("colour");
            CommandRun run =
                    CommandRun.of(
                            "table",
                            TraceFixtures.KERNEL,
                            "--view",
                            "cpu-usage",
                            "--filter",
                            filter);
            assertThat(run.code()).as(filter).isEqualTo(isWrongForAnyTable ? 2 : 1);
            assertThat(run.err())
                    .startsWith("astrolabe: --filter: Column ")
                    .hasLineCount(isWrongForAnyTable ? 2 : 1);
        }
    }

    private static List<String> usage(String filter) throws IOException {
        return lines(
                "table",
                TraceFixtures.KERNEL,
                "--view",
                "cpu-usage",
                "--filter",
                filter,
                "--format",
                "csv");
    }

    @Test
    void aFilterThatCannotBeUnderstoodIsExplained() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "table",
                        TraceFixtures.KERNEL,
                        "--view",
                        "syscall",
                        "--filter",
                        "colour == red");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("There is no column 'colour'");
    }

    @Test
    void sortingIsForSegmentsOnly() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "table", TraceFixtures.KERNEL, "--view", "cpu-usage", "--sort", "time");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("omit it");
    }

    @Test
    void aChartIsDrawnAndWrittenAsValues() throws IOException {
        Path svg = folder.resolve("usage.svg");
        Path csv = folder.resolve("usage.csv");
        CommandRun.data("render", TraceFixtures.KERNEL, "--view", "cpu-usage", "--out", svg);
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--view",
                "cpu-usage",
                "--out",
                csv,
                "--width",
                200,
                "--rows",
                "Total|CPU");
        assertThat(Files.readString(svg)).contains("CPU usage (%)").contains(">Total<");
        assertThat(Files.readAllLines(csv)).hasSize(202).startsWith("time,Total,CPU 0,CPU 1");
    }

    @Test
    void aTimeGraphHasNoValues() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "threads",
                        "--out",
                        folder.resolve("x.csv"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("has no values");
        assertThat(folder.resolve("x.csv")).doesNotExist();
    }

    /** Of a trace whose tracer declared more events than it recorded: interrupts alone. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    threads               | Threads             | Record sched_switch
                    cpu-usage             | CPU Usage           | Record sched_switch
                    preemptions           | Preemptions         | enable-event -k sched_switch
                    system-call-latency   | System Call Latency | enable-event -k --syscall
                    """)
    void anEmptyTableSaysWhatItsAnalysisNeeds(String view, String title, String needs)
            throws IOException {
        Path trace = SharedTraces.trace("ctf/la-test_irq-IrqTest");
        CommandRun run = CommandRun.of("table", trace, "--view", view);
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("note: The trace has nothing for '" + title + "'. ")
                .contains(needs)
                .contains("astrolabe info");
    }

    /** Rows without states have nothing but names, which are no data. */
    @Test
    void aFlameChartWithoutCallsSaysWhatItsAnalysisNeeds() throws IOException {
        CommandRun run = emptied("Call Stack - Flame Chart");
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .contains("note: The trace has nothing for 'Call Stack - Flame Chart'. ")
                .contains("-finstrument-functions")
                .endsWith("; if these are among them, nothing of the kind happened.\n");
    }

    private CommandRun emptied(String view) throws IOException {
        Path trace = SharedTraces.trace("ctf/gen-ust-app");
        Path start = folder.resolve("start");
        assertThat(CommandRun.of("trim", trace, "--to", "+100us", "--out", start).code()).isZero();
        return CommandRun.of("table", start, "--view", view);
    }

    @Test
    void aTableWithDataSaysNothing() throws IOException {
        Path trace = SharedTraces.trace("ctf/la-test_irq-IrqTest");
        for (String view : List.of("resources", "soft-interrupt-latency")) {
            assertThat(CommandRun.of("table", trace, "--view", view).err())
                    .doesNotContain("nothing for");
        }
        assertThat(
                        CommandRun.of(
                                        "table",
                                        TraceFixtures.KERNEL,
                                        "--view",
                                        "system-call-latency",
                                        "--filter",
                                        "name == nobody")
                                .err())
                .isEmpty();
    }
}
