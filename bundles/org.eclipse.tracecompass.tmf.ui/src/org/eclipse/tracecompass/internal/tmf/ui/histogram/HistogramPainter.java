package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.List;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.drawing.core.time.RulerTicks;
import org.eclipse.tracecompass.tmf.drawing.core.time.TimeText;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/** Draws bars, selection, window and ruler of the Histogram. */
final class HistogramPainter {

    private final GC gc;
    private final Shades shades;

    HistogramPainter(GC gc, Shades shades) {
        this.gc = gc;
        this.shades = shades;
    }

    /**
     * Draws a bar per pixel.
     *
     * @param area where; the width is that of the arrays
     * @param top the count that reaches the upper edge
     * @param logarithmic whether heights follow the logarithm of the counts
     */
    void bars(
            Rectangle area,
            double[] events,
            double[] lost,
            double top,
            boolean logarithmic,
            Color color) {
        gc.setBackground(color);
        int bottom = area.y + area.height;
        for (int x = 0; x < events.length && x < area.width; x++) {
            int height = height(events[x], top, area.height, logarithmic);
            if (height > 0) {
                gc.fillRectangle(area.x + x, bottom - height, 1, height);
            }
        }
        gc.setBackground(shades.lost());
        for (int x = 0; x < lost.length && x < area.width; x++) {
            if (lost[x] > 0) {
                int height =
                        Math.max(
                                3,
                                height(lost[x], Math.max(top, lost[x]), area.height, logarithmic));
                gc.fillRectangle(area.x + x, bottom - height, 1, height);
            }
        }
    }

    /** Draws the events of several traces on top of each other, a stack per pixel. */
    void stacks(Rectangle area, List<double[]> parts, double top, boolean logarithmic) {
        int bottom = area.y + area.height;
        double[] sums = new double[area.width];
        int[] below = new int[area.width];
        for (int part = 0; part < parts.size(); part++) {
            gc.setBackground(TraceColors.of(part));
            double[] events = parts.get(part);
            for (int x = 0; x < events.length && x < area.width; x++) {
                sums[x] += events[x];
                int height = height(sums[x], top, area.height, logarithmic);
                gc.fillRectangle(area.x + x, bottom - height, 1, height - below[x]);
                below[x] = height;
            }
        }
    }

    /** Draws the names of the traces with their colours, from right to left. */
    void legend(Rectangle area, List<String> names) {
        int right = area.x + area.width - 4;
        int size = gc.getFontMetrics().getAscent();
        for (int i = names.size() - 1; i >= 0; i--) {
            Point text = gc.textExtent(names.get(i));
            right -= text.x + size + 12;
            if (right < area.x) {
                return;
            }
            gc.setBackground(shades.background());
            gc.setAlpha(190);
            gc.fillRectangle(right, area.y, text.x + size + 8, text.y);
            gc.setAlpha(255);
            gc.setBackground(TraceColors.of(i));
            gc.fillRectangle(right + 2, area.y + (text.y - size) / 2, size, size);
            gc.setForeground(shades.text());
            gc.drawText(names.get(i), right + size + 5, area.y, SWT.DRAW_TRANSPARENT);
        }
    }

    private static int height(double count, double top, int pixels, boolean logarithmic) {
        if (count <= 0 || top <= 0) {
            return 0;
        }
        double part = logarithmic ? Math.log1p(count) / Math.log1p(top) : count / top;
        return (int) Math.max(1, Math.round(Math.min(1, part) * pixels));
    }

    /** The highest of some counts. */
    static double highest(double[] counts) {
        double top = 0;
        for (double count : counts) {
            top = Math.max(top, count);
        }
        return top;
    }

    /** Draws the selection: a line, or a tinted range between two lines. */
    void selection(Rectangle area, Viewport window, long begin, long end) {
        long from = Math.min(begin, end);
        long to = Math.max(begin, end);
        if (to < window.start() || from > window.end()) {
            return;
        }
        int left = area.x + (int) Math.clamp(window.toPixel(from), -2, area.width + 2);
        int right = area.x + (int) Math.clamp(window.toPixel(to), -2, area.width + 2);
        if (right > left) {
            gc.setBackground(shades.selection());
            gc.setAlpha(shades.dark() ? 48 : 40);
            gc.fillRectangle(left, area.y, right - left, area.height);
            gc.setAlpha(255);
        }
        gc.setForeground(shades.selection());
        gc.setLineWidth(1);
        gc.drawLine(left, area.y, left, area.y + area.height);
        if (right > left) {
            gc.drawLine(right, area.y, right, area.y + area.height);
        }
    }

    /** Draws the frame and the two grips of the visible window over the whole trace. */
    void window(Rectangle area, int left, int right) {
        gc.setBackground(shades.window());
        gc.setAlpha(shades.dark() ? 40 : 28);
        gc.fillRectangle(left, area.y, Math.max(1, right - left), area.height);
        gc.setAlpha(255);
        gc.setForeground(shades.window());
        gc.setLineWidth(1);
        gc.drawRectangle(left, area.y, Math.max(1, right - left), area.height - 1);
        int grip = Math.min(14, area.height / 2);
        int y = area.y + (area.height - grip) / 2;
        gc.fillRoundRectangle(left - 2, y, 5, grip, 4, 4);
        gc.fillRoundRectangle(Math.max(left + 1, right) - 2, y, 5, grip, 4, 4);
    }

    /** Draws the ruler of a window under its bars. */
    void ruler(Rectangle area, Viewport window, TimeText time) {
        RulerTicks ticks = RulerTicks.of(window, time, 90);
        gc.setForeground(shades.grid());
        gc.drawLine(area.x, area.y, area.x + area.width, area.y);
        int taken = area.x;
        if (!ticks.context().isEmpty()) {
            gc.setForeground(shades.text());
            gc.drawText(ticks.context(), area.x + 2, area.y + 4, SWT.DRAW_TRANSPARENT);
            taken = area.x + gc.textExtent(ticks.context()).x + 8;
        }
        for (RulerTicks.Tick tick : ticks.major()) {
            int x = area.x + (int) Math.round(window.toPixel(tick.time()));
            gc.setForeground(shades.faint());
            gc.drawLine(x, area.y, x, area.y + 4);
            Point size = gc.textExtent(tick.label());
            int left = x - size.x / 2;
            if (left >= taken && left + size.x <= area.x + area.width) {
                gc.drawText(tick.label(), left, area.y + 4, SWT.DRAW_TRANSPARENT);
            }
        }
        for (long minor : ticks.minor()) {
            int x = area.x + (int) Math.round(window.toPixel(minor));
            gc.setForeground(shades.grid());
            gc.drawLine(x, area.y, x, area.y + 2);
        }
    }
}
