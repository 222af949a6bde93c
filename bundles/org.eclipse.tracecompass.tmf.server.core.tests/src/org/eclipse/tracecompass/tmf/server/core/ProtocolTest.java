package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;
import org.junit.jupiter.api.io.TempDir;

/** The operations of the protocol on a real trace. */
@TestInstance(Lifecycle.PER_CLASS)
class ProtocolTest {

    private static final String UNKNOWN = "11111111-1111-1111-1111-111111111111";

    private @Nullable OnKernelTrace opened;

    @BeforeAll
    void open() throws IOException {
        TemporaryCache.ofTheProcess();
        opened = new OnKernelTrace();
    }

    @AfterAll
    void close() {
        on().close();
    }

    private OnKernelTrace on() {
        OnKernelTrace opened = this.opened;
        if (opened == null) {
            throw new IllegalStateException("not open");
        }
        return opened;
    }

    private Reply get(String path) {
        return on().client.get(path);
    }

    private Reply post(String path, String body) {
        return on().client.post(path, body);
    }

    private Reply timeGraph(String operation, String body) {
        return on().client
                .complete(
                        on().path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/" + operation),
                        body);
    }

    private List<Map<String, @Nullable Object>> threads() {
        return timeGraph("tree", Client.rows(on().start(), on().end(), 2, List.of()))
                .model()
                .list("entries");
    }

    private List<Long> threadIds() {
        List<Long> ids = new ArrayList<>();
        threads().stream()
                .filter(entry -> Boolean.TRUE.equals(entry.get("hasData")))
                .forEach(entry -> ids.add(OnKernelTrace.number(entry.get("id"))));
        return ids;
    }

    @Test
    void theServerSaysThatItIsUpAndWhatItIs() {
        assertThat(get("/health").object()).containsEntry("status", "UP");
        assertThat(get("/identifier").object())
                .containsEntry("version", "1.2.3")
                .containsEntry("tspVersion", "0.6.0");
    }

    @Test
    void aTraceIsTheSameHoweverOftenItIsOpened() {
        String body = "{\"parameters\": {\"uri\": \"%s\"}}".formatted(OnKernelTrace.TRACE);
        Reply first = post("/traces", body);
        assertThat(first.status()).isEqualTo(200);
        assertThat(post("/traces", body).object().get("UUID"))
                .isEqualTo(first.object().get("UUID"));
        assertThat(get("/traces/" + first.object().get("UUID")).object())
                .containsEntry("path", OnKernelTrace.TRACE.toString());
    }

    @Test
    void anExperimentIsTheSameWithTheSameTracesAndAConflictWithOthers() {
        Map<String, @Nullable Object> facts = on().facts();
        String members =
                new Reply(200, facts)
                        .list("traces").stream()
                                .map(trace -> '"' + String.valueOf(trace.get("UUID")) + '"')
                                .toList()
                                .toString();
        String body =
                "{\"parameters\": {\"name\": \"%s\", \"traces\": %s}}"
                        .formatted(facts.get("name"), members);
        assertThat(post("/experiments", body).object().get("UUID")).isEqualTo(facts.get("UUID"));
        String user = OnKernelTrace.TRACE.resolveSibling("ust").toString();
        Reply other = post("/traces", "{\"parameters\": {\"uri\": \"%s\"}}".formatted(user));
        Reply conflict =
                post(
                        "/experiments",
                        "{\"parameters\": {\"name\": \"%s\", \"traces\": [\"%s\"]}}"
                                .formatted(facts.get("name"), other.object().get("UUID")));
        assertThat(conflict.status()).isEqualTo(409);
        assertThat(conflict.object()).containsKeys("title", "experiment");
        assertThat(on().client.delete("/traces/" + other.object().get("UUID")).status())
                .isEqualTo(200);
    }

    @Test
    void tracesOfTheSameNameThatTheServerIsStartedForAreExperimentsApart(@TempDir Path folder)
            throws IOException {
        try (TraceServer server = OnKernelTrace.server(null, folder)) {
            List<UUID> opened = new ArrayList<>();
            for (String host : List.of("host1", "host2")) {
                Path copy = Files.createDirectory(folder.resolve(host)).resolve("kernel");
                SharedTraces.copy(OnKernelTrace.TRACE, copy);
                opened.add(server.open(copy));
                assertThat(server.open(copy)).isEqualTo(opened.getLast());
            }
            server.start();
            try (Client client = new Client(server.address())) {
                assertThat(opened)
                        .extracting(uuid -> client.get("/experiments/" + uuid).object().get("name"))
                        .containsExactly("kernel", "host2/kernel");
            }
        }
    }

    @Test
    void aTraceOfAnOpenExperimentCannotBeDeleted() {
        Object uuid = new Reply(200, on().facts()).list("traces").get(0).get("UUID");
        Reply reply = on().client.delete("/traces/" + uuid);
        assertThat(reply.status()).isEqualTo(409);
        assertThat(reply.object()).containsKey("trace");
    }

