package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Which data providers there are, and how long. */
@Timeout(60)
class DataProviderManagerTest extends ProviderFixture {

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
    void thereIsOneInstancePerTraceAndIdUntilTheTraceIsClosed() {
        SyntheticTrace trace = newTrace("trace");
        DataProviderManager manager = DataProviderManager.getInstance();
        assertThat(manager.fetchExistingDataProvider(trace, ID, AlternatingTimeGraph.class))
                .isNull();
        AlternatingTimeGraph provider = timeGraph(trace);
        assertThat(timeGraph(trace)).isSameAs(provider);
        assertThat(manager.fetchExistingDataProvider(trace, ID, AlternatingTimeGraph.class))
                .isSameAs(provider);
        assertThat(timeGraph(newTrace("other"))).isNotSameAs(provider);
        assertThat(manager.fetchOrCreateDataProvider(trace, ID, AlternatingChart.class)).isNull();
        assertThat(
                        manager.fetchOrCreateDataProvider(
                                trace, "no such id", AlternatingTimeGraph.class))
                .isNull();
        trace.broadcast(new TmfTraceClosedSignal(this, trace));
        assertThat(provider.disposed).isTrue();
        assertThat(manager.fetchExistingDataProvider(trace, ID, AlternatingTimeGraph.class))
                .isNull();
    }

    @Test
    void whoAsksTooLateDoesNotKeepAClosedTrace() {
        SyntheticTrace trace = newTrace("trace");
        DataProviderManager manager = DataProviderManager.getInstance();
        timeGraph(trace);
        manager.traceClosed(new TmfTraceClosedSignal(this, trace));
        assertThat(manager.fetchOrCreateDataProvider(trace, ID, AlternatingTimeGraph.class))
                .isNull();
        manager.traceOpened(new TmfTraceOpenedSignal(this, trace, null));
        assertThat(manager.fetchOrCreateDataProvider(trace, ID, AlternatingTimeGraph.class))
                .isNotNull();
    }

    @Test
    void anotherClockMakesOtherDataProviders() {
        SyntheticTrace trace = newTrace("trace");
        AlternatingTimeGraph provider = timeGraph(trace);
        trace.setTimestampTransform(TimestampTransformFactory.createWithOffset(1000));
        assertThat(provider.disposed).isTrue();
        assertThat(timeGraph(trace)).isNotSameAs(provider);
    }

    @Test
    void anExperimentHasOtherDataProvidersWhenAPartHasAnotherClock() {
        TmfExperiment experiment = newExperiment();
        DataProviderManager manager = DataProviderManager.getInstance();
        var joined =
                manager.fetchOrCreateDataProvider(experiment, ID, ITimeGraphDataProvider.class);
        experiment
                .getTraces()
                .get(0)
                .setTimestampTransform(TimestampTransformFactory.createWithOffset(1000));
        assertThat(manager.fetchOrCreateDataProvider(experiment, ID, ITimeGraphDataProvider.class))
                .isNotNull()
                .isNotSameAs(joined);
    }

    @Test
    void descriptorsAreListedOnceEach() {
        TmfExperiment experiment = newExperiment();
        assertThat(DataProviderManager.getInstance().getAvailableProviders(experiment))
                .filteredOn(descriptor -> descriptor.getId().equals(ID))
                .hasSize(1);
        assertThat(DataProviderManager.getInstance().getAvailableProviders(null)).isEmpty();
    }

    @Test
    void anExperimentJoinsTheProvidersOfItsTraces() {
        TmfExperiment experiment = newExperiment();
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
}
