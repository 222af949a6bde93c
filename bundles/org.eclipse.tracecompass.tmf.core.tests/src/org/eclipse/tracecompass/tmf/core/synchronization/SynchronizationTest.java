package org.eclipse.tracecompass.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.params.provider.Arguments.arguments;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.tracecompass.synchronization.core.HostPair;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.TmfEvent;
import org.eclipse.tracecompass.tmf.core.event.TmfEventType;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace.Message;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency.DependencyEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatches;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalManager;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceClosedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfTraceOpenedSignal;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Many hosts get one clock that contradicts no message. */
@ExtendWith(TemporaryCache.class)
class SynchronizationTest {

    private static final int HOSTS = 20;
    private static final int NANOS = ITmfTimestamp.NANOSECOND_SCALE;

    @TempDir Path cache = Path.of("");
    private final List<ITmfTrace> traces = new ArrayList<>();

    private enum Net {
        RING,
        STAR,
        CHAIN
    }

    private static final class Violations extends TmfEventMatches {
        private int count;

        @Override
        public void addMatch(TmfEventDependency match) {
            super.addMatch(match);
            if (match.getDestination().getTimestamp().compareTo(match.getSource().getTimestamp())
                    < 0) {
                count++;
            }
        }
    }

    @BeforeEach
    void begin() {
        TmfEventMatching.registerMatchObject(MessageTrace.DEFINITION);
    }

    @AfterEach
    void end() {
        TmfEventMatching.unregisterMatchObject(MessageTrace.DEFINITION);
        traces.forEach(ITmfTrace::dispose);
    }

    private void hosts(Net net, int count, long seed) {
        Random random = new Random(seed);
        List<List<Message>> messages = new ArrayList<>();
        double[] slopes = new double[count];
        long[] offsets = new long[count];
        for (int i = 0; i < count; i++) {
            messages.add(new ArrayList<>());
            slopes[i] = 1 + (random.nextDouble() - 0.5) / 1000;
            offsets[i] = random.nextLong(10_000_000_000L);
        }
        for (int id = 0; id < 300 * count; id++) {
            int a = random.nextInt(count);
            int b =
                    switch (net) {
                        case RING -> (a + 1) % count;
                        case STAR -> 0;
                        case CHAIN -> Math.min(a + 1, count - 1);
                    };
            int from = random.nextBoolean() ? a : b;
            int to = from == a ? b : a;
            long sent = random.nextLong(10_000_000_000L);
            long received = sent + 20_000 + (long) (random.nextDouble() * 500_000);
            messages.get(from)
                    .add(new Message((long) (sent * slopes[from]) + offsets[from], true, id));
            // Some are lost.
            if (random.nextInt(20) > 0) {
                messages.get(to)
                        .add(new Message((long) (received * slopes[to]) + offsets[to], false, id));
            }
        }
        for (int i = 0; i < count; i++) {
            String name = String.format(java.util.Locale.ROOT, "host%02d", i);
            traces.add(new MessageTrace(name, name, messages.get(i)));
        }
    }

    private TmfExperiment experiment() {
        TmfExperiment experiment =
                new TmfExperiment(
                        TmfEvent.class, "experiment", traces.toArray(new ITmfTrace[0]), 1000, null);
        traces.add(experiment);
        return experiment;
    }

    @ParameterizedTest
    @EnumSource(Net.class)
    void noMessageIsReceivedBeforeItWasSentAfterwards(Net net) {
        hosts(net, HOSTS, 42);
        TmfExperiment experiment = experiment();
        Violations before = new Violations();
        new TmfEventMatching(List.of(experiment), before).matchEvents();
        assertThat(before.count).isPositive();
        SynchronizationAlgorithm found = experiment.synchronizeTraces(true);
        assertThat(found.countMatches()).isEqualTo(before.countMatches());
        assertThat(found.isTraceSynced("host00")).isFalse();
        assertThat(found.isTraceSynced("host07")).isTrue();
        for (var pair : found.getStats().values()) {
            assertThat(pair.get("quality")).isEqualTo(SyncQuality.ACCURATE);
        }
        Violations after = new Violations();
        new TmfEventMatching(List.of(experiment), after).matchEvents();
        assertThat(after.countMatches()).isEqualTo(before.countMatches());
        assertThat(after.count).isZero();
    }

    @Test
    void theReferenceCanBeChosen() {
        hosts(Net.CHAIN, 4, 7);
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        algorithm.setRootNode("host02");
        SynchronizationManager.synchronizeTraces(null, traces, algorithm, true);
        assertThat(algorithm.isTraceSynced("host02")).isFalse();
        assertThat(algorithm.isTraceSynced("host00")).isTrue();
        assertThat(algorithm.getSynchronizationQuality(traces.get(0), traces.get(1)))
                .isEqualTo(SyncQuality.ACCURATE);
        assertThat(algorithm.getSynchronizationQuality(traces.get(0), traces.get(2)))
                .isEqualTo(SyncQuality.ABSENT);
        assertThat(algorithm.getTimestampTransform("nobody"))
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
    }

