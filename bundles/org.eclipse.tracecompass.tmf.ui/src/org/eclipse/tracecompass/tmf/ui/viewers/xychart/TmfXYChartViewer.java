package org.eclipse.tracecompass.tmf.ui.viewers.xychart;

import java.time.ZoneId;
import org.eclipse.core.runtime.IAdaptable;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IStatusLineManager;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.osgi.util.NLS;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.layout.GridLayout;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swtchart.Chart;
import org.eclipse.swtchart.ITitle;
import org.eclipse.swtchart.Range;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.ShownSeries;
import org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart.TimeScale;
import org.eclipse.tracecompass.tmf.core.signal.TmfSelectionRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfSignalHandler;
import org.eclipse.tracecompass.tmf.core.signal.TmfTimestampFormatUpdateSignal;
import org.eclipse.tracecompass.tmf.core.signal.TmfWindowRangeUpdatedSignal;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimeRange;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceManager;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.time.TimeDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.IImageSave;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfTimeViewer;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils.Resolution;
import org.eclipse.tracecompass.tmf.ui.views.FormatTimeUtils.TimeFormat;
import org.eclipse.tracecompass.tmf.ui.xychart.ChartTheme;

/**
 * The base of charts over time. It shows a chart of SWTChart below the ruler of the time graphs,
 * follows window and selection, and selects, zooms and moves with the mouse. A subclass fills the
 * chart.
 *
 * @since 9.5.0
 */
