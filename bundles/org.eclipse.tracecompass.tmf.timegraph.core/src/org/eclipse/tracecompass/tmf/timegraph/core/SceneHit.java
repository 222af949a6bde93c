package org.eclipse.tracecompass.tmf.timegraph.core;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.RowLayout;
import org.eclipse.tracecompass.tmf.timegraph.core.layout.VisibleRow;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.Geometry;
import org.eclipse.tracecompass.tmf.timegraph.core.paint.NamesPainter;

/**
 * The content of a scene at a point.
 *
 * @param area which part of the scene
 * @param row the row there, or null
 * @param time the instant there; meaningful in chart and ruler
 * @param column the column there, or -1; for {@link Area#COLUMN_EDGE} the column whose left edge it
 *     is
 */
public record SceneHit(Area area, @Nullable VisibleRow row, long time, int column) {

    /** The parts of a scene. */
    public enum Area {
        /** The ruler above the chart. */
        RULER,
        /** The chart with the states. */
        CHART,
        /** The titles of the columns. */
        HEADER,
        /** Names and other columns. */
        NAMES,
        /** The triangle that expands a row. */
        TWISTY,
        /** The line between names and chart. */
        DIVIDER,
        /** The line between two columns, in the header. */
        COLUMN_EDGE
    }

    /** How far from a line the pointer still takes hold of it. */
    private static final double GRIP = 4;

    /** Finds the content at a point of a scene with the given parts, rows and window. */
    static SceneHit at(
            double x, double y, Geometry g, RowLayout layout, Viewport viewport, double scroll) {
        long instant = viewport.toTime(x - g.chartLeft());
        VisibleRow row = y >= g.rowsTop() ? layout.rowAt(y - g.rowsTop(), scroll) : null;
        boolean above = y < g.rowsTop();
        if (g.namesWidth() > 0 && Math.abs(x - g.namesWidth()) <= GRIP) {
            return new SceneHit(Area.DIVIDER, row, instant, -1);
        }
        if (x >= g.namesWidth()) {
            return new SceneHit(above ? Area.RULER : Area.CHART, row, instant, -1);
        }
        int column = g.columnAt(x);
        return above ? header(x, g, instant, column) : names(x, row, instant, column);
    }

    private static SceneHit header(double x, Geometry g, long instant, int column) {
        for (int c = 1; c < g.columnCount(); c++) {
            if (Math.abs(x - g.columnLeft(c)) <= GRIP) {
                return new SceneHit(Area.COLUMN_EDGE, null, instant, c);
            }
        }
        return new SceneHit(Area.HEADER, null, instant, column);
    }

    private static SceneHit names(double x, @Nullable VisibleRow row, long instant, int column) {
        if (row != null && row.expandable() && column == 0) {
            double left = NamesPainter.twisty(row.depth());
            if (x >= left - 2 && x < left + NamesPainter.INDENT) {
                return new SceneHit(Area.TWISTY, row, instant, column);
            }
        }
        return new SceneHit(Area.NAMES, row, instant, column);
    }
}
