package org.eclipse.tracecompass.tmf.ui.widgets;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;

/**
 * A table of any number of rows: it has only as many items as fit on the screen, and fills them as
 * one scrolls. One row may be selected. On the UI thread only.
 *
 * @since 0.2.0
 */
public final class RowGrid extends Composite {

    private static final int REST_WIDTH = 8;

    /** The rows, and what happens to them. */
    public interface Rows {

        /** Returns the number of rows. */
        long size();

        /** Writes a row into an item; all its columns. */
        void fill(TableItem item, long row);

        /** The user has selected a row. */
        void selected(long row);

        /** The items are filled: other rows may be visible than before. */
        default void shown() {}
    }

    private final Rows rows;
    private final Table table;
    private final TableScroll scroll;
    private long selected = -1;

    /**
     * Creates a grid without columns.
     *
     * @param parent its parent
     * @param rows its rows
     */
    public RowGrid(Composite parent, Rows rows) {
        super(parent, SWT.NONE);
        this.rows = rows;
        table = new Table(this, SWT.SINGLE | SWT.FULL_SELECTION | SWT.NO_SCROLL | SWT.H_SCROLL);
        table.setHeaderVisible(true);
        scroll = TableScroll.beside(this, table, this::refresh);
        table.addListener(SWT.Resize, e -> refresh());
        table.addListener(SWT.Selection, this::clicked);
        table.addListener(SWT.KeyDown, this::key);
    }

    /** The table, whose items are the visible rows. */
    public Table table() {
        return table;
    }

    @Override
    public boolean setFocus() {
        return table.setFocus();
    }

    // --- columns

    /** Removes all columns. */
    public void clearColumns() {
        for (TableColumn old : table.getColumns()) {
            old.dispose();
        }
    }

    /**
     * Adds a column.
     *
     * @param name its title
     * @param help its tooltip
     * @param right whether its texts are aligned at the right
     * @param width in points
     */
    public TableColumn addColumn(String name, String help, boolean right, int width) {
        TableColumn column = new TableColumn(table, right ? SWT.RIGHT : SWT.LEFT);
        column.setText(name);
        column.setToolTipText(help);
        column.setWidth(width);
        column.setMoveable(true);
        return column;
    }

    /** Adds what takes the rest of the width, which toolkits would give to the last column. */
    public void addRest() {
        TableColumn rest = new TableColumn(table, SWT.LEFT);
        rest.setWidth(REST_WIDTH);
        rest.setResizable(false);
    }

    /**
     * Marks the column by which rows are sorted.
     *
     * @param column its index; negative for none
     * @param descending whether the greatest is first
     */
    public void setSort(int column, boolean descending) {
        table.setSortColumn(column < 0 ? null : table.getColumn(column));
        table.setSortDirection(column < 0 ? SWT.NONE : descending ? SWT.DOWN : SWT.UP);
    }

    // --- rows

    /** The selected row; -1 for none. */
    public long selection() {
        return selected;
    }

    /** The first visible row. */
    public long top() {
        return scroll.top();
    }

    /** How many rows fit on the screen. */
    public int visibleRows() {
        return scroll.fitting();
    }

    /** Selects a row without telling so; negative for none. It need not be visible. */
    public void setSelection(long row) {
        selected = row;
        refresh();
    }

    /** Scrolls so that a row can be seen. */
    public void reveal(long row) {
        scroll.resize(rows.size(), visibleRows());
        scroll.reveal(row);
        refresh();
    }

    /** Fills the items again, as there are other rows than before. */
    public void refresh() {
        if (isDisposed()) {
            return;
        }
        scroll.resize(rows.size(), visibleRows());
        fill();
        rows.shown();
    }

    private void fill() {
        int shown = scroll.items();
        if (table.getItemCount() != shown) {
            table.setItemCount(shown);
        }
        table.deselectAll();
        for (int i = 0; i < Math.min(shown, table.getItemCount()); i++) {
            long row = scroll.top() + i;
            rows.fill(table.getItem(i), row);
            if (row == selected) {
                table.select(i);
            }
        }
    }

    private void clicked(Event event) {
        if (event.item instanceof TableItem item) {
            select(scroll.top() + table.indexOf(item));
        }
    }

    private void select(long row) {
        if (rows.size() == 0) {
            return;
        }
        selected = Math.clamp(row, 0, rows.size() - 1);
        scroll.reveal(selected);
        refresh();
        rows.selected(selected);
    }

    private void key(Event event) {
        Long row =
                (event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0
                        ? null
                        : scroll.target(event.keyCode, selected >= 0 ? selected : scroll.top());
        if (row != null) {
            select(row);
            event.doit = false;
        }
    }
}
