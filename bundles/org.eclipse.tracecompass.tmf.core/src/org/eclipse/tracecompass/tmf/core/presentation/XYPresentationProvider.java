package org.eclipse.tracecompass.tmf.core.presentation;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;

/**
 * Assigns to each new series the next colour of the default palette, and after the last one the
 * next kind of line. Thread-safe.
 */
public class XYPresentationProvider implements IXYPresentationProvider {

    private static final List<String> LINES =
            List.of(
                    SeriesStyle.SOLID,
                    SeriesStyle.DASH,
                    SeriesStyle.DOT,
                    SeriesStyle.DASHDOT,
                    SeriesStyle.DASHDOTDOT);

    private final Map<Long, OutputElementStyle> styles = new ConcurrentHashMap<>();
    private int next;

    @Override
    public synchronized OutputElementStyle getSeriesStyle(Long seriesId, String type, int width) {
        OutputElementStyle known = styles.get(seriesId);
        if (known == null) {
            known = newStyle(seriesId, type, width);
            styles.put(seriesId, known);
        }
        return known;
    }

    private OutputElementStyle newStyle(Long seriesId, String type, int width) {
        List<RGBAColor> colors = DefaultColorPaletteProvider.INSTANCE.get();
        RGBAColor color = colors.get(next % colors.size());
        String line =
                SeriesType.SCATTER.equals(type)
                        ? SeriesStyle.NONE
                        : LINES.get(next / colors.size() % LINES.size());
        next++;
        Map<String, Object> values = new LinkedHashMap<>();
        values.put(StyleProperties.STYLE_NAME, seriesId);
        values.put(StyleProperties.SERIES_TYPE, type);
        values.put(StyleProperties.SERIES_STYLE, line);
        values.put(StyleProperties.COLOR, String.format(Locale.ROOT, "#%06x", color.toInt() >>> 8));
        values.put(StyleProperties.WIDTH, width);
        return new OutputElementStyle(null, values);
    }

    @Override
    public synchronized void clear() {
        styles.clear();
        next = 0;
    }

    /**
     * Sets the style of a series.
     *
     * @param id the id of the series
     * @param style its style
     */
    public void setStyle(long id, OutputElementStyle style) {
        styles.put(id, style);
    }
}
