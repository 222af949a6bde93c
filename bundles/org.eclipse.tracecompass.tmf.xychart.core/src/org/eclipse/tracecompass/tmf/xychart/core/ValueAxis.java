package org.eclipse.tracecompass.tmf.xychart.core;

import java.util.ArrayList;
import java.util.List;

/**
 * The axis of the values: its range and its marks, at round numbers of the unit that suits them.
 *
 * @param min the value at the lower end
 * @param max the value at the upper end; above min
 * @param logarithmic whether equal distances are equal ratios; then min is above 0
 * @param unit the unit of the marks
 * @param marks where marks are, ascending, within the range
 */
public record ValueAxis(
        double min, double max, boolean logarithmic, Quantity.Unit unit, List<Double> marks) {

    private static final double LEAST_RATIO = 1e-15;

    /**
     * An axis on which all values of some series can be seen, from zero unless it is logarithmic or
     * there are values below.
     *
     * @param atMost about how many marks there is room for
     */
    public static ValueAxis of(
            List<ChartSeries> series, Quantity quantity, boolean logarithmic, int atMost) {
        double low = Double.POSITIVE_INFINITY;
        double high = Double.NEGATIVE_INFINITY;
        for (ChartSeries s : series) {
            for (double value : s.y()) {
                if (Double.isFinite(value) && (!logarithmic || value > 0)) {
                    low = Math.min(low, value);
                    high = Math.max(high, value);
                }
            }
        }
        if (low > high) {
            low = logarithmic ? 1 : 0;
            high = logarithmic ? 10 : 1;
        }
        return logarithmic ? powers(low, high, quantity) : linear(low, high, quantity, atMost);
    }

    private static ValueAxis linear(double low, double high, Quantity quantity, int atMost) {
        double from = Math.min(0, low);
        double to = Math.max(0, high);
        if (to - from <= Math.max(Math.abs(to), Math.abs(from)) * LEAST_RATIO) {
            to = from + 1;
        }
        Quantity.Unit unit = quantity.unitFor(Math.max(Math.abs(from), Math.abs(to)));
        double step = step((to - from) / unit.factor() / Math.max(1, atMost)) * unit.factor();
        double min = Math.floor(from / step) * step;
        double max = Math.ceil(to / step) * step;
        List<Double> marks = new ArrayList<>();
        long count = Math.round((max - min) / step);
        for (long i = 0; i <= count; i++) {
            marks.add(min + i * step);
        }
        return new ValueAxis(min, max, false, unit, List.copyOf(marks));
    }

    private static ValueAxis powers(double low, double high, Quantity quantity) {
        int first = (int) Math.floor(Math.log10(low));
        int last = Math.max(first + 1, (int) Math.ceil(Math.log10(high)));
        List<Double> marks = new ArrayList<>();
        for (int p = first; p <= last; p++) {
            marks.add(Math.pow(10, p));
        }
        return new ValueAxis(
                Math.pow(10, first),
                Math.pow(10, last),
                true,
                new Quantity.Unit(quantity.unit(), 1),
                List.copyOf(marks));
    }

    /** The smallest of 1, 2, 5, 10 … that is at least some size. */
    static double step(double least) {
        double power = Math.pow(10, Math.floor(Math.log10(least)));
        for (double m : new double[] {1, 2, 5}) {
            if (m * power >= least * (1 - LEAST_RATIO)) {
                return m * power;
            }
        }
        return 10 * power;
    }

    /**
     * Where a value lies: 0 at the lower end, 1 at the upper, beyond them for values out of range;
     * NaN for what a logarithmic axis cannot show.
     */
    public double position(double value) {
        if (logarithmic) {
            return value > 0 ? Math.log10(value / min) / Math.log10(max / min) : Double.NaN;
        }
        return (value - min) / (max - min);
    }

    /** The value at a position: the inverse of {@link #position}. */
    public double value(double position) {
        return logarithmic ? min * Math.pow(max / min, position) : min + position * (max - min);
    }

    /** The text of a mark; with its unit on a logarithmic axis, where the units differ. */
    public String markText(double mark, Quantity quantity) {
        return logarithmic ? quantity.text(mark) : unit.number(mark);
    }

    /** The title of the axis: what it shows, and the unit of its marks. */
    public String title(String label) {
        if (logarithmic || unit.name().isEmpty()) {
            return label;
        }
        return label.isEmpty() ? unit.name() : label + " (" + unit.name() + ")";
    }
}
