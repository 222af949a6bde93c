package org.eclipse.tracecompass.tmf.server.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.server.core.Client.Reply;
import org.junit.jupiter.api.Test;

/** What a client shows is what the viewer and the command line show. */
class SameStatesTest {

    private static final int WINDOWS = 50;
    private static final int PIXELS = 300;

    @Test
    void theStatesOfRandomWindowsAreThoseOfTheDataProvider() throws Exception {
        TemporaryCache.ofTheProcess();
        ITmfTrace trace = TmfTraceOpener.open(OnKernelTrace.TRACE, null, null);
        try (OnKernelTrace on = new OnKernelTrace()) {
            ITimeGraphDataProvider<?> provider =
                    DataProviderManager.getInstance()
                            .fetchOrCreateDataProvider(
                                    trace, OnKernelTrace.THREADS, ITimeGraphDataProvider.class);
            assertThat(provider).isNotNull();
            if (provider != null) {
                compare(on, provider);
            }
        } finally {
            trace.dispose();
        }
    }

    private static void compare(OnKernelTrace on, ITimeGraphDataProvider<?> provider)
            throws IOException, TmfTraceException {
        on.awaitEnd();
        Map<String, Long> ours = rows(provider, on.start(), on.end());
        Map<String, Long> theirs = rows(on);
        assertThat(theirs.keySet()).isEqualTo(ours.keySet());
        List<String> names = List.copyOf(ours.keySet());
        Random random = new Random(7);
        long span = on.end() - on.start();
        for (int i = 0; i < WINDOWS; i++) {
            long start = on.start() + random.nextLong(span);
            long end =
                    Math.min(on.end(), start + 1 + random.nextLong(1L << random.nextInt(10, 33)));
            Map<String, List<String>> expected = states(provider, ours, start, end, names);
            assertThat(states(on, theirs, start, end, names)).isEqualTo(expected);
        }
    }

    private static Map<String, Long> rows(
            ITimeGraphDataProvider<?> provider, long start, long end) {
        while (true) {
            TmfModelResponse<?> answer =
                    provider.fetchTree(
                            DataProviderParameterUtils.timeParameters(start, end, 2), null);
            if (answer.getStatus() != Status.RUNNING) {
                break;
            }
            Thread.onSpinWait();
        }
        Map<String, Long> rows = new HashMap<>();
        var model =
                provider.fetchTree(DataProviderParameterUtils.timeParameters(start, end, 2), null)
                        .getModel();
        if (model != null) {
            for (ITimeGraphEntryModel entry : model.getEntries()) {
                if (entry.hasRowModel()) {
                    rows.put(String.join("|", entry.getLabels()), entry.getId());
                }
            }
        }
        return rows;
    }

    private static Map<String, Long> rows(OnKernelTrace on) {
        Map<String, Long> rows = new HashMap<>();
        Reply tree =
                on.client.complete(
                        on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/tree"),
                        Client.rows(on.start(), on.end(), 2, List.of()));
        for (Map<String, @Nullable Object> entry : tree.model().list("entries")) {
            if (Boolean.TRUE.equals(entry.get("hasData"))
                    && entry.get("labels") instanceof List<?> labels) {
                rows.put(
                        String.join("|", labels.stream().map(String::valueOf).toList()),
                        OnKernelTrace.number(entry.get("id")));
            }
        }
        return rows;
    }

    private static Map<String, List<String>> states(
            ITimeGraphDataProvider<?> provider,
            Map<String, Long> ids,
            long start,
            long end,
            List<String> names) {
        Map<String, List<String>> states = new HashMap<>();
        names.forEach(name -> states.put(name, new ArrayList<>()));
        TimeGraphModel model =
                provider.fetchRowModel(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        new RequestedTimes(
                                                Viewport.boundaries(start, end, PIXELS - 1)),
                                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                        List.copyOf(ids.values())),
                                null)
                        .getModel();
        assertThat(model).isNotNull();
        if (model != null) {
            for (ITimeGraphRowModel row : model.getRows()) {
                List<String> texts = states.get(nameOf(ids, row.getEntryID()));
                for (ITimeGraphState state : row.getStates()) {
                    OutputElementStyle style = state.getStyle();
                    if (style != null && texts != null) {
                        texts.add(
                                "%d-%d %s"
                                        .formatted(
                                                state.getStartTime(),
                                                state.getStartTime() + state.getDuration(),
                                                style.getParentKey()));
                    }
                }
            }
        }
        return states;
    }

    private static Map<String, List<String>> states(
            OnKernelTrace on, Map<String, Long> ids, long start, long end, List<String> names) {
        Map<String, List<String>> states = new HashMap<>();
        names.forEach(name -> states.put(name, new ArrayList<>()));
        Reply reply =
                on.client.post(
                        on.path("/outputs/timeGraph/" + OnKernelTrace.THREADS + "/states"),
                        Client.rows(start, end, PIXELS, List.copyOf(ids.values())));
        for (Map<String, @Nullable Object> row : reply.model().list("rows")) {
            List<String> texts = states.get(nameOf(ids, OnKernelTrace.number(row.get("entryId"))));
            for (Map<String, @Nullable Object> state : new Reply(200, row).list("states")) {
                if (state.get("style") instanceof Map<?, ?> style && texts != null) {
                    texts.add(
                            "%s-%s %s"
                                    .formatted(
                                            state.get("start"),
                                            state.get("end"),
                                            style.get("parentKey")));
                }
            }
        }
        return states;
    }

    private static String nameOf(Map<String, Long> ids, long id) {
        return ids.entrySet().stream()
                .filter(entry -> entry.getValue() == id)
                .map(Map.Entry::getKey)
                .findFirst()
                .orElseThrow();
    }
}
