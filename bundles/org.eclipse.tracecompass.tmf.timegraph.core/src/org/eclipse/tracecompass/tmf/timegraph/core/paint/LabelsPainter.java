package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StateStyle;

/** The labels inside states, where they fit into the part that can be seen. */
public final class LabelsPainter implements Painter {

    private static final double PADDING = 4;
    private static final double LEAST = 18;
    private static final int LEAST_LETTERS = 4;

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        if (!context.shown().labels()) {
            return;
        }
        double least = context.theme().smallFontSize() * 1.15 / StatesPainter.BAR;
        double top = g.rowsTop() + context.layout().pinnedHeight();
        for (VisibleRow row : context.rows()) {
            if (row.height() < least) {
                continue;
            }
            double y = context.rowTop(row);
            double clipTop = row.pinned() ? g.rowsTop() : top;
            surface.pushClip(g.chartLeft(), clipTop, g.chartWidth(), g.height() - clipTop);
            row(surface, context, row, y + row.height() / 2);
            surface.popClip();
        }
    }

    private static void row(Surface surface, PaintContext context, VisibleRow row, double middle) {
        RowStates states = context.data().rowStates(row.entry().id());
        Geometry g = context.geometry();
        double pixel = context.viewport().nanosPerPixel();
        for (int i = states.firstEndingAfter(context.viewport().start()); i < states.size(); i++) {
            if (states.start(i) >= context.viewport().end()) {
                break;
            }
            String label = states.label(i);
            if (label == null
                    || label.isEmpty()
                    || states.shares(i) > 0
                    || (states.end(i) - states.start(i)) / pixel < LEAST) {
                continue;
            }
            StateStyle style = context.data().palette().style(states.style(i));
            double x0 = Math.max(g.chartLeft(), context.x(states.start(i)));
            double x1 = Math.min(g.width(), context.x(states.end(i)));
            double room = x1 - x0 - 2 * PADDING;
            if (style.height() < 0.6 || room < LEAST - 2 * PADDING) {
                continue;
            }
            String shown = surface.fit(label, room, FontRole.SMALL);
            if (shown.length() > LEAST_LETTERS || shown.equals(label)) {
                int shade =
                        Colours.mix(
                                style.argb() | 0xff000000,
                                context.theme().background(),
                                1 - (style.argb() >>> 24) / 255.0);
                surface.textMiddle(
                        shown,
                        surface.snap(x0 + PADDING),
                        middle,
                        FontRole.SMALL,
                        Colours.readableOn(shade));
            }
        }
    }
}
