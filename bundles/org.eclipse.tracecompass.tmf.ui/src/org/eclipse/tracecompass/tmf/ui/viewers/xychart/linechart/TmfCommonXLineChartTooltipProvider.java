package org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart;

import java.text.Format;
import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swtchart.Chart;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfAbstractToolTipHandler.ToolTipString;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.ITmfChartTimeProvider;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.IXYSeries;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.TmfBaseProvider;

/**
 * A tooltip with the time at the pointer and what each series is there.
 *
 * @since 9.5.0
 */
public class TmfCommonXLineChartTooltipProvider extends TmfBaseProvider {

    // no initializer: the constructor of the superclass asks for it
    private TmfAbstractToolTipHandler handler;

    private final class Tip extends TmfAbstractToolTipHandler {

        @Override
        protected void fill(Control control, MouseEvent event, Point pt) {
            if (getChartViewer().getWindowDuration() <= 0 || getFirstValidSeriesKey() == null) {
                return;
            }
            double x = getXAxis().getDataCoordinate(pt.x);
            long time = limitXDataCoordinate(x) + getChartViewer().getTimeOffset();
            addItem(
                    null,
                    ToolTipString.fromString(Messages.Tip_Time),
                    ToolTipString.fromTimestamp(TmfTimestamp.fromNanos(time).toString(), time));
            addAdditionalTooltipItems((name, value) -> addItem(null, name, value), x);
            Format format =
                    control.getParent() instanceof Chart chart
                            ? chart.getAxisSet().getYAxis(0).getTick().getFormat()
                            : null;
            for (IXYSeries series : getSeries()) {
                int index = sampleAt(series, x);
                if (index >= 0) {
                    addSeriesTooltipItem(
                            (name, value) -> addItem(null, name, value), series, index, format);
                }
            }
        }
    }

    /**
     * @param tmfChartViewer the chart
     */
    public TmfCommonXLineChartTooltipProvider(ITmfChartTimeProvider tmfChartViewer) {
        super(tmfChartViewer);
    }

    @Override
    public TmfAbstractToolTipHandler getTooltipHandler() {
        if (handler == null) {
            handler = new Tip();
        }
        return handler;
    }

    @Override
    public void refresh() {
        // the tooltip is filled when it appears
    }

    /** The last sample of a series at or before an x; -1 if there is none. */
    private static int sampleAt(IXYSeries series, double x) {
        double[] xs = series.getXSeries();
        double[] ys = series.getYSeries();
        if (!series.isVisible() || xs == null || ys == null || xs.length == 0) {
            return -1;
        }
        int found = Arrays.binarySearch(xs, x);
        int index = found >= 0 ? found : Math.max(0, -found - 2);
        return index < ys.length ? index : -1;
    }

    /**
     * Adds lines between the time and the series.
     *
     * @param adder takes the title and the text of a line
     * @param xCoordinate the x at the pointer, in ns since the offset
     */
    protected void addAdditionalTooltipItems(
            BiConsumer<ToolTipString, ToolTipString> adder, double xCoordinate) {
        // for subclasses
    }

    /**
     * Adds the line of a series.
     *
     * @param adder takes the title and the text of a line
     * @param xySeries the series
     * @param index the number of the sample
     * @param format how values are written; null for plain numbers
     */
    protected void addSeriesTooltipItem(
            BiConsumer<ToolTipString, ToolTipString> adder,
            IXYSeries xySeries,
            int index,
            Format format) {
        double value = xySeries.getYSeries()[index];
        adder.accept(
                ToolTipString.fromHtml(formatSeriesLabel(xySeries)),
                format == null
                        ? ToolTipString.fromDecimal(value)
                        : ToolTipString.fromString(format.format(value)));
    }

    /** The name of a series as HTML. */
    protected static final String formatSeriesLabel(IXYSeries xySeries) {
        return ToolTipString.fromString(xySeries.getId()).toHtmlString();
    }

    /** The name of the first series with points that can be seen; null if there is none. */
    protected final String getFirstValidSeriesKey() {
        List<IXYSeries> all = getSeries();
        for (IXYSeries series : all) {
            double[] xs = series.getXSeries();
            if (series.isVisible() && xs != null && xs.length > 0) {
                return series.getId();
            }
        }
        return null;
    }
}