    @Test
    void anExperimentCanBeClosedAndOpenedAgain() {
        Object uuid = new Reply(200, on().facts()).list("traces").get(0).get("UUID");
        String body =
                "{\"parameters\": {\"name\": \"again\", \"traces\": [\"%s\"]}}".formatted(uuid);
        for (int i = 0; i < 2; i++) {
            Reply again = post("/experiments", body);
            assertThat(again.status()).isEqualTo(200);
            String path = "/experiments/" + again.object().get("UUID");
            assertThat(on().client.delete(path).status()).isEqualTo(200);
            assertThat(get(path).status()).isEqualTo(404);
        }
    }

    @Test
    void theEndOfAnExperimentIsNeverBeforeItsStart() throws IOException {
        try (OnKernelTrace fresh = new OnKernelTrace()) {
            for (int i = 0; i < 50; i++) {
                Map<String, @Nullable Object> facts = fresh.facts();
                assertThat(OnKernelTrace.number(facts.get("end")))
                        .isGreaterThanOrEqualTo(OnKernelTrace.number(facts.get("start")));
                assertThat(OnKernelTrace.number(facts.get("start"))).isPositive();
            }
        }
    }

    @Test
    void whatIsUnknownIsNotFound() {
        assertThat(get("/traces/" + UNKNOWN).status()).isEqualTo(404);
        assertThat(get("/experiments/" + UNKNOWN).status()).isEqualTo(404);
        assertThat(get("/experiments/no-uuid").status()).isEqualTo(404);
        assertThat(get(on().path("/outputs/nothing")).status()).isEqualTo(404);
        assertThat(get("/config/types/nothing").status()).isEqualTo(404);
        assertThat(get("/nothing").status()).isEqualTo(404);
        Reply noAnalysis = post(on().path("/outputs/XY/nothing/tree"), "{\"parameters\": {}}");
        assertThat(noAnalysis.status()).isEqualTo(405);
        assertThat(noAnalysis.object()).containsEntry("title", "Analysis cannot run");
        assertThat(
                        post(
                                        "/experiments",
                                        "{\"parameters\": {\"name\": \"n\", \"traces\": [\"%s\"]}}"
                                                .formatted(UNKNOWN))
                                .status())
                .isEqualTo(404);
    }

    @Test
    void wrongParametersAreRefused() {
        String states = on().path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/states");
        for (String body :
                List.of(
                        "",
                        "{",
                        "[]",
                        "{}",
                        "{\"parameters\": 3}",
                        "{\"parameters\": {}}",
                        Client.rows(2, 1, 5, List.of()),
                        Client.rows(1, 2, 0, List.of()),
                        Client.rows(1, 2, 65_537, List.of()),
                        "{\"parameters\": {\"requested_timerange\": {\"start\": \"a\"}}}",
                        "{\"parameters\": {\"requested_timerange\":"
                                + " {\"start\": 1, \"end\": 2, \"nbTimes\": 2},"
                                + " \"requested_items\": [\"x\"]}}")) {
            Reply reply = post(states, body);
            assertThat(reply.status()).as(body).isEqualTo(400);
            assertThat(reply.object()).as(body).containsKeys("title", "detail");
        }
    }

    @Test
    void theRowsOfATreeHaveTheirParentsAndTheFirstBeginsWithTheExperiment() {
        Set<@Nullable Object> known = new HashSet<>();
        List<Map<String, @Nullable Object>> entries = threads();
        for (Map<String, @Nullable Object> entry : entries) {
            Object parent = entry.get("parentId");
            assertThat(parent == null || known.contains(parent)).isTrue();
            known.add(entry.get("id"));
            assertThat(OnKernelTrace.number(entry.get("id"))).isLessThan(1L << 31);
        }
        assertThat(entries).hasSizeGreaterThan(50);
        assertThat(OnKernelTrace.number(entries.get(0).get("start"))).isEqualTo(on().start());
    }

    @Test
    void betweenTheStatesOfARowThereIsNoHole() {
        List<Long> ids = threadIds();
        Reply reply = timeGraph("states", Client.rows(on().start(), on().end(), 500, ids));
        List<Map<String, @Nullable Object>> rows = reply.model().list("rows");
        assertThat(rows).hasSize(ids.size());
        for (Map<String, @Nullable Object> row : rows) {
            long end = Long.MIN_VALUE;
            for (Map<String, @Nullable Object> state : new Reply(200, row).list("states")) {
                long start = OnKernelTrace.number(state.get("start"));
                assertThat(end == Long.MIN_VALUE || start <= end).isTrue();
                end = OnKernelTrace.number(state.get("end"));
            }
        }
    }

