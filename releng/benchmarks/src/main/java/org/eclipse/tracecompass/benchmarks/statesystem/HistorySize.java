package org.eclipse.tracecompass.benchmarks.statesystem;

import java.io.File;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.statesystem.core.interval.ITmfStateInterval;

/**
 * Prints bytes per change of each load, and how a picture of the whole grows when the history grows
 * tenfold.
 */
public final class HistorySize {

    private static final int TIMES_BUILT = 3;
    private static final int PICTURES = 15;
    private static final int MILLION = 1_000_000;

    private HistorySize() {}

    /**
     * Runs.
     *
     * @param args "growth" to build 100 million changes too, which takes 600 MB of disk
     * @throws IOException if no file can be made
     */
    public static void main(String[] args) throws IOException {
        print(
                "10 M changes, 1,000 attributes, integers",
                new Load(10 * MILLION, 1000, false),
                10 * MILLION);
        print(
                "10 M changes, 1,000 attributes, 64 texts",
                new Load(10 * MILLION, 1000, true),
                10 * MILLION);
        print(
                "1 M changes, 100,000 attributes, integers",
                new Load(MILLION, 100_000, false),
                MILLION);
        if (args.length > 0) {
            print(
                    "100 M changes, 1,000 attributes, integers",
                    new Load(100 * MILLION, 1000, false),
                    100 * MILLION);
        }
    }

    private static void print(String name, Load load, int changes) throws IOException {
        File file = File.createTempFile("size", ".ht");
        long best = Long.MAX_VALUE;
        for (int i = 0; i < TIMES_BUILT; i++) {
            long start = System.nanoTime();
            load.build(file).dispose();
            best = Math.min(best, System.nanoTime() - start);
        }
        ITmfStateSystem ss = Load.open(file);
        System.out.printf(
                Locale.ROOT,
                "%-45s %6.2f bytes/change %6.2f M changes/s, picture of 500 x 2,000 in %.1f ms%n",
                name,
                (double) file.length() / changes,
                changes * 1e3 / best,
                picture(ss, load) / 1e6);
        ss.dispose();
        file.delete();
    }

    private static long picture(ITmfStateSystem ss, Load load) {
        List<Integer> rows = load.someQuarks(500);
        List<Long> times = Load.times(0, ss.getCurrentEndTime(), 2000);
        long best = Long.MAX_VALUE;
        for (int i = 0; i < PICTURES; i++) {
            long start = System.nanoTime();
            long sum = 0;
            for (ITmfStateInterval interval : ss.query2D(rows, times)) {
                sum += interval.getStartTime();
            }
            if (sum != 0) {
                best = Math.min(best, System.nanoTime() - start);
            }
        }
        return best;
    }
}
