package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.File;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BooleanSupplier;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.backend.ICustomStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.IStateHistoryBackend;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfAnalysisException;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.statesystem.TmfStateSystemAnalysisModule.StateSystemBackendType;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** How a state system analysis builds, keeps, reopens and throws away its history. */
@Timeout(60)
class TmfStateSystemAnalysisModuleTest {

    private static final int EVENTS = 1000;

    @TempDir Path fFolder = Path.of("");

    private final List<ITmfTrace> fTraces = new ArrayList<>();

    @BeforeEach
    void keepSupplementaryFilesInTheTemporaryFolder() {
        System.setProperty("astrolabe.cache", fFolder.resolve("cache").toString());
    }

    @AfterEach
    void disposeTraces() {
        fTraces.forEach(ITmfTrace::dispose);
        System.clearProperty("astrolabe.cache");
    }

    private SyntheticTrace newTrace(String name, int events) throws IOException {
        SyntheticTrace trace =
                SyntheticTrace.ticks(Files.createDirectories(fFolder.resolve(name)), events);
        fTraces.add(trace);
        return trace;
    }

    private TickModule newModule() throws IOException, TmfAnalysisException {
        return TickModule.on(newTrace("trace", EVENTS));
    }

    private static File file(TickModule module) {
        return Objects.requireNonNull(module.getSsFile());
    }

    private static ITmfStateSystem stateSystem(TickModule module) {
        return Objects.requireNonNull(module.getStateSystem());
    }

    private static int valueAt(TickModule module, long time) {
        ITmfStateSystem ss = stateSystem(module);
        return ss.querySingleState(time, ss.getQuarkAbsolute("value")).getValueInt();
    }

