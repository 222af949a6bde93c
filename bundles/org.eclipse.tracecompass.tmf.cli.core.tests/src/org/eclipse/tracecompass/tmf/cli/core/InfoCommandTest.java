package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.fleet.core.Manifest;
import org.eclipse.tracecompass.tmf.fleet.core.TraceEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class InfoCommandTest {

    @TempDir Path folder = Path.of("");

    @ParameterizedTest
    @MethodSource("org.eclipse.tracecompass.tmf.cli.core.TraceFixtures#withOracle")
    void theFiguresAreThoseOfAnIndependentReader(String trace, String oracleName) {
        JsonObject oracle = SharedTraces.oracle(oracleName + ".json");
        JsonObject info = json(CommandRun.data("info", "--json", TraceFixtures.path(trace)));
        assertThat(info.get("events")).isEqualTo(oracle.get("events"));
        assertThat(info.get("first_ns")).isEqualTo(oracle.get("first_ns"));
        assertThat(info.get("last_ns")).isEqualTo(oracle.get("last_ns"));
        assertThat(info.get("discarded_events")).isEqualTo(oracle.get("discarded_events_total"));
        assertThat(info.get("discarded_packets")).isEqualTo(oracle.get("discarded_packets_total"));
        assertThat(info.get("event_types")).isEqualTo(oracle.get("counts"));
        assertThat(eventsPerStream(info)).isEqualTo(eventsPerStream(oracle));
    }

    @Test
    void theTextNamesHostTracerAndClock() {
        String text = CommandRun.data("info", TraceFixtures.KERNEL);
        assertThat(text)
                .contains("alpha")
                .contains("lttng-modules")
                .contains("monotonic")
                .contains("66,357")
                .contains("sched_switch")
                .contains("lost        0 events, 0 packets");
    }

    @Test
    void anExperimentIsAnArrayWithItsTraces() {
        JsonArray infos =
                JsonParser.parseString(CommandRun.data("info", "--json", TraceFixtures.SESSION))
                        .getAsJsonArray();
        assertThat(infos).hasSize(2);
        assertThat(infos.get(0).getAsJsonObject().get("events").getAsLong()).isEqualTo(66_357);
        assertThat(infos.get(1).getAsJsonObject().get("events").getAsLong()).isEqualTo(480);
    }

    @Test
    void severalTracesAreABlockEach() {
        String text = CommandRun.data("info", TraceFixtures.KERNEL, TraceFixtures.USER);
        assertThat(text.lines().filter(line -> line.startsWith("  events "))).hasSize(2);
    }

    @Test
    void escapeSequencesOfTheMetadataAreShownAndNotObeyed() throws IOException {
        Path trace = SharedTraces.copy(TraceFixtures.USER, folder.resolve("ust"));
        Path metadata;
        try (Stream<Path> files = Files.walk(trace)) {
            metadata = files.filter(f -> f.endsWith("metadata")).findFirst().orElseThrow();
        }
        String text = Files.readString(metadata, StandardCharsets.ISO_8859_1);
        Files.writeString(
                metadata,
                text.replace("hostname = \"alpha\"", "hostname = \"a\u001b[\u0007a\""),
                StandardCharsets.ISO_8859_1);
        CommandRun run = CommandRun.of("info", trace);
        assertThat(run.out()).contains("a\\x1b[\\x07a");
        assertThat(run.out() + run.err()).doesNotContain("\u001b", "\u0007");
        JsonObject info = json(CommandRun.of("info", "--json", trace).out());
        assertThat(info.get("host").getAsString()).isEqualTo("a\u001b[\u0007a");
    }

    private static TraceEntry entry(String name, long start, long end, long events) {
        return new TraceEntry(
                name, "h", "/gone", "t", "", start, end, events, null, "f", List.of(), Map.of());
    }

    @Test
    void theTimesOfAFleetAreThoseOfItsEvents() throws IOException {
        try (OutputStream out = Files.newOutputStream(folder.resolve(Manifest.FILE))) {
            Manifest.EMPTY
                    .with(
                            List.of(entry("full", 1_000, 2_000, 3), entry("empty", 0, 0, 0)),
                            List.of(),
                            Map.of())
                    .write(out);
        }
        JsonObject info = json(CommandRun.data("info", "--json", folder));
        assertThat(info.get("first").getAsLong()).isEqualTo(1_000);
        assertThat(info.get("last").getAsLong()).isEqualTo(2_000);
    }

    /** Streams without events are not known to every reader. */
    private static Map<String, Long> eventsPerStream(JsonObject trace) {
        Map<String, Long> events = new TreeMap<>();
        for (JsonElement element : trace.getAsJsonArray("streams")) {
            JsonObject stream = element.getAsJsonObject();
            if (stream.get("events").getAsLong() > 0) {
                events.put(stream.get("name").getAsString(), stream.get("events").getAsLong());
            }
        }
        return events;
    }

    private static JsonObject json(String text) {
        return JsonParser.parseString(text).getAsJsonObject();
    }
}
