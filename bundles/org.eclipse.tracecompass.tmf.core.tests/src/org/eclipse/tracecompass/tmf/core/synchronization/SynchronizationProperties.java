package org.eclipse.tracecompass.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.HostPair;
import org.eclipse.tracecompass.internal.tmf.core.synchronization.PairwiseSynchronization;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventDependency;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatches;
import org.eclipse.tracecompass.tmf.core.event.matching.TmfEventMatching;
import org.eclipse.tracecompass.tmf.core.synchronization.RandomNetwork.Net;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/** Whatever the clocks and the network: afterwards no message is received before it was sent. */
class SynchronizationProperties {

    private static final int PER_HOST = 60;

    @BeforeContainer
    static void begin() {
        TmfEventMatching.registerMatchObject(MessageTrace.DEFINITION);
    }

    @AfterContainer
    static void end() {
        TmfEventMatching.unregisterMatchObject(MessageTrace.DEFINITION);
    }

    /** Keeps all matches and the algorithm's own result. */
    private static final class Outcome extends TmfEventMatches {
        private final SynchronizationAlgorithm fAlgorithm;
        private final List<TmfEventDependency> fAll = new ArrayList<>();

        Outcome(SynchronizationAlgorithm algorithm, List<ITmfTrace> traces) {
            fAlgorithm = algorithm;
            new TmfEventMatching(traces, this).matchEvents();
        }

        @Override
        public void addMatch(TmfEventDependency match) {
            super.addMatch(match);
            fAlgorithm.addMatch(match);
            fAll.add(match);
        }

        long violations() {
            return fAll.stream().filter(m -> at(m.getDestination()) < at(m.getSource())).count();
        }

        private long at(TmfEventDependency.DependencyEvent event) {
            return fAlgorithm
                    .getTimestampTransform(event.getTrace())
                    .transform(event.getTimestamp().toNanos());
        }
    }

    private static List<String> transforms(SynchronizationAlgorithm algorithm, int hosts) {
        List<String> transforms = new ArrayList<>();
        for (int i = 0; i < hosts; i++) {
            transforms.add(algorithm.getTimestampTransform(RandomNetwork.name(i)).toString());
        }
        return transforms;
    }

    @Property(tries = 60, shrinking = ShrinkingMode.OFF)
    void noMessageIsReceivedBeforeItWasSent(
            @ForAll long seed, @ForAll Net net, @ForAll @IntRange(min = 2, max = 20) int hosts) {
        RandomNetwork network =
                new RandomNetwork(net, hosts, PER_HOST * hosts, 0, new Random(seed));
        Outcome outcome =
                new Outcome(
                        SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm(),
                        network.traces());
        assertThat(outcome.fAll).hasSizeGreaterThan(PER_HOST * hosts / 2);
        assertThat(outcome.violations()).isZero();
    }

    @Property(tries = 40, shrinking = ShrinkingMode.OFF)
    void theTruthIsInsideOfTheBoundsOfEveryPair(
            @ForAll long seed, @ForAll Net net, @ForAll @IntRange(min = 2, max = 20) int hosts) {
        RandomNetwork network =
                new RandomNetwork(net, hosts, PER_HOST * hosts, 0, new Random(seed));
        Outcome outcome =
                new Outcome(
                        SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm(),
                        network.traces());
        for (HostPair pair : ((PairwiseSynchronization) outcome.fAlgorithm).getPairs()) {
            int x = Integer.parseInt(pair.getReference().substring(4));
            int y = Integer.parseInt(pair.getOther().substring(4));
            double slope = network.slope(y) / network.slope(x);
            var steepest = pair.getSteepest();
            var flattest = pair.getFlattest();
            assertThat(steepest).isNotNull();
            assertThat(flattest).isNotNull();
            if (steepest == null || flattest == null) {
                continue;
            }
            assertThat(slope)
                    .isBetween(flattest.alpha().doubleValue(), steepest.alpha().doubleValue());
            // Where the bounds cross no line is left beside them; at the ends the truth is between.
            for (long time : new long[] {0, RandomNetwork.SPAN}) {
                BigDecimal at = BigDecimal.valueOf(network.clock(x, time));
                BigDecimal truth = BigDecimal.valueOf(network.clock(y, time));
                BigDecimal one = steepest.at(at);
                BigDecimal other = flattest.at(at);
                assertThat(truth)
                        .isBetween(
                                one.min(other).subtract(BigDecimal.TWO),
                                one.max(other).add(BigDecimal.TWO));
            }
        }
    }

