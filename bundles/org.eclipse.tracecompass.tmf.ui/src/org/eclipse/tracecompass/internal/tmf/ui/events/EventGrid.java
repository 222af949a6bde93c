package org.eclipse.tracecompass.internal.tmf.ui.events;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Table;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.tracecompass.internal.tmf.ui.Shades;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSetting;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSettingsManager;
import org.eclipse.tracecompass.tmf.ui.views.colors.IColorSettingsListener;
import org.eclipse.tracecompass.tmf.ui.widgets.TableScroll;

/**
 * A table of any number of rows: it has only as many items as fit on the screen, and fills them as
 * one scrolls. On the UI thread only.
 */
final class EventGrid extends Composite {

    /** Takes what the user does. */
    interface Input {
        /** The user selected rows; {@code anchor} is where a range began. */
        void selected(long anchor, long focus);

        /** The user double-clicked a row or pressed Enter. */
        void activated(long row);

        /** Columns have other widths, another order, or were scrolled. */
        void columnsMoved();
    }

    private final EventTableModel model;
    private final Input input;
    private final Table table;
    private final TableScroll scroll;
    private List<EventColumn> columns = List.of();
    private long anchor = -1;
    private long focus = -1;
    private long selectedFirst = -1;
    private long selectedLast = -2;
    private boolean arranging;

    EventGrid(Composite parent, EventTableModel model, Input input) {
        super(parent, SWT.NONE);
        this.model = model;
        this.input = input;
        table = new Table(this, SWT.MULTI | SWT.FULL_SELECTION | SWT.NO_SCROLL | SWT.H_SCROLL);
        table.setHeaderVisible(true);
        table.setLinesVisible(false);
        scroll = TableScroll.beside(this, table, this::fill);
        table.addListener(SWT.Resize, e -> fit());
        table.addListener(SWT.Selection, this::clicked);
        table.addListener(SWT.DefaultSelection, e -> activate(e));
        table.addListener(SWT.KeyDown, this::key);
        IColorSettingsListener colours = settings -> coloursChanged();
        ColorSettingsManager.addColorSettingsListener(colours);
        addDisposeListener(e -> ColorSettingsManager.removeColorSettingsListener(colours));
        if (table.getHorizontalBar() != null) {
            table.getHorizontalBar().addListener(SWT.Selection, e -> input.columnsMoved());
        }
    }

    private void coloursChanged() {
        if (!isDisposed()) {
            getDisplay()
                    .asyncExec(
                            () -> {
                                if (!isDisposed()) {
                                    refresh();
                                }
                            });
        }
    }

    Table table() {
        return table;
    }

    @Override
    public boolean setFocus() {
        return table.setFocus();
    }

    /** Replaces the columns by those of another trace. */
    void setColumns(List<EventColumn> newColumns, ColumnSettings settings) {
        arranging = true;
        table.setRedraw(false);
        try {
            for (TableColumn column : table.getColumns()) {
                column.dispose();
            }
            columns = newColumns;
            for (EventColumn column : newColumns) {
                TableColumn widget =
                        new TableColumn(table, column.isNumber() ? SWT.RIGHT : SWT.LEFT);
                widget.setText(column.name());
                widget.setToolTipText(column.aspect().getHelpText());
                widget.setMoveable(true);
                show(widget, column, settings.get(column.name()));
                widget.addListener(SWT.Resize, e -> columnMoved());
                widget.addListener(SWT.Move, e -> columnMoved());
            }
            if (!newColumns.isEmpty()) {
                table.setColumnOrder(settings.order(names()));
            }
            table.removeAll();
        } finally {
            table.setRedraw(true);
            arranging = false;
        }
        fit();
        input.columnsMoved();
    }

    private static void show(
            TableColumn widget, EventColumn column, ColumnSettings.@Nullable Setting setting) {
        boolean visible =
                setting == null ? !column.aspect().isHiddenByDefault() : setting.visible();
        int width =
                setting == null || setting.width() <= 0 ? standardWidth(column) : setting.width();
        widget.setData(width);
        widget.setWidth(visible ? width : 0);
        widget.setResizable(visible);
    }

    private static int standardWidth(EventColumn column) {
        if (column.isTime()) {
            return 225;
        }
        if (column.isNumber()) {
            return 60;
        }
        return switch (column.name().toLowerCase(java.util.Locale.ROOT)) {
            case "cpu", "tid", "pid", "prio", "vtid", "vpid" -> 60;
            case "channel" -> 80;
            case "trace" -> 110;
            case "contents", "content", "fields" -> 700;
            case "event type", "type", "name" -> 190;
            default -> 130;
        };
    }

    /** Shows or hides a column. */
    void setVisible(int index, boolean visible) {
        TableColumn widget = table.getColumn(index);
        if (visible) {
            widget.setWidth(widget.getData() instanceof Integer width ? width : 100);
        } else {
            widget.setData(widget.getWidth());
            widget.setWidth(0);
        }
        widget.setResizable(visible);
        columnMoved();
    }

    /** Whether a column is shown. */
    boolean isVisible(int index) {
        return table.getColumn(index).getWidth() > 0;
    }

