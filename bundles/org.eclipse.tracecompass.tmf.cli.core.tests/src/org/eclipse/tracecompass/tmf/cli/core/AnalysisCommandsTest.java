package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands {@code analyze} and {@code query}, on the kernel demo trace. */
class AnalysisCommandsTest {

    private static final String KERNEL = "org.eclipse.tracecompass.analysis.os.linux.kernel";
    private static final Comparator<CSVRecord> ORDER =
            Comparator.comparing((CSVRecord r) -> r.get("attribute"))
                    .thenComparingLong(r -> Long.parseLong(r.get("start")));

    @Test
    void aHistoryIsBuiltOnceAndUsedAgain() {
        assertThat(summary("--rebuild")).contains(KERNEL).contains("built").contains("66357");
        assertThat(summary()).contains(KERNEL).contains("reused").doesNotContain(" - ");
        assertThat(summary("--rebuild")).contains("built");
    }

    /** The kernel analysis, statistics, and declared states. */
    @Test
    void theNumberOfThreadsMakesNoDifference(@TempDir Path folder) throws IOException {
        Path rules =
                Files.writeString(
                        folder.resolve("parts.states"),
                        """
                        states "Parts" version 1;
                        on sched_switch {
                            modify "CPUs/" + cpu = next_comm;
                            if (prev_state != 0) modify "Threads/" + prev_tid = prev_state;
                            modify "Inverse" = 100 / (next_tid % 3);
                        }
                        on irq_handler_entry modify "Irqs/" + irq = cpu;
                        on irq_handler_exit modify "Irqs/" + irq = null;
                        """);
        Map<String, String> one = histories("1", rules);
        assertThat(one).hasSizeGreaterThanOrEqualTo(3);
        assertThat(histories("3", rules)).isEqualTo(one);
    }

    private static Map<String, String> histories(String jobs, Path rules) throws IOException {
        CommandRun.data("analyze", TraceFixtures.KERNEL, "--jobs", jobs, "--rebuild");
        CommandRun.data(
                "analyze",
                TraceFixtures.KERNEL,
                "--jobs",
                jobs,
                "--states",
                rules.toString(),
                "--rebuild");
        Map<String, String> sums = new TreeMap<>();
        Path cache = Path.of(System.getProperty("astrolabe.cache"));
        try (Stream<Path> files = Files.walk(cache)) {
            for (Path file : files.filter(path -> path.toString().endsWith(".ht")).toList()) {
                sums.put(
                        cache.relativize(file).toString(),
                        Integer.toHexString(Arrays.hashCode(Files.readAllBytes(file))));
            }
        }
        return sums;
    }

    @Test
    void jobsAreAtLeastOne() {
        CommandRun run = CommandRun.of("analyze", TraceFixtures.KERNEL, "--jobs", "0");
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--jobs 0 is not possible. Give a number from 1 to 1024.");
    }

    @Test
    void withoutANameAllAnalysesThatApplyAreRun() {
        assertThat(CommandRun.data("analyze", TraceFixtures.SESSION)).contains(KERNEL);
    }

    @Test
    void everyWayToATraceLeadsToItsHistory(@TempDir Path folder) throws IOException {
        CommandRun.data("analyze", TraceFixtures.SESSION);
        assertThat(CommandRun.data("analyze", TraceFixtures.KERNEL))
                .contains("reused")
                .doesNotContain("built");
        Path link = Files.createSymbolicLink(folder.resolve("link"), TraceFixtures.KERNEL);
        assertThat(CommandRun.data("analyze", link)).contains("reused").doesNotContain("built");
        Path relative = Path.of("").toAbsolutePath().relativize(TraceFixtures.KERNEL);
        assertThat(CommandRun.data("analyze", relative)).contains("reused").doesNotContain("built");
    }

    @Test
    void contradictionsAreNotedOnTheErrorStream() {
        CommandRun run = CommandRun.of("analyze", TraceFixtures.KERNEL, "--analysis", "kernel");
        assertThat(run.err())
                .isEqualToIgnoringNewLines(
                        "astrolabe: note: kernel, Linux Kernel: events that contradict each other:"
                                + " system call exit without entry: 21.");
    }

    @Test
    void tracesOfAnExperimentAreNamedByWhatTellsThemApart() {
        assertThat(CommandRun.data("analyze", SharedTraces.demo("")))
                .contains(" k-alpha/kernel ")
                .contains(" k-beta/kernel ")
                .doesNotContain("64-bit");
    }

    @Test
    void anAnalysisHasItsIdItsShortNameAndItsTitle() {
        String byId =
                CommandRun.data(
                        "query",
                        TraceFixtures.KERNEL,
                        "--analysis",
                        KERNEL,
                        "--attributes",
                        "CPUs/*",
                        "--at",
                        "+1s");
        assertThat(
                        CommandRun.data(
                                "query",
                                TraceFixtures.KERNEL,
                                "--analysis",
                                "kernel",
                                "--attributes",
                                "CPUs/*",
                                "--at",
                                "+1s"))
                .isEqualTo(byId);
    }

    @Test
    void anUnknownAnalysisIsAnsweredWithThoseThatAreKnown() {
        CommandRun run =
                CommandRun.of(
                        "query",
                        TraceFixtures.KERNEL,
                        "--analysis",
                        "weather",
                        "--attributes",
                        "*",
                        "--at",
                        "+1s");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("'weather'").contains(KERNEL).hasLineCount(1);
    }

