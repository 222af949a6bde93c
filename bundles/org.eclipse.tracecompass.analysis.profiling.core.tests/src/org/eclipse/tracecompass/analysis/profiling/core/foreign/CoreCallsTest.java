package org.eclipse.tracecompass.analysis.profiling.core.foreign;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.tracecompass.analysis.profiling.core.base.ICallStackElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingElement;
import org.eclipse.tracecompass.analysis.profiling.core.base.IProfilingGroupDescriptor;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.AggregatedCallSite;
import org.eclipse.tracecompass.analysis.profiling.core.callgraph.ICalledFunction;
import org.eclipse.tracecompass.analysis.profiling.core.callstack.CallStackSeries;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.IAnalysisProgressListener;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ISegmentStoreProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.flamegraph.FlameSources;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartDataProvider;
import org.eclipse.tracecompass.internal.analysis.profiling.core.instrumented.FlameChartEntryModel;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.ISegmentStore;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.eclipse.tracecompass.tmf.testkit.HostTrace.Entry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** An older call stack analysis of a plug-in, with its own layout and its own threads. */
@ExtendWith(TemporaryCache.class)
class CoreCallsTest {

    private static final List<Entry> EVENTS =
            List.of(
                    new Entry(0, "run 100", 11),
                    new Entry(0, "run 300", 21),
                    new Entry(10, "enter main", 11),
                    new Entry(20, "enter work", 11),
                    new Entry(30, "exit", 11),
                    new Entry(35, "enter poll", 21),
                    new Entry(40, "exit", 11),
                    new Entry(50, "run 200", 11),
                    new Entry(60, "enter work", 11),
                    new Entry(80, "exit", 11),
                    new Entry(90, "exit", 21),
                    new Entry(100, "run 100", 11));

    private final ITmfTrace trace = new HostTrace("lab", EVENTS);
    private final CoreCalls analysis = new CoreCalls();
    private final List<String> told = new ArrayList<>();

    private class Ear implements IAnalysisProgressListener {

        private final String name;

        Ear(String name) {
            this.name = name;
        }

        @Override
        public void onComplete(
                ISegmentStoreProvider activeProvider, ISegmentStore<@NonNull ISegment> data) {
            told.add(name + " " + data.size());
        }
    }

    @BeforeEach
    void run() throws Exception {
        analysis.setId("org.example.cores");
        analysis.setName("Calls by core");
        assertThat(analysis.setTrace(trace)).isTrue();
        trace.addAnalysisModule(analysis);
        Ear removed = new Ear("removed");
        analysis.addListener(removed);
        analysis.addListener(new Ear("listener"));
        analysis.removeListener(removed);
        assertThat(analysis.getCallStackSeries()).isNull();
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
    }

    @AfterEach
    void close() {
        analysis.dispose();
        trace.dispose();
    }

    private CallStackSeries series() {
        return Objects.requireNonNull(analysis.getCallStackSeries());
    }

    private static String text(ISegment segment) {
        ICalledFunction call = (ICalledFunction) segment;
        return call.getName()
                + " "
                + call.getStart()
                + "-"
                + call.getEnd()
                + " of "
                + call.getThreadId();
    }

    @Test
    void callsAreOfTheThreadThatItsResolverNames() {
        List<String> calls = new ArrayList<>();
        series().forEach(call -> calls.add(text(call)));
        assertThat(calls)
                .containsExactlyInAnyOrder(
                        "main 10-40 of 100",
                        "work 20-30 of 100",
                        "work 60-80 of 200",
                        "poll 35-90 of 300");
        assertThat(told).containsExactly("listener 4");
        assertThat(analysis.getSegmentStore()).isSameAs(series());
    }

    @Test
    void elementsAndLevelsAreThoseOfItsPatterns() {
        IProfilingGroupDescriptor group = series().getRootGroup();
        assertThat(group.getName()).isEqualTo("Boards/*");
        assertThat(Objects.requireNonNull(group.getNextGroup()).getName()).isEqualTo("Cores/*");
        List<String> elements = new ArrayList<>();
        for (IProfilingElement board : series().getRootElements()) {
            board.getChildren().forEach(c -> elements.add(board.getName() + "/" + c.getName()));
        }
        assertThat(elements).containsExactlyInAnyOrder("1/11", "2/21");
    }

    @Test
    void itsFlameChartNamesThreadAndDevice() {
        FlameChartDataProvider provider =
                new FlameChartDataProvider(trace, analysis, "org.example.chart");
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(0L, 100L));
        List<FlameChartEntryModel> rows =
                Objects.requireNonNull(
                                provider.fetchTree(parameters, new NullProgressMonitor())
                                        .getModel())
                        .getEntries();
        FlameChartEntryModel core =
                rows.stream().filter(r -> r.getName().equals("11")).findFirst().orElseThrow();
        FlameChartEntryModel outermost =
                rows.stream()
                        .filter(r -> r.getParentId() == core.getId())
                        .findFirst()
                        .orElseThrow();
        assertThat(tooltip(provider, outermost, 15))
                .containsEntry("TID", "100")
                .containsEntry("Function", "main")
                .containsEntry("Core", "11");
        assertThat(tooltip(provider, outermost, 70)).containsEntry("TID", "200");
        assertThat(tooltip(provider, outermost, 55)).isEmpty();
    }

    private static Map<String, String> tooltip(
            FlameChartDataProvider provider, FlameChartEntryModel row, long time) {
        Map<String, Object> parameters = new HashMap<>();
        parameters.put(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(time));
        parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, List.of(row.getId()));
        return Objects.requireNonNull(
                provider.fetchTooltip(parameters, new NullProgressMonitor()).getModel());
    }

    @Test
    void itsFlameGraphAddsUpWhatThreadsDidOnACore() {
        var source = Objects.requireNonNull(FlameSources.callGraphs(trace, "org.example.cores"));
        var graph = source.provider().getTreeSet();
        List<String> sums = new ArrayList<>();
        for (ICallStackElement board : graph.getElements()) {
            for (ICallStackElement core : board.getChildrenElements()) {
                for (AggregatedCallSite site : graph.getTreesFor(core)) {
                    sums.add(
                            core.getName()
                                    + " "
                                    + source.provider().toDisplayString(site)
                                    + " "
                                    + site.getWeight());
                }
            }
        }
        assertThat(sums).containsExactlyInAnyOrder("11 main 30", "11 work 20", "21 poll 55");
    }
}
