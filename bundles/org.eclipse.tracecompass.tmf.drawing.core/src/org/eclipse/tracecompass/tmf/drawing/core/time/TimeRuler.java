package org.eclipse.tracecompass.tmf.drawing.core.time;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Theme;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * The ruler above a picture: ticks with their labels, and at the left what all labels leave out.
 * Lengths are in logical pixels.
 *
 * @param viewport the window of time; its width is that of the ruler
 * @param time how times are written
 * @param left where the window of time begins
 * @param right where the picture ends
 * @param height the height of the ruler
 */
public record TimeRuler(
        Viewport viewport, TimeText time, double left, double right, double height) {

    /** The usual height of a ruler. */
    public static final double HEIGHT = 36;

    private static final double SPACING = 92;

    /** Returns the ticks, which the grid below shares. */
    public RulerTicks ticks() {
        return RulerTicks.of(viewport, time, SPACING);
    }

    private double x(long instant) {
        return left + viewport.toPixel(instant);
    }

    /**
     * Draws the ruler at the top of a surface.
     *
     * @param surface what is drawn on; no clip is left behind
     * @param theme the colours
     */
    public void paint(Surface surface, Theme theme) {
        double width = Math.max(1, right - left);
        surface.fillRect(left, 0, width, height, theme.header());
        surface.pushClip(left, 0, width, height);
        RulerTicks ticks = ticks();
        for (long minor : ticks.minor()) {
            surface.hairlineV(
                    x(minor),
                    height - 4,
                    height,
                    Colours.mix(theme.divider(), theme.dimText(), 0.35));
        }
        labels(surface, theme, ticks);
        if (!ticks.context().isEmpty()) {
            surface.textMiddle(
                    ticks.context(), left + 6, height * 0.26, FontRole.SMALL, theme.dimText());
        }
        surface.popClip();
        surface.hairlineH(0, right, height - 1 / surface.scale(), theme.divider());
    }

    private void labels(Surface surface, Theme theme, RulerTicks ticks) {
        double line = height * 0.66;
        double freeFrom = Double.NEGATIVE_INFINITY;
        for (RulerTicks.Tick tick : ticks.major()) {
            double x = x(tick.time());
            surface.hairlineV(x, height - 8, height, theme.dimText());
            FontRole font = tick.strong() ? FontRole.BOLD : FontRole.NORMAL;
            double width = surface.textWidth(tick.label(), font);
            double start = x + 4;
            if (start + width <= right && start > freeFrom) {
                surface.textMiddle(tick.label(), surface.snap(start), line, font, theme.text());
                freeFrom = start + width + 6;
            }
        }
    }
}