    @Test
    void atAnInstantEachAttributeHasOneInterval() throws IOException {
        List<CSVRecord> rows = query("--attributes", "CPUs/*", "--at", "+1.5s");
        assertThat(rows).extracting(r -> r.get("attribute")).containsExactly("CPUs/0", "CPUs/1");
        assertThat(rows).allSatisfy(r -> assertThat(r.get("type")).isIn("int", "null"));
    }

    @Test
    void aSpanIsCoveredWithoutGapsAndInOrder() throws IOException {
        List<CSVRecord> rows = query("--attributes", "CPUs/**", "--from", "+1s", "--to", "+2s");
        assertThat(rows).isSortedAccordingTo(ORDER).hasSizeGreaterThan(1000);
        for (int i = 1; i < rows.size(); i++) {
            CSVRecord before = rows.get(i - 1);
            CSVRecord row = rows.get(i);
            if (before.get("attribute").equals(row.get("attribute"))) {
                assertThat(Long.parseLong(row.get("start")))
                        .isEqualTo(Long.parseLong(before.get("end")) + 1);
            }
        }
    }

    @Test
    void pointsAreASelectionOfTheSpan() throws IOException {
        List<String> all = texts(query("--attributes", "CPUs/*", "--from", "+1s", "--to", "+2s"));
        List<String> some =
                texts(
                        query(
                                "--attributes",
                                "CPUs/*",
                                "--from",
                                "+1s",
                                "--to",
                                "+2s",
                                "--points",
                                "50"));
        assertThat(some).hasSizeBetween(2, 100).doesNotHaveDuplicates();
        assertThat(all).containsAll(some);
    }

    @Test
    void severalPatternsAreOneAnswer() throws IOException {
        List<CSVRecord> rows =
                query(
                        "--attributes",
                        "Threads/*",
                        "--attributes",
                        "CPUs/0",
                        "--attributes",
                        "CPUs/*",
                        "--at",
                        "+2s");
        assertThat(rows).isSortedAccordingTo(ORDER);
        assertThat(rows)
                .extracting(r -> r.get("attribute"))
                .doesNotHaveDuplicates()
                .contains("CPUs/0", "CPUs/1");
    }

    @Test
    void withoutAPathTheAnswerIsTheWholeStateLikeThatOfTheExplorer() {
        String all =
                CommandRun.data(
                        "query", TraceFixtures.KERNEL, "--analysis", "kernel", "--at", "+1s");
        assertThat(all)
                .isEqualTo(
                        CommandRun.data(
                                "query",
                                TraceFixtures.KERNEL,
                                "--analysis",
                                "kernel",
                                "--attributes",
                                "**",
                                "--at",
                                "+1s"))
                .contains("CPUs/0/Current_thread", "Threads/");
    }

    @Test
    void jsonKeepsTheTypesOfValues() {
        List<JsonObject> rows =
                CommandRun.data(
                                "query",
                                TraceFixtures.KERNEL,
                                "--analysis",
                                "kernel",
                                "--attributes",
                                "Threads/*/Exec_name",
                                "--at",
                                "+2s",
                                "--format",
                                "json")
                        .lines()
                        .map(line -> JsonParser.parseString(line).getAsJsonObject())
                        .toList();
        assertThat(rows)
                .isNotEmpty()
                .allSatisfy(
                        row -> {
                            assertThat(row.keySet())
                                    .containsExactly("attribute", "start", "end", "type", "value");
                            assertThat(row.get("type").getAsString()).isIn("string", "null");
                        });
    }

    @Test
    void anAttributeThatDoesNotExistIsAnsweredWithThoseThatDo() {
        CommandRun run =
                CommandRun.of(
                        "query",
                        TraceFixtures.KERNEL,
                        "--analysis",
                        "kernel",
                        "--attributes",
                        "Planets/*",
                        "--at",
                        "+1s");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains("Planets/*")
                .contains("CPUs")
                .contains("Threads")
                .hasLineCount(1);
    }

    @Test
    void atTogetherWithASpanIsWrongUsage() {
        CommandRun run =
                CommandRun.of(
                        "query",
                        TraceFixtures.KERNEL,
                        "--analysis",
                        "kernel",
                        "--attributes",
                        "*",
                        "--at",
                        "+1s",
                        "--from",
                        "+1s");
        assertThat(run.code()).isEqualTo(2);
    }

    @ParameterizedTest
    @ValueSource(strings = {"2147483648", "1000000000000", "9223372036854775807"})
    void morePointsThanFitInMemoryAreWrongUsage(String points) {
        CommandRun run =
                CommandRun.of(
                        "query", TraceFixtures.KERNEL, "--analysis", "kernel", "--points", points);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--points").contains("at most 1000000");
    }

    private static String summary(Object... more) {
        List<Object> args =
                new ArrayList<>(List.of("analyze", TraceFixtures.KERNEL, "--analysis", "kernel"));
        args.addAll(List.of(more));
        return CommandRun.data(args.toArray());
    }

    private static List<String> texts(List<CSVRecord> rows) {
        return rows.stream().map(r -> String.join(",", r.values())).toList();
    }

    private static List<CSVRecord> query(Object... more) throws IOException {
        List<Object> args =
                new ArrayList<>(
                        List.of(
                                "query",
                                TraceFixtures.KERNEL,
                                "--analysis",
                                "kernel",
                                "--format",
                                "csv"));
        args.addAll(List.of(more));
        String text = CommandRun.data(args.toArray());
        assertThat(text).startsWith("attribute,start,end,type,value\n");
        CSVFormat format = CSVFormat.RFC4180.builder().setHeader().setSkipHeaderRecord(true).get();
        try (CSVParser parser = CSVParser.parse(text, format)) {
            return parser.getRecords();
        }
    }
}
