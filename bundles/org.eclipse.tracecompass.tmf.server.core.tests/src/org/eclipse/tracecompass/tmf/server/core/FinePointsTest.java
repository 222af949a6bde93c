package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What clients rely on though the schema of the protocol does not say it. */
class FinePointsTest {

    private static final String RESOURCES =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus"
                    + ".ResourcesStatusDataProvider";

    @BeforeAll
    static void keepTheCacheApart() {
        TemporaryCache.ofTheProcess();
    }

    private static TraceServer server(Path root) throws IOException {
        TraceServer server =
                TraceServer.at(
                        new ServerOptions(
                                InetAddress.getLoopbackAddress(), 0, List.of(root), null, "1.0.0"));
        server.start();
        return server;
    }

    private static Reply openTrace(Client client, Path path, String more) {
        return client.post(
                "/traces", "{\"parameters\": {\"uri\": \"%s\" %s}}".formatted(path, more));
    }

    private static Reply openExperiment(Client client, String name, @Nullable Object... traces) {
        List<String> members = Stream.of(traces).map(uuid -> "\"" + uuid + '"').toList();
        return client.post(
                "/experiments",
                "{\"parameters\": {\"name\": \"%s\", \"traces\": %s}}".formatted(name, members));
    }

    private static long number(Map<String, @Nullable Object> facts, String name) {
        return OnKernelTrace.number(facts.get(name));
    }

    /** Nothing of the trace is in the cache, so that clients see it being read. */
    @Test
    void whileATraceIsReadItNeverEndsBeforeItStartsAndItsTreesAreRunning(@TempDir Path folder)
            throws IOException {
        Path trace = SharedTraces.copy(OnKernelTrace.TRACE, folder.resolve("kernel"));
        List<Long> ends = new ArrayList<>();
        Set<Integer> rows = new HashSet<>();
        try (TraceServer server = server(folder);
                Client client = new Client(server.address())) {
            Object uuid = openTrace(client, trace, "").object().get("UUID");
            Reply opened = openExperiment(client, "fresh", uuid);
            String path = "/experiments/" + opened.object().get("UUID");
            String tree = path + "/outputs/timeGraph/" + OnKernelTrace.THREADS + "/tree";
            for (int after = 0; after < 5; after++) {
                Reply answer = client.post(tree, "{\"parameters\": {}}");
                Map<String, @Nullable Object> facts = client.get(path).object();
                Map<String, @Nullable Object> member = new Reply(200, facts).list("traces").get(0);
                for (Map<String, @Nullable Object> each :
                        List.of(facts, member, client.get("/traces/" + uuid).object())) {
                    assertThat(number(each, "start")).isPositive();
                    assertThat(number(each, "end")).isGreaterThanOrEqualTo(number(each, "start"));
                }
                ends.add(number(facts, "end"));
                if ("RUNNING".equals(answer.object().get("status"))) {
                    after = 0;
                } else {
                    // what is complete stays as it is, and is not told before all events are read
                    assertThat(answer.object()).containsEntry("status", "COMPLETED");
                    assertThat(facts).containsEntry("indexingStatus", "COMPLETED");
                    rows.add(answer.model().list("entries").size());
                }
            }
        }
        assertThat(ends).isSorted();
        assertThat(rows).hasSize(1);
    }

    @Test
    void aNameThatIsTakenIsAConflictUntilTheClientTriesAnother(@TempDir Path folder)
            throws IOException {
        Path one = SharedTraces.copy(OnKernelTrace.TRACE, folder.resolve("one/kernel"));
        Path other = SharedTraces.copy(OnKernelTrace.TRACE, folder.resolve("other/kernel"));
        String name = ", \"name\": \"%s\"";
        try (TraceServer server = server(folder);
                Client client = new Client(server.address())) {
            Reply first = openTrace(client, one, name.formatted("kernel"));
            Reply taken = openTrace(client, other, name.formatted("kernel"));
            assertThat(taken.status()).isEqualTo(409);
            assertThat(taken.object()).containsEntry("trace", first.object());
            Reply second = openTrace(client, other, name.formatted("kernel(1)"));
            assertThat(second.status()).isEqualTo(200);
            Object firstId = first.object().get("UUID");
            Object secondId = second.object().get("UUID");
            Reply opened = openExperiment(client, "kernel", firstId);
            Reply conflict = openExperiment(client, "kernel", firstId, secondId);
            assertThat(conflict.status()).isEqualTo(409);
            assertThat(conflict.object().get("experiment")).isInstanceOf(Map.class);
            assertThat(openExperiment(client, "kernel(1)", secondId).object().get("UUID"))
                    .isNotEqualTo(opened.object().get("UUID"));
            // as another type the file is another thing
            assertThat(openTrace(client, one, ", \"typeID\": \"none\"").status()).isEqualTo(409);
            // what the experiment no longer holds can be forgotten, and its name is free
            client.delete("/experiments/" + opened.object().get("UUID"));
            assertThat(client.delete("/traces/" + firstId).status()).isEqualTo(200);
            client.delete("/experiments/" + openId(client, "kernel(1)"));
            client.delete("/traces/" + secondId);
            assertThat(openTrace(client, other, name.formatted("kernel")).status()).isEqualTo(200);
        }
    }

    private static @Nullable Object openId(Client client, String name) {
        return client.get("/experiments").objects().stream()
                .filter(experiment -> name.equals(experiment.get("name")))
                .findFirst()
                .orElseThrow()
                .get("UUID");
    }

