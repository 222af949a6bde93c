package org.eclipse.tracecompass.tmf.ui.widgets.virtualtable;

import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.TableEditor;
import org.eclipse.swt.events.KeyListener;
import org.eclipse.swt.events.MenuDetectListener;
import org.eclipse.swt.events.MouseListener;
import org.eclipse.swt.events.SelectionListener;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Listener;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.ScrollBar;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.tmf.ui.widgets.TableScroll;

/**
 * A table of any number of rows: it has only as many items as fit on the screen. A listener for
 * {@link SWT#SetData} fills the item of a row, whose index is {@code event.index}; it sets {@code
 * event.doit} to false if the row is not there yet, and calls {@link #refresh} when it is. The
 * first rows can be frozen: they do not scroll. On the UI thread only.
 *
 * @since 0.2.0
 */
public class TmfVirtualTable extends Composite {

    private final Table table;
    private final TableScroll scroll;
    private final List<Listener> fillers = new ArrayList<>();
    private int frozen;
    private int selectionBegin = -1;
    private int selectionEnd = -2;
    private TooltipProvider tooltips;
    private IDoubleClickListener doubleClicks;

    /**
     * @param parent the parent
     * @param style the style of the table
     */
    public TmfVirtualTable(Composite parent, int style) {
        super(parent, SWT.NONE);
        int kept = style & ~(SWT.V_SCROLL | SWT.VIRTUAL);
        table = new Table(this, kept | SWT.NO_SCROLL | SWT.H_SCROLL);
        scroll = TableScroll.beside(this, table, this::fill);
        table.addListener(SWT.Resize, e -> refresh());
        table.addListener(SWT.Selection, this::clicked);
        table.addListener(SWT.KeyDown, this::key);
        table.addListener(SWT.MouseDoubleClick, this::doubleClicked);
        table.addListener(SWT.MouseMove, this::hover);
    }

    /** Adds a column at the end. */
    public TableColumn newTableColumn(int style) {
        return new TableColumn(table, style);
    }

    /** Shows or hides the titles of the columns. */
    public void setHeaderVisible(boolean b) {
        table.setHeaderVisible(b);
    }

    /** Shows or hides lines between cells. */
    public void setLinesVisible(boolean b) {
        table.setLinesVisible(b);
    }

    /** The items of the selected rows that are visible. */
    public TableItem[] getSelection() {
        return table.getSelection();
    }

    /** Adds a listener of the table; one for {@link SWT#SetData} fills the rows. */
    @Override
    public void addListener(int eventType, Listener listener) {
        if (eventType == SWT.SetData) {
            fillers.add(listener);
        } else if (eventType == SWT.Dispose || eventType == SWT.Resize) {
            super.addListener(eventType, listener);
        } else {
            table.addListener(eventType, listener);
        }
    }

    @Override
    public void addKeyListener(KeyListener listener) {
        table.addKeyListener(listener);
    }

    @Override
    public void addMenuDetectListener(MenuDetectListener listener) {
        table.addMenuDetectListener(listener);
    }

    @Override
    public void addMouseListener(MouseListener listener) {
        table.addMouseListener(listener);
    }

    /** Adds a listener for rows that the user selects. */
    public void addSelectionListener(SelectionListener listener) {
        table.addSelectionListener(listener);
    }

    @Override
    public void setMenu(Menu menu) {
        table.setMenu(menu);
    }

    @Override
    public Menu getMenu() {
        return table.getMenu();
    }

    /** Fills all rows again. */
    public void clearAll() {
        table.clearAll();
        refresh();
    }

    /** Sets the number of rows, frozen ones included. */
    public void setItemCount(int nbItems) {
        scroll.resize(Math.max(0, nbItems - frozen), Math.max(1, scroll.fitting() - frozen));
        fill();
    }

    /** The number of rows. */
    public int getItemCount() {
        return (int) scroll.size() + frozen;
    }

    /** The height of a row, in pixels. */
    public int getItemHeight() {
        return table.getItemHeight();
    }

