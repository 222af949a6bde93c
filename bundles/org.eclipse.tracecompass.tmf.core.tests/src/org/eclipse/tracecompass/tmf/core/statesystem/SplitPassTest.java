package org.eclipse.tracecompass.tmf.core.statesystem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventField;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.TmfLostEvent;
import org.eclipse.tracecompass.tmf.core.statistics.TmfStatisticsModule;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfSplittableTrace;
import org.eclipse.tracecompass.tmf.testkit.SyntheticTrace;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Histories that are built in parts: the same file, whatever the trace and the provider. */
@ExtendWith(TemporaryCache.class)
class SplitPassTest {

    private static final int EVENTS = 3000;

    /** On a busy machine, analyses that are scheduled together may begin at different times. */
    private static final long PATIENCE = TimeUnit.MINUTES.toNanos(1);

    @TempDir private Path folder = Path.of("");

    /** A trace with many events at the same times. */
    private static class PartTrace extends SyntheticTrace implements ITmfSplittableTrace {

        PartTrace(Path folder) {
            super(folder, EVENTS, PartTrace::spec);
        }

        private static Spec spec(int i) {
            return new Spec(
                    1000 + i / 3 * 3,
                    "type " + new Random(i).nextInt(5),
                    new TmfEventField("value", new Random(i).nextInt(4), null));
        }

        /** How many events were read, those passed over to find a place included. */
        private final AtomicInteger read = new AtomicInteger();

        @NonNullByDefault({})
        @Override
        public @Nullable ITmfEvent parseEvent(ITmfContext context) {
            read.incrementAndGet();
            return super.parseEvent(context);
        }

        @Override
        public long getSizeOfEvents() {
            return EVENTS;
        }

        @Override
        public List<ITmfTimestamp> getCuts(int parts) {
            List<ITmfTimestamp> cuts = new ArrayList<>();
            for (int i = 1; i < parts; i++) {
                cuts.add(TmfTimestamp.fromNanos(1000 + (long) i * EVENTS / parts));
            }
            return cuts;
        }
    }

    /** In the middle of it, events are lost for some time. */
    private static final class LossyTrace extends PartTrace {

        LossyTrace(Path folder) {
            super(folder);
        }

        @NonNullByDefault({})
        @Override
        public @Nullable ITmfEvent parseEvent(ITmfContext context) {
            ITmfEvent event = super.parseEvent(context);
            if (event != null && context.getRank() % 1100 == 1000) {
                long time = event.getTimestamp().toNanos();
                return new TmfLostEvent(
                        this,
                        context.getRank(),
                        event.getTimestamp(),
                        new TmfEventType("Lost event", null),
                        new TmfTimeRange(event.getTimestamp(), TmfTimestamp.fromNanos(time + 700)),
                        12);
            }
            return event;
        }
    }

    /** Some events are earlier than those before them. */
    private static final class DisorderedTrace extends PartTrace {

        DisorderedTrace(Path folder) {
            super(folder);
        }

        @NonNullByDefault({})
        @Override
        public @Nullable ITmfEvent parseEvent(ITmfContext context) {
            long rank = context.getRank();
            if (rank == 2000) {
                ITmfContext earlier = seekEvent(rank - 500);
                return super.parseEvent(earlier);
            }
            return super.parseEvent(context);
        }
    }

    /** Keeps the last value of each type: what an event does follows from it alone. */
    private static class LastValue extends AbstractTmfStateProvider
            implements ISplittableStateProvider {

        LastValue(PartTrace trace) {
            super(trace, "last value");
        }

        @Override
        public int getVersion() {
            return 1;
        }

        @Override
        public LastValue getNewInstance() {
            return new LastValue((PartTrace) getTrace());
        }

        @Override
        protected void eventHandle(ITmfEvent event) {
            if (event instanceof TmfLostEvent) {
                return;
            }
            Integer value = event.getContent().getFieldValue(Integer.class, "value");
            ss.modifyAttribute(
                    event.getTimestamp().toNanos(),
                    Integer.valueOf(0).equals(value) ? null : value,
                    ss.getQuarkAbsoluteAndAdd("last", event.getName()));
        }
    }

