package org.eclipse.tracecompass.tmf.core.presentation;

import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;

/** Assigns a constant style to each series. */
public interface IXYPresentationProvider {

    /**
     * Returns the style of a series.
     *
     * @param seriesId the id of the series
     * @param type the kind of series if it has no style yet, one of {@link
     *     StyleProperties.SeriesType}
     * @param width the width of its line if it has no style yet, in pixels
     * @return the style
     */
    OutputElementStyle getSeriesStyle(Long seriesId, String type, int width);

    /**
     * Returns the style of a series, a thin line if it has none yet.
     *
     * @param seriesId the id of the series
     * @return the style
     */
    default OutputElementStyle getSeriesStyle(Long seriesId) {
        return getSeriesStyle(seriesId, StyleProperties.SeriesType.LINE, 1);
    }

    /** Forgets all styles. */
    void clear();
}
