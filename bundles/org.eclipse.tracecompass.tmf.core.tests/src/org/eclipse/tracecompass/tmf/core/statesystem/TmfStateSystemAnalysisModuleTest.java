package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.common.util.concurrent.Uninterruptibles;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule.StateSystemBackendType;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** How a state system analysis builds its history, and what it answers meanwhile. */
@Timeout(60)
class TmfStateSystemAnalysisModuleTest extends TickModuleFixture {

    @ParameterizedTest
    @EnumSource(
            value = StateSystemBackendType.class,
            names = {"FULL", "INMEM", "PARTIAL"})
    void buildsTheHistoryOfAllEvents(StateSystemBackendType backend) throws Exception {
        TickModule module = newModule();
        module.backend = backend;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForInitialization()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.COMPLETED);
        assertThat(stateSystem(module).getStartTime()).isEqualTo(10);
        assertThat(stateSystem(module).getCurrentEndTime()).isEqualTo(10L * EVENTS);
        assertThat(valueAt(module, 10)).isZero();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        assertThat(valueAt(module, 10L * EVENTS)).isEqualTo(EVENTS - 1);
        assertThat(module.filesDeleted).isFalse();
        assertThat(module.getProgress()).isEqualTo(1.0);
        assertThat(module.getProviderVersions()).containsEntry(TickModule.ID, 1);
    }

    @Test
    void aHistoryThatIsKeptNowhereKnowsTheEndOnly() throws Exception {
        TickModule module = newModule();
        module.backend = StateSystemBackendType.NULL;
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.handled).hasValue(EVENTS);
        assertThat(stateSystem(module).queryOngoing(0)).isEqualTo(EVENTS - 1);
    }

    @Test
    void aBuildIsQueryableUpToTheLatestEventOnly() throws Exception {
        TickModule module = TickModule.on(newTrace("trace", 2000));
        module.blockAt = 1000;
        assertThat(module.isQueryable(Long.MAX_VALUE)).isTrue();
        module.schedule();
        module.blocked.await();
        // The blocked event is that of 10000.
        assertThat(module.isQueryable(9999)).isTrue();
        assertThat(module.isQueryable(10000)).isFalse();
        // The history ends where its last interval ends: before the event of 9990.
        assertThat(module.reaches(9989)).isTrue();
        assertThat(module.reaches(9990)).isFalse();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        module.unblock.countDown();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.isQueryable(Long.MAX_VALUE)).isTrue();
        assertThat(module.reaches(Long.MAX_VALUE)).isTrue();
    }

    @Test
    void waitingForAnAnalysisThatWasNeverScheduledReturnsAtOnce() throws Exception {
        TickModule module = newModule();
        assertThat(module.waitForInitialization()).isFalse();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
    }

    @Test
    void whoWaitsForTheStartOfARunIsNotReleasedByTheEndOfTheCancelledOneBefore() throws Exception {
        TickModule module = newModule();
        module.blockAt = 500;
        module.schedule();
        module.blocked.await();
        module.cancel();
        CountDownLatch opening = new CountDownLatch(1);
        CountDownLatch mayOpen = new CountDownLatch(1);
        module.whileOpening =
                () -> {
                    opening.countDown();
                    Uninterruptibles.awaitUninterruptibly(mayOpen);
                };
        assertThat(module.schedule().isOK()).isTrue();
        module.unblock.countDown();
        opening.await();
        AtomicBoolean hasBegun = new AtomicBoolean();
        Thread waiter = new Thread(() -> hasBegun.set(module.waitForInitialization()));
        waiter.start();
        await(
                () ->
                        waiter.getState() == Thread.State.TIMED_WAITING
                                || waiter.getState() == Thread.State.TERMINATED);
        mayOpen.countDown();
        waiter.join();
        assertThat(hasBegun).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
    }

    @Test
    void aTraceWithoutEventsHasAnEmptyHistory() throws Exception {
        TickModule module = TickModule.on(newTrace("empty", 0));
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(stateSystem(module).getNbAttributes()).isZero();
    }

    @Test
    void eachTraceOfAnExperimentHasItsOwnModule() throws Exception {
        SyntheticTrace first = newTrace("first", 50);
        SyntheticTrace second = newTrace("second", 80);
        TickModule ofFirst = TickModule.on(first);
        TickModule ofSecond = TickModule.on(second);
        first.addAnalysisModule(ofFirst);
        second.addAnalysisModule(ofSecond);
        TmfExperiment experiment =
                new TmfExperiment(
                        TmfEvent.class,
                        folder.toString(),
                        new ITmfTrace[] {first, second},
                        5000,
                        null);
        traces.add(experiment);
        TickModule ofExperiment = TickModule.on(experiment);
        experiment.addAnalysisModule(ofExperiment);
        for (ITmfTrace trace : List.of(first, second, experiment)) {
            ITmfStateSystem ss =
                    Objects.requireNonNull(
                            TmfStateSystemAnalysisModule.getStateSystem(trace, TickModule.ID));
            ss.waitUntilBuilt();
        }
        assertThat(ofFirst.waitForCompletion()).isTrue();
        assertThat(ofFirst.handled).hasValue(50);
        assertThat(ofSecond.waitForCompletion()).isTrue();
        assertThat(ofSecond.handled).hasValue(80);
        assertThat(ofExperiment.waitForCompletion()).isTrue();
        assertThat(ofExperiment.handled).hasValue(130);
        assertThat(TmfStateSystemAnalysisModule.getStateSystem(first, "no such analysis")).isNull();
        assertThat(TmfTraceManager.getSupplementaryFileDir(first))
                .isNotEqualTo(TmfTraceManager.getSupplementaryFileDir(second));
    }

    @Test
    void aGrowingTraceIsReadAsFarAsItIsAnnounced() throws Exception {
        GrowingTrace trace = new GrowingTrace(folder);
        traces.add(trace);
        TickModule module = TickModule.on(trace);
        module.schedule();
        assertThat(module.waitForInitialization()).isTrue();
        announce(trace, 3000);
        await(() -> module.handled.get() >= 254);
        assertThat(module.handled.get()).isLessThanOrEqualTo(300);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.RUNNING);
        announce(trace, 6000);
        await(() -> module.handled.get() >= 508);
        trace.setComplete(true);
        announce(trace, 10 * EVENTS);
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.handled).hasValue(EVENTS);
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    @Test
    void aCustomBackendIsUsedAsItIs() throws Exception {
        TickModule module = newModule();
        module.backend = StateSystemBackendType.CUSTOM;
        IStateHistoryBackend memory =
                StateHistoryBackendFactory.createInMemoryBackend(TickModule.ID, 10);
        module.customBackend =
                (ICustomStateHistoryBackend)
                        Proxy.newProxyInstance(
                                getClass().getClassLoader(),
                                new Class<?>[] {ICustomStateHistoryBackend.class},
                                (proxy, method, arguments) ->
                                        method.getName().equals("isBuilt")
                                                ? Boolean.FALSE
                                                : method.invoke(memory, arguments));
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    /** A trace that is still being written until it is said to be complete. */
    private static final class GrowingTrace extends SyntheticTrace {
        private volatile boolean complete;

        GrowingTrace(Path folder) {
            super(
                    folder,
                    EVENTS,
                    i -> new Spec(10L * (i + 1), "tick", new TmfEventField("value", i, null)));
        }

        @Override
        public boolean isComplete() {
            return complete;
        }

        @Override
        public void setComplete(boolean isComplete) {
            complete = isComplete;
        }
    }

    private static void announce(ITmfTrace trace, long end) {
        trace.broadcast(
                new TmfTraceRangeUpdatedSignal(
                        trace,
                        trace,
                        new TmfTimeRange(TmfTimestamp.fromNanos(10), TmfTimestamp.fromNanos(end))));
    }

    private static void await(BooleanSupplier condition) throws InterruptedException {
        while (!condition.getAsBoolean()) {
            Thread.sleep(5);
        }
    }
}
