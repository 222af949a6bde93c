package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.timegraph.core.time.RulerTicks;

/** The ruler: ticks with their labels, and at the left what all of them leave out. */
public final class RulerPainter implements Painter {

    private static final double SPACING = 92;

    /** The ticks of a picture; the same for ruler and grid. */
    static RulerTicks ticks(Surface surface, PaintContext context) {
        return RulerTicks.of(context.viewport(), context.time(), SPACING);
    }

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        Theme theme = context.theme();
        double bottom = g.rulerHeight();
        surface.fillRect(g.chartLeft(), 0, g.chartWidth(), bottom, theme.header());
        surface.pushClip(g.chartLeft(), 0, g.chartWidth(), bottom);
        RulerTicks ticks = ticks(surface, context);
        for (long minor : ticks.minor()) {
            surface.hairlineV(
                    context.x(minor),
                    bottom - 4,
                    bottom,
                    Colours.mix(theme.divider(), theme.dimText(), 0.35));
        }
        double line = bottom * 0.66;
        double freeFrom = Double.NEGATIVE_INFINITY;
        for (RulerTicks.Tick tick : ticks.major()) {
            double x = context.x(tick.time());
            surface.hairlineV(x, bottom - 8, bottom, theme.dimText());
            FontRole font = tick.strong() ? FontRole.BOLD : FontRole.NORMAL;
            double width = surface.textWidth(tick.label(), font);
            double left = x + 4;
            if (left + width <= g.width() && left > freeFrom) {
                surface.textMiddle(tick.label(), surface.snap(left), line, font, theme.text());
                freeFrom = left + width + 6;
            }
        }
        if (!ticks.context().isEmpty()) {
            surface.textMiddle(
                    ticks.context(),
                    g.chartLeft() + 6,
                    bottom * 0.26,
                    FontRole.SMALL,
                    theme.dimText());
        }
        surface.popClip();
        surface.hairlineH(0, g.width(), bottom - 1 / surface.scale(), theme.divider());
    }
}
