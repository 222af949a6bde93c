package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;

/**
 * Paints what follows the pointer: a tint over its row and a line at its instant. Lies over
 * everything else, so that a picture without it can be kept while the pointer moves.
 */
public final class PointerPainter implements Painter {

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        VisibleRow row = context.hovered();
        if (row != null && !context.isSelected(row)) {
            double pinned = row.pinned() ? 0 : context.layout().pinnedHeight();
            surface.pushClip(0, g.rowsTop() + pinned, g.width(), g.rowsHeight() - pinned);
            surface.fillRect(
                    0, context.rowTop(row), g.width(), row.height(), context.theme().hoverRow());
            surface.popClip();
        }
        Long time = context.hoverTime();
        if (time != null && context.viewport().contains(time)) {
            surface.pushClip(g.chartLeft(), g.rowsTop(), g.chartWidth(), g.rowsHeight());
            surface.hairlineV(
                    context.x(time),
                    g.rowsTop(),
                    g.height(),
                    Colours.fade(context.theme().dimText(), 0.55));
            surface.popClip();
        }
    }
}
