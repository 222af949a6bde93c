package org.eclipse.tracecompass.tmf.ui.views;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.Executor;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.analysis.TmfAbstractAnalysisModule.ExecutionState;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.loading.core.AnswerLoader;
import org.eclipse.tracecompass.tmf.loading.core.DataLoader;
import org.eclipse.tracecompass.tmf.loading.core.Reading;
import org.eclipse.tracecompass.tmf.testkit.HostTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What stands between a view and its provider, with a view that only keeps what it is told. */
class ProviderSessionTest {

    private static final int PATIENCE = 60;

    private final ExecutorService ui = Executors.newSingleThreadExecutor();
    private final HostTrace trace = new HostTrace("alpha", List.of());
    private final GatedAnalysis analysis = new GatedAnalysis("Locks");
    private final Host host = new Host();
    private final Source source = new Source();
    private final ProviderSession<String, AnswerLoader<String, String>, String> session =
            new ProviderSession<>(host);

    /** A view without widgets. */
    private final class Host implements SessionHost<AnswerLoader<String, String>, String> {

        private final List<String> log = new CopyOnWriteArrayList<>();
        private volatile String data = "";
        private volatile String progress = "";
        private volatile @Nullable EmptyReason message;

        @Override
        public void onUi(Runnable action) {
            if (!ui.isShutdown()) {
                ui.execute(action);
            }
        }

        @Override
        public void setLoader(@Nullable AnswerLoader<String, String> loader) {
            if (loader != null) {
                loader.load("everything");
            }
        }

        @Override
        public void show(String answer) {
            data = answer;
            log.add(answer);
        }

        @Override
        public void showProgress(@Nullable String text, double share) {
            progress = text == null ? "" : text + " " + Math.round(share * 100);
        }

        @Override
        public void showMessage(@Nullable EmptyReason reason) {
            message = reason;
        }

        @Override
        public @Nullable EmptyReason emptiness(String answer) {
            return answer.isEmpty() ? new EmptyReason("Nothing found", "") : null;
        }

        String title() {
            EmptyReason reason = message;
            return reason == null ? "" : reason.title();
        }

        String detail() {
            EmptyReason reason = message;
            return reason == null ? "" : reason.detail();
        }
    }

    /** A provider that says of which run of the analysis its answer is. */
    private class Source extends ProviderSource<String, AnswerLoader<String, String>, String> {

        private final AtomicInteger found = new AtomicInteger();
        private final AtomicInteger forgotten = new AtomicInteger();
        private volatile boolean absent;
        private volatile Callable<Reading<String>> answer = this::ofAnalysis;

        Source() {
            super("test.locks", null);
        }

        Reading<String> ofAnalysis() {
            String text = "run " + analysis.runs();
            return switch (analysis.getExecutionState()) {
                case NOT_STARTED -> new Reading<>(null, true, false, null);
                case RUNNING -> new Reading<>("half of " + text, true, false, null);
                case COMPLETED -> new Reading<>(text, false, false, null);
                case CANCELLED, FAILED -> new Reading<>(null, false, false, "no history");
            };
        }

        @Override
        protected ViewAnalyses analyses(ITmfTrace shown) {
            return new ViewAnalyses(List.of(analysis));
        }

        @Override
        protected @Nullable String find(ITmfTrace shown) {
            int number = found.incrementAndGet();
            return absent ? null : shown.getName() + number;
        }

        @Override
        protected void forget(ITmfTrace shown) {
            forgotten.incrementAndGet();
        }

        @Override
        protected EmptyReason missing(ITmfTrace shown) {
            return new EmptyReason("Cannot run", "");
        }

        @Override
        protected AnswerLoader<String, String> loader(
                String provider, Executor executor, DataLoader.Listener<String> listener) {
            return new AnswerLoader<>(
                    (question, monitor) -> {
                        try {
                            return answer.call();
                        } catch (RuntimeException e) {
                            throw e;
                        } catch (Exception e) {
                            throw new AssertionError(e);
                        }
                    },
                    executor,
                    listener);
        }
    }

    @BeforeEach
    void setTrace() throws Exception {
        assertThat(analysis.setTrace(trace)).isTrue();
    }

    @AfterEach
    void close() throws Exception {
        onUi(session::close);
        ui.shutdown();
        analysis.dispose();
        trace.dispose();
    }

    private void onUi(Runnable action) throws Exception {
        ui.submit(action).get(PATIENCE, TimeUnit.SECONDS);
    }

    private void show() throws Exception {
        onUi(() -> session.show(trace, source));
    }

