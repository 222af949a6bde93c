package org.eclipse.tracecompass.tmf.ui.views.uml2sd;

import java.util.Timer;
import java.util.TimerTask;
import org.eclipse.swt.SWT;
import org.eclipse.swt.events.ControlListener;
import org.eclipse.swt.events.KeyEvent;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MouseEvent;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.MouseMoveListener;
import org.eclipse.swt.events.MouseTrackListener;
import org.eclipse.swt.events.PaintEvent;
import org.eclipse.swt.events.PaintListener;
import org.eclipse.swt.events.TypedEvent;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.Cursor;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.layout.FillLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Layout;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.util.Messages;

/**
 * A control that shows a part of something larger, with scroll bars and an overview. Subclasses
 * draw the contents and get mouse events in coordinates of the contents. On the UI thread.
 *
 * @since 9.5.0
 */
public class ScrollView extends ScrollArea {

    private static final int DEFAULT_OVERVIEW = 150;

    private final Overview overview = new Overview();
    private ControlListener controlListener;
    private KeyListener keyListener;
    private MouseListener mouseListener;
    private MouseMoveListener mouseMoveListener;
    private PaintListener paintListener;
    private Control corner;
    private Timer timer;
    private AutoScroll autoScroll;
    private boolean overviewEnabled;
    private int overviewSize = DEFAULT_OVERVIEW;
    private boolean dragAutoScroll = true;
    private int dragAutoScrollPeriod = 75;
    private boolean dragging;

    /** Makes a view that the mouse wheel scrolls. */
    public ScrollView(Composite c, int style) {
        this(c, style, true);
    }

    /**
     * @param c the parent
     * @param style the style of the canvas
     * @param mouseWheel whether the mouse wheel scrolls
     */
    public ScrollView(Composite c, int style, boolean mouseWheel) {
        super(c, style);
        setLayout(new SVLayout());
        installListeners();
        if (mouseWheel) {
            view.addMouseWheelListener(
                    e -> {
                        boolean sideways = (e.stateMask & SWT.SHIFT) != 0;
                        int by = -e.count * (sideways ? hIncrement : vIncrement);
                        scrollBy(sideways ? by : 0, sideways ? 0 : by);
                    });
        }
        addDisposeListener(
                e -> {
                    stopAutoScroll();
                    overview.dispose();
                });
        updateScrollBarVisiblity();
    }

    private void installListeners() {
        replacePaintListener(this::paint);
        replaceControlListener(
                ControlListener.controlResizedAdapter(
                        e -> {
                            updateScrollBarVisiblity();
                            setContentsPos(contentsX, contentsY);
                        }));
        replaceKeyListener(
                new KeyListener() {
                    @Override
                    public void keyPressed(KeyEvent e) {
                        keyPressedEvent(e);
                    }

                    @Override
                    public void keyReleased(KeyEvent e) {
                        keyReleasedEvent(e);
                    }
                });
        replaceMouseListener(
                new MouseListener() {
                    @Override
                    public void mouseDoubleClick(MouseEvent e) {
                        contentsMouseDoubleClickEvent(inContents(e));
                    }

                    @Override
                    public void mouseDown(MouseEvent e) {
                        dragging = true;
                        contentsMouseDownEvent(inContents(e));
                    }

                    @Override
                    public void mouseUp(MouseEvent e) {
                        dragging = false;
                        stopAutoScroll();
                        contentsMouseUpEvent(inContents(e));
                    }
                });
        replaceMouseMoveListener(
                e -> {
                    autoScroll(e);
                    contentsMouseMoveEvent(inContents(e));
                });
        view.addMouseTrackListener(
                new MouseTrackListener() {
                    @Override
                    public void mouseEnter(MouseEvent e) {
                        contentsMouseEnter(inContents(e));
                    }

                    @Override
                    public void mouseExit(MouseEvent e) {
                        contentsMouseExit(inContents(e));
                    }

                    @Override
                    public void mouseHover(MouseEvent e) {
                        contentsMouseHover(inContents(e));
                    }
                });
        view.getVerticalBar()
                .addListener(
                        SWT.Selection,
                        e -> setContentsPos(contentsX, view.getVerticalBar().getSelection()));
        view.getHorizontalBar()
                .addListener(
                        SWT.Selection,
                        e -> setContentsPos(view.getHorizontalBar().getSelection(), contentsY));
    }

