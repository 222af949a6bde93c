package org.eclipse.tracecompass.internal.analysis.os.linux.core.latency;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.SyscallStatistics;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.ProvidedSegments;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.SegmentOrder;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentScatterDataProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.dataprovider.SegmentStatisticsDataProvider;
import org.eclipse.tracecompass.analysis.timing.core.segmentstore.statistics.SegmentStatistics;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.Figures;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.segmentstore.core.ISegment;
import org.eclipse.tracecompass.segmentstore.core.IndexedSegmentStore;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXyTreeDataModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** System calls one by one: their figures are those of an independent reader. */
class SystemCallLatencyTest {

    @TempDir private Path folder = Path.of("");

    private static SyntheticKernelTrace threeCalls() {
        return new SyntheticKernelTrace()
                .switchTo(10, 0, 1, 0, 7)
                .at(20, 0, "syscall_entry_read", "fd", 3)
                .at(50, 0, "syscall_exit_read", "ret", 12)
                .at(60, 0, "syscall_entry_open")
                .at(60, 0, "syscall_exit_open", "ret", -2)
                .at(70, 0, "syscall_exit_close", "ret", 0)
                .at(80, 0, "syscall_entry_read", "fd", 3)
                .at(90, 0, "syscall_exit_read", "ret", 0)
                .at(95, 0, "syscall_entry_poll");
    }

    private SystemCallLatencyAnalysis analysed(SyntheticKernelTrace source) throws Exception {
        EventListTrace trace = new EventListTrace(source, folder.toString());
        SystemCallLatencyAnalysis analysis = new SystemCallLatencyAnalysis();
        analysis.setId(SystemCallLatencyAnalysis.ID);
        analysis.setTrace(trace);
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        return analysis;
    }

    private static ProvidedSegments provided(SystemCallLatencyAnalysis analysis) {
        return new ProvidedSegments(analysis, analysis);
    }

    private static IndexedSegmentStore<ISegment> store(SystemCallLatencyAnalysis analysis) {
        return IndexedSegmentStore.of(Objects.requireNonNull(analysis.getSegmentStore()));
    }

    @Test
    void aCallLastsFromItsEntryToItsExit() throws Exception {
        assertThat(store(analysed(threeCalls())))
                .extracting(Object::toString)
                .containsExactly(
                        "SystemCall[name=read, tid=7, start=20, end=50, returned=12]",
                        "SystemCall[name=open, tid=7, start=60, end=60, returned=-2]",
                        "SystemCall[name=read, tid=7, start=80, end=90, returned=0]");
    }

    @Test
    void aCallDuringWhichEventsWereLostIsNone() throws Exception {
        assertThat(
                        store(
                                analysed(
                                        new SyntheticKernelTrace()
                                                .switchTo(10, 0, 1, 0, 7)
                                                .at(20, 0, "syscall_entry_read", "fd", 3)
                                                .lost(30, 80)
                                                .at(85, 0, "syscall_entry_read", "fd", 3)
                                                .at(90, 0, "syscall_exit_read", "ret", 12)
                                                .switchTo(100, 0, 7, 0, 8)
                                                .at(110, 0, "syscall_entry_read", "fd", 3)
                                                .at(120, 0, "syscall_exit_read", "ret", 1))))
                .extracting(Object::toString)
                .containsExactly("SystemCall[name=read, tid=8, start=110, end=120, returned=1]");
    }

