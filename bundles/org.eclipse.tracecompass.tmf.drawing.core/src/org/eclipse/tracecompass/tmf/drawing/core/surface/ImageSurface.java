package org.eclipse.tracecompass.tmf.drawing.core.surface;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.EnumMap;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/** Draws into a picture in memory; needs no display. */
public final class ImageSurface implements Surface, AutoCloseable {

    private static final int STRIP = 512;

    private final double scale;
    private final BufferedImage image;
    private final Graphics2D graphics;
    private final Map<FontRole, Font> fonts = new EnumMap<>(FontRole.class);
    private final Map<FontRole, FontMetrics> metrics = new EnumMap<>(FontRole.class);
    private final Deque<Entry> clips = new ArrayDeque<>();

    private record Entry(@Nullable Shape clip) {}

    /**
     * @param width logical pixels
     * @param height logical pixels
     * @param scale device pixels per logical pixel
     * @param theme gives the font sizes
     */
    public ImageSurface(double width, double height, double scale, Theme theme) {
        this.scale = scale;
        image =
                new BufferedImage(
                        Math.max(1, (int) Math.round(width * scale)),
                        Math.max(1, (int) Math.round(height * scale)),
                        BufferedImage.TYPE_INT_ARGB);
        graphics = image.createGraphics();
        graphics.setRenderingHint(
                RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        graphics.setRenderingHint(
                RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        graphics.scale(scale, scale);
        Font normal = new Font(Font.SANS_SERIF, Font.PLAIN, 1).deriveFont((float) theme.fontSize());
        fonts.put(FontRole.NORMAL, normal);
        fonts.put(FontRole.BOLD, normal.deriveFont(Font.BOLD));
        fonts.put(FontRole.SMALL, normal.deriveFont((float) theme.smallFontSize()));
        fonts.forEach((role, font) -> metrics.put(role, graphics.getFontMetrics(font)));
    }

    /** The picture; complete once nothing more is drawn. */
    public BufferedImage image() {
        return image;
    }

    @Override
    public double scale() {
        return scale;
    }

    @Override
    public void fillRect(double x, double y, double width, double height, int argb) {
        graphics.setColor(new Color(argb, true));
        graphics.fill(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void fillRoundRect(
            double x, double y, double width, double height, double radius, int argb) {
        graphics.setColor(new Color(argb, true));
        graphics.fill(new RoundRectangle2D.Double(x, y, width, height, 2 * radius, 2 * radius));
    }

    @Override
    public void line(double x1, double y1, double x2, double y2, double width, int argb) {
        graphics.setColor(new Color(argb, true));
        graphics.setStroke(
                new BasicStroke((float) width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_MITER));
        graphics.draw(new Line2D.Double(x1, y1, x2, y2));
    }

    @Override
    public void fillPolygon(double[] points, int argb) {
        Path2D.Double path = new Path2D.Double();
        path.moveTo(points[0], points[1]);
        for (int i = 2; i + 1 < points.length; i += 2) {
            path.lineTo(points[i], points[i + 1]);
        }
        path.closePath();
        graphics.setColor(new Color(argb, true));
        graphics.fill(path);
    }

    @Override
    public void text(String text, double x, double baseline, FontRole font, int argb) {
        graphics.setColor(new Color(argb, true));
        graphics.setFont(fonts.get(font));
        graphics.drawString(LineOfText.of(text), (float) x, (float) baseline);
    }

    @Override
    public double textWidth(String text, FontRole font) {
        FontMetrics fm = metrics.get(font);
        return fm == null ? 0 : fm.getStringBounds(LineOfText.of(text), graphics).getWidth();
    }

    @Override
    public double capHeight(FontRole font) {
        Font f = fonts.get(font);
        return f == null ? 0 : f.getSize2D() * 0.72;
    }

    @Override
    public void states(StateRaster raster, double x, double y) {
        for (int from = 0; from < raster.height(); from += STRIP) {
            int to = Math.min(raster.height(), from + STRIP);
            BufferedImage strip =
                    new BufferedImage(raster.width(), to - from, BufferedImage.TYPE_INT_ARGB);
            strip.setRGB(
                    0, 0, raster.width(), to - from, raster.toPixels(from, to), 0, raster.width());
            AffineTransform place =
                    AffineTransform.getTranslateInstance(snap(x), snap(y) + from / raster.scale());
            place.scale(1 / raster.scale(), 1 / raster.scale());
            graphics.drawImage(strip, place, null);
        }
    }

    @Override
    public void pushClip(double x, double y, double width, double height) {
        clips.push(new Entry(graphics.getClip()));
        graphics.clip(new Rectangle2D.Double(x, y, width, height));
    }

    @Override
    public void popClip() {
        graphics.setClip(clips.pop().clip());
    }

    @Override
    public void close() {
        graphics.dispose();
    }
}
