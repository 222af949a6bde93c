package org.eclipse.tracecompass.internal.tmf.ui.viewers.eventdensity;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.core.histogram.HistogramDataProvider;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXYDataProvider;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfFilteredXYChartViewer;
import org.eclipse.tracecompass.tmf.ui.viewers.xychart.linechart.TmfXYChartSettings;

/**
 * A chart of the number of events over time: a series for each trace, or for the traces checked in
 * an {@link EventDensityTreeViewer}.
 */
@NonNullByDefault({})
public class EventDensityViewer extends TmfFilteredXYChartViewer {

    /**
     * @param parent the parent, with a grid layout
     * @param settings the titles and the resolution
     */
    public EventDensityViewer(Composite parent, TmfXYChartSettings settings) {
        super(parent, settings, HistogramDataProvider.ID);
    }

    @Override
    protected ITmfXYDataProvider initializeDataProvider(ITmfTrace trace) {
        return new HistogramDataProvider(trace);
    }

    @Override
    public OutputElementStyle getSeriesStyle(Long seriesId) {
        return getPresentationProvider().getSeriesStyle(seriesId, SeriesType.BAR, 1);
    }
}
