package org.eclipse.tracecompass.tmf.loading.core;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Of many requests the latest is served. Tasks run when the test says so. */
class LatestRequestTest {

    private final Deque<Runnable> tasks = new ArrayDeque<>();
    private final List<String> served = new ArrayList<>();
    private final List<String> failures = new ArrayList<>();
    private Consumer<IProgressMonitor> during = monitor -> {};

    private LatestRequest<String> requests(BiPredicate<String, String> covers) {
        return new LatestRequest<>(
                tasks::add,
                covers,
                new LatestRequest.Server<>() {
                    @Override
                    public boolean serve(String request, IProgressMonitor monitor) {
                        Consumer<IProgressMonitor> during = LatestRequestTest.this.during;
                        LatestRequestTest.this.during = m -> {};
                        during.accept(monitor);
                        if (monitor.isCanceled()) {
                            throw new OperationCanceledException();
                        }
                        served.add(request);
                        return false;
                    }

                    @Override
                    public void failed(String message, Throwable cause) {
                        failures.add(message);
                    }
                });
    }

    private void runAll() {
        for (Runnable task = tasks.poll(); task != null; task = tasks.poll()) {
            task.run();
        }
    }

    @Test
    void anErrorIsToldAndTheNextRequestIsServed() {
        LatestRequest<String> requests = requests(String::equals);
        during =
                monitor -> {
                    throw new OutOfMemoryError("injected");
                };
        requests.ask("a");
        runAll();
        assertThat(failures).containsExactly("injected");
        requests.ask("b");
        runAll();
        assertThat(served).containsExactly("b");
    }

    @Test
    void whatTheExecutorRefusesMayBeAskedForAgain() {
        boolean[] refuses = {true};
        LatestRequest<String> requests =
                new LatestRequest<>(
                        task -> {
                            if (refuses[0]) {
                                throw new OutOfMemoryError("unable to create native thread");
                            }
                            task.run();
                        },
                        String::equals,
                        new LatestRequest.Server<>() {
                            @Override
                            public boolean serve(String request, IProgressMonitor monitor) {
                                served.add(request);
                                return false;
                            }

                            @Override
                            public void failed(String message, Throwable cause) {
                                failures.add(message);
                            }
                        });
        assertThatThrownBy(() -> requests.ask("a")).isInstanceOf(OutOfMemoryError.class);
        refuses[0] = false;
        requests.ask("b");
        assertThat(served).containsExactly("b");
    }

    @Test
    void onlyTheLatestOfThoseThatWaitIsServed() {
        LatestRequest<String> requests = requests(String::equals);
        requests.ask("a");
        requests.ask("b");
        requests.ask("c");
        runAll();
        assertThat(served).containsExactly("c");
    }

    @Test
    void oneThatRunsIsCancelledByAnotherForWhichItIsOfNoUse() {
        LatestRequest<String> requests = requests((running, later) -> later.startsWith(running));
        during = monitor -> requests.ask("b");
        requests.ask("a");
        runAll();
        assertThat(served).containsExactly("b");
        during = monitor -> requests.ask("bc");
        requests.ask("b");
        runAll();
        assertThat(served).containsExactly("b", "b", "bc");
    }

    @Test
    void whoAsksAgainWhileOneRunsGetsAFreshAnswer() {
        LatestRequest<String> requests = requests(String::equals);
        during = monitor -> requests.askAgain();
        requests.ask("a");
        runAll();
        assertThat(served).containsExactly("a", "a");
        requests.askAgain();
        runAll();
        assertThat(served).hasSize(3);
    }

    @Test
    void afterClosingNothingIsServed() {
        LatestRequest<String> requests = requests(String::equals);
        requests.ask("a");
        requests.close();
        runAll();
        requests.ask("b");
        runAll();
        assertThat(served).isEmpty();
        assertThat(requests.isClosed()).isTrue();
    }

    @Test
    void aFailureIsToldAndTheNextRequestServed() {
        LatestRequest<String> requests = requests(String::equals);
        during =
                monitor -> {
                    throw new IllegalStateException("broken");
                };
        requests.ask("a");
        runAll();
        requests.ask("b");
        runAll();
        assertThat(failures).containsExactly("broken");
        assertThat(served).containsExactly("b");
    }

    /** A server whose analysis is running, and what it is asked. */
    private static final class Unfinished implements LatestRequest.Server<String> {
        final BlockingQueue<Runnable> tasks = new LinkedBlockingQueue<>();
        final LatestRequest<String> requests =
                new LatestRequest<>(tasks::add, String::equals, this);
        boolean more = true;
        int polls;

        /** Serves a request. */
        void answer(String request) throws InterruptedException {
            requests.ask(request);
            tasks.take().run();
        }

        /** Serves a request, and gives the poll that follows it. */
        Runnable pollAfter(String request) throws InterruptedException {
            answer(request);
            return tasks.take();
        }

        @Override
        public boolean serve(String request, IProgressMonitor monitor) {
            return more;
        }

        @Override
        public void failed(String message, Throwable cause) {
            throw new AssertionError(message, cause);
        }

        @Override
        public void comesAgain() {
            polls++;
        }
    }

    @Test
    @Timeout(60)
    void onlyTheLatestAnswerIsPolledForWhatIsToCome() throws InterruptedException {
        Unfinished server = new Unfinished();
        List<Runnable> polls = new ArrayList<>();
        for (String request : List.of("a", "b", "c")) {
            polls.add(server.pollAfter(request));
        }
        polls.forEach(Runnable::run);
        assertThat(server.polls).isEqualTo(1);
        assertThat(server.tasks).as("the request to be served again").hasSize(1);
    }

    /** It may be complete because it needs little of what the other one waits for. */
    @Test
    @Timeout(60)
    void aCompleteAnswerLeavesThePollOfTheOneBefore() throws InterruptedException {
        Unfinished server = new Unfinished();
        Runnable poll = server.pollAfter("a");
        server.more = false;
        server.answer("b");
        poll.run();
        assertThat(server.polls).isEqualTo(1);
    }

    @Test
    @Timeout(60)
    void afterClosingNothingIsPolled() throws InterruptedException {
        Unfinished server = new Unfinished();
        Runnable poll = server.pollAfter("a");
        server.requests.close();
        poll.run();
        assertThat(server.polls).isZero();
    }
}
