package org.eclipse.tracecompass.analysis.timing.core.segmentstore;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreDensityFactory;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStoreStatisticsFactory;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SelectionFigures;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.AbstractSegmentStatisticsAnalysis;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.analysis.timing.core.statistics.IStatistics;
import org.eclipse.tracecompass.segmentstore.core.BasicSegment;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.segmentstore.core.SegmentStoreFactory.SegmentStoreType;
import org.eclipse.tracecompass.segmentstore.core.segment.interfaces.SegmentAspects;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.segment.ISegmentAspect;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Analyses of segments as plug-ins write them. */
@ExtendWith(TemporaryCache.class)
class SegmentStoreAnalysisTest {

    private static final int EVENTS = 200;

    @TempDir Path folder = Path.of("");
    private @Nullable ITmfTrace opened;

    @BeforeEach
    void open() throws Exception {
        opened = open("a");
    }

    private ITmfTrace open(String name) throws Exception {
        return SyntheticTrace.ticks(Files.createDirectories(folder.resolve(name)), EVENTS);
    }

    @AfterEach
    void close() {
        Objects.requireNonNull(opened).dispose();
    }

    private ITmfTrace trace() {
        return Objects.requireNonNull(opened);
    }

    private static ISegmentStore<ISegment> run(AbstractSegmentStoreAnalysisModule analysis) {
        assertThat(analysis.schedule().isOK()).isTrue();
        assertThat(analysis.waitForCompletion()).isTrue();
        return Objects.requireNonNull(analysis.getSegmentStore());
    }

    @ParameterizedTest
    @EnumSource(SegmentStoreType.class)
    void anAnalysisFillsItsStoreAndTellsItsListeners(SegmentStoreType type) throws Exception {
        TickAnalysis analysis = TickAnalysis.on(trace(), type, 1);
        List<ISegmentStore<ISegment>> told = new ArrayList<>();
        IAnalysisProgressListener removed = (p, s) -> told.add(s);
        analysis.addListener(removed);
        analysis.removeListener(removed);
        IAnalysisProgressListener listener =
                (provider, store) -> {
                    assertThat(provider).isSameAs(analysis);
                    assertThat(provider.getSegmentStore()).isSameAs(store);
                    told.add(store);
                };
        analysis.addListener(listener);
        analysis.addListener(listener);
        assertThat(analysis.getSegmentStore()).isNull();
        ISegmentStore<ISegment> store = run(analysis);
        assertThat(told).containsExactly(store);
        assertThat(store).hasSize(EVENTS);
        assertThat(store.getIntersectingElements(20))
                .containsExactly(new ValueSegment(20, 21, "odd"));
        analysis.dispose();
    }

    @Test
    void segmentsOnDiskAreUsedAgain() throws Exception {
        TickAnalysis first = TickAnalysis.on(trace(), SegmentStoreType.OnDisk, 1);
        List<ISegment> segments = List.copyOf(listed(run(first)));
        first.dispose();

        TickAnalysis again = TickAnalysis.on(trace(), SegmentStoreType.OnDisk, 1);
        List<ISegmentStore<ISegment>> told = new ArrayList<>();
        again.addListener((provider, store) -> told.add(store));
        assertThat(listed(run(again))).isEqualTo(segments);
        assertThat(again.passes).isZero();
        assertThat(told).hasSize(1);
        assertThat(again.getStoredResults().areReused()).isTrue();
        assertThat(again.getProperties().get("File")).endsWith("ticks.ss");
        Path file = Objects.requireNonNull(again.getDataFilePath());
        assertThat(file).exists();
        again.clearPersistentData();
        assertThat(file).doesNotExist();
        assertThat(again.getSegmentStore()).isNull();
        assertThat(listed(run(again))).isEqualTo(segments);
        assertThat(again.passes).isEqualTo(1);
        again.dispose();

        TickAnalysis other = TickAnalysis.on(trace(), SegmentStoreType.OnDisk, 2);
        assertThat(listed(run(other))).isEqualTo(segments);
        assertThat(other.passes).isEqualTo(1);
        other.dispose();
    }

