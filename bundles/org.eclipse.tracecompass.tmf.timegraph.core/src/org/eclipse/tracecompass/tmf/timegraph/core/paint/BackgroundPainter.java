package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;

/** Background, row stripes, the rows that are selected or under the pointer, and the grid. */
public final class BackgroundPainter implements Painter {

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        surface.fillRect(0, 0, g.width(), g.height(), theme.background());
        surface.pushClip(0, g.rowsTop(), g.width(), g.rowsHeight());
        for (VisibleRow row : context.rows()) {
            if (!row.pinned()) {
                stripe(surface, context, row);
            }
        }
        double pinned = context.layout().pinnedHeight();
        if (pinned > 0) {
            surface.fillRect(0, g.rowsTop(), g.width(), pinned, theme.background());
            for (VisibleRow row : context.rows()) {
                if (row.pinned()) {
                    stripe(surface, context, row);
                }
            }
        }
        if (context.shown().grid()) {
            grid(surface, context);
        }
        if (context.shown().rowLines()) {
            rowLines(surface, context);
        }
        surface.popClip();
    }

    private static void stripe(Surface surface, PaintContext context, VisibleRow row) {
        Theme theme = context.theme();
        int colour = row.index() % 2 == 1 ? theme.stripe() : theme.background();
        if (!row.entry().hasStates()) {
            colour = theme.group();
        }
        if (context.isSelected(row)) {
            colour = theme.selectedRow();
        }
        if (colour != theme.background()) {
            surface.fillRect(
                    0, context.rowTop(row), context.geometry().width(), row.height(), colour);
        }
    }

    private static int colour(PaintContext context) {
        int chosen = context.shown().gridColour();
        return chosen == 0 ? context.theme().grid() : chosen;
    }

    private static void rowLines(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        for (VisibleRow row : context.rows()) {
            if (row.entry().hasStates()) {
                double middle = context.rowTop(row) + row.height() / 2;
                surface.hairlineH(g.chartLeft(), g.width(), middle, colour(context));
            }
        }
    }

    private static void grid(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        RulerTicks ticks = RulerPainter.ticks(context);
        for (RulerTicks.Tick tick : ticks.major()) {
            double x = context.x(tick.time());
            int colour = colour(context);
            surface.hairlineV(
                    x,
                    g.rowsTop(),
                    g.height(),
                    tick.strong() ? Colours.mix(colour, context.theme().divider(), 0.6) : colour);
        }
    }
}
