package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import java.util.Arrays;
import java.util.Set;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.ISeriesSet;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.tmf.core.model.CoreFilterProperty;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;

/**
 * Puts the series of a provider into a chart of the library. Series that are not in the answer stay
 * as they are. Series of the same name are told apart by a number. For the UI thread.
 */
public final class ShownSeries {

    private static final String DIMMED = ".dimmed";

    private final Chart chart;
    private final Function<Long, OutputElementStyle> styles;

    /**
     * @param chart the chart
     * @param styles the styles of series by their ids
     */
    public ShownSeries(Chart chart, Function<Long, OutputElementStyle> styles) {
        this.chart = chart;
        this.styles = styles;
    }

    /**
     * Shows an answer.
     *
     * @param model the answer
     * @param offset the instant of the x 0
     */
    public void show(ITmfXyModel model, long offset) {
        chart.suspendUpdate(true);
        try {
            Set<Long> answered =
                    model.getSeriesData().stream()
                            .map(ISeriesModel::getId)
                            .collect(Collectors.toSet());
            for (ISeriesModel series : model.getSeriesData()) {
                String name = SeriesNames.of(chart).of(series.getId(), series.getName(), answered);
                show(name, series, offset);
            }
        } finally {
            chart.suspendUpdate(false);
        }
    }

    private void show(String name, ISeriesModel model, long offset) {
        SeriesLook look = SeriesLook.of(styles.apply(Long.valueOf(model.getId())));
        int[] properties = model.getProperties();
        boolean marked = Arrays.stream(properties).anyMatch(p -> p != 0);
        IntPredicate wanted = i -> !marked || !has(properties, i, CoreFilterProperty.EXCLUDE);
        put(
                name,
                model,
                offset,
                look,
                i -> wanted.test(i) && !(marked && has(properties, i, CoreFilterProperty.DIMMED)));
        put(
                name + DIMMED,
                model,
                offset,
                look.dimmed(background()),
                i -> marked && wanted.test(i) && has(properties, i, CoreFilterProperty.DIMMED));
    }

    private RGB background() {
        return chart.getPlotArea().getBackground().getRGB();
    }

    private static boolean has(int[] properties, int i, int flag) {
        return i < properties.length && (properties[i] & flag) != 0;
    }

    private void put(
            String name, ISeriesModel model, long offset, SeriesLook look, IntPredicate wanted) {
        long[] times = model.getXAxis();
        double[] values = model.getData();
        int most = Math.min(times.length, values.length);
        double[] xs = new double[most];
        double[] ys = new double[most];
        int count = 0;
        for (int i = 0; i < most; i++) {
            if (wanted.test(i) && Double.isFinite(values[i])) {
                xs[count] = times[i] - offset;
                ys[count] = values[i];
                count++;
            }
        }
        ISeriesSet all = chart.getSeriesSet();
        ISeries<?> known = all.getSeries(name);
        if (known != null && (count == 0 || !look.fits(known))) {
            all.deleteSeries(name);
            known = null;
        }
        if (count == 0) {
            return;
        }
        if (known == null) {
            known =
                    all.createSeries(
                            look.isBar() ? ISeries.SeriesType.BAR : ISeries.SeriesType.LINE, name);
        }
        known.setXSeries(Arrays.copyOf(xs, count));
        known.setYSeries(Arrays.copyOf(ys, count));
        look.apply(known, count);
    }

    /** Moves all points, since the x 0 is another instant. */
    public static void move(Chart chart, long by) {
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            double[] xs = series.getXSeries();
            if (xs != null && xs.length > 0) {
                double[] moved = new double[xs.length];
                for (int i = 0; i < xs.length; i++) {
                    moved[i] = xs[i] + by;
                }
                series.setXSeries(moved);
            }
        }
    }

    /** Removes all series. */
    public static void clear(Chart chart) {
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            chart.getSeriesSet().deleteSeries(series.getId());
        }
        SeriesNames.forget(chart);
    }

    /** Shows the whole range of the values, from 0 if it is not far away. */
    public static void fitValues(Chart chart) {
        org.eclipse.swtchart.IAxis axis = chart.getAxisSet().getYAxis(0);
        double least = Double.POSITIVE_INFINITY;
        double most = Double.NEGATIVE_INFINITY;
        for (ISeries<?> series : chart.getSeriesSet().getSeries()) {
            double[] ys = series.isVisible() ? series.getYSeries() : null;
            for (int i = 0; ys != null && i < ys.length; i++) {
                least = Math.min(least, ys[i]);
                most = Math.max(most, ys[i]);
            }
        }
        if (least > most) {
            return;
        }
        if (axis.isLogScaleEnabled()) {
            axis.adjustRange();
            return;
        }
        double lower = least > 0 && least < most / 2 || least == most && least > 0 ? 0 : least;
        double margin = most == lower ? 1 : (most - lower) * 0.05;
        axis.setRange(new Range(lower == 0 ? 0 : lower - margin, most + margin));
    }
}