    private static void await(String what, BooleanSupplier condition) throws Exception {
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE);
        while (!condition.getAsBoolean()) {
            assertThat(System.nanoTime()).as("in time: " + what).isLessThan(end);
            Thread.sleep(5);
        }
    }

    private void awaitData(String wanted) throws Exception {
        await(wanted, () -> host.data.equals(wanted) && host.progress.isEmpty());
    }

    private void showComplete() throws Exception {
        show();
        analysis.complete();
        awaitData("run 1");
    }

    // --- running

    @Test
    void aRunningAnalysisIsShownWithItsProgressUntilItIsDone() throws Exception {
        show();
        await("how far it is", () -> host.progress.equals("Analysing 50"));
        await("what is known so far", () -> host.data.equals("half of run 1"));
        assertThat(host.title()).isEmpty();
        analysis.complete();
        awaitData("run 1");
        assertThat(host.title()).isEmpty();
    }

    @Test
    void anAnswerWithoutAnythingIsExplained() throws Exception {
        source.answer = () -> new Reading<>("", false, false, null);
        show();
        analysis.complete();
        await("the reason", () -> host.title().equals("Nothing found"));
        assertThat(host.progress).isEmpty();
    }

    @Test
    void anEmptyAnswerIsNotExplainedWhileThereMayBeMore() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        source.answer =
                () -> {
                    asked.incrementAndGet();
                    return new Reading<>("", true, false, null);
                };
        show();
        await("it was asked twice", () -> asked.get() > 1);
        onUi(session::explain);
        assertThat(host.title()).isEmpty();
        assertThat(host.progress).startsWith("Analysing");
    }

    // --- stopped

    @Test
    void aFailedAnalysisSaysWhy() throws Exception {
        show();
        await("it runs", () -> analysis.runs() == 1);
        analysis.failWith("the disk is full");
        await("the reason", () -> host.detail().equals("the disk is full"));
        assertThat(host.title()).isEqualTo("The analysis failed");
        await("nothing is at work", host.progress::isEmpty);
    }

    @Test
    void aCancelledAnalysisSaysHowItIsStartedAgain() throws Exception {
        show();
        await("what is known so far", () -> host.data.equals("half of run 1"));
        analysis.cancel();
        await("the reason", () -> host.title().equals("The analysis was cancelled"));
        assertThat(host.detail()).contains("Locks", "Start Analysis");
        await("nothing is at work", host.progress::isEmpty);
    }

    @Test
    void aCancelledAnalysisStaysCancelledWhateverIsShown() throws Exception {
        show();
        await("it runs", () -> analysis.runs() == 1);
        analysis.cancel();
        await("the reason", () -> host.title().equals("The analysis was cancelled"));
        onUi(() -> session.show(null, source));
        assertThat(host.title()).isEqualTo("No trace is open");
        show();
        await("the reason again", () -> host.title().equals("The analysis was cancelled"));
        onUi(session::refresh);
        await("the provider was asked", () -> source.found.get() >= 2);
        assertThat(analysis.getExecutionState()).isEqualTo(ExecutionState.CANCELLED);
        assertThat(analysis.runs()).isEqualTo(1);
    }

    @Test
    void aCancelledAnalysisThatIsStartedAgainIsShown() throws Exception {
        show();
        await("it runs", () -> analysis.runs() == 1);
        analysis.cancel();
        await("the reason", () -> host.title().equals("The analysis was cancelled"));
        analysis.schedule();
        await("it is at work again", () -> host.title().isEmpty());
        analysis.complete();
        awaitData("run 2");
    }

    @Test
    void aCompleteAnalysisThatIsCancelledWhenItRunsAgainSaysSo() throws Exception {
        showComplete();
        analysis.clearPersistentData();
        analysis.schedule();
        analysis.cancel();
        await("the reason", () -> host.title().equals("The analysis was cancelled"));
        analysis.schedule();
        analysis.complete();
        await("the new answer", () -> host.data.equals("run " + analysis.runs()));
        await("the words are gone", () -> host.title().isEmpty() && host.progress.isEmpty());
    }

    // --- again

    @Test
    void anAnalysisThatIsRebuiltIsAskedAgain() throws Exception {
        showComplete();
        analysis.clearPersistentData();
        analysis.schedule();
        await("it is at work", () -> host.progress.equals("Analysing 50"));
        analysis.complete();
        awaitData("run 2");
    }

    @Test
    void anAnswerOfTheRunBeforeIsReplacedWhenTheNextIsDone() throws Exception {
        showComplete();
        source.answer = () -> new Reading<>("run 1", false, false, null);
        int answers = host.log.size();
        analysis.clearPersistentData();
        analysis.schedule();
        await("the old answer is given again", () -> host.log.size() > answers);
        source.answer = source::ofAnalysis;
        analysis.complete();
        awaitData("run 2");
    }

    @Test
    void aProviderThatFailsWhileTheAnalysisRunsIsAskedAgain() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        source.answer =
                () -> {
                    asked.incrementAndGet();
                    return new Reading<>(null, false, false, "not yet");
                };
        show();
        await("it was asked twice", () -> asked.get() > 1);
        assertThat(host.title()).as("it is not over").isEmpty();
        source.answer = source::ofAnalysis;
        analysis.complete();
        awaitData("run 1");
    }

    @Test
    void aProviderThatSaysThatItFailedIsAskedAgainWhenTheAnalysisRunsAgain() throws Exception {
        source.answer = () -> new Reading<>(null, false, false, "no such rows");
        show();
        analysis.complete();
        await("the reason", () -> host.detail().equals("no such rows"));
        source.answer = source::ofAnalysis;
        analysis.clearPersistentData();
        analysis.schedule();
        analysis.complete();
        awaitData("run 2");
        await("the words are gone", () -> host.title().isEmpty());
    }

    @Test
    void aProviderThatThrowsIsReplaced() throws Exception {
        source.answer =
                () -> {
                    if (source.found.get() < 3) {
                        throw new IllegalStateException("disposed");
                    }
                    return source.ofAnalysis();
                };
        show();
        analysis.complete();
        awaitData("run 1");
        assertThat(source.forgotten.get()).isEqualTo(2);
        assertThat(analysis.runs()).isEqualTo(1);
    }

    @Test
    void aProviderThatAlwaysThrowsIsGivenUp() throws Exception {
        source.answer =
                () -> {
                    throw new IllegalStateException("broken");
                };
        show();
        analysis.complete();
        await("the reason", () -> host.detail().equals("broken"));
        assertThat(source.forgotten.get()).isEqualTo(3);
    }

    @Test
    void aDamagedHistoryIsBuiltAgain() throws Exception {
        source.answer =
                () -> {
                    if (analysis.cleared() == 0) {
                        IOException damage = new IOException("a block has a wrong checksum");
                        analysis.getStoredResults().damaged("The history is damaged", damage);
                        throw new UncheckedIOException(damage);
                    }
                    return source.ofAnalysis();
                };
        show();
        await("it is built again", () -> analysis.cleared() == 1);
        analysis.complete();
        await("the new answer", () -> host.data.equals("run " + analysis.runs()));
        assertThat(host.title()).isEmpty();
    }

    @Test
    void aProviderThatWasMissingIsLookedForWhenTheAnalysisRunsAgain() throws Exception {
        source.absent = true;
        show();
        analysis.complete();
        await("the reason", () -> host.title().equals("Cannot run"));
        source.absent = false;
        analysis.clearPersistentData();
        analysis.schedule();
        analysis.complete();
        awaitData("run 2");
        await("the words are gone", () -> host.title().isEmpty());
    }

    // --- other traces

    @Test
    void anAnswerOfTheTraceBeforeIsDropped() throws Exception {
        AtomicInteger asked = new AtomicInteger();
        source.answer =
                () -> {
                    asked.incrementAndGet();
                    while (host.title().isEmpty()) {
                        Thread.sleep(5);
                    }
                    return new Reading<>("late", false, false, null);
                };
        show();
        await("it is asked", () -> asked.get() == 1);
        onUi(() -> session.show(null, source));
        assertThat(host.title()).isEqualTo("No trace is open");
        source.answer = source::ofAnalysis;
        analysis.complete();
        show();
        awaitData("run 1");
        assertThat(host.log).doesNotContain("late");
    }

    @Test
    void questionsBesideTheDataAreAnsweredByTheProvider() throws Exception {
        showComplete();
        List<String> answers = new CopyOnWriteArrayList<>();
        onUi(() -> session.ask(provider -> provider + "!", answers::add));
        await("the answer", () -> answers.equals(List.of("alpha1!")));
    }

    @Test
    void nothingIsToldAfterClosing() throws Exception {
        show();
        await("what is known so far", () -> host.data.equals("half of run 1"));
        onUi(session::close);
        int told = host.log.size();
        analysis.cancel();
        analysis.schedule();
        analysis.complete();
        assertThat(analysis.waitForCompletion()).isTrue();
        onUi(() -> {});
        assertThat(host.log).hasSize(told);
        assertThat(host.title()).isEmpty();
    }
}
