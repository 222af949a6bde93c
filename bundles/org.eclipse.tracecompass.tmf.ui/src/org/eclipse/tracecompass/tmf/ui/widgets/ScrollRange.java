package org.eclipse.tracecompass.tmf.ui.widgets;

/**
 * Where a table of any length stands, and the scroll bar that shows it: scroll bars count with int,
 * and some toolkits are slow with large numbers. Immutable.
 *
 * @param size rows of the table
 * @param visible rows that fit on the screen; at least 1
 * @param top the first visible row
 */
public record ScrollRange(long size, int visible, long top) {

    private static final int STEPS = 1_000_000;

    /** Brings the first row into range. */
    public ScrollRange {
        size = Math.max(0, size);
        visible = Math.max(1, visible);
        top = Math.clamp(top, 0, Math.max(0, size - visible));
    }

    /** The same table, scrolled to another row. */
    public ScrollRange withTop(long row) {
        return new ScrollRange(size, visible, row);
    }

    /** Scrolled by some rows; saturates. */
    public ScrollRange by(long rows) {
        return withTop(rows > 0 && top > Long.MAX_VALUE - rows ? Long.MAX_VALUE : top + rows);
    }

    /** Scrolled as little as needed to show a row; to the middle if the row is far away. */
    public ScrollRange reveal(long row) {
        if (row >= top && row < top + visible) {
            return this;
        }
        boolean near = row >= top - visible && row < top + 2L * visible;
        if (!near) {
            return withTop(row - visible / 2);
        }
        return row < top ? withTop(row) : withTop(row - visible + 1);
    }

    /** Whether everything fits on the screen. */
    public boolean fits() {
        return size <= visible;
    }

    /** The largest value of the scroll bar. */
    public int barMaximum() {
        return (int) Math.max(1, Math.min(size, STEPS));
    }

    /** The size of the scroll bar's thumb. */
    public int barThumb() {
        return (int)
                Math.clamp(
                        Math.ceil((double) visible * barMaximum() / Math.max(1, size)),
                        1,
                        barMaximum());
    }

    /** The position of the scroll bar. */
    public int barValue() {
        long range = size - visible;
        int steps = barMaximum() - barThumb();
        return range <= 0 ? 0 : (int) Math.round((double) top / range * steps);
    }

    /** The table scrolled to a position of the scroll bar. */
    public ScrollRange atBar(int value) {
        int steps = barMaximum() - barThumb();
        long range = size - visible;
        if (steps <= 0 || range <= 0) {
            return withTop(0);
        }
        if (value >= steps) {
            return withTop(range);
        }
        return size <= STEPS ? withTop(value) : withTop(Math.round((double) value / steps * range));
    }
}
