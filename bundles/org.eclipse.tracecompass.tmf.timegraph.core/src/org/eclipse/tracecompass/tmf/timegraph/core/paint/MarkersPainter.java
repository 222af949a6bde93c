package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphMarker;

/** Marks on the whole chart (lines and tinted ranges) or on one row (small triangles). */
public final class MarkersPainter implements Painter {

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        if (context.data().markers().isEmpty()) {
            return;
        }
        surface.pushClip(g.chartLeft(), g.rowsTop(), g.chartWidth(), g.rowsHeight());
        for (TimeGraphMarker marker : context.data().markers()) {
            long end = marker.time() + Math.max(0, marker.duration());
            if (end < context.viewport().start() || marker.time() > context.viewport().end()) {
                continue;
            }
            int colour = marker.argb() == 0 ? context.theme().marker() : marker.argb();
            double x0 = context.x(marker.time());
            double x1 = context.x(end);
            if (marker.entryId() < 0) {
                if (x1 - x0 >= 1) {
                    surface.fillRect(
                            x0, g.rowsTop(), x1 - x0, g.rowsHeight(), Colours.fade(colour, 0.12));
                }
                surface.hairlineV(x0, g.rowsTop(), g.height(), Colours.fade(colour, 0.7));
            } else {
                row(surface, context, marker, colour, x0);
            }
        }
        surface.popClip();
    }

    private static void row(
            Surface surface, PaintContext context, TimeGraphMarker marker, int colour, double x) {
        VisibleRow row = context.layout().row(marker.entryId());
        if (row != null) {
            double y = context.rowTop(row) + row.height() * 0.22;
            surface.fillPolygon(new double[] {x - 3.5, y - 3, x + 3.5, y - 3, x, y + 3}, colour);
        }
    }
}