    private static List<ISegment> listed(Iterable<ISegment> store) {
        List<ISegment> segments = new ArrayList<>();
        store.forEach(segments::add);
        return segments;
    }

    @Test
    void damagedSegmentsAreFoundAgain() throws Exception {
        TickAnalysis first = TickAnalysis.on(trace(), SegmentStoreType.OnDisk, 1);
        List<ISegment> segments = List.copyOf(listed(run(first)));
        Path file = Objects.requireNonNull(first.getDataFilePath());
        first.dispose();
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 1;
        Files.write(file, bytes);

        TickAnalysis again = TickAnalysis.on(trace(), SegmentStoreType.OnDisk, 1);
        ISegmentStore<ISegment> damaged = run(again);
        assertThat(again.passes).isZero();
        assertThatThrownBy(() -> listed(damaged)).isInstanceOf(UncheckedIOException.class);
        StoredResults.awaitRepairs();
        assertThat(listed(run(again))).isEqualTo(segments);
        assertThat(again.passes).isEqualTo(1);
        again.dispose();
    }

    @ParameterizedTest
    @EnumSource(
            value = SegmentStoreType.class,
            names = {"Fast", "OnDisk"})
    void anAnalysisThatFailsHasNoSegments(SegmentStoreType type) throws Exception {
        TickAnalysis analysis = TickAnalysis.on(trace(), type, 1);
        analysis.failAt = 100;
        analysis.addListener((p, s) -> Objects.requireNonNull((Object) null));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isFalse();
        assertThat(analysis.getSegmentStore()).isNull();
        assertThat(analysis.getFailureCause()).isNotNull();
        assertThat(Objects.requireNonNull(analysis.getDataFilePath())).doesNotExist();
    }

    @ParameterizedTest
    @EnumSource(
            value = SegmentStoreType.class,
            names = {"Fast", "OnDisk"})
    void anAnalysisThatIsCancelledHasNoSegments(SegmentStoreType type) throws Exception {
        TickAnalysis analysis = TickAnalysis.on(trace(), type, 1);
        analysis.cancelAt = 100;
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isFalse();
        assertThat(analysis.getSegmentStore()).isNull();
        assertThat(Objects.requireNonNull(analysis.getDataFilePath())).doesNotExist();
    }

    /** Needs no events. */
    private static class FixedAnalysis extends AbstractSegmentStoreAnalysisModule {
        boolean complete = true;

        @Override
        protected boolean buildAnalysisSegments(
                ISegmentStore<ISegment> segmentStore, IProgressMonitor monitor) {
            segmentStore.add(new BasicSegment(3, 9));
            segmentStore.add(new BasicSegment(1, 2));
            return complete;
        }

        @Override
        protected void canceling() {
            // it is short
        }
    }

    @Test
    void anAnalysisMayFindSegmentsWithoutEvents() throws Exception {
        FixedAnalysis analysis = new FixedAnalysis();
        analysis.setTrace(trace());
        assertThat(run(analysis)).containsExactly(new BasicSegment(1, 2), new BasicSegment(3, 9));
        assertThat(analysis.getSegmentAspects()).isEmpty();
        FixedAnalysis incomplete = new FixedAnalysis();
        incomplete.complete = false;
        incomplete.setTrace(trace());
        incomplete.schedule();
        assertThat(incomplete.waitForCompletion()).isFalse();
        assertThat(incomplete.getSegmentStore()).isNull();
    }

    @Test
    void filtersSeeAspectsAndContent() throws Exception {
        TickAnalysis analysis = TickAnalysis.on(trace(), SegmentStoreType.Fast, 1);
        assertThat(
                        ISegmentStoreProvider.getFilterInput(
                                        analysis, new ValueSegment(10, 17, "odd"))
                                .asMap())
                .containsEntry("Parity", List.of("odd"))
                .containsEntry("Start Time", List.of("10"))
                .containsEntry("End Time", List.of("17"))
                .containsEntry("Duration", List.of("7"))
                .containsEntry("letters", List.of(3))
                .hasSize(5);
    }

