package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderDescriptor.ProviderType;
import org.eclipse.tracecompass.tmf.core.model.ITmfDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TmfTimeGraphCompositeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(60)
class AnalysisDataProviderFactoryTest extends ProviderFixture {

    private static final class RowsFactory extends AnalysisDataProviderFactory<AlternatingModule> {
        RowsFactory() {
            super(
                    AlternatingModule.class,
                    null,
                    descriptor(ID, "Rows", "Two rows", ProviderType.TIME_GRAPH));
        }

        @Override
        protected @Nullable ITmfDataProvider create(ITmfTrace trace, AlternatingModule analysis) {
            return new AlternatingTimeGraph(trace, analysis);
        }

        @Override
        protected @Nullable ITmfDataProvider create(
                ITmfTrace trace, AlternatingModule analysis, String secondaryId) {
            return secondaryId.equals("chart") ? new AlternatingChart(trace, analysis) : null;
        }

        @Override
        protected List<IDataProviderDescriptor> describe(AlternatingModule analysis) {
            return List.of(
                    getDescriptor(),
                    descriptor(ID + ":chart", "Values", "A line", ProviderType.TREE_TIME_XY));
        }
    }

    private final RowsFactory factory = new RowsFactory();

    @BeforeEach
    void useTheFactory() {
        DataProviderManager.getInstance().addDataProviderFactory(ID, factory);
    }

    private AlternatingModule analysed(SyntheticTrace trace) throws Exception {
        AlternatingModule module = AlternatingModule.on(trace, null);
        trace.addAnalysisModule(module);
        return module;
    }

    private TmfExperiment analysedExperiment() throws Exception {
        TmfExperiment experiment = newExperiment();
        for (ITmfTrace trace : experiment.getTraces()) {
            analysed((SyntheticTrace) trace);
        }
        return experiment;
    }

    private static <T extends ITmfDataProvider> T fetch(ITmfTrace trace, String id, Class<T> type) {
        return Objects.requireNonNull(
                DataProviderManager.getInstance().fetchOrCreateDataProvider(trace, id, type));
    }

    @Test
    void theRowOfTheRootHasNoStates() throws Exception {
        SyntheticTrace trace = newTrace("trace");
        analysed(trace);
        AlternatingTimeGraph provider = fetch(trace, ID, AlternatingTimeGraph.class);

        assertThat(provider.canHaveStates(ITmfStateSystem.ROOT_ATTRIBUTE)).isFalse();
        assertThat(provider.canHaveStates(0)).isTrue();
    }

    @Test
    void aTraceWithTheAnalysisGetsAProviderAndTheAnalysisStarts() throws Exception {
        SyntheticTrace trace = newTrace("trace");
        AlternatingModule module = analysed(trace);
        AlternatingTimeGraph provider = fetch(trace, ID, AlternatingTimeGraph.class);
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(completed(() -> provider.fetchTree(Map.of(), null)).getEntries())
                .extracting(TimeGraphEntryModel::getName)
                .containsExactly("trace", "A", "B");
    }

    @Test
    void aTraceWithoutTheAnalysisGetsNone() {
        SyntheticTrace trace = newTrace("trace");
        assertThat(factory.createDataProvider(trace)).isNull();
        assertThat(factory.createDataProvider(trace, "chart")).isNull();
        assertThat(factory.getDescriptors(trace)).isEmpty();
    }

    @Test
    void theProvidersOfAnExperimentsTracesAreJoined() throws Exception {
        TmfExperiment experiment = analysedExperiment();
        TmfTimeGraphCompositeDataProvider<?, ?> joined =
                fetch(experiment, ID, TmfTimeGraphCompositeDataProvider.class);
        ITmfTreeDataProvider<?> tree = joined;
        assertThat(rowNames(tree)).containsExactly("one", "A", "B", "two", "A", "B");
    }

    private static List<String> rowNames(ITmfTreeDataProvider<?> provider) {
        TmfModelResponse<? extends TmfTreeModel<?>> answer = provider.fetchTree(Map.of(), null);
        while (answer.getStatus() == Status.RUNNING) {
            Thread.onSpinWait();
            answer = provider.fetchTree(Map.of(), null);
        }
        TmfTreeModel<?> tree = Objects.requireNonNull(answer.getModel());
        return tree.getEntries().stream().map(ITmfTreeDataModel::getName).toList();
    }

    @Test
    void anExperimentWithOneSuchTraceGetsTheProviderOfThatTrace() throws Exception {
        TmfExperiment experiment = newExperiment();
        SyntheticTrace one = (SyntheticTrace) experiment.getTraces().get(0);
        analysed(one);
        assertThat(fetch(experiment, ID, ITmfTreeDataProvider.class))
                .isSameAs(fetch(one, ID, AlternatingTimeGraph.class));
    }

    @Test
    void aJoinedChartHasTheNameOfTheProvidersAsTitle() throws Exception {
        TmfExperiment experiment = analysedExperiment();
        ITmfTreeXYDataProvider<?> chart =
                fetch(experiment, ID + ":chart", ITmfTreeXYDataProvider.class);
        ITmfXyModel model =
                completed(
                        () ->
                                chart.fetchXY(
                                        DataProviderParameterUtils.timeParameters(10, 1000, 3),
                                        null));
        assertThat(model.getTitle()).isEqualTo("Values");
        assertThat(model.getSeriesData()).hasSize(2);
    }

    @Test
    void whatThereIsForSeveralTracesIsListedOnce() throws Exception {
        assertThat(factory.getDescriptors(analysedExperiment()))
                .extracting(IDataProviderDescriptor::getName)
                .containsExactly("Rows", "Values");
    }

    @Test
    void aCancelledAnalysisIsNotRestartedByANewProvider() throws Exception {
        SyntheticTrace trace = newTrace("trace");
        CountDownLatch gate = new CountDownLatch(1);
        AlternatingModule module = AlternatingModule.on(trace, gate);
        trace.addAnalysisModule(module);
        module.schedule();
        module.cancel();
        gate.countDown();
        module.waitForCompletion();
        fetch(trace, ID, AlternatingTimeGraph.class);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
    }
}
