package org.eclipse.tracecompass.tmf.core.synchronization;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import org.eclipse.tracecompass.synchronization.core.HostPair;
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
        private final SynchronizationAlgorithm algorithm;
        private final List<TmfEventDependency> all = new ArrayList<>();

        Outcome(SynchronizationAlgorithm algorithm, List<ITmfTrace> traces) {
            this.algorithm = algorithm;
            new TmfEventMatching(traces, this).matchEvents();
        }

        @Override
        public void addMatch(TmfEventDependency match) {
            super.addMatch(match);
            algorithm.addMatch(match);
            all.add(match);
        }

        /**
         * Counts messages that go back in time between hosts that talk both ways, by more than the
         * nanosecond that two rounded times may differ.
         */
        long violations() {
            Set<Set<String>> known = new HashSet<>();
            for (HostPair pair : ((PairwiseSynchronization) algorithm).getPairs()) {
                if (pair.getMatchesFromReference() > 0 && pair.getMatchesToReference() > 0) {
                    known.add(Set.of(pair.getReference(), pair.getOther()));
                }
            }
            return all.stream()
                    .filter(m -> known.contains(hosts(m)))
                    .filter(m -> at(m.getDestination()) < at(m.getSource()) - 1)
                    .count();
        }

        private static Set<String> hosts(TmfEventDependency match) {
            return new TreeSet<>(
                    List.of(
                            match.getSource().getTrace().getHostId(),
                            match.getDestination().getTrace().getHostId()));
        }

        private long at(TmfEventDependency.DependencyEvent event) {
            return algorithm
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

    @Provide
    Arbitrary<RandomNetwork> networks() {
        return RandomNetwork.any(20, 2 * PER_HOST);
    }

    @Provide
    Arbitrary<RandomNetwork> smallNetworks() {
        return RandomNetwork.any(12, 2 * PER_HOST);
    }

    /** Hosts that say little are known badly: their corrections are large. */
    @Provide
    Arbitrary<RandomNetwork> quietNetworks() {
        return RandomNetwork.any(20, 6);
    }

    @Property(tries = 300)
    void noMessageOfAQuietNetworkIsReceivedBeforeItWasSent(
            @ForAll("quietNetworks") RandomNetwork network) {
        noMessageIsReceivedBeforeItWasSent(network);
    }

    @Property(tries = 60)
    void noMessageIsReceivedBeforeItWasSent(@ForAll("networks") RandomNetwork network) {
        Outcome outcome =
                new Outcome(
                        SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm(),
                        network.traces());
        assertThat(outcome.all).hasSizeGreaterThanOrEqualTo(network.sound());
        assertThat(outcome.violations()).isZero();
    }

    @Property(tries = 40)
    void theTruthIsInsideOfTheBoundsOfEveryPair(@ForAll("networks") RandomNetwork network) {
        Outcome outcome =
                new Outcome(
                        SynchronizationAlgorithmFactory.getFullyIncrementalAlgorithm(),
                        network.traces());
        for (HostPair pair : ((PairwiseSynchronization) outcome.algorithm).getPairs()) {
            int x = Integer.parseInt(pair.getReference().substring(4));
            int y = Integer.parseInt(pair.getOther().substring(4));
            double slope = network.slope(y) / network.slope(x);
            var steepest = pair.getSteepest();
            var flattest = pair.getFlattest();
            // Few messages may leave one side without a bound.
            if (steepest == null || flattest == null) {
                assertThat(network.sound()).isLessThan(40 * network.hosts());
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

    @Property(tries = 30)
    void theOrderOfTheTracesDoesNotMatter(
            @ForAll("networks") RandomNetwork network, @ForAll Random random) {
        int hosts = network.hosts();
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

    @Property(tries = 20)
    void askingInBetweenAndAnotherOrderOfMatchesChangeNothing(
            @ForAll("smallNetworks") RandomNetwork network, @ForAll Random random) {
        int hosts = network.hosts();
        for (SynchronizationAlgorithm[] pair : pairsOfAlgorithms()) {
            Outcome batch = new Outcome(pair[0], network.traces());
            List<TmfEventDependency> all = new ArrayList<>(batch.all);
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

    /** From a seed: it takes up to 24,000 messages to follow a clock that bends. */
    @Property(tries = 30, shrinking = ShrinkingMode.OFF)
    void clocksThatBendAreFollowedPieceByPiece(
            @ForAll long seed, @ForAll Net net, @ForAll @IntRange(min = 2, max = 20) int hosts) {
        double bend = 300_000;
        RandomNetwork network = RandomNetwork.of(net, hosts, 20 * PER_HOST * hosts, bend, seed);
        Outcome outcome =
                new Outcome(
                        SynchronizationAlgorithmFactory.getPiecewiseAlgorithm(), network.traces());
        assertThat(outcome.violations()).isZero();
        for (int host = 1; host < hosts; host++) {
            ITmfTimestampTransform transform =
                    outcome.algorithm.getTimestampTransform(RandomNetwork.name(host));
            long middle = RandomNetwork.SPAN / 2;
            assertThat(transform.transform(network.clock(host, middle)))
                    .isBetween(
                            network.clock(0, middle) - hosts * RandomNetwork.MOST_LATENCY,
                            network.clock(0, middle) + hosts * RandomNetwork.MOST_LATENCY);
        }
    }

    /** From a seed: averages need many messages. */
    @Property(tries = 20, shrinking = ShrinkingMode.OFF)
    void averagesAreRightWhereLatenciesAreTheSameBothWays(@ForAll long seed) {
        RandomNetwork network = RandomNetwork.of(Net.CHAIN, 2, 5000, 0, seed);
        SynchronizationAlgorithm algorithm =
                SynchronizationAlgorithmFactory.getLinearRegressionAlgorithm();
        new Outcome(algorithm, network.traces());
        long middle = RandomNetwork.SPAN / 2;
        ITmfTimestampTransform transform = algorithm.getTimestampTransform(RandomNetwork.name(1));
        assertThat(transform.transform(network.clock(1, middle)))
                .isBetween(network.clock(0, middle) - 20_000, network.clock(0, middle) + 20_000);
    }
}
