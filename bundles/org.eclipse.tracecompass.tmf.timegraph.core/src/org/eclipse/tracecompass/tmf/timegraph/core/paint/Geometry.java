package org.eclipse.tracecompass.tmf.timegraph.core.paint;

/**
 * Where the parts of a time graph are, in logical pixels: names at the left, ruler at the top, the
 * chart in the rest.
 *
 * @param width the whole width
 * @param height the whole height, without a legend
 * @param namesWidth the width of the column area at the left
 * @param columnWidths the widths of the columns after the name, which takes the rest
 * @param rulerHeight the height of ruler and header
 * @param scroll how far the rows are scrolled
 */
public record Geometry(
        double width,
        double height,
        double namesWidth,
        double[] columnWidths,
        double rulerHeight,
        double scroll) {

    /** The left edge of the chart. */
    public double chartLeft() {
        return namesWidth;
    }

    /** The width of the chart, at least 1. */
    public double chartWidth() {
        return Math.max(1, width - namesWidth);
    }

    /** The top edge of the rows. */
    public double rowsTop() {
        return rulerHeight;
    }

    /** The height of the area in which rows can be seen. */
    public double rowsHeight() {
        return Math.max(0, height - rulerHeight);
    }

    /** The left edge of a column: 0 for the name. */
    public double columnLeft(int column) {
        if (column == 0) {
            return 0;
        }
        double x = namesWidth;
        for (int i = columnWidths.length - 1; i >= column - 1; i--) {
            x -= columnWidths[i];
        }
        return x;
    }

    /** The width of a column. */
    public double columnWidth(int column) {
        return column == 0 ? Math.max(0, columnLeft(1)) : columnWidths[column - 1];
    }

    /** Returns the number of columns. */
    public int columnCount() {
        return columnWidths.length + 1;
    }

    /** The column at a place, or -1 outside the names. */
    public int columnAt(double x) {
        if (x < 0 || x >= namesWidth) {
            return -1;
        }
        for (int c = columnCount() - 1; c > 0; c--) {
            if (x >= columnLeft(c)) {
                return c;
            }
        }
        return 0;
    }
}
