package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule.StateSystemBackendType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is left of a construction that fails or is cancelled. */
@Timeout(60)
class UnfinishedBuildTest extends TickModuleFixture {

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 7, EVENTS})
    void aFailingProviderFailsTheAnalysisAndLeavesNoFile(int failAt) throws Exception {
        TickModule module = newModule();
        module.failAt = failAt;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(module.getFailureCause()).hasMessage("event " + failAt + " is odd");
        assertThat(module.handled).hasValue(failAt);
        assertThat(file(module)).doesNotExist();
        assertThat(module.filesDeleted).isTrue();
        assertThat(module.waitForInitialization()).isFalse();
        module.failAt = -1;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(file(module)).exists();
    }

    @Test
    void aProviderThatFailsBeforeTheFirstEventLeavesNoFileAndAllowsAnotherBuild() throws Exception {
        TickModule module = newModule();
        module.failAtBegin = true;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause()).hasMessage("the first state is odd");
        assertThat(module.getStateSystem()).isNull();
        assertThat(file(module)).doesNotExist();
        assertThat(module.filesDeleted).isTrue();
        module.failAtBegin = false;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    @Test
    void whoAsksForTheStateSystemOfAFailedAnalysisDoesNotStartItAgain() throws Exception {
        TickModule module = newModule();
        ITmfTrace trace = Objects.requireNonNull(module.getTrace());
        trace.addAnalysisModule(module);
        module.failAt = 5;
        module.schedule();
        module.waitForCompletion();
        assertThat(TmfStateSystemAnalysisModule.getStateSystem(trace, module.getId())).isNull();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(module.handled).hasValue(5);
    }

    @Test
    void aFailureInMemoryIsReportedToo() throws Exception {
        TickModule module = newModule();
        module.backend = StateSystemBackendType.INMEM;
        module.failAt = 5;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause()).hasMessage("event 5 is odd");
    }

    @Test
    void withoutACustomBackendTheAnalysisSaysSo() throws Exception {
        TickModule module = newModule();
        module.backend = StateSystemBackendType.CUSTOM;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause())
                .hasMessage(
                        "The history of Ticks cannot be opened: The analysis Ticks has no backend of its own.");
    }

    @Test
    void cancellingABuildLeavesNoFileAndAllowsAnother() throws Exception {
        TickModule module = TickModule.on(newTrace("trace", 200_000));
        module.blockAt = 300;
        module.schedule();
        module.blocked.await();
        assertThat(module.waitForInitialization()).isTrue();
        ITmfStateSystem half = stateSystem(module);
        module.cancel();
        module.unblock.countDown();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        assertThat(module.getFailureCause()).isNull();
        assertThat(half.isCancelled()).isTrue();
        assertThat(file(module)).doesNotExist();
        assertThat(module.handled.get()).isLessThan(400);

        module.blockAt = -1;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    @Test
    void schedulingRightAfterCancellingWaitsForTheEndOfTheCancelledRun() throws Exception {
        TickModule module = TickModule.on(newTrace("trace", 50_000));
        module.blockAt = 300;
        module.schedule();
        module.blocked.await();
        module.cancel();
        assertThat(module.schedule().isOK()).isTrue();
        module.blockAt = -1;
        module.unblock.countDown();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        assertThat(file(module)).exists();
    }

    @Test
    void disposingTheTraceEndsARunningBuild() throws Exception {
        SyntheticTrace trace = newTrace("trace", 200_000);
        TickModule module = TickModule.on(trace);
        trace.addAnalysisModule(module);
        module.blockAt = 500;
        module.schedule();
        module.blocked.await();
        trace.dispose();
        module.unblock.countDown();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(file(module)).doesNotExist();
    }

    @Test
    void nobodyWaitsForTheHistoryOfARunThatIsCancelledBeforeItBegins() throws Exception {
        TickModule first = TickModule.on(newTrace("first", EVENTS));
        first.blockAt = 1;
        TickModule module = TickModule.on(newTrace("second", EVENTS));
        module.dependencies.add(first);
        module.schedule();
        first.blocked.await();
        CompletableFuture<Boolean> exists =
                CompletableFuture.supplyAsync(module::waitForInitialization);
        module.cancel();
        assertThat(exists.get()).isFalse();
        first.unblock.countDown();
    }
}
