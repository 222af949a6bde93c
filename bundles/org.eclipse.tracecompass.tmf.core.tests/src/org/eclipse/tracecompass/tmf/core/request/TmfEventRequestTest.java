package org.eclipse.tracecompass.tmf.core.request;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.ITmfLostEvent;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest.ExecutionType;
import org.eclipse.tracecompass.tmf.core.signal.TmfEndSynchSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfStartSynchSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(30)
class TmfEventRequestTest {

    private static final int COUNT = 10_000;

    /** Counts how often its events are read. */
    private static final class CountingTrace extends SyntheticTrace {
        final AtomicInteger reads = new AtomicInteger();
        volatile int failAt = Integer.MIN_VALUE;

        CountingTrace(long[] times) {
            super("counting", times);
        }

        @NonNullByDefault({})
        @Override
        public @Nullable ITmfEvent parseEvent(ITmfContext context) {
            if (context.getRank() == failAt) {
                throw new IllegalStateException("bad packet");
            }
            reads.incrementAndGet();
            return super.parseEvent(context);
        }
    }

    private static class Collector extends TmfEventRequest {
        final List<Long> ranks = new ArrayList<>();
        final AtomicInteger starts = new AtomicInteger();
        final AtomicInteger ends = new AtomicInteger();
        volatile String end = "";
        volatile @Nullable Thread thread;

        Collector(long index, int count) {
            this(TmfTimeRange.ETERNITY, index, count, ExecutionType.FOREGROUND, 0);
        }

        Collector(TmfTimeRange range) {
            this(range, 0, ALL_DATA, ExecutionType.FOREGROUND, 0);
        }

        Collector(TmfTimeRange range, long index, int count, ExecutionType type, int level) {
            super(ITmfEvent.class, range, index, count, type, level);
        }

        @Override
        public void handleData(ITmfEvent event) {
            super.handleData(event);
            ranks.add(event.getRank());
            thread = Thread.currentThread();
        }

        @Override
        public void handleStarted() {
            starts.incrementAndGet();
        }

        @Override
        public void handleCompleted() {
            ends.incrementAndGet();
            super.handleCompleted();
        }

        @Override
        public void handleSuccess() {
            end += "success";
        }

        @Override
        public void handleFailure() {
            end += "failure";
        }

        @Override
        public void handleCancel() {
            end += "cancel";
        }
    }

    private final CountingTrace trace =
            new CountingTrace(SyntheticTrace.regular("", COUNT, 10).times());

    @AfterEach
    void disposeTrace() {
        trace.dispose();
    }

    private static TmfTimeRange range(long from, long to) {
        return new TmfTimeRange(TmfTimestamp.fromNanos(from), TmfTimestamp.fromNanos(to));
    }

    @Test
    void allDataIsNotLimitedToWhatAnIntegerCounts() {
        SyntheticTrace trace = new SyntheticTrace("all", new long[] {1});
        ITmfEvent event = Objects.requireNonNull(trace.getNext(trace.seekEvent(0L)));
        Collector all = new Collector(0, Collector.ALL_DATA);

        assertThat(trace.isCompleted(all, event, Integer.MAX_VALUE)).isFalse();
        assertThat(trace.isCompleted(new Collector(0, 5), event, 5)).isTrue();
        trace.dispose();
    }

