package org.eclipse.tracecompass.internal.tmf.ui.histogram;

import java.util.List;
import java.util.function.Function;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.internal.tmf.ui.Texts;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/** The histogram of the visible window, with a ruler. */
final class WindowCanvas extends HistogramCanvas {

    /** Bars of lost events are a strong red, which must not hide the number on it. */
    private static final int LABEL_OPACITY = 225;

    private static final int TOP = 4;

    private final Function<Viewport, EventCounts> finest;
    private int button;
    private int downX;
    private long anchor;
    private Viewport atDown = Viewport.of(0, 1, 1);
    private boolean logarithmic;
    private boolean showsTraces;

    /**
     * @param finest finds the best counts for a window
     */
    WindowCanvas(Composite parent, Input input, Function<Viewport, EventCounts> finest) {
        super(parent, input);
        this.finest = finest;
    }

    boolean isLogarithmic() {
        return logarithmic;
    }

    void setLogarithmic(boolean on) {
        logarithmic = on;
        redraw();
    }

    void setShowTraces(boolean on) {
        showsTraces = on;
        redraw();
    }

    @Override
    protected Viewport shown() {
        return scene().window().withWidth(Math.max(1, getClientArea().width));
    }

    @Override
    protected EventCounts counts() {
        return finest.apply(shown());
    }

    @Override
    protected void draw(GC gc, Shades shades, Rectangle area) {
        if (isEmpty()) {
            return;
        }
        HistogramPainter painter = new HistogramPainter(gc, shades);
        Viewport window = shown();
        EventCounts counts = counts();
        int rulerHeight = gc.getFontMetrics().getHeight() + 6;
        int height = area.height - rulerHeight - TOP;
        if (height > 4) {
            Rectangle plot = new Rectangle(0, TOP, area.width, height);
            double[] events = counts.events(window);
            double top = HistogramPainter.highest(events);
            gc.setForeground(shades.grid());
            gc.drawLine(0, TOP, area.width, TOP);
            gc.drawLine(0, TOP + height / 2, area.width, TOP + height / 2);
            double[] lost = lost(counts, window);
            boolean apart = showsTraces && counts.parts().size() > 1;
            if (apart) {
                List<double[]> parts =
                        counts.parts().stream().map(part -> part.counts().events(window)).toList();
                painter.stacks(plot, parts, top, logarithmic);
                painter.bars(plot, new double[0], lost, top, logarithmic, shades.bar());
            } else {
                painter.bars(plot, events, lost, top, logarithmic, shades.bar());
            }
            painter.selection(plot, window, scene().selectionBegin(), scene().selectionEnd());
            String label = Texts.number(Math.round(top));
            Point size = gc.textExtent(label);
            gc.setForeground(shades.text());
            gc.setBackground(shades.background());
            gc.setAlpha(LABEL_OPACITY);
            gc.fillRectangle(2, TOP + 1, size.x + 6, size.y);
            gc.setAlpha(255);
            gc.drawText(label, 5, TOP + 1, SWT.DRAW_TRANSPARENT);
            if (apart) {
                painter.legend(
                        new Rectangle(0, TOP + 1, area.width, size.y),
                        counts.parts().stream().map(EventCounts.Part::name).toList());
            }
        }
        painter.ruler(
                new Rectangle(0, area.height - rulerHeight, area.width, rulerHeight),
                window,
                scene().time());
    }

    @Override
    protected void mouseDown(Event event) {
        setFocus();
        if (isEmpty()) {
            return;
        }
        button = event.button;
        downX = event.x;
        atDown = shown();
        if (button == 1) {
            if ((event.stateMask & SWT.SHIFT) == 0) {
                anchor = atDown.toTime(event.x);
            } else {
                anchor = scene().selectionBegin();
            }
            input.select(anchor, atDown.toTime(event.x), false);
        } else if (button == 3) {
            anchor = atDown.toTime(event.x);
        } else if (button == 2) {
            setCursor(getDisplay().getSystemCursor(SWT.CURSOR_SIZEWE));
        }
    }

    @Override
    protected void mouseMove(Event event) {
        switch (button) {
            case 1, 3 -> {
                if (Math.abs(event.x - downX) > 2) {
                    input.select(anchor, atDown.toTime(event.x), false);
                }
            }
            case 2 -> input.show(atDown.panPixels(downX - event.x), false);
            default -> {
                // Nothing is dragged.
            }
        }
    }

    @Override
    protected void mouseUp(Event event) {
        int released = button;
        button = 0;
        setCursor(null);
        boolean moved = Math.abs(event.x - downX) > 2;
        switch (released) {
            case 1 ->
                    input.select(
                            anchor, moved ? atDown.toTime(event.x) : anchoredClick(event), true);
            case 2 -> input.show(atDown.panPixels(downX - event.x), true);
            case 3 -> {
                if (moved) {
                    long to = atDown.toTime(event.x);
                    input.show(atDown.zoomTo(Math.min(anchor, to), Math.max(anchor, to)), true);
                }
            }
            default -> {
                // The press was elsewhere.
            }
        }
    }

    private long anchoredClick(Event event) {
        return (event.stateMask & SWT.SHIFT) == 0 ? anchor : atDown.toTime(event.x);
    }

    @Override
    protected void mouseDoubleClick(Event event) {
        if (!isEmpty()) {
            input.show(
                    scene().window().zoomAbout(0.25, shown().toPixel(shown().toTime(event.x))),
                    true);
        }
    }
}
