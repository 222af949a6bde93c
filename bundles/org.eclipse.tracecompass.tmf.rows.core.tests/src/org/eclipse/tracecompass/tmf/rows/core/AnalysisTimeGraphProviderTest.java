package org.eclipse.tracecompass.tmf.rows.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
@ExtendWith(TemporaryCache.class)
class AnalysisTimeGraphProviderTest {

    @TempDir private Path folder = Path.of("");

    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void disposeTraces() {
        traces.forEach(ITmfTrace::dispose);
    }

    private ITmfTrace newTrace() throws IOException {
        ITmfTrace trace = SyntheticTrace.ticks(folder, AlternatingModule.EVENTS);
        traces.add(trace);
        return trace;
    }

    private static <T> T completed(Supplier<TmfModelResponse<T>> request) {
        TmfModelResponse<T> response = request.get();
        while (response.getStatus() == Status.RUNNING) {
            Thread.onSpinWait();
            response = request.get();
        }
        assertThat(response.getStatus())
                .as(response.getStatusMessage())
                .isEqualTo(Status.COMPLETED);
        return Objects.requireNonNull(response.getModel());
    }

    /** The rows of an {@link AlternatingModule}; values below 50 are low, the others high. */
    private static class LowAndHigh
            extends AnalysisTimeGraphProvider<AlternatingModule, TimeGraphEntryModel> {

        LowAndHigh(ITmfTrace trace) {
            super(trace, AlternatingModule.on(trace, null));
        }

        @Override
        public String getId() {
            return "low.and.high";
        }

        @Override
        protected boolean isCacheable() {
            return true;
        }

        @Override
        protected TmfTreeModel<TimeGraphEntryModel> getTree(
                ITmfStateSystem ss,
                Map<String, Object> parameters,
                @Nullable IProgressMonitor monitor) {
            List<TimeGraphEntryModel> entries = new ArrayList<>();
            for (int quark : ss.getQuarks("*")) {
                entries.add(
                        new TimeGraphEntryModel(
                                getId(quark),
                                -1,
                                ss.getAttributeName(quark),
                                ss.getStartTime(),
                                ss.getCurrentEndTime()));
            }
            return new TmfTreeModel<>(List.of("Name"), entries);
        }

        @Override
        protected @Nullable List<? extends ITimeGraphRowModel> getRows(
                ITmfStateSystem ss,
                Map<String, Object> parameters,
                List<Long> items,
                @Nullable IProgressMonitor monitor) {
            HistoryRows rows = new HistoryRows(ss);
            RowLooks looks = RowLooks.ofValues(value -> look((Integer) value));
            getSelectedEntries(items).forEach((id, quark) -> rows.add(id, quark, looks));
            return rows.read(parameters, monitor);
        }

        private static StateLook look(Integer value) {
            OutputElementStyle style = new OutputElementStyle(value < 50 ? "low" : "high");
            return new StateLook(value, "v" + value, style);
        }
    }

    private static final class Described extends LowAndHigh {
        Described(ITmfTrace trace) {
            super(trace);
        }

        @Override
        protected Map<String, String> getTooltip(ITmfStateSystem ss, long entryId, long time) {
            return Map.of("Time", Long.toString(time), "Entry", Long.toString(entryId));
        }

        @Override
        protected Map<String, OutputElementStyle> getStyles() {
            return Map.of("low", named("Low"), "high", named("High"));
        }

        private static OutputElementStyle named(String name) {
            return new OutputElementStyle(null, Map.of(StyleProperties.STYLE_NAME, name));
        }
    }

    private static Map<String, Object> all(ITimeGraphDataProvider<TimeGraphEntryModel> provider) {
        List<Long> ids =
                completed(() -> provider.fetchTree(Map.of(), null)).getEntries().stream()
                        .map(TimeGraphEntryModel::getId)
                        .toList();
        return new HashMap<>(
                DataProviderParameterUtils.selectionTimeParameters(10, 1000, 991, ids));
    }

    private static List<ITimeGraphState> states(
            ITimeGraphDataProvider<TimeGraphEntryModel> provider, int property, String filter) {
        Map<String, Object> parameters = all(provider);
        parameters.put(
                DataProviderParameterUtils.REGEX_MAP_FILTERS_KEY,
                Map.of(property, List.of(filter)));
        return completed(() -> provider.fetchRowModel(parameters, null)).getRows().stream()
                .flatMap(row -> row.getStates().stream())
                .toList();
    }

    private static List<Integer> marked(Described provider, int property, String filter) {
        return states(provider, property, filter).stream()
                .filter(state -> state.isPropertyActive(property))
                .map(ITimeGraphState::getValue)
                .sorted()
                .toList();
    }

    @Test
    void rowsAreReducedToTheRequestedPixels() throws IOException {
        LowAndHigh provider = new LowAndHigh(newTrace());
        List<Long> ids =
                completed(() -> provider.fetchTree(Map.of(), null)).getEntries().stream()
                        .map(TimeGraphEntryModel::getId)
                        .toList();
        TimeGraphModel rows =
                completed(
                        () ->
                                provider.fetchRowModel(
                                        DataProviderParameterUtils.selectionTimeParameters(
                                                10, 1000, 6, ids),
                                        null));
        assertThat(rows.getRows()).hasSize(2);
        ITimeGraphRowModel row = rows.getRows().get(0);
        long time = row.getStates().stream().mapToLong(ITimeGraphState::getDuration).sum();
        assertThat(time).isEqualTo(991);
        assertThat(row.getStates()).hasSizeLessThanOrEqualTo(6);
    }

