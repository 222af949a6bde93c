package org.eclipse.tracecompass.lttng2.ust.core.trace;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.math.MathContext;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatches;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.TimestampTransformFactory;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.eclipse.tracecompass.tmf.core.trace.indexer.TmfBTreeTraceIndex;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Programs that send messages to each other are matched by the fields of their events. */
@ExtendWith(TemporaryCache.class)
class UstSynchronizationTest {

    private final List<ITmfTrace> traces = new ArrayList<>();

    /** Looks at the times of the matches. */
    private static class Latencies extends TmfEventMatches {
        private long negative;

        @Override
        public void addMatch(TmfEventDependency match) {
            super.addMatch(match);
            if (match.getDestination().getTimestamp().compareTo(match.getSource().getTimestamp())
                    < 0) {
                negative++;
            }
        }
    }

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    private ITmfTrace open(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        traces.add(trace);
        return trace;
    }

    @Test
    void messagesBetweenProgramsOfOneHostMatch() throws Exception {
        ITmfTrace traces = open(SharedTraces.trace("ctf/gen-ust-net"));
        Latencies latencies = new Latencies();
        TmfEventMatching matching = new TmfEventMatching(List.of(traces), latencies);
        assertThat(matching.matchEvents()).isTrue();
        assertThat(latencies.countMatches()).isEqualTo(1800);
        assertThat(latencies.negative).isZero();
        assertThat(matching.getStatistics().unmatched()).isZero();
    }

    @Test
    void hostsOfDifferentSpeedAgreeAfterSynchronization() throws Exception {
        ITmfTrace a = open(SharedTraces.trace("ctf/gen-skew1-A"));
        ITmfTrace b = open(SharedTraces.trace("ctf/gen-skew1-B"));
        List<ITmfTrace> parts = new ArrayList<>(TmfTraceManager.getTraceSet(a));
        parts.addAll(TmfTraceManager.getTraceSet(b));
        assertThat(parts).hasSize(2);
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        new TmfEventMatching(parts, algorithm).matchEvents();
        Map<String, Object> stats = algorithm.getStats().values().iterator().next();
        assertThat(stats.get("from reference")).isEqualTo(3000);
        assertThat(stats.get("to reference")).isEqualTo(3000);
        boolean isAReference = Objects.equals(stats.get("reference"), parts.get(0).getHostId());
        BigDecimal truth = new BigDecimal("1.0008");
        BigDecimal slope =
                isAReference ? truth : BigDecimal.ONE.divide(truth, MathContext.DECIMAL128);
        assertThat((BigDecimal) stats.get("alpha max")).isGreaterThan(slope);
        assertThat((BigDecimal) stats.get("alpha min")).isLessThan(slope);
        algorithm.setRootNode(parts.get(0).getHostId());
        ITmfTimestampTransform toA = algorithm.getTimestampTransform(parts.get(1));
        long x0 = 1795216976346269172L;
        assertThat(toA.transform(x0 + 3700566148L)).isBetween(x0 - 2000, x0 + 2000);
        // The middle of the traces, where it matters.
        long middle = 730_000_000L;
        assertThat(toA.transform(x0 + middle + middle / 10_000 * 8 + 3700566148L) - x0 - middle)
                .isBetween(-1000L, 1000L);

        TmfExperiment experiment =
                new TmfExperiment(
                        ITmfEvent.class,
                        "skew1",
                        parts.toArray(new ITmfTrace[0]),
                        TmfExperiment.DEFAULT_INDEX_PAGE_SIZE,
                        null);
        traces.add(experiment);
        Latencies before = new Latencies();
        new TmfEventMatching(List.of(experiment), before).matchEvents();
        experiment.synchronizeTraces(true);
        Latencies after = new Latencies();
        new TmfEventMatching(List.of(experiment), after).matchEvents();
        assertThat(before.negative).isEqualTo(3000);
        assertThat(after.countMatches()).isEqualTo(6000);
        assertThat(after.negative).isZero();
    }

    @Test
    void theDemoProgramsAreWithinTheBoundsOfAnIndependentComputation() throws Exception {
        ITmfTrace alpha = open(SharedTraces.demo("k-alpha/s1/ust/uid/0/64-bit"));
        ITmfTrace beta = open(SharedTraces.demo("k-beta/s1/ust/uid/0/64-bit"));
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        TmfEventMatching matching = new TmfEventMatching(List.of(alpha, beta), algorithm);
        matching.matchEvents();
        assertThat(algorithm.countMatches()).isEqualTo(240);
        assertThat(matching.getStatistics().unmatched()).isZero();
        algorithm.setRootNode(alpha.getHostId());
        long x0 = 1795215653242830264L;
        ITmfTimestampTransform toAlpha = algorithm.getTimestampTransform(beta);
        assertThat(toAlpha.transform(x0 - 4739528477L)).isBetween(x0 - 20, x0 + 20);
    }

    @Test
    void theStoredIndexIsUsedWhateverTheClock() throws Exception {
        Path path = SharedTraces.trace("ctf/gen-skew1-B");
        ITmfTrace first = TmfTraceOpener.open(path, null, null);
        first.indexTrace(true);
        long start = first.getStartTime().toNanos();
        long events = first.getNbEvents();
        first.dispose();
        ITmfTrace again = open(path);
        again.setTimestampTransform(
                TimestampTransformFactory.createLinear(0.9992, 1_000_000_000_000L));
        TmfBTreeTraceIndex index = new TmfBTreeTraceIndex(again);
        assertThat(index.isCreatedFromScratch()).isFalse();
        assertThat(index.getNbEvents()).isEqualTo(events);
        assertThat(index.getTimeRange().getStartTime().toNanos())
                .isEqualTo(again.getTimestampTransform().transform(start))
                .isEqualTo(again.getStartTime().toNanos());
        index.dispose();
        again.indexTrace(true);
        ITmfContext context = again.seekEvent(events / 2);
        ITmfEvent middle = again.getNext(context);
        context.dispose();
        assertThat(middle).isNotNull();
        ITmfContext sought =
                again.seekEvent(middle == null ? TmfTimestamp.ZERO : middle.getTimestamp());
        ITmfEvent found = again.getNext(sought);
        sought.dispose();
        assertThat(String.valueOf(found)).isEqualTo(String.valueOf(middle));
        again.setTimestampTransform(TimestampTransformFactory.getDefaultTransform());
    }
}
