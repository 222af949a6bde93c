package org.eclipse.tracecompass.tmf.core.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Executor;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;

/** Requests whose reading goes wrong in ways that leave no room for telling of it. */
@ExtendWith(TemporaryCache.class)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class RequestQueueTest {

    @TempDir Path folder = Path.of("");
    private SyntheticTrace trace = SyntheticTrace.ticks(Path.of(""), 0);

    @BeforeEach
    void openTrace() {
        trace = SyntheticTrace.ticks(folder, 100);
    }

    @AfterEach
    void closeTrace() {
        trace.dispose();
    }

    /** Asks for all events. */
    private static class AllEvents extends TmfEventRequest {
        AllEvents() {
            super(ITmfEvent.class, 0, ALL_DATA, ITmfEventRequest.ExecutionType.BACKGROUND);
        }
    }

    @Test
    void aRequestForWhichNoThreadCanBeMadeFails() throws Exception {
        Error noThread = new OutOfMemoryError("unable to create native thread");
        Executor readers =
                task -> {
                    throw noThread;
                };
        RequestQueue queue =
                new RequestQueue(
                        trace, readers, new BackgroundPasses(1, readers, (task, time) -> {}));
        TmfEventRequest request = new AllEvents();
        queue.send(request);
        request.waitForCompletion();
        assertThat(request.isFailed()).isTrue();
        assertThat(request.getFailureCause()).hasRootCause(noThread);
        assertThat(queue.isIdle()).isTrue();
    }

    @Test
    void aRequestEndsAlsoWhenItsFailureCannotBeLogged() throws Exception {
        TmfEventRequest request =
                new AllEvents() {
                    @Override
                    public void handleData(ITmfEvent event) {
                        throw new OutOfMemoryError("injected");
                    }

                    @Override
                    public String toString() {
                        throw new OutOfMemoryError("injected while logging");
                    }
                };
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.isFailed()).isTrue();
    }

    @Test
    void anErrorWhileOneRequestIsCancelledDoesNotKeepTheOthers() throws Exception {
        TmfEventRequest first =
                new AllEvents() {
                    @Override
                    public void handleCancel() {
                        throw new AssertionError("injected");
                    }
                };
        TmfEventRequest second = new AllEvents();
        RequestPass pass = new RequestPass(trace, first);
        assertThat(pass.join(second)).isTrue();
        pass.stop();
        second.waitForCompletion();
        assertThat(second.isCancelled()).isTrue();
    }

    @Test
    void allRequestsOfAPassThatIsStoppedWhileItReadsAreCancelled() throws Exception {
        AllEvents last = new AllEvents();
        CountDownLatch isCancelling = new CountDownLatch(1);
        TmfEventRequest first =
                new AllEvents() {
                    @Override
                    public void handleCancel() {
                        // The reading thread comes to the end of the pass before this one does.
                        isCancelling.countDown();
                        try {
                            last.waitForCompletion();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }
                };
        AllEvents reader =
                new AllEvents() {
                    @Override
                    public void handleData(ITmfEvent event) {
                        try {
                            isCancelling.await();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }
                };
        trace.notifyPendingRequest(true);
        trace.sendRequest(first);
        trace.sendRequest(reader);
        trace.sendRequest(last);
        trace.notifyPendingRequest(false);
        reader.waitForStart();
        trace.dispose();
        assertThat(reader.isCancelled()).isTrue();
        assertThat(last.isCancelled()).isTrue();
    }
}