    @ParameterizedTest
    @EnumSource(
            value = StateSystemBackendType.class,
            names = {"FULL", "INMEM", "PARTIAL"})
    void buildsTheHistoryOfAllEvents(StateSystemBackendType backend) throws Exception {
        TickModule module = newModule();
        module.fBackend = backend;
        assertThat(module.schedule().isOK()).isTrue();
        assertThat(module.waitForInitialization()).isTrue();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.COMPLETED);
        assertThat(stateSystem(module).getStartTime()).isEqualTo(10);
        assertThat(stateSystem(module).getCurrentEndTime()).isEqualTo(10L * EVENTS);
        assertThat(valueAt(module, 10)).isZero();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        assertThat(valueAt(module, 10L * EVENTS)).isEqualTo(EVENTS - 1);
        assertThat(module.fFilesDeleted).isFalse();
        assertThat(module.getProgress()).isEqualTo(1.0);
        assertThat(module.getProviderVersions()).containsEntry(TickModule.ID, 1);
    }

    @Test
    void aModuleThatIsDisposedWhileItOpensItsHistoryClosesIt() throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();

        TickModule second =
                new TickModule() {
                    @Override
                    protected ITmfStateProvider createStateProvider() {
                        ITmfStateProvider provider = super.createStateProvider();
                        dispose();
                        return provider;
                    }
                };
        second.setTrace(newTrace("trace", EVENTS));
        second.schedule();
        second.waitForCompletion();

        ITmfStateSystem opened = second.getStateSystem();
        if (opened != null) {
            assertThatThrownBy(() -> opened.queryFullState(10))
                    .isInstanceOf(StateSystemDisposedException.class);
        }
    }

    @Test
    void aHistoryThatIsKeptNowhereKnowsTheEndOnly() throws Exception {
        TickModule module = newModule();
        module.fBackend = StateSystemBackendType.NULL;
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.fHandled).hasValue(EVENTS);
        assertThat(stateSystem(module).queryOngoing(0)).isEqualTo(EVENTS - 1);
    }

    @Test
    void aStoredHistoryIsReopenedWithoutReadingEvents() throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        assertThat(file(first)).exists().hasName(TickModule.ID + ".ht");
        first.dispose();

        TickModule second = newModule();
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(second.fHandled).hasValue(0);
        assertThat(valueAt(second, 5009)).isEqualTo(499);
        assertThat(second.isQueryable(Long.MAX_VALUE)).isTrue();
    }

    @Test
    void aHistoryThatSomebodyElseWritesIsWaitedFor() throws Exception {
        TickModule module = newModule();
        Path file = file(module).toPath();
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        IStateHistoryBackend other =
                StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                        TickModule.ID, file.toFile(), 1, 0, 100);
        module.schedule();
        TimeUnit.MILLISECONDS.sleep(300);
        assertThat(module.fHandled).hasValue(0);
        assertThat(module.getFailureCause()).isNull();
        other.dispose();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.fHandled).hasValue(EVENTS);
        assertThat(valueAt(module, 5009)).isEqualTo(499);
    }

    @Test
    void waitingForSomebodyElsesHistoryCanBeCancelled() throws Exception {
        TickModule module = newModule();
        Path file = file(module).toPath();
        Files.createDirectories(Objects.requireNonNull(file.getParent()));
        IStateHistoryBackend other =
                StateHistoryBackendFactory.createHistoryTreeBackendNewFile(
                        TickModule.ID, file.toFile(), 1, 0, 100);
        module.schedule();
        TimeUnit.MILLISECONDS.sleep(150);
        module.cancel();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(file).exists();
        other.dispose();
    }

    @Test
    void anotherProviderVersionRebuildsTheHistory() throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();

        TickModule second = newModule();
        second.fVersion = 2;
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(second.fHandled).hasValue(EVENTS);
        assertThat(valueAt(second, 5009)).isEqualTo(499);
    }

    @ParameterizedTest
    @ValueSource(strings = {"empty", "truncated", "overwritten", "no history"})
    void aDamagedFileIsRebuilt(String damage) throws Exception {
        TickModule first = newModule();
        first.schedule();
        assertThat(first.waitForCompletion()).isTrue();
        first.dispose();
        Path path = file(first).toPath();
        byte[] bytes = Files.readAllBytes(path);
        switch (damage) {
            case "empty" -> Files.write(path, new byte[0]);
            case "truncated" -> Files.write(path, java.util.Arrays.copyOf(bytes, bytes.length / 2));
            case "overwritten" -> {
                java.util.Arrays.fill(bytes, bytes.length - 16, bytes.length, (byte) 7);
                Files.write(path, bytes, StandardOpenOption.TRUNCATE_EXISTING);
            }
            default -> Files.writeString(path, "something else entirely");
        }

        TickModule second = newModule();
        second.schedule();
        assertThat(second.waitForCompletion()).isTrue();
        assertThat(second.fHandled).hasValue(EVENTS);
        assertThat(valueAt(second, 5009)).isEqualTo(499);
    }

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
    void aBuildIsQueryableUpToTheLatestEventOnly() throws Exception {
        TickModule module = TickModule.on(newTrace("trace", 2000));
        module.fBlockAt = 1000;
        assertThat(module.isQueryable(Long.MAX_VALUE)).isTrue();
        module.schedule();
        module.fBlocked.await();
        // events are handed over in chunks of 127: all of the chunks before the blocked one are
        // final
        assertThat(module.isQueryable(10 * 127 - 1)).isTrue();
        assertThat(module.isQueryable(10 * 1000)).isFalse();
        assertThat(valueAt(module, 5009)).isEqualTo(499);
        module.fUnblock.countDown();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.isQueryable(Long.MAX_VALUE)).isTrue();
    }

    @Test
    void waitingForAnAnalysisThatWasNeverScheduledReturnsAtOnce() throws Exception {
        TickModule module = newModule();
        assertThat(module.waitForInitialization()).isFalse();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
    }

    @Test
    void clearingPersistentDataAnalysesAnew() throws Exception {
        TickModule module = newModule();
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        module.clearPersistentData();
        assertThat(file(module)).doesNotExist();
        assertThat(module.getStateSystem()).isNull();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.fHandled).hasValue(2 * EVENTS);
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
                        fFolder.toString(),
                        new ITmfTrace[] {first, second},
                        5000,
                        null);
        fTraces.add(experiment);
        TickModule ofExperiment = TickModule.on(experiment);
        experiment.addAnalysisModule(ofExperiment);
        for (ITmfTrace trace : List.of(first, second, experiment)) {
            ITmfStateSystem ss =
                    Objects.requireNonNull(
                            TmfStateSystemAnalysisModule.getStateSystem(trace, TickModule.ID));
            ss.waitUntilBuilt();
        }
        assertThat(ofFirst.waitForCompletion()).isTrue();
        assertThat(ofFirst.fHandled).hasValue(50);
        assertThat(ofSecond.waitForCompletion()).isTrue();
        assertThat(ofSecond.fHandled).hasValue(80);
        assertThat(ofExperiment.waitForCompletion()).isTrue();
        assertThat(ofExperiment.fHandled).hasValue(130);
        assertThat(TmfStateSystemAnalysisModule.getStateSystem(first, "no such analysis")).isNull();
        assertThat(TmfTraceManager.getSupplementaryFileDir(first))
                .isNotEqualTo(TmfTraceManager.getSupplementaryFileDir(second));
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

    /** A trace that is still being written until it is said to be complete. */
    private static final class GrowingTrace extends SyntheticTrace {
        private volatile boolean fComplete;

        GrowingTrace(Path folder) {
            super(
                    folder,
                    EVENTS,
                    i -> new Spec(10L * (i + 1), "tick", new TmfEventField("value", i, null)));
        }

        @Override
        public boolean isComplete() {
            return fComplete;
        }

        @Override
        public void setComplete(boolean isComplete) {
            fComplete = isComplete;
        }
    }

    @Test
    void aGrowingTraceIsReadAsFarAsItIsAnnounced() throws Exception {
        GrowingTrace trace = new GrowingTrace(fFolder);
        fTraces.add(trace);
        TickModule module = TickModule.on(trace);
        module.schedule();
        assertThat(module.waitForInitialization()).isTrue();
        announce(trace, 3000);
        await(() -> module.fHandled.get() >= 254);
        assertThat(module.fHandled.get()).isLessThanOrEqualTo(300);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.RUNNING);
        announce(trace, 6000);
        await(() -> module.fHandled.get() >= 508);
        trace.setComplete(true);
        announce(trace, 10 * EVENTS);
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(module.fHandled).hasValue(EVENTS);
        assertThat(valueAt(module, 5009)).isEqualTo(499);
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

    @Test
    void aCustomBackendIsUsedAsItIs() throws Exception {
        TickModule module = newModule();
        module.fBackend = StateSystemBackendType.CUSTOM;
        IStateHistoryBackend memory =
                StateHistoryBackendFactory.createInMemoryBackend(TickModule.ID, 10);
        module.fCustomBackend =
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
}
