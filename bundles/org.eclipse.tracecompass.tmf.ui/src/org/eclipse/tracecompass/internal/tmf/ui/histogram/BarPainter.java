package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.function.IntFunction;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.views.histogram.HistogramBucket;
import org.eclipse.tracecompass.tmf.ui.views.histogram.HistogramScaledData;

/** Draws the bars of a scaled model, with selection and window. For the UI thread. */
public final class BarPainter {

    private final GC gc;
    private final Shades shades;
    private final int height;
    private final HistogramPainter painter;

    /**
     * @param gc where to draw
     * @param shades the colours
     * @param height the height of the drawing in pixels
     */
    public BarPainter(GC gc, Shades shades, int height) {
        this.gc = gc;
        this.shades = shades;
        this.height = height;
        painter = new HistogramPainter(gc, shades);
    }

    /** Paints the background. */
    public void background(int width) {
        gc.setBackground(shades.background());
        gc.fillRectangle(0, 0, width, height);
    }

    /**
     * Draws all bars.
     *
     * @param bars what to draw
     * @param left the place of the first bar
     * @param withLost whether lost events stand on top of the others
     * @param colors the colours of the traces; null to draw all alike
     */
    public void bars(
            HistogramScaledData bars,
            int left,
            boolean withLost,
            @Nullable IntFunction<Color> colors) {
        double scale = withLost ? bars.fScalingFactorCombined : bars.fScalingFactor;
        for (int i = 0; i <= bars.fLastBucket && i < bars.fData.length; i++) {
            HistogramBucket bucket = bars.fData[i];
            int x = left + i * bars.fBarWidth;
            double top = 0;
            if (colors == null) {
                top = piece(x, bars.fBarWidth, top, bucket.getNbEvents() * scale, shades.bar());
            } else {
                for (int trace = 0; trace < bucket.getNbTraces(); trace++) {
                    Color color = colors.apply(trace);
                    top = piece(x, bars.fBarWidth, top, bucket.getNbEvent(trace) * scale, color);
                }
            }
            if (withLost) {
                piece(x, bars.fBarWidth, top, bars.fLostEventsData[i] * scale, shades.lost());
            }
        }
    }

    /** Draws a piece of a bar and returns its upper end; what there is can always be seen. */
    private double piece(int x, int width, double bottom, double size, Color color) {
        if (size <= 0) {
            return bottom;
        }
        int from = (int) Math.round(bottom);
        int to = Math.max(from + 1, (int) Math.round(bottom + size));
        gc.setBackground(color);
        gc.fillRectangle(x, height - to, width, to - from);
        return bottom + size;
    }

    /** Draws the selection between two pixels. */
    public void selection(int begin, int end, int width) {
        if (Math.max(begin, end) >= 0 && Math.min(begin, end) <= width) {
            Viewport pixels = Viewport.of(0, Math.max(1, width), Math.max(1, width));
            painter.selection(
                    new Rectangle(0, 0, width, height),
                    pixels,
                    Math.clamp(begin, -1, width + 1),
                    Math.clamp(end, -1, width + 1));
        }
    }

    /** Draws the frame of a window between two pixels. */
    public void window(int left, int right) {
        painter.window(new Rectangle(0, 0, 0, height), left, Math.max(left, right));
    }
}
