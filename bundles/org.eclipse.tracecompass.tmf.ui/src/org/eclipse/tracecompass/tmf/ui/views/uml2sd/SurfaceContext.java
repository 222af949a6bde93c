package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IFont;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IImage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl.ColorImpl;

/** Draws a whole diagram in its natural size on the surface of a picture. On the UI thread. */
final class SurfaceContext implements IGC {

    private static final int OPAQUE = 0xff000000;
    private static final FontRole FONT = FontRole.NORMAL;
    private static final double LINE_HEIGHT = 1.9;
    private static final int ROUND = 24;
    private static final int DASH = 6;
    private static final int DOT = 2;

    private final Surface surface;
    private final Point size;
    private int lineStyle = SWT.LINE_SOLID;
    private int lineWidth = 1;
    private IColor background = new ColorImpl(Display.getDefault(), 255, 255, 255);
    private IColor foreground = new ColorImpl(Display.getDefault(), 0, 0, 0);
    private IColor gradient;

    /**
     * @param surface what is drawn on
     * @param size the size of the diagram
     */
    SurfaceContext(Surface surface, Point size) {
        this.surface = surface;
        this.size = size;
    }

    private static RGB rgb(IColor color) {
        return color != null && color.getColor() instanceof Color c ? c.getRGB() : new RGB(0, 0, 0);
    }

    static int argb(IColor color) {
        RGB rgb = rgb(color);
        return OPAQUE | rgb.red << 16 | rgb.green << 8 | rgb.blue;
    }

