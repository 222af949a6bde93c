package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.IAxis;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.export.core.ColumnType;
import org.eclipse.tracecompass.tmf.export.core.TableColumn;
import org.eclipse.tracecompass.tmf.ui.timegraph.WorkbenchTheme;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartTheme;

/** Two columns of a result as bars, a line or points. On the UI thread only. */
final class ResultChart extends Composite {

    /** More bars than these would have no names. */
    private static final int MOST_BARS = 60;

    private static final int FEWEST_BARS = 4;
    private static final int BAR_HEIGHT = 24;
    private static final int AXIS = 50;
    private static final int LONGEST = 24;
    private static final int MOST_POINTS = 20_000;
    private static final int POINT_SIZE = 2;

    private enum Kind {
        BARS(Messages.Chart_Bars),
        LINE(Messages.Chart_Line),
        POINTS(Messages.Chart_Points);

        private final String label;

        Kind(String label) {
            this.label = label;
        }
    }

    private final Combo x;
    private final Combo y;
    private final Combo kind;
    private final Label note;
    private final Composite area;
    private Result result = Result.EMPTY;
    private @Nullable Chart chart;

    ResultChart(Composite parent) {
        super(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(this);
        Composite bar = new Composite(this, SWT.NONE);
        GridLayoutFactory.fillDefaults().numColumns(6).margins(4, 2).applyTo(bar);
        GridDataFactory.fillDefaults().grab(true, false).applyTo(bar);
        y = combo(bar, "");
        x = combo(bar, Messages.Chart_By);
        kind = combo(bar, "");
        kind.setItems(Arrays.stream(Kind.values()).map(k -> k.label).toArray(String[]::new));
        note = new Label(bar, SWT.NONE);
        GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(note);
        area = new Composite(this, SWT.NONE);
        area.setLayout(new FillLayout());
        area.addListener(SWT.Resize, event -> redrawBars());
        GridDataFactory.fillDefaults().grab(true, true).applyTo(area);
    }

    private Combo combo(Composite parent, String label) {
        if (!label.isEmpty()) {
            new Label(parent, SWT.NONE).setText(label);
        }
        Combo combo = new Combo(parent, SWT.DROP_DOWN | SWT.READ_ONLY);
        combo.addListener(SWT.Selection, event -> draw());
        return combo;
    }

    /** Shows a result; proposes the columns and the kind that fit it. */
    void show(Result shown) {
        boolean sameColumns = shown.columns().equals(result.columns());
        result = shown;
        if (!sameColumns) {
            propose();
        }
        draw();
    }

    /** The chart; null if there is nothing to draw. */
    @Nullable
    Chart chart() {
        return chart;
    }

    private void propose() {
        List<TableColumn> columns = result.columns();
        String[] names = columns.stream().map(TableColumn::name).toArray(String[]::new);
        x.setItems(names);
        y.setItems(names);
        int time = result.times().start();
        int across = time >= 0 ? time : 0;
        // what is computed usually stands last
        int up =
                IntStream.range(0, columns.size())
                        .filter(i -> i != across && isNumber(i) && i != result.times().end())
                        .reduce((first, second) -> second)
                        .orElse(-1);
        x.select(across);
        y.select(up);
        boolean bars = time < 0 && (!isNumber(across) || result.size() <= MOST_BARS);
        kind.select((bars ? Kind.BARS : ascends(across) ? Kind.LINE : Kind.POINTS).ordinal());
        layout(true, true);
    }

    private boolean ascends(int column) {
        int count = Math.min(MOST_POINTS, result.size());
        return IntStream.range(1, count)
                .allMatch(row -> number(row - 1, column) <= number(row, column));
    }

    private boolean isNumber(int column) {
        return column >= 0
                && column < result.columns().size()
                && result.columns().get(column).type() != ColumnType.TEXT;
    }

    /** Another height has room for other bars. */
    private void redrawBars() {
        if (chart != null && kind.getSelectionIndex() == Kind.BARS.ordinal()) {
            draw();
        }
    }

    // --- drawing

    /** Draws again, also when the theme has changed. */
    void draw() {
        Chart old = chart;
        if (old != null) {
            old.dispose();
            chart = null;
        }
        int across = x.getSelectionIndex();
        int up = y.getSelectionIndex();
        if (across < 0 || !isNumber(up) || result.size() == 0) {
            say(result.columns().isEmpty() ? "" : Messages.Chart_NoNumbers);
            return;
        }
        Kind how = Kind.values()[Math.max(0, kind.getSelectionIndex())];
        Chart made = new Chart(area, SWT.NONE);
        chart = made;
        made.getTitle().setVisible(false);
        made.getLegend().setVisible(false);
        IAxis xAxis = made.getAxisSet().getXAxis(0);
        IAxis yAxis = made.getAxisSet().getYAxis(0);
        yAxis.getTitle().setText(result.columns().get(up).name());
        DecimalFormat format =
                new DecimalFormat("#,##0.######", DecimalFormatSymbols.getInstance(Locale.ROOT));
        xAxis.getTick().setFormat(format);
        yAxis.getTick().setFormat(format);
        if (how == Kind.BARS) {
            bars(made, xAxis, across, up);
        } else {
            curve(made, xAxis, across, up, how);
        }
        ChartTheme.apply(made);
        made.getAxisSet().adjustRange();
        area.layout();
    }

    private Color colour() {
        return WorkbenchTheme.of(area) == Theme.DARK
                ? new Color(110, 160, 220)
                : new Color(54, 110, 180);
    }

    private void bars(Chart made, IAxis xAxis, int across, int up) {
        int room = Math.max(FEWEST_BARS, (area.getClientArea().height - AXIS) / BAR_HEIGHT);
        int count = Math.min(Math.min(MOST_BARS, room), result.size());
        String[] names = new String[count];
        double[] values = new double[count];
        for (int row = 0; row < count; row++) {
            Object name = result.value(row, across);
            // the axis goes upwards, and the first row belongs to the top
            names[count - 1 - row] = name == null ? "" : shortened(name.toString());
            values[count - 1 - row] = number(row, up);
        }
        made.setOrientation(SWT.VERTICAL);
        xAxis.setCategorySeries(names);
        xAxis.enableCategory(true);
        xAxis.getTitle().setVisible(false);
        IBarSeries<?> series =
                (IBarSeries<?>)
                        made.getSeriesSet()
                                .createSeries(
                                        ISeries.SeriesType.BAR, result.columns().get(up).name());
        series.setYSeries(values);
        series.setBarColor(colour());
        say(count < result.size() ? Messages.bind(Messages.Chart_Some, count) : "");
    }

    private static String shortened(String name) {
        return name.length() > LONGEST ? name.substring(0, LONGEST - 1) + '\u2026' : name;
    }

    private void curve(Chart made, IAxis xAxis, int across, int up, Kind how) {
        int count = Math.min(MOST_POINTS, result.size());
        boolean time = across == result.times().start() && isNumber(across);
        // doubles cannot hold nanoseconds since the epoch
        double origin = time ? number(0, across) : 0;
        double scale = time ? 1e9 : 1;
        double[] places = new double[count];
        double[] values = new double[count];
        for (int row = 0; row < count; row++) {
            places[row] = isNumber(across) ? exact(row, across, origin) / scale : row;
            values[row] = number(row, up);
        }
        String name = result.columns().get(across).name();
        xAxis.getTitle()
                .setText(
                        time
                                ? Messages.bind(Messages.Chart_Seconds, name)
                                : isNumber(across) ? name : Messages.Chart_Row);
        ILineSeries<?> series =
                (ILineSeries<?>)
                        made.getSeriesSet()
                                .createSeries(
                                        ISeries.SeriesType.LINE, result.columns().get(up).name());
        series.setXSeries(places);
        series.setYSeries(values);
        series.setLineColor(colour());
        series.setLineStyle(how == Kind.LINE ? LineStyle.SOLID : LineStyle.NONE);
        series.setSymbolType(
                how == Kind.LINE && count > 100
                        ? ILineSeries.PlotSymbolType.NONE
                        : ILineSeries.PlotSymbolType.CIRCLE);
        series.setSymbolColor(colour());
        series.setSymbolSize(POINT_SIZE);
        say(count < result.size() ? Messages.bind(Messages.Chart_Some, count) : "");
    }

    private void say(String words) {
        note.setText(words);
        note.setToolTipText(words);
    }

    private double exact(int row, int column, double origin) {
        return result.value(row, column) instanceof Long number
                ? (double) (number - (long) origin)
                : number(row, column) - origin;
    }

    private double number(int row, int column) {
        return result.value(row, column) instanceof Number number
                        && Double.isFinite(number.doubleValue())
                ? number.doubleValue()
                : 0;
    }
}
