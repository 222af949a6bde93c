package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.zip.GZIPInputStream;
import org.eclipse.tracecompass.common.core.filter.FilterColumns;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Views for other viewers. Tables are read back with a database in a test of the product. */
class ExportCommandTest {

    @TempDir Path folder = Path.of("");

    private Path export(String view, String name) throws IOException {
        Path file = folder.resolve(name);
        CommandRun.data("export", TraceFixtures.KERNEL, "--view", view, "--out", file);
        return file;
    }

    private static List<JsonObject> events(Path file) throws IOException {
        try (InputStreamReader text =
                new InputStreamReader(
                        new GZIPInputStream(Files.newInputStream(file)), StandardCharsets.UTF_8)) {
            List<JsonObject> events = new ArrayList<>();
            for (JsonElement event :
                    JsonParser.parseReader(text).getAsJsonObject().getAsJsonArray("traceEvents")) {
                events.add(event.getAsJsonObject());
            }
            return events;
        }
    }

    /** Total of slices by row and state, ns. */
    private static Map<String, Long> totals(Path file) throws IOException {
        Map<Integer, String> rows = new HashMap<>();
        Map<Integer, JsonObject> open = new HashMap<>();
        Map<String, Long> totals = new TreeMap<>();
        for (JsonObject event : events(file)) {
            int row = event.get("tid").getAsInt();
            switch (event.get("ph").getAsString()) {
                case "M" -> {
                    if (event.get("name").getAsString().equals("thread_name")) {
                        rows.put(row, event.getAsJsonObject("args").get("name").getAsString());
                    }
                }
                case "B" -> assertThat(open.put(row, event)).isNull();
                case "E" -> {
                    JsonObject begin = open.remove(row);
                    assertThat(event.get("name")).isEqualTo(begin.get("name"));
                    JsonObject args = begin.getAsJsonObject("args");
                    String state =
                            (args == null ? begin.get("name") : args.get("state")).getAsString();
                    totals.merge(
                            rows.get(row) + ": " + state, nanos(event) - nanos(begin), Long::sum);
                }
                default -> throw new AssertionError(event);
            }
        }
        assertThat(open).isEmpty();
        return totals;
    }

    private static long nanos(JsonObject event) {
        return event.get("ts").getAsBigDecimal().movePointRight(3).longValueExact();
    }

    @Test
    void theSlicesOfRowsAreAsLongAsTheirStates() throws IOException {
        Map<String, Long> totals = new TreeMap<>();
        totals(export("resources", "rows.json.gz"))
                .forEach(
                        (key, nanos) -> {
                            if (key.matches("CPU \\d: .*")) {
                                String[] parts = key.split(": ");
                                totals.put(parts[0] + ": " + FilterColumns.key(parts[1]), nanos);
                            }
                        });

        Map<String, Long> expected = new TreeMap<>();
        for (String line :
                CommandRun.data(
                                "table",
                                TraceFixtures.KERNEL,
                                "--view",
                                "resources",
                                "--format",
                                "json")
                        .lines()
                        .toList()) {
            JsonObject row = JsonParser.parseString(line).getAsJsonObject();
            String name = row.entrySet().iterator().next().getValue().getAsString();
            if (!name.matches("CPU \\d")) {
                continue;
            }
            row.entrySet().stream()
                    .skip(1)
                    .filter(cell -> cell.getValue().isJsonPrimitive())
                    .filter(cell -> cell.getValue().getAsJsonPrimitive().isNumber())
                    .filter(cell -> cell.getValue().getAsLong() > 0)
                    .forEach(
                            cell ->
                                    expected.put(
                                            name + ": " + cell.getKey(),
                                            cell.getValue().getAsLong()));
        }
        assertThat(totals).isNotEmpty().isEqualTo(expected);
    }

    @Test
    void perfettoHasTheSlicesOfChrome() throws IOException {
        long begins =
                events(export("threads", "threads.json.gz")).stream()
                        .filter(event -> event.get("ph").getAsString().equals("B"))
                        .count();
        PerfettoReader trace = new PerfettoReader(export("threads", "threads.pftrace"));

        assertThat(begins).isPositive();
        assertThat(trace.slices).hasSize((int) begins);
        assertThat(trace.slices.stream().map(PerfettoReader.Slice::track))
                .containsAll(trace.tracks.values());
    }

    @Test
    void rowsHaveTheOrderOfTheView() throws IOException {
        Map<Integer, Integer> places = new HashMap<>();
        Map<Integer, String> names = new TreeMap<>();
        for (JsonObject event : events(export("resources", "order.json.gz"))) {
            String kind = event.get("name").getAsString();
            int row = event.get("tid").getAsInt();
            if (kind.equals("thread_sort_index")) {
                places.put(row, event.getAsJsonObject("args").get("sort_index").getAsInt());
            } else if (kind.equals("thread_name")) {
                names.put(row, event.getAsJsonObject("args").get("name").getAsString());
            }
        }
        List<String> sorted =
                names.entrySet().stream()
                        .sorted(Comparator.comparing(e -> places.get(e.getKey())))
                        .map(Map.Entry::getValue)
                        .toList();
        PerfettoReader trace = new PerfettoReader(export("resources", "order.pftrace"));

        assertThat(trace.ranked()).isEqualTo(sorted);
        List<String> view =
                CommandRun.data(
                                "table",
                                TraceFixtures.KERNEL,
                                "--view",
                                "resources",
                                "--format",
                                "json")
                        .lines()
                        .map(line -> JsonParser.parseString(line).getAsJsonObject())
                        .map(row -> row.entrySet().iterator().next().getValue().getAsString())
                        .filter(sorted::contains)
                        .toList();
        assertThat(view).isNotEmpty().isSubsetOf(sorted);
        assertThat(sorted.stream().filter(view::contains)).containsExactlyElementsOf(view);
    }

