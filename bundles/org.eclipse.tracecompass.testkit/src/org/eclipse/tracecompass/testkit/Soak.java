package org.eclipse.tracecompass.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.concurrent.Callable;

/**
 * Does things at random for a long time and finds what grows. Each round ends with everything
 * closed; then the {@link Footprint} is measured. The first third of the rounds warms up: classes
 * are loaded and caches filled. After that, the least of the last third may not exceed the least of
 * the middle third, also if what is idle is given a minute to end. The longer a soak runs, the
 * smaller are the leaks that it finds.
 *
 * <p>The property {@code astrolabe.soak} sets the seconds, {@code astrolabe.seed} the seed.
 */
public final class Soak {

    /** Code is compiled and profiled all the time, which takes some heap. */
    private static final long HEAP_SLACK = 2L << 20;

    /** Pools of the Java runtime start a thread or open a file at any time, but not forever. */
    private static final long SLACK = 3;

    private static final int LEAST_ROUNDS = 12;

    /** Pools end threads that have had nothing to do for a minute; what has leaked stays. */
    private static final int IDLE_SECONDS = 75;

    /** With more measurements, every other one is dropped, and only every other round measured. */
    private static final int MOST_MEASUREMENTS = 600;

    private final Callable<Long> graphics;
    private final List<Footprint> measured = new ArrayList<>();

    /** Measured after the rounds, while idle threads were waited for. */
    private final List<Footprint> rested = new ArrayList<>();

    private int rounds;

    /** A piece of work that leaves nothing open. */
    @FunctionalInterface
    public interface Round {
        /** Does it. */
        void run(Random random) throws Exception;
    }

    /**
     * Creates a soak.
     *
     * @param graphics counts what only the caller knows, such as widgets
     */
    public Soak(Callable<Long> graphics) {
        this.graphics = graphics;
    }

    /**
     * Makes rounds until the time is up.
     *
     * @param normal how long in a normal build, in seconds
     * @param round what is done in each
     */
    public void run(long normal, Round round) throws Exception {
        long end = System.nanoTime() + Effort.of("soak", normal) * 1_000_000_000;
        Random random = new Random(Effort.of("seed", 1));
        int every = 1;
        while (System.nanoTime() < end || measured.size() < LEAST_ROUNDS) {
            round.run(random);
            rounds++;
            if (rounds % every == 0) {
                measured.add(Footprint.now(graphics.call()));
            }
            if (measured.size() == MOST_MEASUREMENTS) {
                for (int i = measured.size() - 2; i >= 0; i -= 2) {
                    measured.remove(i);
                }
                every *= 2;
            }
        }
        for (int i = 0; i < IDLE_SECONDS && !growth().isEmpty(); i++) {
            Thread.sleep(1000);
            rested.add(Footprint.now(graphics.call()));
        }
    }

    /** Returns what has grown, a sentence each. */
    public List<String> growth() {
        int third = measured.size() / 3;
        List<Long> middle = least(measured.subList(third, measured.size() - third));
        List<Footprint> end =
                new ArrayList<>(measured.subList(measured.size() - third, measured.size()));
        end.addAll(rested);
        List<Long> last = least(end);
        List<String> growth = new ArrayList<>();
        for (int i = 0; i < middle.size(); i++) {
            if (last.get(i) > middle.get(i) + (i == 0 ? HEAP_SLACK : SLACK)) {
                growth.add(
                        "%s: from %,d to %,d"
                                .formatted(Footprint.NAMES.get(i), middle.get(i), last.get(i)));
            }
        }
        return growth;
    }

    private static List<Long> least(List<Footprint> some) {
        List<Long> least = new ArrayList<>(some.getFirst().values());
        for (Footprint each : some) {
            for (int i = 0; i < least.size(); i++) {
                least.set(i, Math.min(least.get(i), each.values().get(i)));
            }
        }
        return least;
    }

    /** Returns the measurements as a table, about twelve of them. */
    public String table() {
        StringBuilder table =
                new StringBuilder("%d rounds%n%s%n".formatted(rounds, Footprint.NAMES));
        int step = Math.max(1, measured.size() / LEAST_ROUNDS);
        for (int i = step - 1; i < measured.size(); i += step) {
            Footprint each = measured.get(i);
            table.append(
                    String.format(
                            Locale.ROOT,
                            "%6.1f MiB %4d %5d %4d %5d%n",
                            each.heap() / (double) (1 << 20),
                            each.threads(),
                            each.handles(),
                            each.files(),
                            each.graphics()));
        }
        return table.toString();
    }
}
