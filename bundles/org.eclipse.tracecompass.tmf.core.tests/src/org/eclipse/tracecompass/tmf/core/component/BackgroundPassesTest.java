package org.eclipse.tracecompass.tmf.core.component;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.ref.WeakReference;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
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

/** How many traces are read for their analyses at a time. */
@ExtendWith(TemporaryCache.class)
@Timeout(value = 60, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
class BackgroundPassesTest {

    private static final int LIMIT = 2;

    @TempDir Path folder = Path.of("");

    private final ExecutorService threads = Executors.newCachedThreadPool();
    private final Deque<Runnable> looks = new ArrayDeque<>();
    private final BackgroundPasses passes =
            new BackgroundPasses(LIMIT, threads, (task, time) -> looks.add(task));
    private final List<SyntheticTrace> traces = new ArrayList<>();
    private final List<RequestQueue> queues = new ArrayList<>();
    private final AtomicInteger atOnce = new AtomicInteger();
    private final AtomicInteger mostAtOnce = new AtomicInteger();

    @BeforeEach
    void openTraces() {
        for (int i = 0; i < 6; i++) {
            SyntheticTrace trace = SyntheticTrace.ticks(folder, 100);
            traces.add(trace);
            queues.add(new RequestQueue(trace, threads, passes));
        }
    }

    @AfterEach
    void closeTraces() {
        traces.forEach(SyntheticTrace::dispose);
        threads.shutdownNow();
    }

    /** Asks for all events, and takes one for each permit. */
    private final class Reading extends TmfEventRequest {
        final Semaphore permits;
        final Semaphore begun = new Semaphore(0);

        Reading(int permits, ExecutionType priority) {
            super(ITmfEvent.class, 0, ALL_DATA, priority);
            this.permits = new Semaphore(permits);
        }

        Reading(int permits) {
            this(permits, ITmfEventRequest.ExecutionType.BACKGROUND);
        }

        @Override
        public void handleStarted() {
            super.handleStarted();
            mostAtOnce.accumulateAndGet(atOnce.incrementAndGet(), Math::max);
            begun.release();
        }

        @Override
        public void handleData(ITmfEvent event) {
            permits.acquireUninterruptibly();
        }

        @Override
        public void handleCompleted() {
            atOnce.decrementAndGet();
            super.handleCompleted();
        }

        boolean hasBegun(long milliseconds) throws InterruptedException {
            return begun.tryAcquire(milliseconds, TimeUnit.MILLISECONDS);
        }
    }

    private List<Reading> startAll(int permits) {
        List<Reading> all = new ArrayList<>();
        for (RequestQueue queue : queues) {
            Reading reading = new Reading(permits);
            queue.send(reading);
            all.add(reading);
        }
        return all;
    }

    @Test
    void onlySoManyTracesAreReadAtATimeAndAllInTheEnd() throws Exception {
        for (Reading reading : startAll(100)) {
            reading.waitForCompletion();
            assertThat(reading.isFailed() || reading.isCancelled()).isFalse();
        }
        assertThat(mostAtOnce.get()).isBetween(1, LIMIT);
    }

    private static void finish(List<Reading> all) throws InterruptedException {
        all.forEach(reading -> reading.permits.release(100));
        for (Reading reading : all) {
            reading.waitForCompletion();
        }
    }

    @Test
    void aForegroundRequestAndThePreferredTraceDoNotWait() throws Exception {
        List<Reading> all = startAll(0);
        Reading urgent = new Reading(100, ITmfEventRequest.ExecutionType.FOREGROUND);
        queues.get(5).send(urgent);
        urgent.waitForCompletion();
        assertThat(all.get(4).hasBegun(0)).isFalse();
        queues.get(4).prefer();
        assertThat(all.get(4).hasBegun(10_000)).isTrue();
        assertThat(all.get(5).hasBegun(0)).isFalse();
        finish(all);
    }

    @Test
    void passesThatDoNotGetOnDoNotKeepOthersFromRunning() throws Exception {
        List<Reading> all = startAll(0);
        assertThat(all.get(0).hasBegun(10_000) && all.get(1).hasBegun(10_000)).isTrue();
        assertThat(all.get(2).hasBegun(0)).isFalse();
        // The readers may take their time until they wait.
        while (!all.get(2).hasBegun(20)) {
            looks.remove().run();
        }
        assertThat(all.get(3).hasBegun(10_000)).isTrue();
        finish(all);
    }

    @Test
    void closingATraceThatWaitsTakesNoTimeAndEndsItsRequests() throws Exception {
        List<Reading> all = startAll(0);
        queues.get(3).close();
        assertThat(queues.get(3).isIdle()).isTrue();
        assertThat(all.get(3).isCancelled()).isTrue();
        finish(all);
        assertThat(all.get(3).begun.availablePermits()).isZero();
    }

    @Test
    void whoWritesResultsBeginsShortlyBeforeItsTraceIsRead() throws Exception {
        List<Reading> all = new ArrayList<>();
        for (RequestQueue queue : queues.subList(0, 2 * LIMIT)) {
            queue.enter(() -> false);
            Reading reading = new Reading(0);
            queue.send(reading);
            all.add(reading);
        }
        AtomicInteger polls = new AtomicInteger();
        queues.get(4).enter(() -> polls.incrementAndGet() > 2);
        assertThat(polls.get()).as("waited until it was cancelled").isEqualTo(3);
        queues.get(4).leave();
        Semaphore entered = new Semaphore(0);
        threads.execute(
                () -> {
                    try {
                        queues.get(5).enter(() -> false);
                        entered.release();
                    } catch (InterruptedException e) {
                        Thread.currentThread().interrupt();
                    }
                });
        assertThat(entered.tryAcquire(200, TimeUnit.MILLISECONDS)).isFalse();
        all.get(0).permits.release(100);
        assertThat(entered.tryAcquire(10, TimeUnit.SECONDS)).isTrue();
        finish(all);
    }

    @Test
    void aTraceIsNotKeptBecauseItWasPreferred() throws InterruptedException {
        WeakReference<Object> preferred = preferSome();
        for (int i = 0; i < 100 && preferred.get() != null; i++) {
            System.gc();
            Thread.sleep(10);
        }
        assertThat(preferred.get()).isNull();
    }

    private WeakReference<Object> preferSome() {
        Object owner = new Object();
        passes.prefer(owner);
        return new WeakReference<>(owner);
    }
}
