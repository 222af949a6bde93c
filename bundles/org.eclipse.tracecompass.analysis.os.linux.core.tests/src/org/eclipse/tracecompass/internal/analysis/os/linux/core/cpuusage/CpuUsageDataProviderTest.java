package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.analysis.os.linux.core.cpuusage.CpuUsageEntryModel;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.OnCpuStatistics;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.Figures;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.BuiltKernelModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.tree.TmfTreeModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The CPU Usage view's tree and series, against hand-made figures and those of another reader. */
class CpuUsageDataProviderTest {

    private static SyntheticKernelTrace stub() {
        return new SyntheticKernelTrace()
                .readStub(SharedTraces.file("traces/tc-stubs/cpu_analysis.xml"));
    }

    /** Four threads on two CPUs, from 2 ns to 40 ns. Thread 6 runs on both. */
    private static SyntheticKernelTrace schedule() {
        return new SyntheticKernelTrace()
                .switchTo(2, 0, 1, 0, 5)
                .switchTo(4, 1, 7, 0, 8)
                .switchTo(8, 1, 8, 0, 6)
                .switchTo(12, 1, 6, 0, 8)
                .switchTo(12, 0, 5, 0, 6)
                .switchTo(24, 1, 8, 0, 7)
                .switchTo(30, 0, 6, 0, 5)
                .switchTo(32, 1, 7, 0, 8)
                .switchTo(40, 0, 5, 0, 6);
    }

    private static CpuUsageDataProvider provider(SyntheticKernelTrace trace) {
        return new CpuUsageDataProvider(trace.trace(), new BuiltKernelModule(trace.history()));
    }

    private static List<CpuUsageEntryModel> rows(CpuUsageDataProvider provider, Long... times) {
        TmfModelResponse<TmfTreeModel<CpuUsageEntryModel>> response =
                provider.fetchTree(
                        Map.of(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(times)),
                        null);
        TmfTreeModel<CpuUsageEntryModel> model = response.getModel();
        assertThat(response.getStatus()).isEqualTo(ITmfResponse.Status.COMPLETED);
        return model == null ? List.of() : model.getEntries();
    }

    /** Time in ns by name, and for threads by identifier. */
    private static Map<String, Long> times(List<CpuUsageEntryModel> rows) {
        Map<String, Long> times = new TreeMap<>();
        for (CpuUsageEntryModel row : rows) {
            List<String> labels = row.getLabels();
            if (!labels.get(4).isEmpty()) {
                times.put(
                        labels.get(1).isEmpty() ? labels.get(0) : labels.get(1),
                        Long.valueOf(labels.get(4)));
            }
        }
        return times;
    }

    private static Map<String, double[]> series(
            CpuUsageDataProvider provider, List<CpuUsageEntryModel> rows, List<Long> times) {
        List<Long> ids = new ArrayList<>();
        rows.forEach(row -> ids.add(row.getId()));
        ITmfXyModel model =
                provider.fetchXY(
                                Map.of(
                                        DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                        times,
                                        DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                        ids),
                                null)
                        .getModel();
        Map<String, double[]> series = new TreeMap<>();
        if (model != null) {
            for (ISeriesModel s : model.getSeriesData()) {
                series.put(s.getName(), s.getData());
            }
        }
        return series;
    }

