package org.eclipse.tracecompass.tmf.ui.viewers.events;

import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.TableEditor;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.TableColumn;
import org.eclipse.swt.widgets.TableItem;
import org.eclipse.swt.widgets.Text;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.ui.viewers.events.columns.TmfEventTableColumn;
import org.eclipse.tracecompass.tmf.ui.widgets.virtualtable.TmfVirtualTable;

/**
 * The first row of a table of events, in whose cells one writes what to search for: Enter finds the
 * next event, Shift+Enter the previous one, Ctrl+Enter shows only such events.
 */
@NonNullByDefault
final class HeaderRowEditor {

    private final TmfEventsTable owner;
    private final TmfVirtualTable table;
    private final TableEditor editor;
    private @Nullable Text field;

    HeaderRowEditor(TmfEventsTable owner, TmfVirtualTable table) {
        this.owner = owner;
        this.table = table;
        editor = table.createTableEditor();
        editor.grabHorizontal = true;
        editor.horizontalAlignment = SWT.LEFT;
        table.addListener(SWT.MouseDown, this::clicked);
    }

    private void clicked(Event event) {
        close(true);
        Point point = new Point(event.x, event.y);
        TableItem item = table.getItem(point);
        if (event.button != 1 || item == null || table.indexOf(item) != 0) {
            return;
        }
        TableColumn[] columns = table.getColumns();
        for (int c = 0; c < columns.length; c++) {
            if (item.getBounds(c).contains(point)) {
                open(item, columns[c], c);
            }
        }
    }

    private void open(TableItem item, TableColumn column, int index) {
        if (!(table.createTableEditorControl(Text.class) instanceof Text text)) {
            return;
        }
        field = text;
        Object old = column.getData(TmfEventsTable.Key.SEARCH_TXT);
        text.setText(old == null ? "" : old.toString());
        text.selectAll();
        text.setData(column);
        text.addListener(
                SWT.KeyDown,
                e -> {
                    if (e.keyCode == SWT.ESC) {
                        close(false);
                        table.setFocus();
                    } else if (e.keyCode == SWT.CR || e.keyCode == SWT.KEYPAD_CR) {
                        e.doit = false;
                        close(true);
                        entered(e.stateMask);
                    }
                });
        text.addListener(SWT.FocusOut, e -> close(true));
        editor.setEditor(text, item, index);
        text.setFocus();
    }

    private void entered(int modifiers) {
        if ((modifiers & SWT.CTRL) != 0) {
            owner.applySearchAsFilter();
        } else if ((modifiers & SWT.SHIFT) != 0) {
            owner.searchPrevious();
        } else {
            owner.searchNext();
        }
        table.setFocus();
    }

    private void close(boolean keep) {
        Text text = field;
        if (text == null || text.isDisposed()) {
            return;
        }
        field = null;
        if (keep && text.getData() instanceof TableColumn column && !column.isDisposed()) {
            set(column, text.getText());
        }
        text.dispose();
        table.refresh();
    }

    /** Sets what a column is searched for; blank for nothing. */
    static void set(TableColumn column, String text) {
        if (text.isBlank()
                || !(column.getData(TmfEventsTable.Key.ASPECT) instanceof TmfEventTableColumn of)) {
            column.setData(TmfEventsTable.Key.SEARCH_TXT, null);
            column.setData(TmfEventsTable.Key.SEARCH_OBJ, null);
            return;
        }
        String regex;
        try {
            Pattern.compile(text);
            regex = text;
        } catch (PatternSyntaxException e) {
            // Most of what is no expression is meant as plain text: "a[0".
            regex = Pattern.quote(text);
        }
        TmfFilterMatchesNode node = new TmfFilterMatchesNode(null);
        node.setEventAspect(of.getEventAspect());
        node.setRegex(regex);
        column.setData(TmfEventsTable.Key.SEARCH_TXT, text);
        column.setData(TmfEventsTable.Key.SEARCH_OBJ, node);
    }

    /** All that is searched for, to hold at once; null if nothing is. */
    @Nullable
    TmfFilterAndNode wanted() {
        TmfFilterAndNode all = new TmfFilterAndNode(null);
        for (TableColumn column : table.getColumns()) {
            if (column.getData(TmfEventsTable.Key.SEARCH_OBJ)
                    instanceof TmfFilterMatchesNode node) {
                all.addChild(node.clone());
            }
        }
        return all.hasChildren() ? all : null;
    }

    /** Searches for nothing. */
    void clear() {
        for (TableColumn column : table.getColumns()) {
            set(column, "");
        }
    }
}