    @Test
    void ourTablesAndStatisticsWorkWithIt() throws Exception {
        TickAnalysis analysis = TickAnalysis.on(trace(), SegmentStoreType.Fast, 1);
        run(analysis);
        ProvidedSegments provided = Objects.requireNonNull(ProvidedSegments.of(analysis));
        assertThat(provided.aspects())
                .extracting(ISegmentAspect::getName)
                .containsExactly("Start Time", "End Time", "Duration", "Parity");
        assertThat(provided.group().getName()).isEqualTo("Parity");
        SegmentStatistics statistics =
                SegmentStatistics.compute(provided, Long.MIN_VALUE, Long.MAX_VALUE, null);
        assertThat(statistics.groups()).containsOnlyKeys("even", "odd");
        assertThat(statistics.groups().get("odd").count()).isEqualTo(EVENTS / 2);
        int[] longest =
                SegmentOrder.of(
                        Objects.requireNonNull(provided.segments()),
                        null,
                        provided.aspects().get(2),
                        true,
                        null);
        assertThat(Objects.requireNonNull(longest)[0]).isEqualTo(EVENTS - 1);
    }

    // --- data providers

    private <T extends ITmfTreeDataProvider<?>> T provider(String id, Class<T> type) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace(), id + ':' + TickAnalysis.ID, type));
    }

    private void analysed() throws Exception {
        TickAnalysis analysis = TickAnalysis.on(trace(), SegmentStoreType.Fast, 1);
        analysis.setName("Ticks");
        trace().addAnalysisModule(analysis);
        run(analysis);
    }

    private static <T> T model(TmfModelResponse<T> response) {
        assertThat(response.getStatus()).isEqualTo(ITmfResponse.Status.COMPLETED);
        return Objects.requireNonNull(response.getModel());
    }

    @Test
    void everyAnalysisHasDataProviders() throws Exception {
        analysed();
        assertThat(DataProviderManager.getInstance().getAvailableProviders(trace()))
                .extracting(IDataProviderDescriptor::getName)
                .contains(
                        "Ticks - Latency Statistics",
                        "Ticks - Latency vs Time",
                        "Ticks - Latency Density");
    }

    @Test
    @SuppressWarnings("unchecked")
    void statisticsHaveATotalAndASelection() throws Exception {
        analysed();
        ITmfTreeDataProvider<SegmentStoreStatisticsModel> statistics =
                provider(SegmentStoreStatisticsFactory.ID, ITmfTreeDataProvider.class);
        TmfTreeModel<SegmentStoreStatisticsModel> all = model(statistics.fetchTree(Map.of(), null));
        assertThat(all.getEntries())
                .extracting(ITmfTreeDataModel::getName)
                .containsExactly(trace().getName(), "Total", "even", "odd");
        assertThat(all.getEntries().get(3).getMax()).isEqualTo(EVENTS - 1);
        assertThat(all.getEntries().get(3).getLabels())
                .startsWith("odd", "1", "199", "100")
                .contains("[20,21]", "[2000,2199]");
        TmfTreeModel<SegmentStoreStatisticsModel> both =
                model(
                        statistics.fetchTree(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        List.of(10L, 20L),
                                        DataProviderParameterUtils.FILTERED_KEY,
                                        true),
                                null));
        assertThat(both.getEntries())
                .extracting(ITmfTreeDataModel::getName)
                .containsExactly(
                        trace().getName(), "Total", "even", "odd", "Selection", "even", "odd");
        assertThat(both.getEntries().get(4).getNbElements()).isEqualTo(2);
        assertThat(both.getEntries().get(1).getNbElements()).isEqualTo(EVENTS);
    }

    @Test
    @SuppressWarnings("unchecked")
    void theFiguresOfASelectionAreApartFromThoseOfTheTrace() throws Exception {
        analysed();
        ITmfTreeDataProvider<SegmentStoreStatisticsModel> statistics =
                provider(SegmentStoreStatisticsFactory.ID, ITmfTreeDataProvider.class);
        assertThat(SelectionFigures.concern(statistics.getId())).isTrue();
        TmfTreeModel<ITmfTreeDataModel> selected =
                SelectionFigures.of(
                        model(statistics.fetchTree(SelectionFigures.parameters(10, 20), null)));
        assertThat(selected.getEntries())
                .extracting(ITmfTreeDataModel::getName)
                .containsExactly(trace().getName(), "Selection", "even", "odd");
        assertThat(selected.getEntries())
                .extracting(row -> row.getLabels().get(selected.getHeaders().indexOf("Count")))
                .containsExactly("2", "2", "1", "1");
        assertThat(SelectionFigures.of(model(statistics.fetchTree(Map.of(), null))).getEntries())
                .as("of a request that is not filtered")
                .isEmpty();
    }

    @Test
    @SuppressWarnings("unchecked")
    void durationsAreCountedInRanges() throws Exception {
        analysed();
        ITmfTreeXYDataProvider<ITmfTreeDataModel> density =
                provider(SegmentStoreDensityFactory.ID, ITmfTreeXYDataProvider.class);
        List<ITmfTreeDataModel> rows = model(density.fetchTree(Map.of(), null)).getEntries();
        assertThat(rows)
                .extracting(ITmfTreeDataModel::getName)
                .containsExactly(trace().getName(), "even", "odd");
        List<Long> times = new ArrayList<>();
        for (long i = 0; i < 10; i++) {
            times.add(i * 10_000);
        }
        ITmfXyModel model =
                model(
                        density.fetchXY(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        times,
                                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                        List.of(rows.get(0).getId(), rows.get(2).getId())),
                                null));
        for (ISeriesModel series : model.getSeriesData()) {
            boolean odd = series.getName().equals("odd");
            assertThat(series.getData()).containsOnly(odd ? 10 : 20).hasSize(10);
        }
        assertThat(model.getSeriesData()).hasSize(2);
    }

    // --- statistics

    @Test
    void statisticsAreOfAllSegmentsAndPerName() throws Exception {
        trace().addAnalysisModule(TickAnalysis.on(trace(), SegmentStoreType.Fast, 1));
        GenericSegmentStatisticsAnalysis statistics =
                new GenericSegmentStatisticsAnalysis(TickAnalysis.ID);
        statistics.setTrace(trace());
        assertThat(statistics.getStatsTotal()).isNull();
        assertThat(statistics.getStatsPerType()).isEmpty();
        assertThat(statistics.schedule().isOK()).isTrue();
        assertThat(statistics.waitForCompletion()).isTrue();
        IStatistics<ISegment> total = Objects.requireNonNull(statistics.getStatsTotal());
        assertThat(total.getNbElements()).isEqualTo(EVENTS);
        assertThat(total.getMax()).isEqualTo(EVENTS - 1);
        assertThat(total.getMean()).isEqualTo((EVENTS - 1) / 2.0);
        assertThat(statistics.getStatsPerType()).containsOnlyKeys("even", "odd");
        assertThat(statistics.getStatsPerType().get("odd").getMin()).isEqualTo(1);

        IProgressMonitor monitor = new NullProgressMonitor();
        IStatistics<ISegment> range =
                Objects.requireNonNull(statistics.getStatsForRange(10, 30, monitor));
        assertThat(range.getNbElements()).isEqualTo(3);
        assertThat(statistics.getStatsPerTypeForRange(20, 20, monitor)).containsOnlyKeys("odd");
        monitor.setCanceled(true);
        assertThat(statistics.getStatsPerTypeForRange(20, 20, monitor)).isEmpty();
        IStatistics<ISegment> none =
                Objects.requireNonNull(statistics.getStatsForRange(10, 30, monitor));
        assertThat(none.getNbElements()).isZero();
        SegmentStoreStatisticsModel model = new SegmentStoreStatisticsModel(1, -1, "all", total);
        assertThat(model.getMaxStart()).isEqualTo(10L * EVENTS);
        assertThat(model.getMaxEnd()).isEqualTo(11L * EVENTS - 1);
        assertThat(model.getTotal()).isEqualTo(total.getTotal());
        assertThat(new SegmentStoreStatisticsModel(2, 1, List.of("none"), none).getMinStart())
                .isZero();
    }

    @Test
    void aTypeMayBeNull() throws Exception {
        trace().addAnalysisModule(TickAnalysis.on(trace(), SegmentStoreType.Fast, 1));
        AbstractSegmentStatisticsAnalysis statistics =
                new AbstractSegmentStatisticsAnalysis() {
                    @Override
                    protected @Nullable String getSegmentType(ISegment segment) {
                        return segment.getLength() < 10 ? "short" : null;
                    }

                    @Override
                    protected @Nullable ISegmentStoreProvider getSegmentStoreProvider(
                            ITmfTrace of) {
                        return (ISegmentStoreProvider) of.getAnalysisModule(TickAnalysis.ID);
                    }
                };
        statistics.setTrace(trace());
        statistics.schedule();
        assertThat(statistics.waitForCompletion()).isTrue();
        assertThat(statistics.getStatsPerType()).containsOnlyKeys("short");
        assertThat(statistics.getStatsPerType().get("short").getNbElements()).isEqualTo(10);
    }

    @Test
    void aTraceWithoutSegmentsHasNoStatistics() throws Exception {
        GenericSegmentStatisticsAnalysis statistics =
                new GenericSegmentStatisticsAnalysis(TickAnalysis.ID);
        statistics.setTrace(trace());
        statistics.schedule();
        assertThat(statistics.waitForCompletion()).isFalse();
        assertThat(statistics.getStatsForRange(0, 1, new NullProgressMonitor())).isNull();
    }

    // --- experiments

    @Test
    void theSegmentsOfAnExperimentAreThoseOfItsTraces() throws Exception {
        ITmfTrace second = open("b");
        for (ITmfTrace member : List.of(trace(), second)) {
            member.addAnalysisModule(TickAnalysis.on(member, SegmentStoreType.Fast, 1));
        }
        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class,
                        folder.resolve("experiment").toString(),
                        new ITmfTrace[] {trace(), second},
                        TmfExperiment.DEFAULT_INDEX_PAGE_SIZE,
                        null);
        SegmentStoreAnalysisModule module =
                new SegmentStoreAnalysisModule(experiment, TickAnalysis.ID);
        ISegmentStore<ISegment> store = run(module);
        assertThat(store).hasSize(2 * EVENTS);
        List<ISegmentAspect> aspects = new ArrayList<>();
        module.getSegmentAspects().forEach(aspects::add);
        assertThat(aspects).extracting(ISegmentAspect::getName).containsExactly("Trace", "Parity");
        List<ISegment> at = listed(store.getIntersectingElements(20));
        assertThat(at)
                .extracting(aspects.get(0)::resolve)
                .containsExactlyInAnyOrder(trace().getName(), second.getName());
        assertThat(at).extracting(aspects.get(1)::resolve).containsOnly("odd");
        assertThat(at).extracting(SegmentAspects::getName).containsOnly("odd");
        SegmentStoreAnalysisModule all = new SegmentStoreAnalysisModule(experiment);
        assertThat(run(all)).hasSize(2 * EVENTS);

        GenericSegmentStatisticsAnalysis statistics =
                new GenericSegmentStatisticsAnalysis(TickAnalysis.ID);
        statistics.setTrace(experiment);
        statistics.schedule();
        assertThat(statistics.waitForCompletion()).isTrue();
        assertThat(statistics.getStatsPerType().get("even").getNbElements()).isEqualTo(EVENTS);
        experiment.dispose();
    }
}
