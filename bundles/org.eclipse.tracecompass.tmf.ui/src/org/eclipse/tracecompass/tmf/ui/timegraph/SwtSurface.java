package org.eclipse.tracecompass.tmf.ui.timegraph;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.PaletteData;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.graphics.Transform;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.StateRaster;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;

/**
 * Draws on an SWT canvas, or on an image that has a pixel for each of the screen. Shapes and states
 * are placed on device pixels (on a canvas under a transform that undoes the zoom), so that a
 * hairline is one pixel of the screen at any zoom; text is drawn in points, where the toolkit does
 * it best.
 */
public final class SwtSurface implements Surface {

    /** The image of the last raster, kept by the control from one paint to the next. */
    public static final class StatesImage {
        private @Nullable StateRaster raster;
        private @Nullable QuickImage image;

        @Nullable
        QuickImage of(StateRaster wanted, GC gc) {
            if (raster != wanted) {
                dispose();
                image = new QuickImage(new Image(gc.getDevice(), data(wanted)));
                raster = wanted;
            }
            return image;
        }

        /** Releases the image. */
        public void dispose() {
            QuickImage old = image;
            if (old != null) {
                old.dispose();
            }
            image = null;
            raster = null;
        }

        /**
         * Each band is converted once and then copied line by line: three times as fast as pixel by
         * pixel.
         */
        private static ImageData data(StateRaster raster) {
            int width = raster.width();
            byte[] pixels = new byte[Math.multiplyExact(width * 4, raster.height())];
            byte[] alphas = new byte[width * raster.height()];
            byte[] line = new byte[width * 4];
            byte[] alpha = new byte[width];
            for (StateRaster.Band band : raster.bands()) {
                int[] argb = band.argb();
                for (int x = 0; x < width; x++) {
                    int colour = argb[x];
                    alpha[x] = (byte) (colour >>> 24);
                    line[4 * x + 1] = (byte) (colour >> 16);
                    line[4 * x + 2] = (byte) (colour >> 8);
                    line[4 * x + 3] = (byte) colour;
                }
                for (int y = band.top(); y < band.bottom(); y++) {
                    System.arraycopy(line, 0, pixels, y * width * 4, width * 4);
                    System.arraycopy(alpha, 0, alphas, y * width, width);
                }
            }
            ImageData data =
                    new ImageData(
                            width,
                            raster.height(),
                            32,
                            new PaletteData(0xff0000, 0xff00, 0xff),
                            4,
                            pixels);
            data.alphaData = alphas;
            return data;
        }
    }

    private static final int OPAQUE = 255;

    private final GC gc;
    private final double scale;
    private final SwtFonts fonts;
    private final StatesImage states;
    private final @Nullable Transform device;
    private final @Nullable Transform points;
    private final Deque<Rectangle> clips = new ArrayDeque<>();
    private boolean inDevice;

    /**
     * @param gc draws; its clip is changed
     * @param scale device pixels per point
     */
    public SwtSurface(GC gc, double scale, SwtFonts fonts, StatesImage states, Rectangle bounds) {
        this(gc, scale, fonts, states, bounds, scaling(gc, 1 / scale), null);
    }