    @Test
    void aChartBecomesCounters() throws IOException {
        List<JsonObject> values =
                events(export("cpu-usage", "usage.json.gz")).stream()
                        .filter(event -> event.get("ph").getAsString().equals("C"))
                        .toList();

        assertThat(values).isNotEmpty();
        assertThat(values.getFirst().get("name").getAsString()).isEqualTo("Total");
        assertThat(new PerfettoReader(export("cpu-usage", "usage.pftrace")).values)
                .containsExactlyElementsOf(
                        values.stream()
                                .map(v -> v.getAsJsonObject("args").get("value").getAsDouble())
                                .toList());
    }

    @Test
    void aFileOfAViewNeedsAViewAndNoTables() {
        Path file = folder.resolve("x.pftrace");
        assertThat(CommandRun.of("export", TraceFixtures.KERNEL, "--out", file).err())
                .contains("give --view");
        assertThat(
                        CommandRun.of(
                                        "export",
                                        TraceFixtures.KERNEL,
                                        "--view",
                                        "threads",
                                        "--table",
                                        "states",
                                        "--out",
                                        file)
                                .err())
                .contains("leave them out");
        assertThat(file).doesNotExist();
    }

    /** Reads what is needed of a trace, by the numbers of the format's fields. */
    private static final class PerfettoReader {

        record Slice(String track, String name, long start, long end) {}

        private final Map<Long, String> tracks = new HashMap<>();
        private final Map<Long, Long> ranks = new HashMap<>();
        private final Map<Long, String> names = new HashMap<>();
        private final Map<Long, Map<Integer, Object>> open = new HashMap<>();
        private final List<Slice> slices = new ArrayList<>();
        private final List<Double> values = new ArrayList<>();

        PerfettoReader(Path file) throws IOException {
            ByteBuffer bytes =
                    ByteBuffer.wrap(Files.readAllBytes(file))
                            .order(java.nio.ByteOrder.LITTLE_ENDIAN);
            while (bytes.hasRemaining()) {
                assertThat(varint(bytes)).isEqualTo(1 << 3 | 2);
                packet(fields(part(bytes)));
            }
            assertThat(open).isEmpty();
            tracks.remove(1L);
        }

        List<String> ranked() {
            return tracks.keySet().stream()
                    .sorted(Comparator.comparing(ranks::get))
                    .map(tracks::get)
                    .toList();
        }

        private void packet(Map<Integer, Object> packet) {
            if (packet.get(60) instanceof ByteBuffer descriptor) {
                Map<Integer, Object> track = fields(descriptor);
                tracks.put((Long) track.get(1), text(track.get(2)));
                ranks.put((Long) track.get(1), (Long) track.getOrDefault(12, 0L));
            }
            if (packet.get(12) instanceof ByteBuffer interned) {
                Map<Integer, Object> name = fields((ByteBuffer) fields(interned).get(2));
                names.put((Long) name.get(1), text(name.get(2)));
            }
            if (packet.get(11) instanceof ByteBuffer event) {
                Map<Integer, Object> fields = fields(event);
                fields.put(0, packet.get(8));
                Long track = (Long) fields.get(11);
                assertThat(tracks).containsKey(track);
                switch (((Long) fields.get(9)).intValue()) {
                    case 1 -> assertThat(open.put(track, fields)).isNull();
                    case 2 -> {
                        Map<Integer, Object> begin = open.remove(track);
                        slices.add(
                                new Slice(
                                        tracks.get(track),
                                        names.get(begin.get(10)),
                                        (Long) begin.get(0),
                                        (Long) fields.get(0)));
                    }
                    default -> values.add(Double.longBitsToDouble((Long) fields.get(44)));
                }
            }
        }

        private static String text(Object bytes) {
            return StandardCharsets.UTF_8.decode((ByteBuffer) bytes).toString();
        }

        private static Map<Integer, Object> fields(ByteBuffer bytes) {
            Map<Integer, Object> fields = new HashMap<>();
            while (bytes.hasRemaining()) {
                int tag = (int) varint(bytes);
                fields.put(
                        tag >> 3,
                        switch (tag & 7) {
                            case 0 -> varint(bytes);
                            case 1 -> bytes.getLong();
                            default -> part(bytes);
                        });
            }
            return fields;
        }

        private static ByteBuffer part(ByteBuffer bytes) {
            int length = (int) varint(bytes);
            ByteBuffer part =
                    bytes.slice(bytes.position(), length).order(java.nio.ByteOrder.LITTLE_ENDIAN);
            bytes.position(bytes.position() + length);
            return part;
        }

        private static long varint(ByteBuffer bytes) {
            long value = 0;
            for (int shift = 0; ; shift += 7) {
                byte next = bytes.get();
                value |= (long) (next & 0x7F) << shift;
                if (next >= 0) {
                    return value;
                }
            }
        }
    }
}
