package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

class SyncCommandTest {

    private static final Path ALPHA = SharedTraces.demo("k-alpha/s1/kernel");
    private static final Path BETA = SharedTraces.demo("k-beta/s1/kernel");

    @TempDir Path folder = Path.of("");

    private static JsonObject json(Object... args) {
        List<Object> all = new ArrayList<>(List.of("sync", "--json"));
        all.addAll(List.of(args));
        return JsonParser.parseString(CommandRun.data(all.toArray())).getAsJsonObject();
    }

    private static JsonObject only(JsonObject json, String array) {
        JsonArray elements = json.getAsJsonArray(array);
        assertThat(elements).hasSize(1);
        return elements.get(0).getAsJsonObject();
    }

    @Test
    void aCopyBetweenTwoHostsIsReportedToTheLastDigit() {
        Path traces = SharedTraces.trace("ctf/tc-synctraces").resolve("synctraces");
        JsonObject json =
                json(
                        traces.resolve("scp_src"),
                        traces.resolve("scp_dest"),
                        "--reference",
                        "scp_dest");
        JsonObject pair = only(json, "pairs");
        assertThat(pair.get("matches").getAsInt()).isEqualTo(46);
        assertThat(pair.get("a_to_b").getAsInt() + pair.get("b_to_a").getAsInt()).isEqualTo(46);
        assertThat(pair.get("slope").getAsString())
                .isEqualTo("1.000058625066383030723307598788165");
        assertThat(pair.get("violations_after").getAsInt()).isZero();
        assertThat(pair.get("violations_before").getAsInt()).isPositive();
        List<JsonObject> hosts =
                json.getAsJsonArray("hosts").asList().stream()
                        .map(JsonElement::getAsJsonObject)
                        .toList();
        assertThat(hosts)
                .anySatisfy(
                        host -> {
                            assertThat(host.get("slope").getAsString())
                                    .isEqualTo("0.9999413783703139011056845831168394");
                            assertThat(host.get("offset").getAsString())
                                    .isEqualTo("79796507913179.33347660124688298171");
                            assertThat(host.get("quality").getAsString()).isEqualTo("accurate");
                        })
                .anySatisfy(
                        host -> {
                            assertThat(host.get("host")).isEqualTo(json.get("reference"));
                            assertThat(host.get("slope").getAsString()).isEqualTo("1");
                            assertThat(host.get("offset").getAsString()).isEqualTo("0");
                        });
    }

    @Test
    void everyAlgorithmFindsTheClocksOfTheDemoTraces() {
        for (String algorithm : List.of("hull", "regression", "piecewise")) {
            JsonObject json = json(ALPHA, BETA, "--algorithm", algorithm);
            JsonObject pair = only(json, "pairs");
            assertThat(pair.get("matches").getAsInt()).isEqualTo(181 + 142);
            assertThat(json.get("algorithm").getAsString()).isEqualTo(algorithm);
            if (!"regression".equals(algorithm)) {
                assertThat(pair.get("violations_after").getAsInt()).isZero();
            }
            assertThat(pair.get("bound_ns").getAsDouble()).isBetween(1.0, 1e6);
            assertThat(json.getAsJsonObject("matching").get("matches").getAsInt())
                    .isEqualTo(181 + 142);
        }
    }

    @Test
    void theTextNamesHostsAndSaysWhetherCausesComeFirst() {
        String text = CommandRun.data("sync", ALPHA, BETA, "--reference", "beta");
        assertThat(text.lines().toList())
                .anySatisfy(line -> assertThat(line).contains("beta").contains("reference"))
                .anySatisfy(line -> assertThat(line).contains(" before, 0 after"));
        assertThat(text).contains("323 messages matched");
    }

    @Test
    void theMatchesAreWrittenWithTheirLatencies() throws IOException {
        Path file = folder.resolve("matches.csv");
        CommandRun.data("sync", ALPHA, BETA, "--matches", file);
        List<String> lines = Files.readAllLines(file);
        assertThat(lines).hasSize(1 + 181 + 142);
        assertThat(lines.get(0)).startsWith("sent_trace,sent_host,sent_rank,sent_ns,");
        assertThat(lines.subList(1, lines.size()))
                .allSatisfy(
                        line ->
                                assertThat(
                                                Long.parseLong(
                                                        line.substring(line.lastIndexOf(',') + 1)))
                                        .isNotNegative());
    }

    @Test
    void rulesOfAFileMatchOtherEvents() throws IOException {
        Path rules = folder.resolve("my.rules");
        Path alpha = SharedTraces.demo("k-alpha/s1/ust");
        Path beta = SharedTraces.demo("k-beta/s1/ust");
        Files.writeString(
                rules, "# the programs\ndemo:nothing(conn_id) -> demo:no_more(conn_id)\n");
        assertThat(only(json(alpha, beta, "--rules", rules), "pairs").get("matches").getAsInt())
                .isEqualTo(240);
        Files.writeString(rules, "first\n");
        CommandRun wrong = CommandRun.of("sync", alpha, beta, "--rules", rules);
        assertThat(wrong.code()).isEqualTo(1);
        assertThat(wrong.err()).contains("line 1").contains("cause(field, ...)");
    }

