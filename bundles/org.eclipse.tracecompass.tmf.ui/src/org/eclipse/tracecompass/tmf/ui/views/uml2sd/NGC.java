package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Font;
import org.eclipse.swt.graphics.FontData;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IFont;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IImage;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.impl.ColorImpl;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.SDViewPref;

/**
 * Draws a diagram with SWT, at the zoom and the scroll position of a widget. Only what can be seen
 * is drawn: lines are cut where they leave the screen. On the UI thread.
 *
 * @since 9.5.0
 */
public class NGC implements IGC {

    private static final int LEFT = 1;
    private static final int RIGHT = 2;
    private static final int ABOVE = 4;
    private static final int BELOW = 8;

    private static int vscreenBounds = 16;

    private final SDWidget view;
    private final GC gc;
    private IColor background;
    private IColor foreground;
    private IColor gradient;
    private Font zoomedFont;
    private boolean focusStyle;
    private int visibleX;
    private int visibleY;
    private int xx;
    private int yx;

    /**
     * @param scrollView the widget
     * @param gc where to draw
     */
    public NGC(SDWidget scrollView, GC gc) {
        view = scrollView;
        this.gc = gc;
        visibleX = scrollView.getContentsX();
        visibleY = scrollView.getContentsY();
        xx = scrollView.getVisibleWidth();
        yx = scrollView.getVisibleHeight();
        gc.setAntialias(SWT.ON);
        gc.setTextAntialias(SWT.ON);
    }

    private int scaled(int size) {
        return Math.round(size * view.getZoomValue());
    }

    private int unscaled(int size) {
        return Math.round(size / view.getZoomValue());
    }

    /** The place of an x coordinate of the diagram on what is drawn on. */
    private int px(int x) {
        return scaled(x) - visibleX;
    }

    private int py(int y) {
        return scaled(y) - visibleY;
    }

    @Override
    public void setLineStyle(int style) {
        gc.setLineStyle(style);
    }

    @Override
    public int getLineStyle() {
        return gc.getLineStyle();
    }

    @Override
    public int getContentsX() {
        return unscaled(visibleX);
    }

    @Override
    public int getContentsY() {
        return unscaled(visibleY);
    }

    @Override
    public int getVisibleWidth() {
        return unscaled(xx);
    }

    @Override
    public int getVisibleHeight() {
        return unscaled(yx);
    }

    /** The upper edge of what is drawn, in pixels of the screen. */
    protected int getVisibleY() {
        return visibleY;
    }

    /** Sets the upper edge of what is drawn, in pixels of the screen. */
    protected void setVisibleY(int visibleY) {
        this.visibleY = visibleY;
    }

    /** The left edge of what is drawn, in pixels of the screen. */
    protected int getfVisibleX() {
        return visibleX;
    }

    /** Sets the left edge of what is drawn, in pixels of the screen. */
    protected void setVisibleX(int visibleX) {
        this.visibleX = visibleX;
    }

    /** The height of what is drawn, in pixels of the screen. */
    protected int getYx() {
        return yx;
    }

    /** Sets the height of what is drawn, in pixels of the screen. */
    protected void setYx(int yx) {
        this.yx = yx;
    }

    /** The width of what is drawn, in pixels of the screen. */
    protected int getXx() {
        return xx;
    }

    /** Sets the width of what is drawn, in pixels of the screen. */
    protected void setXx(int xx) {
        this.xx = xx;
    }

    @Override
    public int contentsToViewX(int x) {
        return view.contentsToViewX(x);
    }

    @Override
    public int contentsToViewY(int y) {
        return view.contentsToViewY(y);
    }

    /** On which sides of the screen, with a margin, a point lies; 0 for on the screen. */
    protected byte code(int x, int y) {
        int side = 0;
        side |= x < -vscreenBounds ? LEFT : x > xx + vscreenBounds ? RIGHT : 0;
        side |= y < -vscreenBounds ? ABOVE : y > yx + vscreenBounds ? BELOW : 0;
        return (byte) side;
    }

    @Override
    public void drawLine(int x1, int y1, int x2, int y2) {
        double ax = px(x1);
        double ay = py(y1);
        double bx = px(x2);
        double by = py(y2);
        // Each round moves one end to an edge of the screen: four edges, two ends.
        for (int round = 0; round < 8; round++) {
            byte a = code((int) ax, (int) ay);
            byte b = code((int) bx, (int) by);
            if ((a | b) == 0) {
                gc.drawLine((int) ax, (int) ay, (int) bx, (int) by);
                return;
            }
            if ((a & b) != 0) {
                return;
            }
            byte out = a == 0 ? b : a;
            double x;
            double y;
            if ((out & (ABOVE | BELOW)) != 0) {
                y = (out & ABOVE) != 0 ? -vscreenBounds : yx + vscreenBounds;
                x = ax + (bx - ax) * (y - ay) / (by - ay);
            } else {
                x = (out & LEFT) != 0 ? -vscreenBounds : xx + vscreenBounds;
                y = ay + (by - ay) * (x - ax) / (bx - ax);
            }
            if (out == a) {
                ax = x;
                ay = y;
            } else {
                bx = x;
                by = y;
            }
        }
    }

