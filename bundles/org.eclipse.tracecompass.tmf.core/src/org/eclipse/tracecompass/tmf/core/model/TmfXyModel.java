package org.eclipse.tracecompass.tmf.core.model;

import java.util.Collection;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.xy.ISeriesModel;
import org.eclipse.tracecompass.tmf.core.model.xy.ITmfXyModel;

/** The usual {@link ITmfXyModel}: series that may each have an x axis of their own. */
public class TmfXyModel implements ITmfXyModel {

    private final String title;
    private final Collection<ISeriesModel> series;

    /**
     * Creates the model.
     *
     * @param title the title of the chart
     * @param series the series
     */
    public TmfXyModel(String title, Collection<ISeriesModel> series) {
        this.title = title;
        this.series = series;
    }

    @Override
    public @Nullable String getTitle() {
        return title;
    }

    @Override
    public Collection<ISeriesModel> getSeriesData() {
        return series;
    }
}
