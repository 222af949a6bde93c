package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.junit.jupiter.api.Test;

/** {@code astrolabe why} and {@code astrolabe waits} on the demo traces. */
class WhyCommandTest {

    private static final Path ALPHA = SharedTraces.demo("k-alpha/s1/kernel");
    private static final Path BETA = SharedTraces.demo("k-beta/s1/kernel");

    private static long sum(JsonObject shares) {
        return shares.entrySet().stream().mapToLong(e -> e.getValue().getAsLong()).sum();
    }

    @Test
    void theSharesOfAPathAddUpToItsRange() {
        JsonObject path =
                JsonParser.parseString(
                                CommandRun.data(
                                        "why", ALPHA, "--tid", "380", "--from", "+2s", "--to",
                                        "+5s", "--json"))
                        .getAsJsonObject();
        long length = path.get("to").getAsLong() - path.get("from").getAsLong();
        assertThat(length).isEqualTo(3_000_000_000L);
        for (String shares : List.of("states", "threads", "processes", "hosts")) {
            assertThat(sum(path.getAsJsonObject(shares))).as(shares).isEqualTo(length);
        }
        long at = path.get("from").getAsLong();
        for (JsonElement piece : path.getAsJsonArray("pieces")) {
            assertThat(piece.getAsJsonObject().get("start").getAsLong()).isEqualTo(at);
            at = piece.getAsJsonObject().get("end").getAsLong();
        }
        assertThat(at).isEqualTo(path.get("to").getAsLong());
    }

    /** While it waits for a CPU of its own, another process of the pair has it. */
    @Test
    void aPathNamesTheThreadsThatHadTheCpu() {
        String text = CommandRun.data("why", ALPHA, "--tid", "380");
        assertThat(text).contains("had the CPU meanwhile").contains("[python3,386]");
        String ofOlder = CommandRun.data("why", ALPHA, "--tid", "321");
        assertThat(ofOlder)
                .as("threads that were created during a wait, too")
                .contains("had the CPU meanwhile")
                .doesNotContain("[,");
    }

    /** The daemon waits from 51.1 s on, and until the end; the trace has wake-ups until then. */
    @Test
    void whatIsNotKnownSaysSinceWhenItIsMissing() {
        JsonArray pieces =
                JsonParser.parseString(CommandRun.data("why", ALPHA, "--tid", "338", "--json"))
                        .getAsJsonObject()
                        .getAsJsonArray("pieces");
        JsonObject first = pieces.get(0).getAsJsonObject();
        JsonObject last = pieces.get(pieces.size() - 1).getAsJsonObject();
        assertThat(first.get("missing").getAsString())
                .isEqualTo(
                        "its first event is at "
                                + TmfTimestamp.fromNanos(first.get("end").getAsLong()));
        assertThat(last.get("missing").getAsString())
                .isEqualTo(
                        "the trace ends at " + TmfTimestamp.fromNanos(last.get("end").getAsLong()));
    }

    @Test
    void theWaitsOfAThreadNameTheirCauses() {
        String[] lines =
                CommandRun.data("waits", ALPHA, "--tid", "379", "--format", "csv").split("\r?\n");
        assertThat(lines[0]).startsWith("cause,by,in,count,total");
        assertThat(lines[1]).startsWith("thread,\"[python3,380]\",wait4,1,4516321320,");
    }

    @Test
    void anUnknownThreadIsSaidToBeUnknown() {
        CommandRun run = CommandRun.of("why", ALPHA, "--tid", "99999");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .contains(
                        "There is no thread 99999 in the trace; 'astrolabe table TRACE --view threads'");
    }

