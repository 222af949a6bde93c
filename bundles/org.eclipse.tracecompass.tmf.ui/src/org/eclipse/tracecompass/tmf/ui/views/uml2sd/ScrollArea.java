package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.ScrollBar;

/**
 * The place of contents in a smaller view, and the scroll bars that say where it is. On the UI
 * thread.
 */
abstract class ScrollArea extends Composite {

    /** A scroll bar is there when it is needed. */
    public static final int AUTO = 0;

    /** A scroll bar is always there. */
    public static final int ALWAYS_ON = 1;

    /** A scroll bar is never there. */
    public static final int ALWAYS_OFF = 2;

    /** The vertical scroll bar. */
    public static final int VBAR = 0x01;

    /** The horizontal scroll bar. */
    public static final int HBAR = 0x02;

    /** What is drawn on. */
    final Canvas view;

    int hIncrement = 10;
    int vIncrement = 10;
    int contentsWidth;
    int contentsHeight;
    int contentsX;
    int contentsY;
    private int hMode = AUTO;
    private int vMode = AUTO;

    ScrollArea(Composite parent, int style) {
        super(parent, SWT.NONE);
        view =
                new Canvas(
                        this,
                        style
                                | SWT.H_SCROLL
                                | SWT.V_SCROLL
                                | SWT.NO_BACKGROUND
                                | SWT.DOUBLE_BUFFERED);
    }

    /** The height of the contents. */
    public int getContentsHeight() {
        return contentsHeight;
    }

    /** The width of the contents. */
    public int getContentsWidth() {
        return contentsWidth;
    }

    /** The left edge of what can be seen. */
    public int getContentsX() {
        return contentsX;
    }

    /** The upper edge of what can be seen. */
    public int getContentsY() {
        return contentsY;
    }

    /** When there is a horizontal scroll bar. */
    public int getHScrollBarMode() {
        return hMode;
    }

    /** Sets when there is a horizontal scroll bar. */
    public void setHScrollBarMode(int aHScrollBarMode) {
        hMode = aHScrollBarMode;
        updateScrollBarVisiblity();
    }

    /** When there is a vertical scroll bar. */
    public int getVScrollBarMode() {
        return vMode;
    }

    /** Sets when there is a vertical scroll bar. */
    public void setVScrollBarMode(int aVScrollBarMode) {
        vMode = aVScrollBarMode;
        updateScrollBarVisiblity();
    }

    /** How far a step of the horizontal bar scrolls. */
    public int getHScrollBarIncrement() {
        return hIncrement;
    }

    /** How far a step of the vertical bar scrolls. */
    public int getVScrollBarIncrement() {
        return vIncrement;
    }

    /** Sets how far a step of the horizontal bar scrolls. */
    public void setHScrollBarIncrement(int inc) {
        hIncrement = inc;
        updateScrollBarsValues();
    }

    /** Sets how far a step of the vertical bar scrolls. */
    public void setVScrollBarIncrement(int inc) {
        vIncrement = inc;
        updateScrollBarsValues();
    }

    /** Sets the size of the contents. */
    public void resizeContents(int width, int height) {
        contentsWidth = Math.max(0, width);
        contentsHeight = Math.max(0, height);
        updateScrollBarVisiblity();
        setContentsPos(contentsX, contentsY);
        view.redraw();
    }

    // --- scrolling

    /** Scrolls by some pixels. */
    public void scrollBy(int delataX, int deltaY) {
        setContentsPos(contentsX + delataX, contentsY + deltaY);
    }

    /** Scrolls so that a point can be seen. */
    public void ensureVisible(int px, int py) {
        ensureVisible(px, py, 0, 0, SWT.NONE);
    }

    /**
     * Scrolls so that a rectangle can be seen.
     *
     * @param align where it is placed if it cannot be seen: {@link SWT#LEFT}, {@link SWT#RIGHT},
     *     {@link SWT#CENTER}, {@link SWT#TOP} and {@link SWT#BOTTOM}, or {@link SWT#NONE} for the
     *     shortest way
     */
    public void ensureVisible(int xValue, int yValue, int width, int height, int align) {
        ensureVisible(xValue, yValue, width, height, align, false);
    }

    /**
     * Scrolls so that a rectangle can be seen.
     *
     * @param forceAlign whether it is placed even if it can be seen
     */
    protected void ensureVisible(
            int xValue, int yValue, int width, int height, int align, boolean forceAlign) {
        int left = Math.min(xValue, xValue + width);
        int top = Math.min(yValue, yValue + height);
        int w = Math.abs(width);
        int h = Math.abs(height);
        int x = contentsX;
        int y = contentsY;
        if (forceAlign || left < x || left + w > x + getVisibleWidth()) {
            x = placed(left, w, x, getVisibleWidth(), align, SWT.LEFT, SWT.RIGHT);
        }
        if (forceAlign || top < y || top + h > y + getVisibleHeight()) {
            y = placed(top, h, y, getVisibleHeight(), align, SWT.TOP, SWT.BOTTOM);
        }
        setContentsPos(x, y);
    }

    private static int placed(
            int start, int size, int now, int room, int align, int first, int last) {
        if ((align & SWT.CENTER) != 0) {
            return start + size / 2 - room / 2;
        }
        if ((align & first) != 0) {
            return start;
        }
        if ((align & last) != 0) {
            return start + size - room;
        }
        return start < now || size > room ? start : start + size - room;
    }

    /** Whether a point can be seen. */
    public boolean isVisible(int px, int py) {
        return px >= contentsX
                && py >= contentsY
                && px < contentsX + getVisibleWidth()
                && py < contentsY + getVisibleHeight();
    }

