package org.eclipse.tracecompass.tmf.ui.viewers.table;

import java.util.Comparator;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.action.IMenuManager;
import org.eclipse.jface.viewers.ColumnLabelProvider;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.viewers.TableViewer;
import org.eclipse.jface.viewers.TableViewerColumn;
import org.eclipse.jface.viewers.Viewer;
import org.eclipse.jface.viewers.ViewerComparator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.ui.jobs.OnDisplay;
import org.eclipse.tracecompass.tmf.ui.viewers.TmfViewer;
import org.eclipse.tracecompass.tmf.ui.widgets.FilledMenu;

/**
 * A table with columns that can be sorted by and moved, and a context menu for its rows.
 *
 * @since 9.5.0
 */
public class TmfSimpleTableViewer extends TmfViewer {

    private final TableViewer viewer;
    private int columnIndex;

    /**
     * @param table the viewer of the table
     */
    public TmfSimpleTableViewer(TableViewer table) {
        super(table.getControl().getParent());
        viewer = table;
        Table widget = table.getTable();
        widget.setHeaderVisible(true);
        widget.setLinesVisible(true);
        widget.addListener(SWT.MouseDown, e -> columnIndex = columnAt(new Point(e.x, e.y)));
        widget.addListener(SWT.Dispose, e -> dispose());
        FilledMenu.contextOf(
                widget,
                m -> {
                    IStructuredSelection selection = viewer.getStructuredSelection();
                    if (!selection.isEmpty()) {
                        appendToTablePopupMenu(m, selection);
                    }
                });
    }

    private int columnAt(Point place) {
        TableItem item = viewer.getTable().getItem(place);
        for (int i = 0; item != null && i < viewer.getTable().getColumnCount(); i++) {
            Rectangle bounds = item.getBounds(i);
            if (bounds.contains(place)) {
                return i;
            }
        }
        return -1;
    }

    @Override
    public void dispose() {
        super.dispose();
    }

    /**
     * Adds to the context menu, each time that it opens over selected rows.
     *
     * @param manager the menu
     * @param sel the selected rows
     */
    protected void appendToTablePopupMenu(IMenuManager manager, IStructuredSelection sel) {
        // for subclasses
    }

    /**
     * Adds a column. On the UI thread.
     *
     * @param name the title
     * @param provider the texts
     * @param comparator the order of rows after a click on the title, which another click reverses;
     *     null if rows cannot be sorted by it
     * @param <T> the type of the rows
     * @return the column
     */
    public final <T> TableColumn createColumn(
            String name, ColumnLabelProvider provider, @Nullable Comparator<T> comparator) {
        TableViewerColumn made = new TableViewerColumn(viewer, SWT.NONE);
        made.setLabelProvider(provider);
        TableColumn column = made.getColumn();
        column.setMoveable(true);
        column.setText(name);
        if (comparator != null) {
            column.addListener(SWT.Selection, e -> sort(column, comparator));
        }
        return column;
    }

    private <T> void sort(TableColumn column, Comparator<T> comparator) {
        Table table = viewer.getTable();
        boolean again = table.getSortColumn() == column && table.getSortDirection() == SWT.DOWN;
        table.setSortColumn(column);
        table.setSortDirection(again ? SWT.UP : SWT.DOWN);
        Comparator<T> order = again ? comparator.reversed() : comparator;
        if (viewer.getContentProvider() instanceof ISortingLazyContentProvider content) {
            content.setSortOrder(order);
            viewer.refresh();
        } else {
            viewer.setComparator(
                    new ViewerComparator() {
                        @Override
                        @SuppressWarnings("unchecked")
                        public int compare(Viewer of, Object e1, Object e2) {
                            return order.compare((T) e1, (T) e2);
                        }
                    });
        }
    }

    @Override
    public final Control getControl() {
        return viewer.getControl();
    }

    /** The viewer of the table. */
    public final TableViewer getTableViewer() {
        return viewer;
    }

    /** The index of the column in which the mouse was pressed last; -1 if it was in none. */
    public final int getColumnIndex() {
        return columnIndex;
    }

    @Override
    public final void refresh() {
        OnDisplay.soon(viewer.getControl(), viewer::refresh);
    }
}