public abstract class TmfXYChartViewer extends TmfTimeViewer
        implements ITmfChartTimeProvider, IImageSave, IAdaptable {

    private final Composite composite;
    private final TimeScale scale;
    private Chart chart;
    private TmfBaseProvider selectionProvider;
    private TmfBaseProvider dragZoomProvider;
    private TmfBaseProvider wheelZoomProvider;
    private TmfBaseProvider tooltipProvider;
    private TmfBaseProvider dragProvider;
    private IStatusLineManager statusLine;
    private TimeFormat timeFormat = TimeFormat.CALENDAR;
    private boolean timeFormatChosen;
    private boolean sendTimeAlignSignals;
    private AxisRange fixedYRange;

    /** The instant of the x 0 of the points that are in the chart. */
    private long shownOffset;

    /**
     * @param parent the parent of the widgets, with a {@link GridLayout} as a rule
     * @param title the title of the chart, hidden at first; null for none
     * @param xLabel the title of the axis of time, hidden at first; null for none
     * @param yLabel the title of the axis of values; null for none
     */
    public TmfXYChartViewer(Composite parent, String title, String xLabel, String yLabel) {
        super(parent, title == null ? "" : title);
        composite = new Composite(parent, SWT.NONE);
        GridLayoutFactory.fillDefaults().spacing(0, 0).applyTo(composite);
        if (parent.getLayout() instanceof GridLayout) {
            GridDataFactory.fillDefaults().grab(true, true).applyTo(composite);
        }
        scale = new TimeScale(composite);
        GridDataFactory.fillDefaults()
                .grab(true, false)
                .hint(SWT.DEFAULT, TimeScale.HEIGHT)
                .applyTo(scale);
        chart = new Chart(composite, SWT.DOUBLE_BUFFERED);
        GridDataFactory.fillDefaults().grab(true, true).applyTo(chart);
        chart.enableCompress(true);
        chart.getLegend().setPosition(SWT.BOTTOM);
        setTitle(chart.getTitle(), title, false);
        setTitle(chart.getAxisSet().getXAxis(0).getTitle(), xLabel, false);
        setTitle(chart.getAxisSet().getYAxis(0).getTitle(), yLabel, yLabel != null);
        chart.getAxisSet().getXAxis(0).getTick().setVisible(false);
        chart.getAxisSet().getXAxis(0).getGrid().setVisible(false);
        ChartTheme.apply(chart);
        chart.addListener(SWT.Dispose, e -> dispose());
        chart.getPlotArea().getControl().addListener(SWT.Resize, e -> placeScale());
        selectionProvider = new TmfMouseSelectionProvider(this);
        dragZoomProvider = new TmfMouseDragZoomProvider(this);
        wheelZoomProvider = new TmfMouseWheelZoomProvider(this);
        tooltipProvider = new TmfSimpleTooltipProvider(this);
        dragProvider = new TmfMouseDragProvider(this);
    }

    private static void setTitle(ITitle title, String text, boolean visible) {
        title.setText(text == null ? "" : text);
        title.setVisible(visible);
    }

    // --- widgets

    /** Sets the chart, in place of the one that the viewer has made. */
    protected void setSwtChart(Chart chart) {
        this.chart = chart;
    }

    /** The chart: series, axes, titles and legend may be changed. */
    public Chart getSwtChart() {
        return chart;
    }

    /** Shows or hides the ruler with the times. */
    public void setTimeAxisVisible(boolean visible) {
        ((GridData) scale.getLayoutData()).exclude = !visible;
        scale.setVisible(visible);
        composite.layout();
    }

    private static void end(TmfBaseProvider provider) {
        if (provider != null) {
            provider.dispose();
        }
    }

    /** Sets what selects times; null for nothing. */
    public void setSelectionProvider(TmfBaseProvider provider) {
        end(selectionProvider);
        selectionProvider = provider;
    }

    /** Sets what zooms when the mouse is dragged; null for nothing. */
    public void setMouseDragZoomProvider(TmfBaseProvider provider) {
        end(dragZoomProvider);
        dragZoomProvider = provider;
    }

    /** Sets what zooms with the wheel; null for nothing. */
    public void setMouseWheelZoomProvider(TmfBaseProvider provider) {
        end(wheelZoomProvider);
        wheelZoomProvider = provider;
    }

    /** Sets what shows tooltips; null for nothing. */
    public void setTooltipProvider(TmfBaseProvider provider) {
        end(tooltipProvider);
        tooltipProvider = provider;
    }

    /** Sets what moves the window when the mouse is dragged; null for nothing. */
    public void setMouseDrageProvider(TmfBaseProvider provider) {
        end(dragProvider);
        dragProvider = provider;
    }

    @Override
    public long getTimeOffset() {
        return getWindowStartTime() - 1;
    }

    /** The chart. */
    @Override
    public Control getControl() {
        return chart;
    }

    @Override
    public void refresh() {
        OnDisplay.soon(
                chart,
                () -> {
                    for (TmfBaseProvider provider :
                            new TmfBaseProvider[] {
                                selectionProvider,
                                dragZoomProvider,
                                wheelZoomProvider,
                                tooltipProvider,
                                dragProvider
                            }) {
                        if (provider != null) {
                            provider.refresh();
                        }
                    }
                    placeScale();
                    chart.redraw();
                });
    }

    @Override
    public void dispose() {
        super.dispose();
        OnDisplay.soon(composite, composite::dispose);
    }

    /** The display of the workbench. */
    protected static Display getDisplay() {
        Display current = Display.getCurrent();
        return current == null ? Display.getDefault() : current;
    }

    /** The distance from the left edge of the chart to the plot, in pixels. */
    public int getPointAreaOffset() {
        return chart.getPlotArea().getControl().getLocation().x;
    }

    /** The width of the plot in pixels. */
    public int getPointAreaWidth() {
        return chart.getPlotArea().getSize().x;
    }

    // --- content

    @Override
    public void loadTrace(ITmfTrace trace) {
        super.loadTrace(trace);
        OnDisplay.now(
                chart,
                () -> {
                    clearContent();
                    showWindow();
                });
        updateContent();
    }

    @Override
    public void reset() {
        super.reset();
        OnDisplay.now(
                chart,
                () -> {
                    clearContent();
                    placeScale();
                    if (statusLine != null) {
                        statusLine.setMessage("");
                    }
                });
    }

    /** Fills the chart for the current window. Any thread. */
    protected abstract void updateContent();

    /** Removes all series. On the UI thread. */
    protected void clearContent() {
        if (!chart.isDisposed()) {
            ShownSeries.clear(chart);
            chart.getAxisSet().getXAxis(0).setRange(new Range(0, 1));
            chart.getAxisSet().getYAxis(0).setRange(new Range(0, 1));
            chart.redraw();
        }
    }

    /** Whether the chart does not yet show the window that is wanted. */
    public boolean isDirty() {
        ITmfTrace trace = getTrace();
        if (trace == null) {
            return false;
        }
        TmfTimeRange wanted = TmfTraceManager.getInstance().getTraceContext(trace).getWindowRange();
        return Math.max(wanted.getStartTime().toNanos(), getStartTime()) != getWindowStartTime()
                || Math.min(wanted.getEndTime().toNanos(), getEndTime()) != getWindowEndTime();
    }

    /** Sets how times are written; by default it is as the user wants it. */
    protected void setTimeFormat(TimeFormat timeFormat) {
        this.timeFormat = timeFormat;
        timeFormatChosen = true;
        OnDisplay.now(chart, () -> scale.setTime(timeText()));
    }

    private TimeText timeText() {
        TimeDisplay display = TimeDisplay.current();
        if (!timeFormatChosen) {
            return display.text(getTrace());
        }
        ZoneId zone = display.zone();
        var format =
                switch (timeFormat) {
                    case CALENDAR -> org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.DATE;
                    case RELATIVE ->
                            org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.SECONDS;
                    case NUMBER, CYCLES, PERCENTAGE ->
                            org.eclipse.tracecompass.tmf.drawing.core.time.TimeFormat.NUMBER;
                };
        return new TimeText(format, zone, getStartTime());
    }

    @Override
    @TmfSignalHandler
    public void selectionRangeUpdated(TmfSelectionRangeUpdatedSignal signal) {
        super.selectionRangeUpdated(signal);
        OnDisplay.now(
                chart,
                () -> {
                    scale.select(getSelectionBeginTime(), getSelectionEndTime());
                    chart.redraw();
                    if (getTrace() != null) {
                        updateStatusLine(
                                getSelectionBeginTime() - getTimeOffset(),
                                getSelectionEndTime() - getTimeOffset(),
                                getSelectionEndTime() - getTimeOffset());
                    }
                });
    }

    @Override
    @TmfSignalHandler
    public void windowRangeUpdated(TmfWindowRangeUpdatedSignal signal) {
        super.windowRangeUpdated(signal);
        if (getTrace() != null) {
            OnDisplay.now(chart, this::showWindow);
            updateContent();
        }
    }

    /** Shows the part of the series that is in the window, until there are others. */
    private void showWindow() {
        if (chart.isDisposed()) {
            return;
        }
        long offset = getTimeOffset();
        if (offset != shownOffset) {
            ShownSeries.move(chart, shownOffset - offset);
            shownOffset = offset;
        }
        if (getTrace() != null && getWindowDuration() > 0) {
            chart.getAxisSet().getXAxis(0).setRange(new Range(1, getWindowDuration() + 1.0));
        }
        placeScale();
        chart.redraw();
    }

    private void placeScale() {
        if (!chart.isDisposed() && !scale.isDisposed()) {
            Rectangle area = chart.getPlotArea().getControl().getBounds();
            scale.setTime(timeText());
            scale.show(getWindowStartTime(), getWindowEndTime(), area.x, area.width);
            scale.select(getSelectionBeginTime(), getSelectionEndTime());
        }
    }

    /** The user wants times to be written another way. */
    @TmfSignalHandler
    public void timestampFormatUpdated(TmfTimestampFormatUpdateSignal signal) {
        OnDisplay.now(
                chart,
                () -> {
                    scale.setTime(timeText());
                    chart.redraw();
                });
    }

    /**
     * Shows a fixed range of values.
     *
     * @param yRange the range; null for that of the values in the window
     */
    public void setFixedYRange(@Nullable AxisRange yRange) {
        fixedYRange = yRange;
        updateContent();
    }

    /** The fixed range of values; null if it is that of the values in the window. */
    public @Nullable AxisRange getFixedYRange() {
        return fixedYRange;
    }

    // --- the view around

    @Override
    public <T> T getAdapter(Class<T> adapter) {
        return adapter.isInstance(this) ? adapter.cast(this) : null;
    }

    /** Sets whether other views are told where the plot begins when the content has changed. */
    public void setSendTimeAlignSignals(boolean sendTimeAlignSignals) {
        this.sendTimeAlignSignals = sendTimeAlignSignals;
    }

    /** Whether other views are told where the plot begins when the content has changed. */
    public boolean isSendTimeAlignSignals() {
        return sendTimeAlignSignals;
    }

    /** Saves a picture of the chart with its axes. */
    @Override
    public void saveImage(String filename, int format) {
        chart.save(filename, format);
    }

    /** Sets where the selected times are written; null for nowhere. */
    public void setStatusLineManager(IStatusLineManager statusLineManager) {
        if (statusLine != null && statusLineManager == null) {
            statusLine.setMessage("");
        }
        statusLine = statusLineManager;
    }

    /**
     * Writes times to the status line.
     *
     * @param startTime the start of a range, in ns since the offset
     * @param endTime its end
     * @param cursorTime where the pointer is
     */
    public void updateStatusLine(long startTime, long endTime, long cursorTime) {
        if (statusLine == null) {
            return;
        }
        String cursor = instant(cursorTime);
        statusLine.setMessage(
                startTime == endTime
                        ? NLS.bind(Messages.Status_Cursor, cursor)
                        : NLS.bind(
                                Messages.Status_Range,
                                new Object[] {
                                    cursor,
                                    instant(startTime),
                                    instant(endTime),
                                    FormatTimeUtils.formatDelta(
                                            Math.abs(endTime - startTime),
                                            TimeFormat.RELATIVE,
                                            Resolution.NANOSEC)
                                }));
    }

    private String instant(long time) {
        return timeText().full(time + getTimeOffset());
    }
}
