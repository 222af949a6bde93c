package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;

/** A strip with the styles that a picture uses, below the chart. */
public final class LegendPainter {

    private static final double LINE = 20;
    private static final double SWATCH = 12;
    private static final double GAP = 18;

    private static final double LEFT = 10;
    private static final double BESIDE = SWATCH + 5;

    private record Item(StateStyle style, String name, double x, double y) {}

    private final List<Item> items = new ArrayList<>();
    private double height;

    /** Lays out the legend of a picture. */
    public LegendPainter(Surface surface, PaintContext context) {
        double x = LEFT;
        double y = 8;
        double room = context.geometry().width() - LEFT;
        for (StateStyle style : used(context)) {
            String name = surface.fit(style.name(), room - BESIDE - LEFT, FontRole.SMALL);
            double width = BESIDE + surface.textWidth(name, FontRole.SMALL) + GAP;
            if (x + width > context.geometry().width() && x > LEFT) {
                x = LEFT;
                y += LINE;
            }
            items.add(new Item(style, name, x, y));
            x += width;
        }
        height = items.isEmpty() ? 0 : y + LINE + 4;
    }

    private static List<StateStyle> used(PaintContext context) {
        Set<Integer> indexes = new LinkedHashSet<>();
        for (VisibleRow row : context.rows()) {
            RowStates states = context.data().rowStates(row.entry().id());
            for (int i = 0; i < states.size(); i++) {
                if (states.shares(i) == 0) {
                    indexes.add(states.style(i));
                }
                for (int share = 0; share < states.shares(i); share++) {
                    indexes.add(states.shareStyle(i, share));
                }
            }
        }
        Set<String> names = new LinkedHashSet<>();
        List<StateStyle> styles = new ArrayList<>();
        indexes.stream()
                .sorted()
                .map(context.data().palette()::style)
                .forEach(
                        s -> {
                            if (!s.name().isEmpty() && names.add(s.name())) {
                                styles.add(s);
                            }
                        });
        return styles;
    }

    /** The height of the strip, 0 if there is nothing to explain. */
    public double height() {
        return height;
    }

    /** Draws the strip. */
    public void paint(Surface surface, PaintContext context, double top) {
        Theme theme = context.theme();
        surface.fillRect(0, top, context.geometry().width(), height, theme.background());
        surface.hairlineH(0, context.geometry().width(), top, theme.divider());
        for (Item item : items) {
            double middle = top + item.y + LINE / 2;
            double swatch = Math.max(3, SWATCH * item.style.height());
            surface.fillRoundRect(
                    item.x, middle - swatch / 2, SWATCH, swatch, 2, item.style.argb());
            surface.textMiddle(item.name, item.x + BESIDE, middle, FontRole.SMALL, theme.text());
        }
    }
}
