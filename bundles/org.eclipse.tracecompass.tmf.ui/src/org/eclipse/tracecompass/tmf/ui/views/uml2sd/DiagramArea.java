package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Lifeline;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Metrics;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IColor;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.drawings.IGC;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.ISDPreferences;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.preferences.SDViewPref;

/**
 * A sequence diagram in a scrolled area: its zoom, its drawing and what of it can be seen. On the
 * UI thread.
 */
abstract class DiagramArea extends ScrollView {

    static final float ZOOM_STEP = 1.25f;

    private static final float SMALLEST = 0.1f;
    private static final float LARGEST = 8f;

    /** The diagram; null for none. */
    Frame frame;

    /** The zoom factor; 1 is the natural size. */
    float zoom = 1;

    boolean zoomIn;
    boolean zoomOut;

    /** The bar with the times of the diagram; null for none. */
    TimeCompressionBar timeBar;

    /** The part of the diagram that is printed, in pixels of the printer; null on the screen. */
    private Rectangle printed;

    DiagramArea(Composite parent, int style) {
        super(parent, style);
    }

    private SDWidget self() {
        return (SDWidget) this;
    }

    /** Takes the sizes of the fonts that the user has chosen. */
    final void measure() {
        GC gc = new GC(getViewControl());
        NGC context = new NGC(self(), gc);
        SDViewPref prefs = SDViewPref.getInstance();
        int message = 0;
        for (String id :
                new String[] {
                    ISDPreferences.PREF_SYNC_MESS,
                    ISDPreferences.PREF_SYNC_MESS_RET,
                    ISDPreferences.PREF_ASYNC_MESS,
                    ISDPreferences.PREF_ASYNC_MESS_RET
                }) {
            message = Math.max(message, context.getFontHeight(prefs.getFont(id)));
        }
        Metrics.setMessageFontHeight(message);
        Metrics.setFrameFontHeight(
                context.getFontHeight(prefs.getFont(ISDPreferences.PREF_FRAME_NAME)));
        Metrics.setLifelineHeaderFontHeight(
                context.getFontHeight(prefs.getFont(ISDPreferences.PREF_LIFELINE_HEADER)));
        Metrics.setLifelineFontHeight(
                context.getFontHeight(prefs.getFont(ISDPreferences.PREF_LIFELINE)));
        Metrics.setLifelineFontWidth(
                context.getFontWidth(prefs.getFont(ISDPreferences.PREF_LIFELINE)));
        Metrics.setLifelineWidth(prefs.getLifelineWidth());
        context.dispose();
        gc.dispose();
    }

    /** Makes the contents as large as a diagram. */
    public void resizeContents(Frame frame) {
        if (frame == null) {
            resizeContents(0, 0);
            return;
        }
        int width = Math.round((frame.getWidth() + 2 * Metrics.FRAME_H_MARGIN) * zoom);
        int height = Math.round((frame.getHeight() + 2 * Metrics.FRAME_V_MARGIN) * zoom);
        resizeContents(width, height);
    }

    /** The diagram; null for none. */
    public Frame getFrame() {
        return frame;
    }

    // --- zoom

    /** Lets a click zoom in, or not. */
    public void setZoomInMode(boolean value) {
        zoomIn = value;
        zoomOut &= !value;
    }

    /** Lets a click zoom out, or not. */
    public void setZoomOutMode(boolean value) {
        zoomOut = value;
        zoomIn &= !value;
    }

    /** Whether a click zooms in. */
    public boolean getZoomInMode() {
        return zoomIn;
    }

    /** Whether a click zooms out. */
    public boolean getZoomOutMode() {
        return zoomOut;
    }

    /** Sets the zoom factor, as far as it is possible; 1 is the natural size. */
    public void setZoomValue(float zoomValue) {
        zoom = Math.clamp(zoomValue, SMALLEST, LARGEST);
        resizeContents(frame);
        if (timeBar != null) {
            timeBar.setZoom(zoom);
        }
        redraw();
    }

    /** The zoom factor; 1 is the natural size. */
    public float getZoomValue() {
        return zoom;
    }

    /** The zoom factor; 1 is the natural size. */
    public float getZoomFactor() {
        return zoom;
    }

    /** Shows the diagram at its natural size, with all of it from its corner on. */
    public void resetZoomFactor() {
        setZoomValue(1);
        setContentsPos(0, 0);
    }

    final void zoomAt(int x, int y, float factor) {
        float before = zoom;
        setZoomValue(zoom * factor);
        float changed = zoom / before;
        setContentsPos(
                Math.round(x * changed) - contentsToViewX(x),
                Math.round(y * changed) - contentsToViewY(y));
    }

    final int zoomed(int size) {
        return Math.round(size * zoom);
    }

    final int natural(int size) {
        return Math.round(size / zoom);
    }

