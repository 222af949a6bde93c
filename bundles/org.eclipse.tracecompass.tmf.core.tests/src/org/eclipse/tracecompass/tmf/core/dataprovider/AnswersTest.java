package org.eclipse.tracecompass.tmf.core.dataprovider;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.Stream;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.Shortage;
import org.eclipse.tracecompass.common.core.files.Shortage.Resource;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.exceptions.AttributeNotFoundException;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition;
import org.eclipse.tracecompass.tmf.core.model.AnalysisCondition.Kind;
import org.eclipse.tracecompass.tmf.core.model.Answers;
import org.eclipse.tracecompass.tmf.core.model.CommonStatusMessage;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.eclipse.tracecompass.tmf.core.response.TmfModelResponse;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.AlternatingModule;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What data providers answer in each condition of their analysis. */
@Timeout(60)
class AnswersTest extends ProviderFixture {

    private static final Map<String, Object> TIMES =
            DataProviderParameterUtils.selectionTimeParameters(10, 1000, 6, List.of());

    private static AlternatingModule cancelled(ITmfTrace trace) {
        CountDownLatch gate = new CountDownLatch(1);
        AlternatingModule module = AlternatingModule.on(trace, gate);
        module.schedule();
        module.waitForInitialization();
        module.cancel();
        gate.countDown();
        module.waitForCompletion();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        return module;
    }

    static Stream<Function<AlternatingModule, TmfModelResponse<?>>> requests() {
        return Stream.of(
                module -> timeGraphOf(module).fetchTree(Map.of(), null),
                module -> timeGraphOf(module).fetchRowModel(TIMES, null),
                module -> chartOf(module).fetchTree(Map.of(), null),
                module -> chartOf(module).fetchXY(TIMES, null));
    }

    private static AlternatingTimeGraph timeGraphOf(AlternatingModule module) {
        return new AlternatingTimeGraph(Objects.requireNonNull(module.getTrace()), module);
    }

    private static AlternatingChart chartOf(AlternatingModule module) {
        return new AlternatingChart(Objects.requireNonNull(module.getTrace()), module);
    }

    @ParameterizedTest
    @MethodSource("requests")
    void askingDoesNotRestartACancelledAnalysis(
            Function<AlternatingModule, TmfModelResponse<?>> request) {
        AlternatingModule module = cancelled(newTrace("trace"));
        TmfModelResponse<?> answer = request.apply(module);
        assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
        assertThat(answer.getStatusMessage())
                .isEqualTo("The analysis " + module.getName() + " was cancelled.");
        assertThat(answer.getModel()).isNull();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
    }

    @ParameterizedTest
    @MethodSource("requests")
    void onceTheUserStartsItAgainACancelledAnalysisAnswers(
            Function<AlternatingModule, TmfModelResponse<?>> request) {
        AlternatingModule module = cancelled(newTrace("trace"));
        request.apply(module);
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        assertThat(request.apply(module).getStatus()).isEqualTo(Status.COMPLETED);
    }