    private static final class Module extends TmfStateSystemAnalysisModule {

        private final Supplier<ITmfStateProvider> provider;

        Module(Supplier<ITmfStateProvider> provider) {
            this.provider = provider;
            setId("parts");
        }

        @Override
        protected ITmfStateProvider createStateProvider() {
            return provider.get();
        }
    }

    @AfterEach
    void useOneThread() {
        BuildJobs.set(1);
        BuildJobs.expect(1);
    }

    private static byte[] history(TmfStateSystemAnalysisModule module, PartTrace trace, int parts)
            throws Exception {
        BuildJobs.set(parts == 1 ? 1 : 3, parts);
        module.setTrace(trace);
        module.clearPersistentData();
        module.schedule();
        assertThat(module.waitForCompletion()).as("%s", module.getFailureCause()).isTrue();
        File file = Objects.requireNonNull(module.getSsFile());
        module.dispose();
        return Files.readAllBytes(file.toPath());
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 16})
    void partsAreJoinedToTheSameFile(int parts) throws Exception {
        PartTrace trace = new PartTrace(folder);
        byte[] counts = history(new TmfStatisticsModule(), trace, 1);
        assertThat(history(new TmfStatisticsModule(), trace, parts)).isEqualTo(counts);
        assertJoined(parts, parts);
        byte[] values = history(new Module(() -> new LastValue(trace)), trace, 1);
        assertThat(history(new Module(() -> new LastValue(trace)), trace, parts)).isEqualTo(values);
        assertJoined(parts, parts);
        assertThat(trace.getNbEvents()).isEqualTo(EVENTS);
        trace.dispose();
    }

    private static void assertJoined(int parts, int joined) {
        assertThat(BuildJobs.latest().parts()).isEqualTo(parts);
        assertThat(BuildJobs.latest().joined()).isEqualTo(joined);
    }

    /** A part with lost events is counted event by event, and so is one into which they last. */
    @Test
    void lostEventsMakeNoDifference() throws Exception {
        PartTrace trace = new LossyTrace(folder);
        byte[] counts = history(new TmfStatisticsModule(), trace, 1);
        assertThat(history(new TmfStatisticsModule(), trace, 16)).isEqualTo(counts);
        assertThat(BuildJobs.latest().joined()).isBetween(4, 12);
        trace.dispose();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 7, 16})
    void analysesThatBeginTogetherReadOnce(int parts) throws Exception {
        PartTrace trace = new PartTrace(folder);
        List<byte[]> files = together(trace, 1, new TmfStatisticsModule(), values(trace));
        trace.read.set(0);
        history(values(trace), trace, parts);
        int readByOne = trace.read.getAndSet(0);
        assertThat(together(trace, parts, new TmfStatisticsModule(), values(trace)))
                .containsExactlyElementsOf(files);
        assertJoined(parts, parts);
        assertThat(trace.read).hasValueLessThan(readByOne + EVENTS / 2);
        trace.dispose();
    }

    /** Only one of them cannot join the parts in which events are lost. */
    @Test
    void oneThatCannotJoinAPartDoesNotDisturbAnother() throws Exception {
        PartTrace trace = new LossyTrace(folder);
        List<byte[]> files = together(trace, 1, new TmfStatisticsModule(), values(trace));
        assertThat(together(trace, 16, new TmfStatisticsModule(), values(trace)))
                .containsExactlyElementsOf(files);
        assertThat(BuildJobs.latest().joined()).isBetween(4, 12);
        trace.dispose();
    }

    @Test
    void disorderMakesNoDifferenceToSeveral() throws Exception {
        PartTrace trace = new DisorderedTrace(folder);
        List<byte[]> files = together(trace, 1, new TmfStatisticsModule(), values(trace));
        assertThat(together(trace, 7, new TmfStatisticsModule(), values(trace)))
                .containsExactlyElementsOf(files);
        trace.dispose();
    }

    @Test
    void oneThatFailsDoesNotDisturbAnother() throws Exception {
        PartTrace trace = new PartTrace(folder);
        List<byte[]> files = together(trace, 1, values(trace), new TmfStatisticsModule());
        assertThat(together(trace, 5, failing(trace), new TmfStatisticsModule()))
                .containsExactly(new byte[0], files.get(1));
        trace.dispose();
    }

    private static Module values(PartTrace trace) {
        return new Module(() -> new LastValue(trace));
    }

    /** Runs analyses at the same time; the files, empty for one that failed. */
    private static List<byte[]> together(
            PartTrace trace, int parts, TmfStateSystemAnalysisModule... modules) throws Exception {
        BuildJobs.set(parts == 1 ? 1 : 3, parts);
        BuildJobs.expect(modules.length, PATIENCE);
        for (int i = 0; i < modules.length; i++) {
            modules[i].setId("together" + i);
            modules[i].setTrace(trace);
            modules[i].clearPersistentData();
        }
        for (TmfStateSystemAnalysisModule module : modules) {
            module.schedule();
        }
        List<byte[]> files = new ArrayList<>();
        for (TmfStateSystemAnalysisModule module : modules) {
            boolean isGood = module.waitForCompletion();
            File file = Objects.requireNonNull(module.getSsFile());
            module.dispose();
            files.add(isGood ? Files.readAllBytes(file.toPath()) : new byte[0]);
        }
        BuildJobs.expect(1);
        return files;
    }

    @Test
    void disorderMakesNoDifference() throws Exception {
        PartTrace trace = new DisorderedTrace(folder);
        byte[] counts = history(new TmfStatisticsModule(), trace, 1);
        assertThat(history(new TmfStatisticsModule(), trace, 7)).isEqualTo(counts);
        assertJoined(7, 4);
        trace.dispose();
    }

    private static Module failing(PartTrace trace) {
        return new Module(
                () ->
                        new LastValue(trace) {
                            @Override
                            public LastValue getNewInstance() {
                                return new LastValue(trace) {
                                    @Override
                                    protected void eventHandle(ITmfEvent event) {
                                        if (event.getRank() == 1700) {
                                            throw new IllegalStateException("bad event");
                                        }
                                        super.eventHandle(event);
                                    }
                                };
                            }
                        });
    }

    @Test
    void aFailureInAPartIsThatOfTheAnalysis() throws Exception {
        PartTrace trace = new PartTrace(folder);
        BuildJobs.set(2, 5);
        Module module = failing(trace);
        module.setTrace(trace);
        module.schedule();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getFailureCause()).hasMessage("bad event");
        assertThat(module.getSsFile()).doesNotExist();
        module.dispose();
        trace.dispose();
    }

    @Test
    void aCancelledBuildEndsAndLeavesNothing() throws Exception {
        PartTrace trace = new PartTrace(folder);
        CountDownLatch begun = new CountDownLatch(1);
        CountDownLatch cancelled = new CountDownLatch(1);
        BuildJobs.set(2, 5);
        Module module =
                new Module(
                        () ->
                                new LastValue(trace) {
                                    @Override
                                    public LastValue getNewInstance() {
                                        begun.countDown();
                                        await(cancelled);
                                        return new LastValue(trace);
                                    }
                                });
        module.setTrace(trace);
        module.schedule();
        await(begun);
        module.cancel();
        cancelled.countDown();
        assertThat(module.waitForCompletion()).isFalse();
        assertThat(module.getSsFile()).doesNotExist();
        module.dispose();
        trace.dispose();
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
    }

    @Test
    void smallTracesAreReadInOnePass() {
        assertThat(BuildJobs.parts(100)).isEqualTo(1);
        BuildJobs.set(2);
        assertThat(BuildJobs.parts(1000)).isEqualTo(1);
        assertThat(BuildJobs.parts(2L << 20)).isEqualTo(4);
        assertThat(BuildJobs.parts(300L << 20)).isEqualTo(200);
        BuildJobs.setForLargeTraces(2);
        assertThat(BuildJobs.parts(100L << 20)).isEqualTo(1);
        assertThat(BuildJobs.parts(300L << 20)).isEqualTo(200);
    }
}
