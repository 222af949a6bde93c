package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.StateSystemFactory;
import org.eclipse.tracecompass.statesystem.core.StateSystemUtils;
import org.eclipse.tracecompass.statesystem.core.backend.StateHistoryBackendFactory;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.statesystem.ITmfStateProvider.FutureEventType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** How events reach a state provider, and what it can do with them. */
@Timeout(60)
class AbstractTmfStateProviderTest {

    @TempDir Path folder = Path.of("");

    private final ITmfStateSystemBuilder stateSystem =
            StateSystemFactory.newStateSystem(
                    StateHistoryBackendFactory.createInMemoryBackend("test", 0));

    /** A provider that does what the test says. */
    private static final class TestProvider extends AbstractTmfStateProvider {
        private final BiConsumer<TestProvider, ITmfEvent> handler;
        private Runnable done = () -> {};

        TestProvider(
                SyntheticTrace trace,
                int queue,
                int chunk,
                BiConsumer<TestProvider, ITmfEvent> handler) {
            super(trace, "test", queue, chunk);
            this.handler = handler;
        }

        @Override
        public int getVersion() {
            return 0;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new TestProvider((SyntheticTrace) getTrace(), 1, 1, handler);
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            handler.accept(this, event);
        }

        @Override
        public void done() {
            done.run();
        }
    }

    private TestProvider newProvider(
            int queue, int chunk, BiConsumer<TestProvider, ITmfEvent> handler) {
        return new TestProvider(SyntheticTrace.ticks(folder, 1000), queue, chunk, handler);
    }

    private static void feed(AbstractTmfStateProvider provider, int events) {
        ITmfContext context = provider.getTrace().seekEvent(0L);
        for (int i = 0; i < events; i++) {
            provider.processEvent(Objects.requireNonNull(provider.getTrace().getNext(context)));
        }
    }

    private List<String> history(String... path) {
        List<String> result = new ArrayList<>();
        for (ITmfStateInterval interval :
                StateSystemUtils.queryHistoryRange(
                        stateSystem,
                        stateSystem.getQuarkAbsolute(path),
                        stateSystem.getStartTime(),
                        stateSystem.getCurrentEndTime())) {
            result.add(
                    "["
                            + interval.getStartTime()
                            + ","
                            + interval.getEndTime()
                            + "] "
                            + interval.getValue());
        }
        return result;
    }

    @Test
    void anEventWithoutAStateSystemIsRefused() {
        TestProvider provider = newProvider(1, 1, (p, event) -> {});
        assertThatThrownBy(() -> feed(provider, 1)).isInstanceOf(IllegalStateException.class);
        provider.dispose();
    }

    @Test
    void sizesMustBePositive() {
        assertThatThrownBy(() -> newProvider(0, 1, (p, event) -> {}))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> newProvider(1, 0, (p, event) -> {}))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void allEventsArriveInOrderInAThreadOfTheirOwnWhateverTheSizes() {
        for (int[] sizes : new int[][] {{1, 1}, {1, 1000}, {3, 7}, {127, 127}}) {
            List<Long> seen = new ArrayList<>();
            List<Thread> threads = new ArrayList<>();
            TestProvider provider =
                    newProvider(
                            sizes[0],
                            sizes[1],
                            (p, event) -> {
                                seen.add(event.getTimestamp().toNanos());
                                threads.add(Thread.currentThread());
                            });
            provider.assignTargetStateSystem(
                    StateSystemFactory.newStateSystem(
                            StateHistoryBackendFactory.createNullBackend("test")));
            feed(provider, 1000);
            provider.waitForEmptyQueue();
            assertThat(seen).hasSize(1000).isSorted();
            assertThat(threads.stream().distinct())
                    .hasSize(1)
                    .doesNotContain(Thread.currentThread());
            provider.dispose();
        }
    }

