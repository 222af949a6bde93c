package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.colour.Colours;
import org.eclipse.tracecompass.tmf.drawing.core.surface.FontRole;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.Emphasis;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphData;
import org.eclipse.tracecompass.tmf.timegraph.core.model.TimeGraphLink;

/**
 * Makes some times of rows stand out: all others get a veil, a line runs below them, and arrows
 * lead from one to the next. Costs a step per piece that can be seen.
 */
public final class EmphasisPainter implements Painter {

    private static final double VEIL = 0.78;
    private static final double LINE = 2;
    private static final double PADDING = 6;
    private static final double CAPTION = 17;
    private static final double MARGIN = 3;

    private final Emphasis emphasis;
    private final LinksPainter arrows = new LinksPainter();

    /**
     * @param emphasis what stands out
     */
    public EmphasisPainter(Emphasis emphasis) {
        this.emphasis = emphasis;
    }

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        if (emphasis.isShown()) {
            double top = g.rowsTop() + context.layout().pinnedHeight();
            for (VisibleRow row : context.rows()) {
                double clip = row.pinned() ? g.rowsTop() : top;
                surface.pushClip(g.chartLeft(), clip, g.chartWidth(), g.height() - clip);
                paintRow(surface, context, row);
                surface.popClip();
            }
            paintArrows(surface, context);
        }
    }

    private void paintRow(Surface surface, PaintContext context, VisibleRow row) {
        Geometry g = context.geometry();
        double left = Math.max(g.chartLeft(), context.x(emphasis.from()));
        double right = Math.min(g.width(), context.x(emphasis.to()));
        double y = context.rowTop(row);
        int veil = Colours.fade(context.theme().background(), VEIL);
        long[] pieces = emphasis.of(row.entry().id());
        double veiled = left;
        double lineFrom = 0;
        double lineTo = -1;
        long first = Math.max(emphasis.from(), context.viewport().start());
        for (int i = firstEndingAfter(pieces, first);
                i < pieces.length && context.x(pieces[i]) < right;
                i += 2) {
            double x0 = Math.max(left, context.x(pieces[i]));
            double x1 = Math.min(right, Math.max(x0 + 1, context.x(pieces[i + 1])));
            if (x0 > veiled) {
                surface.fillRect(veiled, y, x0 - veiled, row.height(), veil);
            }
            veiled = Math.max(veiled, x1);
            if (x0 > lineTo + 1) {
                underline(surface, context, row, lineFrom, lineTo);
                lineFrom = x0;
            }
            lineTo = Math.max(lineTo, x1);
        }
        underline(surface, context, row, lineFrom, lineTo);
        if (right > veiled) {
            surface.fillRect(veiled, y, right - veiled, row.height(), veil);
        }
    }

    private static void underline(
            Surface surface, PaintContext context, VisibleRow row, double from, double to) {
        if (to > from) {
            double bottom = context.rowTop(row) + row.height();
            surface.fillRect(from, bottom - LINE, to - from, LINE, context.theme().accent());
        }
    }

    private static int firstEndingAfter(long[] pieces, long time) {
        int low = 0;
        int high = pieces.length / 2;
        while (low < high) {
            int mid = (low + high) >>> 1;
            if (pieces[2 * mid + 1] > time) {
                high = mid;
            } else {
                low = mid + 1;
            }
        }
        return 2 * low;
    }

    private void paintArrows(Surface surface, PaintContext context) {
        int colour = context.theme().accent();
        List<TimeGraphLink> hops =
                emphasis.hops().stream()
                        .filter(h -> h.end() >= emphasis.from() && h.start() <= emphasis.to())
                        .map(h -> h.argb() == 0 ? h.withColour(colour) : h)
                        .toList();
        TimeGraphData data = context.data();
        arrows.paint(
                surface,
                context.with(
                        new TimeGraphData(
                                data.tree(),
                                data.palette(),
                                data.states(),
                                hops,
                                data.markers(),
                                data.running())));
    }

    /**
     * Draws the caption in the lower right corner, over everything else; in the upper one if the
     * selected row is there.
     */
    public void paintCaption(Surface surface, PaintContext context) {
        if (emphasis.caption().isEmpty()) {
            return;
        }
        Geometry g = context.geometry();
        double room = g.chartWidth() - 4 * PADDING;
        String text = surface.fit(emphasis.caption(), room, FontRole.SMALL);
        double width = surface.textWidth(text, FontRole.SMALL) + 2 * PADDING;
        double x = g.width() - PADDING - width;
        double low = g.height() - CAPTION - MARGIN;
        Long id = context.selectedRow();
        VisibleRow selected = id == null ? null : context.layout().row(id);
        boolean covers =
                selected != null
                        && context.rowTop(selected) + selected.height() > low
                        && context.rowTop(selected) < g.height();
        double y = covers ? g.rowsTop() + MARGIN : low;
        int accent = context.theme().accent();
        surface.fillRoundRect(x, y, width, CAPTION, 4, accent);
        surface.textMiddle(
                text, x + PADDING, y + CAPTION / 2, FontRole.SMALL, Colours.readableOn(accent));
    }
}