    @Test
    void blanksHaveNoStyleAndAListOfTimesIsAsGoodAsARange() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS);
            on.awaitEnd();
            long start = on.start();
            long end = on.end();
            List<Long> ids =
                    on
                            .client
                            .complete(path + "/tree", Client.rows(start, end, 2, List.of()))
                            .model()
                            .list("entries")
                            .stream()
                            .filter(entry -> Boolean.TRUE.equals(entry.get("hasData")))
                            .map(entry -> number(entry, "id"))
                            .toList();
            // so short that the idle threads of the CPUs have not only blends
            end = start + (end - start) / 100;
            Reply states = on.client.complete(path + "/states", Client.rows(start, end, 999, ids));
            long blanks =
                    states.model().list("rows").stream()
                            .flatMap(row -> new Reply(200, row).list("states").stream())
                            .filter(state -> !state.containsKey("style"))
                            .peek(state -> assertThat(state).doesNotContainKey("label"))
                            .count();
            assertThat(blanks).isPositive();
            Reply few = on.client.post(path + "/states", Client.rows(start, end, 3, ids));
            Reply old =
                    on.client.post(
                            path + "/states",
                            "{\"parameters\": {\"requested_times\": [%d, %d, %d], \"requested_items\": %s}}"
                                    .formatted(start, start + (end - start) / 2, end, ids));
            assertThat(old.json()).isEqualTo(few.json());
        }
    }

    @Test
    void elementsOfAllKindsAreTakenInLowerCase() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = on.path("/outputs/timeGraph/" + RESOURCES);
            String all = Client.rows(on.start(), on.end(), 2, List.of());
            long id =
                    on.client.complete(path + "/tree", all).model().list("entries").stream()
                            .filter(entry -> Boolean.TRUE.equals(entry.get("hasData")))
                            .map(entry -> number(entry, "id"))
                            .findFirst()
                            .orElseThrow();
            for (String kind :
                    List.of("state", "annotation", "arrow", "STATE", "ANNOTATION", "ARROW")) {
                Reply reply = on.client.post(path + "/tooltip", tooltip(on.start(), id, kind));
                assertThat(reply.object()).as(kind).containsEntry("status", "COMPLETED");
            }
            assertThat(on.client.post(path + "/tooltip", tooltip(on.start(), id, "x")).status())
                    .isEqualTo(400);
        }
    }

    private static String tooltip(long time, long id, String kind) {
        return """
               {"parameters": {"requested_times": [%d], "requested_items": [%d], "requested_element":
                {"elementType": "%s", "time": %d, "duration": 1, "entryId": 1, "destinationId": 2}}}"""
                .formatted(time, id, kind, time);
    }

    @Test
    void moreRowsTimesOrSamplesThanAnyClientShowsAreRefused() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = on.path("/outputs/XY/" + OnKernelTrace.CPU_USAGE + "/xy");
            String samples =
                    "{\"parameters\": {\"requested_items\": [],"
                            + " \"requested_timerange\": {\"start\": 1, \"end\": 2, \"nbSamples\": %d}}}";
            assertThat(on.client.post(path, samples.formatted(65_536)).status()).isEqualTo(200);
            assertThat(on.client.post(path, samples.formatted(65_537)).status()).isEqualTo(400);
            assertThat(on.client.post(path, samples.formatted(0)).status()).isEqualTo(400);
            List<Long> items = LongStream.range(0, 100_001).boxed().toList();
            assertThat(on.client.post(path, Client.rows(1, 2, 2, items)).status()).isEqualTo(400);
            List<Long> times = LongStream.range(0, 65_537).boxed().toList();
            assertThat(
                            on.client
                                    .post(
                                            path,
                                            "{\"parameters\": {\"requested_times\": %s, \"requested_items\": []}}"
                                                    .formatted(times))
                                    .status())
                    .isEqualTo(400);
        }
    }

    @Test
    void aPageOfAnEditorMayAskBeforehandWhatItMaySend() throws Exception {
        try (TraceServer server = OnKernelTrace.server(null)) {
            server.start();
            try (Client client = new Client(server.address())) {
                assertThat(preflight(client, "vscode-webview://abc").headers().map())
                        .containsEntry(
                                "access-control-allow-origin", List.of("vscode-webview://abc"))
                        .containsKeys(
                                "access-control-allow-methods", "access-control-allow-headers");
                assertThat(preflight(client, "http://evil.example").headers().map())
                        .doesNotContainKey("access-control-allow-origin");
            }
        }
    }

    private static HttpResponse<String> preflight(Client client, String origin) throws Exception {
        return client.http()
                .send(
                        client.request(
                                "OPTIONS",
                                "/traces",
                                null,
                                "Origin",
                                origin,
                                "Access-Control-Request-Method",
                                "POST"),
                        BodyHandlers.ofString());
    }

    /** As on the command line: a folder with several traces is one experiment of all of them. */
    @Test
    void aFolderOfTracesIsAnExperimentOfThem() throws IOException {
        Path session = SharedTraces.demo("k-alpha/s1");
        try (TraceServer server = server(session);
                Client client = new Client(server.address())) {
            UUID experiment = server.open(session);
            Map<String, @Nullable Object> facts = client.get("/experiments/" + experiment).object();
            assertThat(facts).containsEntry("name", "s1");
            assertThat(new Reply(200, facts).list("traces"))
                    .extracting(trace -> trace.get("name"))
                    .containsExactlyInAnyOrder("kernel", "64-bit");
            assertThat(client.get("/traces").objects()).hasSize(2);
            assertThat(server.open(session)).isEqualTo(experiment);
        }
    }
}
