package org.eclipse.tracecompass.tmf.timegraph.core.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.BiPredicate;
import java.util.function.Consumer;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.junit.jupiter.api.Test;

/** Of many requests the latest is served. Tasks run when the test says so. */
class LatestRequestTest {

    private final Deque<Runnable> fTasks = new ArrayDeque<>();
    private final List<String> fServed = new ArrayList<>();
    private final List<String> fFailures = new ArrayList<>();
    private Consumer<IProgressMonitor> fDuring = monitor -> {};

    private LatestRequest<String> requests(BiPredicate<String, String> covers) {
        return new LatestRequest<>(
                fTasks::add,
                covers,
                new LatestRequest.Server<>() {
                    @Override
                    public boolean serve(String request, IProgressMonitor monitor) {
                        Consumer<IProgressMonitor> during = fDuring;
                        fDuring = m -> {};
                        during.accept(monitor);
                        if (monitor.isCanceled()) {
                            throw new OperationCanceledException();
                        }
                        fServed.add(request);
                        return false;
                    }

                    @Override
                    public void failed(String message, Throwable cause) {
                        fFailures.add(message);
                    }
                });
    }

    private void runAll() {
        for (Runnable task = fTasks.poll(); task != null; task = fTasks.poll()) {
            task.run();
        }
    }

    @Test
    void onlyTheLatestOfThoseThatWaitIsServed() {
        LatestRequest<String> requests = requests(String::equals);
        requests.ask("a");
        requests.ask("b");
        requests.ask("c");
        runAll();
        assertThat(fServed).containsExactly("c");
    }

    @Test
    void oneThatRunsIsCancelledByAnotherForWhichItIsOfNoUse() {
        LatestRequest<String> requests = requests((running, later) -> later.startsWith(running));
        fDuring = monitor -> requests.ask("b");
        requests.ask("a");
        runAll();
        assertThat(fServed).containsExactly("b");
        fDuring = monitor -> requests.ask("bc");
        requests.ask("b");
        runAll();
        assertThat(fServed).containsExactly("b", "b", "bc");
    }

    @Test
    void whoAsksAgainWhileOneRunsGetsAFreshAnswer() {
        LatestRequest<String> requests = requests(String::equals);
        fDuring = monitor -> requests.askAgain();
        requests.ask("a");
        runAll();
        assertThat(fServed).containsExactly("a", "a");
        requests.askAgain();
        runAll();
        assertThat(fServed).hasSize(3);
    }

    @Test
    void afterClosingNothingIsServed() {
        LatestRequest<String> requests = requests(String::equals);
        requests.ask("a");
        requests.close();
        runAll();
        requests.ask("b");
        runAll();
        assertThat(fServed).isEmpty();
        assertThat(requests.isClosed()).isTrue();
    }

    @Test
    void aFailureIsToldAndTheNextRequestServed() {
        LatestRequest<String> requests = requests(String::equals);
        fDuring =
                monitor -> {
                    throw new IllegalStateException("broken");
                };
        requests.ask("a");
        runAll();
        requests.ask("b");
        runAll();
        assertThat(fFailures).containsExactly("broken");
        assertThat(fServed).containsExactly("b");
    }
}
