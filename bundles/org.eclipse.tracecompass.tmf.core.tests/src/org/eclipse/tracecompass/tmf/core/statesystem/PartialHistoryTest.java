package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.google.common.util.concurrent.Uninterruptibles;
import java.io.File;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Stream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateSystemDisposedException;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;
import org.eclipse.tracecompass.statesystem.core.interval.TmfStateInterval;
import org.eclipse.tracecompass.tmf.core.analysis.StoredResults;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.request.ITmfEventRequest;
import org.eclipse.tracecompass.tmf.core.request.TmfEventRequest;
import org.eclipse.tracecompass.tmf.core.statesystem.mipmap.AbstractTmfMipmapStateProvider;
import org.eclipse.tracecompass.tmf.core.statistics.StatsStateProvider;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace.Spec;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Partial histories of traces answer like full ones. */
@Timeout(120)
class PartialHistoryTest {

    private static final int COUNT = 120_000;

    @TempDir Path folder = Path.of("");

    private final List<ITmfStateSystem> open = new ArrayList<>();
    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        open.forEach(ITmfStateSystem::dispose);
        traces.forEach(ITmfTrace::dispose);
    }

    private SyntheticTrace trace(int count) {
        SyntheticTrace trace =
                new SyntheticTrace(
                        // the histories are stored beside the trace, not in it
                        folder.resolve("trace"),
                        count,
                        // several events at one time
                        i ->
                                new Spec(
                                        10L * (i / 3 + 1),
                                        "event" + i * 31 % 40,
                                        new TmfEventField("value", i, null)));
        traces.add(trace);
        return trace;
    }

    private static ITmfStateProvider provider(ITmfTrace trace, boolean resumable) {
        return resumable ? new BusyProvider.Resumable(trace) : new BusyProvider(trace);
    }

    private File file(String name) {
        return folder.resolve(name).toFile();
    }

    private ITmfStateSystem partial(ITmfStateProvider provider) throws Exception {
        ITmfStateSystem ss =
                TmfStateSystemFactory.newPartialHistory(file("partial.ht"), provider, true);
        open.add(ss);
        return ss;
    }

    private ITmfStateSystem full(ITmfStateProvider provider) throws Exception {
        ITmfStateSystem ss = TmfStateSystemFactory.newFullHistory(file("full.ht"), provider, true);
        open.add(ss);
        return ss;
    }

    private static void compare(ITmfStateSystem actual, ITmfStateSystem expected, int rounds) {
        assertThat(actual.getNbAttributes()).isEqualTo(expected.getNbAttributes());
        assertThat(actual.getStartTime()).isEqualTo(expected.getStartTime());
        assertThat(actual.getCurrentEndTime()).isEqualTo(expected.getCurrentEndTime());
        for (int quark = 0; quark < expected.getNbAttributes(); quark++) {
            assertThat(actual.getFullAttributePath(quark))
                    .isEqualTo(expected.getFullAttributePath(quark));
        }
        Random random = new Random(3);
        long start = expected.getStartTime();
        long end = expected.getCurrentEndTime();
        for (int i = 0; i < rounds; i++) {
            long t = random.nextLong(start, end + 1);
            assertThat(actual.queryFullState(t)).isEqualTo(expected.queryFullState(t));
            int quark = random.nextInt(expected.getNbAttributes());
            assertThat(actual.querySingleState(end - t + start, quark))
                    .isEqualTo(expected.querySingleState(end - t + start, quark));
            List<Integer> quarks = List.of(quark, random.nextInt(expected.getNbAttributes()));
            List<Long> times = List.of(t, end, random.nextLong(start, end + 1));
            assertThat(list(actual.query2D(quarks, times)))
                    .containsExactlyInAnyOrderElementsOf(list(expected.query2D(quarks, times)));
            long near = Math.min(end, t + random.nextInt(20_000));
            assertThat(list(actual.query2D(quarks, near, t)))
                    .containsExactlyInAnyOrderElementsOf(list(expected.query2D(quarks, t, near)));
        }
    }

    private static List<ITmfStateInterval> list(Iterable<ITmfStateInterval> intervals) {
        List<ITmfStateInterval> list = new ArrayList<>();
        intervals.forEach(list::add);
        return list;
    }

    private static List<Integer> allQuarks(ITmfStateSystem ss) {
        return Stream.iterate(0, q -> q + 1).limit(ss.getNbAttributes()).toList();
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aPartialHistoryAnswersLikeAFullOneAlsoWhenOpenedAgain(boolean resumable) throws Exception {
        SyntheticTrace trace = trace(COUNT);
        ITmfStateSystem full = full(provider(trace, resumable));
        ITmfStateSystem built = partial(provider(trace, resumable));
        compare(built, full, 20);
        built.dispose();
        int before = BusyProvider.INSTANCES.get();
        ITmfStateSystem opened = partial(provider(trace, resumable));
        assertThat(BusyProvider.INSTANCES.get() - before).as("not built again").isEqualTo(1);
        compare(opened, full, 60);
        assertThat(BusyProvider.INSTANCES.get() - before).as("replays").isGreaterThan(1);
        List<Integer> all = allQuarks(full);
        assertThat(list(opened.query2D(all, full.getStartTime(), full.getCurrentEndTime())))
                .hasSameSizeAs(
                        list(full.query2D(all, full.getStartTime(), full.getCurrentEndTime())));
    }

    @Test
    void aResumableProviderIsNotReplayedFromTheStart() throws Exception {
        SyntheticTrace trace = trace(COUNT);
        partial(provider(trace, true)).dispose();
        ITmfStateSystem opened = partial(provider(trace, true));
        BusyProvider.EVENTS.set(0);
        int count = opened.getQuarkAbsolute("count");
        assertThat(opened.querySingleState(10L * (COUNT / 3 - 1000), count).getValueInt())
                .isEqualTo(3 * (COUNT / 3 - 1000));
        assertThat(BusyProvider.EVENTS).hasValueBetween(1, COUNT / 2);
    }

    @Test
    void statisticsTakeAHundredthOfTheRoom() throws Exception {
        SyntheticTrace trace = trace(1_000_000);
        ITmfStateSystem full = full(new StatsStateProvider(trace));
        ITmfStateSystem partial = partial(new StatsStateProvider(trace));
        assertThat(file("partial.ht").length() * 100).isLessThan(file("full.ht").length());
        compare(partial, full, 10);
        partial.dispose();
        compare(partial(new StatsStateProvider(trace)), full, 10);
    }

    @Test
    void aRequestThatIsBeingServedMayAsk() throws Exception {
        SyntheticTrace trace = trace(COUNT);
        partial(provider(trace, true)).dispose();
        ITmfStateSystem opened = partial(provider(trace, true));
        int count = opened.getQuarkAbsolute("count");
        List<Integer> answers = new ArrayList<>();
        TmfEventRequest request =
                new TmfEventRequest(
                        ITmfEvent.class, 0, COUNT, ITmfEventRequest.ExecutionType.FOREGROUND) {
                    @Override
                    public void handleData(ITmfEvent event) {
                        super.handleData(event);
                        if (event.getRank() % 20_000 == 0) {
                            answers.add(
                                    opened.querySingleState(event.getTimestamp().toNanos(), count)
                                            .getValueInt());
                        }
                    }
                };
        trace.sendRequest(request);
        request.waitForCompletion();
        assertThat(request.getFailureCause()).isNull();
        assertThat(answers).containsExactly(3, 20_001, 40_002, 60_003, 80_001, 100_002);
    }

    @Test
    void aTraceThatHasChangedGivesAnErrorInsteadOfWrongStates() throws Exception {
        partial(provider(trace(COUNT), false)).dispose();
        ITmfStateSystem opened = partial(provider(trace(COUNT / 2), false));
        assertThatThrownBy(() -> opened.queryFullState(9L * COUNT / 3))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("fewer states")
                .hasMessageContaining("it must be rebuilt");
        assertThat(opened.queryFullState(opened.getCurrentEndTime()))
                .as("what is stored")
                .hasSize(opened.getNbAttributes());
    }

    @Test
    void aPartialHistoryOfATraceThatHasChangedIsBuiltAnewTheNextTime() throws Exception {
        partial(provider(trace(COUNT), false)).dispose();
        ITmfStateSystem opened = partial(provider(trace(COUNT / 2), false));
        assertThatThrownBy(() -> opened.queryFullState(9L * COUNT / 3))
                .isInstanceOf(UncheckedIOException.class);
        StoredResults.awaitRepairs();
        assertThat(file("partial.ht")).doesNotExist();
        opened.dispose();
        ITmfStateSystem again = partial(provider(trace(COUNT / 2), false));
        compare(again, full(provider(trace(COUNT / 2), false)), 20);
    }

    @Test
    void disposingEndsAReplay() throws Exception {
        SyntheticTrace trace = trace(COUNT);
        partial(provider(trace, false)).dispose();
        CountDownLatch replaying = new CountDownLatch(1);
        CountDownLatch disposed = new CountDownLatch(1);
        ITmfStateSystem opened =
                partial(
                        new BusyProvider(trace) {
                            @Override
                            public ITmfStateProvider getNewInstance() {
                                return new BusyProvider(trace) {
                                    @Override
                                    protected void eventHandle(ITmfEvent event) {
                                        super.eventHandle(event);
                                        if (event.getRank() == 1000) {
                                            replaying.countDown();
                                            Uninterruptibles.awaitUninterruptibly(disposed);
                                        }
                                    }
                                };
                            }
                        });
        CompletableFuture<?> query =
                CompletableFuture.supplyAsync(() -> opened.queryFullState(9L * COUNT / 3));
        assertThat(replaying.await(30, TimeUnit.SECONDS)).isTrue();
        opened.dispose();
        disposed.countDown();
        assertThatThrownBy(() -> query.get(30, TimeUnit.SECONDS))
                .hasRootCauseInstanceOf(StateSystemDisposedException.class);
        int events = BusyProvider.EVENTS.get();
        Thread.sleep(50);
        assertThat(BusyProvider.EVENTS).hasValue(events);
    }

    @Test
    void aProviderThatFailsInAReplaySaysWhy() throws Exception {
        SyntheticTrace trace = trace(COUNT);
        partial(provider(trace, false)).dispose();
        ITmfStateSystem opened =
                partial(
                        new BusyProvider(trace) {
                            @Override
                            public ITmfStateProvider getNewInstance() {
                                return new BusyProvider(trace) {
                                    @Override
                                    protected void eventHandle(ITmfEvent event) {
                                        throw new IllegalStateException("out of order today");
                                    }
                                };
                            }
                        });
        assertThatThrownBy(() -> opened.queryFullState(9L * COUNT / 3))
                .isInstanceOf(UncheckedIOException.class)
                .hasMessageContaining("out of order today");
    }

    /** Its request leaves events out. */
    private static final class Choosy extends TickModule {
        @Override
        protected ITmfEventRequest createEventRequest(
                ITmfStateProvider provider, TmfTimeRange range, int nbRead) {
            return new StateSystemEventRequest(provider, range, nbRead) {
                @Override
                public void handleData(ITmfEvent event) {
                    if (event.getRank() % 3 != 0) {
                        super.handleData(event);
                    }
                }
            };
        }
    }

    @Test
    void anAnalysisThatChoosesItsEventsGetsTheSameOnesAgain() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 300_000);
        traces.add(trace);
        for (int i = 0; i < 2; i++) {
            Choosy module = new Choosy();
            module.setTrace(trace);
            module.backend = TmfStateSystemAnalysisModule.StateSystemBackendType.PARTIAL;
            module.schedule();
            assertThat(module.waitForCompletion()).isTrue();
            ITmfStateSystem ss = module.getStateSystem();
            assertThat(ss.queryFullState(1_000_005).getFirst().getValue()).isEqualTo(99_998);
            assertThat(ss.queryFullState(1_999_999).getFirst())
                    .isEqualTo(new TmfStateInterval(1_999_980, 1_999_999, 0, 199_997));
            module.dispose();
        }
    }

    @Test
    void aCancelledConstructionLeavesNothing() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 400_000);
        traces.add(trace);
        TickModule module = TickModule.on(trace);
        module.backend = TmfStateSystemAnalysisModule.StateSystemBackendType.PARTIAL;
        module.blockAt = 300_000;
        module.schedule();
        assertThat(module.blocked.await(30, TimeUnit.SECONDS)).isTrue();
        ITmfStateSystem ss = module.getStateSystem();
        assertThat(ss.querySingleState(1_000_005, 0).getValue()).isEqualTo(99_999);
        module.cancel();
        module.unblock.countDown();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getSsFile()).doesNotExist();
        assertThatThrownBy(() -> ss.querySingleState(1_000_005, 0))
                .isInstanceOf(StateSystemDisposedException.class);
        module.dispose();
    }

    /** A provider that is not made of the base class. */
    private record Foreign(ITmfTrace trace, AtomicReference<ITmfStateSystemBuilder> target)
            implements ITmfStateProvider {

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public ITmfTrace getTrace() {
            return trace;
        }

        @Override
        public long getStartTime() {
            return 0;
        }

        @Override
        public long getLatestSafeTime() {
            return 0;
        }

        @Override
        public void assignTargetStateSystem(ITmfStateSystemBuilder ssb) {
            target.set(ssb);
        }

        @Override
        public @Nullable ITmfStateSystem getAssignedStateSystem() {
            return target.get();
        }

        @Override
        public void processEvent(ITmfEvent event) {
            ITmfStateSystemBuilder ssb = target.get();
            ssb.incrementAttribute(
                    event.getTimestamp().toNanos(), ssb.getQuarkAbsoluteAndAdd("count"));
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Foreign(trace, new AtomicReference<>());
        }

        @Override
        public void dispose() {
            if (target.get() != null) {
                target.get().closeHistory(0);
            }
        }
    }

    @Test
    void aProviderThatIsNotMadeOfTheBaseClassIsReplayedFromTheStart() throws Exception {
        SyntheticTrace trace = trace(600_000);
        partial(new Foreign(trace, new AtomicReference<>())).dispose();
        ITmfStateSystem opened = partial(new Foreign(trace, new AtomicReference<>()));
        assertThat(opened.querySingleState(1_234_567, 0).getValueInt()).isEqualTo(370_368);
        assertThat(opened.querySingleState(34_567, 0).getValueInt()).isEqualTo(10_368);
        assertThat(list(opened.query2D(List.of(0), 0, Long.MAX_VALUE))).hasSize(200_001);
    }

    /** An attribute with mipmaps. */
    private static final class Mipmapped extends AbstractTmfMipmapStateProvider
            implements IResumableStateProvider {

        Mipmapped(ITmfTrace trace) {
            super(trace, "mipmapped");
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public ITmfStateProvider getNewInstance() {
            return new Mipmapped(getTrace());
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            int value =
                    Objects.requireNonNull(
                            event.getContent().getFieldValue(Integer.class, "value"));
            modifyMipmapAttribute(
                    event.getTimestamp().toNanos(),
                    value * 7919 % 1009,
                    ss.getQuarkAbsoluteAndAdd("value"),
                    MAX | MIN | AVG,
                    16);
        }
    }

    @Test
    void mipmapsAreComputedAgainToo() throws Exception {
        SyntheticTrace trace = SyntheticTrace.ticks(folder, 300_000);
        traces.add(trace);
        ITmfStateSystem full = full(new Mipmapped(trace));
        partial(new Mipmapped(trace)).dispose();
        compare(partial(new Mipmapped(trace)), full, 40);
    }
}
