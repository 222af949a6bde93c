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

    private final String fTitle;
    private final ISampling fSampling;
    private final TmfXYAxisDescription fXAxis;
    private final DisplayType fDisplayType;
    private final Collection<IYModel> fYSeries;

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
        fTitle = title;
        fSampling = sampling;
        fXAxis = xAxis;
        fDisplayType = displayType;
        fYSeries = ySeries;
    }

    @Override
    public @Nullable String getTitle() {
        return fTitle;
    }

    @Override
    public Collection<ISeriesModel> getSeriesData() {
        List<ISeriesModel> series = new ArrayList<>(fYSeries.size());
        for (IYModel y : fYSeries) {
            TmfXYAxisDescription yAxis = y.getYAxisDescription();
            series.add(
                    new SeriesModel(
                            y.getId(),
                            y.getName(),
                            fSampling,
                            y.getData(),
                            fXAxis,
                            yAxis == null ? TmfXYAxisDescription.DEFAULT_Y_AXIS : yAxis,
                            fDisplayType,
                            new int[fSampling.size()]));
        }
        return series;
    }

    @Override
    public Collection<IYModel> getYSeriesData() {
        return fYSeries;
    }
}