    @Test
    void arrowsThatOnePictureCannotShowApartAreSentOnce() {
        String few = Client.rows(on().start(), on().end(), 50, List.of());
        String many = Client.rows(on().start(), on().end(), 50_000, List.of());
        int shown = timeGraph("arrows", few).list("model").size();
        int all = timeGraph("arrows", many).list("model").size();
        assertThat(shown).isPositive().isLessThan(all);
    }

    @Test
    void aTooltipTakesTheKindOfElementInLowerCaseToo() {
        long id = threadIds().get(0);
        for (String kind : List.of("state", "STATE")) {
            Reply reply =
                    timeGraph(
                            "tooltip",
                            """
                            {"parameters": {"requested_times": [%d], "requested_items": [%d],
                             "requested_element":
                               {"elementType": "%s", "time": 1, "duration": 1}}}"""
                                    .formatted(on().start() + 1_000_000_000, id, kind));
            assertThat(reply.object()).containsEntry("status", "COMPLETED");
        }
    }

    @Test
    void aChartWithoutRowsIsEmptyAndOneWithRowsHasTheirValues() {
        String path = on().path("/outputs/XY/" + OnKernelTrace.CPU_USAGE);
        String all = Client.rows(on().start(), on().end(), 100, List.of());
        Reply none = post(path + "/xy", all);
        assertThat(none.model().list("series")).isEmpty();
        long id = firstWithData(path, all);
        Map<String, @Nullable Object> series =
                post(path + "/xy", Client.rows(on().start(), on().end(), 100, List.of(id)))
                        .model()
                        .list("series")
                        .get(0);
        assertThat((List<?>) series.get("xValues")).hasSize(100);
        assertThat((List<?>) series.get("yValues")).hasSize(100);
        // Clients of older versions list the times instead.
        Reply old =
                post(
                        path + "/xy",
                        "{\"parameters\": {\"requested_times\": [%d, %d], \"requested_items\": [%d]}}"
                                .formatted(on().start(), on().end(), id));
        assertThat(old.model().list("series")).hasSize(1);
    }

    private long firstWithData(String path, String asked) {
        return on().client.complete(path + "/tree", asked).model().list("entries").stream()
                .filter(entry -> Boolean.TRUE.equals(entry.get("hasData")))
                .map(entry -> OnKernelTrace.number(entry.get("id")))
                .findFirst()
                .orElseThrow();
    }

    @Test
    void theTableOfEventsIsReadSearchedAndTagged() {
        String path = on().path("/outputs/table/" + OnKernelTrace.EVENTS);
        List<Map<String, @Nullable Object>> columns =
                post(path + "/columns", "{\"parameters\": {}}").list("model");
        long type =
                OnKernelTrace.number(
                        columns.stream()
                                .filter(column -> "Event type".equals(column.get("name")))
                                .findFirst()
                                .orElseThrow()
                                .get("id"));
        String ask =
                """
                {"parameters": {"requested_table_index": %d, "requested_table_count": %d,
                 "requested_table_column_ids": [%d], "table_search_expressions": %s %s}}""";
        Reply page = post(path + "/lines", ask.formatted(10, 3, type, "{}", ""));
        assertThat(page.model().list("lines")).hasSize(3);
        assertThat(page.model().object())
                .containsEntry("lowIndex", 10L)
                .containsEntry("size", 66_357L);
        String search = "{\"%d\": \"sched_switch\"}".formatted(type);
        Map<String, @Nullable Object> next =
                found(post(path + "/lines", ask.formatted(10, 1, type, search, direction("NEXT"))));
        assertThat(next).containsEntry("tags", 8L);
        long index = OnKernelTrace.number(next.get("index"));
        assertThat(index).isGreaterThanOrEqualTo(10);
        Map<String, @Nullable Object> previous =
                found(
                        post(
                                path + "/lines",
                                ask.formatted(index, 1, type, search, direction("PREVIOUS"))));
        assertThat(previous).containsEntry("index", index);
        assertThat(
                        post(
                                        path + "/lines",
                                        ask.formatted(
                                                0,
                                                1,
                                                type,
                                                "{\"0\": \"nothing\"}",
                                                direction("NEXT")))
                                .model()
                                .list("lines"))
                .isEmpty();
        assertThat(post(path + "/lines", ask.formatted(0, 1, type, "{\"0\": \"(\"}", "")).status())
                .isEqualTo(400);
        assertThat(post(path + "/lines", ask.formatted(0, 1, 99, "{}", "")).status())
                .isEqualTo(400);
    }

    private static String direction(String direction) {
        return ", \"table_search_direction\": \"" + direction + '"';
    }

    private static Map<String, @Nullable Object> found(Reply reply) {
        return reply.model().list("lines").get(0);
    }

