package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule.StateSystemBackendType;
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
        module.fFailAt = failAt;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
        assertThat(module.getFailureCause()).hasMessage("event " + failAt + " is odd");
        assertThat(module.fHandled).hasValue(failAt);
        assertThat(file(module)).doesNotExist();
        assertThat(module.fFilesDeleted).isTrue();
        assertThat(module.waitForInitialization()).isFalse();
        IStatus again = module.schedule();
        assertThat(again.isOK()).isFalse();
        assertThat(again.getMessage())
                .isEqualTo("The analysis Ticks failed: event " + failAt + " is odd");
    }

    @Test
    void aFailureInMemoryIsReportedToo() throws Exception {
        TickModule module = newModule();
        module.fBackend = StateSystemBackendType.INMEM;
        module.fFailAt = 5;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause()).hasMessage("event 5 is odd");
    }

    @Test
    void withoutACustomBackendTheAnalysisSaysSo() throws Exception {
        TickModule module = newModule();
        module.fBackend = StateSystemBackendType.CUSTOM;
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause())
                .hasMessage(
                        "The history of Ticks cannot be opened: The analysis Ticks has no backend of its own.");
    }

    @Test
    void cancellingABuildLeavesNoFileAndAllowsAnother() throws Exception {
        TickModule module = TickModule.on(newTrace("trace", 200_000));
        module.fBlockAt = 300;
        module.schedule();
        module.fBlocked.await();
        assertThat(module.waitForInitialization()).isTrue();
        ITmfStateSystem half = stateSystem(module);
        module.cancel();
        module.fUnblock.countDown();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        assertThat(module.getFailureCause()).isNull();
        assertThat(half.isCancelled()).isTrue();
        assertThat(file(module)).doesNotExist();
        assertThat(module.fHandled.get()).isLessThan(400);

        module.fBlockAt = -1;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    @Test
    void schedulingRightAfterCancellingWaitsForTheEndOfTheCancelledRun() throws Exception {
        TickModule module = TickModule.on(newTrace("trace", 50_000));
        module.fBlockAt = 300;
        module.schedule();
        module.fBlocked.await();
        module.cancel();
        assertThat(module.schedule().isOK()).isTrue();
        module.fBlockAt = -1;
        module.fUnblock.countDown();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        assertThat(file(module)).exists();
    }

    @Test
    void disposingTheTraceEndsARunningBuild() throws Exception {
        SyntheticTrace trace = newTrace("trace", 200_000);
        TickModule module = TickModule.on(trace);
        trace.addAnalysisModule(module);
        module.fBlockAt = 500;
        module.schedule();
        module.fBlocked.await();
        trace.dispose();
        module.fUnblock.countDown();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(file(module)).doesNotExist();
    }
}