    // --- lines

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        int dash = lineStyle == SWT.LINE_SOLID ? 0 : lineStyle == SWT.LINE_DOT ? DOT : DASH;
        double length = Math.hypot((double) x2 - x1, (double) y2 - y1);
        if (dash == 0 || length <= dash) {
            stroke(x1, y1, x2, y2);
            return;
        }
        double dx = (x2 - x1) / length;
        double dy = (y2 - y1) / length;
        for (double at = 0; at < length; at += 2 * dash) {
            double to = Math.min(length, at + dash);
            stroke(x1 + dx * at, y1 + dy * at, x1 + dx * to, y1 + dy * to);
        }
    }

    private void stroke(double x1, double y1, double x2, double y2) {
        surface.line(x1, y1, x2, y2, Math.max(1, lineWidth), argb(foreground));
    }

    @Override
    public void drawRectangle(int x, int y, int width, int height) {
        drawPolygon(new int[] {x, y, x + width, y, x + width, y + height, x, y + height});
    }

    @Override
    public void drawFocus(int x, int y, int width, int height) {
        int style = lineStyle;
        lineStyle = SWT.LINE_DOT;
        drawRectangle(x - 1, y - 1, width + 2, height + 2);
        lineStyle = style;
    }

    @Override
    public void drawPolygon(int[] points) {
        int n = points.length;
        for (int i = 0; i + 1 < n; i += 2) {
            drawLine(points[i], points[i + 1], points[(i + 2) % n], points[(i + 3) % n]);
        }
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int startAngle, int endAngle) {
        double[] arc = arc(x, y, width, height, startAngle, endAngle);
        for (int i = 0; i + 3 < arc.length; i += 2) {
            stroke(arc[i], arc[i + 1], arc[i + 2], arc[i + 3]);
        }
    }

    private static double[] arc(int x, int y, int width, int height, int start, int angle) {
        double[] points = new double[2 * ROUND + 2];
        for (int i = 0; i <= ROUND; i++) {
            double at = Math.toRadians(start + (double) angle * i / ROUND);
            points[2 * i] = x + width / 2.0 * (1 + Math.cos(at));
            points[2 * i + 1] = y + height / 2.0 * (1 - Math.sin(at));
        }
        return points;
    }

    // --- areas

    @Override
    public void fillPolygon(int[] points) {
        double[] places = new double[points.length];
        for (int i = 0; i < points.length; i++) {
            places[i] = points[i];
        }
        surface.fillPolygon(places, argb(background));
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        surface.fillPolygon(arc(x, y, width, height, 0, 360), argb(background));
    }

    @Override
    public void fillRectangle(int x, int y, int width, int height) {
        fill(x, y, width, height, argb(background));
    }

    private void fill(int x, int y, int width, int height, int argb) {
        surface.fillRect(
                Math.min(x, x + width),
                Math.min(y, y + height),
                Math.abs(width),
                Math.abs(height),
                argb);
    }

    /** In the colour between the two, which is what one sees of a gradient in a small area. */
    @Override
    public void fillGradientRectangle(int x, int y, int width, int height, boolean vertical) {
        RGB from = rgb(gradient == null ? foreground : gradient);
        RGB to = rgb(background);
        int middle =
                OPAQUE
                        | (from.red + to.red) / 2 << 16
                        | (from.green + to.green) / 2 << 8
                        | (from.blue + to.blue) / 2;
        fill(x, y, width, height, middle);
    }

    /** Surfaces have no images; those of diagrams are small enough to be drawn by their pixels. */
    @Override
    public void drawImage(IImage image, int x, int y, int maxWith, int maxHeight) {
        if (image == null || !(image.getImage() instanceof Image drawn)) {
            return;
        }
        ImageData data = drawn.getImageData();
        double step =
                Math.min(
                        1,
                        Math.min((double) maxWith / data.width, (double) maxHeight / data.height));
        for (int row = 0; row < data.height; row++) {
            int from = 0;
            for (int column = 1; column <= data.width; column++) {
                int pixel = pixel(data, from, row);
                if (column == data.width || pixel(data, column, row) != pixel) {
                    if (pixel >>> 24 != 0) {
                        surface.fillRect(
                                x + from * step,
                                y + row * step,
                                (column - from) * step,
                                step,
                                pixel);
                    }
                    from = column;
                }
            }
        }
    }

    private static int pixel(ImageData data, int x, int y) {
        int value = data.getPixel(x, y);
        RGB rgb = data.palette.getRGB(value);
        int alpha = value == data.transparentPixel ? 0 : data.getAlpha(x, y);
        return alpha << 24 | rgb.red << 16 | rgb.green << 8 | rgb.blue;
    }

    // --- texts

    private double lineHeight() {
        return surface.capHeight(FONT) * LINE_HEIGHT;
    }

    @Override
    public int textExtent(String name) {
        return (int) Math.ceil(surface.textWidth(name == null ? "" : name, FONT));
    }

    @Override
    public void drawText(String string, int x, int y, boolean trans) {
        write(string == null ? "" : string, x, y, trans);
    }

    @Override
    public void drawText(String string, int x, int y) {
        drawText(string, x, y, false);
    }

    private void write(String text, double x, double y, boolean trans) {
        if (text.isEmpty()) {
            return;
        }
        if (!trans) {
            surface.fillRect(x, y, surface.textWidth(text, FONT), lineHeight(), argb(background));
        }
        surface.textMiddle(text, x, y + lineHeight() / 2, FONT, argb(foreground));
    }

    @Override
    public void drawTextTruncatedCentred(
            String name, int x, int y, int width, int height, boolean trans) {
        String text = surface.fit(name == null ? "" : name, width, FONT);
        write(
                text,
                x + (width - surface.textWidth(text, FONT)) / 2,
                y + (height - lineHeight()) / 2,
                trans);
    }

    @Override
    public void drawTextTruncated(String name, int x, int y, int width, int height, boolean trans) {
        write(surface.fit(name == null ? "" : name, width, FONT), x, y, trans);
    }

    /** All texts of a picture have the font of its theme. */
    @Override
    public void setFont(IFont font) {
        // see above
    }

    @Override
    public int getFontHeight(IFont font) {
        return (int) Math.ceil(lineHeight());
    }

    @Override
    public int getFontWidth(IFont font) {
        return textExtent("x");
    }

    @Override
    public void setDrawTextWithFocusStyle(boolean focus) {
        // nobody has the focus in a picture
    }

    // --- what is seen: everything

    @Override
    public int getContentsX() {
        return 0;
    }

    @Override
    public int getContentsY() {
        return 0;
    }

    @Override
    public int getVisibleWidth() {
        return size.x;
    }

    @Override
    public int getVisibleHeight() {
        return size.y;
    }

    @Override
    public int contentsToViewX(int x) {
        return x;
    }

    @Override
    public int contentsToViewY(int y) {
        return y;
    }

    @Override
    public float getZoom() {
        return 1;
    }

    // --- looks

    @Override
    public void setLineStyle(int style) {
        lineStyle = style;
    }

    @Override
    public int getLineStyle() {
        return lineStyle;
    }

    @Override
    public void setLineWidth(int width) {
        lineWidth = width;
    }

    @Override
    public int getLineWidth() {
        return lineWidth;
    }

    @Override
    public int getLineDotStyle() {
        return SWT.LINE_DOT;
    }

    @Override
    public int getLineDashStyle() {
        return SWT.LINE_DASH;
    }

    @Override
    public int getLineSolidStyle() {
        return SWT.LINE_SOLID;
    }

    @Override
    public IColor getBackground() {
        return background;
    }

    @Override
    public void setBackground(IColor color) {
        background = color;
    }

    @Override
    public IColor getForeground() {
        return foreground;
    }

    @Override
    public void setForeground(IColor color) {
        foreground = color;
    }

    @Override
    public void setGradientColor(IColor color) {
        gradient = color;
    }

    @Override
    public IColor createColor(int r, int g, int b) {
        return new ColorImpl(Display.getDefault(), r, g, b);
    }
}
