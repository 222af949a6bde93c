package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.ui.viewers.events.columns.TmfEventTableColumn;
import org.eclipse.tracecompass.tmf.ui.widgets.virtualtable.TmfVirtualTable;

/** The columns of a table of events: one per name of the aspects. On the UI thread only. */
@NonNullByDefault
final class TableColumns {

    private static final int INITIAL_WIDTH = 150;
    private static final int MIN_WIDTH = 60;
    private static final int MAX_WIDTH = 500;
    private static final int PADDING = 8;

    private final TmfVirtualTable table;
    private final List<TmfEventTableColumn> columns;
    private boolean packed;

    TableColumns(TmfVirtualTable table, Iterable<ITmfEventAspect<?>> aspects) {
        this.table = table;
        Map<String, TmfEventTableColumn> byName = new LinkedHashMap<>();
        for (ITmfEventAspect<?> aspect : aspects) {
            TmfEventTableColumn same = byName.get(aspect.getName());
            if (same == null) {
                byName.put(aspect.getName(), new TmfEventTableColumn(aspect));
            } else {
                same.addDuplicate(aspect);
            }
        }
        columns = List.copyOf(byName.values());
        for (int i = 0; i < columns.size(); i++) {
            create(columns.get(i), i);
        }
    }

    private void create(TmfEventTableColumn column, int index) {
        TableColumn widget = table.newTableColumn(SWT.LEFT);
        widget.setText(column.getHeaderName());
        widget.setToolTipText(column.getHeaderTooltip());
        widget.setData(TmfEventsTable.Key.ASPECT, column);
        widget.setData(TmfEventsTable.Key.INDEX, index);
        widget.setData(TmfEventsTable.Key.WIDTH, INITIAL_WIDTH);
        widget.setMoveable(true);
        boolean hidden = column.getEventAspect().isHiddenByDefault();
        widget.setWidth(hidden ? 0 : INITIAL_WIDTH);
        widget.setResizable(!hidden);
    }

    String[] texts(ITmfEvent event) {
        return columns.stream().map(column -> column.getItemString(event)).toArray(String[]::new);
    }

    /** Makes the columns as wide as their texts, once; returns whether that was done. */
    boolean pack() {
        if (packed) {
            return false;
        }
        packed = true;
        for (TableColumn column : table.getColumns()) {
            if (column.getResizable()) {
                column.pack();
                // A long text must not push the others off the screen.
                column.setWidth(Math.clamp(column.getWidth() + PADDING, MIN_WIDTH, MAX_WIDTH));
            }
        }
        return true;
    }

    int[] widths() {
        return Arrays.stream(table.getColumns()).mapToInt(TableColumn::getWidth).toArray();
    }

    boolean[] resizable() {
        TableColumn[] widgets = table.getColumns();
        boolean[] resizable = new boolean[widgets.length];
        for (int c = 0; c < widgets.length; c++) {
            resizable[c] = widgets[c].getResizable();
        }
        return resizable;
    }

    /** Sets the widths; does nothing if they are for other columns. */
    void setWidths(int @Nullable [] widths, boolean @Nullable [] resizable) {
        TableColumn[] widgets = table.getColumns();
        if (widths == null || widths.length != widgets.length) {
            return;
        }
        packed = true;
        for (int c = 0; c < widgets.length; c++) {
            widgets[c].setWidth(widths[c]);
            if (resizable != null && resizable.length == widths.length) {
                widgets[c].setResizable(resizable[c]);
            }
        }
    }
}