    /** The part of a rectangle on the screen, with a margin. */
    private Rectangle visible(int x, int y, int width, int height) {
        int left = Math.min(x, x + width);
        int top = Math.min(y, y + height);
        Rectangle all =
                new Rectangle(px(left), py(top), scaled(Math.abs(width)), scaled(Math.abs(height)));
        return all.intersection(
                new Rectangle(
                        -vscreenBounds,
                        -vscreenBounds,
                        xx + 2 * vscreenBounds,
                        yx + 2 * vscreenBounds));
    }

    @Override
    public void drawRectangle(int x, int y, int width, int height) {
        Rectangle part = visible(x, y, width, height);
        if (!part.isEmpty()) {
            gc.drawRectangle(part);
        }
    }

    @Override
    public void drawFocus(int x, int y, int width, int height) {
        Rectangle part = visible(x, y, width, height);
        IColor before = foreground;
        setForeground(view.focusColor());
        int style = gc.getLineStyle();
        gc.setLineStyle(SWT.LINE_DOT);
        gc.drawRectangle(part.x - 1, part.y - 1, part.width + 2, part.height + 2);
        gc.setLineStyle(style);
        if (before != null) {
            setForeground(before);
        }
    }

    private int[] placed(int[] points) {
        int[] result = new int[points.length];
        for (int i = 0; i < points.length; i++) {
            int limit = i % 2 == 0 ? xx : yx;
            int at = i % 2 == 0 ? px(points[i]) : py(points[i]);
            result[i] = Math.clamp(at, -Short.MAX_VALUE, Math.max(limit, Short.MAX_VALUE));
        }
        return result;
    }

    @Override
    public void fillPolygon(int[] points) {
        gc.fillPolygon(placed(points));
    }

    @Override
    public void drawPolygon(int[] points) {
        gc.drawPolygon(placed(points));
    }

    @Override
    public void fillRectangle(int x, int y, int width, int height) {
        Rectangle part = visible(x, y, width, height);
        if (!part.isEmpty()) {
            gc.fillRectangle(part);
        }
    }

    @Override
    public void fillGradientRectangle(int x, int y, int width, int height, boolean isVertical) {
        Rectangle part = visible(x, y, width, height);
        if (part.isEmpty()) {
            return;
        }
        IColor before = foreground;
        if (gradient != null) {
            gc.setForeground((Color) gradient.getColor());
        }
        gc.fillGradientRectangle(part.x, part.y, part.width, part.height, isVertical);
        if (before != null) {
            gc.setForeground((Color) before.getColor());
        }
    }

    @Override
    public int textExtent(String name) {
        return unscaled(gc.textExtent(name == null ? "" : name).x);
    }

    @Override
    public void drawText(String string, int x, int y, boolean isTrans) {
        localDrawText(string, px(x), py(y), isTrans);
    }

    @Override
    public void drawText(String string, int x, int y) {
        drawText(string, x, y, false);
    }

    @Override
    public void fillOval(int x, int y, int width, int height) {
        gc.fillOval(px(x), py(y), scaled(width), scaled(height));
    }

    @Override
    public IColor getBackground() {
        return background;
    }

    @Override
    public IColor getForeground() {
        return foreground;
    }

    @Override
    public void setBackground(IColor color) {
        background = color;
        if (color != null) {
            gc.setBackground((Color) color.getColor());
        }
    }

    @Override
    public void setForeground(IColor color) {
        foreground = color;
        if (color != null) {
            gc.setForeground((Color) color.getColor());
        }
    }

    @Override
    public void setGradientColor(IColor color) {
        gradient = color;
    }

    @Override
    public void setLineWidth(int width) {
        gc.setLineWidth(view.isPrinting() ? width * 2 : width);
    }

    @Override
    public int getLineWidth() {
        return gc.getLineWidth();
    }

    /** Draws a text at a pixel of what is drawn on. */
    protected void localDrawText(String string, int x, int y, boolean isTransparent) {
        String text = string == null ? "" : string;
        if (code(x, y) == 0 || x + gc.textExtent(text).x > 0) {
            gc.drawText(text, x, y, isTransparent);
            if (focusStyle) {
                Point size = gc.textExtent(text);
                gc.drawFocus(x - 1, y - 1, size.x + 2, size.y + 2);
            }
        }
    }

