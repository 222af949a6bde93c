package org.eclipse.tracecompass.benchmarks.server;

import java.util.Arrays;
import java.util.Locale;
import java.util.Map;

/** What the clients measure. Thread-safe. */
final class LoadFigures {

    private static final double MS = 1e6;

    private long[] times = new long[1 << 10];
    private int count;
    private long bytes;

    synchronized void answered(long nanos, long size) {
        if (count == times.length) {
            times = Arrays.copyOf(times, 2 * count);
        }
        times[count++] = nanos;
        bytes += size;
    }

    /**
     * Describes the answers and what they cost the server.
     *
     * @param seconds how long was asked
     * @param before the figures of the server before
     * @param after the figures of the server after
     */
    synchronized String report(
            double seconds, Map<String, Double> before, Map<String, Double> after) {
        if (count == 0) {
            return "no answer";
        }
        long[] sorted = Arrays.copyOf(times, count);
        Arrays.sort(sorted);
        String cpu = "process_cpu_seconds_total";
        return String.format(
                Locale.ROOT,
                "%d answers, %.0f/s, %.1f kB each; median %.1f ms, 90 %% %.1f ms, 99 %% %.1f ms,"
                        + " longest %.0f ms; server: CPU %.2f ms each, heap %.0f MB, %.0f threads",
                count,
                count / seconds,
                bytes / 1e3 / count,
                sorted[count / 2] / MS,
                sorted[(int) (count * 0.9)] / MS,
                sorted[(int) (count * 0.99)] / MS,
                sorted[count - 1] / MS,
                1e3 * (figure(after, cpu) - figure(before, cpu)) / count,
                figure(after, "astrolabe_heap_bytes") / 1e6,
                figure(after, "jvm_threads_current"));
    }

    private static double figure(Map<String, Double> figures, String name) {
        return figures.getOrDefault(name, Double.NaN);
    }
}
