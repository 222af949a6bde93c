package org.eclipse.tracecompass.tmf.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Of several analyses, the one that allocates most fails, and says why. */
@NonNullByDefault({})
class MemoryGuardTest {

    /** Allocates, then works until it is told to end. */
    private static final class Worker extends TmfAbstractAnalysisModule {

        private final int pieces;
        private final CountDownLatch allocated = new CountDownLatch(1);
        private final CountDownLatch end = new CountDownLatch(1);

        Worker(int pieces) {
            this.pieces = pieces;
        }

        @Override
        public boolean canExecute(ITmfTrace trace) {
            return true;
        }

        @Override
        protected boolean executeAnalysis(IProgressMonitor monitor) {
            long sum = 0;
            for (int i = 0; i < pieces; i++) {
                sum += new byte[1 << 20].length;
            }
            allocated.countDown();
            try {
                end.await();
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
            }
            return !monitor.isCanceled() && sum >= 0;
        }

        @Override
        protected void canceling() {
            end.countDown();
        }
    }

    private final Worker modest = new Worker(1);
    private final Worker greedy = new Worker(200);

    @TempDir Path folder;
    private ITmfTrace trace;

    @BeforeEach
    void open() {
        trace = SyntheticTrace.ticks(folder, 10);
    }

    @AfterEach
    void close() {
        modest.dispose();
        greedy.dispose();
        trace.dispose();
    }

    private void start(Worker worker) throws Exception {
        worker.setId("worker");
        worker.setName("Worker");
        worker.setTrace(trace);
        worker.schedule();
        assertThat(worker.allocated.await(20, TimeUnit.SECONDS)).isTrue();
    }

    private static Optional<Thread> watcher() {
        return Thread.getAllStackTraces().keySet().stream()
                .filter(thread -> thread.getName().equals("Memory guard"))
                .findAny();
    }

    @Test
    void aGuardThatDiedIsReplacedWithTheNextAnalysis() throws Exception {
        start(modest);
        Thread first = watcher().orElseThrow();
        first.interrupt();
        first.join();
        start(greedy);
        assertThat(watcher()).isPresent();
    }

    @Test
    void theGreediestFailsAndTheOthersGoOn() throws Exception {
        start(greedy);
        start(modest);

        MemoryGuard.INSTANCE.greediest().orElseThrow().starve();

        assertThat(greedy.waitForCompletion()).isFalse();
        assertThat(greedy.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(Shortage.reasonOf(Objects.requireNonNull(greedy.getFailureCause())))
                .startsWith("Java's memory of ");
        assertThat(modest.getExecutionState()).isEqualTo(ExecutionState.RUNNING);
        modest.end.countDown();
        assertThat(modest.waitForCompletion()).isTrue();
    }
}