    @ParameterizedTest
    @MethodSource("requests")
    void aFailedAnalysisSaysWhyAndStaysFailed(
            Function<AlternatingModule, TmfModelResponse<?>> request) {
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), null);
        module.fail(new IOException("no space left"));
        TmfModelResponse<?> answer = request.apply(module);
        assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
        assertThat(answer.getStatusMessage())
                .isEqualTo("Analysis execution failed: " + Shortage.of(Resource.SPACE).sentence());
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.FAILED);
    }

    @Test
    void anAnalysisWhoseTraceWasClosedSaysSo() {
        ITmfTrace trace = newTrace("trace");
        AlternatingModule module = AlternatingModule.on(trace, null);
        AlternatingTimeGraph graph = new AlternatingTimeGraph(trace, module);
        completed(() -> graph.fetchTree(Map.of(), null));
        module.traceClosed(new TmfTraceClosedSignal(this, trace));
        for (TmfModelResponse<?> answer :
                List.of(graph.fetchTree(Map.of(), null), graph.fetchRowModel(TIMES, null))) {
            assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
            assertThat(answer.getStatusMessage())
                    .isEqualTo("The trace of the analysis " + module.getName() + " was closed.");
        }
    }

    @Test
    void aTimeThatAGrowingHistoryHasNotReachedMayStillCome() {
        CountDownLatch gate = new CountDownLatch(1);
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), gate);
        module.schedule();
        module.waitForInitialization();
        Answers.HistoryQuery<String> late =
                ss -> String.valueOf(ss.querySingleState(Long.MAX_VALUE, 0).getValue());

        assertThat(Answers.from(module, Long.MAX_VALUE, null, late).getStatus())
                .isEqualTo(Status.RUNNING);

        gate.countDown();
        module.waitForCompletion();
        TmfModelResponse<String> answer = Answers.from(module, Long.MAX_VALUE, null, late);
        assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
        assertThat(answer.getStatusMessage())
                .isEqualTo("The requested time range is outside the trace");
    }

    @Test
    void anAnalysisWithoutATraceCannotRun() {
        TmfModelResponse<?> answer =
                Answers.from(new AlternatingModule(null), 100, null, ss -> "model");
        assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
        assertThat(answer.getStatusMessage()).contains("has no trace");
    }

    @Test
    void aHistoryThatIsBuiltAgainWhileItIsReadIsAskedForAgain() {
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), null);
        module.schedule();
        module.waitForCompletion();
        TmfModelResponse<Integer> answer =
                Answers.from(
                        module,
                        Long.MAX_VALUE,
                        null,
                        ss -> {
                            module.clearPersistentData();
                            return (Integer) ss.querySingleState(500, 0).getValue();
                        });
        assertThat(answer.getStatus()).isEqualTo(Status.RUNNING);
        assertThat(answer.getModel()).isNull();
        String again = completed(() -> Answers.from(module, Long.MAX_VALUE, null, ss -> "again"));
        assertThat(again).isEqualTo("again");
    }

    @Test
    void aCompleteTreeWithoutRowsSaysThatNothingWasFound() {
        SyntheticTrace trace =
                new SyntheticTrace(folder, 0, i -> new SyntheticTrace.Spec(0, "none"));
        traces.add(trace);
        AlternatingModule module = AlternatingModule.on(trace, null);
        AlternatingTimeGraph graph = new AlternatingTimeGraph(trace, module);
        completed(() -> graph.fetchTree(Map.of(), null));
        TmfModelResponse<?> answer = graph.fetchTree(Map.of(), null);
        assertThat(answer.getStatus()).isEqualTo(Status.COMPLETED);
        assertThat(answer.getStatusMessage())
                .isEqualTo("The analysis " + module.getName() + " found nothing in this trace.");
        assertThat(answer.getModel()).isNotNull();
    }

    @Test
    void aTreeIsNotKeptLongerThanTheHistoryItWasReadFrom() {
        ITmfTrace trace = newTrace("trace");
        AlternatingModule module = AlternatingModule.on(trace, null);
        AlternatingTimeGraph graph = new AlternatingTimeGraph(trace, module);
        completed(() -> graph.fetchTree(Map.of(), null));
        int trees = graph.trees;
        module.clearPersistentData();
        completed(() -> graph.fetchTree(Map.of(), null));
        assertThat(graph.trees).isGreaterThan(trees);
    }

    @Test
    void whileTheAnalysisRunsAnAnswerIsCompleteUpToWhatIsFinal() {
        CountDownLatch gate = new CountDownLatch(1);
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), gate);
        module.schedule();
        module.waitForInitialization();
        while (!module.reaches(300)) {
            Thread.onSpinWait();
        }
        try {
            assertThat(Answers.from(module, 300, null, ss -> "m").getStatus())
                    .isEqualTo(Status.COMPLETED);
            assertThat(Answers.from(module, 1000, null, ss -> "m").getStatus())
                    .isEqualTo(Status.RUNNING);
            assertThat(Answers.from(module, Long.MAX_VALUE, null, ss -> "m").getStatus())
                    .isEqualTo(Status.RUNNING);
        } finally {
            gate.countDown();
        }
    }

    /** A tree that is complete too early would never be asked for the rows that come later. */
    @Test
    void onlyATreeOfARangeIsCompleteBeforeTheAnalysis() {
        CountDownLatch gate = new CountDownLatch(1);
        ITmfTrace trace = newTrace("trace");
        AlternatingModule module = AlternatingModule.on(trace, gate);
        AlternatingTimeGraph graph = new AlternatingTimeGraph(trace, module);
        graph.isCacheable = false;
        Map<String, Object> early = DataProviderParameterUtils.timeParameters(10, 300, 2);
        module.schedule();
        module.waitForInitialization();
        while (!module.reaches(300)) {
            Thread.onSpinWait();
        }
        try {
            assertThat(graph.fetchTree(early, null).getStatus()).isEqualTo(Status.RUNNING);
            graph.isOfRange = true;
            assertThat(graph.fetchTree(early, null).getStatus()).isEqualTo(Status.COMPLETED);
            assertThat(graph.fetchTree(Map.of(), null).getStatus()).isEqualTo(Status.RUNNING);
        } finally {
            gate.countDown();
        }
        graph.isOfRange = false;
        completed(() -> graph.fetchTree(early, null));
    }

    @Test
    void anAttributeThatIsNotThereYetIsAskedForAgain() {
        CountDownLatch gate = new CountDownLatch(1);
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), gate);
        Answers.HistoryQuery<String> query =
                ss -> {
                    throw new AttributeNotFoundException("C");
                };
        TmfModelResponse<String> early = Answers.from(module, Long.MAX_VALUE, null, query);
        assertThat(early.getStatus()).isEqualTo(Status.RUNNING);
        gate.countDown();
        module.waitForCompletion();
        TmfModelResponse<String> late = Answers.from(module, Long.MAX_VALUE, null, query);
        assertThat(late.getStatus()).isEqualTo(Status.FAILED);
    }

    @Test
    void aDamagedHistoryIsTheCallersToRepair() {
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), null);
        UncheckedIOException damage = new UncheckedIOException(new IOException("block 7"));
        assertThatThrownBy(
                        () ->
                                Answers.from(
                                        module,
                                        Long.MAX_VALUE,
                                        null,
                                        ss -> {
                                            throw damage;
                                        }))
                .isSameAs(damage);
    }

    private static AlternatingModule complete(AlternatingModule module) {
        module.schedule();
        assertThat(module.waitForCompletion()).isTrue();
        return module;
    }

    /** Replaces the results of an analysis as if they were damaged, and waits for the new ones. */
    private static void replace(AlternatingModule module) {
        module.getStoredResults().damaged("damaged", new IOException("block 7"));
        try {
            StoredResults.awaitRepairs();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertThat(module.waitForCompletion()).isTrue();
    }

    @Test
    void resultsThatWereReplacedWhileTheyWereReadAreAskedForAgain() {
        AlternatingModule module = complete(AlternatingModule.on(newTrace("trace"), null));
        TmfModelResponse<String> damaged =
                Answers.from(
                        module,
                        null,
                        () -> {
                            replace(module);
                            throw new UncheckedIOException(new IOException("block 7"));
                        });
        assertThat(damaged.getStatus()).isEqualTo(Status.RUNNING);
        TmfModelResponse<String> gone =
                Answers.from(
                        module,
                        null,
                        () -> {
                            replace(module);
                            return null;
                        });
        assertThat(gone.getStatus()).isEqualTo(Status.RUNNING);
        assertThat(Answers.from(module, null, () -> "again").getStatus())
                .isEqualTo(Status.COMPLETED);
    }

    @Test
    void aStateSystemThatIsReplacedBetweenTwoQuestionsIsNotGone() throws Exception {
        AtomicInteger left = new AtomicInteger();
        AlternatingModule module =
                new AlternatingModule(null) {
                    @Override
                    public @Nullable ITmfStateSystem getStateSystem() {
                        return left.getAndDecrement() > 0 ? null : super.getStateSystem();
                    }
                };
        module.setTrace(newTrace("trace"));
        complete(module);
        for (int questions = 1; questions <= 2 * StoredResults.MOST_REPAIRS; questions++) {
            left.set(questions);
            assertThat(Answers.from(module, 100, null, ss -> "m").getStatus())
                    .isEqualTo(Status.COMPLETED);
        }
    }

    @Test
    void aStateSystemThatStaysAwayIsGone() throws Exception {
        AlternatingModule module =
                new AlternatingModule(null) {
                    @Override
                    public @Nullable ITmfStateSystem getStateSystem() {
                        return null;
                    }
                };
        module.setTrace(newTrace("trace"));
        complete(module);
        TmfModelResponse<String> answer = Answers.from(module, 100, null, ss -> "m");
        assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
        assertThat(answer.getStatusMessage()).isEqualTo(CommonStatusMessage.STATE_SYSTEM_FAILED);
    }

    @Test
    void aCancelledRequestStartsNothing() {
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), null);
        IProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThat(Answers.from(module, 100, monitor, ss -> "m").getStatus())
                .isEqualTo(Status.CANCELLED);
        assertThat(Answers.from(module, monitor, () -> "m").getStatus())
                .isEqualTo(Status.CANCELLED);
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.NOT_STARTED);
    }

    @Test
    void resultsThatAreGoneAreAFailure() {
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), null);
        module.schedule();
        module.waitForCompletion();
        TmfModelResponse<String> answer = Answers.from(module, null, () -> null);
        assertThat(answer.getStatus()).isEqualTo(Status.FAILED);
        assertThat(answer.getStatusMessage()).isEqualTo(CommonStatusMessage.STATE_SYSTEM_FAILED);
    }

    @Test
    void anAnalysisThatIsCancelledWhileItsResultsAreReadSaysSo() {
        CountDownLatch gate = new CountDownLatch(1);
        AlternatingModule module = AlternatingModule.on(newTrace("trace"), gate);
        TmfModelResponse<String> answer =
                Answers.from(
                        module,
                        null,
                        () -> {
                            module.cancel();
                            return "part";
                        });
        gate.countDown();
        assertThat(answer.getModel()).isNull();
        assertThat(answer.getStatusMessage()).endsWith("was cancelled.");
    }

    @Test
    void joinedAnswersRunWhileOneRunsAndFailWhenAllHaveFailed() {
        TmfModelResponse<String> a = Answers.completed("a");
        TmfModelResponse<String> b = Answers.running("b");
        TmfModelResponse<String> first = Answers.failed("first");
        TmfModelResponse<String> second = Answers.failed("second");
        TmfModelResponse<String> cancelled = Answers.taskCancelled();
        assertJoined(List.of(a, b), Status.RUNNING, "ab");
        assertJoined(List.of(a, first), Status.COMPLETED, "a");
        assertJoined(List.of(first, b), Status.RUNNING, "b");
        assertJoined(List.of(first, second), Status.FAILED, null);
        assertJoined(List.of(a, cancelled), Status.CANCELLED, null);
        assertJoined(List.of(), Status.COMPLETED, "");
        assertThat(Answers.join(List.of(first, second), parts -> "").getStatusMessage())
                .isEqualTo("second");
    }

    private static void assertJoined(
            List<TmfModelResponse<String>> parts, Status status, @Nullable String model) {
        TmfModelResponse<String> joined = Answers.join(parts, models -> String.join("", models));
        assertThat(joined.getStatus()).isEqualTo(status);
        assertThat(joined.getModel()).isEqualTo(model);
    }

    @Test
    void startingLeavesACancelledAnalysisAsItIs() {
        AlternatingModule module = cancelled(newTrace("trace"));
        AnalysisCondition condition = AnalysisCondition.start(module);
        assertThat(condition.kind()).isEqualTo(Kind.CANCELLED);
        assertThat(condition.canAnswer()).isFalse();
        assertThat(module.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
    }
}
