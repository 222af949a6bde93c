package org.eclipse.tracecompass.analysis.profiling.core.flamegraph;

import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.StateRaster;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;

/** A part of another surface, with an origin of its own. */
final class Shifted implements Surface {

    private final Surface to;
    private final double dx;
    private final double dy;

    Shifted(Surface to, double dx, double dy) {
        this.to = to;
        this.dx = dx;
        this.dy = dy;
    }

    @Override
    public double scale() {
        return to.scale();
    }

    @Override
    public void fillRect(double x, double y, double width, double height, int argb) {
        to.fillRect(x + dx, y + dy, width, height, argb);
    }

    @Override
    public void fillRoundRect(
            double x, double y, double width, double height, double radius, int argb) {
        to.fillRoundRect(x + dx, y + dy, width, height, radius, argb);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double width, int argb) {
        to.line(x1 + dx, y1 + dy, x2 + dx, y2 + dy, width, argb);
    }

    @Override
    public void fillPolygon(double[] points, int argb) {
        double[] moved = points.clone();
        for (int i = 0; i < moved.length; i++) {
            moved[i] += i % 2 == 0 ? dx : dy;
        }
        to.fillPolygon(moved, argb);
    }

    @Override
    public void text(String text, double x, double baseline, FontRole font, int argb) {
        to.text(text, x + dx, baseline + dy, font, argb);
    }

    @Override
    public double textWidth(String text, FontRole font) {
        return to.textWidth(text, font);
    }

    @Override
    public double capHeight(FontRole font) {
        return to.capHeight(font);
    }

    @Override
    public void states(StateRaster raster, double x, double y) {
        to.states(raster, x + dx, y + dy);
    }

    @Override
    public void pushClip(double x, double y, double width, double height) {
        to.pushClip(x + dx, y + dy, width, height);
    }

    @Override
    public void popClip() {
        to.popClip();
    }
}