    private SwtSurface(
            GC gc,
            double scale,
            SwtFonts fonts,
            StatesImage states,
            Rectangle bounds,
            @Nullable Transform device,
            @Nullable Transform points) {
        this.gc = gc;
        this.scale = scale;
        this.fonts = fonts;
        this.states = states;
        this.device = device;
        this.points = points;
        clips.push(bounds);
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.DEFAULT);
        gc.setInterpolation(SWT.NONE);
        transform(points);
    }

    /**
     * A surface on an image whose pixels are those of a screen.
     *
     * @param gc draws on the image; its clip is changed
     * @param scale pixels per point
     * @param bounds the size of the image in points
     */
    static SwtSurface onPixels(
            GC gc, double scale, SwtFonts fonts, StatesImage states, Rectangle bounds) {
        return new SwtSurface(gc, scale, fonts, states, bounds, null, scaling(gc, scale));
    }

    private static @Nullable Transform scaling(GC gc, double factor) {
        if (factor == 1) {
            return null;
        }
        Transform transform = new Transform(gc.getDevice());
        transform.scale((float) factor, (float) factor);
        return transform;
    }

    /** Releases the SWT resources. */
    public void dispose() {
        transform(null);
        dispose(device);
        dispose(points);
    }

    private static void dispose(@Nullable Transform transform) {
        if (transform != null) {
            transform.dispose();
        }
    }

    private void device() {
        if (!inDevice) {
            transform(device);
        }
        inDevice = true;
    }

    private void points() {
        if (inDevice) {
            transform(points);
        }
        inDevice = false;
    }

    private void transform(@Nullable Transform transform) {
        if (device != null || points != null) {
            gc.setTransform(transform);
        }
    }

    private int px(double value) {
        return (int) Math.round(value * scale);
    }

    private void background(int argb) {
        gc.setAlpha(argb >>> 24);
        gc.setBackground(colour(argb));
    }

    private void foreground(int argb) {
        gc.setAlpha(argb >>> 24);
        gc.setForeground(colour(argb));
    }

    static Color colour(int argb) {
        return new Color(argb >> 16 & 0xff, argb >> 8 & 0xff, argb & 0xff);
    }

    @Override
    public double scale() {
        return scale;
    }

    @Override
    public void fillRect(double x, double y, double width, double height, int argb) {
        device();
        background(argb);
        int x0 = px(x);
        int y0 = px(y);
        int w = Math.max(width > 0 ? 1 : 0, px(x + width) - x0);
        int h = Math.max(height > 0 ? 1 : 0, px(y + height) - y0);
        gc.fillRectangle(x0, y0, w, h);
    }

    @Override
    public void fillRoundRect(
            double x, double y, double width, double height, double radius, int argb) {
        device();
        background(argb);
        int arc = px(2 * radius);
        gc.fillRoundRectangle(px(x), px(y), px(width), px(height), arc, arc);
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double width, int argb) {
        device();
        foreground(argb);
        gc.setLineWidth(Math.max(1, px(width)));
        gc.drawLine(px(x1), px(y1), px(x2), px(y2));
    }

    @Override
    public void fillPolygon(double[] points, int argb) {
        device();
        background(argb);
        int[] p = new int[points.length];
        for (int i = 0; i < p.length; i++) {
            p[i] = px(points[i]);
        }
        gc.fillPolygon(p);
    }

    @Override
    public void text(String text, double x, double baseline, FontRole font, int argb) {
        points();
        foreground(argb);
        gc.setFont(fonts.font(font));
        gc.drawString(
                text,
                (int) Math.round(x),
                (int) Math.round(baseline - fonts.ascent(gc, font)),
                true);
    }

    /**
     * Has somebody else draw, in points. What they leave behind is undone.
     *
     * @param drawing draws
     * @since 0.2.0
     */
    public void draw(Consumer<GC> drawing) {
        points();
        gc.setAlpha(OPAQUE);
        try {
            drawing.accept(gc);
        } finally {
            gc.setAlpha(OPAQUE);
            gc.setLineStyle(SWT.LINE_SOLID);
            gc.setAntialias(SWT.ON);
            gc.setTextAntialias(SWT.DEFAULT);
            gc.setInterpolation(SWT.NONE);
            inDevice = false;
            transform(points);
            gc.setClipping(clips.peek());
        }
    }

    @Override
    public double textWidth(String text, FontRole font) {
        return fonts.width(gc, text, font);
    }

    @Override
    public double capHeight(FontRole font) {
        return fonts.capHeight(gc, font);
    }

    @Override
    public void states(StateRaster raster, double x, double y) {
        QuickImage image = states.of(raster, gc);
        if (image != null) {
            device();
            gc.setAlpha(OPAQUE);
            if (device == null) {
                image.draw(gc, px(x), px(y));
            } else {
                gc.drawImage(image.image(), px(x), px(y));
            }
        }
    }

    @Override
    public void pushClip(double x, double y, double width, double height) {
        int x0 = (int) Math.floor(x + 0.01);
        int y0 = (int) Math.floor(y + 0.01);
        Rectangle wanted =
                new Rectangle(
                        x0,
                        y0,
                        (int) Math.ceil(x + width - 0.01) - x0,
                        (int) Math.ceil(y + height - 0.01) - y0);
        Rectangle clip = wanted.intersection(clips.peek());
        clips.push(clip);
        points();
        gc.setClipping(clip);
    }

    @Override
    public void popClip() {
        clips.pop();
        points();
        gc.setClipping(clips.peek());
    }
}
