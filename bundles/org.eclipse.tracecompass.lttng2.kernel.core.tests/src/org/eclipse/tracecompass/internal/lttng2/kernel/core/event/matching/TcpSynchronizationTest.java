package org.eclipse.tracecompass.internal.lttng2.kernel.core.event.matching;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.synchronization.ITmfTimestampTransform;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithm.SyncQuality;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationAlgorithmFactory;
import org.eclipse.tracecompass.tmf.core.synchronization.SynchronizationManager;
import org.eclipse.tracecompass.tmf.core.timestamp.ITmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceOpener;
import org.eclipse.tracecompass.tmf.core.trace.experiment.TmfExperiment;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Kernel traces of hosts that talk by TCP are synchronized as others have computed it. */
@ExtendWith(TemporaryCache.class)
class TcpSynchronizationTest {

    private final List<ITmfTrace> traces = new ArrayList<>();

    @AfterEach
    void close() {
        traces.forEach(ITmfTrace::dispose);
    }

    private ITmfTrace open(Path path) throws Exception {
        ITmfTrace trace = TmfTraceOpener.open(path, null, null);
        traces.add(trace);
        return trace;
    }

    private static Path scp() {
        return SharedTraces.trace("ctf/tc-synctraces").resolve("synctraces");
    }

    @Test
    void theTracesOfACopyAreSynchronizedToTheLastDigit() throws Exception {
        ITmfTrace source = open(scp().resolve("scp_src"));
        ITmfTrace destination = open(scp().resolve("scp_dest"));
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        TmfEventMatching matching = new TmfEventMatching(List.of(source, destination), algorithm);
        assertThat(matching.matchEvents()).isTrue();
        assertThat(algorithm.countMatches()).isEqualTo(46);
        assertThat(matching.getStatistics().waitingEffects()).isEqualTo(5);
        assertThat(matching.getStatistics().waitingCauses()).isEqualTo(3);
        algorithm.setRootNode(destination.getHostId());
        assertThat(algorithm.getTimestampTransform(source))
                .hasToString(
                        "TmfTimestampTransformLinearFast [ slope ="
                                + " 0.9999413783703139011056845831168394, offset ="
                                + " 79796507913179.33347660124688298171 ]");
        assertThat(algorithm.isTraceSynced(destination.getHostId())).isFalse();
        assertThat(algorithm.getSynchronizationQuality(source, destination))
                .isEqualTo(SyncQuality.ACCURATE);
        Map<String, Object> stats = algorithm.getStats().values().iterator().next();
        assertThat(stats.get("accurate matches")).isEqualTo(25);
        assertThat(List.of(stats.get("from reference"), stats.get("to reference")))
                .containsExactlyInAnyOrder(24, 22);
        assertThat(stats.get("alpha"))
                .isEqualTo(new BigDecimal("1.000058625066383030723307598788165"));
        assertThat(stats.get("beta")).isEqualTo(new BigDecimal("-79801185988752.877651439554251"));
        assertThat((BigDecimal) stats.get("accuracy"))
                .isBetween(
                        new BigDecimal("0.00537670735216425"),
                        new BigDecimal("0.00537670735216426"));
    }

    @Test
    void theOrderOfTheTracesDoesNotMatter() throws Exception {
        ITmfTrace source = open(SharedTraces.demo("k-alpha/s1/kernel"));
        ITmfTrace destination = open(SharedTraces.demo("k-beta/s1/kernel"));
        String one =
                SynchronizationManager.synchronizeTraces(null, List.of(source, destination), true)
                        .toString();
        String other =
                SynchronizationManager.synchronizeTraces(null, List.of(destination, source), true)
                        .toString();
        assertThat(one).isEqualTo(other).contains("alpha 0.99996719");
    }

    @Test
    void anExperimentIsReadInOneOrderAfterwardsAndRemembersIt() throws Exception {
        TmfExperiment experiment = (TmfExperiment) open(scp());
        List<ITmfTimestamp> starts =
                experiment.getTraces().stream().map(ITmfTrace::getStartTime).toList();
        SynchronizationAlgorithm found = experiment.synchronizeTraces(true);
        assertThat(found.countMatches()).isEqualTo(46);
        checkOrder(experiment);
        List<ITmfTimestampTransform> transforms =
                experiment.getTraces().stream().map(ITmfTrace::getTimestampTransform).toList();
        assertThat(transforms).doesNotHaveDuplicates();

        TmfExperiment again = (TmfExperiment) open(scp());
        assertThat(again.getTraces().stream().map(ITmfTrace::getTimestampTransform))
                .isEqualTo(transforms);
        assertThat(again.synchronizeTraces().toString()).isEqualTo(found.toString());
        assertThat(again.synchronizeTraces(true).toString()).isEqualTo(found.toString());

        again.clearSynchronization();
        assertThat(again.getTraces().stream().map(ITmfTrace::getStartTime)).isEqualTo(starts);
        assertThat(again.synchronizeTraces().countMatches()).isZero();
    }

    private static void checkOrder(TmfExperiment experiment) {
        ITmfContext context = experiment.seekEvent(0L);
        ITmfTimestamp last = TmfTimestamp.BIG_BANG;
        int count = 0;
        ITmfTimestamp middle = TmfTimestamp.ZERO;
        for (ITmfEvent e = experiment.getNext(context);
                e != null;
                e = experiment.getNext(context)) {
            assertThat(e.getTimestamp().compareTo(last)).isNotNegative();
            last = e.getTimestamp();
            if (count++ == 100_000) {
                middle = last;
            }
        }
        context.dispose();
        assertThat(count).isEqualTo(110771 + 85729);
        ITmfContext sought = experiment.seekEvent(middle);
        ITmfEvent found = experiment.getNext(sought);
        sought.dispose();
        assertThat(String.valueOf(found)).startsWith(middle.toString());
    }

    @Test
    void theDemoTracesAreWithinTheBoundsOfAnIndependentComputation() throws Exception {
        ITmfTrace alpha = open(SharedTraces.demo("k-alpha/s1/kernel"));
        ITmfTrace beta = open(SharedTraces.demo("k-beta/s1/kernel"));
        SynchronizationAlgorithm algorithm = SynchronizationAlgorithmFactory.getDefaultAlgorithm();
        TmfEventMatching matching = new TmfEventMatching(List.of(alpha, beta), algorithm);
        matching.matchEvents();
        Map<String, Object> stats = algorithm.getStats().values().iterator().next();
        assertThat(algorithm.getStats()).hasSize(1);
        assertThat(List.of(stats.get("from reference"), stats.get("to reference")))
                .containsExactlyInAnyOrder(181, 142);
        assertThat(
                        List.of(
                                stats.get("hull points from reference"),
                                stats.get("hull points to reference")))
                .containsExactlyInAnyOrder(9, 8);
        algorithm.setRootNode(alpha.getHostId());
        ITmfTimestampTransform toAlpha = algorithm.getTimestampTransform(beta);
        long x0 = 1795215653226087829L;
        // The least and the most that beta's clock may show at x0, with any slope.
        assertThat(toAlpha.transform(x0 - 4739575590L)).isLessThanOrEqualTo(x0);
        assertThat(toAlpha.transform(x0 - 4739263586L)).isGreaterThanOrEqualTo(x0);
        assertThat(toAlpha.transform(x0 - 4739419588L)).isBetween(x0 - 20, x0 + 20);
    }
}
