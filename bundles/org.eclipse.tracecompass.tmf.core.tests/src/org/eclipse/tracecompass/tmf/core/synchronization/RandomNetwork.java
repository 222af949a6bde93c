package org.eclipse.tracecompass.tmf.core.synchronization;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.LongUnaryOperator;
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
    private static final long START = 1_700_000_000_000_000_000L;

    /** Who talks with whom. */
    enum Net {
        RING,
        STAR,
        CHAIN
    }

    private final List<LongUnaryOperator> fClocks = new ArrayList<>();
    private final List<Double> fSlopes = new ArrayList<>();
    private final List<List<Message>> fMessages = new ArrayList<>();

    RandomNetwork(Net net, int hosts, int messages, double bend, Random random) {
        for (int i = 0; i < hosts; i++) {
            double slope = 1 + (random.nextDouble() - 0.5) / 1000;
            long offset = START + random.nextLong(SPAN);
            double phase = random.nextDouble() * 2 * Math.PI;
            fSlopes.add(slope);
            fMessages.add(new ArrayList<>());
            fClocks.add(
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
        for (int id = 0; id < messages; id++) {
            int a = random.nextInt(hosts);
            int b =
                    switch (net) {
                        case RING -> (a + 1) % hosts;
                        case STAR -> 0;
                        case CHAIN -> Math.min(a + 1, hosts - 1);
                    };
            if (random.nextBoolean()) {
                send(a, b, id, random);
            } else {
                send(b, a, id, random);
            }
        }
    }

    private void send(int from, int to, int id, Random random) {
        long sent = random.nextLong(SPAN);
        long received = sent + latency(random);
        int luck = random.nextInt(20);
        add(from, sent, true, id);
        if (luck > 0) {
            add(to, received, false, id);
        }
        if (luck == 1) {
            add(from, sent + latency(random) / 2, true, id);
        } else if (luck == 2) {
            add(to, received + latency(random), false, id);
        }
    }

    private static long latency(Random random) {
        return LEAST_LATENCY
                + (long)
                        (random.nextDouble()
                                * random.nextDouble()
                                * (MOST_LATENCY - LEAST_LATENCY));
    }

    private void add(int host, long time, boolean isSent, int id) {
        fMessages.get(host).add(new Message(fClocks.get(host).applyAsLong(time), isSent, id));
    }

    /** What a host's clock shows at a true time. */
    long clock(int host, long time) {
        return fClocks.get(host).applyAsLong(time);
    }

    /** By how much faster than the true time a host's clock runs. */
    double slope(int host) {
        return fSlopes.get(host);
    }

    static String name(int host) {
        return String.format(Locale.ROOT, "host%02d", host);
    }

    /** A trace per host. */
    List<ITmfTrace> traces() {
        List<ITmfTrace> traces = new ArrayList<>();
        for (int i = 0; i < fMessages.size(); i++) {
            traces.add(new MessageTrace(name(i), name(i), fMessages.get(i)));
        }
        return traces;
    }
}
