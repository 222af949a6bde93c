package org.eclipse.tracecompass.tmf.cli.core;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.cli.core.Console;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class EventsCommandTest {

    /** First and last event of the user-space demo trace. */
    private static final long FIRST = 1795215653242830264L;

    private static final long LAST = 1795215654860308204L;

    @ParameterizedTest
    @MethodSource("org.eclipse.tracecompass.tmf.cli.core.TraceFixtures#withOracle")
    void theCanonicalLinesAreThoseOfAnIndependentReader(String trace, String oracle)
            throws NoSuchAlgorithmException {
        String wanted = SharedTraces.oracle(oracle + ".json").get("sha256_sorted").getAsString();
        String lines =
                CommandRun.data("events", "--format", "canonical", TraceFixtures.path(trace));
        assertThat(sortedSum(lines)).isEqualTo(wanted);
    }

    @Test
    void textHasAHeaderAndALinePerEvent() {
        List<String> lines = CommandRun.data("events", TraceFixtures.USER).lines().toList();
        assertThat(lines).hasSize(481);
        assertThat(lines.get(1)).contains("demo:").containsPattern("\\d\\d:\\d\\d:\\d\\d\\.\\d{9}");
    }

    @Test
    void aTimeOfTheTextCanBeGivenBack() {
        String first = CommandRun.data("events", TraceFixtures.USER, "--limit", 1);
        String time = first.lines().toList().get(1).split(" ")[0];
        assertThat(CommandRun.data("events", TraceFixtures.USER, "--from", time, "--to", time))
                .isEqualTo(first);
    }

    @Test
    void theLastEventsAreThoseFromATimeBeforeTheEnd() {
        long from = LAST - 200_000_000;
        String last = CommandRun.data("events", TraceFixtures.USER, "--from", "-200ms");
        assertThat(last).isEqualTo(CommandRun.data("events", TraceFixtures.USER, "--from", from));
        String seconds = "%d.%09d".formatted(from / 1_000_000_000, from % 1_000_000_000);
        assertThat(last)
                .isEqualTo(CommandRun.data("events", TraceFixtures.USER, "--from", seconds));
    }

    @Test
    void aTerminalSeesHowMuchOfTheTimeIsRead() {
        OutputStream slow =
                new OutputStream() {
                    private boolean begun;

                    @Override
                    public void write(int b) throws IOException {
                        try {
                            // Progress of what is over in a moment is not shown.
                            Thread.sleep(begun ? 0 : 400);
                        } catch (InterruptedException e) {
                            throw new IOException(e);
                        }
                        begun = true;
                    }

                    @Override
                    public void write(byte @Nullable [] bytes, int from, int length)
                            throws IOException {
                        write(0);
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        assertThat(
                        AstrolabeCommand.run(
                                Console.of(slow, err, "err"),
                                "events",
                                TraceFixtures.KERNEL.toString()))
                .isZero();
        assertThat(err.toString(UTF_8))
                .containsPattern("reading \\[[# ]{24}\\] +\\d+ %  [\\d,]+ events");
    }

    @Test
    void csvHasAHeaderAndTimesInNanoseconds() throws IOException {
        List<CSVRecord> records =
                csv(CommandRun.data("events", TraceFixtures.USER, "--format", "csv"));
        assertThat(records).hasSize(481);
        assertThat(records.get(1).get(0)).isEqualTo(Long.toString(FIRST));
        assertThat(records.get(480).get(0)).isEqualTo(Long.toString(LAST));
        assertThat(records).allSatisfy(r -> assertThat(r.size()).isEqualTo(records.get(0).size()));
    }

    /** The table {@code events} tells the same threads as the columns of the command. */
    @Test
    void threadsAndProcessesAreThoseOfTheKernelAnalysis(@TempDir Path folder) throws IOException {
        Path table = folder.resolve("events.csv");
        CommandRun.data("export", TraceFixtures.KERNEL, "--table", "events", "--out", table);
        List<String> exported = threads(csv(Files.readString(table)), "tid", "pid");
        assertThat(exported).hasSize(66_357).contains("380/380");

        List<CSVRecord> printed =
                csv(CommandRun.data("events", TraceFixtures.KERNEL, "--format", "csv"));
        assertThat(threads(printed, "TID", "PID")).isEqualTo(exported);
    }

    private static List<String> threads(List<CSVRecord> records, String tid, String pid) {
        List<String> header = records.get(0).toList();
        int thread = header.indexOf(tid);
        int process = header.indexOf(pid);
        return records.stream()
                .skip(1)
                .map(record -> record.get(thread) + '/' + record.get(process))
                .toList();
    }

    @Test
    void jsonIsOneObjectPerLineWithTheFields() {
        List<JsonObject> events =
                CommandRun.data("events", TraceFixtures.USER, "--format", "json")
                        .lines()
                        .map(line -> JsonParser.parseString(line).getAsJsonObject())
                        .toList();
        assertThat(events).hasSize(480);
        JsonObject first = events.get(0);
        assertThat(first.get("timestamp").getAsLong()).isEqualTo(FIRST);
        assertThat(first.get("type").getAsString()).startsWith("demo:");
        assertThat(first.getAsJsonObject("fields").size()).isPositive();
    }

    @Test
    void fromAndToAreInclusive() {
        List<JsonObject> events =
                CommandRun.data(
                                "events",
                                TraceFixtures.USER,
                                "--format",
                                "json",
                                "--from",
                                FIRST,
                                "--to",
                                FIRST)
                        .lines()
                        .map(line -> JsonParser.parseString(line).getAsJsonObject())
                        .toList();
        assertThat(events).hasSize(1);
        assertThat(events.get(0).get("timestamp").getAsLong()).isEqualTo(FIRST);
    }

    @Test
    void severalTracesAreMergedByTime() {
        List<Long> times =
                CommandRun.data(
                                "events",
                                "--format",
                                "json",
                                TraceFixtures.USER,
                                TraceFixtures.KERNEL)
                        .lines()
                        .map(
                                line ->
                                        JsonParser.parseString(line)
                                                .getAsJsonObject()
                                                .get("timestamp")
                                                .getAsLong())
                        .toList();
        assertThat(times).hasSize(66_837).isSorted();
    }

    @Test
    void anExperimentIsMergedAndSaysWhichTraceAnEventIsFrom() {
        String text =
                CommandRun.data(
                        "events",
                        TraceFixtures.SESSION,
                        "--format",
                        "json",
                        "--from",
                        FIRST,
                        "--limit",
                        300);
        List<String> traces =
                text.lines()
                        .map(
                                line ->
                                        JsonParser.parseString(line)
                                                .getAsJsonObject()
                                                .get("trace")
                                                .getAsString())
                        .distinct()
                        .toList();
        assertThat(traces).hasSize(2);
    }

    @Test
    void limitEndsTheOutput() {
        assertThat(CommandRun.data("events", TraceFixtures.KERNEL, "--limit", 7).lines())
                .hasSize(8);
    }

    @Test
    void aReaderThatGoesAwayEndsTheCommandQuietly() {
        OutputStream closedPipe =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("Broken pipe");
                    }

                    @Override
                    public void write(byte @Nullable [] b, int off, int len) throws IOException {
                        throw new IOException("Broken pipe");
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = AstrolabeCommand.run(closedPipe, err, "events", TraceFixtures.KERNEL.toString());
        assertThat(code).isZero();
        assertThat(err.toString(UTF_8)).isEmpty();
    }

    @Test
    void aFullDiskIsSaid() {
        OutputStream full =
                new OutputStream() {
                    @Override
                    public void write(int b) throws IOException {
                        throw new IOException("No space left on device");
                    }
                };
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int code = AstrolabeCommand.run(full, err, "events", TraceFixtures.KERNEL.toString());
        assertThat(code).isEqualTo(1);
        assertThat(err.toString(UTF_8)).contains("No space left on device").hasLineCount(1);
    }

    @Test
    void cancellingEndsTheCommandWithoutATrace() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = Console.of(OutputStream.nullOutputStream(), err, "");
        console.cancellation().cancel();
        int code = AstrolabeCommand.run(console, "events", TraceFixtures.KERNEL.toString());
        assertThat(code).isEqualTo(1);
        assertThat(err.toString(UTF_8)).isEqualToIgnoringNewLines("astrolabe: Cancelled.");
    }

    private static List<CSVRecord> csv(String text) throws IOException {
        try (CSVParser parser = CSVParser.parse(text, CSVFormat.RFC4180)) {
            return parser.getRecords();
        }
    }

    private static String sortedSum(String text) throws NoSuchAlgorithmException {
        byte[][] lines =
                text.lines().map(line -> (line + '\n').getBytes(UTF_8)).toArray(byte[][]::new);
        Arrays.sort(lines, Arrays::compareUnsigned);
        MessageDigest sum = MessageDigest.getInstance("SHA-256");
        for (byte[] line : lines) {
            sum.update(line);
        }
        return HexFormat.of().formatHex(sum.digest());
    }
}
