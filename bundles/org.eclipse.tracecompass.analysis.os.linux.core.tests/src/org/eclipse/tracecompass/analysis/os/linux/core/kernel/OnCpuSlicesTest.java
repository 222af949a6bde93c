package org.eclipse.tracecompass.analysis.os.linux.core.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.junit.jupiter.api.Test;

/** The slices of a history with many blocks, and the end of a walk that is cancelled. */
class OnCpuSlicesTest {

    private static final int SWITCHES = 60_000;
    private static final long STEP = 10;

    /** Threads 0, 1, 2 … 6 and then an unknown one, again and again, on a CPU. */
    private static ITmfStateSystemBuilder history() {
        ITmfStateSystemBuilder ss =
                StateSystemFactory.newStateSystem(
                        StateHistoryBackendFactory.createInMemoryBackend("slices", 0));
        int quark = ss.getQuarkAbsoluteAndAdd(Attributes.CPUS, "3", Attributes.CURRENT_THREAD);
        for (int i = 0; i < SWITCHES; i++) {
            ss.modifyAttribute(i * STEP, i % 8 == 7 ? null : Integer.valueOf(i % 8), quark);
        }
        ss.closeHistory(SWITCHES * STEP);
        return ss;
    }

    @Test
    void theTimesAddUp() {
        Map<Integer, Long> times = new TreeMap<>();
        long from = 5;
        long to = SWITCHES * STEP - 75;
        OnCpuSlices.forEach(
                history(),
                from,
                to,
                null,
                (cpu, tid, start, end) -> {
                    assertThat(cpu).isEqualTo(3);
                    assertThat(start).isBetween(from, end - 1);
                    assertThat(end).isLessThanOrEqualTo(to);
                    times.merge(tid, end - start, Long::sum);
                });
        long expected = SWITCHES / 8 * STEP;
        assertThat(times).containsOnlyKeys(0, 1, 2, 3, 4, 5, 6);
        // cut by 5 ns at the beginning; the last round ends 5 ns after the start of its first
        assertThat(times.get(0)).isEqualTo(expected - 5 - 5);
        assertThat(times.get(1)).isEqualTo(expected - STEP);
        assertThat(OnCpuStatistics.compute(history(), from, to, null).of(3, 1).slices())
                .isEqualTo(SWITCHES / 8 - 1);
    }

    @Test
    void aCancelledWalkEndsSoon() {
        NullProgressMonitor monitor = new NullProgressMonitor();
        List<Long> starts = new ArrayList<>();
        OnCpuSlices.forEach(
                history(),
                0,
                SWITCHES * STEP,
                monitor,
                (cpu, tid, start, end) -> {
                    starts.add(start);
                    monitor.setCanceled(true);
                });
        assertThat(starts).hasSizeBetween(1, SWITCHES / 4);
    }
}
