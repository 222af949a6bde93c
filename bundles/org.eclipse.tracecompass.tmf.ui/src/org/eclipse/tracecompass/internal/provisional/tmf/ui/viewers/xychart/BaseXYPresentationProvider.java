package org.eclipse.tracecompass.internal.provisional.tmf.ui.viewers.xychart;

import java.util.Set;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.presentation.XYPresentationProvider;

/**
 * Gives each series of a chart a look, once. Thread-safe.
 *
 * @since 9.5.0
 */
public class BaseXYPresentationProvider extends XYPresentationProvider {

    private static final Set<String> TYPES =
            Set.of(SeriesType.LINE, SeriesType.AREA, SeriesType.SCATTER, SeriesType.BAR);

    /**
     * The look of a series.
     *
     * @param seriesId the id of the series
     * @param type what it is drawn as if it has no look yet, one of {@link SeriesType}
     * @param width the width of its line if it has no look yet, in pixels
     * @return the look
     * @throws UnsupportedOperationException if there is no such type
     */
    @Override
    public OutputElementStyle getSeriesStyle(Long seriesId, String type, int width) {
        if (!TYPES.contains(type)) {
            throw new UnsupportedOperationException("There is no series of type " + type);
        }
        return super.getSeriesStyle(seriesId, type, width);
    }
}
