package org.eclipse.tracecompass.lttng2.ust.core.analysis.memory;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataModel;
import org.eclipse.tracecompass.tmf.core.model.tree.ITmfTreeDataProvider;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfTreeXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A program that says of itself that it leaks 50 blocks of 15,100 bytes; the C library keeps two
 * more of 48 bytes.
 */
class UstMemoryTest {

    private static final long LEAKED_BYTES = 15_100 + 96;
    private static final long LEAKED_BLOCKS = 50 + 2;
    private static final long PEAK = 58_634;

    @TempDir Path cache = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();

    @BeforeEach
    void useACacheOfTheTest() {
        System.setProperty("astrolabe.cache", cache.toString());
    }

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    private ITmfTrace open() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.trace("ctf/gen-ust-mem"), null, null);
        traces.add(trace);
        return trace;
    }

    private static UstMemoryAnalysis analyse(ITmfTrace trace) {
        if (trace.getAnalysisModule(UstMemoryAnalysis.ID) instanceof UstMemoryAnalysis analysis) {
            analysis.schedule();
            assertThat(analysis.waitForCompletion()).isTrue();
            return analysis;
        }
        throw new AssertionError("the memory analysis does not apply");
    }

    @Test
    void whatTheProgramLeaksIsWhatIsLeft() throws Exception {
        OutstandingBlocks left = OutstandingBlocks.at(open(), Long.MAX_VALUE, null);
        assertThat(left.blocks()).hasSize((int) LEAKED_BLOCKS);
        assertThat(left.bytes()).isEqualTo(LEAKED_BYTES);
        List<MemoryBlock> own =
                left.blocks().stream().filter(b -> b.function().equals("malloc")).toList();
        assertThat(own).hasSize(50);
        assertThat(own.stream().mapToLong(MemoryBlock::size).sum()).isEqualTo(15_100);
        assertThat(own).allMatch(b -> b.pid() == 15553 && "mem".equals(b.thread()));
    }

    @Test
    void theHistoryEndsWithTheSameSums() throws Exception {
        UstMemoryAnalysis analysis = analyse(open());
        ITmfStateSystem history = analysis.getStateSystem();
        int bytes =
                history.getQuarkAbsolute(
                        MemoryAttributes.PROCESSES, "15553", MemoryAttributes.BYTES);
        int blocks =
                history.getQuarkAbsolute(
                        MemoryAttributes.PROCESSES, "15553", MemoryAttributes.BLOCKS);
        long end = history.getCurrentEndTime();
        assertThat(history.querySingleState(end, bytes).getValue()).isEqualTo(LEAKED_BYTES);
        assertThat(history.querySingleState(end, blocks).getValue()).isEqualTo(LEAKED_BLOCKS);
        assertThat(analysis.getOddities()).isEmpty();
    }

    @Test
    @SuppressWarnings("unchecked")
    void theChartMissesNoPeakHoweverCoarse() throws Exception {
        ITmfTrace trace = open();
        analyse(trace);
        ITmfTreeXYDataProvider<ITmfTreeDataModel> provider =
                Objects.requireNonNull(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        trace,
                                        "org.eclipse.tracecompass.lttng2.ust.core.memory.bytes",
                                        ITmfTreeXYDataProvider.class));
        long start = trace.getStartTime().toNanos();
        long end = trace.getEndTime().toNanos();
        for (int points : new int[] {2, 3, 50, 5000}) {
            Map<String, Object> parameters =
                    new HashMap<>(DataProviderParameterUtils.timeParameters(start, end, points));
            List<Long> ids = new ArrayList<>();
            Objects.requireNonNull(provider.fetchTree(parameters, null).getModel())
                    .getEntries()
                    .stream()
                    .filter(ITmfTreeDataModel::hasRowModel)
                    .forEach(e -> ids.add(e.getId()));
            parameters.put(DataProviderParameterUtils.REQUESTED_ITEMS_KEY, ids);
            List<ISeriesModel> series =
                    List.copyOf(
                            Objects.requireNonNull(provider.fetchXY(parameters, null).getModel())
                                    .getSeriesData());
            assertThat(series).hasSize(2);
            for (ISeriesModel one : series) {
                assertThat(one.getName()).isEqualTo("mem (15553)");
                double[] values = one.getData();
                assertThat(java.util.Arrays.stream(values).max().orElse(0)).isEqualTo(PEAK);
                assertThat(values[values.length - 1]).isGreaterThanOrEqualTo(LEAKED_BYTES);
            }
        }
    }

    @Test
    @SuppressWarnings("unchecked")
    void theTableOfLeaksListsEachBlockBelowItsProcess() throws Exception {
        ITmfTrace trace = open();
        ITmfTreeDataProvider<ITmfTreeDataModel> provider =
                Objects.requireNonNull(
                        DataProviderManager.getInstance()
                                .fetchOrCreateDataProvider(
                                        trace,
                                        "org.eclipse.tracecompass.lttng2.ust.core.memory.leaks",
                                        ITmfTreeDataProvider.class));
        List<ITmfTreeDataModel> rows =
                List.copyOf(
                        Objects.requireNonNull(provider.fetchTree(Map.of(), null).getModel())
                                .getEntries());
        assertThat(rows).hasSize(1 + (int) LEAKED_BLOCKS);
        assertThat(rows.get(0).getLabels().subList(0, 4))
                .containsExactly("Process 15553", "", "52", "15196");
        assertThat(rows.get(1).getLabels().subList(0, 4))
                .containsExactly("calloc", "mem-15553", "1", "48");
        assertThat(rows.stream().map(ITmfTreeDataModel::getId)).doesNotHaveDuplicates();
    }
}
