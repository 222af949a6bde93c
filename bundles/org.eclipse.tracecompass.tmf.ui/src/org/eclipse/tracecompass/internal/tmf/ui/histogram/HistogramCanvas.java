package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Canvas;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.ui.views.histogram.HistogramScaledData;

/** The common part of both histograms: they draw the view's scene and turn gestures into calls. */
abstract class HistogramCanvas extends Canvas {

    /** Takes what the user does with the mouse and the keys. */
    interface Input {

        /** The user selects a time range; {@code last} is false while a drag goes on. */
        void select(long begin, long end, boolean last);

        /** The user wants to see another window; {@code last} is false while a drag goes on. */
        void show(Viewport window, boolean last);
    }

    protected final Input input;
    private HistogramScene scene = HistogramScene.empty();

    protected HistogramCanvas(Composite parent, Input input) {
        super(parent, SWT.DOUBLE_BUFFERED | SWT.NO_BACKGROUND);
        this.input = input;
        addListener(SWT.Paint, this::paint);
        addListener(SWT.MouseDown, this::mouseDown);
        addListener(SWT.MouseMove, this::mouseMove);
        addListener(SWT.MouseUp, this::mouseUp);
        addListener(SWT.MouseDoubleClick, this::mouseDoubleClick);
        addListener(SWT.MouseVerticalWheel, this::wheel);
        addListener(SWT.KeyDown, this::key);
        addListener(SWT.MouseHover, this::hover);
        addListener(SWT.Resize, e -> redraw());
        addListener(SWT.FocusIn, e -> redraw());
        addListener(SWT.FocusOut, e -> redraw());
    }

    final void setScene(HistogramScene newScene) {
        scene = newScene;
        redraw();
    }

    final HistogramScene scene() {
        return scene;
    }

    final boolean isEmpty() {
        return scene.counts().total() == 0 && scene.counts().totalLost() == 0;
    }

    private void paint(Event event) {
        GC gc = event.gc;
        Shades shades = Shades.of(this);
        Rectangle area = getClientArea();
        gc.setBackground(shades.background());
        gc.fillRectangle(area);
        gc.setAntialias(SWT.OFF);
        if (area.width > 1 && area.height > 1) {
            draw(gc, shades, area);
        }
    }

    /** Draws the scene on a background that is already painted. */
    protected abstract void draw(GC gc, Shades shades, Rectangle area);

    /** The lost events per pixel; none if the user does not want to see them. */
    protected static double[] lost(EventCounts of, Viewport window) {
        return HistogramScaledData.hideLostEvents ? new double[0] : of.lost(window);
    }

    protected abstract void mouseDown(Event event);

    protected abstract void mouseMove(Event event);

    protected abstract void mouseUp(Event event);

    protected void mouseDoubleClick(Event event) {}

    /** The window of time that the canvas shows, on its width. */
    protected abstract Viewport shown();

    /** The counts that the canvas shows. */
    protected abstract EventCounts counts();

    protected void wheel(Event event) {
        if (isEmpty()) {
            return;
        }
        Viewport window = scene.window();
        double factor = event.count > 0 ? 0.8 : 1.25;
        double pixel = window.toPixel(shown().toTime(event.x));
        input.show(window.zoomAbout(factor, pixel), true);
        event.doit = false;
    }

    private void key(Event event) {
        Viewport window = scene.window();
        Viewport moved =
                switch (event.keyCode) {
                    case SWT.ARROW_LEFT, 'a' -> window.panPixels(-window.width() / 10.0);
                    case SWT.ARROW_RIGHT, 'd' -> window.panPixels(window.width() / 10.0);
                    case SWT.ARROW_UP, SWT.KEYPAD_ADD, '+', '=', 'w' ->
                            window.zoomAbout(0.8, window.width() / 2.0);
                    case SWT.ARROW_DOWN, SWT.KEYPAD_SUBTRACT, '-', 's' ->
                            window.zoomAbout(1.25, window.width() / 2.0);
                    case SWT.HOME -> window.fitAll();
                    case 'f' -> fit(window);
                    default -> window;
                };
        if (moved != window && (event.stateMask & SWT.MODIFIER_MASK) == 0 && !isEmpty()) {
            input.show(moved, true);
            event.doit = false;
        }
    }

    private Viewport fit(Viewport window) {
        return scene.selectionBegin() == scene.selectionEnd()
                ? window.reveal(scene.selectionBegin())
                : window.zoomTo(
                        Math.min(scene.selectionBegin(), scene.selectionEnd()),
                        Math.max(scene.selectionBegin(), scene.selectionEnd()));
    }

    private void hover(Event event) {
        setToolTip(isEmpty() ? null : scene.tooltip(counts(), shown(), event.x));
    }

    private void setToolTip(@Nullable String text) {
        setToolTipText(text);
    }
}
