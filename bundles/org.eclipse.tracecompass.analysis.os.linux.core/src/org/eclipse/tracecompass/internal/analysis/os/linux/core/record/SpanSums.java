package org.eclipse.tracecompass.internal.analysis.os.linux.core.record;

import org.eclipse.tracecompass.tmf.core.model.filters.RequestedTimes;

/**
 * Amounts, spread evenly over the time that they took, in spans that follow each other. Not
 * thread-safe.
 */
final class SpanSums {

    private final long[] bounds;
    private final double[] sums;

    /**
     * Creates spans without amounts.
     *
     * @param times the ends of the spans, ns, ascending; each begins where the one before ended,
     *     the first is as long as the second
     */
    SpanSums(long[] times) {
        bounds = new long[times.length + 1];
        System.arraycopy(times, 0, bounds, 1, times.length);
        if (times.length > 0) {
            bounds[0] = RequestedTimes.startOfFirst(times);
        }
        sums = new double[times.length];
    }

    /** Adds an amount; parts outside of the spans are left out. */
    void add(long from, long to, double amount) {
        if (from >= to) {
            int at = spanOf(to - 1);
            if (at >= 0 && at < sums.length) {
                sums[at] += amount;
            }
            return;
        }
        double perTime = amount / (to - from);
        for (int i = Math.max(0, spanOf(from)); i < sums.length && bounds[i] < to; i++) {
            long time = Math.min(to, bounds[i + 1]) - Math.max(from, bounds[i]);
            if (time > 0) {
                sums[i] += perTime * time;
            }
        }
    }

    /** The last span that begins at a time or before it: those with the same bound are empty. */
    private int spanOf(long time) {
        return RequestedTimes.firstFrom(bounds, time + 1) - 1;
    }

    /**
     * The amounts per time of the spans, multiplied by a unit of time. A span without length, as in
     * a window of fewer nanoseconds than times, has that of the one before.
     */
    double[] rates(double unit) {
        double[] rates = new double[sums.length];
        for (int i = 0; i < sums.length; i++) {
            long time = bounds[i + 1] - bounds[i];
            rates[i] = time > 0 ? sums[i] / time * unit : i > 0 ? rates[i - 1] : 0;
        }
        return rates;
    }
}
