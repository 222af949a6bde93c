package org.eclipse.tracecompass.analysis.os.linux.core.cpuusage;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.contextswitch.KernelContextSwitchAnalysis;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.kernelmemoryusage.KernelMemoryAnalysisModule;
import org.eclipse.tracecompass.analysis.os.linux.core.tid.TidAnalysisModule;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.EventListTrace;
import org.eclipse.tracecompass.internal.analysis.os.linux.core.kernel.SyntheticKernelTrace;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** The analyses that add up: CPU time, switches, and memory that the kernel gave to threads. */
@ExtendWith(TemporaryCache.class)
class SumsOfSwitchesTest {

    /** The row of the memory of unknown threads. */
    private static final List<String> OTHER = List.of("other", "other");

    private final SyntheticKernelTrace events =
            new SyntheticKernelTrace()
                    .switchTo(10, 0, 5, 0, 6)
                    .switchTo(12, 1, 0, 0, 7)
                    .switchTo(20, 0, 6, 1, 0)
                    .switchTo(25, 0, 0, 0, 5)
                    .at(26, 0, "kmem_mm_page_alloc", "order", 1)
                    .at(27, 0, "kmem_mm_page_free", "order", 2)
                    .at(28, 2, "kmem_mm_page_alloc", "order", 0)
                    .switchTo(30, 0, 5, 0, 6);

    @TempDir Path folder = Path.of("");

    private ITmfTrace trace() throws Exception {
        return new EventListTrace(events, folder.toString());
    }

    private static <A extends TmfStateSystemAnalysisModule> A run(
            ITmfTrace trace, String id, Class<A> type) {
        A analysis = type.cast(Objects.requireNonNull(trace.getAnalysisModule(id)));
        analysis.schedule();
        assertThat(analysis.waitForCompletion()).isTrue();
        return analysis;
    }

    private static @Nullable Object value(
            TmfStateSystemAnalysisModule analysis, long time, String... path) {
        ITmfStateSystem history = Objects.requireNonNull(analysis.getStateSystem());
        return history.querySingleState(time, history.getQuarkAbsolute(path)).getValue();
    }

    @Test
    void timeOnCpusIsAddedUpAtSwitches() throws Exception {
        ITmfTrace trace = trace();
        KernelCpuUsageAnalysis usage =
                run(trace, KernelCpuUsageAnalysis.ID, KernelCpuUsageAnalysis.class);
        assertThat(usage.getNumberOfCores()).isEqualTo(2);
        assertThat(value(usage, 20, "CPUs", "0", "6")).isEqualTo(10L);
        assertThat(value(usage, 29, "CPUs", "0", "5")).isEqualTo(0L);
        assertThat(value(usage, 30, "CPUs", "0", "5")).isEqualTo(5L);
        trace.dispose();
    }

    @Test
    void useInARangeCountsThreadsBetweenTheirSwitchesAndIdleOnesForThemselves() throws Exception {
        ITmfTrace trace = trace();
        run(trace, KernelAnalysisModule.ID, KernelAnalysisModule.class);
        KernelCpuUsageAnalysis usage =
                run(trace, KernelCpuUsageAnalysis.ID, KernelCpuUsageAnalysis.class);
        assertThat(usage.getCpuUsageInRange(Set.of(), 15, 28))
                .isEqualTo(
                        Map.ofEntries(
                                Map.entry("0/6", 5L),
                                Map.entry("0/0", 5L),
                                Map.entry("0/5", 3L),
                                Map.entry("0", 8L),
                                Map.entry("1/7", 13L),
                                Map.entry("1", 13L),
                                Map.entry("total", 21L),
                                Map.entry("total/6", 5L),
                                Map.entry("total/0", 5L),
                                Map.entry("total/5", 3L),
                                Map.entry("total/7", 13L)));
        assertThat(usage.getCpuUsageInRange(Set.of(1), 15, 28))
                .containsOnlyKeys("1", "1/7", "total", "total/7");
        trace.dispose();
    }

    @Test
    void switchesAreCountedByCpuAndInAll() throws Exception {
        ITmfTrace trace = trace();
        KernelContextSwitchAnalysis switches =
                run(trace, KernelContextSwitchAnalysis.ID, KernelContextSwitchAnalysis.class);
        assertThat(switches.getContextSwitchesRange(10, 30))
                .isEqualTo(Map.of(0, 3L, 1, 1L, KernelContextSwitchAnalysis.TOTAL, 4L));
        assertThat(switches.getContextSwitchesRange(100, 200)).isEmpty();
        trace.dispose();
    }

