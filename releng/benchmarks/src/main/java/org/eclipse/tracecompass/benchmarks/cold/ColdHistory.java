package org.eclipse.tracecompass.benchmarks.cold;

import java.io.File;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.eclipse.tracecompass.benchmarks.statesystem.Load;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Builds the history of {@link Load} once in a fresh process, or asks a stored one the first
 * queries. Run it again for each figure; {@code releng/benchmarks/cold} does so for several
 * versions in turns.
 *
 * <p>{@code ColdHistory build FILE [CHANGES]} prints how long one build takes, drawing the load not
 * included. {@code ColdHistory query FILE picture|window|range|full} opens the file and prints the
 * first call, the median of the first 20, and with them the median of the last 20 of many calls.
 */
public final class ColdHistory {

    private static final int CHANGES = 10_000_000;
    private static final int ATTRIBUTES = 1000;
    private static final int ROWS = 500;
    private static final int PIXELS = 2000;
    private static final int ZOOM = 100;
    private static final int FIRST_CALLS = 20;
    private static final long WARM_UP_NANOS = 5_000_000_000L;
    private static final double NANOS_PER_MILLI = 1e6;

    private ColdHistory() {}

    /**
     * Runs.
     *
     * @param args what to do, see above
     */
    public static void main(String[] args) {
        File file = new File(args[1]);
        switch (args[0]) {
            case "build" -> build(file, args.length > 2 ? Integer.parseInt(args[2]) : CHANGES);
            case "query" -> query(file, args[2]);
            default -> throw new IllegalArgumentException(args[0]);
        }
    }

    private static void build(File file, int changes) {
        Load load = new Load(changes, ATTRIBUTES, false);
        ProcessClock clock = new ProcessClock();
        load.build(file).dispose();
        System.out.printf(
                Locale.ROOT,
                "%.2f M changes/s; %s%n",
                changes * 1e3 / clock.wallNanos(),
                clock.report());
    }

    private static void query(File file, String kind) {
        ProcessClock clock = new ProcessClock();
        ITmfStateSystem ss = Load.open(file);
        long end = ss.getCurrentEndTime();
        SplittableRandom random = new SplittableRandom(7);
        List<Integer> rows = new Load(1, ATTRIBUTES, false).someQuarks(ROWS);
        List<Long> whole = Load.times(0, end, PIXELS);
        List<Long> window = Load.times(end / 2, end / 2 + end / ZOOM, PIXELS);
        LongSupplier call =
                switch (kind) {
                    case "picture" -> () -> sum(ss.query2D(rows, whole));
                    case "window" -> () -> sum(ss.query2D(rows, window));
                    case "range" -> () -> sum(ss.query2D(rows, 0, end));
                    case "full" -> () -> sum(ss.queryFullState(random.nextLong(end)));
                    default -> throw new IllegalArgumentException(kind);
                };
        double[] first = times(call, FIRST_CALLS);
        String report = clock.report();
        long until = System.nanoTime() + WARM_UP_NANOS;
        while (System.nanoTime() < until) {
            call.getAsLong();
        }
        double[] warm = times(call, FIRST_CALLS);
        System.out.printf(
                Locale.ROOT,
                "%s: first %.3f, median of 20 %.3f, mean of 20 %.3f, warm %.3f ms; opening and 20"
                        + " calls: %s%n",
                kind,
                first[0],
                median(first),
                Arrays.stream(first).average().orElseThrow(),
                median(warm),
                report);
        ss.dispose();
    }

    private static double[] times(LongSupplier call, int calls) {
        double[] millis = new double[calls];
        for (int i = 0; i < calls; i++) {
            long start = System.nanoTime();
            call.getAsLong();
            millis[i] = (System.nanoTime() - start) / NANOS_PER_MILLI;
        }
        return millis;
    }

    private static double median(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted[sorted.length / 2];
    }

    private static long sum(Iterable<ITmfStateInterval> intervals) {
        long sum = 0;
        for (ITmfStateInterval interval : intervals) {
            sum += interval.getStartTime() + interval.getValueInt();
        }
        return sum;
    }
}