    private MouseEvent inContents(MouseEvent event) {
        event.x = viewToContentsX(event.x);
        event.y = viewToContentsY(event.y);
        return event;
    }

    private void paint(PaintEvent event) {
        drawContents(
                event.gc,
                viewToContentsX(event.x),
                viewToContentsY(event.y),
                event.width,
                event.height);
    }

    // --- the control

    @Override
    public boolean setFocus() {
        return view.forceFocus();
    }

    @Override
    public void setCursor(Cursor cursor) {
        view.setCursor(cursor);
    }

    @Override
    public Rectangle getClientArea() {
        return view.isDisposed() ? super.getClientArea() : view.getClientArea();
    }

    @Override
    public void setBackground(Color c) {
        super.setBackground(c);
        view.setBackground(c);
    }

    @Override
    public void setToolTipText(String text) {
        view.setToolTipText(text);
    }

    /** Draws the overview: everything, in a rectangle of its size. */
    protected void drawOverview(GC gc, Rectangle r) {
        gc.fillRectangle(r);
    }

    /** Takes the place of the listener for the size of the view. */
    public void replaceControlListener(ControlListener nlistener) {
        if (controlListener != null) {
            view.removeControlListener(controlListener);
        }
        controlListener = nlistener;
        view.addControlListener(nlistener);
    }

    /** Takes the place of the listener for keys. */
    public void replaceKeyListener(KeyListener nlistener) {
        if (keyListener != null) {
            view.removeKeyListener(keyListener);
        }
        keyListener = nlistener;
        view.addKeyListener(nlistener);
    }

    /** Takes the place of the listener for mouse buttons. */
    public void replaceMouseListener(MouseListener nlistener) {
        if (mouseListener != null) {
            view.removeMouseListener(mouseListener);
        }
        mouseListener = nlistener;
        view.addMouseListener(nlistener);
    }

    /** Takes the place of the listener for mouse movements. */
    public void replaceMouseMoveListener(MouseMoveListener nlistener) {
        if (mouseMoveListener != null) {
            view.removeMouseMoveListener(mouseMoveListener);
        }
        mouseMoveListener = nlistener;
        view.addMouseMoveListener(nlistener);
    }

    /** Takes the place of what paints. */
    public void replacePaintListener(PaintListener nlistener) {
        if (paintListener != null) {
            view.removePaintListener(paintListener);
        }
        paintListener = nlistener;
        view.addPaintListener(nlistener);
    }

    /** The control that draws. */
    public Control getViewControl() {
        return view;
    }

    @Override
    public void redraw() {
        super.redraw();
        view.redraw();
    }

    // --- contents

    /** Whether the view scrolls while the mouse is dragged beyond its edges. */
    public boolean isDragAutoScroll() {
        return dragAutoScroll;
    }

    /** Scrolls while the mouse is dragged beyond the edges, or not. */
    public void setDragAutoScroll(boolean aDragAutoScroll) {
        dragAutoScroll = aDragAutoScroll;
    }

    /** Sets the time between two steps of such scrolling, in ms. */
    public void setDragAutoScrollPeriod(int period) {
        dragAutoScrollPeriod = Math.max(1, period);
    }

    /** The time between two steps of such scrolling, in ms. */
    public int getDragAutoScrollPeriod() {
        return dragAutoScrollPeriod;
    }

    /** Offers the overview in the lower right corner, or not. */
    public void setOverviewEnabled(boolean value) {
        if (value == overviewEnabled) {
            return;
        }
        overviewEnabled = value;
        if (value) {
            Button button = new Button(this, SWT.PUSH | SWT.FLAT);
            button.setText("+");
            button.setToolTipText(Messages.SequenceDiagram_OpenOverviewTooltip);
            overview.useControl(button);
            setCornerControl(button);
        } else if (corner != null) {
            corner.dispose();
            corner = null;
            layout();
        }
    }

