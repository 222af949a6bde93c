package org.eclipse.tracecompass.lttng2.kernel.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** The kernel analysis of a real trace, kept as a partial history, answers like the full one. */
@Timeout(120)
@ExtendWith(TemporaryCache.class)
class PartialKernelHistoryTest {

    private @Nullable ITmfTrace trace;
    private final List<KernelAnalysisModule> modules = new ArrayList<>();

    /** The analysis with a partial history. */
    private static final class Partial extends KernelAnalysisModule {
        @Override
        protected StateSystemBackendType getBackendType() {
            return StateSystemBackendType.PARTIAL;
        }
    }

    @AfterEach
    void close() {
        modules.forEach(KernelAnalysisModule::dispose);
        ITmfTrace trace = this.trace;
        if (trace != null) {
            trace.dispose();
        }
    }

    private ITmfStateSystem analyse(ITmfTrace trace, KernelAnalysisModule module, String id)
            throws Exception {
        modules.add(module);
        module.setId(id);
        module.setTrace(trace);
        module.schedule();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        return module.getStateSystem();
    }

    @Test
    void everyQueryHasTheSameAnswerAsFromTheFullHistory() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        this.trace = trace;
        ITmfStateSystem full = analyse(trace, new KernelAnalysisModule(), "full");
        compare(analyse(trace, new Partial(), "partial"), full);
        modules.getLast().dispose();
        compare(analyse(trace, new Partial(), "partial"), full);
    }

    private static void compare(ITmfStateSystem partial, ITmfStateSystem full) {
        assertThat(partial.getNbIntervals()).isEqualTo(full.getNbIntervals());
        long start = full.getStartTime();
        long end = full.getCurrentEndTime();
        assertThat(partial.getCurrentEndTime()).isEqualTo(end);
        List<Integer> all = IntStream.range(0, full.getNbAttributes()).boxed().toList();
        assertThat(partial.getNbAttributes()).isEqualTo(all.size());
        for (int quark : all) {
            assertThat(partial.getFullAttributePath(quark))
                    .isEqualTo(full.getFullAttributePath(quark));
        }
        Random random = new Random(11);
        List<Long> times = new ArrayList<>(List.of(start, end));
        for (int i = 0; i < 40; i++) {
            times.add(random.nextLong(start, end));
        }
        for (long t : times) {
            assertThat(partial.queryFullState(t)).isEqualTo(full.queryFullState(t));
            int quark = random.nextInt(all.size());
            assertThat(partial.querySingleState(t, quark))
                    .isEqualTo(full.querySingleState(t, quark));
        }
        assertThat(sorted(partial.query2D(all, times))).isEqualTo(sorted(full.query2D(all, times)));
        assertThat(sorted(partial.query2D(all, start, end)))
                .isEqualTo(sorted(full.query2D(all, start, end)));
    }

    private static List<ITmfStateInterval> sorted(Iterable<ITmfStateInterval> intervals) {
        List<ITmfStateInterval> list = new ArrayList<>();
        intervals.forEach(list::add);
        list.sort(
                (a, b) ->
                        a.getAttribute() == b.getAttribute()
                                ? Long.compare(a.getStartTime(), b.getStartTime())
                                : Integer.compare(a.getAttribute(), b.getAttribute()));
        return list;
    }
}
