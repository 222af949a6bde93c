package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.collect.HashMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphState;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** From a state system to the answers of data providers. */
@Timeout(60)
class DataProviderLayerTest extends ProviderFixture {

    @Test
    void aTreeIsComputedOnceWhenTheAnalysisIsComplete() {
        AlternatingTimeGraph provider = timeGraph(newTrace("trace"));
        TmfTreeModel<TimeGraphEntryModel> tree =
                completed(() -> provider.fetchTree(Map.of(), null));
        assertThat(tree.getEntries())
                .extracting(TimeGraphEntryModel::getName)
                .containsExactly("trace", "A", "B");
        assertThat(tree.getEntries().get(1).getParentId())
                .isEqualTo(tree.getEntries().get(0).getId());
        assertThat(tree.getHeaders()).containsExactly("Name");
        int trees = provider.trees;
        assertThat(completed(() -> provider.fetchTree(Map.of(), null))).isSameAs(tree);
        assertThat(provider.trees).isEqualTo(trees);
    }

    @Test
    void missingTimesAreAFailureAndACancelledMonitorIsACancellation() {
        AlternatingTimeGraph provider = timeGraph(newTrace("trace"));
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
        factory.gate = gate;
        AlternatingTimeGraph provider = timeGraph(newTrace("trace"));
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
                        folder,
                        1,
                        i ->
                                new SyntheticTrace.Spec(
                                        10, "tick", new TmfEventField("value", -1, null)));
        traces.add(trace);
        AlternatingModule module = AlternatingModule.on(trace, null);
        AlternatingTimeGraph provider = new AlternatingTimeGraph(trace, module);
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        TmfModelResponse<TmfTreeModel<TimeGraphEntryModel>> response =
                provider.fetchTree(Map.of(), null);
        assertThat(response.getStatus()).isEqualTo(Status.FAILED);
        assertThat(response.getStatusMessage()).isEqualTo("Analysis execution failed: negative");
    }

    @Test
    void aChartHasItsValuesAtTheRequestedTimes() {
        AlternatingChart chart =
                Objects.requireNonNull(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        newTrace("trace"), ID + ":chart", AlternatingChart.class));
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
    void filtersMarkOrReplaceStates() {
        AlternatingTimeGraph provider = timeGraph(newTrace("trace"));
        Multimap<Integer, String> regexes = HashMultimap.create();
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
