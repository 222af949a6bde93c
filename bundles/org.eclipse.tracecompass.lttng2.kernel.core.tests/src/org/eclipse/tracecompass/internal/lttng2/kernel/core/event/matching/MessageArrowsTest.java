package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderManager;
import org.eclipse.tracecompass.tmf.core.dataprovider.DataProviderParameterUtils;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphArrow;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphDataProvider;
import org.eclipse.tracecompass.tmf.core.model.timegraph.ITimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.model.timegraph.TimeGraphEntryModel;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** In the Threads view of synchronized traces arrows lead from send to receive. */
class MessageArrowsTest {

    private static final String THREADS =
            "org.eclipse.tracecompass.internal.analysis.os.linux.core.threadstatus.ThreadStatusDataProvider";

    @TempDir Path cache = Path.of("");
    private TmfExperiment experiment = new TmfExperiment();

    @BeforeEach
    void open() throws Exception {
        System.setProperty("astrolabe.cache", cache.toString());
        List<ITmfTrace> traces = new ArrayList<>();
        for (String path : List.of("k-alpha/s1/kernel", "k-beta/s1/kernel")) {
            traces.add(TmfTraceOpener.open(SharedTraces.demo(path), null, null));
        }
        experiment = TmfTraceOpener.openExperiment("hosts", traces, null);
    }

    @AfterEach
    void close() {
        experiment.dispose();
    }

    @SuppressWarnings("unchecked")
    private ITimeGraphDataProvider<? extends ITimeGraphEntryModel> threads() {
        for (ITmfTrace trace : experiment.getTraces()) {
            if (trace.getAnalysisModule(KernelAnalysisModule.ID)
                    instanceof KernelAnalysisModule module) {
                module.schedule();
                assertThat(module.waitForCompletion()).isTrue();
            }
        }
        DataProviderManager.dispose();
        return Objects.requireNonNull(
                DataProviderManager.getInstance()
                        .fetchOrCreateDataProvider(
                                experiment, THREADS, ITimeGraphDataProvider.class));
    }

    private List<ITimeGraphArrow> messages() {
        ITimeGraphDataProvider<? extends ITimeGraphEntryModel> threads = threads();
        long start = experiment.getStartTime().toNanos();
        List<Long> times = new ArrayList<>();
        for (int i = 0; i <= 2000; i++) {
            times.add(start + i * 2_000_000L);
        }
        Map<String, Object> parameters =
                new HashMap<>(Map.of(DataProviderParameterUtils.REQUESTED_TIME_KEY, times));
        Map<Long, Long> parents = new HashMap<>();
        for (ITimeGraphEntryModel entry :
                Objects.requireNonNull(threads.fetchTree(parameters, null).getModel())
                        .getEntries()) {
            parents.put(entry.getId(), entry.getParentId());
            assertThat(entry).isInstanceOf(TimeGraphEntryModel.class);
        }
        List<ITimeGraphArrow> messages = new ArrayList<>();
        for (ITimeGraphArrow arrow :
                Objects.requireNonNull(threads.fetchArrows(parameters, null).getModel())) {
            OutputElementStyle style = arrow.getStyle();
            if (style != null && "MESSAGE".equals(style.getParentKey())) {
                messages.add(arrow);
                assertThat(root(parents, arrow.getSourceId()))
                        .isNotEqualTo(root(parents, arrow.getDestinationId()));
            }
        }
        return messages;
    }

    private static long root(Map<Long, Long> parents, long row) {
        Set<Long> seen = new HashSet<>();
        long root = row;
        while (parents.getOrDefault(root, -1L) >= 0 && seen.add(root)) {
            root = parents.getOrDefault(root, -1L);
        }
        return root;
    }

    @Test
    void messagesBetweenHostsAreArrowsOnceTheTracesAreSynchronized() {
        assertThat(messages()).isEmpty();
        experiment.synchronizeTraces(true);
        List<ITimeGraphArrow> messages = messages();
        assertThat(messages).hasSizeBetween(50, 181 + 142);
        assertThat(messages).allSatisfy(arrow -> assertThat(arrow.getDuration()).isNotNegative());
        experiment.clearSynchronization();
        assertThat(messages()).isEmpty();
    }
}
