package org.eclipse.tracecompass.tmf.core.model;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel.DisplayType;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfCommonXAxisModel;
import org.eclipse.tracecompass.tmf.core.model.xy.IYModel;
import org.eclipse.tracecompass.tmf.core.model.xy.TmfXYAxisDescription;

/** A chart whose series share one x axis. */
public class TmfCommonXAxisModel implements ITmfCommonXAxisModel {

    private final String title;
    private final ISampling sampling;
    private final TmfXYAxisDescription xAxis;
    private final DisplayType displayType;
    private final Collection<IYModel> ySeries;

    /**
     * Creates a chart of lines over time.
     *
     * @param title the title of the chart
     * @param xValues nanoseconds
     * @param ySeries the series, each with as many values
     */
    public TmfCommonXAxisModel(String title, long[] xValues, Collection<IYModel> ySeries) {
        this(
                title,
                new ISampling.Timestamps(xValues),
                TmfXYAxisDescription.DEFAULT_X_AXIS,
                DisplayType.LINE,
                ySeries);
    }

    /**
     * Creates a chart.
     *
     * @param title the title of the chart
     * @param sampling where the values lie
     * @param xAxis the x axis
     * @param displayType how the series are drawn
     * @param ySeries the series, each with as many values as the sampling
     */
    public TmfCommonXAxisModel(
            String title,
            ISampling sampling,
            TmfXYAxisDescription xAxis,
            DisplayType displayType,
            Collection<IYModel> ySeries) {
        this.title = title;
        this.sampling = sampling;
        this.xAxis = xAxis;
        this.displayType = displayType;
        this.ySeries = ySeries;
    }

    @Override
    public @Nullable String getTitle() {
        return title;
    }

    @Override
    public Collection<ISeriesModel> getSeriesData() {
        List<ISeriesModel> series = new ArrayList<>(ySeries.size());
        for (IYModel y : ySeries) {
            TmfXYAxisDescription yAxis = y.getYAxisDescription();
            series.add(
                    new SeriesModel(
                            y.getId(),
                            y.getName(),
                            sampling,
                            y.getData(),
                            xAxis,
                            yAxis == null ? TmfXYAxisDescription.DEFAULT_Y_AXIS : yAxis,
                            displayType,
                            new int[sampling.size()]));
        }
        return series;
    }

    @Override
    public Collection<IYModel> getYSeriesData() {
        return ySeries;
    }
}
