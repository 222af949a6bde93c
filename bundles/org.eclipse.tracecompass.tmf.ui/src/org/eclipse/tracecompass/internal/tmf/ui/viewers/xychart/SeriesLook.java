package org.eclipse.tracecompass.internal.tmf.ui.viewers.xychart;

import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swtchart.IBarSeries;
import org.eclipse.swtchart.ILineSeries;
import org.eclipse.swtchart.ILineSeries.PlotSymbolType;
import org.eclipse.swtchart.ISeries;
import org.eclipse.swtchart.LineStyle;
import org.eclipse.tracecompass.tmf.core.model.OutputElementStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesStyle;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SeriesType;
import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SymbolType;
import org.eclipse.tracecompass.tmf.core.presentation.RGBAColor;
import org.eclipse.tracecompass.tmf.ui.model.StyleManager;
import org.eclipse.tracecompass.tmf.xychart.core.ChartLook;
import org.eclipse.tracecompass.tmf.xychart.core.SeriesKind;

/**
 * How a series is drawn, as far as the library can.
 *
 * @param type one of {@link SeriesType}
 * @param colour the colour
 * @param width the width of lines in pixels
 * @param line the kind of line
 * @param symbol the symbol at each point
 */
public record SeriesLook(
        String type, RGB colour, int width, LineStyle line, PlotSymbolType symbol) {

    private static final RGB FALLBACK = new RGB(0x5f, 0x6b, 0x7a);
    private static final int SYMBOL_SIZE = ChartLook.DOT / 2;

    private static final String[] PROPERTIES = {
        StyleProperties.SERIES_TYPE,
        StyleProperties.SERIES_STYLE,
        StyleProperties.COLOR,
        StyleProperties.BACKGROUND_COLOR,
        StyleProperties.OPACITY,
        StyleProperties.WIDTH,
        StyleProperties.HEIGHT,
        StyleProperties.SYMBOL_TYPE,
        StyleProperties.STYLE_NAME
    };

    /** Reads a style, in which nothing is left to parent styles. */
    public static SeriesLook of(OutputElementStyle style) {
        Map<String, Object> values = style == null ? Map.of() : style.getStyleValues();
        String type = String.valueOf(values.getOrDefault(StyleProperties.SERIES_TYPE, "line"));
        int width = values.get(StyleProperties.WIDTH) instanceof Number n ? n.intValue() : 1;
        return new SeriesLook(
                type,
                colour(style),
                Math.max(1, width),
                SeriesType.SCATTER.equals(type) ? LineStyle.NONE : line(values),
                symbol(values, SeriesType.SCATTER.equals(type)));
    }

    /** The look of a series of a chart of ours, which has squares as dots. */
    public static SeriesLook of(SeriesKind kind, RGB colour) {
        boolean dots = kind == SeriesKind.SCATTER;
        return new SeriesLook(
                switch (kind) {
                    case LINE -> SeriesType.LINE;
                    case AREA -> SeriesType.AREA;
                    case BAR -> SeriesType.BAR;
                    case SCATTER -> SeriesType.SCATTER;
                },
                colour,
                ChartLook.LINE,
                dots ? LineStyle.NONE : LineStyle.SOLID,
                dots ? PlotSymbolType.SQUARE : PlotSymbolType.NONE);
    }

    /**
     * Makes a style that depends on no other.
     *
     * @param style the style of a series
     * @param parents the styles that it may refer to
     * @param fallback what is not said by these
     */
    public static OutputElementStyle resolved(
            OutputElementStyle style,
            Map<String, OutputElementStyle> parents,
            OutputElementStyle fallback) {
        StyleManager manager = new StyleManager(parents);
        Map<String, Object> values = new LinkedHashMap<>(fallback.getStyleValues());
        for (String property : PROPERTIES) {
            Object value = manager.getStyle(style, property);
            if (value != null) {
                values.put(property, value);
            }
        }
        RGBAColor colour = manager.getColorStyle(style, StyleProperties.COLOR);
        if (colour == null) {
            colour = manager.getColorStyle(style, StyleProperties.BACKGROUND_COLOR);
        }
        if (colour != null) {
            values.put(StyleProperties.COLOR, String.format("#%06x", colour.toInt() >>> 8));
        }
        return new OutputElementStyle(null, values);
    }

    private static RGB colour(OutputElementStyle style) {
        if (style == null) {
            return FALLBACK;
        }
        StyleManager manager = StyleManager.empty();
        RGBAColor colour = manager.getColorStyle(style, StyleProperties.COLOR);
        if (colour == null) {
            colour = manager.getColorStyle(style, StyleProperties.BACKGROUND_COLOR);
        }
        return colour == null
                ? FALLBACK
                : new RGB(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    private static LineStyle line(Map<String, Object> values) {
        String name =
                String.valueOf(
                        values.getOrDefault(StyleProperties.SERIES_STYLE, SeriesStyle.SOLID));
        return switch (name) {
            case SeriesStyle.NONE -> LineStyle.NONE;
            case SeriesStyle.DOT -> LineStyle.DOT;
            case SeriesStyle.DASH -> LineStyle.DASH;
            case SeriesStyle.DASHDOT -> LineStyle.DASHDOT;
            case SeriesStyle.DASHDOTDOT -> LineStyle.DASHDOTDOT;
            default -> LineStyle.SOLID;
        };
    }

    private static PlotSymbolType symbol(Map<String, Object> values, boolean dots) {
        Object name = values.get(StyleProperties.SYMBOL_TYPE);
        if (name == null) {
            return dots ? PlotSymbolType.CIRCLE : PlotSymbolType.NONE;
        }
        return switch (String.valueOf(name)) {
            case SymbolType.NONE -> PlotSymbolType.NONE;
            case SymbolType.DIAMOND -> PlotSymbolType.DIAMOND;
            case SymbolType.SQUARE -> PlotSymbolType.SQUARE;
            case SymbolType.TRIANGLE -> PlotSymbolType.TRIANGLE;
            case SymbolType.INVERTED_TRIANGLE -> PlotSymbolType.INVERTED_TRIANGLE;
            case SymbolType.CROSS -> PlotSymbolType.CROSS;
            case SymbolType.PLUS -> PlotSymbolType.PLUS;
            default -> PlotSymbolType.CIRCLE;
        };
    }

    /** Whether it is drawn as bars. */
    public boolean isBar() {
        return SeriesType.BAR.equals(type);
    }

    /** Whether the series of the library can take this look. */
    public boolean fits(ISeries<?> series) {
        return isBar() == (series instanceof IBarSeries<?>);
    }

    /** The same in a colour that is almost that of the background. */
    public SeriesLook dimmed(RGB background) {
        return new SeriesLook(
                type,
                new RGB(
                        mix(colour.red, background.red),
                        mix(colour.green, background.green),
                        mix(colour.blue, background.blue)),
                width,
                line,
                symbol);
    }

    private static int mix(int front, int back) {
        return (front + 3 * back) / 4;
    }

    /**
     * Gives a series of the library this look.
     *
     * @param series the series, of a kind that fits
     * @param points the number of its points; a single one is shown as a dot
     */
    public void apply(ISeries<?> series, int points) {
        Color shade = new Color(colour);
        if (series instanceof IBarSeries<?> bar) {
            bar.setBarColor(shade);
            bar.setBarPadding(0);
            bar.setBarOverlay(true);
        } else if (series instanceof ILineSeries<?> drawn) {
            boolean lone = points == 1 && symbol == PlotSymbolType.NONE;
            drawn.setLineColor(shade);
            drawn.setLineStyle(line);
            drawn.setLineWidth(width);
            drawn.setSymbolType(lone ? PlotSymbolType.SQUARE : symbol);
            drawn.setSymbolColor(shade);
            drawn.setSymbolSize(SYMBOL_SIZE);
            drawn.enableArea(SeriesType.AREA.equals(type));
            drawn.setAntialias(SWT.ON);
        }
    }
}
