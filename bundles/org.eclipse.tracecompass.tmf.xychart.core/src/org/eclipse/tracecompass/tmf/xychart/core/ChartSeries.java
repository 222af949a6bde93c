package org.eclipse.tracecompass.tmf.xychart.core;

/**
 * The values of one row of the tree. The arrays are not copied and must not be changed.
 *
 * @param id the id of the row
 * @param name the name for legends and tooltips
 * @param kind how it is drawn
 * @param x instants in ns; ascending unless it is a scatter
 * @param y as many values; NaN where there is none
 */
public record ChartSeries(long id, String name, SeriesKind kind, long[] x, double[] y) {

    /** Leaves out what one of the arrays has more than the other. */
    public ChartSeries {
        if (x.length != y.length) {
            int n = Math.min(x.length, y.length);
            x = java.util.Arrays.copyOf(x, n);
            y = java.util.Arrays.copyOf(y, n);
        }
    }

    /** The same series under another name. */
    ChartSeries named(String other) {
        return new ChartSeries(id, other, kind, x, y);
    }

    /** The index of the value nearest to an instant, or -1 if there are no values. */
    public int nearest(long time) {
        int best = -1;
        if (kind == SeriesKind.SCATTER) {
            for (int i = 0; i < x.length; i++) {
                if (best < 0 || Math.abs(x[i] - time) < Math.abs(x[best] - time)) {
                    best = i;
                }
            }
            return best;
        }
        int found = java.util.Arrays.binarySearch(x, time);
        if (found >= 0) {
            return found;
        }
        int after = -found - 1;
        if (after == x.length) {
            return x.length - 1;
        }
        return after > 0 && time - x[after - 1] < x[after] - time ? after - 1 : after;
    }

    /** The least and the greatest finite value, or null if there is none. */
    public double @org.eclipse.jdt.annotation.Nullable [] extremes() {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (double value : y) {
            if (Double.isFinite(value)) {
                low = Math.min(low, value);
                high = Math.max(high, value);
            }
        }
        return low > high ? null : new double[] {low, high};
    }
}