    /** Sets the length of the longer side of the overview, in pixels. */
    public void setOverviewSize(int size) {
        overviewSize = Math.abs(size);
    }

    /** Whether the overview is offered. */
    public boolean isOverviewEnabled() {
        return overviewEnabled;
    }

    /** The length of the longer side of the overview, in pixels. */
    public int getOverviewSize() {
        return overviewSize;
    }

    /** The pointer left the view. */
    protected void contentsMouseExit(MouseEvent e) {
        // for subclasses
    }

    /** The pointer rests. */
    protected void contentsMouseHover(MouseEvent e) {
        // for subclasses
    }

    /** The pointer came into the view. */
    protected void contentsMouseEnter(MouseEvent e) {
        // for subclasses
    }

    /** A mouse button was clicked twice. */
    protected void contentsMouseDoubleClickEvent(MouseEvent e) {
        // for subclasses
    }

    /** A mouse button was pressed. */
    protected void contentsMouseDownEvent(MouseEvent e) {
        // for subclasses
    }

    /** The pointer moved. */
    protected void contentsMouseMoveEvent(MouseEvent event) {
        // for subclasses
    }

    /** A mouse button was let go. */
    protected void contentsMouseUpEvent(MouseEvent event) {
        // for subclasses
    }

    /** Draws a part of the contents; the graphics has coordinates of the view. */
    protected void drawContents(GC gc, int clipx, int clipy, int clipw, int cliph) {
        gc.fillRectangle(contentsToViewX(clipx), contentsToViewY(clipy), clipw, cliph);
    }

    /** Places a control in the lower right corner, between the bars. */
    public void setCornerControl(Control control) {
        if (corner != null && corner != control) {
            corner.dispose();
        }
        corner = control;
        corner.moveAbove(null);
        layout();
    }

    /** A key was pressed: Home, End and the page keys scroll. */
    protected void keyPressedEvent(KeyEvent event) {
        switch (event.keyCode) {
            case SWT.HOME -> setContentsPos(0, 0);
            case SWT.END -> setContentsPos(contentsX, contentsHeight);
            case SWT.PAGE_UP -> scrollBy(0, -getVisibleHeight());
            case SWT.PAGE_DOWN -> scrollBy(0, getVisibleHeight());
            default -> {
                // for subclasses
            }
        }
    }

    /** A key was let go. */
    protected void keyReleasedEvent(KeyEvent event) {
        // for subclasses
    }

    // --- dragging beyond the edges

    private void autoScroll(MouseEvent event) {
        Rectangle area = view.getClientArea();
        int dx = event.x < 0 ? event.x : Math.max(0, event.x - area.width);
        int dy = event.y < 0 ? event.y : Math.max(0, event.y - area.height);
        stopAutoScroll();
        if (dragging && dragAutoScroll && (dx != 0 || dy != 0)) {
            timer = new Timer(true);
            autoScroll = new AutoScroll(this, dx, dy);
            timer.schedule(autoScroll, 0, dragAutoScrollPeriod);
        }
    }

    private void stopAutoScroll() {
        if (timer != null) {
            timer.cancel();
            timer = null;
            autoScroll = null;
        }
    }

    /** Scrolls a view again and again. */
    protected static class AutoScroll extends TimerTask {

        private final ScrollView scrolled;
        private final int deltaX;
        private final int deltaY;

        /**
         * @param sv the view
         * @param dx how far to the right each time
         * @param dy how far down each time
         */
        public AutoScroll(ScrollView sv, int dx, int dy) {
            scrolled = sv;
            deltaX = dx;
            deltaY = dy;
        }

        @Override
        public void run() {
            Display.getDefault()
                    .asyncExec(
                            () -> {
                                if (!scrolled.isDisposed()) {
                                    scrolled.scrollBy(deltaX, deltaY);
                                }
                            });
        }
    }

    /** The drawing fills the view; the corner control is in the lower right corner. */
    protected class SVLayout extends Layout {

        @Override
        protected Point computeSize(Composite composite, int wHint, int hHint, boolean flushCache) {
            return new Point(
                    wHint == SWT.DEFAULT ? 250 : wHint, hHint == SWT.DEFAULT ? 250 : hHint);
        }