    @Test
    void byDefaultThereAreNoTooltipsArrowsAndStyles() throws IOException {
        LowAndHigh provider = new LowAndHigh(newTrace());
        Map<String, Object> all = all(provider);
        assertThat(completed(() -> provider.fetchTooltip(all, null))).isEmpty();
        assertThat(completed(() -> provider.fetchArrows(all, null))).isEmpty();
        assertThat(completed(() -> provider.fetchStyle(all, null)).getStyles()).isEmpty();
    }

    @Test
    void aTooltipIsOfTheFirstEntryAtTheFirstTime() throws IOException {
        Described provider = new Described(newTrace());
        all(provider);
        Map<String, Object> parameters =
                DataProviderParameterUtils.selectionTimeParameters(42, 99, 2, List.of(7L, 8L));
        assertThat(completed(() -> provider.fetchTooltip(parameters, null)))
                .isEqualTo(Map.of("Time", "42", "Entry", "7"));
    }

    @Test
    void thereIsNoTooltipOutsideOfTheHistory() throws IOException {
        Described provider = new Described(newTrace());
        all(provider);
        Map<String, Object> before =
                DataProviderParameterUtils.selectionTimeParameters(1, 2, 2, List.of(7L));
        assertThat(completed(() -> provider.fetchTooltip(before, null))).isEmpty();
    }

    @Test
    void requestsWithoutTimesOrEntriesAreRefused() throws IOException {
        LowAndHigh provider = new LowAndHigh(newTrace());
        Map<String, Object> noEntries = DataProviderParameterUtils.timeParameters(10, 1000, 2);
        for (var answer :
                List.of(
                        provider.fetchRowModel(Map.of(), null),
                        provider.fetchRowModel(noEntries, null),
                        provider.fetchTooltip(Map.of(), null),
                        provider.fetchTooltip(noEntries, null),
                        provider.fetchArrows(Map.of(), null))) {
            assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
            assertThat(answer.getStatusMessage())
                    .isEqualTo(CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        }
    }

    @Test
    void aCancelledRequestIsAnsweredSo() throws IOException {
        LowAndHigh provider = new LowAndHigh(newTrace());
        Map<String, Object> all = all(provider);
        IProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThat(provider.fetchRowModel(all, monitor).getStatus()).isEqualTo(Status.CANCELLED);
        assertThat(provider.fetchTooltip(all, monitor).getStatus()).isEqualTo(Status.CANCELLED);
        assertThat(provider.fetchArrows(all, monitor).getStatus()).isEqualTo(Status.CANCELLED);
    }

    @Test
    void filtersChooseStatesByLabelStyleAndRow() throws IOException {
        Described provider = new Described(newTrace());
        int property = CoreFilterProperty.HIGHLIGHT;
        assertThat(marked(provider, property, "Label == v6 || Label == v7")).containsExactly(6, 7);
        assertThat(marked(provider, property, "State == Low && entry == A"))
                .containsExactlyElementsOf(even(0, 48));
        assertThat(marked(provider, property, "State == High && Label contains v5")).hasSize(10);
    }

    private static List<Integer> even(int first, int last) {
        List<Integer> numbers = new ArrayList<>();
        for (int i = first; i <= last; i += 2) {
            numbers.add(i);
        }
        return numbers;
    }

    @Test
    void excludedStatesBecomeGaps() throws IOException {
        Described provider = new Described(newTrace());
        List<ITimeGraphState> states =
                states(provider, CoreFilterProperty.EXCLUDE, "State == High");
        assertThat(states).hasSize(AlternatingModule.EVENTS);
        assertThat(states)
                .filteredOn(state -> state.getValue() == Integer.MIN_VALUE)
                .hasSize(AlternatingModule.EVENTS / 2);
    }

    @Test
    void aForwardingProviderAnswersAsTheOneBehindIt() throws IOException {
        Described behind = new Described(newTrace());
        ForwardingTimeGraphProvider<TimeGraphEntryModel> provider =
                new ForwardingTimeGraphProvider<>(behind);
        Map<String, Object> all = all(provider);
        assertThat(provider.getId()).isEqualTo("low.and.high");
        assertThat(completed(() -> provider.fetchTree(Map.of(), null)))
                .isSameAs(completed(() -> behind.fetchTree(Map.of(), null)));
        assertThat(completed(() -> provider.fetchRowModel(all, null)).getRows()).hasSize(2);
        assertThat(completed(() -> provider.fetchTooltip(all, null))).containsEntry("Time", "10");
        assertThat(completed(() -> provider.fetchArrows(all, null))).isEmpty();
        assertThat(completed(() -> provider.fetchStyle(all, null)).getStyles())
                .containsOnlyKeys("low", "high");
        long id = completed(() -> provider.fetchTree(Map.of(), null)).getEntries().get(0).getId();
        assertThat(provider.getFilterData(id, 10, null).get("entry")).containsExactly("A");
    }
}
