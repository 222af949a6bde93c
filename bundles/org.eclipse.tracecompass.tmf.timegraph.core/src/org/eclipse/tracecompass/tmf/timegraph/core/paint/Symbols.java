package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.core.model.StyleProperties.SymbolType;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;

/** The symbols of marks. */
final class Symbols {

    private static final double SIZE = 4;

    private Symbols() {}

    /**
     * Draws a symbol.
     *
     * @param symbol one of the names of {@link SymbolType}; any other text is written
     * @param x its middle
     * @param y its middle
     */
    static void paint(Surface surface, String symbol, double x, double y, int argb) {
        switch (symbol) {
            case SymbolType.NONE -> {}
            case SymbolType.DIAMOND ->
                    surface.fillPolygon(
                            new double[] {x, y - SIZE, x + SIZE, y, x, y + SIZE, x - SIZE, y},
                            argb);
            case SymbolType.CIRCLE ->
                    surface.fillRoundRect(x - SIZE, y - SIZE, 2 * SIZE, 2 * SIZE, SIZE, argb);
            case SymbolType.SQUARE ->
                    surface.fillRect(x - SIZE, y - SIZE, 2 * SIZE, 2 * SIZE, argb);
            case SymbolType.TRIANGLE ->
                    surface.fillPolygon(
                            new double[] {x, y - SIZE, x + SIZE, y + SIZE, x - SIZE, y + SIZE},
                            argb);
            case SymbolType.INVERTED_TRIANGLE ->
                    surface.fillPolygon(
                            new double[] {x - SIZE, y - SIZE, x + SIZE, y - SIZE, x, y + SIZE},
                            argb);
            case SymbolType.CROSS -> {
                surface.line(x - SIZE, y - SIZE, x + SIZE, y + SIZE, 2, argb);
                surface.line(x - SIZE, y + SIZE, x + SIZE, y - SIZE, 2, argb);
            }
            case SymbolType.PLUS -> {
                surface.line(x - SIZE, y, x + SIZE, y, 2, argb);
                surface.line(x, y - SIZE, x, y + SIZE, 2, argb);
            }
            default ->
                    surface.textMiddle(
                            symbol,
                            x - surface.textWidth(symbol, FontRole.SMALL) / 2,
                            y,
                            FontRole.SMALL,
                            argb);
        }
    }
}
