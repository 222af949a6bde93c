package org.eclipse.tracecompass.tmf.ui.timegraph;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.TimeGraphScene;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;

/**
 * The scrollbar of the rows: a slim one over the right edge of the chart. The toolkit's own would
 * take a different width from the chart on each platform, and time graphs above each other would
 * not have the same scale.
 */
final class RowScrollBar {

    private static final double WIDTH = 12;
    private static final double LEAST_THUMB = 24;

    private final TimeGraphControl control;
    private boolean hot;
    private boolean dragging;
    private double grip;

    RowScrollBar(TimeGraphControl control) {
        this.control = control;
    }

    private TimeGraphScene scene() {
        return control.scene();
    }

    private double maxScroll() {
        return scene().layout().maxScroll(scene().rowsHeight());
    }

    private double top() {
        return scene().geometry().rulerHeight() + scene().layout().pinnedHeight();
    }

    private double length() {
        return Math.max(1, scene().geometry().height() - top());
    }

    private double thumb() {
        return Math.min(
                length(),
                Math.max(
                        LEAST_THUMB,
                        length() * scene().rowsHeight() / Math.max(1, scene().layout().height())));
    }

    private double thumbTop() {
        double max = maxScroll();
        return top() + (max <= 0 ? 0 : (length() - thumb()) * scene().scroll() / max);
    }

    /** Whether the bar is at a place, and needed at all. */
    boolean contains(double x, double y) {
        return maxScroll() > 0 && x >= scene().geometry().width() - WIDTH && y >= top();
    }

    boolean isDragging() {
        return dragging;
    }

    /** Takes hold of the thumb, or scrolls by a page beside it. */
    void press(double y) {
        double thumbTop = thumbTop();
        if (y >= thumbTop && y < thumbTop + thumb()) {
            dragging = true;
            grip = y - thumbTop;
        } else {
            control.scrollTo(
                    scene().scroll()
                            + (y < thumbTop ? -1 : 1)
                                    * (scene().rowsHeight() - scene().options().rowHeight()));
        }
    }

    void drag(double y) {
        double room = length() - thumb();
        if (room > 0) {
            control.scrollTo((y - grip - top()) / room * maxScroll());
        }
    }

    void release() {
        dragging = false;
        control.redraw();
    }

    /** Notes whether the pointer is on the bar. */
    void setHot(boolean on) {
        if (hot != on) {
            hot = on;
            control.redraw();
        }
    }

    void paint(Surface surface) {
        if (maxScroll() <= 0) {
            return;
        }
        Geometry g = scene().geometry();
        boolean strong = hot || dragging;
        double width = strong ? 8 : 5;
        int colour = Colours.fade(scene().theme().text(), strong ? 0.6 : 0.35);
        surface.fillRoundRect(
                g.width() - width - 2, thumbTop() + 1, width, thumb() - 2, width / 2, colour);
    }
}