    @Property(tries = 30, shrinking = ShrinkingMode.OFF)
    void theOrderOfTheTracesDoesNotMatter(
            @ForAll long seed, @ForAll Net net, @ForAll @IntRange(min = 2, max = 20) int hosts) {
        Random random = new Random(seed);
        RandomNetwork network = new RandomNetwork(net, hosts, PER_HOST * hosts, 0, random);
        List<ITmfTrace> traces = network.traces();
        for (SynchronizationAlgorithm[] pair : pairsOfAlgorithms()) {
            Collections.shuffle(traces, random);
            new Outcome(pair[0], traces);
            Collections.shuffle(traces, random);
            new Outcome(pair[1], traces);
            assertThat(transforms(pair[1], hosts)).isEqualTo(transforms(pair[0], hosts));
        }
    }

    private static List<SynchronizationAlgorithm[]> pairsOfAlgorithms() {
        return List.of(
                new SynchronizationAlgorithm[] {
                    SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm(),
                    SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm()
                },
                new SynchronizationAlgorithm[] {
                    SynchronizationAlgorithmFactory.getLinearRegressionAlgorithm(),
                    SynchronizationAlgorithmFactory.getLinearRegressionAlgorithm()
                },
                new SynchronizationAlgorithm[] {
                    SynchronizationAlgorithmFactory.getPiecewiseAlgorithm(),
                    SynchronizationAlgorithmFactory.getPiecewiseAlgorithm()
                });
    }

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void askingInBetweenAndAnotherOrderOfMatchesChangeNothing(
            @ForAll long seed, @ForAll Net net, @ForAll @IntRange(min = 2, max = 12) int hosts) {
        Random random = new Random(seed);
        RandomNetwork network = new RandomNetwork(net, hosts, PER_HOST * hosts, 0, random);
        for (SynchronizationAlgorithm[] pair : pairsOfAlgorithms()) {
            Outcome batch = new Outcome(pair[0], network.traces());
            List<TmfEventDependency> all = new ArrayList<>(batch.fAll);
            Collections.shuffle(all, random);
            int count = 0;
            for (TmfEventDependency match : all) {
                pair[1].addMatch(match);
                if (++count % 97 == 0) {
                    transforms(pair[1], hosts);
                }
            }
            assertThat(transforms(pair[1], hosts)).isEqualTo(transforms(pair[0], hosts));
        }
    }

    @Property(tries = 30, shrinking = ShrinkingMode.OFF)
    void clocksThatBendAreFollowedPieceByPiece(
            @ForAll long seed, @ForAll Net net, @ForAll @IntRange(min = 2, max = 20) int hosts) {
        double bend = 300_000;
        RandomNetwork network =
                new RandomNetwork(net, hosts, 20 * PER_HOST * hosts, bend, new Random(seed));
        Outcome outcome =
                new Outcome(
                        SynchronizationAlgorithmFactory.getPiecewiseAlgorithm(), network.traces());
        assertThat(outcome.violations()).isZero();
        for (int host = 1; host < hosts; host++) {
            ITmfTimestampTransform transform =
                    outcome.fAlgorithm.getTimestampTransform(RandomNetwork.name(host));
            long middle = RandomNetwork.SPAN / 2;
            assertThat(transform.transform(network.clock(host, middle)))
                    .isBetween(
                            network.clock(0, middle) - hosts * RandomNetwork.MOST_LATENCY,
                            network.clock(0, middle) + hosts * RandomNetwork.MOST_LATENCY);
        }
    }

    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void averagesAreRightWhereLatenciesAreTheSameBothWays(@ForAll long seed) {
        RandomNetwork network = new RandomNetwork(Net.CHAIN, 2, 5000, 0, new Random(seed));
        SynchronizationAlgorithm algorithm =
                SynchronizationAlgorithmFactory.getLinearRegressionAlgorithm();
        new Outcome(algorithm, network.traces());
        long middle = RandomNetwork.SPAN / 2;
        ITmfTimestampTransform transform = algorithm.getTimestampTransform(RandomNetwork.name(1));
        assertThat(transform.transform(network.clock(1, middle)))
                .isBetween(network.clock(0, middle) - 20_000, network.clock(0, middle) + 20_000);
    }
}