    /** Whether a part of a rectangle can be seen. */
    public boolean isVisible(int xValue, int yValue, int width, int height) {
        return getVisiblePart(xValue, yValue, width, height) != null;
    }

    /** The part of a rectangle that can be seen; null for none. */
    public Rectangle getVisiblePart(int xValue, int yValue, int width, int height) {
        Rectangle part =
                new Rectangle(contentsX, contentsY, getVisibleWidth(), getVisibleHeight())
                        .intersection(new Rectangle(xValue, yValue, width, height));
        return part.isEmpty() ? null : part;
    }

    /** The part of a rectangle that can be seen; null for none. */
    public final Rectangle getVisiblePart(Rectangle rect) {
        return rect == null ? null : getVisiblePart(rect.x, rect.y, rect.width, rect.height);
    }

    /**
     * Scrolls to a place, as far as there are contents.
     *
     * @return whether the view has moved
     */
    public boolean setContentsPos(int xValue, int yValue) {
        int x = Math.max(0, Math.min(xValue, contentsWidth - getVisibleWidth()));
        int y = Math.max(0, Math.min(yValue, contentsHeight - getVisibleHeight()));
        if (x == contentsX && y == contentsY) {
            return false;
        }
        contentsX = x;
        contentsY = y;
        updateScrollBarsValues();
        view.redraw();
        return true;
    }

    @Override
    public ScrollBar getVerticalBar() {
        return view.getVerticalBar();
    }

    @Override
    public ScrollBar getHorizontalBar() {
        return view.getHorizontalBar();
    }

    /**
     * Which scroll bars are needed.
     *
     * @param forWidth the width of the view without bars
     * @param forHeight its height without bars
     * @param currHorVis whether there is a horizontal bar now; it matters to neither mode
     * @param currVertvis whether there is a vertical bar now; it matters to neither mode
     * @return {@link #VBAR} and {@link #HBAR}
     */
    public int computeBarVisibility(
            int forWidth, int forHeight, boolean currHorVis, boolean currVertvis) {
        int bars = vMode == ALWAYS_ON ? VBAR : 0;
        bars |= hMode == ALWAYS_ON ? HBAR : 0;
        // A bar takes room, so that the other one may be needed too.
        for (int round = 0; round < 2; round++) {
            int width = forWidth - ((bars & VBAR) != 0 ? getVerticalBarWidth() : 0);
            int height = forHeight - ((bars & HBAR) != 0 ? getHorizontalBarHeight() : 0);
            bars |= vMode == AUTO && contentsHeight > height ? VBAR : 0;
            bars |= hMode == AUTO && contentsWidth > width ? HBAR : 0;
        }
        return bars;
    }

    /** Shows the bars that are needed. Returns whether others than before. */
    protected boolean updateScrollBarVisiblity() {
        ScrollBar vertical = view.getVerticalBar();
        ScrollBar horizontal = view.getHorizontalBar();
        boolean wasVertical = vertical.getVisible();
        boolean wasHorizontal = horizontal.getVisible();
        Point size = view.getSize();
        int bars = computeBarVisibility(size.x, size.y, wasHorizontal, wasVertical);
        vertical.setVisible((bars & VBAR) != 0);
        horizontal.setVisible((bars & HBAR) != 0);
        updateScrollBarsValues();
        return vertical.getVisible() != wasVertical || horizontal.getVisible() != wasHorizontal;
    }

    /** Makes the bars say what can be seen. */
    protected void updateScrollBarsValues() {
        set(view.getVerticalBar(), contentsY, contentsHeight, getVisibleHeight(), vIncrement);
        set(view.getHorizontalBar(), contentsX, contentsWidth, getVisibleWidth(), hIncrement);
    }

    private static void set(ScrollBar bar, int at, int size, int room, int increment) {
        int thumb = Math.max(1, Math.min(room, size));
        bar.setValues(at, 0, Math.max(1, size), thumb, Math.max(1, increment), Math.max(1, room));
        bar.setEnabled(size > room);
    }

    // --- coordinates

    /** The contents at a point of the view. */
    public final Point viewToContents(int x, int y) {
        return new Point(viewToContentsX(x), viewToContentsY(y));
    }

    /** The contents at an x coordinate of the view. */
    public int viewToContentsX(int x) {
        return x + contentsX;
    }

    /** The contents at a y coordinate of the view. */
    public int viewToContentsY(int y) {
        return y + contentsY;
    }

    /** The place of a point of the contents in the view. */
    public final Point contentsToView(int x, int y) {
        return new Point(contentsToViewX(x), contentsToViewY(y));
    }

    /** The place of an x coordinate of the contents in the view. */
    public int contentsToViewX(int x) {
        return x - contentsX;
    }

    /** The place of a y coordinate of the contents in the view. */
    public int contentsToViewY(int y) {
        return y - contentsY;
    }

    /** The height of what can be seen. */
    public int getVisibleHeight() {
        return view.getClientArea().height;
    }

    /** The width of what can be seen. */
    public int getVisibleWidth() {
        return view.getClientArea().width;
    }

    /** The width of the vertical bar. */
    public int getVerticalBarWidth() {
        return view.getVerticalBar().getSize().x;
    }

    /** The height of the horizontal bar. */
    public int getHorizontalBarHeight() {
        return view.getHorizontalBar().getSize().y;
    }

    @Override
    public Rectangle computeTrim(int x, int y, int w, int h) {
        return view.computeTrim(x, y, w, h);
    }
}
