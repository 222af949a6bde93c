package org.eclipse.tracecompass.internal.analysis.os.linux.core.cpuusage;

import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;

/**
 * Time on CPUs, spread over spans that follow each other. Idle time does not count. Not
 * thread-safe.
 */
final class CpuShares {

    /** Hundred per cent are one CPU that is busy all the time. */
    private static final double WHOLE = 100;

    private final long[] bounds;
    private final double[] total;
    private final Map<Integer, double[]> byCpu = new HashMap<>();
    private final Map<Integer, double[]> byThread = new HashMap<>();

    /**
     * Creates shares without any time.
     *
     * @param times the ends of the spans, ascending; each begins where the one before ended, the
     *     first is as long as the next one that has a length
     */
    CpuShares(long[] times) {
        bounds = new long[times.length + 1];
        System.arraycopy(times, 0, bounds, 1, times.length);
        if (times.length > 0) {
            bounds[0] = RequestedTimes.startOfFirst(times);
        }
        total = new double[times.length];
    }

    /** The beginning of the first span. */
    long start() {
        return bounds[0];
    }

    /** The end of the last span. */
    long end() {
        return bounds[bounds.length - 1];
    }

    /** Wants the time of a CPU for itself. */
    void wantCpu(int cpu) {
        byCpu.computeIfAbsent(Integer.valueOf(cpu), c -> new double[total.length]);
    }

    /** Wants the time of a thread for itself. */
    void wantThread(int tid) {
        byThread.computeIfAbsent(Integer.valueOf(tid), t -> new double[total.length]);
    }

    /** Adds a slice; parts outside of the spans are left out. */
    void add(int cpu, int tid, long from, long to) {
        if (tid == 0) {
            return;
        }
        double[] ofCpu = byCpu.get(Integer.valueOf(cpu));
        double[] ofThread = byThread.get(Integer.valueOf(tid));
        int span = Arrays.binarySearch(bounds, Math.max(from, start()));
        span = span >= 0 ? span : -span - 2;
        for (; span < total.length && bounds[span] < to; span++) {
            long time = Math.min(to, bounds[span + 1]) - Math.max(from, bounds[span]);
            if (time > 0) {
                total[span] += time;
                if (ofCpu != null) {
                    ofCpu[span] += time;
                }
                if (ofThread != null) {
                    ofThread[span] += time;
                }
            }
        }
    }

    /** The shares of all CPUs together, in per cent of one CPU. */
    double[] total(long historyStart, long historyEnd) {
        return perCent(total, historyStart, historyEnd);
    }

    /** The shares of a CPU that was wanted. */
    double[] ofCpu(int cpu, long historyStart, long historyEnd) {
        return perCent(
                byCpu.getOrDefault(Integer.valueOf(cpu), new double[total.length]),
                historyStart,
                historyEnd);
    }

    /** The shares of a thread that was wanted. */
    double[] ofThread(int tid, long historyStart, long historyEnd) {
        return perCent(
                byThread.getOrDefault(Integer.valueOf(tid), new double[total.length]),
                historyStart,
                historyEnd);
    }

    /**
     * Divides by the part of each span that the history knows. The span before the history has no
     * value, except for the very first one, which takes that of the next so that a chart begins at
     * its left edge. A span without length, as in a window of fewer nanoseconds than times, has the
     * value of the one before.
     */
    private double[] perCent(double[] times, long historyStart, long historyEnd) {
        double[] shares = new double[times.length];
        for (int i = 0; i < times.length; i++) {
            long from = Math.max(bounds[i], historyStart);
            long to = Math.min(bounds[i + 1], historyEnd);
            shares[i] = to > from ? times[i] / (to - from) * WHOLE : Double.NaN;
        }
        if (shares.length > 0 && Double.isNaN(shares[0]) && bounds[1] >= historyStart) {
            int next = RequestedTimes.firstFrom(bounds, bounds[1] + 1) - 1;
            shares[0] = next < shares.length ? shares[next] : shares[0];
        }
        for (int i = 1; i < shares.length; i++) {
            shares[i] = bounds[i + 1] == bounds[i] ? shares[i - 1] : shares[i];
        }
        return shares;
    }
}
