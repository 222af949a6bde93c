package org.eclipse.tracecompass.lttng2.kernel.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.analysis.os.linux.core.kernel.KernelAnalysisModule;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;

/** An analysis that is cancelled at any moment, also before its job runs, can be started again. */
@ExtendWith(TemporaryCache.class)
@NonNullByDefault({})
class RestartedAnalysisTest {

    /** The moment between a job's turn and its run is short: it is hit in one of some hundred. */
    private static final int ROUNDS = 200;

    private static final int LONGEST_PAUSE_MS = 30;
    private static final int LONGEST_SPIN_NANOS = 100_000;

    @Test
    @Timeout(value = 5, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void itCompletesAtWhateverMomentItWasCancelledBefore() throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(SharedTraces.demo("k-alpha/s1/kernel"), null, null);
        try {
            KernelAnalysisModule kernel =
                    Objects.requireNonNull(
                            TmfTraceUtils.getAnalysisModuleOfClass(
                                    trace, KernelAnalysisModule.class, KernelAnalysisModule.ID));
            Random random = new Random(7);
            for (int round = 0; round < ROUNDS; round++) {
                kernel.clearPersistentData();
                kernel.schedule();
                pause(random);
                kernel.cancel();
                kernel.schedule();
                assertThat(kernel.waitForCompletion(new NullProgressMonitor()))
                        .as("in round " + round)
                        .isTrue();
            }
        } finally {
            trace.dispose();
        }
    }

    /** No time, that which a thread takes to wake up, or that of a part of the analysis. */
    private static void pause(Random random) throws InterruptedException {
        switch (random.nextInt(8)) {
            case 0 -> Thread.sleep(random.nextInt(LONGEST_PAUSE_MS));
            case 1 -> {}
            default -> {
                long end = System.nanoTime() + random.nextInt(LONGEST_SPIN_NANOS);
                while (System.nanoTime() < end) {
                    Thread.onSpinWait();
                }
            }
        }
    }
}