    /** The columns in the order of the trace. */
    List<String> names() {
        return columns.stream().map(EventColumn::name).toList();
    }

    /** How the columns are shown now, in the order of the screen. */
    Map<String, ColumnSettings.Setting> settings() {
        Map<String, ColumnSettings.Setting> settings = new LinkedHashMap<>();
        for (int index : table.getColumnOrder()) {
            TableColumn widget = table.getColumn(index);
            boolean visible = widget.getWidth() > 0;
            int hidden = widget.getData() instanceof Integer width ? width : 0;
            settings.put(
                    columns.get(index).name(),
                    new ColumnSettings.Setting(visible ? widget.getWidth() : hidden, visible));
        }
        return settings;
    }

    private void columnMoved() {
        if (!arranging) {
            input.columnsMoved();
        }
    }

    /** Takes over the number of rows and their texts from the model. */
    void refresh() {
        scroll.resize(model.size(), scroll.fitting());
        fill();
    }

    /** Scrolls to the start and selects nothing. */
    void reset() {
        scroll.setTop(0);
        select(-1, -2);
        anchor = -1;
        focus = -1;
    }

    /** Selects a range of rows, and shows its start. */
    void select(long first, long last) {
        if (first >= 0 && first <= last) {
            scroll.reveal(first);
        }
        mark(first, last);
    }

    /** Selects all rows, and shows those that are visible now. */
    void selectAll() {
        mark(0, scroll.size() - 1);
    }

    private void mark(long first, long last) {
        selectedFirst = first;
        selectedLast = last;
        focus = first;
        anchor = first;
        fill();
    }

    /** Shows where an empty selection would be, without selecting. */
    void revealGap(long row) {
        selectedFirst = -1;
        selectedLast = -2;
        scroll.reveal(Math.clamp(row, 0, Math.max(0, scroll.size() - 1)));
        fill();
    }

    /** The row at the top of the screen. */
    long firstVisible() {
        return scroll.top();
    }

    /** The row that has the focus, -1 for none. */
    long focusRow() {
        return focus;
    }

    /** The first selected row; above {@link #lastSelected()} if none is. */
    long firstSelected() {
        return selectedFirst;
    }

    long lastSelected() {
        return selectedLast;
    }

    private void fit() {
        if (!isDisposed()) {
            refresh();
        }
    }

    private void fill() {
        int shown = scroll.items();
        if (table.getItemCount() != shown) {
            table.setItemCount(shown);
        }
        Shades shades = Shades.of(table);
        List<Integer> selected = new ArrayList<>();
        for (int i = 0; i < shown; i++) {
            long index = scroll.top() + i;
            fill(table.getItem(i), model.row(index), shades);
            if (index >= selectedFirst && index <= selectedLast) {
                selected.add(i);
            }
        }
        table.deselectAll();
        if (!selected.isEmpty()) {
            table.select(selected.stream().mapToInt(Integer::intValue).toArray());
        }
    }

    private void fill(TableItem item, @Nullable EventRow row, Shades shades) {
        Color colour = null;
        for (int c = 0; c < table.getColumnCount(); c++) {
            String text =
                    row == null
                            ? (c == 0 ? "…" : "")
                            : c < row.cells().size() ? row.cells().get(c) : "";
            if (!text.equals(item.getText(c))) {
                item.setText(c, text);
            }
        }
        if (row == null) {
            colour = shades.faint();
        } else if (row.isLost()) {
            colour = shades.lost();
        }
        ColorSetting setting =
                row == null ? null : ColorSettingsManager.getColorSetting(row.event());
        if (setting != null && setting.getForegroundColor() != null) {
            colour = setting.getForegroundColor();
        }
        item.setForeground(colour);
        item.setBackground(setting == null ? null : setting.getBackgroundColor());
    }

    private void clicked(Event event) {
        if (event.item instanceof TableItem item) {
            long row = scroll.top() + table.indexOf(item);
            moveFocus(row, (event.stateMask & SWT.SHIFT) != 0);
        }
    }

    private void activate(Event event) {
        if (event.item instanceof TableItem item) {
            input.activated(scroll.top() + table.indexOf(item));
        }
    }

    private void moveFocus(long row, boolean extend) {
        if (scroll.size() == 0) {
            return;
        }
        focus = Math.clamp(row, 0, scroll.size() - 1);
        if (!extend || anchor < 0) {
            anchor = focus;
        }
        selectedFirst = Math.min(anchor, focus);
        selectedLast = Math.max(anchor, focus);
        scroll.reveal(focus);
        fill();
        input.selected(anchor, focus);
    }

    private void key(Event event) {
        if ((event.stateMask & (SWT.CTRL | SWT.ALT | SWT.COMMAND)) != 0
                && event.keyCode != SWT.HOME
                && event.keyCode != SWT.END) {
            return;
        }
        long from = focus >= 0 ? focus : scroll.top();
        Long to = scroll.target(event.keyCode, from);
        if (to != null) {
            event.doit = false;
            moveFocus(to, (event.stateMask & SWT.SHIFT) != 0);
        } else if (event.keyCode == SWT.CR || event.keyCode == SWT.KEYPAD_CR) {
            event.doit = false;
            input.activated(from);
        }
    }
}
