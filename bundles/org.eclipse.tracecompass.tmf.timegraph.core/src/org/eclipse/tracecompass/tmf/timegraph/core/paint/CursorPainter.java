package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.TimeSelection;

/** The selected instant or range, with its length in the ruler. */
public final class CursorPainter implements Painter {

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        surface.pushClip(g.chartLeft(), 0, g.chartWidth(), g.height());
        TimeSelection selection = context.selection();
        if (selection != null) {
            selection(surface, context, selection);
        }
        surface.popClip();
    }

    private static void selection(Surface surface, PaintContext context, TimeSelection selection) {
        Geometry g = context.geometry();
        int accent = context.theme().accent();
        double left = g.chartLeft() - 4;
        double right = g.width() + 4;
        double x0 = Math.clamp(context.x(selection.from()), left, right);
        double x1 = Math.clamp(context.x(selection.to()), left, right);
        if (!selection.isInstant() && x1 > x0) {
            surface.fillRect(
                    x0,
                    g.rowsTop(),
                    x1 - x0,
                    g.rowsHeight(),
                    Colours.fade(accent, context.theme().dark() ? 0.16 : 0.1));
            surface.fillRect(x0, g.rulerHeight() - 3, x1 - x0, 3, accent);
            length(
                    surface,
                    context,
                    TimeText.duration(selection.to() - selection.from(), 3),
                    x0,
                    x1);
        }
        for (double x : new double[] {x0, x1}) {
            if (x > left && x < right) {
                surface.hairlineV(x, g.rowsTop() - 3, g.height(), accent);
                flag(surface, g, x, accent);
            }
        }
    }

    private static void flag(Surface surface, Geometry g, double x, int accent) {
        double y = g.rulerHeight();
        double s = 1 / surface.scale();
        surface.fillPolygon(
                new double[] {x - 4 + s / 2, y - 7, x + 4 + s / 2, y - 7, x + s / 2, y}, accent);
    }

    private static void length(
            Surface surface, PaintContext context, String text, double x0, double x1) {
        Geometry g = context.geometry();
        double width = surface.textWidth(text, FontRole.SMALL) + 10;
        String beside = RulerPainter.ticks(context).context();
        double free =
                g.chartLeft()
                        + (beside.isEmpty() ? 0 : surface.textWidth(beside, FontRole.SMALL) + 16);
        double middle =
                Math.clamp(
                        (Math.max(x0, g.chartLeft()) + Math.min(x1, g.width())) / 2,
                        free + width / 2,
                        Math.max(free + width / 2, g.width() - width / 2));
        double height = context.theme().smallFontSize() + 4;
        surface.fillRoundRect(middle - width / 2, 1.5, width, height, 3, context.theme().accent());
        surface.textMiddle(
                text,
                surface.snap(middle - width / 2 + 5),
                1.5 + height / 2,
                FontRole.SMALL,
                Colours.readableOn(context.theme().accent()));
    }
}