    private String fitting(String name, int width) {
        String text = name == null ? "" : name;
        int room = scaled(width);
        if (gc.textExtent(text).x <= room) {
            return text;
        }
        int low = 0;
        int high = text.length();
        while (low < high) {
            int middle = (low + high + 1) / 2;
            if (gc.textExtent(text.substring(0, middle) + "…").x <= room) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return low == 0 ? "" : text.substring(0, low) + "…";
    }

    @Override
    public void drawTextTruncatedCentred(
            String name, int xValue, int yValue, int width, int height, boolean trans) {
        String text = fitting(name, width);
        if (!text.isEmpty()) {
            Point size = gc.textExtent(text);
            localDrawText(
                    text,
                    px(xValue) + (scaled(width) - size.x) / 2,
                    py(yValue) + (scaled(height) - size.y) / 2,
                    trans);
        }
    }

    @Override
    public void drawTextTruncated(
            String name, int xValue, int yValue, int width, int height, boolean trans) {
        String text = fitting(name, width);
        if (!text.isEmpty()) {
            localDrawText(text, px(xValue), py(yValue), trans);
        }
    }

    @Override
    public void drawImage(IImage image, int xValue, int yValue, int maxWith, int maxHeight) {
        if (image == null || !(image.getImage() instanceof Image drawn)) {
            return;
        }
        Rectangle size = drawn.getBounds();
        int width = Math.min(scaled(size.width), scaled(maxWith));
        int height = Math.min(scaled(size.height), scaled(maxHeight));
        if (width > 0 && height > 0) {
            gc.drawImage(
                    drawn, 0, 0, size.width, size.height, px(xValue), py(yValue), width, height);
        }
    }

    @Override
    public void drawArc(int x, int y, int width, int height, int startAngle, int endAngle) {
        gc.drawArc(px(x), py(y), scaled(width), scaled(height), startAngle, endAngle);
    }

    @Override
    public void setFont(IFont font) {
        releaseFont();
        if (font == null || !(font.getFont() instanceof Font plain)) {
            return;
        }
        float zoom = view.getZoomValue();
        if (zoom == 1 || !SDViewPref.getInstance().fontLinked()) {
            gc.setFont(plain);
            return;
        }
        FontData[] data = plain.getFontData();
        for (FontData part : data) {
            part.setHeight(Math.max(1, Math.round(part.getHeight() * zoom)));
        }
        zoomedFont = new Font(gc.getDevice(), data);
        gc.setFont(zoomedFont);
    }

    private void releaseFont() {
        if (zoomedFont != null) {
            gc.setFont(null);
            zoomedFont.dispose();
            zoomedFont = null;
        }
    }

    @Override
    public int getFontHeight(IFont font) {
        return measured(font, true);
    }

    @Override
    public int getFontWidth(IFont font) {
        return measured(font, false);
    }

    private int measured(IFont font, boolean height) {
        if (font == null || !(font.getFont() instanceof Font plain)) {
            return 0;
        }
        Font before = gc.getFont();
        gc.setFont(plain);
        int size =
                height
                        ? gc.getFontMetrics().getHeight()
                        : (int) Math.round(gc.getFontMetrics().getAverageCharacterWidth());
        gc.setFont(before);
        return size;
    }

    /** The height of the font that is set. */
    protected int getCurrentFontHeight() {
        return unscaled(gc.getFontMetrics().getHeight());
    }

    /** Releases what was made for drawing; not what is drawn on. */
    public void dispose() {
        releaseFont();
    }

    @Override
    public float getZoom() {
        return view.getZoomValue();
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
    public IColor createColor(int r, int g, int b) {
        return new ColorImpl(Display.getDefault(), r, g, b);
    }

    @Override
    public void setDrawTextWithFocusStyle(boolean focus) {
        focusStyle = focus;
    }

    /** How far beyond the edges of the screen something is still drawn, in pixels. */
    protected static int getVscreenBounds() {
        return vscreenBounds;
    }

    /** Sets how far beyond the edges of the screen something is still drawn. */
    protected static void setVscreenBounds(int vBounds) {
        vscreenBounds = vBounds;
    }

    /** What is drawn on. */
    protected GC getGc() {
        return gc;
    }

    /** The widget. */
    protected SDWidget getSDWidget() {
        return view;
    }

    /** The colour at which gradients begin. */
    protected IColor setGradientColor() {
        return gradient;
    }
}
