package org.eclipse.tracecompass.tmf.timegraph.core.paint;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.surface.StateRaster;
import org.eclipse.tracecompass.tmf.drawing.core.surface.Surface;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.model.RowStates;
import org.eclipse.tracecompass.tmf.timegraph.core.model.StatePalette;

/**
 * The states of all visible rows, rasterised together and drawn once. The raster of the last
 * picture is kept and used again as long as nothing that it shows has changed, so that a moving
 * cursor costs no rasterising.
 */
public final class StatesPainter implements Painter {

    /** The part of a row's height that is its bar. */
    public static final double BAR = 0.72;

    private record Key(
            Object data,
            Viewport viewport,
            Object layout,
            double scroll,
            double height,
            double scale) {}

    private @Nullable Key key;
    private @Nullable StateRaster raster;

    @Override
    public void paint(Surface surface, PaintContext context) {
        Geometry g = context.geometry();
        double scale = surface.scale();
        Key now =
                new Key(
                        context.data(),
                        context.viewport(),
                        context.layout(),
                        g.scroll(),
                        g.rowsHeight(),
                        scale);
        StateRaster image = raster;
        if (image == null || !sameAs(now)) {
            image = rasterise(context, scale);
            raster = image;
            key = now;
        }
        surface.pushClip(g.chartLeft(), g.rowsTop(), g.chartWidth(), g.rowsHeight());
        surface.states(image, g.chartLeft(), g.rowsTop());
        surface.popClip();
    }

    private boolean sameAs(Key now) {
        Key past = key;
        return past != null
                && past.data == now.data
                && past.layout == now.layout
                && past.viewport.equals(now.viewport)
                && past.scroll == now.scroll
                && past.height == now.height
                && past.scale == now.scale;
    }

    private static StateRaster rasterise(PaintContext context, double scale) {
        Geometry g = context.geometry();
        int width = (int) Math.round(g.chartWidth() * scale);
        int height = (int) Math.ceil(g.rowsHeight() * scale);
        StateRaster raster = new StateRaster(width, height, scale);
        StatePalette palette = context.data().palette();
        List<VisibleRow> rows = new ArrayList<>();
        List<RowStates> states = new ArrayList<>();
        for (VisibleRow row : context.rows()) {
            RowStates own = context.data().rowStates(row.entry().id());
            if (!own.isEmpty()) {
                rows.add(row);
                states.add(own);
            }
        }
        int[][][] columns =
                RowRasteriser.columns(states, context.viewport().withWidth(width), palette, scale);
        int pinned = (int) Math.round(context.layout().pinnedHeight() * scale);
        for (int i = 0; i < columns.length; i++) {
            VisibleRow row = rows.get(i);
            int top = (int) Math.round((context.rowTop(row) - g.rowsTop()) * scale);
            int bottom =
                    (int) Math.round((context.rowTop(row) + row.height() - g.rowsTop()) * scale);
            bands(raster, columns[i], palette.heights(), top, bottom, row.pinned() ? 0 : pinned);
        }
        return raster;
    }

    /** Adds the bands of a row: for each height the lines above and below the next smaller one. */
    private static void bands(
            StateRaster raster, int[][] columns, double[] heights, int top, int bottom, int from) {
        int bar = Math.max(1, (int) Math.round((bottom - top) * BAR));
        int barTop = top + (bottom - top - bar) / 2;
        int innerTop = 0;
        int innerBottom = 0;
        for (int level = 0; level < columns.length; level++) {
            double part = level < heights.length ? heights[level] : 1;
            int extent = Math.max(1, (int) Math.round(bar * part));
            if ((bar - extent) % 2 != 0) {
                extent++;
            }
            int y0 = barTop + (bar - extent) / 2;
            int y1 = y0 + extent;
            if (level == 0) {
                raster.add(Math.max(from, y0), y1, columns[level]);
            } else {
                raster.add(Math.max(from, y0), innerTop, columns[level]);
                raster.add(Math.max(from, innerBottom), y1, columns[level]);
            }
            innerTop = y0;
            innerBottom = y1;
        }
    }
}
