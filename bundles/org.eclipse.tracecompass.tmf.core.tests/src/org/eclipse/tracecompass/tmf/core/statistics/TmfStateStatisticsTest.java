package org.eclipse.tracecompass.tmf.core.statistics;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.TreeMap;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.IAnalysisModule;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAnalysisManager;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfLostEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStateStatistics.Attributes;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace.Spec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Numbers of events, against plain counting. */
@Timeout(60)
@ExtendWith(TemporaryCache.class)
class TmfStateStatisticsTest {

    private static final long START = 1000;

    private final ITmfStateSystemBuilder stateSystem =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("statistics", START));
    private final TmfStateStatistics statistics = new TmfStateStatistics(stateSystem);

    @TempDir Path folder = Path.of("");

    @AfterEach
    void dispose() {
        stateSystem.dispose();
    }

    private StatsStateProvider provider() {
        StatsStateProvider provider = new StatsStateProvider(SyntheticTrace.ticks(folder, 0));
        provider.assignTargetStateSystem(stateSystem);
        return provider;
    }

    private static ITmfEvent event(long time, String type) {
        return new TmfEvent(
                null, 0, TmfTimestamp.fromNanos(time), new TmfEventType(type, null), null);
    }

    private static ITmfEvent lost(long start, long end, long count) {
        return new TmfLostEvent(
                null,
                0,
                TmfTimestamp.fromNanos(start),
                new TmfEventType(ITmfStatistics.LOST_EVENTS, null),
                new TmfTimeRange(TmfTimestamp.fromNanos(start), TmfTimestamp.fromNanos(end)),
                count);
    }

    @Test
    void everyRangeIsCountedAsByHand() {
        Random random = new Random(7);
        StatsStateProvider provider = provider();
        List<Spec> events = new ArrayList<>();
        long time = START;
        for (int i = 0; i < 2000; i++) {
            events.add(new Spec(time, "type " + random.nextInt(i < 1000 ? 3 : 5)));
            provider.processEvent(event(time, events.getLast().name()));
            time += random.nextInt(4);
        }
        provider.dispose();
        for (int i = 0; i < 300; i++) {
            long start = START - 50 + random.nextInt((int) (time - START) + 100);
            long end = start + random.nextInt(300);
            Map<String, Long> types = new TreeMap<>();
            events.stream()
                    .filter(e -> e.time() >= start && e.time() <= end)
                    .forEach(e -> types.merge(e.name(), 1L, Long::sum));
            assertThat(statistics.getEventTypesInRange(start, end)).isEqualTo(types);
            assertThat(statistics.getEventsInRange(start, end))
                    .isEqualTo(types.values().stream().mapToLong(n -> n).sum());
            int parts = 1 + random.nextInt(20);
            List<Long> histogram = statistics.histogramQuery(start, end, parts);
            long[] expected = new long[parts];
            for (Spec e : events) {
                if (e.time() >= start && e.time() <= end) {
                    expected[(int) ((e.time() - start) * parts / (end - start + 1))]++;
                }
            }
            assertThat(histogram.stream().mapToLong(n -> n)).containsExactly(box(expected));
        }
        assertThat(statistics.getEventsTotal()).isEqualTo(2000);
        assertThat(statistics.getLostEventsInRange(Long.MIN_VALUE, Long.MAX_VALUE)).isZero();
    }

    private static Long[] box(long[] numbers) {
        return Arrays.stream(numbers).boxed().toArray(Long[]::new);
    }

    @Test
    void lostEventsCountWhereverTheirPeriodReaches() {
        StatsStateProvider provider = provider();
        provider.processEvent(event(1000, "a"));
        provider.processEvent(lost(1010, 1050, 7));
        provider.processEvent(lost(1020, 1030, 5));
        provider.processEvent(event(1040, "a"));
        provider.processEvent(lost(1045, 1200, 2));
        provider.processEvent(event(1100, "a"));
        provider.dispose();
        assertThat(statistics.getEventsTotal()).isEqualTo(3);
        assertThat(statistics.getEventTypesTotal())
                .isEqualTo(Map.of("a", 3L, ITmfStatistics.LOST_EVENTS, 14L));
        assertThat(statistics.getLostEventsInRange(1000, 1009)).isZero();
        assertThat(statistics.getLostEventsInRange(1000, 1010)).isEqualTo(7);
        assertThat(statistics.getLostEventsInRange(1030, 1044)).isEqualTo(12);
        assertThat(statistics.getLostEventsInRange(1031, 1044)).isEqualTo(7);
        assertThat(statistics.getLostEventsInRange(1051, 1100)).isEqualTo(2);
        assertThat(statistics.getEventTypesInRange(1031, 1039))
                .isEqualTo(Map.of(ITmfStatistics.LOST_EVENTS, 7L));
        assertThat(stateSystem.getCurrentEndTime()).isEqualTo(1200);
    }

    @Test
    void theAttributesAreAsDocumented() {
        StatsStateProvider provider = provider();
        provider.processEvent(event(1000, "a"));
        provider.processEvent(lost(1010, 1050, 7));
        provider.processEvent(lost(1020, 1030, 5));
        provider.processEvent(event(1060, "a"));
        provider.dispose();
        assertThat(at(1060, Attributes.TOTAL)).isEqualTo(2L);
        assertThat(at(1059, Attributes.EVENT_TYPES, "a")).isEqualTo(1L);
        assertThat(at(1019, Attributes.EVENT_TYPES, ITmfStatistics.LOST_EVENTS)).isEqualTo(7L);
        assertThat(at(1020, Attributes.EVENT_TYPES, ITmfStatistics.LOST_EVENTS)).isEqualTo(12L);
        assertThat(at(1009, Attributes.LOST_EVENTS)).isNull();
        assertThat(at(1010, Attributes.LOST_EVENTS)).isEqualTo(1050L);
        assertThat(at(1049, Attributes.LOST_EVENTS)).isEqualTo(1050L);
        assertThat(at(1050, Attributes.LOST_EVENTS)).isNull();
    }

    private @Nullable Object at(long time, String... path) {
        return stateSystem.querySingleState(time, stateSystem.optQuarkAbsolute(path)).getValue();
    }

    @Test
    void aHistogramHasANumberPerTime() {
        StatsStateProvider provider = provider();
        for (long time = 1000; time < 1100; time++) {
            provider.processEvent(event(time, "a"));
        }
        provider.dispose();
        assertThat(statistics.histogramQuery(new long[] {0, 1010, 1010, 1050}))
                .containsExactly(10L, 0L, 40L, 50L);
        assertThat(statistics.histogramQuery(new long[] {1099})).containsExactly(1L);
        assertThat(statistics.histogramQuery(new long[] {1100, 5000})).containsExactly(0L, 0L);
        assertThat(statistics.histogramQuery(new long[0])).isEmpty();
    }

    @Test
    void aHistogramMayLieAnywhere() {
        StatsStateProvider provider = provider();
        provider.processEvent(event(START, "a"));
        provider.processEvent(event(Long.MAX_VALUE / 4 * 3, "a"));
        provider.dispose();
        long last = Long.MAX_VALUE;
        long first = Long.MIN_VALUE;
        assertThat(statistics.histogramQuery(last - 10, last, 3)).containsExactly(0L, 0L, 0L);
        assertThat(statistics.histogramQuery(last, last, 2)).containsExactly(0L, 0L);
        assertThat(statistics.histogramQuery(first, first + 10, 3)).containsExactly(0L, 0L, 0L);
        assertThat(statistics.histogramQuery(first, first, 2)).containsExactly(0L, 0L);
        assertThat(statistics.histogramQuery(first, last, 4)).containsExactly(0L, 0L, 1L, 1L);
        assertThat(statistics.histogramQuery(0, last, 4)).containsExactly(1L, 0L, 1L, 0L);
    }

    @Test
    void totalsAndTypesCanBeBuiltApart() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 500);
        TmfStatisticsTotalsModule totals = new TmfStatisticsTotalsModule();
        TmfStatisticsEventTypesModule types = new TmfStatisticsEventTypesModule();
        for (TmfStateSystemAnalysisModule module : List.of(totals, types)) {
            module.setTrace(trace);
            assertThat(module.schedule().isOK()).isTrue();
            assertThat(module.waitForCompletion()).isTrue();
            assertThat(module.getStateSystem(module.getId())).isSameAs(module.getStateSystem());
        }
        assertThat(totals.getStateSystem().optQuarkAbsolute(Attributes.EVENT_TYPES)).isNegative();
        assertThat(types.getStateSystem().optQuarkAbsolute(Attributes.TOTAL)).isNegative();
        Path files = Path.of(TmfTraceManager.getSupplementaryFileDir(trace));
        assertThat(files.resolve("statistics-totals.ht")).exists();
        assertThat(files.resolve("statistics-types.ht")).exists();
        TmfStateStatistics apart =
                new TmfStateStatistics(totals.getStateSystem(), types.getStateSystem());
        assertThat(apart.getTotalsSS()).isSameAs(totals.getStateSystem());
        assertThat(apart.getEventTypesSS()).isSameAs(types.getStateSystem());
        assertThat(apart.getEventsTotal()).isEqualTo(500);
        assertThat(apart.getEventTypesInRange(10, 100)).isEqualTo(Map.of("tick", 10L));
        assertThat(apart.getEventTypesInRange(6000, 7000)).isEmpty();
        apart.dispose();
        assertThatThrownBy(apart::getEventsTotal).isInstanceOf(StateSystemDisposedException.class);
        trace.dispose();
    }

    @Test
    void anEventOutOfOrderCountsWhereItWasRead() {
        StatsStateProvider provider = provider();
        provider.processEvent(event(1100, "a"));
        provider.processEvent(event(1050, "a"));
        provider.dispose();
        assertThat(provider.getFailureCause()).isNull();
        assertThat(statistics.getEventsInRange(1100, 1100)).isEqualTo(2);
    }

    @Test
    void aTraceWithoutEventsHasNone() {
        provider().dispose();
        assertThat(statistics.getEventsTotal()).isZero();
        assertThat(statistics.getEventTypesTotal()).isEmpty();
        assertThat(statistics.histogramQuery(0, 99, 3)).containsExactly(0L, 0L, 0L);
    }

    @Test
    void wrongTimesAreRefused() {
        StatsStateProvider provider = provider();
        provider.processEvent(event(1100, "a"));
        provider.dispose();
        assertThat(statistics.getEventsInRange(5, 4)).isZero();
        assertThatThrownBy(() -> statistics.histogramQuery(5, 4, 1))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> statistics.histogramQuery(0, 4, 0))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> statistics.histogramQuery(new long[] {2, 1}))
                .isInstanceOf(IllegalArgumentException.class);
        stateSystem.dispose();
        assertThatThrownBy(() -> statistics.histogramQuery(0, 2000, 4))
                .isInstanceOf(StateSystemDisposedException.class);
    }

    @Test
    void everyTraceHasTheAnalysisAndAnExperimentTheSums() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 500);
        IAnalysisModule module =
                Objects.requireNonNull(trace.getAnalysisModule(TmfStatisticsModule.ID));
        assertThat(module.getName()).isEqualTo("Statistics");
        assertThat(module.isAutomatic()).isTrue();
        assertThat(TmfAnalysisManager.getAnalysisModules(TmfExperiment.class))
                .doesNotContainKey(TmfStatisticsModule.ID);
        ITmfStatistics statistics =
                Objects.requireNonNull(TmfStatisticsModule.getStatistics(trace));
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(statistics.getEventTypesTotal()).isEqualTo(Map.of("tick", 500L));
        statistics.dispose();
        assertThat(statistics.getEventsTotal()).isEqualTo(500);
        TmfStatisticsModule own = (TmfStatisticsModule) module;
        assertThat(own.getStateSystem(TmfStatisticsTotalsModule.ID))
                .isSameAs(own.getStateSystem(TmfStatisticsEventTypesModule.ID))
                .isSameAs(own.getStateSystem())
                .isNotNull();
        ITmfStatistics twice = new SummedStatistics(List.of(statistics, statistics));
        assertThat(twice.getEventsTotal()).isEqualTo(1000);
        assertThat(twice.getEventTypesInRange(0, 100)).isEqualTo(Map.of("tick", 20L));
        assertThat(twice.histogramQuery(1, 5000, 5)).containsOnly(200L).hasSize(5);
        trace.dispose();
    }
}