    /** The height of the titles of the columns, in pixels. */
    public int getHeaderHeight() {
        return table.getHeaderHeight();
    }

    /** The first visible row that is not frozen, counted with the frozen ones. */
    public int getTopIndex() {
        return (int) scroll.top() + frozen;
    }

    /** Scrolls. */
    public void setTopIndex(int index) {
        scroll.scrollTo(Math.max(0, index - frozen));
    }

    @Override
    public ScrollBar getHorizontalBar() {
        return table.getHorizontalBar();
    }

    /** Always null: the table has a slider in its place. */
    @Override
    public ScrollBar getVerticalBar() {
        return table.getVerticalBar();
    }

    /** The row of an item. */
    public int indexOf(TableItem ti) {
        int place = table.indexOf(ti);
        return place < frozen ? place : place + (int) scroll.top();
    }

    /** The columns, in the order of their creation. */
    public TableColumn[] getColumns() {
        return table.getColumns();
    }

    /** The order in which the columns are shown. */
    public int[] getColumnOrder() {
        return table.getColumnOrder();
    }

    /** Sets the order in which the columns are shown. */
    public void setColumnOrder(int[] order) {
        table.setColumnOrder(order);
    }

    /** The item at a point of the table; null if there is none. */
    public TableItem getItem(Point point) {
        return table.getItem(point);
    }

    /** The column at a point of the table; null if there is none. */
    public TableColumn getColumn(Point point) {
        int offset = table.getHorizontalBar() == null ? 0 : table.getHorizontalBar().getSelection();
        int x = -offset;
        for (int index : table.getColumnOrder()) {
            TableColumn column = table.getColumn(index);
            if (point.x >= x && point.x < x + column.getWidth()) {
                return column;
            }
            x += column.getWidth();
        }
        return null;
    }

    @Override
    public boolean setFocus() {
        return table.setFocus();
    }

    /** Fills the visible rows again. */
    public void refresh() {
        if (!isDisposed()) {
            setItemCount(getItemCount());
        }
    }

    /**
     * Removes all rows that are not frozen.
     *
     * @return the number of rows that are left
     */
    public int removeAll() {
        setSelection(-1);
        setItemCount(frozen);
        return getItemCount();
    }

    /** Selects a row and shows it; -1 selects none. */
    public void setSelection(int index) {
        setSelectionRange(index, index);
    }

    /**
     * Selects rows and shows the last of them.
     *
     * @param beginIndex where the selection begins; -1 selects none
     * @param endIndex where it ends, before or after its begin
     */
    public void setSelectionRange(int beginIndex, int endIndex) {
        selectionBegin = beginIndex < 0 || beginIndex >= getItemCount() ? -1 : beginIndex;
        selectionEnd = selectionBegin < 0 ? -2 : Math.clamp(endIndex, 0, getItemCount() - 1);
        if (selectionEnd >= frozen) {
            scroll.reveal(selectionEnd - frozen);
        }
        fill();
    }

    /** The row at which the selection ends; -1 if none is selected. */
    public int getSelectionIndex() {
        return selectionBegin < 0 ? -1 : selectionEnd;
    }

    /** The rows at which the selection begins and ends; {-1, -1} if none is selected. */
    public int[] getSelectionIndices() {
        return selectionBegin < 0 ? new int[] {-1, -1} : new int[] {selectionBegin, selectionEnd};
    }

    /** Sets how many of the first rows do not scroll. */
    public void setFrozenRowCount(int count) {
        int all = getItemCount();
        frozen = Math.max(0, count);
        setItemCount(Math.max(all, frozen));
    }

    /** Creates an editor of cells. */
    public TableEditor createTableEditor() {
        return new TableEditor(table);
    }

    /**
     * Creates a control for an editor of cells.
     *
     * @param control its class, with a constructor (Composite, int)
     * @return the control; null if it cannot be created
     */
    public Control createTableEditorControl(Class<? extends Control> control) {
        try {
            return control.getConstructor(Composite.class, int.class).newInstance(table, SWT.NONE);
        } catch (InvocationTargetException e) {
            throw new IllegalArgumentException(control.getName(), e.getCause());
        } catch (ReflectiveOperationException e) {
            return null;
        }
    }

