package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.Multimap;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.YModel;
import org.eclipse.tracecompass.tmf.core.model.filters.TimeQueryFilter;
import org.eclipse.tracecompass.tmf.core.model.timegraph.AbstractTimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphRowModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphRowReducer;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.AbstractTreeCommonXDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.statesystem.AbstractTmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** From a state system to the answers of data providers, and how the manager keeps these. */
@Timeout(60)
class DataProviderLayerTest {

    private static final String ID = "astrolabe.test.provider";
    private static final int EVENTS = 100;

    @TempDir Path fFolder = Path.of("");

    private final List<ITmfTrace> fTraces = new ArrayList<>();
    private final Factory fFactory = new Factory();

    /** Two rows, A and B, of which one changes with every event, in memory. */
    private static final class Module extends TmfStateSystemAnalysisModule {
        private final @Nullable CountDownLatch fGate;

        Module(@Nullable CountDownLatch gate) {
            fGate = gate;
        }

        @Override
        protected StateSystemBackendType getBackendType() {
            return StateSystemBackendType.INMEM;
        }

        @Override
        protected ITmfStateProvider createStateProvider() {
            return new Provider(Objects.requireNonNull(getTrace()), fGate);
        }
    }

    private static final class Provider extends AbstractTmfStateProvider {
        private final @Nullable CountDownLatch fGate;

        Provider(ITmfTrace trace, @Nullable CountDownLatch gate) {
            super(trace, "test", 10, 1);
            fGate = gate;
        }

        @Override
        public int getVersion() {
            return 0;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Provider(getTrace(), fGate);
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            ITmfStateSystemBuilder ss = Objects.requireNonNull(getStateSystemBuilder());
            int value =
                    Objects.requireNonNull(
                            event.getContent().getFieldValue(Integer.class, "value"));
            if (value < 0) {
                throw new IllegalArgumentException("negative");
            }
            CountDownLatch gate = fGate;
            if (value == EVENTS / 2 && gate != null) {
                try {
                    gate.await();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }
            ss.modifyAttribute(
                    event.getTimestamp().toNanos(),
                    value,
                    ss.getQuarkAbsoluteAndAdd(value % 2 == 0 ? "A" : "B"));
        }
    }

    private static final class TimeGraph
            extends AbstractTimeGraphDataProvider<Module, TimeGraphEntryModel>
            implements ITimeGraphDataProvider<TimeGraphEntryModel> {
        private int fTrees;
        private boolean fDisposed;

        TimeGraph(ITmfTrace trace, Module module) {
            super(trace, module);
        }

        @Override
        public String getId() {
            return ID;
        }

        @Override
        public void dispose() {
            super.dispose();
            fDisposed = true;
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
            fTrees++;
            List<TimeGraphEntryModel> entries = new ArrayList<>();
            long root = getEntryId("root");
            entries.add(
                    new TimeGraphEntryModel(
                            root,
                            -1,
                            getTrace().getName(),
                            ss.getStartTime(),
                            ss.getCurrentEndTime(),
                            false));
            for (int quark : ss.getQuarks("*")) {
                entries.add(
                        new TimeGraphEntryModel(
                                getId(quark),
                                root,
                                ss.getAttributeName(quark),
                                ss.getStartTime(),
                                ss.getCurrentEndTime()));
            }
            return new TmfTreeModel<>(List.of("Name"), entries);
        }

        @Override
        protected @Nullable TimeGraphModel getRowModel(
                ITmfStateSystem ss,
                Map<String, Object> parameters,
                @Nullable IProgressMonitor monitor) {
            List<Long> items = DataProviderParameterUtils.extractSelectedItems(parameters);
            TimeQueryFilter times = DataProviderParameterUtils.createTimeQuery(parameters);
            if (items == null || times == null) {
                return null;
            }
            Map<Long, Integer> entries = getSelectedEntries(items);
            List<Long> ids = new ArrayList<>(entries.keySet());
            List<Integer> quarks = new ArrayList<>(entries.values());
            TimeGraphRowReducer reducer = new TimeGraphRowReducer(times);
            for (ITmfStateInterval interval :
                    ss.query2D(quarks, times.getStart(), times.getEnd())) {
                if (interval.getValue() instanceof Integer value) {
                    reducer.add(
                            quarks.indexOf(interval.getAttribute()),
                            interval.getStartTime(),
                            interval.getEndTime(),
                            value);
                }
            }
            return new TimeGraphModel(reducer.toRows(ids));
        }

        @Override
        public TmfModelResponse<List<ITimeGraphArrow>> fetchArrows(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    List.of(), Status.COMPLETED, CommonStatusMessage.COMPLETED);
        }