    @Test
    void theExitOfAnotherCallEndsNone() throws Exception {
        assertThat(
                        store(
                                analysed(
                                        new SyntheticKernelTrace()
                                                .switchTo(10, 0, 1, 0, 7)
                                                .at(20, 0, "syscall_entry_read", "fd", 3)
                                                .at(50, 0, "syscall_exit_write", "ret", 12)
                                                .at(60, 0, "syscall_exit_read", "ret", 1))))
                .isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void theStatisticsAreThoseOfAnIndependentReader(String name) throws Exception {
        SegmentStatistics statistics =
                SegmentStatistics.compute(
                        provided(analysed(SyntheticKernelTrace.ofDemo(name))),
                        Long.MIN_VALUE,
                        Long.MAX_VALUE,
                        null);
        Map<String, SyscallStatistics.Figures> figures = new TreeMap<>();
        statistics
                .groups()
                .forEach(
                        (call, f) ->
                                figures.put(
                                        call,
                                        new SyscallStatistics.Figures(
                                                call,
                                                f.count(),
                                                f.sum(),
                                                f.min(),
                                                f.max(),
                                                f.failed())));
        assertThat(figures)
                .isEqualTo(
                        Figures.systemCalls(
                                SharedTraces.oracle("gen-k-" + name + ".analysis.json.gz")));
    }

    @Test
    void theDeviationIsThatOfASample() throws Exception {
        SegmentStatistics.Figures read =
                SegmentStatistics.compute(
                                provided(analysed(threeCalls())),
                                Long.MIN_VALUE,
                                Long.MAX_VALUE,
                                null)
                        .groups()
                        .get("read");
        assertThat(read).isNotNull();
        if (read != null) {
            assertThat(read.average()).isEqualTo(20);
            assertThat(read.deviation()).isCloseTo(Math.sqrt(200), within(1e-9));
        }
    }

    @Test
    void aRangeHasTheCallsThatTouchIt() throws Exception {
        SystemCallLatencyAnalysis analysis = analysed(threeCalls());
        assertThat(SegmentStatistics.compute(provided(analysis), 50, 60, null).groups().keySet())
                .containsExactly("open", "read");
        assertThat(SegmentStatistics.compute(provided(analysis), 51, 59, null).total().count())
                .isZero();
        assertThat(SegmentStatistics.compute(provided(analysis), 0, 79, null).total().count())
                .isEqualTo(2);
    }

    @Test
    void theStatisticsTreeBeginsWithTheCallThatTookLongest() throws Exception {
        SystemCallLatencyAnalysis analysis = analysed(threeCalls());
        SegmentStatisticsDataProvider provider =
                new SegmentStatisticsDataProvider(
                        trace(analysis), provided(analysis), "statistics");
        TmfModelResponse<TmfTreeModel<TmfTreeDataModel>> response =
                provider.fetchTree(Map.of(), null);
        TmfTreeModel<TmfTreeDataModel> model = response.getModel();
        assertThat(response.getStatus()).isEqualTo(ITmfResponse.Status.COMPLETED);
        List<List<String>> rows = new ArrayList<>();
        if (model != null) {
            model.getEntries().forEach(e -> rows.add(e.getLabels().subList(1, 8)));
        }
        assertThat(rows)
                .containsExactly(
                        List.of("3", "40", "0", "30", "13", "15", "1"),
                        List.of("2", "40", "10", "30", "20", "14", "0"),
                        List.of("1", "0", "0", "0", "0", "0", "1"));
    }

    private static EventListTrace trace(SystemCallLatencyAnalysis analysis) {
        if (analysis.getTrace() instanceof EventListTrace trace) {
            return trace;
        }
        throw new AssertionError("no trace");
    }

    @Test
    void theScatterHasADotForEachCall() throws Exception {
        SystemCallLatencyAnalysis analysis = analysed(threeCalls());
        SegmentScatterDataProvider provider =
                new SegmentScatterDataProvider(
                        trace(analysis), provided(analysis), "scatter", "Latency");
        TmfTreeModel<TmfXyTreeDataModel> tree = provider.fetchTree(Map.of(), null).getModel();
        List<Long> ids = new ArrayList<>();
        if (tree != null) {
            tree.getEntries().forEach(e -> ids.add(e.getId()));
        }
        ITmfXyModel model =
                provider.fetchXY(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        List.of(0L, 50L, 100L),
                                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                        ids),
                                null)
                        .getModel();
        Map<String, double[]> durations = new TreeMap<>();
        if (model != null) {
            for (ISeriesModel series : model.getSeriesData()) {
                durations.put(series.getName(), series.getData());
            }
        }
        assertThat(durations.keySet()).containsExactly("open", "read");
        assertThat(durations.get("open")).containsExactly(0);
        assertThat(durations.get("read")).containsExactlyInAnyOrder(30, 10);
    }

    @Test
    void rowsAreSortedByAnyColumnAndFiltered() throws Exception {
        SystemCallLatencyAnalysis analysis = analysed(threeCalls());
        IndexedSegmentStore<ISegment> store = store(analysis);
        assertThat(SegmentOrder.of(store, null, SystemCallAspect.NAME, false, null))
                .containsExactly(1, 0, 2);
        assertThat(SegmentOrder.of(store, null, SystemCallAspect.RETURN, false, null))
                .containsExactly(1, 2, 0);
        assertThat(SegmentOrder.of(store, null, SystemCallAspect.RETURN, true, null))
                .containsExactly(0, 2, 1);
        assertThat(SegmentOrder.of(store, s -> s.getLength() > 0, null, false, null))
                .containsExactly(0, 2);
    }

    @Test
    void aTraceWithoutSystemCallsIsToldWhatItLacks() throws Exception {
        EventListTrace trace =
                new EventListTrace(
                        new SyntheticKernelTrace().switchTo(10, 0, 1, 0, 7), folder.toString());
        SystemCallLatencyAnalysis analysis = new SystemCallLatencyAnalysis();
        assertThat(analysis.canExecute(trace)).isFalse();
        assertThat(analysis.getAnalysisRequirements().iterator().next().whyNot(trace))
                .contains("syscall_entry_");
    }
}