        @Override
        protected void layout(Composite composite, boolean flushCache) {
            Point size = ScrollView.this.getSize();
            view.setBounds(0, 0, size.x, size.y);
            if (corner != null && !corner.isDisposed()) {
                Point wanted = corner.computeSize(SWT.DEFAULT, SWT.DEFAULT);
                int width = Math.max(wanted.x, getVerticalBarWidth());
                int height = Math.max(wanted.y, getHorizontalBarHeight());
                corner.setBounds(size.x - width, size.y - height, width, height);
            }
        }
    }

    /** A small picture of everything; dragging the frame in it scrolls. */
    protected class Overview {

        private Shell shell;
        private int startX;
        private int startY;

        /** Opens while the mouse button is pressed on a control. */
        public void useControl(Control control) {
            control.addListener(
                    SWT.MouseDown,
                    e -> {
                        Point at = toGlobalCoordinates(control, e.x, e.y);
                        overviewAppear(at.x, at.y);
                    });
            control.addListener(SWT.MouseUp, e -> overviewDisappear());
            control.addMouseMoveListener(
                    e -> {
                        if (overviewing()) {
                            overviewMove(e);
                        }
                    });
        }

        /** Closes the overview. */
        public void dispose() {
            if (shell != null) {
                shell.dispose();
                shell = null;
            }
        }

        /** Whether the overview is open. */
        protected boolean overviewing() {
            return shell != null && !shell.isDisposed() && shell.isVisible();
        }

        private double scale() {
            return (double) overviewSize / Math.max(1, Math.max(contentsWidth, contentsHeight));
        }

        /** Opens the overview left above a point of the screen. */
        protected void overviewAppear(int mx, int my) {
            dispose();
            int width = Math.max(20, (int) (contentsWidth * scale()));
            int height = Math.max(20, (int) (contentsHeight * scale()));
            shell = new Shell(getShell(), SWT.ON_TOP | SWT.NO_FOCUS | SWT.TOOL | SWT.NO_TRIM);
            shell.setLayout(new FillLayout());
            Canvas canvas = new Canvas(shell, SWT.DOUBLE_BUFFERED);
            canvas.addPaintListener(
                    e -> {
                        Rectangle all = canvas.getClientArea();
                        drawOverview(e.gc, all);
                        e.gc.setForeground(getDisplay().getSystemColor(SWT.COLOR_RED));
                        e.gc.drawRectangle(
                                (int) (contentsX * scale()),
                                (int) (contentsY * scale()),
                                (int) (Math.min(contentsWidth, getVisibleWidth()) * scale()),
                                (int) (Math.min(contentsHeight, getVisibleHeight()) * scale()));
                    });
            shell.setBounds(mx - width, my - height, width + 2, height + 2);
            startX = mx;
            startY = my;
            shell.setVisible(true);
        }

        /** Closes the overview. */
        protected void overviewDisappear() {
            overviewDisappear(true);
        }

        /**
         * Closes the overview.
         *
         * @param restoreCursorLoc whether the pointer returns to where it was
         */
        protected void overviewDisappear(boolean restoreCursorLoc) {
            boolean open = overviewing();
            dispose();
            if (open && restoreCursorLoc) {
                getDisplay().setCursorLocation(startX, startY);
            }
        }

        /** The pointer moved. */
        protected void overviewMove(MouseEvent event) {
            Point at = toGlobalCoordinates((Control) event.widget, event.x, event.y);
            Rectangle bounds = shell.getBounds();
            int x = (int) ((at.x - bounds.x) / scale()) - getVisibleWidth() / 2;
            int y = (int) ((at.y - bounds.y) / scale()) - getVisibleHeight() / 2;
            overviewMove(x - contentsX, y - contentsY, event);
        }

        /** Scrolls by some pixels of the contents. */
        protected void overviewMove(int dx, int dy, TypedEvent event) {
            scrollBy(dx, dy);
            shell.getChildren()[0].redraw();
        }

        /** A point of a control on the screen. */
        protected Point toGlobalCoordinates(Control loc, int x, int y) {
            return loc.toDisplay(x, y);
        }
    }
}