    /** What the tooltips come from; null for none. */
    public TooltipProvider getTooltipProvider() {
        return tooltips;
    }

    /** Sets what the tooltips come from; null for none. */
    public void setTooltipProvider(TooltipProvider tooltipProvider) {
        tooltips = tooltipProvider;
    }

    /** Who is told of double clicks; null for none. */
    public IDoubleClickListener getDoubleClickListener() {
        return doubleClicks;
    }

    /** Sets who is told of double clicks; null for none. */
    public void setDoubleClickListener(IDoubleClickListener doubleClickListener) {
        doubleClicks = doubleClickListener;
    }

    private void fill() {
        int shown = frozen + scroll.items();
        if (table.getItemCount() != shown) {
            table.setItemCount(shown);
        }
        int first = Math.min(selectionBegin, selectionEnd);
        int last = Math.max(selectionBegin, selectionEnd);
        List<Integer> selected = new ArrayList<>();
        for (int i = 0; i < shown; i++) {
            int row = i < frozen ? i : i + (int) scroll.top();
            ask(table.getItem(i), row);
            if (selectionBegin >= 0 && row >= first && row <= last) {
                selected.add(i);
            }
        }
        table.deselectAll();
        table.select(selected.stream().mapToInt(Integer::intValue).toArray());
    }

    private void ask(TableItem item, int row) {
        Event event = new Event();
        event.type = SWT.SetData;
        event.widget = this;
        event.display = getDisplay();
        event.item = item;
        event.index = row;
        event.doit = true;
        for (Listener filler : List.copyOf(fillers)) {
            filler.handleEvent(event);
        }
        if (!event.doit) {
            for (int c = 0; c < table.getColumnCount(); c++) {
                item.setText(c, c == 0 ? "…" : "");
            }
            item.setData(null);
        }
    }

    private void clicked(Event event) {
        if (event.item instanceof TableItem item) {
            move(indexOf(item), (event.stateMask & SWT.SHIFT) != 0);
        }
    }

    private void move(int row, boolean extend) {
        int to = Math.clamp(row, 0, Math.max(0, getItemCount() - 1));
        setSelectionRange(extend && selectionBegin >= 0 ? selectionBegin : to, to);
    }

    private void key(Event event) {
        int from = selectionBegin < 0 ? getTopIndex() : selectionEnd;
        Long to = scroll.target(event.keyCode, from - frozen);
        if (to != null && getItemCount() > 0) {
            event.doit = false;
            move((int) (to + frozen), (event.stateMask & SWT.SHIFT) != 0);
            Event selection = new Event();
            selection.item = itemOf(selectionEnd);
            selection.stateMask = event.stateMask;
            table.notifyListeners(SWT.Selection, selection);
        }
    }

    private @Nullable TableItem itemOf(int row) {
        int place = row < frozen ? row : row - (int) scroll.top();
        return place >= 0 && place < table.getItemCount() ? table.getItem(place) : null;
    }

    private int columnAt(int x, TableItem item) {
        for (int c = 0; c < table.getColumnCount(); c++) {
            if (item.getBounds(c).contains(x, item.getBounds(c).y)) {
                return c;
            }
        }
        return -1;
    }

    private void doubleClicked(Event event) {
        TableItem item = table.getItem(new Point(event.x, event.y));
        if (doubleClicks != null && item != null && event.button == 1) {
            doubleClicks.handleDoubleClick(this, item, columnAt(event.x, item));
        }
    }

    private void hover(Event event) {
        if (tooltips != null) {
            TableItem item = table.getItem(new Point(event.x, event.y));
            String text =
                    item == null
                            ? null
                            : tooltips.getTooltip(columnAt(event.x, item), item.getData());
            if (!java.util.Objects.equals(text, table.getToolTipText())) {
                table.setToolTipText(text);
            }
        }
    }
}