    @Test
    void theTableOfClocksIsTheSameForCorrectedTimes() throws IOException {
        List<Object> export = List.of("export", ALPHA, BETA, "--table", "clocks", "--out");
        List<Object> synced = new ArrayList<>(export);
        synced.addAll(List.of(folder.resolve("synced.csv"), "--synced"));
        List<Object> own = new ArrayList<>(export);
        own.add(folder.resolve("own.csv"));
        CommandRun.data(synced.toArray());
        CommandRun.data(own.toArray());
        assertThat(Files.readString(folder.resolve("synced.csv")))
                .isEqualTo(Files.readString(folder.resolve("own.csv")))
                .contains("accurate");
    }

    /** Saved clocks are for later: those of this test must not be there for others. */
    @Test
    @ExtendWith(TemporaryCache.class)
    void whatIsSavedIsShownWithSyncedAndNotWithout() {
        String own = CommandRun.data("events", ALPHA, BETA, "--limit", "50", "--format", "csv");
        String computed =
                CommandRun.data(
                        "events", "--synced", ALPHA, BETA, "--limit", "50", "--format", "csv");
        assertThat(computed).isNotEqualTo(own);
        CommandRun.data("sync", ALPHA, BETA, "--save", "--reference", "beta");
        assertThat(CommandRun.data("events", ALPHA, BETA, "--limit", "50", "--format", "csv"))
                .isEqualTo(own);
        assertThat(
                        CommandRun.data(
                                "events",
                                "--synced",
                                ALPHA,
                                BETA,
                                "--limit",
                                "50",
                                "--format",
                                "csv"))
                .isNotEqualTo(own)
                .isNotEqualTo(computed);
        assertThat(json(ALPHA, BETA).get("pairs")).isNotNull();
    }

    /** Alone, the folder of two tracers has another clock than with one more trace of its host. */
    @Test
    void pathsThatSplitAHostAreSynchronizedLikeItsTraces() {
        Path host = SharedTraces.demo("k-alpha/s1");
        Path ust = host.resolve("ust");
        String joined =
                CommandRun.data(
                        "events",
                        "--synced",
                        host,
                        ALPHA,
                        BETA,
                        "--limit",
                        "50",
                        "--format",
                        "csv");
        assertThat(joined)
                .isEqualTo(
                        CommandRun.data(
                                "events",
                                "--synced",
                                ALPHA,
                                ust,
                                ALPHA,
                                BETA,
                                "--limit",
                                "50",
                                "--format",
                                "csv"));
    }

    @Test
    @ExtendWith(TemporaryCache.class)
    void tracesWithoutASavedClockAreNamedIfOthersOfTheirHostHaveOne() {
        Path demo = SharedTraces.demo("");
        CommandRun.data("sync", ALPHA, BETA, "--save", "--reference", "beta");
        CommandRun run = CommandRun.of("events", "--synced", demo, "--limit", "1");
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .containsOnlyOnce("Clocks are saved for some traces, but not for k-alpha/ust: ");
        CommandRun.data("sync", demo, "--save", "--reference", "beta");
        CommandRun.data("events", "--synced", demo, "--limit", "1");
    }

    @Test
    @ExtendWith(TemporaryCache.class)
    void tracesOfSeveralHostsWithoutSavedClocksAreNamed() {
        Path other = SharedTraces.trace("ctf/gen-ust-net");
        CommandRun.data("sync", ALPHA, BETA, "--save", "--reference", "beta");
        CommandRun run = CommandRun.of("events", "--synced", ALPHA, BETA, other, "--limit", "1");
        assertThat(run.code()).isZero();
        assertThat(run.err())
                .containsPattern("but not for \\S*beta\\S*, \\S+, \\S+: their times are those");
    }

    @Test
    void aPictureOfAnExperimentIsDrawnByOneClock() throws IOException {
        Path one = folder.resolve("one.svg");
        Path demo = SharedTraces.demo("");
        CommandRun.data("render", demo, "--view", "threads", "--out", one, "--width", "400");
        Path synced = folder.resolve("synced.svg");
        CommandRun.data(
                "render", "--synced", demo, "--view", "threads", "--out", synced, "--width", "400");
        assertThat(Files.readString(synced)).isNotEqualTo(Files.readString(one));
    }

    @Test
    void oneHostNeedsNoSynchronization() {
        CommandRun run = CommandRun.of("sync", SharedTraces.trace("ctf/gen-ust-net"));
        assertThat(run.code()).isZero();
        assertThat(run.out()).contains("1,800 messages matched; 0 events without a counterpart");
        assertThat(run.err()).contains("one host");
    }

    @Test
    void aHostThatIsNotThereIsAnErrorThatNamesTheOthers() {
        CommandRun run = CommandRun.of("sync", ALPHA, BETA, "--reference", "gamma");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("'gamma'").contains("alpha").contains("beta");
        assertThat(CommandRun.of("sync", "--save", ALPHA).err()).contains("several traces");
    }
}
