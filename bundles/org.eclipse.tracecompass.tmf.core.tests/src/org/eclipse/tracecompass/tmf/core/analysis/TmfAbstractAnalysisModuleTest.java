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
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTraceWithPreDefinedEvents;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The life of an analysis module. */
@Timeout(60)
class TmfAbstractAnalysisModuleTest {

    @TempDir Path folder = Path.of("");

    private ITmfTrace trace = SyntheticTrace.ticks(Path.of(""), 0);
    private final TestModule module = new TestModule();

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
        trace = SyntheticTrace.ticks(folder, 10);
        module.setTrace(trace);
    }

    @AfterEach
    void closeTrace() {
        module.dispose();
        trace.dispose();
    }

    @Test
    void aRunThatCannotBeStartedHasFailedAndKeepsNobodyWaiting() {
        Error noMemory = new OutOfMemoryError("injected");
        module.beforeStart =
                () -> {
                    throw noMemory;
                };
        assertThatThrownBy(module::schedule).isSameAs(noMemory);
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(module.getFailureCause()).isSameAs(noMemory);
    }

    @Test
    void anAnalysisRunsOnceHoweverOftenItIsScheduled() {
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.executions).isEqualTo(1);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.COMPLETED);
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
        assertThatThrownBy(() -> module.setTrace(trace)).isInstanceOf(TmfAnalysisException.class);
    }

    @Test
    void anExceptionIsTheFailureCause() {
        module.work =
                monitor -> {
                    throw new TmfAnalysisException("the disk is full");
                };
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause()).hasMessage("the disk is full");
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(module.log).containsExactly("failed");
        assertThat(module.getProperties()).containsEntry("Failure", "the disk is full");
    }

    @Test
    void anErrorFailsTheAnalysisToo() {
        module.work =
                monitor -> {
                    throw new AssertionError("impossible");
                };
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause()).hasMessage("impossible");
    }

    @Test
    void returningFalseWithoutCancellationIsAFailure() {
        module.work = monitor -> false;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause())
                .hasMessage("The analysis Test module did not complete.");
    }

    @Test
    void anAnalysisThatFailedMayRunAgain() {
        module.work = monitor -> false;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        module.work =
                monitor -> {
                    throw new TmfAnalysisException("the disk is full");
                };
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isFalse();
        module.work = monitor -> true;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.getFailureCause()).isNull();
        assertThat(module.executions).isEqualTo(3);
    }

    @Test
    void aChangedParameterMayStartTheRunAfterAFailure() throws TmfAnalysisException {
        TestModule module =
                new TestModule() {
                    @Override
                    protected void parameterChanged(String name) {
                        schedule();
                    }
                };
        module.addParameter("depth");
        module.setTrace(trace);
        module.work = monitor -> false;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        module.work = monitor -> true;
        module.setParameter("depth", 2);
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.executions).isEqualTo(2);
        module.dispose();
    }

    @Test
    void aModuleThatFailedBeforeItsFirstRunIsNotStarted() {
        module.fail(new TmfAnalysisException("no such file"));
        assertThat(module.schedule().getMessage())
                .isEqualTo("The analysis Test module failed: no such file");
    }

    @Test
    void aCancelledAnalysisMayRunAgain() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        module.work =
                monitor -> {
                    started.countDown();
                    module.cancelled.await();
                    return !monitor.isCanceled();
                };
        module.schedule();
        started.await();
        module.cancel();
        module.cancel();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        assertThat(module.getFailureCause()).isNull();
        assertThat(module.log).containsExactly("canceling");
        module.work = monitor -> true;
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
    }

    @Test
    void aRunWaitsForAllRunsBeforeIt() throws InterruptedException {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        AtomicInteger atWork = new AtomicInteger();
        AtomicInteger mostAtWork = new AtomicInteger();
        module.work =
                monitor -> {
                    mostAtWork.accumulateAndGet(atWork.incrementAndGet(), Math::max);
                    started.countDown();
                    mayEnd.await();
                    atWork.decrementAndGet();
                    return !monitor.isCanceled();
                };
        module.schedule();
        started.await();
        module.cancel();
        // This one waits for the first, and gives up waiting; that frees nobody else to go on.
        module.schedule();
        module.cancel();
        module.waitForCompletion();
        module.schedule();
        Thread.sleep(250);
        mayEnd.countDown();

        assertThat(module.waitForCompletion()).isTrue();
        assertThat(mostAtWork).hasValue(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"returns false", "throws", "fails the module"})
    void theFailureOfAForgottenRunIsNotThatOfTheNextOne(String failure) throws Exception {
        CountDownLatch started = new CountDownLatch(1);
        CountDownLatch mayEnd = new CountDownLatch(1);
        module.work =
                monitor -> {
                    started.countDown();
                    mayEnd.await();
                    TmfAnalysisException cause = new TmfAnalysisException("the depth has changed");
                    switch (failure) {
                        case "throws" -> throw cause;
                        case "fails the module" -> module.fail(cause);
                        default -> {}
                    }
                    return false;
                };
        module.schedule();
        started.await();
        module.resetAnalysis();
        module.schedule();
        module.work = monitor -> true;
        mayEnd.countDown();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.getFailureCause()).isNull();
        assertThat(module.executions).isEqualTo(2);
        assertThat(module.log).isEmpty();
    }

    @Test
    void waitingCanBeGivenUpWithoutCancellingTheAnalysis() {
        CountDownLatch end = new CountDownLatch(1);
        module.work =
                monitor -> {
                    end.await();
                    return true;
                };
        module.schedule();
        NullProgressMonitor impatient = new NullProgressMonitor();
        impatient.setCanceled(true);
        assertThat(module.waitForCompletion(impatient)).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.RUNNING);
        end.countDown();
        assertThat(module.waitForCompletion()).isTrue();
    }

    @Test
    void progressIsTheShareOfTheWorkThatIsDone() throws InterruptedException {
        CountDownLatch half = new CountDownLatch(1);
        CountDownLatch end = new CountDownLatch(1);
        module.work =
                monitor -> {
                    monitor.beginTask("", 10);
                    monitor.worked(5);
                    half.countDown();
                    end.await();
                    return true;
                };
        module.schedule();
        half.await();
        assertThat(module.getProgress()).isEqualTo(0.5);
        end.countDown();
        module.waitForCompletion();
        assertThat(module.getProgress()).isEqualTo(1.0);
    }

    @Test
    void dependenciesRunBefore() throws TmfAnalysisException {
        List<String> order = Collections.synchronizedList(new ArrayList<>());
        TestModule first = new TestModule();
        first.setTrace(trace);
        first.work =
                monitor -> {
                    Thread.sleep(20);
                    order.add("first");
                    return true;
                };
        module.work = monitor -> order.add("second");
        module.dependencies.add(first);
        assertThat(module.getDependencyLevel()).isEqualTo(1);
        TestModule third = new TestModule();
        third.dependencies.addAll(List.of(first, module));
        assertThat(third.getDependencyLevel()).isEqualTo(3);
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(order).containsExactly("first", "second");
        first.dispose();
    }

    @Test
    void anAnalysisFailsWithItsDependency() throws TmfAnalysisException {
        TestModule first = new TestModule();
        first.setName("First");
        first.setTrace(trace);
        first.work =
                monitor -> {
                    throw new TmfAnalysisException("the disk is full");
                };
        module.dependencies.add(first);
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(module.executions).isZero();
        assertThat(module.getFailureCause())
                .hasMessage("It depends on First, which failed: the disk is full")
                .hasCause(first.getFailureCause());
        first.work = monitor -> true;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        first.dispose();
    }

    @Test
    void anAnalysisIsCancelledWithItsDependency() throws Exception {
        TestModule first = new TestModule();
        first.setTrace(trace);
        CountDownLatch running = new CountDownLatch(1);
        first.work =
                monitor -> {
                    running.countDown();
                    first.cancelled.await();
                    return false;
                };
        module.dependencies.add(first);
        module.schedule();
        running.await();
        first.cancel();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        assertThat(module.getFailureCause()).isNull();
        assertThat(module.executions).isZero();
        first.dispose();
    }

    @Test
    void aDependencyThatWasCancelledIsNotStartedAgain() throws Exception {
        TestModule first = new TestModule();
        first.setName("First");
        first.setTrace(trace);
        CountDownLatch running = new CountDownLatch(1);
        first.work =
                monitor -> {
                    running.countDown();
                    first.cancelled.await();
                    return false;
                };
        first.schedule();
        running.await();
        first.cancel();
        first.waitForCompletion();
        module.dependencies.add(first);
        assertThat(module.schedule().getMessage())
                .isEqualTo(
                        "The analysis Test module depends on First, which was cancelled; start"
                                + " First again first.");
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(first.executions).isEqualTo(1);
        first.work = monitor -> true;
        first.schedule();
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
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
        module.setTrace(trace);
        CountDownLatch running = new CountDownLatch(1);
        module.work =
                monitor -> {
                    running.countDown();
                    module.cancelled.await();
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
        module.addParameter("depth");
        module.setParameter("depth", 1);
        module.schedule();
        module.waitForCompletion();
        module.setParameter("depth", 1);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.COMPLETED);
        module.setParameter("depth", 2);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.executions).isEqualTo(2);
        assertThat(module.getParameter("depth")).isEqualTo(2);
        assertThatThrownBy(() -> module.setParameter("width", 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void anAnalysisThatCannotRunSaysWhy() throws TmfAnalysisException {
        ITmfTrace trace = new EmptyTrace(folder);
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
        module.work =
                monitor -> {
                    started.countDown();
                    module.cancelled.await();
                    return false;
                };
        module.schedule();
        started.await();
        trace.broadcast(new TmfTraceClosedSignal(this, trace));
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getTrace()).isNull();
    }
}
