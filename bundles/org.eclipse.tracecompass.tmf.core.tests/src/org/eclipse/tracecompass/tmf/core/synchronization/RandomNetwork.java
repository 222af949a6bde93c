package org.eclipse.tracecompass.tmf.core.synchronization;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongUnaryOperator;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.RandomDistribution;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace;
import org.eclipse.tracecompass.tmf.core.event.matching.MessageTrace.Message;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;

/**
 * Hosts with clocks of their own that send each other messages of random latency. One in twenty is
 * lost, one in twenty sent again, one in twenty received twice.
 */
final class RandomNetwork {

    /** How long the true time of a network is, in nanoseconds. */
    static final long SPAN = 10_000_000_000L;

    static final long LEAST_LATENCY = 20_000;
    static final long MOST_LATENCY = 520_000;
    private static final int MOST_HOSTS = 20;
    private static final long START = 1_700_000_000_000_000_000L;

    /** Who talks with whom. */
    enum Net {
        RING,
        STAR,
        CHAIN
    }

    private final List<LongUnaryOperator> clocks = new ArrayList<>();
    private final List<Double> slopes = new ArrayList<>();
    private final List<List<Message>> messages = new ArrayList<>();

    /** A host's clock: its speed and its offset; the phase is that of a clock that bends. */
    record Clock(double slope, long offset, double phase) {

        static Clock of(Random random) {
            return new Clock(
                    1 + (random.nextDouble() - 0.5) / 1000,
                    START + random.nextLong(SPAN),
                    random.nextDouble() * 2 * Math.PI);
        }

        static Arbitrary<Clock> any() {
            return Combinators.combine(
                            Arbitraries.integers().between(-500, 500),
                            Arbitraries.longs().between(0, SPAN - 1))
                    .as((ppm, offset) -> new Clock(1 + ppm / 1e6, START + offset, 0));
        }
    }

    /** A message between a host and its neighbour; luck 0 loses it, 1 and 2 repeat an end. */
    record Exchange(int host, boolean back, long sent, long latency, long again, int luck) {

        static Exchange of(int hosts, Random random) {
            return new Exchange(
                    random.nextInt(hosts),
                    random.nextBoolean(),
                    random.nextLong(SPAN),
                    latency(random.nextDouble() * random.nextDouble()),
                    latency(random.nextDouble() * random.nextDouble()),
                    random.nextInt(20));
        }

        static Arbitrary<Exchange> any() {
            Arbitrary<Integer> part =
                    Arbitraries.integers()
                            .between(0, 1 << 20)
                            .withDistribution(RandomDistribution.uniform());
            return Combinators.combine(
                            Arbitraries.integers()
                                    .between(0, MOST_HOSTS - 1)
                                    .withDistribution(RandomDistribution.uniform()),
                            Arbitraries.of(false, true),
                            Arbitraries.longs()
                                    .between(0, SPAN - 1)
                                    .withDistribution(RandomDistribution.uniform()),
                            part,
                            Arbitraries.integers().between(3, 22))
                    .as(
                            (host, back, sent, slow, luck) ->
                                    new Exchange(
                                            host,
                                            back,
                                            sent,
                                            latency(square(slow)),
                                            latency(square((1 << 20) - slow)),
                                            luck % 20));
        }

        private static double square(int part) {
            double share = part / (double) (1 << 20);
            return share * share;
        }

        private static long latency(double share) {
            return LEAST_LATENCY + (long) (share * (MOST_LATENCY - LEAST_LATENCY));
        }
    }

    private final int sent;
    private final String text;

    /** Draws clocks and so many messages from a seed. */
    static RandomNetwork of(Net net, int hosts, int messages, double bend, long seed) {
        Random random = new Random(seed);
        List<Clock> clocks = Stream.generate(() -> Clock.of(random)).limit(hosts).toList();
        return new RandomNetwork(
                net,
                clocks,
                Stream.generate(() -> Exchange.of(hosts, random)).limit(messages).toList(),
                bend);
    }

    /** Networks whose failures shrink to few hosts and few messages. */
    static Arbitrary<RandomNetwork> any(int mostHosts, int perHost) {
        return Clock.any()
                .list()
                .ofMinSize(2)
                .ofMaxSize(mostHosts)
                .withSizeDistribution(RandomDistribution.uniform())
                .flatMap(
                        clocks ->
                                Combinators.combine(
                                                Arbitraries.of(Net.class),
                                                Exchange.any()
                                                        .list()
                                                        .ofMaxSize(perHost * clocks.size())
                                                        .withSizeDistribution(
                                                                RandomDistribution.uniform()))
                                        .as(
                                                (net, messages) ->
                                                        new RandomNetwork(
                                                                net, clocks, messages, 0)));
    }

    RandomNetwork(Net net, List<Clock> clocks, List<Exchange> messages, double bend) {
        text = net + " of " + clocks + " with " + messages;
        int hosts = clocks.size();
        for (Clock clock : clocks) {
            double slope = clock.slope();
            long offset = clock.offset();
            double phase = clock.phase();
            slopes.add(slope);
            this.messages.add(new ArrayList<>());
            this.clocks.add(
                    time ->
                            offset
                                    + (long)
                                            (time * slope
                                                    + bend
                                                            * Math.sin(
                                                                    phase
                                                                            + 2 * Math.PI * time
                                                                                    / SPAN)));
        }
        int id = 0;
        int sent = 0;
        for (Exchange message : messages) {
            int a = message.host() % hosts;
            int b =
                    switch (net) {
                        case RING -> (a + 1) % hosts;
                        case STAR -> 0;
                        case CHAIN -> Math.min(a + 1, hosts - 1);
                    };
            send(message.back() ? b : a, message.back() ? a : b, id++, message);
            sent += a != b && message.luck() > 2 ? 1 : 0;
        }
        this.sent = sent;
    }

    private void send(int from, int to, int id, Exchange message) {
        long received = message.sent() + message.latency();
        add(from, message.sent(), true, id);
        if (message.luck() > 0) {
            add(to, received, false, id);
        }
        if (message.luck() == 1) {
            add(from, message.sent() + message.again() / 2, true, id);
        } else if (message.luck() == 2) {
            add(to, received + message.again(), false, id);
        }
    }

    private void add(int host, long time, boolean isSent, int id) {
        messages.get(host).add(new Message(clocks.get(host).applyAsLong(time), isSent, id));
    }

    /** How many hosts there are. */
    int hosts() {
        return clocks.size();
    }

    /** How many messages between two hosts were neither lost nor repeated. */
    int sound() {
        return sent;
    }

    @Override
    public String toString() {
        return text;
    }

    /** What a host's clock shows at a true time. */
    long clock(int host, long time) {
        return clocks.get(host).applyAsLong(time);
    }

    /** By how much faster than the true time a host's clock runs. */
    double slope(int host) {
        return slopes.get(host);
    }

    static String name(int host) {
        return String.format(Locale.ROOT, "host%02d", host);
    }

    /** A trace per host. */
    List<ITmfTrace> traces() {
        List<ITmfTrace> traces = new ArrayList<>();
        for (int i = 0; i < messages.size(); i++) {
            traces.add(new MessageTrace(name(i), name(i), messages.get(i)));
        }
        return traces;
    }
}