    @Test
    void everyOutputHasStylesAndAnnotationsIfOnlyNone() {
        for (Map<String, @Nullable Object> output : get(on().path("/outputs")).objects()) {
            String path = on().path("/outputs/" + output.get("id"));
            assertThat(get(path).object()).isEqualTo(output);
            if ("NONE".equals(output.get("type"))) {
                // a group of others, which has no data of its own
                assertThat(post(path + "/style", "{\"parameters\": {}}").status()).isEqualTo(405);
                continue;
            }
            assertThat(post(path + "/style", "{\"parameters\": {}}").model().object())
                    .containsKey("styles");
            assertThat(get(path + "/annotations").model().object())
                    .containsKey("annotationCategories");
            String asked = Client.rows(on().start(), on().end(), 10, List.of());
            assertThat(post(path + "/annotations", asked).model().object())
                    .containsKey("annotations");
        }
        for (Map<String, @Nullable Object> set :
                get(on().path("/outputs/markerSets")).list("model")) {
            assertThat(set).containsOnlyKeys("id", "name");
        }
    }

    @Test
    void theHistogramCountsEveryEvent() {
        String path =
                on().path(
                                "/outputs/XY/org.eclipse.tracecompass.internal.tmf.core.histogram"
                                        + ".HistogramDataProvider");
        String asked = Client.rows(on().start(), on().end(), 100, List.of());
        long id = firstWithData(path, asked);
        Reply xy =
                on().client
                        .complete(
                                path + "/xy",
                                Client.rows(on().start(), on().end(), 100, List.of(id)));
        double sum = 0;
        if (xy.model().list("series").get(0).get("yValues") instanceof List<?> values) {
            for (Object value : values) {
                sum += value instanceof Number number ? number.doubleValue() : Double.NaN;
            }
        }
        // The last count is of the events at the last time.
        assertThat(sum).isEqualTo(66_357);
    }

    @Test
    void bookmarksAreKeptUntilTheyAreDeleted() throws IOException {
        String path = on().path("/bookmarks");
        Reply made = post(path, "{\"parameters\": {\"name\": \"slow\", \"start\": 5, \"end\": 9}}");
        String one = path + "/" + made.object().get("uuid");
        assertThat(
                        on().client
                                .put(
                                        one,
                                        "{\"parameters\": {\"name\": \"slower\", \"start\": 5,"
                                                + " \"end\": 9}}")
                                .object())
                .containsEntry("name", "slower");
        try (OnKernelTrace later = new OnKernelTrace()) {
            assertThat(later.client.get(one).object()).containsEntry("name", "slower");
        }
        assertThat(on().client.delete(one).status()).isEqualTo(200);
        assertThat(get(one).status()).isEqualTo(404);
        assertThat(
                        post(path, "{\"parameters\": {\"name\": \"x\", \"start\": 9, \"end\": 5}}")
                                .status())
                .isEqualTo(400);
    }

    private static String bookmark(String name) {
        return "{\"parameters\": {\"name\": \"%s\", \"start\": 5, \"end\": 9}}".formatted(name);
    }

    @Test
    void experimentsOfTheSameTracesHaveTheSameBookmarks() {
        Object trace = new Reply(200, on().facts()).list("traces").get(0).get("UUID");
        Reply other =
                post(
                        "/experiments",
                        "{\"parameters\": {\"name\": \"other\", \"traces\": [\"%s\"]}}"
                                .formatted(trace));
        String otherPath = "/experiments/" + other.object().get("UUID");
        List<String> paths = List.of(on().path("/bookmarks"), otherPath + "/bookmarks");
        List<Map<String, @Nullable Object>> made = new ArrayList<>();
        for (String path : paths) {
            made.add(post(path, bookmark("of " + path)).object());
        }
        for (String path : paths) {
            assertThat(get(path).objects()).isEqualTo(made);
        }
        for (Map<String, @Nullable Object> each : made) {
            String one = paths.get(0) + "/" + each.get("uuid");
            assertThat(on().client.delete(one).status()).isEqualTo(200);
        }
        assertThat(get(paths.get(1)).objects()).isEmpty();
        assertThat(on().client.delete(otherPath).status()).isEqualTo(200);
    }

    @Test
    void aNameWithHalfACharacterIsStoredAsAnyOther() {
        String path = on().path("/bookmarks");
        String half = path + "/" + post(path, bookmark("\\ud800")).object().get("uuid");
        Reply next = post(path, bookmark("\\ud83d\\ude00"));
        assertThat(next.status()).isEqualTo(200);
        String whole = path + "/" + next.object().get("uuid");
        assertThat(get(half).status()).isEqualTo(200);
        assertThat(get(whole).object()).containsEntry("name", "😀");
        assertThat(on().client.delete(half).status()).isEqualTo(200);
        assertThat(on().client.delete(whole).status()).isEqualTo(200);
    }
}
