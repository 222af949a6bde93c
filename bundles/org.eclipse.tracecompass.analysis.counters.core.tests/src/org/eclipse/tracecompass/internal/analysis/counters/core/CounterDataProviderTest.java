package org.eclipse.tracecompass.internal.analysis.counters.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.TreeMap;
import java.util.stream.LongStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.LongRange;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.counters.core.CounterAnalysis;
import org.eclipse.tracecompass.analysis.counters.core.CounterTrace;
import org.eclipse.tracecompass.analysis.counters.core.CounterTrace.Reading;
import org.eclipse.tracecompass.analysis.counters.core.aspects.CounterAspect;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.testkit.TemporaryFolder;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfCpuAspect;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

@ExtendWith(TemporaryCache.class)
class CounterDataProviderTest {

    private static final int STEPS = 40;

    @TempDir Path folder = Path.of("");

    @SuppressWarnings("unchecked")
    private static ITmfTreeXYDataProvider<TmfXyTreeDataModel> provider(CounterTrace trace)
            throws Exception {
        var module = Objects.requireNonNull(trace.getAnalysisModule(CounterAnalysis.ID));
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                trace, CounterDataProvider.ID, ITmfTreeXYDataProvider.class));
    }

    private static List<TmfXyTreeDataModel> tree(
            ITmfTreeXYDataProvider<TmfXyTreeDataModel> provider) {
        return Objects.requireNonNull(
                        provider.fetchTree(
                                        new HashMap<>(
                                                Map.of(
                                                        DataProviderParameterUtils
                                                                .REQUESTED_TIME_KEY,
                                                        List.of(0L, 100L))),
                                        null)
                                .getModel())
                .getEntries();
    }

    private static Map<String, double[]> series(
            ITmfTreeXYDataProvider<TmfXyTreeDataModel> provider,
            List<Long> times,
            boolean cumulative) {
        List<Long> ids =
                tree(provider).stream()
                        .filter(TmfXyTreeDataModel::hasRowModel)
                        .map(TmfXyTreeDataModel::getId)
                        .toList();
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, times);
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, ids);
        if (cumulative) {
            parameters.put("isCumulative", true);
        }
        ITmfXyModel model = Objects.requireNonNull(provider.fetchXY(parameters, null).getModel());
        assertThat(model.getTitle()).isEqualTo("Counters");
        Map<String, double[]> series = new TreeMap<>();
        for (ISeriesModel each : model.getSeriesData()) {
            series.put(each.getName(), each.getData());
        }
        return series;
    }

    @Test
    void theTreeHasTheCountersUnderTheirGroups() throws Exception {
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        List.of(
                                new CounterAspect("n", "Count", TmfCpuAspect.class),
                                new CounterAspect("m", "Single")),
                        new Reading(10, "n", 5, "cpu", 0, "m", 1),
                        new Reading(20, "n", 6, "cpu", 1));
        ITmfTreeXYDataProvider<TmfXyTreeDataModel> provider = provider(trace);
        Map<Long, TmfXyTreeDataModel> byId = new HashMap<>();
        List<String> paths = new ArrayList<>();
        for (TmfXyTreeDataModel entry : tree(provider)) {
            byId.put(entry.getId(), entry);
            StringBuilder path = new StringBuilder();
            for (TmfXyTreeDataModel at = entry; at != null; at = byId.get(at.getParentId())) {
                path.insert(0, "/" + at.getName());
            }
            paths.add(path + (entry.isDefault() ? " *" : ""));
        }
        String root = "/" + trace.getName();
        assertThat(paths)
                .containsExactlyInAnyOrder(
                        root,
                        root + "/Grouped",
                        root + "/Grouped/CPU",
                        root + "/Grouped/CPU/0",
                        root + "/Grouped/CPU/0/Count *",
                        root + "/Grouped/CPU/1",
                        root + "/Grouped/CPU/1/Count *",
                        root + "/Ungrouped",
                        root + "/Ungrouped/Single *");
        assertThat(series(provider, List.of(10L, 20L), true))
                .containsOnlyKeys(
                        trace.getName() + "/Grouped/CPU/0/Count",
                        trace.getName() + "/Grouped/CPU/1/Count",
                        trace.getName() + "/Ungrouped/Single");
        trace.dispose();
    }

    @Test
    void onlyTracesWithCountersHaveTheChart() {
        CounterTrace with =
                new CounterTrace(folder, new CounterAspect("n", "Count"), new Reading(10, "n", 1));
        CounterTrace without = new CounterTrace(folder, List.of(), new Reading(10, "n", 1));
        DataProviderManager manager = DataProviderManager.getInstance();
        assertThat(manager.getAvailableProviders(with))
                .extracting(IDataProviderDescriptor::getId)
                .contains(CounterDataProvider.ID);
        assertThat(manager.getAvailableProviders(without))
                .extracting(IDataProviderDescriptor::getId)
                .doesNotContain(CounterDataProvider.ID);
        with.dispose();
        without.dispose();
    }

    /** As in an experiment whose traces end one after the other. */
    @Test
    void whatGrewInTheLastPartOfATraceIsSeenInAWindowThatGoesOn() throws Exception {
        CounterTrace trace =
                new CounterTrace(
                        folder,
                        new CounterAspect("n", "Count"),
                        new Reading(0, "n", 5),
                        new Reading(55, "n", 7),
                        new Reading(70, "n", 20),
                        new Reading(75, "n", 23));
        assertThat(
                        series(provider(trace), List.of(0L, 30L, 60L, 90L, 120L), false)
                                .values()
                                .iterator()
                                .next())
                .containsExactly(0, 0, 2, 16, 0);
        trace.dispose();
    }

    record Step(long later, long value) {}

    @Provide
    Arbitrary<List<Step>> steps() {
        return Combinators.combine(
                        Arbitraries.longs().between(1, 6), Arbitraries.longs().between(-50, 50))
                .as(Step::new)
                .list()
                .ofMinSize(1)
                .ofMaxSize(STEPS);
    }

    @Property(tries = 60)
    void aValueIsTheReadingOrItsGrowth(
            @ForAll("steps") List<Step> steps,
            @ForAll @LongRange(min = -20, max = 150) long start,
            @ForAll @IntRange(min = 1, max = 12) int step,
            @ForAll @IntRange(min = 2, max = 15) int count)
            throws Exception {
        NavigableMap<Long, Long> readings = new TreeMap<>();
        long time = 0;
        for (Step each : steps) {
            time += each.later();
            readings.put(time, each.value());
        }
        long end = time;
        // The requested times touch the trace: else there is nothing to answer.
        long from = Math.clamp(start, readings.firstKey() - step, end);
        try (TemporaryFolder folder = TemporaryFolder.create()) {
            System.setProperty("astrolabe.cache", folder.path().toString());
            CounterTrace trace =
                    new CounterTrace(
                            folder.path(),
                            new CounterAspect("n", "Count"),
                            readings.entrySet().stream()
                                    .map(e -> new Reading(e.getKey(), "n", e.getValue()))
                                    .toArray(Reading[]::new));
            List<Long> times =
                    LongStream.range(0, count).map(i -> from + i * step).boxed().toList();
            ITmfTreeXYDataProvider<TmfXyTreeDataModel> provider = provider(trace);
            double[] totals = series(provider, times, true).values().iterator().next();
            double[] growths = series(provider, times, false).values().iterator().next();
            for (int i = 0; i < count; i++) {
                Double now = at(readings, times.get(i), end);
                assertThat(totals[i]).isEqualTo(now == null ? 0 : now);
                Double until = at(readings, Math.min(times.get(i), end), end);
                Double since = at(readings, Math.min(times.get(i) - step, end), end);
                assertThat(growths[i])
                        .isEqualTo(until == null || since == null ? 0 : until - since);
            }
            trace.dispose();
        }
    }

    private static @Nullable Double at(NavigableMap<Long, Long> readings, long time, long end) {
        var entry = time > end ? null : readings.floorEntry(time);
        return entry == null ? null : entry.getValue().doubleValue();
    }
}