    /** The table of system calls is the oracle. */
    @Test
    void aSlowSystemCallIsComparedWithTheMedianOne() {
        List<Long> durations = durationsOfFsync(ALPHA).stream().sorted().toList();
        JsonObject why =
                JsonParser.parseString(
                                CommandRun.data(
                                        "why",
                                        ALPHA,
                                        "--segments",
                                        "syscall",
                                        "--filter",
                                        "name == fsync",
                                        "--json"))
                        .getAsJsonObject();
        int count = durations.size();
        assertThat(why.get("count").getAsInt()).isEqualTo(count).isGreaterThan(2);
        long here = 0;
        long median = 0;
        for (JsonElement line : why.getAsJsonArray("path")) {
            here += line.getAsJsonObject().get("time").getAsLong();
            median += line.getAsJsonObject().get("median").getAsLong();
        }
        assertThat(here).as("the path covers the call").isEqualTo(durations.get(count - 1));
        assertThat(median)
                .as("the path of the median one")
                .isEqualTo(durations.get((count + 1) / 2 - 1));
        for (JsonElement instance : why.getAsJsonArray("instances")) {
            JsonObject one = instance.getAsJsonObject();
            assertThat(sum(one.getAsJsonObject("states")))
                    .isEqualTo(one.get("end").getAsLong() - one.get("start").getAsLong());
        }
        assertThat(
                        CommandRun.data(
                                "why",
                                ALPHA,
                                "--segments",
                                "syscall",
                                "--filter",
                                "name == fsync",
                                "--percentile",
                                "50"))
                .startsWith("fsync of ")
                .contains("this one", "p95", "longest");
    }

    private static List<Long> durationsOfFsync(Path trace) {
        return CommandRun.data(
                        "table",
                        trace,
                        "--view",
                        "system-call-latency",
                        "--filter",
                        "name == fsync",
                        "--format",
                        "csv")
                .lines()
                .skip(1)
                .map(line -> Long.valueOf(line.split(",")[2]))
                .toList();
    }

    private static long lengthOfSlowFsync(Object... options) {
        List<Object> command = new ArrayList<>(List.of("why"));
        command.addAll(List.of(options));
        command.addAll(List.of("--segments", "syscall", "--json"));
        JsonObject why =
                JsonParser.parseString(CommandRun.of(command.toArray()).out()).getAsJsonObject();
        long length = 0;
        for (JsonElement line : why.getAsJsonArray("path")) {
            length += line.getAsJsonObject().get("time").getAsLong();
        }
        return length;
    }

    @Test
    void aPercentileIsThatOfAllTraces() {
        List<Long> all = new ArrayList<>(durationsOfFsync(ALPHA));
        all.addAll(durationsOfFsync(BETA));
        all.sort(null);
        for (int percentile : List.of(0, 50, 90, 100)) {
            int rank = Math.max(1, (int) Math.ceil(percentile / 100.0 * all.size()));
            assertThat(
                            lengthOfSlowFsync(
                                    ALPHA,
                                    BETA,
                                    "--filter",
                                    "name == fsync",
                                    "--percentile",
                                    percentile))
                    .as("percentile " + percentile)
                    .isEqualTo(all.get(rank - 1));
        }
    }

    @Test
    void timesInTheFilterCountFromTheStartOfTheTrace() {
        String filter = "name == fsync && start_time >= +1.4s && start_time < +1.45s";
        assertThat(lengthOfSlowFsync(ALPHA, "--filter", filter, "--from", "+0.5s"))
                .isEqualTo(lengthOfSlowFsync(ALPHA, "--filter", filter));
    }

    @Test
    void segmentsThatCannotBeExplainedSayWhy() {
        assertThat(CommandRun.of("why", ALPHA).err()).contains("Give either --tid or --segments.");
        assertThat(CommandRun.of("why", ALPHA, "--segments", "network-packets").err())
                .contains("have no thread");
        assertThat(
                        CommandRun.of(
                                        "why",
                                        ALPHA,
                                        "--segments",
                                        "syscall",
                                        "--filter",
                                        "name == nonsense")
                                .err())
                .contains("No segment of syscall in the range matches");
        assertThat(CommandRun.of("why", ALPHA, "--segments", "page-faults").err())
                .contains("lttng enable-event -k");
    }
}