    /** Each is ten million times as fast as the one before. */
    @Test
    void clocksThatNoClockCanFollowAreAFailureAndStayAsTheyAre() {
        List<HostPair> pairs = new ArrayList<>();
        for (HostPair pair : List.of(new HostPair("a", "b"), new HostPair("b", "c"))) {
            for (boolean isRequest : new boolean[] {true, false}) {
                pair.add(isRequest, 0, 0);
                pair.add(isRequest, 100, 1_000_000_000);
            }
            pairs.add(pair);
        }
        HostClockLines clocks = HostClockLines.of(pairs, "a");
        assertThat(clocks.quality("b")).isEqualTo(SyncQuality.ACCURATE);
        assertThat(clocks.transform("b").transform(1_000_000_000)).isEqualTo(100);
        assertThat(clocks.quality("c")).isEqualTo(SyncQuality.FAIL);
        assertThat(clocks.transform("c"))
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
    }

    /** The same clocks: the path from the third to the first is no clock, though each step is. */
    @Test
    void theQualityOfAHostIsAFailureWhenItsPathLeadsToNoClock() {
        SynchronizationAlgorithm algorithm =
                SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm();
        begin(algorithm, "a", "b", "c");
        for (int slow : new int[] {0, 1}) {
            match(algorithm, NANOS, slow, 0, slow + 1, 0);
            match(algorithm, NANOS, slow, 100, slow + 1, 1_000_000_000);
            match(algorithm, NANOS, slow + 1, 0, slow, 0);
            match(algorithm, NANOS, slow + 1, 1_000_000_000, slow, 100);
        }
        assertQuality(algorithm, "b", SyncQuality.ACCURATE);
        assertThat(algorithm.isTraceSynced("b")).isTrue();
        assertQuality(algorithm, "c", SyncQuality.FAIL);
        assertThat(algorithm.isTraceSynced("c")).isFalse();
    }

    private static List<Arguments> averagesAndUnits() {
        return List.of(
                arguments(
                        SynchronizationAlgorithmFactory.getLinearRegressionAlgorithm(),
                        NANOS,
                        1_700_000_000_000_000_000L),
                arguments(
                        SynchronizationAlgorithmFactory.getPiecewiseAlgorithm(),
                        NANOS,
                        1_700_000_000_000_000_000L),
                arguments(
                        SynchronizationAlgorithmFactory.getLinearRegressionAlgorithm(),
                        ITmfTimestamp.MILLISECOND_SCALE,
                        1_700_000_000_000L),
                arguments(
                        SynchronizationAlgorithmFactory.getPiecewiseAlgorithm(),
                        ITmfTimestamp.MILLISECOND_SCALE,
                        1_700_000_000_000L));
    }

    /** Two short exchanges make a clock many times as fast: since the epoch, it has no room. */
    @ParameterizedTest
    @MethodSource("averagesAndUnits")
    void theQualityOfAHostIsAFailureWhenItsOffsetHasNoRoom(
            SynchronizationAlgorithm algorithm, int scale, long now) {
        begin(algorithm, "a", "b");
        match(algorithm, scale, 0, now, 1, now + 100);
        match(algorithm, scale, 0, now + 8000, 1, now + 1100);
        match(algorithm, scale, 1, now + 50, 0, now + 100);
        match(algorithm, scale, 1, now + 1050, 0, now + 9100);
        assertQuality(algorithm, "a", SyncQuality.ACCURATE);
        assertQuality(algorithm, "b", SyncQuality.FAIL);
        assertThat(algorithm.getTimestampTransform("b"))
                .isEqualTo(TimestampTransformFactory.getDefaultTransform());
    }

    private void begin(SynchronizationAlgorithm algorithm, String... hosts) {
        for (String host : hosts) {
            traces.add(new MessageTrace(host, host, List.of()));
        }
        algorithm.init(traces);
    }

    private void match(
            SynchronizationAlgorithm algorithm,
            int scale,
            int from,
            long sent,
            int to,
            long received) {
        algorithm.addMatch(
                new TmfEventDependency(event(from, sent, scale), event(to, received, scale)));
    }

    private DependencyEvent event(int trace, long time, int scale) {
        return new DependencyEvent(
                new TmfEvent(
                        traces.get(trace),
                        0,
                        TmfTimestamp.create(time, scale),
                        new TmfEventType("message", null),
                        null));
    }

    private void assertQuality(
            SynchronizationAlgorithm algorithm, String host, SyncQuality expected) {
        assertThat(SynchronizationReport.of(algorithm, traces).hosts())
                .filteredOn(SynchronizationReport.Host::host, host)
                .extracting(SynchronizationReport.Host::quality)
                .containsExactly(expected);
    }

    @Test
    void messagesOneWayOnlyChangeNothing() {
        traces.add(new MessageTrace("t1", "t1", List.of(new Message(1, true, 1))));
        traces.add(new MessageTrace("t2", "t2", List.of(new Message(3, false, 1))));
        SynchronizationAlgorithm found =
                SynchronizationManager.synchronizeTraces(null, traces, true);
        assertThat(found)
                .hasToString(
                        "SyncAlgorithmFullyIncremental [Between t1 and t2 [ alpha 1 beta 0 ]]");
        assertThat(found.getSynchronizationQuality(traces.get(0), traces.get(1)))
                .isEqualTo(SyncQuality.INCOMPLETE);
    }

