package org.eclipse.tracecompass.tmf.cli.core;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapList;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.read.StatemapReader;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Statemap data as a trace of all commands, and any view as statemap data. */
class StatemapDataTest {

    private static final long ALL = 10_000_000;

    private static final String DATA =
            """
            {"start":[1700000000,0],"title":"disks","states":{
              "idle":{"value":0,"color":"#e0e0e0"},"busy":{"value":1,"color":"#cc0000"}}}
            {"time":"0","entity":"sd2","state":0}
            {"time":"0","entity":"sd10","state":1,"tag":"read"}
            {"time":"500","entity":"sd2","state":1}
            {"time":"900","entity":"sd10","state":0}
            {"time":"1000","entity":"sd2","state":0}
            """;

    @TempDir Path folder = Path.of("");

    private Path data() throws IOException {
        return Files.writeString(folder.resolve("disks.json"), DATA);
    }

    private static Statemap read(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return new StatemapReader(StatemapReader.DEFAULT.window(), ALL, false)
                    .read(in, read -> {});
        }
    }

    private static String list(Statemap map) throws IOException {
        StringBuilder list = new StringBuilder();
        StatemapList.write(map, list);
        return list.toString();
    }

    // --- data as a trace

    @Test
    void dataIsATraceForInfoAndEvents() throws IOException {
        JsonObject info =
                JsonParser.parseString(CommandRun.data("info", data(), "--json")).getAsJsonObject();
        assertThat(info.get("events").getAsInt()).isEqualTo(5);
        assertThat(info.get("type").getAsString()).isEqualTo("Statemap Data");
        assertThat(info.getAsJsonObject("event_types").get("busy").getAsInt()).isEqualTo(2);
        assertThat(CommandRun.data("events", data(), "--format", "csv").lines().skip(2).findFirst())
                .hasValueSatisfying(line -> assertThat(line).contains("sd10,busy,read"));
    }

    @Test
    void itsHistoryIsBuiltAndAsked() throws IOException {
        assertThat(CommandRun.data("analyze", data(), "--analysis", "statemap"))
                .contains("org.eclipse.tracecompass.tmf.statemap.analysis");
        assertThat(
                        CommandRun.data(
                                "query",
                                data(),
                                "--analysis",
                                "statemap",
                                "--attributes",
                                "Entities/*",
                                "--at",
                                "+600ns",
                                "--format",
                                "csv"))
                .contains("Entities/sd2,1700000000000000500,1700000000000000999,string,busy");
    }

    @Test
    void itIsDrawnInItsOwnColours() throws IOException {
        Path file = folder.resolve("disks.svg");
        CommandRun.data("render", data(), "--view", "statemap", "--out", file);
        assertThat(Files.readString(file)).contains("sd10").contains("idle").contains("busy");
    }

    @Test
    void wrongDataIsToldWithItsLine() throws IOException {
        Path file = folder.resolve("wrong.json");
        Files.writeString(file, DATA + "{\"time\":5,\"entity\":\"sd2\",\"state\":0}\n");
        CommandRun run = CommandRun.of("events", file);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("line 8").contains("\"time\" must be a string");
    }

    // --- views as data

    @Test
    void whatIsExportedIsReadAsTheSameStates() throws IOException {
        Path file = folder.resolve("out.json.gz");
        Path in = data();
        CommandRun.data("render", in, "--view", "statemap", "--out", file);
        assertThat(list(read(file))).isEqualTo(list(read(in)));
    }

    @Test
    void aKernelTraceComesBackFromStatemapData() throws IOException {
        Path first = folder.resolve("first.json");
        Path second = folder.resolve("second.json.gz");
        CommandRun.data("render", TraceFixtures.KERNEL, "--view", "resources", "--out", first);
        CommandRun.data("render", first, "--view", "statemap", "--out", second);
        assertThat(list(read(second))).isEqualTo(list(read(first)));
    }

    @Test
    void onlyTheRowsAndTimesThatAreAskedForAreExported() throws IOException {
        Path file = folder.resolve("cpus.json");
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--view",
                "resources",
                "--out",
                file,
                "--rows",
                "^CPU 0$",
                "--from",
                "+1s",
                "--to",
                "+2s");
        Statemap map = read(file);
        assertThat(map.entities()).extracting(StatemapEntity::name).containsExactly("CPU 0");
        assertThat(map.end()).isEqualTo(1_000_000_000);
        assertThat(map.entities().get(0).rectangles().get(0).start()).isZero();
    }

    /**
     * The threads of the reference were computed by another program from the same trace. It calls a
     * thread runnable as soon as it is woken up, even while it runs, so ends may be earlier there.
     */
    @Test
    void threadsRunWhenTheReferenceSaysSo() throws IOException {
        Statemap reference = read(SharedTraces.file("traces/statemap/gen.alpha-threads.in.gz"));
        Path file = folder.resolve("threads.json.gz");
        CommandRun.data("render", TraceFixtures.KERNEL, "--view", "threads", "--out", file);
        Statemap threads = read(file);
        Map<String, StatemapEntity> byTid = new HashMap<>();
        for (StatemapEntity thread : threads.entities()) {
            byTid.put(thread.description().replaceAll("TID (\\d+).*", "$1"), thread);
        }
        Map<String, Integer> names = new HashMap<>();
        reference.entities().forEach(e -> names.merge(tid(e), 1, Integer::sum));
        Set<String> running = Set.of("Usermode", "System call", "Kernel", "Interrupted");
        int same = 0;
        for (StatemapEntity thread : reference.entities()) {
            if (names.get(tid(thread)) > 1) {
                // The reference has a row for each name that a thread had.
                continue;
            }
            List<long[]> theirs = spans(reference, thread, Set.of("running"));
            List<long[]> ours = spans(threads, byTid.get(tid(thread)), running);
            assertThat(ours.stream().map(s -> s[0]).toList())
                    .as(thread.name())
                    .isEqualTo(theirs.stream().map(s -> s[0]).toList());
            boolean equal = true;
            for (int i = 0; i < ours.size(); i++) {
                assertThat(ours.get(i)[1]).isGreaterThanOrEqualTo(theirs.get(i)[1]);
                equal &= ours.get(i)[1] == theirs.get(i)[1];
            }
            same += equal ? 1 : 0;
        }
        assertThat(same).isGreaterThanOrEqualTo(44);
    }

    private static String tid(StatemapEntity entity) {
        return entity.name().substring(entity.name().lastIndexOf('/') + 1);
    }

    private static List<long[]> spans(Statemap map, StatemapEntity entity, Set<String> states) {
        List<long[]> spans = new ArrayList<>();
        for (StatemapRectangle rectangle : entity.rectangles()) {
            if (states.contains(map.metadata().states().get(rectangle.states()[0]).name())) {
                if (!spans.isEmpty() && spans.getLast()[1] == rectangle.start()) {
                    spans.getLast()[1] = rectangle.end();
                } else {
                    spans.add(new long[] {rectangle.start(), rectangle.end()});
                }
            }
        }
        return spans;
    }

    @Test
    void anInteractiveSvgIsADocumentWithAllRows() throws Exception {
        Path file = folder.resolve("threads.svg");
        CommandRun.data(
                "render",
                TraceFixtures.KERNEL,
                "--view",
                "threads",
                "--interactive",
                "--out",
                file);
        DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file.toFile());
        try (BufferedReader reader = Files.newBufferedReader(file)) {
            String text = String.join("\n", reader.lines().toList());
            assertThat(text).contains("Wait for CPU").contains("lttng-consumerd");
        }
    }

    @Test
    void onlyAnSvgIsInteractive() {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "threads",
                        "--interactive",
                        "--out",
                        folder.resolve("a.png"));
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.err()).contains("--interactive");
    }

    @Test
    void aChartHasNoStates() {
        CommandRun run =
                CommandRun.of(
                        "render",
                        TraceFixtures.KERNEL,
                        "--view",
                        "cpu-usage",
                        "--out",
                        folder.resolve("a.json"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("no rows of states");
    }

    @Test
    void rowsThatDoNotMatchLeaveNoFile() throws IOException {
        CommandRun run =
                CommandRun.of(
                        "render",
                        data(),
                        "--view",
                        "statemap",
                        "--rows",
                        "nothing",
                        "--out",
                        folder.resolve("a.json"));
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("No row matches 'nothing'");
        assertThat(folder.resolve("a.json")).doesNotExist();
    }
}