        @Override
        public TmfModelResponse<Map<String, String>> fetchTooltip(
                Map<String, Object> parameters, @Nullable IProgressMonitor monitor) {
            return new TmfModelResponse<>(
                    Map.of(getTrace().getName(), "x"),
                    Status.COMPLETED,
                    CommonStatusMessage.COMPLETED);
        }

        Map<Integer, java.util.function.Predicate<Multimap<String, Object>>> predicates(
                Multimap<Integer, String> regexes) {
            return computeRegexPredicate(regexes);
        }
    }

    private static final class Chart
            extends AbstractTreeCommonXDataProvider<Module, TmfTreeDataModel> {
        Chart(ITmfTrace trace, Module module) {
            super(trace, module);
        }

        @Override
        public String getId() {
            return "chart";
        }

        @Override
        protected boolean isCacheable() {
            return false;
        }

        @Override
        protected TmfTreeModel<TmfTreeDataModel> getTree(
                ITmfStateSystem ss,
                Map<String, Object> parameters,
                @Nullable IProgressMonitor monitor) {
            return new TmfTreeModel<>(
                    List.of(),
                    List.of(new TmfTreeDataModel(getId(ss.getQuarkAbsolute("A")), -1, "A")));
        }

        @Override
        protected @Nullable Collection<IYModel> getYSeriesModels(
                ITmfStateSystem ss,
                Map<String, Object> parameters,
                @Nullable IProgressMonitor monitor) {
            int quark = ss.getQuarkAbsolute("A");
            List<Long> times =
                    Objects.requireNonNull(
                            DataProviderParameterUtils.extractTimeRequested(parameters));
            double[] values =
                    times.stream()
                            .mapToDouble(
                                    time ->
                                            ss.querySingleState(time, quark).getValue()
                                                            instanceof Integer i
                                                    ? i
                                                    : 0)
                            .toArray();
            return List.of(new YModel(getId(quark), "A", values));
        }

        @Override
        protected String getTitle() {
            return "Values";
        }
    }

    private static final class Factory implements IDataProviderFactory {
        private @Nullable CountDownLatch fGate;

        @Override
        public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace) {
            if (trace instanceof TmfExperiment) {
                return null;
            }
            return new TimeGraph(trace, newModule(trace, fGate));
        }

        @Override
        public @Nullable ITmfDataProvider createDataProvider(ITmfTrace trace, String secondaryId) {
            return secondaryId.equals("chart") ? new Chart(trace, newModule(trace, fGate)) : null;
        }

