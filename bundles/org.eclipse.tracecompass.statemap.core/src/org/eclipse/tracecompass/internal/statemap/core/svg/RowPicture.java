package org.eclipse.tracecompass.internal.statemap.core.svg;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.statemap.core.Statemap;
import org.eclipse.tracecompass.statemap.core.StatemapColours;
import org.eclipse.tracecompass.statemap.core.StatemapEntity;
import org.eclipse.tracecompass.statemap.core.StatemapRectangle;
import org.eclipse.tracecompass.statemap.core.StatemapState;

/**
 * Draws the rectangles of a row: those of one colour in one path, because an element each costs the
 * most of what there is to load.
 */
final class RowPicture {

    /** Neighbours overlap a little, so that nothing shines through between them. */
    private static final double OVERLAP = 0.3;

    private static final double MARK_FROM_WIDTH = 9;

    private final StatemapColours colours;
    private final int height;
    private final Appendable out;
    private final StringBuilder path = new StringBuilder();

    RowPicture(StatemapColours colours, int height, Appendable out) {
        this.colours = colours;
        this.height = height;
        this.out = out;
    }

    /** Draws a row whose left end is in the middle of its height. */
    void write(Statemap map, StatemapEntity entity, TimeAxis axis) throws IOException {
        Map<Integer, StringBuilder> plain = new LinkedHashMap<>();
        StringBuilder marks = new StringBuilder();
        List<StatemapState> states = map.metadata().states();
        for (StatemapRectangle rectangle : entity.rectangles()) {
            if (!rectangle.isBlended() && states.get(rectangle.states()[0]).isNone()) {
                continue;
            }
            double x = axis.x(rectangle.start());
            double width = axis.x(rectangle.end()) - x;
            int colour = colours.of(rectangle, states);
            if (!rectangle.isBlended()) {
                append(plain.computeIfAbsent(colour, key -> new StringBuilder()), x, width);
                continue;
            }
            // Hardly two mixtures are the same colour.
            path.setLength(0);
            append(path, x, width);
            path(colour, path);
            if (width >= MARK_FROM_WIDTH) {
                Markup.number(marks.append('M'), x).append(" 0v-4l4 4z");
            }
        }
        for (Map.Entry<Integer, StringBuilder> path : plain.entrySet()) {
            path(path.getKey(), path.getValue());
        }
        if (!marks.isEmpty()) {
            out.append("<path class=\"merged\" transform=\"translate(0 ");
            out.append(Markup.number(height / 2.0)).append(")\" d=\"");
            out.append(marks).append("\"/>\n");
        }
    }

    private static void append(StringBuilder path, double x, double width) {
        Markup.number(path.append('M'), x);
        Markup.number(path.append(" 0h"), width + OVERLAP);
    }

    private void path(int colour, StringBuilder path) throws IOException {
        out.append("<path stroke=\"").append(Markup.colour(colour));
        out.append("\" d=\"").append(path).append("\"/>\n");
    }
}