    @Test
    void waitingForTheQueueSendsAStartedChunkToo() {
        List<ITmfEvent> seen = new ArrayList<>();
        TestProvider provider = newProvider(10, 100, (p, event) -> seen.add(event));
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 3);
        provider.waitForEmptyQueue();
        assertThat(seen).hasSize(3);
        assertThat(provider.getLatestSafeTime()).isEqualTo(29);
        provider.dispose();
    }

    @Test
    void theTimeBeforeTheEventThatIsHandledIsSafe() {
        List<Long> safe = new ArrayList<>();
        TestProvider provider = newProvider(10, 100, (p, event) -> safe.add(p.getLatestSafeTime()));
        assertThat(provider.getLatestSafeTime()).isEqualTo(Long.MIN_VALUE);
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 4);
        provider.dispose();
        assertThat(safe).containsExactly(9L, 19L, 29L, 39L);
        assertThat(provider.getLatestSafeTime()).isEqualTo(39);
    }

    @Test
    void disposingDrainsThenCallsDoneThenClosesTheHistoryOnce() {
        List<String> order = new ArrayList<>();
        TestProvider provider =
                newProvider(
                        10,
                        100,
                        (p, event) -> {
                            order.add("event");
                            stateSystem.modifyAttribute(
                                    event.getTimestamp().toNanos(),
                                    1,
                                    stateSystem.getQuarkAbsoluteAndAdd("a"));
                        });
        provider.done = () -> order.add("done " + stateSystem.waitUntilBuilt(0));
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 2);
        provider.dispose();
        provider.dispose();
        assertThat(order).containsExactly("event", "event", "done false");
        assertThat(stateSystem.waitUntilBuilt(0)).isTrue();
        assertThat(stateSystem.getCurrentEndTime()).isEqualTo(20);
        assertThatThrownBy(() -> feed(provider, 1)).isInstanceOf(IllegalStateException.class);
    }

    @Test
    void anExceptionIsKeptAndThrownAgainAtTheNextEvent() {
        TestProvider provider =
                newProvider(
                        10,
                        1,
                        (p, event) -> {
                            throw new UnsupportedOperationException("no");
                        });
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 1);
        provider.waitForEmptyQueue();
        assertThat(provider.getFailureCause()).isInstanceOf(UnsupportedOperationException.class);
        assertThatThrownBy(() -> feed(provider, 1)).isSameAs(provider.getFailureCause());
        provider.dispose();
        assertThat(stateSystem.isCancelled()).isTrue();
    }

    @Test
    void anErrorIsThrownAgainAsAnExceptionWithItsCause() {
        TestProvider provider =
                newProvider(
                        10,
                        1,
                        (p, event) -> {
                            throw new AssertionError("no");
                        });
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 1);
        provider.waitForEmptyQueue();
        assertThatThrownBy(() -> feed(provider, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasCauseInstanceOf(AssertionError.class);
        provider.dispose();
    }

    @Test
    void eventsAfterAFailureAreDropped() {
        List<ITmfEvent> seen = new ArrayList<>();
        TestProvider provider =
                newProvider(
                        10,
                        100,
                        (p, event) -> {
                            seen.add(event);
                            if (seen.size() == 3) {
                                throw new IllegalArgumentException("third");
                            }
                        });
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 90);
        provider.dispose();
        assertThat(seen).hasSize(3);
        assertThat(provider.getFailureCause()).hasMessage("third");
    }

    @Test
    void aFailureInDoneIsAFailureOfTheProvider() {
        TestProvider provider = newProvider(10, 100, (p, event) -> {});
        provider.done =
                () -> {
                    throw new IllegalArgumentException("in the end");
                };
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 5);
        provider.dispose();
        assertThat(provider.getFailureCause()).hasMessage("in the end");
        assertThat(stateSystem.isCancelled()).isTrue();
    }

    @Test
    void futureEventsHappenBeforeTheFirstEventThatIsNotEarlier() {
        TestProvider provider =
                newProvider(
                        10,
                        100,
                        (p, event) -> {
                            int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
                            long now = event.getTimestamp().toNanos();
                            if (now == 10) {
                                p.addFutureEvent(35, "future", quark);
                                p.addFutureEvent(15, "near", quark);
                                p.addFutureEvent(40, "replaced by the event", quark);
                            } else if (now == 40) {
                                stateSystem.modifyAttribute(now, "event", quark);
                            }
                        });
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 5);
        provider.dispose();
        assertThat(history("a"))
                .containsExactly("[0,14] null", "[15,34] near", "[35,39] future", "[40,50] event");
    }

    @Test
    void futureEventsBeyondTheLastEventHappenAtTheEnd() {
        TestProvider provider =
                newProvider(
                        10,
                        100,
                        (p, event) -> {
                            if (event.getTimestamp().toNanos() == 10) {
                                int quark = stateSystem.getQuarkAbsoluteAndAdd("a");
                                p.addFutureEvent(500, "late", quark);
                                p.addFutureEvent(300, "early", quark);
                            }
                        });
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 3);
        provider.dispose();
        assertThat(history("a"))
                .containsExactly("[0,299] null", "[300,499] early", "[500,500] late");
    }

    @Test
    void futureEventsMayPushAndPop() {
        TestProvider provider =
                newProvider(
                        10,
                        100,
                        (p, event) -> {
                            if (event.getTimestamp().toNanos() == 10) {
                                int quark = stateSystem.getQuarkAbsoluteAndAdd("stack");
                                p.addFutureEvent(12, "x", quark, FutureEventType.PUSH);
                                p.addFutureEvent(14, "y", quark, FutureEventType.PUSH);
                                p.addFutureEvent(16, null, quark, FutureEventType.POP);
                            }
                        });
        provider.assignTargetStateSystem(stateSystem);
        feed(provider, 2);
        provider.dispose();
        assertThat(history("stack"))
                .containsExactly("[0,11] null", "[12,13] 1", "[14,15] 2", "[16,20] 1");
        assertThat(history("stack", "1")).containsExactly("[0,11] null", "[12,20] x");
        assertThat(history("stack", "2"))
                .containsExactly("[0,13] null", "[14,15] y", "[16,20] null");
    }

    @Test
    void attributesOfAPoolAreUsedAgain() {
        int base = stateSystem.getQuarkAbsoluteAndAdd("requests");
        TmfAttributePool pool = new TmfAttributePool(stateSystem, base);
        int first = pool.getAvailable();
        int second = pool.getAvailable();
        stateSystem.modifyAttribute(5, "busy", first);
        assertThat(stateSystem.getFullAttributePath(second)).isEqualTo("requests/1");
        pool.recycle(first, 9);
        assertThat(stateSystem.queryOngoing(first)).isNull();
        assertThat(pool.getAvailable()).isEqualTo(first);
        assertThatThrownBy(() -> pool.recycle(77, 9)).isInstanceOf(IllegalArgumentException.class);
        pool.recycle(second, 10);
        assertThatThrownBy(() -> pool.recycle(second, 10))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new TmfAttributePool(stateSystem, 99))
                .isInstanceOf(IllegalArgumentException.class);
        stateSystem.dispose();
    }

    @Test
    void aPriorityPoolGivesTheLeastQuarkFirst() {
        int base = stateSystem.getQuarkAbsoluteAndAdd("requests");
        TmfAttributePool pool =
                new TmfAttributePool(stateSystem, base, TmfAttributePool.QueueType.PRIORITY);
        int first = pool.getAvailable();
        int second = pool.getAvailable();
        pool.recycle(second, 1);
        pool.recycle(first, 2);
        assertThat(pool.getAvailable()).isEqualTo(first);
        stateSystem.dispose();
    }
}