        @Override
        public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace trace) {
            return List.of(
                    new org.eclipse.tracecompass.tmf.core.model.DataProviderDescriptor.Builder()
                            .setId(ID)
                            .setName("Test")
                            .setProviderType(IDataProviderDescriptor.ProviderType.TIME_GRAPH)
                            .build());
        }
    }

    private static Module newModule(ITmfTrace trace, @Nullable CountDownLatch gate) {
        try {
            Module module = new Module(gate);
            module.setTrace(trace);
            return module;
        } catch (TmfAnalysisException e) {
            throw new IllegalStateException(e);
        }
    }

    @BeforeEach
    void addFactory() {
        System.setProperty("astrolabe.cache", fFolder.resolve("cache").toString());
        DataProviderManager.getInstance().addDataProviderFactory(ID, fFactory);
    }

    @AfterEach
    void disposeAll() {
        DataProviderManager.dispose();
        fTraces.forEach(ITmfTrace::dispose);
        System.clearProperty("astrolabe.cache");
    }

    private SyntheticTrace newTrace(String name) {
        try {
            SyntheticTrace trace =
                    SyntheticTrace.ticks(Files.createDirectories(fFolder.resolve(name)), EVENTS);
            fTraces.add(trace);
            return trace;
        } catch (java.io.IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    private static TimeGraph timeGraph(ITmfTrace trace) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(trace, ID, TimeGraph.class));
    }

    private static <T> T completed(java.util.function.Supplier<TmfModelResponse<T>> request) {
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

    @Test
    void aTraceIsClosedAtOnceThoughADataProviderIsBeingCreated() throws Exception {
        ITmfTrace trace = newTrace("a");
        CountDownLatch creating = new CountDownLatch(1);
        CountDownLatch closed = new CountDownLatch(1);
        CountDownLatch disposed = new CountDownLatch(1);
        DataProviderManager manager = DataProviderManager.getInstance();
        manager.addDataProviderFactory(
                "astrolabe.test.slow",
                new IDataProviderFactory() {
                    @Override
                    public @Nullable ITmfDataProvider createDataProvider(ITmfTrace t) {
                        creating.countDown();
                        try {
                            closed.await();
                        } catch (InterruptedException e) {
                            throw new IllegalStateException(e);
                        }
                        return new ITmfDataProvider() {
                            @Override
                            public String getId() {
                                return "astrolabe.test.slow";
                            }

                            @Override
                            public void dispose() {
                                disposed.countDown();
                            }
                        };
                    }
                });
        CompletableFuture<Boolean> isRefused =
                CompletableFuture.supplyAsync(
                        () ->
                                manager.fetchOrCreateDataProvider(
                                                trace,
                                                "astrolabe.test.slow",
                                                ITmfDataProvider.class)
                                        == null);
        creating.await();
        manager.traceClosed(new TmfTraceClosedSignal(this, trace));
        closed.countDown();

        assertThat(isRefused.get()).isTrue();
        disposed.await();
        assertThat(
                        manager.fetchExistingDataProvider(
                                trace, "astrolabe.test.slow", ITmfDataProvider.class))
                .isNull();
    }

    @Test
    void aFactoryThatFailsDoesNotHideTheOthers() throws Exception {
        ITmfTrace trace = newTrace("a");
        DataProviderManager manager = DataProviderManager.getInstance();
        manager.addDataProviderFactory(
                "astrolabe.test.broken",
                new IDataProviderFactory() {
                    @Override
                    public Collection<IDataProviderDescriptor> getDescriptors(ITmfTrace t) {
                        throw new IllegalStateException("broken");
                    }
                });

        assertThat(manager.getAvailableProviders(trace))
                .extracting(IDataProviderDescriptor::getId)
                .contains(ID);
    }

    @Test
    void aTreeIsComputedOnceWhenTheAnalysisIsComplete() {
        TimeGraph provider = timeGraph(newTrace("trace"));
        TmfTreeModel<TimeGraphEntryModel> tree =
                completed(() -> provider.fetchTree(Map.of(), null));
        assertThat(tree.getEntries())
                .extracting(TimeGraphEntryModel::getName)
                .containsExactly("trace", "A", "B");
        assertThat(tree.getEntries().get(1).getParentId())
                .isEqualTo(tree.getEntries().get(0).getId());
        assertThat(tree.getHeaders()).containsExactly("Name");
        int trees = provider.fTrees;
        assertThat(completed(() -> provider.fetchTree(Map.of(), null))).isSameAs(tree);
        assertThat(provider.fTrees).isEqualTo(trees);
    }

    @Test
    void rowsAreReducedToTheRequestedPixels() {
        TimeGraph provider = timeGraph(newTrace("trace"));
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
    void missingTimesAreAFailureAndACancelledMonitorIsACancellation() {
        TimeGraph provider = timeGraph(newTrace("trace"));
        TmfModelResponse<TimeGraphModel> response = provider.fetchRowModel(Map.of(), null);
        assertThat(response.getStatus()).isEqualTo(Status.FAILED);
        assertThat(response.getStatusMessage())
                .isEqualTo(CommonStatusMessage.INCORRECT_QUERY_PARAMETERS);
        IProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThat(provider.fetchTree(Map.of(), cancelled).getStatus()).isEqualTo(Status.CANCELLED);
        assertThat(
                        provider.fetchRowModel(
                                        DataProviderParameterUtils.timeParameters(0, 1, 2),
                                        cancelled)
                                .getStatus())
                .isEqualTo(Status.CANCELLED);
    }

    @Test
    void whileTheAnalysisRunsThePartThatIsKnownIsAnswered() {
        CountDownLatch gate = new CountDownLatch(1);
        fFactory.fGate = gate;
        TimeGraph provider = timeGraph(newTrace("trace"));
        TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> tree =
                provider.fetchTree(Map.of(), null);
        assertThat(tree.getStatus()).isEqualTo(Status.RUNNING);
        assertThat(tree.getModel()).isNotNull();
        assertThat(
                        provider.fetchRowModel(
                                        DataProviderParameterUtils.selectionTimeParameters(
                                                10, 1000, 6, List.of()),
                                        null)
                                .getStatus())
                .isEqualTo(Status.RUNNING);
        gate.countDown();
        completed(() -> provider.fetchTree(Map.of(), null));
    }

    @Test
    void aFailedAnalysisSaysWhy() {
        SyntheticTrace trace =
                new SyntheticTrace(
                        fFolder,
                        1,
                        i ->
                                new SyntheticTrace.Spec(
                                        10, "tick", new TmfEventField("value", -1, null)));
        fTraces.add(trace);
        Module module = newModule(trace, null);
        TimeGraph provider = new TimeGraph(trace, module);
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> response =
                provider.fetchTree(Map.of(), null);
        assertThat(response.getStatus()).isEqualTo(Status.FAILED);
        assertThat(response.getStatusMessage())
                .isEqualTo("Analysis initialization failed: negative");
    }

    @Test
    void aChartHasItsValuesAtTheRequestedTimes() {
        Chart chart =
                Objects.requireNonNull(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        newTrace("trace"), ID + ":chart", Chart.class));
        completed(() -> chart.fetchTree(Map.of(), null));
        ITmfXyModel model =
                completed(
                        () ->
                                chart.fetchXY(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(10, 30L, 1000)),
                                        null));
        assertThat(model.getTitle()).isEqualTo("Values");
        assertThat(model.getSeriesData())
                .singleElement()
                .satisfies(
                        series -> {
                            assertThat(series.getName()).isEqualTo("A");
                            assertThat(series.getXAxis()).containsExactly(10, 30, 1000);
                            assertThat(series.getData()).containsExactly(0, 2, 98);
                        });
        TmfModelResponse<ITmfXyModel> beyond =
                chart.fetchXY(DataProviderParameterUtils.timeParameters(5000, 6000, 3), null);
        assertThat(beyond.getStatus()).isEqualTo(Status.FAILED);
        assertThat(beyond.getStatusMessage())
                .isEqualTo(CommonStatusMessage.INCORRECT_QUERY_INTERVAL);
    }

    @Test
    void thereIsOneInstancePerTraceAndIdUntilTheTraceIsClosed() {
        SyntheticTrace trace = newTrace("trace");
        DataProviderManager manager = DataProviderManager.getInstance();
        assertThat(manager.fetchExistingDataProvider(trace, ID, TimeGraph.class)).isNull();
        TimeGraph provider = timeGraph(trace);
        assertThat(timeGraph(trace)).isSameAs(provider);
        assertThat(manager.fetchExistingDataProvider(trace, ID, TimeGraph.class))
                .isSameAs(provider);
        assertThat(timeGraph(newTrace("other"))).isNotSameAs(provider);
        assertThat(manager.fetchOrCreateDataProvider(trace, ID, Chart.class)).isNull();
        assertThat(manager.fetchOrCreateDataProvider(trace, "no such id", TimeGraph.class))
                .isNull();
        trace.broadcast(new TmfTraceClosedSignal(this, trace));
        assertThat(provider.fDisposed).isTrue();
        assertThat(manager.fetchExistingDataProvider(trace, ID, TimeGraph.class)).isNull();
    }

    @Test
    void anExperimentJoinsTheProvidersOfItsTraces() {
        TmfExperiment experiment =
                new TmfExperiment(
                        TmfEvent.class,
                        fFolder.toString(),
                        new ITmfTrace[] {newTrace("one"), newTrace("two")},
                        5000,
                        null);
        fTraces.add(experiment);
        ITimeGraphDataProvider<?> joined =
                Objects.requireNonNull(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        experiment, ID, ITimeGraphDataProvider.class));
        assertThat(joined).isInstanceOf(TmfTimeGraphCompositeDataProvider.class);
        TmfTreeModel<?> tree = completed(() -> erase(joined.fetchTree(Map.of(), null)));
        assertThat(tree.getEntries())
                .extracting("name")
                .containsExactlyInAnyOrder("one", "A", "B", "two", "A", "B");
        assertThat(tree.getEntries()).extracting("id").doesNotHaveDuplicates();
        List<Long> ids = tree.getEntries().stream().map(entry -> entry.getId()).toList();
        TimeGraphModel rows =
                completed(
                        () ->
                                joined.fetchRowModel(
                                        DataProviderParameterUtils.selectionTimeParameters(
                                                10, 1000, 6, ids),
                                        null));
        assertThat(rows.getRows()).hasSize(4);
        assertThat(completed(() -> joined.fetchTooltip(Map.of(), null))).containsKeys("one", "two");
        assertThat(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        experiment, ID, ITmfTreeDataProvider.class))
                .isSameAs(joined);
    }

    @SuppressWarnings("unchecked")
    private static TmfModelResponse<TmfTreeModel<?>> erase(TmfModelResponse<?> response) {
        return (TmfModelResponse<TmfTreeModel<?>>) response;
    }

    @Test
    void descriptorsAreListedOnceEach() {
        TmfExperiment experiment =
                new TmfExperiment(
                        TmfEvent.class,
                        fFolder.toString(),
                        new ITmfTrace[] {newTrace("one"), newTrace("two")},
                        5000,
                        null);
        fTraces.add(experiment);
        assertThat(DataProviderManager.getInstance().getAvailableProviders(experiment))
                .filteredOn(descriptor -> descriptor.getId().equals(ID))
                .hasSize(1);
        assertThat(DataProviderManager.getInstance().getAvailableProviders(null)).isEmpty();
    }

    @Test
    void filtersMarkOrReplaceStates() {
        TimeGraph provider = timeGraph(newTrace("trace"));
        Multimap<Integer, String> regexes = com.google.common.collect.HashMultimap.create();
        regexes.put(CoreFilterProperty.DIMMED, "label == read || label matches wri.*");
        regexes.put(CoreFilterProperty.HIGHLIGHT, "!(label contains rea)");
        List<ITimeGraphState> states = new ArrayList<>();
        for (String label : List.of("read", "write", "open")) {
            provider.applyFilterAndAddState(
                    states,
                    new TimeGraphState(0, 10, 1, label),
                    0L,
                    provider.predicates(regexes),
                    null);
        }
        assertThat(states)
                .extracting(state -> state.isPropertyActive(CoreFilterProperty.DIMMED))
                .containsExactly(false, false, true);
        assertThat(states)
                .extracting(state -> state.isPropertyActive(CoreFilterProperty.HIGHLIGHT))
                .containsExactly(false, true, true);
        regexes.clear();
        regexes.put(CoreFilterProperty.EXCLUDE, "r");
        provider.applyFilterAndAddState(
                states,
                new TimeGraphState(0, 10, 1, "shut"),
                0L,
                provider.predicates(regexes),
                null);
        assertThat(states.get(3).getValue()).isEqualTo(Integer.MIN_VALUE);
    }
}
