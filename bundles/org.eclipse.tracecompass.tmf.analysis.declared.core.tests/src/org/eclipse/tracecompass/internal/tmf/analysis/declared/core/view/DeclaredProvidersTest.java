package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.analysis.declared.core.analysis.DeclaredAnalysisModule;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.Parsed;
import org.eclipse.tracecompass.tmf.analysis.declared.core.parse.StatesLanguage;
import org.eclipse.tracecompass.tmf.analysis.declared.core.set.DeclarationSet;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredView;
import org.eclipse.tracecompass.tmf.analysis.declared.core.view.DeclaredViews;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Generated views of a real trace against a naive reading of its history. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class DeclaredProvidersTest {

    private ITmfTrace trace;
    private DeclaredAnalysisModule module;
    private ITmfStateSystem history;

    @BeforeEach
    void open() throws Exception {
        trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        Parsed parsed = StatesLanguage.parse(ShownStates.TEXT, "shown.states");
        assertThat(parsed.problems()).isEmpty();
        module =
                new DeclaredAnalysisModule(
                        DeclarationSet.of(parsed.file(), DeclarationSet.Origin.GIVEN));
        assertThat(module.setTrace(trace)).isTrue();
        trace.addAnalysisModule(module);
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        history = Objects.requireNonNull(module.getStateSystem());
    }

    @AfterEach
    void close() {
        trace.dispose();
    }

    private <T extends ITmfDataProvider> T provider(String name, Class<T> type) {
        DeclaredView view = DeclaredViews.find(trace, name).orElseThrow();
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, view.providerId(), type));
    }

    private Map<String, Object> request(int times, @Nullable Set<Long> items) {
        return ShownStates.request(
                history.getStartTime(), history.getCurrentEndTime(), times, items);
    }

    private List<ITmfStateInterval> intervals(String... path) throws Exception {
        return ShownStates.intervals(history, path);
    }

    @Test
    void theViewsAreListed() {
        assertThat(
                        DataProviderManager.getInstance().getAvailableProviders(trace).stream()
                                .map(IDataProviderDescriptor::getName))
                .contains("Threads (shown)", "Switches (shown)");
    }

    @Test
    void rowsAndStatesAreThoseOfTheHistory() throws Exception {
        DeclaredTimeGraph provider = provider("shown.threads", DeclaredTimeGraph.class);
        Map<Long, TimeGraphEntryModel> rows = new TreeMap<>();
        for (TimeGraphEntryModel entry :
                Objects.requireNonNull(provider.fetchTree(request(1, null), null).getModel())
                        .getEntries()) {
            if (entry.hasRowModel()) {
                rows.put(entry.getId(), entry);
            }
        }
        Set<String> tids = new TreeSet<>();
        for (int quark : history.getQuarks("Threads", "*")) {
            tids.add(history.getAttributeName(quark));
        }
        assertThat(rows.values().stream().map(entry -> entry.getLabels().get(1)))
                .containsExactlyInAnyOrderElementsOf(tids);
        Map<String, Object> request = request(1, rows.keySet());
        request.put(DataProviderParameterUtils.FULL_SEARCH_KEY, true);
        List<ITimeGraphRowModel> models =
                Objects.requireNonNull(provider.fetchRowModel(request, null).getModel()).getRows();
        assertThat(models).hasSize(tids.size());
        for (ITimeGraphRowModel row : models) {
            TimeGraphEntryModel entry = Objects.requireNonNull(rows.get(row.getEntryID()));
            String tid = entry.getLabels().get(1);
            List<String> actual = new ArrayList<>();
            for (ITimeGraphState state : row.getStates()) {
                actual.add(ShownStates.text(state));
            }
            assertThat(actual).as(tid).isEqualTo(ShownStates.statesOf(history, tid));
            assertThat(entry.getLabels().get(0)).isEqualTo(ShownStates.nameOf(history, tid));
        }
    }

    @Test
    void arrowsGoWhereAProcessorPassesFromThreadToThread() throws Exception {
        DeclaredTimeGraph provider = provider("shown.threads", DeclaredTimeGraph.class);
        Map<Long, String> tids = new HashMap<>();
        for (TimeGraphEntryModel entry :
                Objects.requireNonNull(provider.fetchTree(request(1, null), null).getModel())
                        .getEntries()) {
            if (entry.hasRowModel()) {
                tids.put(entry.getId(), entry.getLabels().get(1));
            }
        }
        Set<String> expected = new TreeSet<>();
        for (int quark : history.getQuarks("CPUs", "*")) {
            Object last = null;
            for (ITmfStateInterval interval :
                    intervals("CPUs", history.getAttributeName(quark), "Thread")) {
                Object now = interval.getValue();
                if (tids.containsValue(String.valueOf(last))
                        && tids.containsValue(String.valueOf(now))) {
                    expected.add(interval.getStartTime() + " " + last + " " + now);
                }
                last = now;
            }
        }
        assertThat(expected).isNotEmpty();
        // A pixel per nanosecond would be too many; a short window has them all.
        long middle = Long.parseLong(expected.iterator().next().split(" ")[0]);
        List<Long> times = new ArrayList<>();
        for (long t = middle - 1000; t <= middle + 1000; t++) {
            times.add(t);
        }
        Set<String> actual = new TreeSet<>();
        Objects.requireNonNull(
                        provider.fetchArrows(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                times),
                                        null)
                                .getModel())
                .forEach(
                        arrow ->
                                actual.add(
                                        arrow.getStartTime()
                                                + " "
                                                + tids.get(arrow.getSourceId())
                                                + " "
                                                + tids.get(arrow.getDestinationId())));
        expected.removeIf(arrow -> Math.abs(Long.parseLong(arrow.split(" ")[0]) - middle) > 1000);
        assertThat(actual).isEqualTo(expected);
    }

    @Test
    void linesOfAChartAreAtTheHighestValueSinceTheTimeBefore() throws Exception {
        DeclaredChart provider = provider("shown.switches", DeclaredChart.class);
        Map<Long, String> cpus = new TreeMap<>();
        for (TmfXyTreeDataModel entry :
                Objects.requireNonNull(provider.fetchTree(request(1, null), null).getModel())
                        .getEntries()) {
            if (entry.hasRowModel()) {
                cpus.put(entry.getId(), entry.getName());
            }
        }
        assertThat(cpus).isNotEmpty();
        Map<String, Object> request = request(100, cpus.keySet());
        Object times = request.get(DataProviderParameterUtils.REQUESTED_TIME_KEY);
        for (ISeriesModel line :
                Objects.requireNonNull(provider.fetchXY(request, null).getModel())
                        .getSeriesData()) {
            String cpu = Objects.requireNonNull(cpus.get(line.getId()));
            int quark = history.getQuarkAbsolute("CPUs", cpu, "Switches");
            List<Double> expected = new ArrayList<>();
            for (Object time : (List<?>) Objects.requireNonNull(times)) {
                // A counter never falls.
                Object value = history.querySingleState((Long) time, quark).getValue();
                expected.add(value == null ? 0.0 : ((Number) value).doubleValue());
            }
            assertThat(line.getData())
                    .as(cpu)
                    .containsExactly(expected.stream().mapToDouble(d -> d).toArray());
            assertThat(line.getYAxisDescription().getLabel()).isEqualTo("Switches (times)");
        }
    }

    @Test
    void colourAndTooltipComeFromTheTable() throws Exception {
        DeclaredTimeGraph provider = provider("shown.threads", DeclaredTimeGraph.class);
        assertThat(
                        Objects.requireNonNull(provider.fetchStyle(Map.of(), null).getModel())
                                .getStyles())
                .containsKeys("declared.#33aa33.is running", "declared.#b0b0b0.waits");
        TimeGraphEntryModel row =
                Objects.requireNonNull(provider.fetchTree(request(1, null), null).getModel())
                        .getEntries()
                        .stream()
                        .filter(TimeGraphEntryModel::hasRowModel)
                        .findFirst()
                        .orElseThrow();
        String tid = row.getLabels().get(1);
        ITmfStateInterval running =
                intervals("Threads", tid, "Status").stream()
                        .filter(interval -> Integer.valueOf(2).equals(interval.getValue()))
                        .findFirst()
                        .orElseThrow();
        Map<String, Object> request = new HashMap<>();
        request.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(running.getStartTime()));
        request.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.of(row.getId()));
        assertThat(provider.fetchTooltip(request, null).getModel())
                .containsEntry("State", "is running")
                .containsEntry("Value", "2")
                .containsEntry("Attribute", "Threads/" + tid + "/Status");
    }
}
