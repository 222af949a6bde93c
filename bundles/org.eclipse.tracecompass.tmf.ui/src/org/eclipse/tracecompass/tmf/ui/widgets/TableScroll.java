package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Slider;
import org.eclipse.swt.widgets.Table;

/**
 * The scrolling of a table that has only as many items as fit on the screen: by its slider, by the
 * wheel of the mouse, and by keys. For the UI thread.
 *
 * @since 0.2.0
 */
public final class TableScroll {

    private static final int WHEEL_ROWS = 3;
    private static final int LEAST_ROW = 8;

    private final Table table;
    private final Slider slider;
    private final Runnable scrolled;
    private ScrollRange range = new ScrollRange(0, 1, 0);

    /**
     * @param table the table
     * @param slider a vertical one
     * @param scrolled fills the items, as the user has scrolled
     */
    public TableScroll(Table table, Slider slider, Runnable scrolled) {
        this.table = table;
        this.slider = slider;
        this.scrolled = scrolled;
        slider.addListener(SWT.Selection, e -> scrollTo(range.atBar(slider.getSelection())));
        slider.addListener(SWT.MouseVerticalWheel, this::wheel);
        table.addListener(SWT.MouseVerticalWheel, this::wheel);
    }

    /**
     * Puts a slider at the right of a table.
     *
     * @param area the parent of the table, which has nothing else
     * @param table the table
     * @param scrolled fills the items, as the user has scrolled
     */
    public static TableScroll beside(Composite area, Table table, Runnable scrolled) {
        GridLayoutFactory.fillDefaults().numColumns(2).spacing(0, 0).applyTo(area);
        GridDataFactory.fillDefaults().grab(true, true).hint(200, 80).applyTo(table);
        Slider slider = new Slider(area, SWT.VERTICAL);
        GridDataFactory.fillDefaults().grab(false, true).applyTo(slider);
        return new TableScroll(table, slider, scrolled);
    }

    // --- where the table stands

    /** The number of rows. */
    public long size() {
        return range.size();
    }

    /** The first visible row. */
    public long top() {
        return range.top();
    }

    /** How many of the rows that scroll are visible, as far as there are so many; at least 1. */
    public int visible() {
        return range.visible();
    }

    /** How many items there are to be for the rows that scroll. */
    public int items() {
        return (int) Math.max(0, Math.min(range.visible(), range.size() - range.top()));
    }

    /** How many rows fit on the screen; at least 1. */
    public int fitting() {
        // only there is the header no part of the client area
        int header = SWT.getPlatform().equals("cocoa") ? 0 : table.getHeaderHeight();
        int row = Math.max(LEAST_ROW, table.getItemHeight());
        // on GTK, the client area of a table that became lower stays as high as its items
        int height = Math.min(table.getClientArea().height, table.getSize().y);
        return Math.max(1, (height - header) / row);
    }

    // --- scrolling, which does not fill the items

    /**
     * Takes over another number of rows, or another size of the table.
     *
     * @param size the number of rows that scroll
     * @param visible how many of them fit on the screen
     */
    public void resize(long size, int visible) {
        set(new ScrollRange(size, visible, range.top()));
    }

    /** Scrolls as little as needed to show a row. */
    public void reveal(long row) {
        set(range.reveal(row));
    }

    /** Makes a row the first visible one, as far as there are enough rows below it. */
    public void setTop(long row) {
        set(range.withTop(row));
    }

    private void set(ScrollRange wanted) {
        range = wanted;
        slider.setEnabled(!range.fits());
        slider.setValues(
                range.barValue(),
                0,
                range.barMaximum(),
                range.barThumb(),
                1,
                Math.max(1, range.barThumb() - 1));
    }

    // --- what the user does

    /** Scrolls, and fills the items if that changes anything. */
    public void scrollTo(long row) {
        scrollTo(range.withTop(row));
    }

    private void scrollTo(ScrollRange wanted) {
        if (wanted.top() != range.top()) {
            set(wanted);
            scrolled.run();
        }
    }

    /** With a modifier, the wheel may scroll sideways. A table without rows scrolls by itself. */
    private void wheel(Event event) {
        if ((event.stateMask & (SWT.SHIFT | SWT.CTRL)) == 0 && range.size() > 0) {
            long rows = Math.clamp(range.visible() - 1, 1, WHEEL_ROWS);
            scrollTo(range.by(-Integer.signum(event.count) * rows));
            event.doit = false;
        }
    }

    /**
     * Where a key leads.
     *
     * @param key the code of the key
     * @param from the row that has the focus
     * @return the row, which may be before the first or after the last; null for other keys
     */
    public @Nullable Long target(int key, long from) {
        int page = Math.max(1, range.visible() - 1);
        return switch (key) {
            case SWT.ARROW_UP -> from - 1;
            case SWT.ARROW_DOWN -> from + 1;
            case SWT.PAGE_UP -> Math.max(0, from - page);
            case SWT.PAGE_DOWN -> from + page;
            case SWT.HOME -> 0L;
            case SWT.END -> range.size() - 1;
            default -> null;
        };
    }
}
