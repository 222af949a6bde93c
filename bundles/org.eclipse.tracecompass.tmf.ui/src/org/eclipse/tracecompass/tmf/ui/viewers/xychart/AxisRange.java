package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

/**
 * A range of an axis.
 *
 * @since 9.5.0
 */
public class AxisRange {

    private final double lower;
    private final double upper;

    /**
     * @param start one end
     * @param end the other one
     */
    public AxisRange(double start, double end) {
        lower = Math.min(start, end);
        upper = Math.max(start, end);
    }

    /** The lower end. */
    public double getLower() {
        return lower;
    }

    /** The upper end. */
    public double getUpper() {
        return upper;
    }

    @Override
    public String toString() {
        return "AxisRange [" + lower + ", " + upper + ']';
    }
}