    @Test
    void aSavedSynchronizationIsReadAsItWas() throws Exception {
        hosts(Net.RING, 5, 3);
        File file = cache.resolve("folder/sync.bin").toFile();
        SynchronizationAlgorithm saved =
                SynchronizationManager.synchronizeTraces(file, traces, true);
        SynchronizationAlgorithm read =
                SynchronizationManager.synchronizeTraces(file, traces, false);
        assertThat(read).isNotSameAs(saved).hasToString(saved.toString());
        assertThat(read.getStats()).isEqualTo(saved.getStats());
        assertThat(read.countMatches()).isEqualTo(saved.countMatches());
        byte[] good = Files.readAllBytes(file.toPath());
        for (int at = 0; at < good.length; at += 1 + good.length / 200) {
            byte[] bad = good.clone();
            bad[at] ^= 2;
            Files.write(file.toPath(), bad);
            assertThat(SynchronizationManager.synchronizeTraces(file, traces, false).countMatches())
                    .as("byte %d", at)
                    .isZero();
        }
        Files.writeString(file.toPath(), "something else entirely");
        assertThatThrownBy(() -> new SynchronizationBackend(file)).isInstanceOf(IOException.class);
        assertThat(SynchronizationManager.synchronizeTraces(file, traces, false).countMatches())
                .isZero();
    }

    @Test
    void aCancelledSynchronizationLeavesTheTracesAsTheyWere() {
        hosts(Net.CHAIN, 3, 9);
        TmfExperiment experiment = experiment();
        experiment.synchronizeTraces(true);
        List<ITmfTimestampTransform> before =
                experiment.getTraces().stream().map(ITmfTrace::getTimestampTransform).toList();
        NullProgressMonitor monitor = new NullProgressMonitor();
        monitor.setCanceled(true);
        assertThatThrownBy(
                        () ->
                                experiment.synchronizeTraces(
                                        true,
                                        SynchronizationAlgorithmFactory.getDefaultAlgorithm(),
                                        monitor))
                .isInstanceOf(OperationCanceledException.class);
        assertThat(experiment.getTraces().stream().map(ITmfTrace::getTimestampTransform))
                .isEqualTo(before);
    }

    @Test
    void whatIsShownOfAnOpenExperimentFollowsItsNewTimes() {
        hosts(Net.CHAIN, 3, 11);
        TmfExperiment experiment = experiment();
        TmfTraceManager manager = TmfTraceManager.getInstance();
        TmfSignalManager.dispatchSignal(new TmfTraceOpenedSignal(this, experiment, null));
        try {
            experiment.setClocks(
                    trace -> TimestampTransformFactory.createWithOffset(3_600_000_000_000L));
            TmfTraceContext context = manager.getTraceContext(experiment);
            assertThat(context.getWindowRange().getStartTime())
                    .isEqualTo(experiment.getStartTime())
                    .isGreaterThanOrEqualTo(TmfTimestamp.fromSeconds(3600));
            assertThat(context.getSelectionRange().getStartTime())
                    .isEqualTo(experiment.getStartTime());
            experiment.clearSynchronization();
            assertThat(manager.getTraceContext(experiment).getWindowRange().getStartTime())
                    .isEqualTo(experiment.getStartTime())
                    .isLessThan(TmfTimestamp.fromSeconds(3600));
        } finally {
            TmfSignalManager.dispatchSignal(new TmfTraceClosedSignal(this, experiment));
        }
    }

    @Test
    void whatWasFoundCanBeReadWithoutChangingAnything() throws Exception {
        hosts(Net.STAR, 3, 13);
        TmfExperiment experiment = experiment();
        assertThat(experiment.getSynchronization().countMatches()).isZero();
        SynchronizationAlgorithm found =
                SynchronizationManager.synchronizeTraces(null, traces.subList(0, 3), true);
        experiment.setSynchronization(found);
        assertThat(experiment.getSynchronization()).hasToString(found.toString());
        SynchronizationReport report =
                SynchronizationReport.of(experiment.getSynchronization(), experiment.getTraces());
        assertThat(report.reference()).isEqualTo("host00");
        assertThat(report.hosts()).hasSize(3);
        assertThat(report.pairs()).hasSize(2);
        for (SynchronizationReport.Pair pair : report.pairs()) {
            assertThat(pair.matches()).isPositive();
            assertThat(pair.violationsBefore()).isPositive();
            assertThat(pair.violationsAfter()).isZero();
            assertThat(pair.residual()).isBetween(20_000L, 2_000_000L);
            int[] messages = new int[2];
            SynchronizationReport.forEachMessage(
                    found, pair, sample -> messages[sample.isFromA() ? 0 : 1]++);
            assertThat(messages).containsExactly(pair.fromA(), pair.fromB());
        }
    }
}
