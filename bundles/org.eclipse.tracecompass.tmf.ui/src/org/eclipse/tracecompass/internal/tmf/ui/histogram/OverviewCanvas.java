package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/** The histogram of the whole trace, with the visible window as a frame that can be dragged. */
final class OverviewCanvas extends HistogramCanvas {

    private Grip grip = Grip.NONE;
    private int downX;
    private Viewport atDown = Viewport.of(0, 1, 1);

    OverviewCanvas(Composite parent, Input input) {
        super(parent, input);
    }

    @Override
    protected Viewport shown() {
        return scene().overview(Math.max(1, getClientArea().width));
    }

    @Override
    protected EventCounts counts() {
        return scene().counts();
    }

    @Override
    protected void draw(GC gc, Shades shades, Rectangle area) {
        if (isEmpty()) {
            return;
        }
        HistogramPainter painter = new HistogramPainter(gc, shades);
        Viewport all = shown();
        double[] events = counts().events(all);
        double top = HistogramPainter.highest(events);
        double[] none = new double[0];
        painter.bars(area, events, none, top, true, shades.barOutside());
        int left = left(all);
        int right = right(all);
        gc.setClipping(left, 0, right - left + 1, area.height);
        painter.bars(area, events, none, top, true, shades.bar());
        gc.setClipping((Rectangle) null);
        painter.bars(area, none, lost(counts(), all), top, true, shades.lost());
        painter.selection(area, all, scene().selectionBegin(), scene().selectionEnd());
        painter.window(area, left, Math.min(right, area.width - 1));
    }

    private int left(Viewport all) {
        return (int) Math.round(all.toPixel(scene().window().start()));
    }

    private int right(Viewport all) {
        return (int) Math.round(all.toPixel(scene().window().end()));
    }

    @Override
    protected void mouseDown(Event event) {
        setFocus();
        if (isEmpty()) {
            return;
        }
        Viewport all = shown();
        downX = event.x;
        atDown = scene().window();
        boolean fresh = event.button == 3 || (event.stateMask & SWT.SHIFT) != 0;
        grip = fresh ? Grip.NEW : Grip.at(event.x, left(all), right(all), atDown.showsAll());
    }

    @Override
    protected void mouseMove(Event event) {
        if (grip != Grip.NONE) {
            if (event.x != downX) {
                input.show(dragged(event.x), false);
            }
            return;
        }
        Viewport all = shown();
        int cursor =
                isEmpty()
                        ? SWT.CURSOR_ARROW
                        : switch (Grip.at(
                                event.x, left(all), right(all), scene().window().showsAll())) {
                            case LEFT, RIGHT -> SWT.CURSOR_SIZEWE;
                            case MIDDLE -> SWT.CURSOR_HAND;
                            case NEW, NONE -> SWT.CURSOR_ARROW;
                        };
        setCursor(getDisplay().getSystemCursor(cursor));
    }

    @Override
    protected void mouseUp(Event event) {
        if (grip == Grip.NONE) {
            return;
        }
        if (Math.abs(event.x - downX) > 1) {
            input.show(dragged(event.x), true);
        } else if (grip == Grip.NEW) {
            long centre = shown().toTime(event.x);
            input.show(atDown.pan(centre - atDown.start() - atDown.span() / 2), true);
        }
        grip = Grip.NONE;
    }

    private Viewport dragged(int x) {
        Viewport all = shown();
        long time = all.toTime(x);
        return switch (grip) {
            case LEFT -> atDown.zoomTo(Math.min(time, atDown.end()), Math.max(time, atDown.end()));
            case RIGHT ->
                    atDown.zoomTo(Math.min(time, atDown.start()), Math.max(time, atDown.start()));
            case MIDDLE -> atDown.pan(time - all.toTime(downX));
            case NEW -> {
                long from = all.toTime(downX);
                yield atDown.zoomTo(Math.min(from, time), Math.max(from, time));
            }
            case NONE -> atDown;
        };
    }

    @Override
    protected void mouseDoubleClick(Event event) {
        grip = Grip.NONE;
        if (!isEmpty()) {
            input.show(scene().window().fitAll(), true);
        }
    }
}