    @Test
    void theUseOfTheHandWrittenTraceIsTheExpectedOne() {
        ITmfStateSystem history = stub().history();
        Map<String, Long> use = new TreeMap<>();
        OnCpuStatistics.compute(history, 0, 30, null)
                .use()
                .forEach(
                        (cpu, threads) ->
                                threads.forEach((tid, u) -> use.put(cpu + "/" + tid, u.time())));
        assertThat(use)
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("0/2", 19L, "0/3", 5L, "1/1", 5L, "1/3", 6L, "1/4", 13L));
    }

    @Test
    void theTreeOfTheHandWrittenTraceHasTheExpectedTimes() {
        CpuUsageDataProvider provider = provider(stub());
        assertThat(times(rows(provider, 0L, 30L)))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                "Total", 48L, "CPU 0", 24L, "CPU 1", 24L, "1", 5L, "2", 19L, "3",
                                11L, "4", 13L));
        assertThat(times(rows(provider, 22L, 25L)))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("Total", 6L, "CPU 0", 3L, "CPU 1", 3L, "3", 3L, "4", 3L));
    }

    @Test
    void theTreeHasTheTimesOfTheSchedule() {
        CpuUsageDataProvider provider = provider(schedule());
        assertThat(times(rows(provider, 0L, 50L)))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                "Total", 76L, "CPU 0", 38L, "CPU 1", 38L, "5", 20L, "6", 22L, "7",
                                10L, "8", 24L));
        assertThat(times(rows(provider, 26L, 34L)))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of(
                                "Total", 16L, "CPU 0", 8L, "CPU 1", 8L, "5", 4L, "6", 4L, "7", 6L,
                                "8", 2L));
    }

    @Test
    void threadsComeWithTheLongestTimeFirst() {
        List<String> tids = new ArrayList<>();
        rows(provider(schedule()), 0L, 50L).forEach(row -> tids.add(row.getLabels().get(1)));
        assertThat(tids).containsExactly("", "", "", "", "8", "6", "5", "7");
    }

    @Test
    void onlyTheTotalIsShownUntilTheUserChooses() {
        assertThat(rows(provider(schedule()), 0L, 50L))
                .filteredOn(CpuUsageEntryModel::isDefault)
                .extracting(CpuUsageEntryModel::getName)
                .containsExactly("Total");
    }

    @Test
    void aValueIsTheShareOfTheTimeSinceTheOneBefore() {
        CpuUsageDataProvider provider = provider(schedule());
        Map<String, double[]> series =
                series(provider, rows(provider, 0L, 50L), List.of(12L, 24L, 28L, 36L));
        assertThat(series.get("Total")).containsExactly(200, 200, 200, 200);
        assertThat(series.get("t6 (6)")).containsExactly(40, 100, 100, 25);
        assertThat(series.get("CPU 0")).containsExactly(100, 100, 100, 100);
    }

    @Test
    void whatLiesOutsideOfTheHistoryHasNoValue() {
        CpuUsageDataProvider provider = provider(schedule());
        assertThat(series(provider, rows(provider, 0L, 50L), List.of(38L, 45L, 50L)).get("Total"))
                .containsExactly(200, 200, Double.NaN);
    }

    @Test
    void theShareInTheTreeIsThatOfTheRecordedPartOfARange() {
        CpuUsageDataProvider provider = provider(schedule());
        TmfTreeModel<CpuUsageEntryModel> tree =
                Objects.requireNonNull(
                        provider.fetchTree(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(38L, 1_000L)),
                                        null)
                                .getModel());
        assertThat(tree.getEntries().get(1).getLabels()).startsWith("Total", "", "", "200.00");
        assertThat(tree.getColumnDescriptors().get(3).getTooltip()).contains("recorded part");
    }

    @Test
    void aCancelledRequestSaysSo() {
        CpuUsageDataProvider provider = provider(schedule());
        NullProgressMonitor cancelled = new NullProgressMonitor();
        cancelled.setCanceled(true);
        assertThat(
                        provider.fetchXY(
                                        Map.of(
                                                DataProviderParameterUtils.REQUESTED_TIME_KEY,
                                                List.of(5L, 10L),
                                                DataProviderParameterUtils.REQUESTED_ITEMS_KEY,
                                                List.of(1L)),
                                        cancelled)
                                .getStatus())
                .isEqualTo(ITmfResponse.Status.CANCELLED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"alpha", "beta"})
    void threadsUseTheCpusAsLongAsAnIndependentReaderSays(String name) {
        SyntheticKernelTrace trace = SyntheticKernelTrace.ofDemo(name);
        CpuUsageDataProvider provider = provider(trace);
        ITmfStateSystem history = trace.history();
        long start = history.getStartTime();
        long end = history.getCurrentEndTime();
        Map<String, Long> times = times(rows(provider, start, end));
        // the oracle leaves out the slices in which the trace begins and ends: two per CPU
        Map<String, Long> cut = new TreeMap<>();
        Map<String, ITmfEvent> last = new TreeMap<>();
        for (ITmfEvent event : trace.events()) {
            if (event.getName().equals("sched_switch")) {
                String cpu = String.valueOf(SyntheticKernelTrace.CpuAspect.INSTANCE.resolve(event));
                if (last.put(cpu, event) == null) {
                    cut.merge(tid(event, "prev_tid"), time(event) - start, Long::sum);
                }
            }
        }
        last.values().forEach(e -> cut.merge(tid(e, "next_tid"), end - time(e), Long::sum));
        Figures.byThread(SharedTraces.oracle("gen-k-" + name + ".analysis.json.gz"))
                .forEach(
                        (tid, use) -> {
                            if (tid != 0) {
                                assertThat(times.get(tid.toString()))
                                        .as("thread %d", tid)
                                        .isEqualTo(
                                                use.time() + cut.getOrDefault(tid.toString(), 0L));
                            }
                        });
    }

    private static long time(ITmfEvent event) {
        return event.getTimestamp().toNanos();
    }

    private static String tid(ITmfEvent event, String field) {
        return String.valueOf(event.getContent().getFieldValue(Long.class, field));
    }

    @Test
    void theMeanOfTheSeriesIsTheShareInTheTree() {
        CpuUsageDataProvider provider = provider(schedule());
        List<CpuUsageEntryModel> rows = rows(provider, 2L, 40L);
        List<Long> times = new ArrayList<>();
        for (long t = 2; t <= 40; t += 2) {
            times.add(t);
        }
        Map<String, double[]> series = series(provider, rows, times);
        double sum = 0;
        double[] total = series.getOrDefault("Total", new double[0]);
        for (int i = 1; i < total.length; i++) {
            sum += total[i];
        }
        assertThat(sum / (total.length - 1)).isCloseTo(76.0 / 38 * 100, within(1e-9));
    }
}
