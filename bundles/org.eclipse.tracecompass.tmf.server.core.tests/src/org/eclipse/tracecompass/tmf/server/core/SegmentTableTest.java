package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The tables of segments over HTTP. */
class SegmentTableTest {

    private static final String ID =
            "org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentStoreTableDataProvider:";

    @BeforeAll
    static void keepTheCacheApart() {
        TemporaryCache.ofTheProcess();
    }

    /** The analyses of the open trace, which there are once somebody has asked for the trace. */
    private static List<ISegmentStoreProvider> analyses(OnKernelTrace on) {
        assertThat(on.facts()).isNotEmpty();
        List<ISegmentStoreProvider> all = new ArrayList<>();
        for (ITmfTrace trace : TmfTraceManager.getInstance().getOpenedTraces()) {
            for (ITmfTrace part : TmfTraceManager.getTraceSetWithExperiment(trace)) {
                for (IAnalysisModule module : part.getAnalysisModules()) {
                    if (module instanceof ISegmentStoreProvider provider) {
                        all.add(provider);
                    }
                }
            }
        }
        return all;
    }

    private static String body(int index, int count, String more) {
        return """
        {"parameters": {"requested_table_index": %d, "requested_table_count": %d %s}}\
        """
                .formatted(index, count, more);
    }

    private static List<String> column(Reply reply, int column) {
        return reply.model().list("lines").stream()
                .map(line -> new Reply(200, line).list("cells").get(column))
                .map(cell -> String.valueOf(cell.get("content")))
                .toList();
    }

    @Test
    void everyAnalysisOfSegmentsHasATableOfAllOfThem() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            List<ISegmentStoreProvider> analyses = analyses(on);
            assertThat(analyses).hasSizeGreaterThan(2);
            for (ISegmentStoreProvider analysis : analyses) {
                String id = ID + ((IAnalysisModule) analysis).getId();
                assertThat(on.client.get(on.path("/outputs/" + id)).object())
                        .containsEntry("type", "TABLE");
                Reply lines =
                        on.client.complete(
                                on.path("/outputs/table/" + id + "/lines"), body(0, 2, ""));
                var store = analysis.getSegmentStore();
                assertThat(lines.model().object())
                        .as(id)
                        .containsEntry("size", store == null ? 0L : (long) store.size());
            }
        }
    }

    @Test
    void aTableIsPagedSearchedAndSorted() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = systemCalls(on);
            List<Map<String, @Nullable Object>> columns =
                    on.client.post(path + "/columns", "{\"parameters\": {}}").list("model");
            int name = index(columns, "Name");
            int duration = index(columns, "Duration");
            Reply all = on.client.complete(path + "/lines", body(0, 60_000, ""));
            List<String> names = column(all, name);
            int size = names.size();
            assertThat(size).isGreaterThan(100);
            Reply page = on.client.post(path + "/lines", body(size - 2, 10, ""));
            assertThat(column(page, name)).isEqualTo(names.subList(size - 2, size));
            String wanted = names.get(size / 2);
            String search =
                    ", \"table_search_expressions\": {\"%d\": \"^%s$\"}".formatted(name, wanted);
            for (String direction : List.of("NEXT", "PREVIOUS")) {
                Reply found =
                        on.client.post(
                                path + "/lines",
                                body(
                                        size / 3,
                                        1,
                                        search
                                                + ", \"table_search_direction\": \""
                                                + direction
                                                + '"'));
                int expected =
                        direction.equals("NEXT")
                                ? size / 3 + names.subList(size / 3, size).indexOf(wanted)
                                : names.subList(0, size / 3 + 1).lastIndexOf(wanted);
                assertThat(found.model().list("lines").get(0))
                        .containsEntry("index", (long) expected)
                        .containsEntry("tags", 8L);
            }
            String sort = ", \"table_comparator_expression\": \"-%d\"".formatted(duration);
            List<String> longest =
                    column(on.client.post(path + "/lines", body(0, 50, sort)), duration);
            assertThat(longest.stream().map(Long::valueOf).toList())
                    .isSortedAccordingTo((a, b) -> Long.compare(b, a))
                    .startsWith(
                            column(all, duration).stream()
                                    .map(Long::valueOf)
                                    .max(Long::compare)
                                    .orElseThrow());
        }
    }

    private static String systemCalls(OnKernelTrace on) {
        String analysis =
                analyses(on).stream()
                        .map(each -> ((IAnalysisModule) each).getId())
                        .filter(each -> each.contains("syscall"))
                        .findFirst()
                        .orElseThrow();
        return on.path("/outputs/table/" + ID + analysis);
    }

    @Test
    void aTableIsNotSortedByAColumnThatItLacks() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            String path = systemCalls(on);
            on.client.complete(path + "/lines", body(0, 1, ""));
            for (String column : List.of("--1", "99", "name")) {
                Reply reply =
                        on.client.post(
                                path + "/lines",
                                body(
                                        0,
                                        1,
                                        ", \"table_comparator_expression\": \"%s\""
                                                .formatted(column)));
                assertThat(reply.status()).as(column).isEqualTo(400);
                assertThat(String.valueOf(reply.json())).contains("There is no column " + column);
            }
        }
    }

    private static int index(List<Map<String, @Nullable Object>> columns, String name) {
        for (Map<String, @Nullable Object> column : columns) {
            if (name.equals(column.get("name"))) {
                return (int) OnKernelTrace.number(column.get("id"));
            }
        }
        throw new AssertionError("No column %s in %s".formatted(name, columns));
    }

    @Test
    void anExpressionThatTakesTooLongIsRefused() throws IOException {
        try (OnKernelTrace on = new OnKernelTrace()) {
            // The content of an event is long enough for an expression that tries all its splits.
            String costly =
                    ", \"table_search_expressions\": {\"%d\": \"(.|..)+!!\\\\1\"}"
                            .formatted(contents(on));
            Reply reply =
                    on.client.post(
                            on.path("/outputs/table/" + OnKernelTrace.EVENTS + "/lines"),
                            body(0, 200, costly));
            // an answer that fails late has begun with status 200
            assertThat(
                            reply.object().get("title") != null
                                    || "FAILED".equals(reply.object().get("status")))
                    .isTrue();
            assertThat(String.valueOf(reply.json())).contains("takes too long");
        }
    }

    private static int contents(OnKernelTrace on) {
        return index(
                on.client
                        .post(
                                on.path("/outputs/table/" + OnKernelTrace.EVENTS + "/columns"),
                                "{\"parameters\": {}}")
                        .list("model"),
                "Contents");
    }
}