    @Test
    void aRequestGetsEveryEventInOrder() throws InterruptedException {
        Collector request = new Collector(0, ITmfEventRequest.ALL_DATA);
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.ranks).hasSize(COUNT).isSorted();
        assertThat(request.end).isEqualTo("success");
        assertThat(request.getNbRead()).isEqualTo(COUNT);
        assertThat(request.starts).hasValue(1);
        assertThat(request.ends).hasValue(1);
        Thread thread = request.thread;
        assertThat(thread).isNotNull().matches(Thread::isDaemon);
    }

    @Test
    void indexAndNumberAreHonoured() throws InterruptedException {
        Collector request = new Collector(1234, 5);
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.ranks).containsExactly(1234L, 1235L, 1236L, 1237L, 1238L);
        Collector none = new Collector(COUNT + 5L, 5);
        trace.sendRequest(none);
        none.waitForCompletion();
        assertThat(none.ranks).isEmpty();
        assertThat(none.end).isEqualTo("success");
    }

    @Test
    void aRangeIsSoughtNotScanned() throws InterruptedException {
        trace.indexTrace(true);
        int before = trace.reads.get();
        Collector request = new Collector(range(90_001, 90_050));
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.ranks).containsExactly(9001L, 9002L, 9003L, 9004L, 9005L);
        assertThat(trace.reads.get() - before).isLessThan(2 * trace.getCacheSize() + 10);
    }

    @Test
    void otherEventClassesAndTheProviderFilterAreObserved() throws InterruptedException {
        TmfEventRequest lost =
                new TmfEventRequest(
                        ITmfLostEvent.class,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ExecutionType.FOREGROUND) {};
        Collector filtered = new Collector(0, 3);
        filtered.setProviderFilter(event -> event.getRank() % 100 == 7);
        trace.sendRequest(lost);
        trace.sendRequest(filtered);
        lost.waitForCompletion();
        filtered.waitForCompletion();
        assertThat(lost.getNbRead()).isZero();
        assertThat(filtered.ranks).containsExactly(7L, 107L, 207L);
    }

    @Test
    void requestsOfOneSignalShareAPass() throws InterruptedException {
        trace.startSynch(new TmfStartSynchSignal(1));
        Collector a = new Collector(0, ITmfEventRequest.ALL_DATA);
        Collector b = new Collector(0, 10);
        Collector c =
                new Collector(
                        TmfTimeRange.ETERNITY,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ExecutionType.FOREGROUND,
                        1);
        trace.sendRequest(a);
        trace.sendRequest(b);
        trace.sendRequest(c);
        trace.endSynch(new TmfEndSynchSignal(1));
        for (Collector each : List.of(a, b, c)) {
            each.waitForCompletion();
        }
        assertThat(b.ranks).isEqualTo(a.ranks.subList(0, 10));
        assertThat(c.ranks).isEqualTo(a.ranks);
        assertThat(a.thread).isSameAs(b.thread).isNotSameAs(c.thread);
        assertThat(trace.reads).hasValue(2 * (COUNT + 1));
    }

    @Test
    void announcedRequestsShareAPass() throws InterruptedException {
        trace.notifyPendingRequest(true);
        trace.notifyPendingRequest(true);
        Collector a = new Collector(0, ITmfEventRequest.ALL_DATA);
        Collector b = new Collector(0, ITmfEventRequest.ALL_DATA);
        trace.sendRequest(a);
        trace.notifyPendingRequest(false);
        trace.sendRequest(b);
        trace.notifyPendingRequest(false);
        a.waitForCompletion();
        b.waitForCompletion();
        assertThat(a.ranks).isEqualTo(b.ranks).hasSize(COUNT);
        assertThat(trace.reads).hasValue(COUNT + 1);
    }

    @Test
    void expectedRequestsShareAPassAndStartWhenTheLastIsSentOrDoesNotCome()
            throws InterruptedException {
        assertThat(trace.expectRequests(3)).isEqualTo(3);
        Collector a = new Collector(0, ITmfEventRequest.ALL_DATA);
        Collector b = new Collector(0, ITmfEventRequest.ALL_DATA);
        trace.sendRequest(a);
        trace.sendRequest(b);
        assertThat(trace.reads).hasValue(0);
        assertThat(trace.expectRequests(-1)).isZero();
        a.waitForCompletion();
        b.waitForCompletion();
        assertThat(a.ranks).isEqualTo(b.ranks).hasSize(COUNT);
        assertThat(trace.reads).hasValue(COUNT + 1);
        trace.expectRequests(2);
        Collector alone = new Collector(0, 1);
        trace.sendRequest(alone);
        alone.waitForCompletion();
        assertThat(alone.end).isEqualTo("success");
        assertThat(trace.expectRequests(0)).isZero();
    }

    @Test
    void anAnnouncementThatIsForgottenHoldsNobodyUp() throws InterruptedException {
        trace.notifyPendingRequest(true);
        Collector request = new Collector(0, 1);
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.end).isEqualTo("success");
    }

    @Test
    void anExceptionFailsItsRequestAlone() throws InterruptedException {
        trace.notifyPendingRequest(true);
        IllegalArgumentException cause = new IllegalArgumentException("odd event");
        Collector bad =
                new Collector(0, ITmfEventRequest.ALL_DATA) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        if (event.getRank() == 5) {
                            throw cause;
                        }
                    }
                };
        Collector error =
                new Collector(0, ITmfEventRequest.ALL_DATA) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        throw new NoClassDefFoundError("missing");
                    }
                };
        Collector good = new Collector(0, ITmfEventRequest.ALL_DATA);
        trace.sendRequest(bad);
        trace.sendRequest(error);
        trace.sendRequest(good);
        trace.notifyPendingRequest(false);
        good.waitForCompletion();
        bad.waitForCompletion();
        error.waitForCompletion();
        assertThat(bad.end).isEqualTo("failure");
        assertThat(bad.isFailed()).isTrue();
        assertThat(bad.getFailureCause()).isSameAs(cause);
        assertThat(bad.ranks).hasSize(6);
        assertThat(error.getFailureCause()).hasRootCauseInstanceOf(NoClassDefFoundError.class);
        assertThat(good.ranks).hasSize(COUNT);
        assertThat(good.end).isEqualTo("success");
    }

    @Test
    void aTraceThatCannotBeReadFailsAllItsRequests() throws InterruptedException {
        trace.failAt = 100;
        Collector request = new Collector(0, ITmfEventRequest.ALL_DATA);
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.end).isEqualTo("failure");
        assertThat(request.getFailureCause()).hasMessage("bad packet");
        assertThat(request.ranks).hasSize(100);
    }

    @Test
    void aCancelledRequestGetsNoMoreEvents() throws InterruptedException {
        CountDownLatch reached = new CountDownLatch(1);
        CountDownLatch cancelled = new CountDownLatch(1);
        Collector request =
                new Collector(0, ITmfEventRequest.ALL_DATA) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        if (event.getRank() == 50) {
                            reached.countDown();
                            try {
                                cancelled.await();
                            } catch (InterruptedException e) {
                                Thread.currentThread().interrupt();
                            }
                        }
                    }
                };
        trace.sendRequest(request);
        reached.await();
        request.cancel();
        request.waitForCompletion();
        cancelled.countDown();
        assertThat(request.isCancelled()).isTrue();
        assertThat(request.end).isEqualTo("cancel");
        trace.dispose();
        assertThat(request.ranks).hasSize(51);
    }

    @Test
    void disposingOfTheTraceEndsItsRequests() throws InterruptedException {
        CountDownLatch reached = new CountDownLatch(1);
        Collector endless =
                new Collector(0, ITmfEventRequest.ALL_DATA) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        reached.countDown();
                        try {
                            TimeUnit.MILLISECONDS.sleep(1);
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }
                };
        trace.sendRequest(endless);
        reached.await();
        trace.dispose();
        assertThat(endless.isCancelled()).isTrue();
        Collector late = new Collector(0, 1);
        trace.sendRequest(late);
        late.waitForCompletion();
        assertThat(late.isCancelled()).isTrue();
    }

    @Test
    void aForegroundRequestDoesNotWaitForABackgroundOne() throws InterruptedException {
        CountDownLatch release = new CountDownLatch(1);
        Collector background =
                new Collector(
                        TmfTimeRange.ETERNITY,
                        0,
                        ITmfEventRequest.ALL_DATA,
                        ExecutionType.BACKGROUND,
                        0) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        try {
                            release.await();
                        } catch (InterruptedException e) {
                            Thread.currentThread().interrupt();
                        }
                    }
                };
        trace.sendRequest(background);
        background.waitForStart();
        Collector foreground = new Collector(0, 100);
        trace.sendRequest(foreground);
        foreground.waitForCompletion();
        assertThat(foreground.ranks).hasSize(100);
        assertThat(background.isCompleted()).isFalse();
        release.countDown();
        background.waitForCompletion();
        assertThat(background.ranks).hasSize(COUNT);
    }

    @Test
    void aRequestThatIsCancelledBeforeItIsSentEndsAtOnce() throws InterruptedException {
        Collector request = new Collector(0, 1);
        request.cancel();
        request.waitForStart();
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.ranks).isEmpty();
        assertThat(request.ends).hasValue(1);
    }
}
