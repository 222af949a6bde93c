package org.eclipse.tracecompass.tmf.core.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.event.ITmfEventType;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.statesystem.SyntheticTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The life of an analysis module. */
@Timeout(60)
class TmfAbstractAnalysisModuleTest {

    @TempDir Path fFolder = Path.of("");

    private ITmfTrace fTrace = SyntheticTrace.ticks(Path.of(""), 0);
    private final TestModule fModule = new TestModule();

    private static final class EmptyTrace extends SyntheticTrace
            implements ITmfTraceWithPreDefinedEvents {
        EmptyTrace(Path folder) {
            super(folder, 0, i -> new Spec(0, ""));
        }

        @Override
        public Set<? extends ITmfEventType> getContainedEventTypes() {
            return Collections.emptySet();
        }
    }

    @BeforeEach
    void openTrace() throws TmfAnalysisException {
        fTrace = SyntheticTrace.ticks(fFolder, 10);
        fModule.setTrace(fTrace);
    }

    @AfterEach
    void closeTrace() {
        fModule.dispose();
        fTrace.dispose();
    }

    @Test
    void anAnalysisRunsOnceHoweverOftenItIsScheduled() {
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        assertThat(fModule.schedule().isOK()).isTrue();
        assertThat(fModule.schedule().isOK()).isTrue();
        assertThat(fModule.waitForCompletion()).isTrue();
        assertThat(fModule.schedule().isOK()).isTrue();
        assertThat(fModule.waitForCompletion()).isTrue();
        assertThat(fModule.fExecutions).isEqualTo(1);
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.COMPLETED);
    }

    @Test
    void withoutATraceThereIsNothingToSchedule() {
        TestModule module = new TestModule();
        assertThat(module.schedule().isOK()).isFalse();
        assertThat(module.schedule().getMessage())
                .isEqualTo("The analysis Test module has no trace yet.");
        assertThat(module.waitForCompletion()).isFalse();
    }

    @Test
    void aSecondTraceIsRefused() {
        assertThatThrownBy(() -> fModule.setTrace(fTrace)).isInstanceOf(TmfAnalysisException.class);
    }

    @Test
    void anExceptionIsTheFailureCause() {
        fModule.fWork =
                monitor -> {
                    throw new TmfAnalysisException("the disk is full");
                };
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isFalse();
        assertThat(fModule.getFailureCause()).hasMessage("the disk is full");
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(fModule.fLog).containsExactly("failed");
        assertThat(fModule.schedule().getMessage())
                .isEqualTo("The analysis Test module failed: the disk is full");
        assertThat(fModule.getProperties()).containsEntry("Failure", "the disk is full");
    }

    @Test
    void anErrorFailsTheAnalysisToo() {
        fModule.fWork =
                monitor -> {
                    throw new AssertionError("impossible");
                };
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isFalse();
        assertThat(fModule.getFailureCause()).hasMessage("impossible");
    }

    @Test
    void returningFalseWithoutCancellationIsAFailure() {
        fModule.fWork = monitor -> false;
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isFalse();
        assertThat(fModule.getFailureCause())
                .hasMessage("The analysis Test module did not complete.");
    }

    @Test
    void aCancelledAnalysisMayRunAgain() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        fModule.fWork =
                monitor -> {
                    started.countDown();
                    fModule.fCancelled.await();
                    return !monitor.isCanceled();
                };
        fModule.schedule();
        started.await();
        fModule.cancel();
        fModule.cancel();
        assertThat(fModule.waitForCompletion()).isFalse();
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        assertThat(fModule.getFailureCause()).isNull();
        assertThat(fModule.fLog).containsExactly("canceling");
        fModule.fWork = monitor -> true;
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isTrue();
    }

    @Test
    void aRunWaitsForAllRunsBeforeIt() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        AtomicInteger atWork = new AtomicInteger();
        AtomicInteger mostAtWork = new AtomicInteger();
        fModule.fWork =
                monitor -> {
                    mostAtWork.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                    started.countDown();
                    mayEnd.await();
                    atWork.decrementAndGet();
                    return !monitor.isCanceled();
                };
        fModule.schedule();
        started.await();
        fModule.cancel();
        // This one waits for the first, and gives up waiting; that frees nobody else to go on.
        fModule.schedule();
        fModule.cancel();
        fModule.waitForCompletion();
        fModule.schedule();
        Thread.sleep(250);
        mayEnd.countDown();

        assertThat(fModule.waitForCompletion()).isTrue();
        assertThat(mostAtWork).hasValue(1);
    }

    @Test
    void waitingCanBeGivenUpWithoutCancellingTheAnalysis() {
        CountDownLatch end = new CountDownLatch(1);
        fModule.fWork =
                monitor -> {
                    end.await();
                    return true;
                };
        fModule.schedule();
        NullProgressMonitor impatient = new NullProgressMonitor();
        impatient.setCanceled(true);
        assertThat(fModule.waitForCompletion(impatient)).isFalse();
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.RUNNING);
        end.countDown();
        assertThat(fModule.waitForCompletion()).isTrue();
    }

    @Test
    void progressIsTheShareOfTheWorkThatIsDone() throws InterruptedException {
        CountDownLatch half = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        fModule.fWork =
                monitor -> {
                    monitor.beginTask("", 10);
                    monitor.worked(5);
                    half.countDown();
                    end.await();
                    return true;
                };
        fModule.schedule();
        half.await();
        assertThat(fModule.getProgress()).isEqualTo(0.5);
        end.countDown();
        fModule.waitForCompletion();
        assertThat(fModule.getProgress()).isEqualTo(1.0);
    }

    @Test
    void dependenciesRunBefore() throws TmfAnalysisException {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        TestModule first = new TestModule();
        first.setTrace(fTrace);
        first.fWork =
                monitor -> {
                    Thread.sleep(20);
                    order.add("first");
                    return true;
                };
        fModule.fWork = monitor -> order.add("second");
        fModule.fDependencies.add(first);
        assertThat(fModule.getDependencyLevel()).isEqualTo(1);
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isTrue();
        assertThat(order).containsExactly("first", "second");
        first.dispose();
    }

    @Test
    void anAnalysisGoesOnWithoutADependencyThatFailed() throws TmfAnalysisException {
        TestModule first = new TestModule();
        first.setTrace(fTrace);
        first.fWork = monitor -> false;
        fModule.fDependencies.add(first);
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isTrue();
        first.dispose();
    }

    @Test
    void aRunMaySetParametersWhileAnotherChangeWaitsForItsEnd() throws Exception {
        TestModule module =
                new TestModule() {
                    @Override
                    protected void parameterChanged(String name) {
                        if (getExecutionState() == ExecutionState.RUNNING) {
                            cancel();
                            waitForCompletion();
                            resetAnalysis();
                        }
                    }
                };
        module.addParameter("depth");
        module.addParameter("found");
        module.setTrace(fTrace);
        CountDownLatch running = new CountDownLatch(1);
        module.fWork =
                monitor -> {
                    running.countDown();
                    module.fCancelled.await();
                    module.setParameter("found", 7);
                    return false;
                };
        module.schedule();
        running.await();

        module.setParameter("depth", 2);

        assertThat(module.getParameter("found")).isEqualTo(7);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        module.dispose();
    }

    @Test
    void aNewParameterValueResetsTheAnalysis() {
        fModule.addParameter("depth");
        fModule.setParameter("depth", 1);
        fModule.schedule();
        fModule.waitForCompletion();
        fModule.setParameter("depth", 1);
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.COMPLETED);
        fModule.setParameter("depth", 2);
        assertThat(fModule.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        fModule.schedule();
        assertThat(fModule.waitForCompletion()).isTrue();
        assertThat(fModule.fExecutions).isEqualTo(2);
        assertThat(fModule.getParameter("depth")).isEqualTo(2);
        assertThatThrownBy(() -> fModule.setParameter("width", 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anAnalysisThatCannotRunSaysWhy() throws TmfAnalysisException {
        ITmfTrace trace = new EmptyTrace(fFolder);
        TestModule module = new TestModule();
        assertThat(module.setTrace(trace)).isFalse();
        assertThat(module.getTrace()).isNull();
        assertThat(module.getHelpText(trace))
                .isEqualTo(
                        "The analysis Test module cannot run on the trace "
                                + trace.getName()
                                + ". The trace lacks the event needed. Record it with the option"
                                + " --needed.");
        trace.dispose();
    }

    @Test
    void closingTheTraceCancelsTheAnalysis() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        fModule.fWork =
                monitor -> {
                    started.countDown();
                    fModule.fCancelled.await();
                    return false;
                };
        fModule.schedule();
        started.await();
        fTrace.broadcast(new TmfTraceClosedSignal(this, fTrace));
        assertThat(fModule.waitForCompletion()).isFalse();
        assertThat(fModule.getTrace()).isNull();
    }
}
