package org.eclipse.tracecompass.tmf.loading.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.response.ITmfResponse.Status;
import org.junit.jupiter.api.Test;

/** Questions with one answer each. */
class AnswerLoaderTest {

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final BlockingQueue<String> told = new LinkedBlockingQueue<>();

    private final DataLoader.Listener<String> listener =
            new DataLoader.Listener<>() {
                @Override
                public void loaded(String data, boolean running) {
                    told.add(data + (running ? " …" : ""));
                }

                @Override
                public void failed(String message, @Nullable Throwable cause) {
                    told.add("failed: " + message);
                }
            };

    private static Reading<String> reading(@Nullable String model, Status status) {
        return Reading.of(model, status, status == Status.FAILED ? "no luck" : "");
    }

    private void work() {
        while (!tasks.isEmpty()) {
            tasks.remove().run();
        }
    }

    private AnswerLoader<String, String> loader(AnswerLoader.Source<String, String> source) {
        return new AnswerLoader<>(source, tasks::add, listener);
    }

    @Test
    void onlyTheLatestQuestionIsAnswered() {
        List<String> asked = new ArrayList<>();
        AnswerLoader<String, String> loader =
                loader(
                        (question, monitor) -> {
                            asked.add(question);
                            return reading(question + "!", Status.COMPLETED);
                        });
        loader.load("first");
        loader.load("second");
        work();
        assertThat(asked).containsExactly("second");
        assertThat(told).containsExactly("second!");
    }

    @Test
    void anAnswerThatIsOvertakenWhileItIsComputedIsDropped() {
        List<AnswerLoader<String, String>> self = new ArrayList<>();
        self.add(
                loader(
                        (question, monitor) -> {
                            if (question.equals("slow")) {
                                self.get(0).load("quick");
                                assertThat(monitor.isCanceled()).isTrue();
                            }
                            return reading(question, Status.COMPLETED);
                        }));
        self.get(0).load("slow");
        work();
        assertThat(told).containsExactly("quick");
    }

    @Test
    void refreshingAsksTheSameQuestionAgain() {
        List<String> asked = new ArrayList<>();
        AnswerLoader<String, String> loader =
                loader(
                        (question, monitor) -> {
                            asked.add(question);
                            return reading(question + asked.size(), Status.COMPLETED);
                        });
        loader.load("a");
        work();
        loader.refresh();
        work();
        assertThat(told).containsExactly("a1", "a2");
    }

    @Test
    void theSameQuestionIsNotAskedTwice() {
        AnswerLoader<String, String> loader =
                loader((question, monitor) -> reading(question, Status.COMPLETED));
        for (String question : List.of("a", "a", "b", "a")) {
            loader.load(question);
            work();
        }
        assertThat(told).containsExactly("a", "b", "a");
    }

    @Test
    void failuresAndErrorsAreTold() {
        AnswerLoader<String, String> loader =
                loader(
                        (question, monitor) ->
                                switch (question) {
                                    case "fail" -> reading(null, Status.FAILED);
                                    case "nothing" -> reading(null, Status.COMPLETED);
                                    default -> throw new IllegalStateException("oops");
                                });
        for (String question : List.of("fail", "nothing", "throw")) {
            loader.load(question);
            work();
        }
        assertThat(told)
                .containsExactly(
                        "failed: no luck",
                        "failed: The data provider has no answer",
                        "failed: oops");
    }

    @Test
    void nothingIsToldAfterClosing() {
        List<AnswerLoader<String, String>> self = new ArrayList<>();
        self.add(
                loader(
                        (question, monitor) -> {
                            self.get(0).close();
                            return reading(question, Status.COMPLETED);
                        }));
        self.get(0).load("a");
        work();
        self.get(0).load("b");
        work();
        assertThat(told).isEmpty();
    }

    @Test
    void aQuestionIsAskedAgainUntilItsAnswerIsComplete() throws Exception {
        Deque<Reading<String>> answers =
                new ArrayDeque<>(
                        List.of(
                                reading("half", Status.RUNNING),
                                reading(null, Status.CANCELLED),
                                reading(null, Status.RUNNING),
                                reading("all", Status.COMPLETED)));
        try (AnswerLoader<String, String> loader =
                new AnswerLoader<>(
                        (question, monitor) -> answers.remove(),
                        task -> new Thread(task).start(),
                        listener)) {
            loader.load("a");
            assertThat(told.poll(30, TimeUnit.SECONDS)).isEqualTo("half …");
            assertThat(told.poll(30, TimeUnit.SECONDS)).isEqualTo("all");
        }
    }

    @Test
    void whatIsCancelledFromOutsideIsNoFailure() {
        AnswerLoader<String, String> loader =
                loader(
                        (question, monitor) -> {
                            throw new OperationCanceledException();
                        });
        loader.load("a");
        tasks.remove().run();
        assertThat(told).isEmpty();
        loader.close();
    }
}