    @Test
    void pagesBelongToTheThreadOnTheCpuOrToNone() throws Exception {
        ITmfTrace trace = trace();
        KernelMemoryAnalysisModule memory =
                run(trace, KernelMemoryAnalysisModule.ID, KernelMemoryAnalysisModule.class);
        assertThat(value(memory, 26, "5")).isEqualTo(8192L);
        assertThat(value(memory, 27, "5")).isEqualTo(-8192L);
        assertThat(value(memory, 27, "5", KernelMemoryAnalysisModule.THREAD_LOWEST_MEMORY_VALUE))
                .isEqualTo(-8192L);
        assertThat(value(memory, 28, "other")).isEqualTo(4096L);
        trace.dispose();
    }

    /** The times of a trace with a faulty clock go back; what is counted must not depend on it. */
    @Test
    void eventsOutOfOrderCountAtTheLatestTimeBefore() throws Exception {
        events.switchTo(22, 0, 6, 0, 5)
                .at(21, 0, "kmem_mm_page_alloc", "order", 0)
                .at(20, 2, "kmem_mm_page_alloc", "order", 0)
                .switchTo(19, 3, 0, 0, 8)
                .switchTo(40, 0, 5, 0, 6);
        ITmfTrace trace = trace();
        KernelContextSwitchAnalysis switches =
                run(trace, KernelContextSwitchAnalysis.ID, KernelContextSwitchAnalysis.class);
        assertThat(switches.getContextSwitchesRange(10, 40))
                .isEqualTo(Map.of(0, 5L, 1, 1L, 3, 1L, KernelContextSwitchAnalysis.TOTAL, 7L));
        KernelMemoryAnalysisModule memory =
                run(trace, KernelMemoryAnalysisModule.ID, KernelMemoryAnalysisModule.class);
        assertThat(value(memory, 30, "5")).isEqualTo(-4096L);
        assertThat(value(memory, 30, "other")).isEqualTo(8192L);
        KernelCpuUsageAnalysis usage =
                run(trace, KernelCpuUsageAnalysis.ID, KernelCpuUsageAnalysis.class);
        assertThat(value(usage, 40, "CPUs", "0", "5")).isEqualTo(15L);
        TidAnalysisModule tids = run(trace, TidAnalysisModule.ID, TidAnalysisModule.class);
        assertThat(tids.getThreadOnCpuAtTime(0, 35)).isEqualTo(5);
        trace.dispose();
    }

    @Test
    void rowsOfMemoryHaveTheNamesOfThreads() throws Exception {
        ITmfTrace trace = trace();
        run(trace, KernelMemoryAnalysisModule.ID, KernelMemoryAnalysisModule.class);
        assertThat(rowsOfMemory(trace)).containsExactly(List.of("t5", "5"), OTHER);
        trace.dispose();
    }

    @Test
    void memoryIsToldWithoutTheKernelAnalysisToo() throws Exception {
        ITmfTrace trace =
                new EventListTrace(
                        new SyntheticKernelTrace()
                                .at(26, 0, "kmem_mm_page_alloc", "order", 1)
                                .at(27, 0, "kmem_mm_page_free", "order", 1),
                        folder.toString());
        assertThat(trace.getAnalysisModule(KernelAnalysisModule.ID)).isNull();
        run(trace, KernelMemoryAnalysisModule.ID, KernelMemoryAnalysisModule.class);
        assertThat(rowsOfMemory(trace)).containsExactly(OTHER);
        trace.dispose();
    }

    /** The labels of the rows of threads. */
    private static List<List<String>> rowsOfMemory(ITmfTrace trace) {
        ITmfTreeDataProvider<?> provider =
                Objects.requireNonNull(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        trace,
                                        "org.eclipse.tracecompass.analysis.os.linux.core"
                                                + ".kernelmemoryusage",
                                        ITmfTreeDataProvider.class));
        Map<String, Object> whole =
                Map.of(DataProviderParameterUtils.REQUESTED_TIME_KEY, List.of(0L, 100L));
        return Objects.requireNonNull(provider.fetchTree(whole, null).getModel())
                .getEntries()
                .stream()
                .skip(1)
                .map(entry -> entry.getLabels())
                .toList();
    }
}
