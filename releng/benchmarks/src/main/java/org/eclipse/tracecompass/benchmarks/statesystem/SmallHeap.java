package org.eclipse.tracecompass.benchmarks.statesystem;

import java.io.File;
import java.io.IOException;
import java.util.Locale;
import java.util.SplittableRandom;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Builds a history of 10 million changes in a file and asks it every kind of query, to be run with
 * a small heap ({@code -Xmx128m}): that it comes to its end is the result. The load that is drawn
 * beforehand takes 80 MB of the heap itself.
 */
public final class SmallHeap {

    private static final int CHANGES = 10_000_000;
    private static final int ATTRIBUTES = 1000;
    private static final int ROUNDS = 2000;

    private SmallHeap() {}

    /**
     * Runs.
     *
     * @param args nothing
     * @throws IOException if no file can be made
     */
    public static void main(String[] args) throws IOException {
        File file = File.createTempFile("small", ".ht");
        long start = System.nanoTime();
        Load load = new Load(CHANGES, ATTRIBUTES, false);
        load.build(file).dispose();
        System.out.printf(
                Locale.ROOT,
                "built with a heap of %d MB in %.1f s, drawing the load included%n",
                Runtime.getRuntime().maxMemory() >> 20,
                (System.nanoTime() - start) / 1e9);
        ITmfStateSystem ss = Load.open(file);
        SplittableRandom random = new SplittableRandom(7);
        long end = ss.getCurrentEndTime();
        long sum = 0;
        start = System.nanoTime();
        for (int i = 0; i < ROUNDS; i++) {
            sum += ss.queryFullState(random.nextLong(end)).size();
            sum +=
                    ss.querySingleState(random.nextLong(end), random.nextInt(ATTRIBUTES))
                            .getStartTime();
        }
        for (ITmfStateInterval interval :
                ss.query2D(load.someQuarks(500), Load.times(0, end, 2000))) {
            sum += interval.getStartTime();
        }
        for (ITmfStateInterval interval : ss.query2D(load.someQuarks(500), 0, end)) {
            sum += interval.getStartTime();
        }
        System.out.printf(
                Locale.ROOT,
                "%,d full and single queries, a picture and half of the intervals in %.1f s (%d)%n",
                ROUNDS,
                (System.nanoTime() - start) / 1e9,
                sum % 10);
        ss.dispose();
        file.delete();
    }
}