    /** Scrolls so that a node can be seen. */
    public void ensureVisible(GraphNode node) {
        if (node == null) {
            return;
        }
        int y = zoomed(node.getY());
        int height = zoomed(node.getHeight());
        int align = SWT.CENTER;
        if (node instanceof Lifeline) {
            y = getContentsY();
            height = 0;
        }
        ensureVisible(zoomed(node.getX()), y, zoomed(node.getWidth()), height, align);
        redraw();
    }

    @Override
    public int getVisibleWidth() {
        return printed == null ? super.getVisibleWidth() : printed.width;
    }

    @Override
    public int getVisibleHeight() {
        return printed == null ? super.getVisibleHeight() : printed.height;
    }

    @Override
    public int contentsToViewX(int x) {
        return printed == null ? super.contentsToViewX(x) : x - printed.x;
    }

    @Override
    public int contentsToViewY(int y) {
        return printed == null ? super.contentsToViewY(y) : y - printed.y;
    }

    @Override
    public int getContentsX() {
        return printed == null ? super.getContentsX() : printed.x;
    }

    @Override
    public int getContentsY() {
        return printed == null ? super.getContentsY() : printed.y;
    }

    @Override
    public boolean setContentsPos(int x, int y) {
        boolean moved = super.setContentsPos(x, y);
        if (moved && frame != null) {
            updateIndex();
        }
        if (moved && timeBar != null && !timeBar.isDisposed()) {
            timeBar.setContentsPos(0, getContentsY());
        }
        return moved;
    }

    private void updateIndex() {
        frame.updateIndex(
                natural(getContentsX()),
                natural(getContentsY()),
                natural(getVisibleWidth()),
                natural(getVisibleHeight()));
    }

    // --- drawing

    @Override
    protected void drawContents(GC gc, int clipx, int clipy, int clipw, int cliph) {
        gc.setBackground(background());
        gc.fillRectangle(0, 0, super.getVisibleWidth(), super.getVisibleHeight());
        if (frame == null) {
            return;
        }
        updateIndex();
        NGC context = new NGC(self(), gc);
        frame.draw(context);
        drawDragged(context);
        context.dispose();
    }

    /** Draws what the user drags. */
    abstract void drawDragged(NGC context);

    private static Color background() {
        return (Color)
                SDViewPref.getInstance().getBackGroundColor(ISDPreferences.PREF_FRAME).getColor();
    }

    /** The colour of the sign of the focus. */
    IColor focusColor() {
        return SDViewPref.getInstance().getFontColor(ISDPreferences.PREF_LIFELINE);
    }

    /** What can be seen, as an image that the caller disposes. */
    protected Image getDrawBuffer() {
        Rectangle area = getViewControl().getBounds();
        Image image = new Image(getDisplay(), Math.max(1, area.width), Math.max(1, area.height));
        GC gc = new GC(image);
        drawContents(gc, getContentsX(), getContentsY(), area.width, area.height);
        gc.dispose();
        return image;
    }

    /** The whole diagram in a rectangle, as an image that the caller disposes. */
    public Image getOverview(Rectangle rect) {
        Image image = new Image(getDisplay(), Math.max(1, rect.width), Math.max(1, rect.height));
        GC gc = new GC(image);
        drawWhole(gc, rect.width, rect.height);
        gc.dispose();
        return image;
    }

    @Override
    protected void drawOverview(GC gc, Rectangle r) {
        drawWhole(gc, r.width, r.height);
    }

    private void drawWhole(GC gc, int width, int height) {
        gc.setBackground(background());
        gc.fillRectangle(0, 0, width, height);
        if (frame == null) {
            return;
        }
        float small =
                Math.min(
                        (float) width / (frame.getWidth() + 2 * Metrics.FRAME_H_MARGIN),
                        (float) height / (frame.getHeight() + 2 * Metrics.FRAME_V_MARGIN));
        drawPart(gc, small, new Rectangle(0, 0, width, height));
    }

    /** Draws a part at another zoom; its coordinates are those of the drawing at that zoom. */
    final void drawPart(GC gc, float atZoom, Rectangle part) {
        drawPart(
                atZoom,
                part,
                () -> {
                    NGC context = new NGC(self(), gc);
                    frame.draw(context);
                    context.dispose();
                });
    }

    /** Draws the whole diagram in its natural size. */
    final void drawAll(IGC context, Point size) {
        context.setBackground(
                SDViewPref.getInstance().getBackGroundColor(ISDPreferences.PREF_FRAME));
        context.fillRectangle(0, 0, size.x, size.y);
        drawPart(1, new Rectangle(0, 0, size.x, size.y), () -> frame.draw(context));
    }

    private void drawPart(float atZoom, Rectangle part, Runnable draw) {
        float before = zoom;
        Rectangle beforePart = printed;
        zoom = atZoom;
        printed = part;
        try {
            updateIndex();
            draw.run();
        } finally {
            zoom = before;
            printed = beforePart;
            updateIndex();
        }
    }

    final int eventY(int event) {
        Lifeline first = frame.getLifeline(0);
        return first.getY()
                + first.getHeight()
                + (Metrics.getMessageFontHeigth() + Metrics.getMessagesSpacing()) * event;
    }
}
