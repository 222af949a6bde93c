package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;

/**
 * Arrows between rows. Arrows of one kind that fall on the same pixels are drawn once. The more
 * there are the of one kind the fainter these get, as do those of which one end is off the screen,
 * and a crowd of them, which would only hide the states, is left out, except for those of the
 * selected row.
 */
public final class LinksPainter implements Painter {

    private static final int FEW = 40;
    private static final int CROWD = 500;

    /** The remaining share of an arrow's opacity if one of its ends is not visible. */
    private static final double LOOSE = 0.4;

    /**
     * Where a link is drawn.
     *
     * @param isLoose whether one of its rows is above or below those on the screen
     */
    private record Place(int x1, int y1, int x2, int y2, boolean isLoose, String kind) {}

    @Override
    public void paint(Surface surface, PaintContext context) {
        if (!context.shown().links() || context.data().links().isEmpty()) {
            return;
        }
        Map<Place, TimeGraphLink> distinct = distinct(context);
        long ofSelected = distinct.values().stream().filter(l -> isSelected(context, l)).count();
        Map<String, Integer> ofKind = new HashMap<>();
        distinct.values().forEach(link -> ofKind.merge(link.key(), 1, Integer::sum));
        double selectedOpacity = 0.9 - 0.7 * crowd(ofSelected, FEW / 5, CROWD / 2);
        Geometry g = context.geometry();
        surface.pushClip(g.chartLeft(), g.rowsTop(), g.chartWidth(), g.rowsHeight());
        distinct.forEach(
                (place, link) -> {
                    boolean selected = isSelected(context, link);
                    double opacity = opacity(ofKind.getOrDefault(link.key(), 0));
                    if (selected || opacity > 0) {
                        int colour = link.argb() == 0 ? context.theme().link() : link.argb();
                        double part =
                                selected
                                        ? selectedOpacity
                                        : place.isLoose ? LOOSE * opacity : opacity;
                        arrow(surface, place, Colours.fade(colour, part), part > 0.25);
                    }
                });
        surface.popClip();
    }

    /**
     * The links by their places; of a crowd of one kind only so many that it is known to be one.
     */
    private static Map<Place, TimeGraphLink> distinct(PaintContext context) {
        Map<Place, TimeGraphLink> distinct = new LinkedHashMap<>();
        Map<String, Integer> others = new HashMap<>();
        for (TimeGraphLink link : context.data().links()) {
            boolean selected = isSelected(context, link);
            if (!selected && others.getOrDefault(link.key(), 0) >= CROWD) {
                continue;
            }
            Place place = place(context, link);
            if (place == null) {
                continue;
            }
            TimeGraphLink known = distinct.putIfAbsent(place, link);
            if (known != null && selected) {
                distinct.put(place, link);
            } else if (known == null && !selected) {
                others.merge(link.key(), 1, Integer::sum);
            }
        }
        return distinct;
    }

    private static double opacity(int count) {
        return count >= CROWD ? 0 : 0.65 - 0.45 * crowd(count, FEW, CROWD);
    }

    /**
     * How crowded some arrows are: 0 if they are few, 1 if they are too many to see anything else.
     */
    private static double crowd(long arrows, int few, int many) {
        return Math.clamp((arrows - few) / (double) (many - few), 0, 1);
    }

    private static boolean isSelected(PaintContext context, TimeGraphLink link) {
        Long row = context.selectedRow();
        return row != null && (row == link.sourceId() || row == link.destinationId());
    }

    private static @Nullable Place place(PaintContext context, TimeGraphLink link) {
        // A message may arrive before it leaves where the clocks of hosts are not exact.
        if (Math.max(link.start(), link.end()) < context.viewport().start()
                || Math.min(link.start(), link.end()) > context.viewport().end()) {
            return null;
        }
        VisibleRow source = context.layout().row(link.sourceId());
        VisibleRow target = context.layout().row(link.destinationId());
        if (source == null || target == null || source == target) {
            return null;
        }
        double y1 = context.rowTop(source) + source.height() / 2;
        double y2 = context.rowTop(target) + target.height() / 2;
        Geometry g = context.geometry();
        if (Math.max(y1, y2) < g.rowsTop() || Math.min(y1, y2) > g.height()) {
            return null;
        }
        double x1 = context.x(link.start());
        double x2 = context.x(link.end());
        // Of what is far outside, only the direction matters, which must stay as it is.
        double limit = 4 * g.width();
        double from = Math.clamp(x1, -limit, limit);
        double to = Math.clamp(x2, -limit, limit);
        double slope = x1 == x2 ? 0 : (y2 - y1) / (x2 - x1);
        return new Place(
                (int) Math.round(from),
                (int) Math.round(y1 + (from - x1) * slope),
                (int) Math.round(to),
                (int) Math.round(y2 + (to - x2) * slope),
                Math.min(y1, y2) < g.rowsTop() || Math.max(y1, y2) > g.height(),
                link.key());
    }

    private static void arrow(Surface surface, Place p, int argb, boolean head) {
        double dx = p.x2 - p.x1;
        double dy = p.y2 - p.y1;
        double length = Math.hypot(dx, dy);
        if (length < 1) {
            return;
        }
        if (!head || length < 8) {
            surface.line(p.x1, p.y1, p.x2, p.y2, 1, argb);
            return;
        }
        double ux = dx / length;
        double uy = dy / length;
        double bx = p.x2 - ux * 7;
        double by = p.y2 - uy * 7;
        surface.line(p.x1, p.y1, bx, by, 1, argb);
        surface.fillPolygon(
                new double[] {p.x2, p.y2, bx - uy * 3, by + ux * 3, bx + uy * 3, by - ux * 3},
                argb);
    }
}
