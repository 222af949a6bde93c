package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.Comparator;
import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphMarker;

/**
 * Marks on the whole chart (lines and tinted ranges, with their texts at the lower edge) or on one
 * row (tinted ranges and symbols): those over the states, or those behind them.
 */
public final class MarkersPainter implements Painter {

    private static final double TINT = 0.12;
    private static final double LINE = 0.7;
    private static final double PADDING = 4;

    private final boolean foreground;

    /**
     * @param foreground whether to paint the marks over the states, else those behind them
     */
    public MarkersPainter(boolean foreground) {
        this.foreground = foreground;
    }

    @Override
    public void paint(Surface surface, PaintContext context) {
        if (!context.shown().markers()) {
            return;
        }
        Geometry g = context.geometry();
        List<TimeGraphMarker> markers =
                context.data().markers().stream()
                        .filter(m -> m.foreground() == foreground && isVisible(m, context))
                        .sorted(Comparator.comparingLong(TimeGraphMarker::time))
                        .toList();
        if (markers.isEmpty()) {
            return;
        }
        surface.pushClip(g.chartLeft(), g.rowsTop(), g.chartWidth(), g.rowsHeight());
        for (TimeGraphMarker marker : markers) {
            if (marker.entryId() < 0) {
                range(surface, context, marker);
            } else {
                row(surface, context, marker);
            }
        }
        labels(surface, context, markers);
        surface.popClip();
    }

    private static boolean isVisible(TimeGraphMarker marker, PaintContext context) {
        return end(marker) >= context.viewport().start()
                && marker.time() <= context.viewport().end();
    }

    private static long end(TimeGraphMarker marker) {
        return marker.time() + Math.max(0, marker.duration());
    }

    private static int colour(TimeGraphMarker marker, PaintContext context) {
        return marker.argb() == 0 ? context.theme().marker() : marker.argb();
    }

    private static int tint(int colour) {
        return colour >>> 24 == 255 ? Colours.fade(colour, TINT) : colour;
    }

    private static void range(Surface surface, PaintContext context, TimeGraphMarker marker) {
        Geometry g = context.geometry();
        int colour = colour(marker, context);
        double x0 = context.x(marker.time());
        double x1 = context.x(end(marker));
        int line = Colours.fade(colour | 0xff000000, LINE);
        if (x1 - x0 >= 1) {
            surface.fillRect(x0, g.rowsTop(), x1 - x0, g.rowsHeight(), tint(colour));
            surface.hairlineV(x1, g.rowsTop(), g.height(), Colours.fade(line, 0.5));
        }
        surface.hairlineV(x0, g.rowsTop(), g.height(), line);
    }

    private static void row(Surface surface, PaintContext context, TimeGraphMarker marker) {
        VisibleRow row = context.layout().row(marker.entryId());
        if (row == null) {
            return;
        }
        int colour = colour(marker, context);
        double top = context.rowTop(row);
        double x0 = context.x(marker.time());
        double x1 = context.x(end(marker));
        if (x1 - x0 >= 1) {
            surface.fillRect(x0, top, x1 - x0, row.height(), tint(colour));
        } else if (marker.symbol().isEmpty()) {
            double y = top + row.height() * 0.22;
            surface.fillPolygon(new double[] {x0 - 3.5, y - 3, x0 + 3.5, y - 3, x0, y + 3}, colour);
        } else {
            Symbols.paint(surface, marker.symbol(), x0, top + row.height() / 2, colour);
        }
    }

    /** Writes the texts that do not lie over the one before. */
    private static void labels(
            Surface surface, PaintContext context, List<TimeGraphMarker> markers) {
        Geometry g = context.geometry();
        double height = context.theme().smallFontSize() * 1.5;
        double top = g.height() - height - 2;
        double freeFrom = Double.NEGATIVE_INFINITY;
        for (TimeGraphMarker marker : markers) {
            double x = Math.max(g.chartLeft(), context.x(marker.time())) + 1;
            if (marker.entryId() >= 0 || marker.label().isBlank() || x < freeFrom) {
                continue;
            }
            double width = surface.textWidth(marker.label(), FontRole.SMALL) + 2 * PADDING;
            int colour = colour(marker, context) | 0xff000000;
            surface.fillRoundRect(
                    x,
                    top,
                    width,
                    height,
                    3,
                    Colours.mix(context.theme().background(), colour, 0.18));
            surface.textMiddle(
                    marker.label(),
                    surface.snap(x + PADDING),
                    top + height / 2,
                    FontRole.SMALL,
                    context.theme().text());
            freeFrom = x + width + 2;
        }
    }
}
